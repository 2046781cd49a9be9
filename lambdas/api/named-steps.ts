/** Next steps that name creatures. Without the route table, because the bundle of plain texts contains this file too. */
import type { NextStep } from './next-steps'

/** Calls that take `creature`, the name or the id. The others cannot be undone, and keep ids. */
export const TAKE_NAMES: readonly string[] = [
  '/api/house/care',
  '/api/house/visit',
  '/api/house/status',
  '/api/house/history',
  '/api/house/preferences',
  '/api/house/dress',
]

export type StepFields = Readonly<Record<string, unknown>>

/** By id, the names that one creature of a household has and no other. */
type NamesById = ReadonlyMap<string, string>

/** The fields of a query, a body or an act, with the name of the creature instead of its id. */
export function namedFields(fields: StepFields, names: NamesById): StepFields {
  const name = names.get(String(fields.creature_id))
  if (name === undefined) return fields
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => (field === 'creature_id' ? ['creature', name] : [field, value])),
  )
}

/** The same step, if its call takes names, with its query, its body and each act changed. Its `url` is left out. */
export function withFields(step: NextStep, change: (fields: StepFields, path: string) => StepFields): NextStep {
  const [path = '', search] = step.endpoint?.split('?') ?? []
  if (!TAKE_NAMES.includes(path)) return step
  const { url: _, body, ...rest } = step
  const query = String(
    new URLSearchParams(change(Object.fromEntries(new URLSearchParams(search)), path) as Record<string, string>),
  )
  const acts = Array.isArray(body?.care) && { care: body.care.map((act) => change(act, path)) }
  return {
    ...rest,
    endpoint: query ? `${path}?${query}` : path,
    ...(body && { body: { ...change(body, path), ...acts } }),
  }
}

export const namedStep = (step: NextStep, names: NamesById): NextStep =>
  withFields(step, (fields) => namedFields(fields, names))
