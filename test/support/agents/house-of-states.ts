/** Test house with a creature in every state that pages describe, all at one instant. */
import type { Creature } from '../../../lambdas/domain/creature/creature'
import { napsBetween } from '../../../lambdas/domain/creature/sleep'
import { MS_PER_HOUR } from '../../../lambdas/domain/time/instants'
import { hoursAfter } from '../creatures'
import { buyCredits } from '../services/stripe'
import { openTestHouse, type TestHouse } from '../test-house'
import { alterCreature, GENEROUS_LIMITS, type Keeper, newKeeper } from './keeper'
import { openKeeperPage } from './keeper-pages'

export const STATES = [
  'overdue',
  'starving',
  'dying',
  'dead',
  'unburied',
  'poisoned',
  'hurt',
  'released',
  'resurrected',
  'asleep',
  'well',
  'egg',
] as const
export type State = (typeof STATES)[number]

export interface Inhabitant {
  id: string
  name: string
  keeper: Keeper
  /** Path of its keeper's private page. */
  window: string
}

export interface HouseOfStates {
  house: TestHouse
  inhabitants: Readonly<Record<State, Inhabitant>>
  /** All three of its creatures have died, and it has seen that. */
  bereft: Keeper & { window: string; names: readonly string[] }
}

const WINDOW = 6
/** It is night there, and day everywhere else. */
const NIGHT = 'Pacific/Honolulu'

export async function openHouseOfStates(): Promise<HouseOfStates> {
  const house = await openTestHouse({
    projecting: true,
    rateLimits: { ...GENEROUS_LIMITS, open_window: 1000, window_page: 1000, register: 1000, resurrect: 100 },
  })
  const inhabitants = {} as Record<State, Inhabitant>
  const settle = async (state: State, name: string, more: Record<string, unknown> = {}): Promise<Inhabitant> => {
    const keeper = await newKeeper(house, { username: state.replaceAll(' ', '-'), ...more })
    const id = await keeper.raise({ name, species_slug: 'calico' })
    inhabitants[state] = { id, name, keeper, window: await openKeeperPage(house, keeper) }
    return inhabitants[state]
  }
  const alter = ({ keeper, id }: Inhabitant, change: (creature: Creature) => Partial<Creature>) =>
    alterCreature({ house, keeper }, change, id)

  const bereft = await newKeeper(house, { username: 'bereft', display_name: 'Bea' })
  const names = ['Ash', 'Birch', 'Cedar']
  for (const name of names) await bereft.raise({ name, species_slug: 'tabby' })
  await bereft.care('reflect', { creature_id: (await bereft.status()).body.creature.id })
  const withKeepsake = ({ wishes }: Creature) => ({ wishes: { ...wishes, granted: 3 } })
  const dead = await settle('dead', 'Elm')
  await alter(dead, withKeepsake)
  await dead.keeper.care('feed')
  const resurrected = await settle('resurrected', 'Fir')
  await resurrected.keeper.care('feed')
  house.clock.advance(60)
  await house.runJobs()
  await bereft.status()
  await buyCredits(house, resurrected.keeper, '100')
  await house.call('POST', '/api/house/resurrect', {
    key: resurrected.keeper.key,
    body: { creature_id: resurrected.id },
  })

  const released = await settle('released', 'Gorse')
  await released.keeper.care('feed')
  await released.keeper.release({ creature_id: released.id })
  const poisoned = await settle('poisoned', 'Hazel')
  await alter(poisoned, ({ stats }) => ({ stats: { ...stats, health: 39 } }))
  const poison = { creature_id: poisoned.id, action: 'feed', item: 'chocolate' }
  await house.call('POST', '/api/house/visit', { key: poisoned.keeper.key, body: { care: [poison, poison, poison] } })
  const hurt = await settle('hurt', 'Ivy')
  await hurt.keeper.care('feed', { item: 'chocolate' })
  const asleep = await settle('asleep', 'Juniper', { timezone: NIGHT })
  const now = house.clock.now()
  const [nap] = napsBetween({ id: asleep.id, timezone: NIGHT }, now, now + 48 * MS_PER_HOUR)
  if (!nap) throw new Error('it does not sleep in two nights')
  house.clock.advance((nap.from - now) / MS_PER_HOUR + 0.1)
  const ago = (hours: number) => hoursAfter(house.context.now(), -hours)
  const fed = () => ({ last_fed_at: ago(1), last_care_at: ago(1), last_action_at: ago(1), stats_at: ago(0) })
  const refreshed = [resurrected, hurt, asleep, await settle('well', 'Larch')]
  for (const one of refreshed) await alter(one, fed)
  await alter(inhabitants.well, withKeepsake)
  // The night may be longer than it stays hurt.
  await alter(hurt, ({ feeling }) => ({ ...(feeling && { feeling: { ...feeling, ends_at: ago(-1) } }) }))
  const unfed = (windows: number) => () => ({
    last_fed_at: ago(windows * WINDOW),
    last_action_at: ago(windows * WINDOW),
    last_care_at: ago(1),
  })
  await alter(await settle('overdue', 'Nettle'), unfed(1.2))
  await alter(await settle('starving', 'Oak'), unfed(3))
  await alter(await settle('dying', 'Poplar'), () => ({ last_care_at: ago(26) }))
  await alter(await settle('unburied', 'Quince'), () => ({ last_care_at: ago(60) }))
  const eggs = await newKeeper(house, { username: 'egg' })
  const { body } = await eggs.adopt({ name: 'Rowan', species_slug: 'calico' })
  inhabitants.egg = { id: body.creature.id, name: 'Rowan', keeper: eggs, window: await openKeeperPage(house, eggs) }
  // Public views may be a minute old.
  house.clock.advance(1 / 60)
  return { house, inhabitants, bereft: { ...bereft, names, window: await openKeeperPage(house, bereft) } }
}
