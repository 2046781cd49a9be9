/** Building blocks for request schemas. Every message says what would be valid. */
import * as z from 'zod/mini'
import { LONGEST_WORD, MOST_WORDS, parsePicture } from '../../domain/painting/pen-words'
import { removeHidden, toOneLine } from '../../domain/text'
import { isTimezone } from '../../domain/time/zone'

/**
 * JSON Schema for schemas whose generated form would be wrong, such as numbers in query strings. An override without a
 * type is merged into the generated form.
 */
export const jsonSchemaOverrides = z.registry<Readonly<Record<string, unknown>>>()

function withJsonSchema<Schema extends z.ZodMiniType>(schema: Schema, json: Readonly<Record<string, unknown>>): Schema {
  jsonSchemaOverrides.add(schema, json)
  return schema
}

/** Counts code points, as people and JSON Schema do: an emoji counts as one. */
const lengthOf = (text: string): number => [...text].length

const characters = (count: number): string => `${count} character${count === 1 ? '' : 's'}`
const atLeast = (min: number) =>
  z.refine<string>((text) => lengthOf(text) >= min, `must have at least ${characters(min)}`)
const atMost = (max: number) =>
  z.refine<string>((text) => lengthOf(text) <= max, `must have at most ${characters(max)}`)

/** Removes invisible characters and keeps the rest. */
const cleanedText = (clean: (text: string) => string, min: number, max: number) =>
  withJsonSchema(
    z.pipe(
      z.pipe(z.string().check(atLeast(min), atMost(max)), z.transform(clean)),
      z
        .string()
        .check(z.refine((text) => lengthOf(text) >= min, `must have at least ${characters(min)} that can be seen`)),
    ),
    { type: 'string', ...(min > 0 && { minLength: min }), maxLength: max },
  )

export const line = (min: number, max: number) => cleanedText(toOneLine, min, max)

export const prose = (min: number, max: number) => cleanedText(removeHidden, min, max)

export const matching = (pattern: RegExp, min: number, max: number, allowed: string) =>
  z
    .string()
    .check(
      z.minLength(min),
      z.maxLength(max),
      z.regex(pattern, { error: ({ input }) => `may contain only ${allowed}${firstOutside(pattern, String(input))}` }),
    )

/** Names the first character that is not allowed. "Only letters" alone would confuse a caller that sent a letter with an accent. */
const firstOutside = (pattern: RegExp, text: string): string => {
  const outside = [...text].find((character) => !pattern.test(character)) ?? ''
  const isLetter = /[\p{L}\p{M}]/u.test(outside) && !/[A-Za-z]/.test(outside)
  return `, not ${JSON.stringify(outside)}${isLetter ? '; of all letters only a to z, without accents' : ''}`
}

/** One of the values, in any case and with spaces around it. */
export const spelled = <Value extends string>(values: readonly Value[]) =>
  withJsonSchema(
    z.pipe(
      z.transform((text: unknown) => (typeof text === 'string' ? text.trim().toLowerCase() : text)),
      z.enum(values),
    ),
    { type: 'string', enum: values },
  )

/** One of these numbers, as text or as a number. */
export const numberAsText = <Value extends string>(values: readonly Value[]) =>
  withJsonSchema(
    z.pipe(
      z.transform((given: unknown) => (typeof given === 'number' ? String(given) : given)),
      z.enum(values),
    ),
    { type: 'string', enum: values },
  )

/** Not checked here: the operation also suggests the slug that was probably meant. */
export const slug = (min: number, max: number) =>
  withJsonSchema(z.string().check(z.minLength(min), z.maxLength(max)), {
    type: 'string',
    minLength: min,
    maxLength: max,
    pattern: '^[a-z0-9_]*$',
  })

const address = (max: number, scheme: 'https' | 'https?', advice: string) => {
  const pattern = new RegExp(`^${scheme}://[^\\s/]`, 'i')
  return withJsonSchema(
    z.string().check(
      atMost(max),
      z.refine((text) => URL.canParse(text) && pattern.test(text) && toOneLine(text) === text, advice),
      z.refine((text) => !USERINFO.test(text), 'must not have a name or a password before its host'),
    ),
    { type: 'string', format: 'uri', maxLength: max, pattern: `^${anyCase(scheme)}://[^\\s/?#\\\\@]+(?:[/?#\\\\]|$)` },
  )
}

/** `https://bank.example@elsewhere.example` leads to elsewhere.example. */
const USERINFO = /^\w+:\/\/[^/?#\\]*@/

/** JSON Schema patterns have no case-insensitive flag. */
const anyCase = (text: string): string => text.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)

export const httpsUrl = (max: number) =>
  address(max, 'https', 'must be a full HTTPS address, such as https://example.com/walnut')

/** An empty text removes the address; null cannot, because it counts as absent. */
export const httpsUrlOrEmpty = (max: number) => {
  const address = httpsUrl(max)
  const { pattern } = jsonSchemaOverrides.get(address) ?? {}
  return withJsonSchema(
    z.string().check((payload) => {
      const { error } = payload.value === '' ? {} : z.safeParse(address, payload.value)
      payload.issues.push(...((error?.issues ?? []) as never[]))
    }),
    { type: 'string', maxLength: max, pattern: `^$|${pattern}` },
  )
}

export const webUrl = (max: number) =>
  address(max, 'https?', 'must be a full web address, such as https://example.com/me')

export const timezone = z
  .string()
  .check(z.maxLength(100), z.refine(isTimezone, 'is not an IANA timezone; use a name such as Europe/Berlin or UTC'))

export const NOT_A_UUID = 'must be a UUID, such as 3f0c1a52-8d1e-4b7a-9c55-0e8f6f1d2a34'
/** Of any version and variant, as `UUID` in `domain/names.ts` takes them. */
export const uuid = z.guid(NOT_A_UUID).check(z.toLowerCase())

/** Query values are text. `usual` documents the operation's default. */
export const integer = (min: number, max: number, usual?: number) =>
  withJsonSchema(
    z.pipe(
      z.pipe(
        z.string().check(z.regex(/^-?\d{1,15}$/, `must be a whole number from ${min} to ${max}`)),
        z.transform(Number),
      ),
      z.int().check(z.gte(min), z.lte(max)),
    ),
    { type: 'integer', minimum: min, maximum: max, ...(usual !== undefined && { default: usual }) },
  )

/** An empty value or the word null means the default. */
export const integerOrNull = (min: number, max: number, usual: number) =>
  withJsonSchema(
    z.pipe(
      z.pipe(
        z._default(z.string(), String(usual)),
        z.transform((text) => (text === '' || text === 'null' ? String(usual) : text)),
      ),
      integer(min, max),
    ),
    { type: ['integer', 'null'], minimum: min, maximum: max, default: usual },
  )

/** Other values are refused by the operation, with its own message. */
export const oneOf = <Value extends string>(values: readonly Value[], usual: Value) =>
  withJsonSchema(z._default(z.string(), usual), { type: 'string', enum: values, default: usual })

/** An object of optional fields, of which at least one must be present. */
export const someOf = <Fields extends z.core.$ZodLooseShape>(fields: Fields) =>
  withJsonSchema(
    z
      .object(fields)
      .check(
        z.refine(
          (given) => Object.keys(given).length > 0,
          `has nothing to change; send one or more of ${Object.keys(fields).join(', ')}`,
        ),
      ),
    { minProperties: 1 },
  )

/** The words of a picture, in their plain spelling. */
export const picture = withJsonSchema(
  z.pipe(
    z.array(z.string()).check((payload) => {
      const parsed = parsePicture(payload.value)
      if ('problems' in parsed)
        payload.issues.push(
          ...parsed.problems.map(({ at, message }) => ({
            code: 'custom' as const,
            path: [at],
            message: message(),
            input: payload.value[at],
          })),
        )
    }),
    z.transform((words) => {
      const parsed = parsePicture(words)
      return 'words' in parsed ? parsed.words : []
    }),
  ),
  { type: 'array', items: { type: 'string', maxLength: LONGEST_WORD }, maxItems: MOST_WORDS },
)

/** A creature is referenced by `creature_id` or by its alias `id`. */
const ids = { creature_id: z.optional(uuid), id: z.optional(uuid) }
export const looseRef = z.object(ids)

const idNotName = z
  .guid('must be a UUID, such as 3f0c1a52-8d1e-4b7a-9c55-0e8f6f1d2a34; a name goes into creature')
  .check(z.toLowerCase())
/** Or by `creature`, its id or its name. */
const reference = {
  creature_id: z.optional(idNotName),
  id: z.optional(idNotName),
  creature: z.optional(line(1, 50)),
}

/** Exactly one of the two fields. The operation refuses all else itself and lists the caller's creatures. */
const name = { type: 'string', format: 'uuid' }
const lowerCase = z.optional(z.string().check(z.toLowerCase()))
export const exactlyOneRef = withJsonSchema(z.object({ creature_id: lowerCase, id: lowerCase }), {
  type: 'object',
  properties: { creature_id: name, id: name },
  oneOf: [{ required: ['creature_id'] }, { required: ['id'] }],
})

/** A request about one creature. If both fields are sent, they must be equal. */
export const creatureRef = <Fields extends z.core.$ZodLooseShape>(fields: Fields) =>
  z.object({ ...reference, ...fields }).check(sameCreature())

/** The same, with no field that it does not know. */
export const strictCreatureRef = <Fields extends z.core.$ZodLooseShape>(fields: Fields) =>
  z.strictObject({ ...reference, ...fields }).check(sameCreature())

const sameCreature = <T>() =>
  z.refine<T>(agree, { error: 'is not the same as creature_id; send only one of them', path: ['id'] })

const agree = (given: unknown): boolean => {
  const { creature_id, id } = given as z.output<typeof looseRef>
  return !creature_id || !id || creature_id === id
}

export const oneCreature = creatureRef({})
