/**
 * The export of everything stored about an agent, with times in ISO format. Hidden stats stay hidden. Without secrets,
 * and without `source`, which no response contains.
 */

import type { Agent } from '../domain/accounts/agent'
import type { Gravestone, Past } from '../domain/afterlife/gravestone'
import type { TriedItem } from '../domain/care/care-log'
import type { Creature } from '../domain/creature/creature'
import { hiddenStats, visibleStats } from '../domain/creature/visible'
import { type Order, paymentMethodOf } from '../domain/money/money'
import type { CommunitySpecies } from '../domain/species/community-species'
import { asInstant, iso } from '../domain/time/instants'
import { keepsakesWithText } from '../domain/voice/wish'
import type { Call } from '../http/call'
import type { AgentExport } from '../store/agent-export'
import type { LaidFlower } from '../store/flowers'
import { creditsOf } from '../store/money/ledger'
import type { Row } from '../store/row'
import { entryView } from './history'
import { keepsakesView, stoneView } from './stone'

export function exportView(call: Call<'export_data'>, { rows, log, species, ledger, orders }: AgentExport) {
  const rowsOf = <T>(...types: string[]) => rows.filter(({ type }) => types.includes(type)) as Row<T>[]
  const [agent] = rowsOf<Agent>('agent')
  return {
    ...(agent && { profile: profileOf(agent.data), credits: creditsOf(call.household.balance) }),
    creatures: rowsOf<Creature | Past>('creature', 'past').map(({ data }) => lifeView(data)),
    care_log: log.flatMap(({ life, entries }) => {
      const { creature } = creatureAndPast(life.data as Creature | Past)
      return entries.map((entry) => ({ creature_id: creature.id, ...entryView(creature, entry) }))
    }),
    items_tried: rowsOf<TriedItem>('tried').map(({ sk, data }) => ({
      creature_id: secondKeyPart(sk),
      ...withIsoTimes(data),
    })),
    picture_wishes: rowsOf<{ words: string }>('wish').map(({ sk, data }) => ({
      creature_id: secondKeyPart(sk),
      words: data.words,
    })),
    gravestones: rowsOf<Gravestone>('stone').map(({ data }) => stoneView(data, call)),
    flowers: rowsOf<LaidFlower>('laid_flower').map(({ data }) => ({ gravestone_id: data.stone_id, at: iso(data.at) })),
    species: species.map(designView),
    ledger: ledger.map((line) => withIsoTimes(line)),
    orders: orders.map(orderView),
    other: rows
      .filter(({ type }) => !SHOWN_TYPES.includes(type))
      .map(({ type, data }) => ({ type, ...withIsoTimes(withoutHashes(data as object)) })),
  }
}

/** Row types with their own field in the export. Other types are exported unchanged under `other`. */
const SHOWN_TYPES = [
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
]

const secondKeyPart = (sk: string): string => sk.split('#')[1] ?? ''

/** Numbers from here on are instants (milliseconds since 1970). No other stored number is that large. */
const FIRST_INSTANT = 1e12

/** Hashes of tokens and codes are useless to their owner. */
const withoutHashes = (data: object): object =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !/_hash$|_mark$|^challenge$|^spent$/.test(name)))

function withIsoTimes<T>(value: T): T {
  if (typeof value === 'number') return (value >= FIRST_INSTANT ? iso(asInstant(value)) : value) as T
  if (Array.isArray(value)) return value.map(withIsoTimes) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withIsoTimes(inner)])) as T
}

const profileOf = ({ key_hash: _, source: __, window_hash, recovered, replaced_key: ___, ...agent }: Agent) => ({
  ...withIsoTimes(agent),
  ...(recovered && { key_made_in_window_at: iso(recovered.at) }),
  window_open: window_hash !== undefined,
})

const creatureAndPast = (data: Creature | Past): { creature: Creature; past: Past | null } =>
  'creature' in data ? { creature: data.creature, past: data } : { creature: data, past: null }

function lifeView(data: Creature | Past) {
  const { creature, past } = creatureAndPast(data)
  const { agent_id: _, stats, ...rest } = creature
  const hidden = hiddenStats(creature.species, stats.trust)
  return {
    ended: past?.ended ?? null,
    ...(past?.ended === 'released' && { released_at: iso(past.released_at) }),
    ...withIsoTimes(rest),
    stats: visibleStats(creature.species, stats),
    ...(hidden.length > 0 && { hidden_stats: hidden }),
    ...keepsakesView(keepsakesWithText(creature)),
  }
}

const designView = ({ creator: _, creator_id: __, of_test_account: ___, ...species }: CommunitySpecies) =>
  withIsoTimes(species)

const orderView = (order: Order) => ({
  id: order.id,
  pack: order.pack,
  quantity: order.quantity,
  payment_method: paymentMethodOf(order),
  created_at: iso(order.created_at),
  paid_at: order.paid_at === null ? null : iso(order.paid_at),
  closed: order.closed,
})
