/** Converts rows between the domain's form and the stored form, on every read and write. */
import type { Row } from '../row'
import { ENTITIES } from './registry'
import type { RowKind } from './row-data'
import { hasFields, type StoredForm, storedForm } from './stored-form'

const FORMS = Object.fromEntries(
  Object.entries(ENTITIES).map(([kind, entity]) => [kind, storedForm(entity)]),
) as Readonly<Partial<Record<RowKind, StoredForm>>>

/** Counters have no data, and a kind from a newer release has no form. */
export function encodeRow(row: Row): Row {
  const form = FORMS[row.type]
  return form && hasFields(row) ? { ...row, data: form.write(row.data) } : row
}

export function decodeRow<T>(row: Row): Row<T> {
  const form = FORMS[row.type]
  return (form && hasFields(row) ? { ...row, data: form.read(row.data, row) } : row) as Row<T>
}
