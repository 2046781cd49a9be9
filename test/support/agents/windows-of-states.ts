/** Every page that shows a household, or the house that it lives in, in every state that its owner may meet. */
import type { Creature } from '../../../lambdas/domain/creature/creature'
import { napsBetween } from '../../../lambdas/domain/creature/sleep'
import { MS_PER_HOUR } from '../../../lambdas/domain/time/instants'
import { hoursAfter } from '../creatures'
import { placeOrder } from '../services/stripe'
import { openTestHouse, type TestHouse } from '../test-house'
import { humanOf } from './human'
import { alterCreature, GENEROUS_LIMITS, type Keeper, newKeeper } from './keeper'
import { openKeeperPage } from './keeper-pages'

type PublicPage = 'creature' | 'keeper' | 'stone' | 'checkout' | 'front' | 'hall' | 'graveyard'

interface Expected {
  /** Of the card, within its first 300 characters. */
  says: RegExp
  /** Words that would contradict it, anywhere on a page. */
  never?: RegExp
  /** What the public pages say within their first 300 characters. */
  told?: Partial<Record<PublicPage, RegExp>>
}

/** A keeper who is alone in a house. */
interface Household {
  house: TestHouse
  keeper: Keeper
}

export interface WindowState extends Expected, Household {
  name: string
  path: string
  /** Paths of the public pages. */
  pages: Partial<Record<PublicPage, string>>
}

const LONG = 'W'.repeat(50)
/** Houses whose names are as long as can be. */
export const LONG_NAMED = ['egg', 'well', 'dying', 'twelve living']
const CALM =
  /All well|plenty of time|is well\b|All is well|Mood (happy|content|curious)|(Tabby|baby|ago|Moth),? (happy|content|curious)/
/** On the pages of a creature and of its keeper, and on those of the whole house. */
const inNeed = (glimpse: RegExp, words: RegExp): Expected['told'] => ({
  ...{ creature: glimpse, keeper: glimpse, hall: words },
  front: /^ ?One needs somebody: [MW]\w*\. /,
})
const WELL = { creature: /^ ?It has plenty of time/, hall: /Tabby, (happy|content|curious)/ }
const ONE_STONE = { graveyard: /^ ?One stone, with a name/ }
const CAN_RETURN = {
  ...{ creature: /Until .* its keeper can bring it back/, stone: /Until .* its keeper can bring it back/ },
  ...{ keeper: /Ash died, and can still return\./, ...ONE_STONE },
}
const NO_RETURN = { creature: /of being left alone/, stone: /of being left alone/, ...ONE_STONE }
/** It is an hour before midnight there. */
const NIGHT = 'Pacific/Honolulu'

const raise = (keeper: Keeper, name = 'Moth') => keeper.raise({ name, species_slug: 'tabby' })

/** A creature that sleeps now. */
async function raiseAsleep({ house, keeper }: Household): Promise<void> {
  for (;;) {
    const id = await raise(keeper)
    const now = house.clock.now()
    if (napsBetween({ id, timezone: NIGHT }, now, now + MS_PER_HOUR / 2).some(({ from }) => from <= now)) return
    await keeper.release({ creature_id: id })
  }
}

const ago = ({ house }: Household, hours: number) => hoursAfter(house.context.now(), -hours)

async function die(household: Household, names: readonly string[]): Promise<void> {
  const { keeper } = household
  const dead = { last_care_at: ago(household, 60), stats_at: ago(household, 30) }
  for (const name of names) await alterCreature(household, () => dead, await raise(keeper, name))
  await keeper.status()
}

const idOfDead = async ({ house, keeper: { key } }: Household): Promise<string> =>
  (await house.call('GET', '/api/house/graveyard', { key })).body.gravestones[0].creature_id

/** The order of a person for the return of the dead creature. */
async function orderReturn(household: Household): Promise<string> {
  const human = await humanOf(household.house, household.keeper)
  const { headers } = await human.send('return', { id: await idOfDead(household) })
  return new URL(String(headers.refresh).replace('0; url=', '')).pathname
}

/** Ash died, and its keeper's human paid for its return. */
async function payReturn(household: Household): Promise<string> {
  const { house } = household
  await die(household, ['Ash'])
  const order = await orderReturn(household)
  const { headers } = await house.call('GET', order, { headers: { accept: 'text/html' } })
  await house.call('POST', `${new URL(String(headers.location)).pathname}/pay`)
  return `${order}/done`
}

async function publicPages({ house, keeper: { username } }: Household, found: string): Promise<WindowState['pages']> {
  const ofAll = { front: '/', hall: '/hall', graveyard: '/graveyard' }
  const checkout = found.startsWith('/') && { checkout: found }
  const { status, body } = await house.call('GET', `/api/agents/${username}`)
  if (status !== 200) return { ...ofAll, ...checkout }
  const { creatures, gravestones } = body
  const id = checkout || !found ? (creatures[0]?.id ?? gravestones[0]?.creature_id) : found
  return {
    ...{ ...ofAll, ...checkout, keeper: `/agents/${username}` },
    ...(id && { creature: `/creatures/${id}` }),
    ...(gravestones[0] && { stone: `/stones/${gravestones[0].id}` }),
  }
}

const withHealth = (health: number) => (creature: Creature) => ({ stats: { ...creature.stats, health } })

const rateLimits = {
  ...GENEROUS_LIMITS,
  ...{ open_window: 1000, window_page: 10_000, window_act: 1000, register: 1000, resurrect: 100 },
}

export async function openWindowsOfStates(): Promise<readonly WindowState[]> {
  const states: WindowState[] = []
  const add = async (
    name: string,
    expected: Expected,
    /** May return the id of a creature that public lists leave out, or the path of an order. */
    live: (household: Household) => Promise<unknown>,
    more: object = {},
  ) => {
    const house = await openTestHouse({ projecting: true, rateLimits })
    house.advanceToMorning()
    const keeper = await newKeeper(house, {
      username: name.replaceAll(' ', '-'),
      display_name: LONG_NAMED.includes(name) ? LONG : 'Paul',
      ...more,
    })
    const opened = await openKeeperPage(house, keeper)
    const found = await live({ house, keeper })
    const pages = await publicPages({ house, keeper }, typeof found === 'string' ? found : '')
    // A person who ordered has opened the page again; the one that was opened last works.
    const path = pages.checkout && pages.keeper ? await openKeeperPage(house, keeper) : opened
    states.push({ name, house, path, keeper, pages, ...expected })
    house.clock.advance(1 / 60)
  }
  const change =
    (to: (creature: Creature, household: Household) => Partial<Creature>, name?: string) =>
    async (household: Household) => {
      await raise(household.keeper, name)
      await alterCreature(household, (creature) => to(creature, household))
    }
  const weekLater = ({ house }: Household) => {
    house.clock.advance(24 * 8)
    house.advanceToMorning()
  }

  await add(
    'lapsed',
    {
      told: { ...NO_RETURN, checkout: /You paid; nobody came by .*; the credits stay/ },
      says: /You paid; nobody came by .*The credits stay\./,
      never: /can return|You paid for/,
    },
    async (household) => {
      const order = await payReturn(household)
      weekLater(household)
      return order
    },
  )
  await add(
    'past seven days',
    {
      told: NO_RETURN,
      says: /Nobody lives here any more: Ash died .*, and cannot return\./,
      never: /can return|Bring back/,
    },
    async (household) => {
      await die(household, ['Ash'])
      weekLater(household)
    },
  )

  await add(
    'empty',
    {
      told: {
        keeper: /Nobody, at the moment/,
        front: /^ ?A virtual-pet house/,
        hall: /The hall is empty/,
        graveyard: /Nobody lies here yet/,
      },
      says: /Nobody lives here at the moment\./,
      never: CALM,
    },
    async () => {},
  )
  await add(
    'egg',
    {
      told: { creature: /^ ?An egg\. It hatches when/ },
      says: /is an egg, and hatches when/,
      never: /when you look|Mood|plenty of time|looked at/,
    },
    ({ keeper }) => keeper.adopt({ name: LONG }),
  )
  await add('well', { told: WELL, says: /All well\. Next visit/, never: /dies at|harmed|can return/ }, ({ keeper }) =>
    raise(keeper, LONG),
  )
  await add(
    'overdue',
    { told: inNeed(/Its meal is late/, /hungry, its meal is late/), says: /The meal of .* is late since/, never: CALM },
    change((_, at) => ({ last_fed_at: ago(at, 6), last_care_at: ago(at, 1), stats_at: ago(at, 0) })),
  )
  await add(
    'poisoned',
    {
      told: inNeed(/It was given the bleach once, which harmed it/, /harmed by what it was given/),
      says: /was given the bleach once, which took 15 of its health\. 85 health is left\./,
      never: CALM,
    },
    async ({ keeper }) => {
      await raise(keeper)
      await keeper.care('feed', { item: 'bleach' })
    },
  )
  await add(
    'poisoned asleep',
    {
      told: inNeed(/It was given the bleach once, which harmed it/, /harmed by what it was given/),
      says: /was given the bleach once, which took 15 of its health/,
      never: CALM,
    },
    async (household) => {
      await raiseAsleep(household)
      const harm = { items: [{ item: 'bleach', times: 1, took: 15 }] }
      await alterCreature(household, (creature) => ({ ...withHealth(85)(creature), harm }))
    },
    { timezone: NIGHT },
  )
  await add(
    'health 25',
    { told: inNeed(/It is unwell/, /Tabby, unwell/), says: /is unwell\. 25 health is left\./, never: CALM },
    change(withHealth(25)),
  )
  await add(
    'dying',
    {
      told: inNeed(/It dies soon, unless its keeper comes/, /close to death/),
      says: /has been alone for .* and dies at .*, in 2 hours, if nobody comes\./,
      never: CALM,
    },
    change((_, at) => ({ last_care_at: ago(at, 33.5), last_fed_at: ago(at, 1) }), LONG),
  )
  await add(
    'dying asleep',
    {
      told: inNeed(/It dies in its sleep, unless its keeper sits with it/, /asleep, close to death/),
      says: /would die before it wakes: it dies at|dies at .*, if nobody comes/,
      never: CALM,
    },
    async (household) => {
      await raiseAsleep(household)
      const lonely = { last_care_at: ago(household, 34.5), last_fed_at: ago(household, 1) }
      await alterCreature(household, () => lonely)
    },
    { timezone: NIGHT },
  )
  await add(
    'just dead',
    {
      told: { creature: /died of being left alone/, keeper: /Moth died, and can still return/ },
      says: /died of neglect; it can return until/,
      never: CALM,
    },
    async (household) => {
      const id = await raise(household.keeper)
      await alterCreature(household, () => ({ last_care_at: ago(household, 37), stats_at: ago(household, 2) }))
      return id
    },
  )
  await add(
    'dead with a survivor',
    {
      told: { ...CAN_RETURN, ...WELL, checkout: /You left before paying, and nothing was taken/ },
      says: /Ash died of neglect; it can return until/,
      never: /All well/,
    },
    async (household) => {
      await die(household, ['Ash'])
      const order = await orderReturn(household)
      await raise(household.keeper, 'Birch')
      return `${order}/cancelled`
    },
  )
  await add(
    'paid',
    {
      told: { ...CAN_RETURN, checkout: /Ash can come home now, and only Paul can bring it back/ },
      says: /Ash died of neglect.*You paid for Ash.*Only .* can bring Ash back/,
      never: /nobody came by/,
    },
    payReturn,
  )
  await add(
    'resurrected',
    {
      told: {
        ...WELL,
        stone: /did not: brought back on/,
        checkout: /100 credits went to the account of Paul\. Ash is home again/,
      },
      says: /All well\.|is well|late since/,
      never: /can return|Who is missed/,
    },
    async (household) => {
      const { house, keeper } = household
      const order = await payReturn(household)
      const creature_id = await idOfDead(household)
      await house.call('POST', '/api/house/resurrect', { key: keeper.key, body: { creature_id } })
      await keeper.care('medicine')
      await keeper.care('feed')
      await alterCreature(household, withHealth(95))
      return order
    },
  )
  await add(
    'released',
    {
      told: { keeper: /Nobody, at the moment/, creature: /was let go on/ },
      says: /Paul let Moth go on .*, and nobody lives here any more\./,
      never: CALM,
    },
    async ({ keeper }) => {
      const creature_id = await raise(keeper)
      await keeper.release({ creature_id })
      return creature_id
    },
  )
  await add('twelve living', { told: WELL, says: /All well\./ }, async ({ keeper }) => {
    for (let place = 0; place < 12; place++) await raise(keeper, `Fir ${place}`)
  })
  await add(
    'four in need',
    {
      told: {
        ...{
          creature: /It dies soon, unless its keeper comes/,
          front: /^ ?Four need somebody: Fir 3, Fir 1, Fir 2 and others\./,
        },
        keeper: /Fir 3 needs somebody\. It dies soon, unless its keeper comes\. Three more need somebody, too\./,
      },
      says: /Fir 3 has been alone for .* and dies at .*Three more need somebody, too\./,
      never: CALM,
    },
    async (household) => {
      const fates: readonly ((creature: Creature) => Partial<Creature>)[] = [
        () => ({ last_fed_at: ago(household, 6) }),
        (creature) => ({ ...withHealth(85)(creature), harm: { items: [{ item: 'bleach', times: 1, took: 15 }] } }),
        withHealth(25),
        () => ({ last_care_at: ago(household, 33.5), last_fed_at: ago(household, 1) }),
      ]
      for (const [place, fate] of fates.entries())
        await alterCreature(household, fate, await raise(household.keeper, `Fir ${place}`))
      return (await household.keeper.status()).body.creature.id
    },
  )
  await add(
    'twelve dead',
    {
      told: { ...CAN_RETURN, keeper: /Twelve died, and can still return/, graveyard: /^ ?12 stones/ },
      says: /Twelve died; all can return, the first only until .*Whom to bring back/,
      never: CALM,
    },
    (household) =>
      die(
        household,
        Array.from({ length: 12 }, (_, place) => `Elm ${place}`),
      ),
  )
  await add(
    'account left',
    {
      told: { checkout: /Nothing was paid, and there is nothing to pay any more/, front: /^ ?A virtual-pet house/ },
      says: /account is gone/,
      never: /and adopt a creature/,
    },
    async ({ house, keeper }) => {
      await raise(keeper)
      const { id } = await placeOrder(house, keeper)
      await house.call('DELETE', '/api/me', { key: keeper.key, body: { username: keeper.username } })
      return `/checkout/${id}/done`
    },
  )
  return states
}
