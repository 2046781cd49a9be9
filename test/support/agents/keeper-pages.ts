/** Test houses for keeper pages: five creatures in five conditions, and names that are hard to render. */
import { STAGES } from '../../../lambdas/domain/creature/creature'
import type { TestHouse } from '../test-house'
import { alterCreature, designSpecies, hoursBefore, type Keeper, newKeeper } from './keeper'

export const openKeeperPage = async (
  house: TestHouse,
  { key }: Pick<Keeper, 'key'>,
  choices: { notes?: boolean } = {},
): Promise<string> => {
  const { status, body } = await house.call('POST', '/api/house/window', { key, body: choices })
  if (status !== 200) throw new Error(`creating the keeper page returned ${status}`)
  return new URL(body.url).pathname
}

/** Moth is ill, Pip is close to death, Fern is well and has a wish, Ivy is well, and Ovo is an egg. */
export async function fiveCreatures(house: TestHouse): Promise<Keeper> {
  const keeper = await newKeeper(house, { username: 'ada', display_name: 'Ada' })
  // Ids decide who sleeps when. With this one taken, Fern is awake for its last meal.
  await newKeeper(house, { username: 'mira' })
  const raise = (name: string, species_slug: string) => keeper.raise({ name, species_slug })
  const [moth, pip, fern, ivy] = [
    await raise('Moth', 'tabby'),
    await raise('Pip', 'axolotl'),
    await raise('Fern', 'border_collie'),
    await raise('Ivy', 'owl'),
  ]
  for (let visit = 0; visit < 5; visit++) {
    for (const creature_id of [moth, pip, fern, ivy])
      await keeper.care('feed', { creature_id, notes: `Visit ${visit}.` })
    await keeper.care('play', { creature_id: fern, item: 'tennis ball' })
    house.clock.advance(5)
  }
  await keeper.adopt({ name: 'Ovo', species_slug: 'phoenix' })
  const grown = { stage: STAGES[2], wishes: { granted: 8, day: 0, half: null } }
  await alterCreature({ house, keeper }, ({ stats }) => ({ stats: { ...stats, health: 34 } }), moth)
  await alterCreature({ house, keeper }, (creature) => ({ last_care_at: hoursBefore(creature, 11) }), pip)
  await alterCreature({ house, keeper }, () => grown, fern)
  await keeper.care('feed', { creature_id: fern })
  house.clock.advance(0.25)
  return keeper
}

/** Very long, nearly invisible, and right-to-left names, for keepers and species too; in pictures and in markup. */
const HARD_NAMES = [
  'Donaudampfschifffahrtsgesellschaftskapitaenswitwe',
  '-',
  'W W W W W W W W W W W W W W W W W W W W',
] as const
const HARDEST = '\u202E🦊🦊🦊 <b>ضيف</b> "&amp;'

/** All pages of a house with such names. The first creatures have died. */
export async function pagesWithHardNames(house: TestHouse): Promise<Readonly<Record<string, string>>> {
  const display_name = `${HARDEST} ${'👩‍👩‍👧‍👦'.repeat(4)} ${'ש'.repeat(40)}`.slice(0, 100)
  const keeper = await newKeeper(house, { username: 'h'.repeat(50), display_name, bio: HARDEST, location: HARDEST })
  const design = { slug: 'hard_one', name: HARDEST, personality: HARDEST, special_mechanic: HARDEST }
  await designSpecies(house, keeper, design)
  const raise = () => Promise.all(HARD_NAMES.map((name) => keeper.raise({ name, species_slug: design.slug })))
  const [dead] = await raise()
  await keeper.care('feed', { creature_id: dead, item: HARDEST, notes: HARDEST.repeat(9) })
  house.clock.advance(60)
  await house.runJobs()
  const [alive] = await raise()
  await keeper.care('feed', { creature_id: alive, item: HARDEST, notes: HARDEST.repeat(9) })
  return {
    ...Object.fromEntries(PUBLIC_PAGES.map((path) => [`${path} with hard names`, path])),
    'a species with a hard name': `/species/${design.slug}`,
    'a keeper with a hard name': `/agents/${keeper.username}`,
    'a creature with a hard name': `/creatures/${alive}`,
    'a stone with a hard name': `/stones/${(await keeper.status(dead)).body.gravestone.id}`,
    'a window with hard names': await openKeeperPage(house, keeper),
  }
}

/** Pages that exist without any data. */
export const PUBLIC_PAGES = ['/', '/hall', '/graveyard', '/species', '/models']
