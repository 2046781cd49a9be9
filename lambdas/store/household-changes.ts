/** A household with the rows that it was read from, and the one place that makes its writes. */
import type { Ended } from '../domain/afterlife/gravestone'
import { type CareRecord, type Household, newestFirst } from '../domain/household/household'
import { agentChange } from './agents'
import { adoptionChange, archiveChanges, creatureChange, logEntryChange, triedItemChange } from './creatures'
import { gravestoneChange } from './graveyard'
import type { CreatureRow, HouseholdRows } from './household'
import { creditsOf } from './money/ledger'
import { idOf } from './read'
import type { Change, Row } from './row'

export interface StoredHousehold extends Household {
  rows: HouseholdRows
}

/** `past`: creatures that ended earlier in this call. */
export const householdOf = (rows: HouseholdRows, past: readonly Ended[] = []): StoredHousehold => ({
  rows,
  agent: rows.agent.data,
  credits: creditsOf(rows.balance),
  creatures: newestFirst(
    rows.agent.data,
    rows.creatures.map(({ data }) => data),
  ),
  past,
  untold: rows.untold.map(({ data }) => data),
  care: [],
})

/** Both share what did not change: a value that is the same object needs no write, and a copy of it gets one. */
export function changesBetween(before: StoredHousehold, after: Household): Change[] {
  const { rows } = before
  const rowOf = (id: string) => rows.creatures.find(({ data }) => data.id === id)
  const isNew =
    <T>(known: readonly T[]) =>
    (one: T): boolean =>
      !known.includes(one)
  return [
    ...after.creatures.filter(isNew(before.creatures)).map((creature) => {
      const row = rowOf(creature.id)
      return row ? creatureChange(row, creature) : adoptionChange(creature)
    }),
    ...after.past
      .filter(isNew(before.past))
      .flatMap((past) => [
        ...archiveChanges(rowOf(past.creature.id) as CreatureRow, past),
        ...(past.ended === 'died' ? [gravestoneChange(after.agent.id, past.stone)] : []),
      ]),
    ...(after.agent === before.agent ? [] : [agentChange(rows.agent, after.agent)]),
    // Only the version that was read: what was added meanwhile is told next time.
    ...rows.untold.filter(({ data }) => !after.untold.includes(data)).map((row) => ({ before: row, after: null })),
    ...careChanges(after.agent.id, after.care.filter(isNew(before.care))),
  ]
}

/** Of several offers of an item only the last one is written, because a transaction takes one write of each row. */
function careChanges(agentId: string, care: readonly CareRecord[]): Change[] {
  const offers = care.flatMap(({ entry, tried }) => (tried ? [triedItemChange(agentId, entry.creature_id, tried)] : []))
  const last = new Map(offers.map((offer) => [idOf(offer.after), offer]))
  return [...care.map(({ entry }) => logEntryChange(entry)), ...last.values()]
}

/** The rows after these changes, without reading them. */
export function rowsAfter(rows: HouseholdRows, changes: readonly Change[]): HouseholdRows {
  const written = new Map(changes.map(({ before, after }) => [idOf((after ?? before) as Row), after]))
  const current = <R extends Row>(row: R): R | null => {
    const id = idOf(row)
    return written.has(id) ? (written.get(id) as R | null) : row
  }
  return {
    ...rows,
    agent: current(rows.agent) ?? rows.agent,
    creatures: rows.creatures.flatMap((row) => current(row) ?? []),
  }
}
