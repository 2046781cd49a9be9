/** Generates values for a schema: valid ones, and mutated ones. */
import fc, { type Arbitrary } from 'fast-check'
import type { Schema } from './document'

/** Existing ids and names, by the fields that may contain them. */
export type Known = Readonly<Record<string, readonly string[]>>

const MOST = 40
const https = fc.webUrl({ validSchemes: ['https'] })

export function honest(schema: Schema, known: readonly string[] = [], all: Known = {}): Arbitrary<unknown> {
  const found = known.length > 0 ? [{ weight: 3, arbitrary: fc.nat().map((at) => known[at % known.length]) }] : []
  return fc.oneof(...found, { weight: 2, arbitrary: fitting(schema, all) })
}

function fitting(schema: Schema, all: Known): Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fitting(one, all)))
  const types = [schema.type ?? 'object'].flat()
  return fc.oneof(...types.map((type) => ofType(type, schema, all)))
}

function ofType(type: string, schema: Schema, all: Known): Arbitrary<unknown> {
  const { minimum = -1e6, maximum = 1e6 } = schema
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({ min: minimum, max: maximum })
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true })
    case 'array':
      return fc.array(fitting(schema.items ?? {}, all), { maxLength: schema.maxItems ?? 3 })
    case 'string':
      return text(schema)
    default:
      return record(schema, all)
  }
}

function text({ format, pattern, minLength = 0, maxLength = MOST }: Schema): Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  if (format === 'uri') return https.filter((url) => url.length <= maxLength)
  if (pattern) {
    return fc
      .stringMatching(new RegExp(pattern))
      .map((value) => value.slice(0, maxLength).padEnd(minLength, 'a'))
      .filter((value) => new RegExp(pattern).test(value))
  }
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(MOST, maxLength) })
}

const record = ({ properties = {}, required = [], oneOf = [] }: Schema, all: Known): Arbitrary<unknown> => {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, honest(schema, all[name], all)]),
  )
  const choices = oneOf.length > 0 ? oneOf.map((choice) => choice.required ?? []) : [required]
  return fc.oneof(...choices.map((keys) => fc.record(fields, { requiredKeys: [...keys] as string[] }).map(unambiguous)))
}

/** `id` is an alias of `creature_id`: only mutated requests have both. */
const unambiguous = ({ id, ...rest }: Record<string, unknown>): Record<string, unknown> =>
  id === undefined || rest.creature_id !== undefined ? rest : { id, ...rest }

const nested = (depth: number): unknown =>
  depth === 0 ? 1 : depth % 2 ? [nested(depth - 1)] : { in: nested(depth - 1) }

/** Values that no field accepts. */
export const ODD: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    null,
    true,
    0,
    -1,
    1e308,
    -1e308,
    2 ** 53,
    0.1,
    '',
    ' ',
    '\u0000',
    '\ud83d',
    '\udc00x',
    '\u202egnp',
    '\u{e0041}',
  ),
  fc.constantFrom<unknown>(
    [],
    {},
    [[]],
    nested(20),
    nested(40),
    'x'.repeat(3000),
    '🦊'.repeat(600),
    '../..',
    "' OR 1=1",
    '{{x}}',
  ),
  fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.bigInt().map(String),
)

/** A valid value with one error, omission or addition. */
export const mutated = (schema: Schema, all: Known): Arbitrary<unknown> =>
  fc
    .tuple(record(schema, all), fc.nat(), ODD, fc.constantFrom('replace', 'remove', 'add'), fc.string())
    .map(([value, at, odd, how, name]) => {
      const names = Object.keys(schema.properties ?? {})
      const fields = value as Record<string, unknown>
      const chosen = names[at % names.length]
      if (how === 'add' || chosen === undefined) return { ...fields, [name]: odd }
      if (how === 'replace') return { ...fields, [chosen]: odd }
      const { [chosen]: _, ...rest } = fields
      return rest
    })
