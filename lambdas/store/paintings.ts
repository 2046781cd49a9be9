/** Ordered paintings, and the number of pictures per day. */

import type { Creature } from '../domain/creature/creature'
import { type Household, livingCreature } from '../domain/household/household'
import { newPainting, newSubjects, type PaintedSubject, type Painting, paintingId } from '../domain/painting/painting'
import type { Instant } from '../domain/time/instants'
import type { Db } from './db'
import { countChange, readWindow, usageOf } from './limits'
import { readRow } from './read'
import { type Change, newRow, nextRow, type Row } from './row'
import { keys } from './table'

export type PaintingRow = Row<Painting>

/** Kept after completion, so that a redelivered queue message finds the painting done. */
const KEPT_SECONDS = 30 * 86_400

export const newPaintingChange = (subject: PaintedSubject, now: Instant): Change => {
  const id = paintingId(subject)
  const row = newRow(keys.painting(id), 'painting', newPainting(id, subject, now), {
    expires_at: Math.floor(now / 1000) + KEPT_SECONDS,
  })
  // A stage is entered once and a keeper registers once, so there is no earlier row to overwrite.
  return { before: 'whatever', after: row }
}

/** Limit of a DynamoDB transaction. */
const MAX_CHANGES = 100

/**
 * A painting for each stage that a creature of the household entered. `others`: the other changes of the transaction; if
 * many eggs hatch at once, some paintings are skipped rather than fail it.
 */
export const portraitOrders = (before: Household, after: Household, others: number, now: Instant): Change[] =>
  after.creatures
    .flatMap((creature) => {
      const known = livingCreature(before, creature.id)
      return known && known !== creature ? newPaintingChanges(known, creature, now) : []
    })
    .slice(0, MAX_CHANGES - others)

/** A painting for each stage that the change enters. */
const newPaintingChanges = (before: Creature | null, after: Creature, now: Instant): Change[] =>
  newSubjects(before, after).map((subject) => newPaintingChange(subject, now))

export const paintingChange = (row: PaintingRow, painting: Painting): Change & { after: PaintingRow } => ({
  before: row,
  after: nextRow(row, painting),
})

/** In a separate row, because the creature's row is written at every care action and must stay small. */
export const pictureWordsChange = (agentId: string, creatureId: string, words: string): Change => ({
  before: null,
  after: newRow(keys.wish(agentId, creatureId), 'wish', { words }),
})

/** Adds the keeper's words for its pictures to a creature. A keeper's own painting has its words already. */
export async function withPictureWords(db: Db, subject: PaintedSubject): Promise<PaintedSubject> {
  if (subject.kind === 'keeper') return subject
  const row = await readRow<{ words: string }>(db, keys.wish(subject.agent_id, subject.creature_id))
  return { ...subject, words: row?.data.words ?? null }
}

export const paintingIdOf = (pk: string): string => pk.slice(keys.painting('').pk.length)

export const readPainting = (db: Db, id: string): Promise<PaintingRow | null> => readRow(db, keys.painting(id))

const PICTURES = { caller: 'house', operation: 'paint' }

/** The change that counts one more picture of this day, of at most `budget`; null if they are all painted. */
export async function pictureCountChange(db: Db, budget: number, now: Instant): Promise<Change | null> {
  const day = { max: budget, seconds: 86_400 }
  const row = await readWindow(db, PICTURES.caller, day, now)
  return usageOf(row, PICTURES.operation).hits < budget ? countChange(row, PICTURES, day, now) : null
}
