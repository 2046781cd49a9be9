/** Paintings on order, and how many pictures a day has had. */

import type { Creature } from '../domain/creature/creature'
import { newPainting, newSubjects, type PaintedSubject, type Painting, paintingId } from '../domain/picture/painting'
import { type Instant, iso } from '../domain/time/instants'
import type { Db } from './db'
import { readRow } from './read'
import { type Change, newRow, nextRow, type Row } from './row'
import { keys } from './table'

export type PaintingRow = Row<Painting>
export type PictureCountRow = Row<{ pictures: number }>

/** A painting is remembered a while after it is done, so that a late delivery finds it. */
const KEPT_SECONDS = 30 * 86_400

export const newPaintingChange = (sitting: PaintedSubject, now: Instant): Change => {
  const id = paintingId(sitting)
  const row = newRow(keys.painting(id), 'painting', newPainting(id, sitting, now), {
    expires_at: Math.floor(now / 1000) + KEPT_SECONDS,
  })
  // A stage is entered once and a keeper registers once: nothing can stand there yet.
  return { before: 'whatever', after: row }
}

/** A picture for every stage that this change brings. */
export const newPaintingChanges = (before: Creature | null, after: Creature, now: Instant): Change[] =>
  newSubjects(before, after).map((sitting) => newPaintingChange(sitting, now))

export const paintingChange = (row: PaintingRow, painting: Painting): Change & { after: PaintingRow } => ({
  before: row,
  after: nextRow(row, painting),
})

/** Kept beside the creature, whose own row is written at every care. */
export const wishChange = (agentId: string, creatureId: string, words: string): Change => ({
  before: null,
  after: newRow(keys.wish(agentId, creatureId), 'wish', { words }),
})

/** The order with its sitter's wish; a keeper's words are in it already. */
export async function withWish(db: Db, sitting: PaintedSubject): Promise<PaintedSubject> {
  if (sitting.kind === 'keeper') return sitting
  const row = await readRow<{ words: string }>(db, keys.wish(sitting.agent_id, sitting.creature_id))
  return { ...sitting, words: row?.data.words ?? null }
}

/** The id in a painting's partition key. */
export const paintingIdOf = (pk: string): string => pk.slice(keys.painting('').pk.length)

export const readPainting = (db: Db, id: string): Promise<PaintingRow | null> => readRow(db, keys.painting(id))

export const readPictureCount = (db: Db, now: Instant): Promise<PictureCountRow | null> =>
  readRow(db, keys.pictures(dayOf(now)))

export const pictureCountChange = (row: PictureCountRow | null, now: Instant): Change => ({
  before: row,
  after: row
    ? nextRow(row, { pictures: row.data.pictures + 1 })
    : newRow(
        keys.pictures(dayOf(now)),
        'pictures',
        { pictures: 1 },
        { expires_at: Math.floor(now / 1000) + KEPT_SECONDS },
      ),
})

const dayOf = (now: Instant): string => iso(now).slice(0, 10)
