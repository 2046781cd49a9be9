/**
 * What stays counted of a deleted account. The deletion of its rows takes away all that they counted; what is not about
 * the present is added to `departed` rows in the same transaction. So the projections are always the sum over all rows.
 */
import type { DeletedAccount } from '../accounts/account-deletion'
import type { Agent } from '../accounts/agent'
import type { Past } from '../afterlife/gravestone'
import type { Creature } from '../creature/creature'
import { type Departed, PendingProjections, type ProjectionKey } from './pending-projections'
import { applyChange, type Image, isTally, PROJECTION_KEYS } from './projections'

export type LifeImage = { type: 'creature'; data: Creature } | { type: 'past'; data: Past }

/** Counts what exists now. */
const isOfThePresent = ({ partition, name }: ProjectionKey): boolean =>
  partition === PROJECTION_KEYS.totals.partition && name === PROJECTION_KEYS.totals.name

function countsOf(images: readonly Image[], left_at: number): Map<string, Departed> {
  const pending = new PendingProjections()
  for (const after of images) applyChange({ before: null, after }, pending)
  const counted = [...pending.sums.values()].map(({ key, counts }) => ({ ...key, counts: Object.fromEntries(counts) }))
  const tallied = [...pending.rows.values()].flatMap(({ key, data }) =>
    data && isTally(key) ? [{ ...key, counts: { count: (data as { count: number }).count } }] : [],
  )
  const lasting = [...counted, ...tallied].filter(
    (one) => !isOfThePresent(one) && (one.expires_at ?? Infinity) > left_at / 1000,
  )
  return new Map(lasting.map((one) => [`${one.partition}|${one.name}`, one]))
}

const hasCounts = ({ counts }: Departed): boolean => Object.values(counts).some((count) => count !== 0)

/** Of log entries and creatures that are deleted. A living creature counts as released on the day of leaving. */
export function departedWith(rows: readonly Image[], leaver: DeletedAccount): Departed[] {
  const { left_at } = leaver
  const ended = rows.map((row) =>
    row.type === 'creature'
      ? {
          type: 'past',
          data: { ended: 'released', creature: row.data as Creature, released_at: left_at } satisfies Past,
        }
      : row,
  )
  return [...countsOf([{ type: 'leaver', data: leaver }, ...ended], left_at).values()].filter(hasCounts)
}

/** Of the agent itself: that it registered, what it reached, and when it was last active. */
export function departedAgent(agent: Agent, lives: readonly LifeImage[], leaver: DeletedAccount): Departed[] {
  const all = countsOf([{ type: 'agent', data: agent }, ...lives], leaver.left_at)
  const ofLives = countsOf([{ type: 'leaver', data: leaver }, ...lives], leaver.left_at)
  return [...all.values()].map((one) => without(one, ofLives.get(`${one.partition}|${one.name}`))).filter(hasCounts)
}

const without = (one: Departed, other: Departed | undefined): Departed => ({
  ...one,
  counts: Object.fromEntries(
    Object.entries(one.counts).map(([name, count]) => [name, count - (other?.counts[name] ?? 0)]),
  ),
})

/** The sum, without what is 0. */
export const mergedDeparted = (one: Departed, other: Departed): Departed => {
  const counts: Record<string, number> = { ...one.counts }
  for (const [name, count] of Object.entries(other.counts)) counts[name] = (counts[name] ?? 0) + count
  return { ...one, counts: Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0)) }
}
