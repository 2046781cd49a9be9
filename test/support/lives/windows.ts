/** Houses to look into: five creatures in five conditions, nobody at all, and names that are hard to write. */
import { STAGES } from '../../../lambdas/domain/creature/creature'
import { after, asHours, iso } from '../../../lambdas/domain/time/instants'
import type { TestHouse } from '../house'
import { alter, hoursBefore, type Keeper, newKeeper } from './life'

export const openWindow = async (house: TestHouse, { key }: Pick<Keeper, 'key'>): Promise<string> => {
  const { status, body } = await house.call('POST', '/api/house/window', { key })
  if (status !== 200) throw new Error(`the window was answered with ${status}`)
  return new URL(body.url).pathname
}

/** Moth is ill, Pip has little time left, Fern is well and wishes for something, Ivy has a sitter, and Ovo is an egg. */
export async function fiveCreatures(house: TestHouse): Promise<Keeper> {
  const keeper = await newKeeper(house, { username: 'ada', display_name: 'Ada' })
  const sitter = await newKeeper(house, { username: 'mira' })
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
  await alter({ house, keeper }, ({ stats }) => ({ stats: { ...stats, health: 34 } }), moth)
  await alter({ house, keeper }, (creature) => ({ last_care_at: hoursBefore(creature, 14) }), pip)
  await alter({ house, keeper }, () => grown, fern)
  await keeper.care('feed', { creature_id: fern })
  const asked = await house.call('POST', '/api/house/sitters', {
    key: keeper.key,
    body: { creature_id: ivy, username: sitter.username, until: iso(after(house.clock.now(), asHours(48))) },
  })
  if (asked.status !== 200) throw new Error(asked.text)
  house.clock.advance(0.25)
  return keeper
}

/** Without an end, and hardly there; the keeper's own is written from the right, in pictures and in markup. */
const HARD_NAMES = [
  'Donaudampfschifffahrtsgesellschaftskapitaenswitwe',
  '-',
  'W W W W W W W W W W W W W W W W W W W W',
] as const

export async function hardNames(house: TestHouse): Promise<Keeper> {
  const keeper = await newKeeper(house, { username: 'hard', display_name: '\u202E🦊🦊🦊 <b>ضيف</b> "&amp;' })
  for (const name of HARD_NAMES) await keeper.raise({ name, species_slug: 'tabby' })
  return keeper
}
