/**
 * Stored form of an object: fields have short codes, and fields with their usual value are omitted, so that a creature
 * fits into one write unit. A field without an entry in the layout does not compile. Unknown fields of a newer release
 * are kept, so that a rollback loses nothing.
 */
import type { Codes } from './codes'

export interface FieldForm<V> {
  write(value: V): unknown
  read(stored: never): V
}

interface StoredField<V> {
  code: string
  /**
   * Default value: not stored, and assumed if the field is missing. Never change it, or stored rows change their
   * meaning.
   */
  usual?: V
  form?: FieldForm<NonNullable<V>>
}

/** Part of the row's key; the reader of the row adds the field. */
export const IN_KEY = 'in key'
/** Looked up for display, and not part of the row. */
export const NOT_STORED = 'not stored'

export type NotWritten = typeof IN_KEY | typeof NOT_STORED

export type Layout<T> = { readonly [Name in keyof T]-?: StoredField<T[Name]> | NotWritten }

type Fields = Record<string, unknown>
type NamedField = StoredField<unknown> & { name: string }

/** Compares one level deep: usual values are scalars, flat objects or empty lists. */
const same = (one: unknown, other: unknown): boolean =>
  one === other || (isObject(one) && isObject(other) && includes(one, other) && includes(other, one))

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const includes = (one: Fields, other: Fields): boolean => {
  for (const name in other) if (other[name] !== undefined && one[name] !== other[name]) return false
  return true
}

const isUsual = ({ usual }: NamedField, content: unknown): boolean => usual !== undefined && same(content, usual)

export function fields<T extends object>(layout: Layout<T>): FieldForm<T> {
  const entries = Object.entries<StoredField<unknown> | NotWritten>(layout)
  const stored = entries.flatMap(([name, field]): NamedField[] =>
    typeof field === 'string' ? [] : [{ name, ...field }],
  )
  /** Null for fields of the layout that are not stored. */
  const byName = new Map<string, NamedField | null>(entries.map(([name]) => [name, null]))
  for (const field of stored) byName.set(field.name, field)
  const codes = new Set(stored.map(({ code }) => code))
  return {
    write(value) {
      const given = value as Fields
      const written: Fields = {}
      for (const name in given) {
        const content = given[name]
        const field = byName.get(name)
        if (field === undefined) written[name] = content
        else if (field !== null && content !== undefined && !isUsual(field, content))
          written[field.code] = field.form && content !== null ? field.form.write(content) : content
      }
      return written
    },
    /** Sets fields in the order of the layout: V8 reads objects with the same field order faster. */
    read(written: Fields) {
      const value: Fields = {}
      for (const code in written) if (!codes.has(code)) value[code] = written[code]
      for (const { name, code, usual, form } of stored) {
        const content = written[code]
        if (content !== undefined) value[name] = form && content !== null ? form.read(content as never) : content
        else if (usual !== undefined) value[name] = usual
      }
      return value as T
    },
  }
}

/**
 * One word of a closed list. An unknown code was written by a newer release and throws, because a wrong value would be
 * worse.
 */
export function word<Word extends string>(codes: Codes<Word>): FieldForm<Word> {
  const words = new Map(Object.entries<string>(codes).map(([known, code]) => [code, known as Word]))
  return {
    write: (value) => codes[value],
    read(code: string) {
      const found = words.get(code)
      if (found === undefined) throw new Error(`unknown stored code '${code}'; known words: ${Object.keys(codes)}`)
      return found
    },
  }
}

/** A list of words, one letter each. */
export function wordList<Word extends string>(codes: Codes<Word>): FieldForm<readonly Word[]> {
  const { write, read } = word(codes)
  return {
    write: (values) => values.map(write).join(''),
    read: (letters: string) => [...letters].map((letter) => read(letter as never)),
  }
}

/** A record with values for some of the words. */
export function byWord<Word extends string, V>(
  codes: Codes<Word>,
  form: FieldForm<V> = asItIs,
): FieldForm<Readonly<Partial<Record<Word, V>>>> {
  const { write, read } = word(codes)
  return {
    write: (values) =>
      Object.fromEntries(
        Object.entries<V>(values as Record<Word, V>).map(([key, value]) => [write(key as Word), form.write(value)]),
      ),
    read: (stored: Fields) =>
      Object.fromEntries(
        Object.entries(stored).map(([code, value]) => [read(code as never), form.read(value as never)]),
      ) as Partial<Record<Word, V>>,
  }
}

export function listOf<V>(form: FieldForm<V>): FieldForm<readonly V[]> {
  return {
    write: (values) => values.map(form.write),
    read: (stored: readonly unknown[]) => stored.map((one) => form.read(one as never)),
  }
}

const asItIs: FieldForm<never> = { write: (value) => value, read: (stored) => stored }
