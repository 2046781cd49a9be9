/**
 * The stored form of a row: its fields under their full names, without those that have their default value, that are the
 * same as another one, or that its key tells. Unknown fields of a newer release are kept, so that a rollback loses nothing.
 */
import type { Row } from '../row'
import { idIn, type Key } from '../table'
import type { Form, KeyPart } from './entity'

type Fields = Record<string, unknown>

export interface StoredForm {
  write(data: Fields): Fields
  read(stored: Fields, key: Key): Fields
}

/** Compares one level deep: defaults are scalars, flat objects and empty lists. */
const same = (one: unknown, other: unknown): boolean =>
  one === other || (isObject(one) && isObject(other) && includes(one, other) && includes(other, one))

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const includes = (one: Fields, other: Fields): boolean => {
  for (const name in other) if (other[name] !== undefined && one[name] !== other[name]) return false
  return true
}

interface Described {
  in_key?: Readonly<Partial<Record<string, KeyPart>>>
  defaults: object
  same_as?: Readonly<Partial<Record<string, string>>>
  forms?: Readonly<Partial<Record<string, Form>>>
}

export function storedForm({ in_key = {}, defaults, same_as = {}, forms = {} }: Described): StoredForm {
  const inKey = Object.entries(in_key) as [string, KeyPart][]
  const isInKey = new Set(inKey.map(([name]) => name))
  const usual = defaults as Fields
  const copies = Object.entries(same_as) as [string, string][]
  const formed = Object.entries(forms) as [string, Form][]
  return {
    write(data) {
      const stored: Fields = {}
      for (const name in data) {
        const value = data[name]
        if (value === undefined || isInKey.has(name) || (name in usual && same(value, usual[name]))) continue
        const other = same_as[name]
        if (other !== undefined && value === data[other]) continue
        stored[name] = value === null ? null : (forms[name]?.write(value as never) ?? value)
      }
      return stored
    },
    read(stored, key) {
      const data: Fields = { ...usual, ...stored }
      for (const [name, other] of copies) if (stored[name] === undefined) data[name] = data[other]
      for (const [name, part] of inKey) data[name] = part === 'number' ? Number(key.sk) : idIn(key[part])
      for (const [name, form] of formed) {
        const value = stored[name]
        if (value !== undefined && value !== null) data[name] = form.read(value as never, key)
      }
      return data
    },
  }
}

/** An entity inside of another one. The keys of both have the same ids. */
export const nested = (form: StoredForm): Form => form as Form

/** Bytes and counters have no fields. */
export const hasFields = (row: Row): row is Row<Fields> => isObject(row.data) && !(row.data instanceof Uint8Array)
