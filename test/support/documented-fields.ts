/** Checks every response of a test house against the documentation: no undocumented fields. */
import type * as z from 'zod/mini'
import { match } from '../../lambdas/api/routes/match'
import { errorBodies } from '../../lambdas/api/schemas/error-bodies'
import { ErrorSchema, responses } from '../../lambdas/api/schemas/responses'
import type { Received } from './http'

type Def = z.core.$ZodTypeDef & {
  shape?: Record<string, z.core.$ZodType>
  element?: z.core.$ZodType
  innerType?: z.core.$ZodType
  valueType?: z.core.$ZodType
  options?: readonly z.core.$ZodType[]
}

const REFUSALS = [ErrorSchema, ...Object.values(errorBodies)] as z.core.$ZodType[]

/** Fields of a response that its schema does not name. */
export function undocumentedFields(method: string, path: string, { status, headers, body }: Received): string[] {
  const found = match(method, path.split(/[?#]/)[0] ?? '')
  if (!found || !String(headers['content-type']).startsWith('application/json') || !isObject(body)) return []
  const { schema, status: good } = responses[found.operation]
  if (status === good) return schema ? unknownIn(schema as z.core.$ZodType, body, found.operation) : []
  return status >= 400 && found.operation !== 'mcp' ? fewest(REFUSALS, body, `${found.operation} ${status}`) : []
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function unknownIn(schema: z.core.$ZodType, value: unknown, at: string): string[] {
  const { shape, element, innerType, valueType, options } = schema._zod.def as Def
  if (innerType) return unknownIn(innerType, value, at)
  if (options) return fewest(options, value, at)
  if (element && Array.isArray(value)) return value.flatMap((one) => unknownIn(element, one, `${at}[]`))
  if (!isObject(value)) return []
  if (valueType) return Object.entries(value).flatMap(([name, one]) => unknownIn(valueType, one, `${at}.${name}`))
  // An object schema without fields allows any field.
  if (!shape || Object.keys(shape).length === 0) return []
  return Object.entries(value).flatMap(([name, one]) =>
    shape[name] ? unknownIn(shape[name], one, `${at}.${name}`) : [`${at}.${name}`],
  )
}

/** Of several schemas, the best match. */
const fewest = (options: readonly z.core.$ZodType[], value: unknown, at: string): string[] =>
  options.map((option) => unknownIn(option, value, at)).sort((a, b) => a.length - b.length)[0] ?? []
