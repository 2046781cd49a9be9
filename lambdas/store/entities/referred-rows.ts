/** Rows of other partitions that belong to an agent's rows, and those that they refer to in turn. */
import type { Db } from '../db'
import { idOf, readRows } from '../read'
import type { Row } from '../row'
import type { Reference } from './entity'
import { entityOf } from './registry'

const referencesOf = (row: Row): readonly Reference[] => entityOf(row)?.refersTo?.(row.data as never, row) ?? []

/** `isWanted` leaves out references that lead to nothing wanted. */
export async function readReferred(
  db: Db,
  rows: readonly Row[],
  isWanted: (reference: Reference) => boolean = () => true,
): Promise<Row[]> {
  const found = new Map<string, Row>()
  for (let from = rows; from.length > 0; ) {
    const wanted = from.flatMap(referencesOf).filter((one) => isWanted(one) && !found.has(idOf(one.key)))
    const next =
      wanted.length === 0
        ? new Map<string, Row>()
        : await readRows(
            db,
            wanted.map(({ key }) => key),
          )
    for (const [id, row] of next) found.set(id, row)
    from = [...next.values()]
  }
  return [...found.values()]
}
