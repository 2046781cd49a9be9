/**
 * The export of everything stored about an agent, with times in ISO format. Hidden stats stay hidden. Without secrets,
 * and without `source`, which no response contains.
 */

import type { Body } from '../api/schemas/responses'
import type { Gravestone, Past } from '../domain/afterlife/gravestone'
import type { Creature } from '../domain/creature/creature'
import { hiddenStats, visibleStats } from '../domain/creature/visible'
import { asInstant, dateOfDay, iso } from '../domain/time/instants'
import { keepsakesWithText } from '../domain/voice/wish'
import type { Call } from '../http/call'
import type { AgentExport } from '../store/agent-export'
import type { ExportField } from '../store/entities/entity'
import { entityOf } from '../store/entities/registry'
import { creditsOf } from '../store/money/ledger'
import { entryView } from './history'
import { keepsakesView, stoneView } from './stone'

/** What the entities export as these rows. */
type Rows = Omit<Body<'export_data'>, 'profile'> & { profile: readonly Readonly<Record<string, unknown>>[] }

export function exportView(call: Call<'export_data'>, { rows, log }: AgentExport) {
  const told = rows.flatMap((row) => entityOf(row)?.onExport(row.data as never, row) ?? [])
  const under = (field: ExportField) => told.filter((one) => one.under === field).map(({ content }) => content)
  const plain = <Name extends ExportField>(field: Name) => under(field).map(withIsoTimes) as unknown as Rows[Name]
  const [profile] = plain('profile')
  return {
    ...(profile && { profile, credits: creditsOf(call.household.balance) }),
    creatures: (under('creatures') as (Creature | Past)[]).map(lifeView),
    care_log: log.flatMap(({ life, entries }) => {
      const { creature } = creatureAndPast(life.data as Creature | Past)
      return entries.map((entry) => ({ creature_id: creature.id, ...entryView(creature, entry) }))
    }),
    items_tried: plain('items_tried'),
    picture_wishes: plain('picture_wishes'),
    gravestones: (under('gravestones') as Gravestone[]).map((stone) => stoneView(stone, call)),
    flowers: plain('flowers'),
    species: plain('species'),
    ledger: plain('ledger'),
    orders: plain('orders'),
    other: plain('other'),
  }
}

/** Numbers from here on are instants (milliseconds since 1970). No other stored number is that large. */
const FIRST_INSTANT = 1e12

function withIsoTimes<T>(value: T): T {
  if (typeof value === 'number') return (value >= FIRST_INSTANT ? iso(asInstant(value)) : value) as T
  if (Array.isArray(value)) return value.map(withIsoTimes) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withIsoTimes(inner)])) as T
}

const creatureAndPast = (data: Creature | Past): { creature: Creature; past: Past | null } =>
  'creature' in data ? { creature: data.creature, past: data } : { creature: data, past: null }

function lifeView(data: Creature | Past) {
  const { creature, past } = creatureAndPast(data)
  const { agent_id: _, stats, week, wishes, ...rest } = creature
  const hidden = hiddenStats(creature.species, stats.trust)
  return {
    ended: past?.ended ?? null,
    ...(past?.ended === 'released' && { released_at: iso(past.released_at) }),
    ...withIsoTimes(rest),
    ...(week && { week: week.map(({ day, ...counts }) => ({ day: dateOfDay(day), ...counts })) }),
    wishes: { ...wishes, day: wishes.day > 0 ? dateOfDay(wishes.day) : null },
    stats: visibleStats(creature.species, stats),
    ...(hidden.length > 0 && { hidden_stats: hidden }),
    ...keepsakesView(keepsakesWithText(creature)),
  }
}
