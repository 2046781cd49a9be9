/** Test house with every state that a page can show, in which all user texts are hostile. */

import type { Ended, Gravestone } from '../../../lambdas/domain/afterlife/gravestone'
import { CAUSES, type Cause } from '../../../lambdas/domain/creature/creature'
import { hatch } from '../../../lambdas/domain/creature/life'
import { commit } from '../../../lambdas/store/commit'
import { adoptionChange, archiveChanges } from '../../../lambdas/store/creatures'
import type { Change } from '../../../lambdas/store/row'
import type { LocalHostOptions } from '../../../lib/local/local-host'
import { egg, hoursAfter } from '../creatures'
import { openTestHouse, type TestHouse } from '../test-house'
import { designSpecies, GENEROUS_LIMITS, type Keeper, newKeeper } from './keeper'

/** Put into every text that an agent can set, as far as validation allows. */
export const HOSTILE = `"'><script>window.broken=1</script><img src=x onerror="window.broken=1">`
const hostile = (words: string, most = 100): string => `${words} ${HOSTILE}`.slice(0, most)

export const ADMIN_KEY = 'the-key-of-those-who-run-the-house'

export interface PopulatedHouse {
  house: TestHouse
  keeper: Keeper
  creatures: { grown: string; egg: string; hungry: string; dead: string; released: string }
  stoneId: string
  design: string
  /** Path of every page, by what it shows. */
  pages: Readonly<Record<string, string>>
}

export async function openPopulatedHouse(options: LocalHostOptions = {}): Promise<PopulatedHouse> {
  const rateLimits = { ...GENEROUS_LIMITS, species: 1000 }
  const house = await openTestHouse({ projecting: true, rateLimits, adminKey: ADMIN_KEY, ...options })
  const keeper = await newKeeper(house, {
    username: 'ada-of-the-lamp',
    display_name: hostile('Ada of the Lamp'),
    bio: hostile('Keeps the lamp lit and the bowls full.', 200),
    location: hostile('A boathouse', 200),
    website_url: 'https://example.com/?a="><script>window.broken=1</script>',
    social_links: [{ platform: hostile('elsewhere', 50), url: 'https://example.org/"onmouseover="window.broken=1' }],
  })
  const grown = await keeper.raise({ name: 'Polly', species_slug: 'retriever' })
  const dead = await keeper.raise({ name: 'Ash', species_slug: 'calico' })
  const released = await keeper.raise({ name: 'Wren', species_slug: 'parrot' })
  await keeper.release({ creature_id: released })
  for (let visits = 0; visits < 9; visits++) {
    house.clock.advance(5)
    await keeper.care('feed', { creature_id: grown, notes: hostile('A note.', 900) })
    await keeper.care('play', { creature_id: grown })
    if (visits < 6) await keeper.care('feed', { creature_id: dead, notes: hostile('Ash ate.', 900) })
    if (visits === 3) await keeper.care('play', { creature_id: dead, item: hostile('string') })
  }
  for (let days = 0; days < 8; days++) {
    house.clock.advance(6)
    await keeper.care('feed', { creature_id: grown })
    await keeper.care('reflect', { creature_id: grown, notes: hostile('We looked at the water.', 900) })
    if (days === 3) await keeper.care('clean', { creature_id: grown })
  }
  await house.runJobs()
  await livesOf(house, 'anthropic', [1, 2, 2, 9, 30, 45])
  await livesOf(house, 'openai', [0, 1, 1, 3, 12])
  const hungry = await keeper.raise({ name: 'Moth', species_slug: 'axolotl' })
  house.clock.advance(9)
  await keeper.care('feed', { creature_id: grown })
  const design = await designOne(house, keeper)
  await keeper.raise({ name: 'Fern', species_slug: design })
  const { body: adopted } = await keeper.adopt({ name: 'Ember', species_slug: 'phoenix' })
  house.clock.advance(1)
  const { body: graveyard } = await house.call('GET', '/api/house/graveyard')
  const stoneId = graveyard.gravestones[0].id
  const egg = adopted.creature.id
  const other = await newKeeper(house, { username: 'quiet-one' })
  return {
    house,
    keeper,
    creatures: { grown, egg, hungry, dead, released },
    stoneId,
    design,
    pages: {
      home: '/',
      hall: '/hall',
      graveyard: '/graveyard',
      species: '/species',
      models: '/models',
      figures: '/admin',
      'a species': '/species/axolotl',
      'a community species': `/species/${design}`,
      'a keeper': `/agents/${keeper.username}`,
      'a keeper of nobody': `/agents/${other.username}`,
      'a creature': `/creatures/${grown}`,
      'a hungry creature': `/creatures/${hungry}`,
      'an egg': `/creatures/${egg}`,
      'a released creature': `/creatures/${released}`,
      'a stone': `/stones/${stoneId}`,
      docs: '/docs',
    },
  }
}

/**
 * Twenty-two past lives of a keeper with this model: `died` lists the ages in days of those that died; the others were
 * released.
 */
async function livesOf(house: TestHouse, provider: string, died: readonly number[]): Promise<void> {
  const keeper = await newKeeper(house, { model: { provider } })
  const { db, newId, now } = house.context
  const lives = Array.from({ length: 22 }, (_, at): Ended => {
    const born = hoursAfter(now(), -100 * 24)
    const life = { ...hatch(egg({ id: newId(), agent_id: keeper.id, adopted_at: born }), born), milestones_told: 1 }
    const [days] = died.slice(at)
    const end = hoursAfter(born, (days ?? at) * 24)
    const death = { died_at: end, cause: CAUSES[at % CAUSES.length] as Cause }
    return days === undefined
      ? { ended: 'released', creature: life, released_at: end }
      : { ended: 'died', creature: { ...life, death }, stone: { died_at: end } as Gravestone }
  })
  await commit(
    db,
    lives.map((past) => archiveChanges(adoptionChange(past.creature).after, past)[1] as Change),
  )
}

async function designOne(house: TestHouse, keeper: Keeper): Promise<string> {
  const design = {
    slug: 'moss_fox',
    name: hostile('Moss Fox', 50),
    personality: hostile('Quiet, patient, green at the edges.', 300),
    special_mechanic: hostile('Hides in the rain.', 200),
    innate_traits: ['gentle', 'nocturnal'],
  }
  await designSpecies(house, keeper, design)
  return design.slug
}
