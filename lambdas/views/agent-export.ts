/** All that is kept of an agent, as it is told: times as times, hidden stats still hidden, and no secret. */

import type { Agent } from '../domain/accounts/agent'
import type { TriedItem } from '../domain/care/diary'
import type { Creature } from '../domain/creature/creature'
import type { Gravestone, Past } from '../domain/creature/death'
import type { Charge } from '../domain/creature/sitter'
import { hiddenStats, visibleStats } from '../domain/creature/visible'
import { methodOf, type Order } from '../domain/money/money'
import type { CommunitySpecies } from '../domain/species/community'
import { asInstant, iso } from '../domain/time/instants'
import { keepsakesTold } from '../domain/voice/wish'
import type { Call } from '../http/call'
import type { Belongings } from '../store/agent-export'
import type { LaidFlower } from '../store/flowers'
import { creditsOf } from '../store/money/ledger'
import type { Row } from '../store/row'
import { entryView } from './history'
import type { SitterNames } from './sitter'
import { keptView, stoneView } from './stone'

export function belongingsView(
  call: Call<'export_data'>,
  { rows, log, species, ledger, orders }: Belongings,
  nameOf: SitterNames,
) {
  const of = <T>(...types: string[]) => rows.filter(({ type }) => types.includes(type)) as Row<T>[]
  const [agent] = of<Agent>('agent')
  return {
    ...(agent && { profile: profileOf(agent.data), credits: creditsOf(call.house.balance) }),
    creatures: of<Creature | Past>('creature', 'past').map(({ data }) => lifeView(data)),
    care_log: log.flatMap(({ life, entries }) => {
      const { creature } = split(life.data as Creature | Past)
      return entries.map((entry) => ({ creature_id: creature.id, ...entryView(creature, entry, nameOf) }))
    }),
    items_tried: of<TriedItem>('tried').map(({ sk, data }) => ({ creature_id: part(sk), ...inTime(data) })),
    picture_wishes: of<{ words: string }>('wish').map(({ sk, data }) => ({ creature_id: part(sk), words: data.words })),
    gravestones: of<Gravestone>('stone').map(({ data }) => stoneView(data, call)),
    flowers: of<LaidFlower>('laid_flower').map(({ data }) => ({ gravestone_id: data.stone_id, at: iso(data.at) })),
    sitting_for: of<Charge>('charge').map(({ data }) => inTime(data)),
    species: species.map(designView),
    ledger: ledger.map((line) => inTime(line)),
    orders: orders.map(orderView),
    other: rows
      .filter(({ type }) => !TOLD.includes(type))
      .map(({ type, data }) => ({ type, ...inTime(data as object) })),
  }
}

/** Told above; whatever else is ever kept with an agent is told as it is. */
const TOLD = [
  'agent',
  'balance',
  'creature',
  'past',
  'tried',
  'wish',
  'stone',
  'design',
  'placed',
  'open_order',
  'laid_flower',
  'charge',
]

/** The second part of a key. */
const part = (sk: string): string => sk.split('#')[1] ?? ''

/** Later than this is no other number: instants are counted in milliseconds since 1970. */
const FIRST_INSTANT = 1e12

/** With every instant written as a time. */
function inTime<T>(value: T): T {
  if (typeof value === 'number') return (value >= FIRST_INSTANT ? iso(asInstant(value)) : value) as T
  if (Array.isArray(value)) return value.map(inTime) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inTime(inner)])) as T
}

const profileOf = ({ key_hash: _, window_hash, ...agent }: Agent) => ({
  ...inTime(agent),
  window_open: window_hash !== undefined,
})

const split = (data: Creature | Past): { creature: Creature; past: Past | null } =>
  'creature' in data ? { creature: data.creature, past: data } : { creature: data, past: null }

function lifeView(data: Creature | Past) {
  const { creature, past } = split(data)
  const { agent_id: _, stats, ...rest } = creature
  const hidden = hiddenStats(creature.species, stats.trust)
  return {
    ended: past?.ended ?? null,
    ...(past?.ended === 'released' && { released_at: iso(past.released_at) }),
    ...inTime(rest),
    stats: visibleStats(creature.species, stats),
    ...(hidden.length > 0 && { hidden_stats: hidden }),
    ...keptView(keepsakesTold(creature)),
  }
}

const designView = ({ creator: _, creator_id: __, of_test_account: ___, ...species }: CommunitySpecies) =>
  inTime(species)

const orderView = (order: Order) => ({
  id: order.id,
  pack: order.pack,
  quantity: order.quantity,
  payment_method: methodOf(order),
  created_at: iso(order.created_at),
  paid_at: order.paid_at === null ? null : iso(order.paid_at),
  closed: order.closed,
})
