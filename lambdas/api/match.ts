/** Where a path leads: to a route, to a better path, or to a word of advice. */
import { CARE_ACTIONS } from '../domain/creature/creature'
import { type OperationId, operations, type Route } from './routes'

export interface Match {
  operation: OperationId
  route: Route
  params: Record<string, string>
}

export type Lost =
  | { kind: 'moved'; path: string }
  | { kind: 'wrong_method'; allowed: OperationId[] }
  | { kind: 'care_action'; action: string }
  | { kind: 'misplaced'; operation: OperationId }
  | { kind: 'unknown' }

/** Addresses that people and programs try first. */
const ALIASES: Readonly<Record<string, string>> = {
  '/': '/api',
  '/api/openapi.json': '/openapi.json',
  '/api/openapi': '/openapi.json',
  '/openapi': '/openapi.json',
  '/api/swagger.json': '/openapi.json',
  '/swagger.json': '/openapi.json',
  '/api/schema': '/openapi.json',
  '/api/docs': '/docs',
  '/documentation': '/docs',
  '/health': '/api/health',
  '/healthz': '/api/health',
}

const paths = [...new Set(operations.map(([, route]) => route.path))]

const patterns = operations.map(([operation, route]) => ({
  operation,
  route,
  pattern: new RegExp(`^${route.path.replace(/[.]/g, '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}))

export function match(method: string, path: string): Match | null {
  const found = at(path).find(({ route }) => route.method === method)
  return found ?? null
}

function at(path: string): Match[] {
  return patterns.flatMap(({ operation, route, pattern }) => {
    const hit = pattern.exec(path)
    return hit ? [{ operation, route, params: { ...hit.groups } }] : []
  })
}

/** What to tell somebody whom no route answers. */
export function whereTo(path: string): Lost {
  const tidy = path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
  if (tidy !== path && (at(tidy).length > 0 || ALIASES[tidy])) return { kind: 'moved', path: ALIASES[tidy] ?? tidy }
  const alias = ALIASES[path]
  if (alias) return { kind: 'moved', path: alias }

  const here = at(path)
  if (here.length > 0) return { kind: 'wrong_method', allowed: here.map(({ operation }) => operation) }

  const action = tidy.split('/').at(-1)?.toLowerCase() ?? ''
  if (tidy.startsWith('/api') && (CARE_ACTIONS as readonly string[]).includes(action))
    return { kind: 'care_action', action }

  const continuations = paths.filter((known) => known.startsWith(tidy) && !known.includes('{'))
  if (tidy.length > '/api'.length && continuations.length === 1) return { kind: 'moved', path: continuations[0]! }

  const operation = misplaced(tidy)
  return operation ? { kind: 'misplaced', operation } : { kind: 'unknown' }
}

/** A real operation's name somewhere else, or nearly so: `/api/register`, `/api/house/rotate_key`, `/api/auth/registr`. */
function misplaced(path: string): OperationId | null {
  const elsewhere = operations.filter(([, route]) => !path.startsWith(route.path))
  const words = path.split('/').filter(Boolean).reverse().map(bare)
  for (const tolerance of [0, 1, 2]) {
    for (const word of words) {
      const near = elsewhere.find(([operation, route]) =>
        [operation, lastSegment(route.path)]
          .map(bare)
          .some((name) => name.length > 2 * tolerance + 1 && distance(name, word) <= tolerance),
      )
      if (near) return near[0]
    }
  }
  return null
}

const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

const bare = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Levenshtein: how many letters differ. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1))
    }
    row = next
  }
  return row[b.length]!
}
