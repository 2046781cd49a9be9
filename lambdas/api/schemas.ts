/** Building blocks for request schemas. Every refusal says what would be right. */
import * as z from 'zod/mini'
import { hasUnprintable, printable } from '../domain/text'
import { isTimezone } from '../domain/time/zone'

const UNPRINTABLE = 'contains control or text-direction characters; remove them'

/** One line, shown as it is: nothing in it may deceive the reader. */
export const line = (min: number, max: number) =>
  z.string().check(
    z.minLength(min),
    z.maxLength(max),
    z.refine((text) => !hasUnprintable(text), UNPRINTABLE),
    z.refine((text) => min === 0 || text === '' || text.trim() !== '', 'must not be only spaces'),
  )

/** Free text: what cannot be printed is taken out, and the rest is kept. */
export const prose = (min: number, max: number) =>
  z.pipe(z.pipe(z.string().check(z.maxLength(max)), z.transform(printable)), z.string().check(z.minLength(min)))

export const matching = (pattern: RegExp, min: number, max: number, allowed: string) =>
  z.string().check(z.minLength(min), z.maxLength(max), z.regex(pattern, `may contain only ${allowed}`))

const address = (max: number, scheme: RegExp, advice: string) =>
  z.string().check(
    z.maxLength(max),
    z.refine((text) => URL.canParse(text) && scheme.test(text) && !hasUnprintable(text), advice),
  )

export const httpsUrl = (max: number) =>
  address(max, /^https:\/\/[^\s/]/i, 'must be a full HTTPS address, such as https://example.com/picture.png')

export const webUrl = (max: number) =>
  address(max, /^https?:\/\/[^\s/]/i, 'must be a full web address, such as https://example.com/me')

export const timezone = z
  .string()
  .check(z.maxLength(100), z.refine(isTimezone, 'is not an IANA timezone; use a name such as Europe/Berlin or UTC'))

export const uuid = z.uuid('must be a UUID, such as 3f0c1a52-8d1e-4b7a-9c55-0e8f6f1d2a34').check(z.toLowerCase())

/** Query values arrive as text. */
export const integer = (min: number, max: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.regex(/^-?\d{1,15}$/, `must be a whole number from ${min} to ${max}`)),
      z.transform(Number),
    ),
    z.int().check(z.gte(min), z.lte(max)),
  )

/** A creature is named by `creature_id` or by its alias `id`. */
const reference = { creature_id: z.optional(uuid), id: z.optional(uuid) }
export const looseRef = z.object(reference)

/** Fields of a request about one creature, on which both names must agree. */
export const creatureRef = <Fields extends z.core.$ZodLooseShape>(fields: Fields) =>
  z
    .object({ ...reference, ...fields })
    .check(z.refine(agree, { error: 'is not the same as creature_id; send only one of them', path: ['id'] }))

const agree = (given: unknown): boolean => {
  const { creature_id, id } = given as z.output<typeof looseRef>
  return !creature_id || !id || creature_id === id
}

export const oneCreature = creatureRef({})
