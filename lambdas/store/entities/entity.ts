/** What the store knows of one kind of row: its stored form, and what becomes of it. Its key is in `keys`. */
import type { DeletedAccount } from '../../domain/accounts/account-deletion'
import type { Key } from '../table'
import type { RowData, RowKind } from './row-data'

/** The stored form of a field that is not stored as it is. Some parts of a value are read from the row's key. */
export interface Form {
  write(value: never): unknown
  read(stored: never, key: Key): unknown
}

export type ExportField =
  | 'profile'
  | 'creatures'
  | 'care_log'
  | 'items_tried'
  | 'picture_wishes'
  | 'gravestones'
  | 'flowers'
  | 'species'
  | 'ledger'
  | 'orders'
  | 'other'

export interface Exported {
  under: ExportField
  content: object
}

type Fieldless = Record<string, never>

/** All that follows the first `#` of a part of the key, or the sort key as a number. */
export type KeyPart = keyof Key | 'number'

export interface Reference {
  kind: RowKind
  key: Key
}

export const refer =
  (kind: RowKind) =>
  (key: Key): Reference => ({ kind, key })

/** The field names of every variant of a union. */
type NamesIn<Data> = Data extends unknown ? keyof Data & string : never

export type Leaver = Pick<DeletedAccount, 'id' | 'username'>

export interface Entity<Data> {
  /** One sentence for docs/data-model.md. */
  about: string
  /** Fields that are read from the key and not stored. */
  in_key?: Readonly<Partial<Record<NamesIn<Data>, KeyPart>>>
  /** A field with this value is not stored. Never change a default: rows without the field would change. */
  defaults: Data extends object ? Partial<Data> : Fieldless
  /** Fields that are not stored while they are the same as another one, from which they are then read. */
  same_as?: Readonly<Partial<Record<NamesIn<Data>, NamesIn<Data>>>>
  forms?: Readonly<Partial<Record<NamesIn<Data>, Form>>>
  /** What the data export tells of it; null for nothing. */
  onExport(data: Data, key: Key): Exported | null
  /**
   * What becomes of it when its agent leaves. A function returns it without the agent's words and name, or null to delete
   * it.
   */
  onLeave: 'delete' | 'keep' | ((data: Data, leaver: Leaver, key: Key) => Data | null)
  /** Rows of other partitions that are exported and leave together with it. */
  refersTo?(data: Data, key: Key): readonly Reference[]
  /** The texts that an operator may remove, with `npm run tool moderate`. */
  blank: readonly NamesIn<Data>[]
}

/** All of them: a kind that is missing does not compile. */
export type Entities = { readonly [Kind in RowKind]: Entity<RowData[Kind]> }

export const NO_TEXTS = [] as const

export const notExported = (): null => null

export const exportedAs =
  (under: ExportField) =>
  (content: object): Exported => ({ under, content })
