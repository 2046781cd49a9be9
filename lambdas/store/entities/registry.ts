/**
 * Every kind of row: its stored form, its export, what becomes of it when its agent leaves, and what an
 * operator may remove. A kind that does not say all of it does not compile.
 */
import { ACCOUNT_ROWS } from './accounts'
import { CREATURE_ROWS } from './creatures'
import { DESIGN_ROWS } from './designs'
import type { Entities, Entity } from './entity'
import { GRAVE_ROWS } from './graves'
import { MONEY_ROWS } from './money'
import type { RowKind } from './row-data'
import { SERVICE_ROWS } from './service'

export const ENTITIES: Entities = {
  ...ACCOUNT_ROWS,
  ...CREATURE_ROWS,
  ...GRAVE_ROWS,
  ...MONEY_ROWS,
  ...DESIGN_ROWS,
  ...SERVICE_ROWS,
}

/** Of a row whose kind is not known before. A newer release may have written a kind that is unknown here. */
export const entityOf = ({ type }: { type: RowKind }): Entity<unknown> | undefined =>
  ENTITIES[type] as Entity<unknown> | undefined
