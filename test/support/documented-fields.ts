/** Checks responses against their documented fields. */
import * as z from 'zod'
import { ErrorShape } from '../../lambdas/api/fields/call'
import type { AnswerFields, FieldKind } from '../../lambdas/api/fields/kind'
import { match } from '../../lambdas/api/routes/match'
import { answerSchema } from '../../lambdas/api/schemas/answer-schema'
import { errorBodies } from '../../lambdas/api/schemas/error-bodies'
import { responses } from '../../lambdas/api/schemas/responses'
import type { Received } from './http'

const REFUSALS: readonly FieldKind[] = [ErrorShape, ...Object.values(errorBodies)]

/** Fields of a response that are not documented, or not as documented. */
export function undocumentedFields(method: string, path: string, { status, headers, body }: Received): string[] {
  const found = match(method, path.split(/[?#]/)[0] ?? '')
  if (!found || !String(headers['content-type']).startsWith('application/json') || !isObject(body)) return []
  const { schema, status: good } = responses[found.operation]
  if (status === good) return schema ? faultsIn(schema, body, found.operation) : []
  return status >= 400 && found.operation !== 'mcp' ? faultsInRefusal(body, `${found.operation} ${status}`) : []
}

/** It must be one of the documented refusals. */
export const faultsInRefusal = (body: unknown, at = 'refusal'): string[] => fewest(REFUSALS, body, at)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function faultsIn(kind: FieldKind, value: unknown, at: string): string[] {
  const { form } = kind
  const other = () => [`${at} is ${JSON.stringify(value)?.slice(0, 60)}`]
  switch (form.is) {
    case 'either':
      return fewest(form.of, value, at)
    case 'list':
      return Array.isArray(value) ? value.flatMap((one) => faultsIn(form.of, one, `${at}[]`)) : other()
    case 'map':
      return isObject(value)
        ? Object.entries(value).flatMap(([name, one]) => faultsIn(form.of, one, `${at}.${name}`))
        : other()
    case 'object':
      return isObject(value) ? faultsInObject(form.fields, value, at) : other()
    default:
      return checkOf(kind).safeParse(value).success ? [] : other()
  }
}

const checks = new Map<FieldKind, z.ZodType>()
function checkOf(kind: FieldKind): z.ZodType {
  const check = checks.get(kind) ?? z.fromJSONSchema(answerSchema(kind))
  checks.set(kind, check)
  return check
}

/** One without fields may have any. */
function faultsInObject(fields: AnswerFields, value: Record<string, unknown>, at: string): string[] {
  if (Object.keys(fields).length === 0) return []
  const missing = Object.keys(fields).filter((name) => !fields[name]?.optional && value[name] === undefined)
  const wrong = Object.entries(value).flatMap(([name, one]) =>
    fields[name] ? faultsIn(fields[name].kind, one, `${at}.${name}`) : [`${at}.${name}`],
  )
  return [...missing.map((name) => `${at} without ${name}`), ...wrong]
}

/** Of several kinds, the best match. */
function fewest(kinds: readonly FieldKind[], value: unknown, at: string): string[] {
  let best: string[] | undefined
  for (const kind of kinds) {
    const faults = faultsIn(kind, value, at)
    if (faults.length === 0) return faults
    if (!best || faults.length < best.length) best = faults
  }
  return best ?? []
}
