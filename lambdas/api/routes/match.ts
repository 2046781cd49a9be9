/** Matches unknown paths: redirects, suggestions, and 404 advice. */
import { CARE_ACTIONS } from '../../species/care-actions'
import { everyOperation } from './every-route'
import { handledAs, type OperationId, type Route } from './routes'

export interface Match {
  operation: OperationId
  route: Route
  params: Record<string, string>
}

export type PathAdvice =
  | { kind: 'moved'; path: string }
  | { kind: 'wrong_method'; allowed: Match[] }
  | { kind: 'care_action'; action: string }
  | { kind: 'misplaced'; route: Route }
  | { kind: 'unknown' }

/** Addresses that people and programs try first. */
const ALIASES: Readonly<Record<string, string>> = {
  '/': '/api',
  '/api/openapi.json': '/openapi.json',
  '/api/openapi.yaml': '/openapi.json',
  '/api/openapi': '/openapi.json',
  '/openapi.yaml': '/openapi.json',
  '/openapi': '/openapi.json',
  '/api/swagger.json': '/openapi.json',
  '/api/swagger': '/openapi.json',
  '/swagger.json': '/openapi.json',
  '/swagger': '/openapi.json',
  '/api/schema': '/openapi.json',
  '/api/docs': '/docs',
  '/api/documentation': '/docs',
  '/documentation': '/docs',
  '/health': '/api/health',
  '/healthz': '/api/health',
}

const patterns = everyOperation.map(([operation, route]) => ({
  operation,
  route,
  pattern: new RegExp(`^${route.path.replace(/[.]/g, '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}))

export function match(method: string, path: string): Match | null {
  const found = at(path).find(({ route }) => route.method === handledAs(method))
  return found ?? null
}

function at(path: string): Match[] {
  return patterns.flatMap(({ operation, route, pattern }) => {
    const hit = pattern.exec(path)
    return hit ? [{ operation, route, params: { ...hit.groups } }] : []
  })
}

/** No route is longer or deeper, so longer paths get no suggestion. */
const MAX_PATH = 200
const MAX_WORDS = 4

/** What to answer when no route matches. */
export function adviseOnPath(method: string, path: string): PathAdvice {
  if (path.length > MAX_PATH) return { kind: 'unknown' }
  const tidy = path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
  const alias = ALIASES[tidy]
  if (alias) return { kind: 'moved', path: alias }
  const here = at(tidy)
  if (here.length > 0 && tidy !== path) return { kind: 'moved', path: tidy }
  const allowed = here.filter(({ route }) => !isForPeople(route))
  if (allowed.length > 0) return { kind: 'wrong_method', allowed }

  const words = tidy.toLowerCase().split('/').filter(Boolean).slice(-MAX_WORDS).reverse()
  const action = words[0] ?? ''
  if ((CARE_ACTIONS as readonly string[]).includes(action)) return { kind: 'care_action', action }

  const wanted = handledAs(method)
  const sameMethod = everyOperation.filter(([, route]) => route.method === wanted)
  const whole = continuationOf(tidy, sameMethod) ?? continuationOf(tidy, everyOperation)
  if (whole) return { kind: 'moved', path: whole }

  const route = findMisplaced(words, wanted)
  return route ? { kind: 'misplaced', route } : { kind: 'unknown' }
}

/** For a truncated path: the only route that continues it, or the route that is a prefix of all that do. */
function continuationOf(path: string, among: typeof everyOperation): string | null {
  const longer = among.map(([, route]) => route.path).filter((known) => known.startsWith(path))
  const first = longer.find((one) => longer.every((other) => other.startsWith(one)))
  return first && !first.includes('{') ? first : null
}

const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

const bare = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Prefixes of most routes: they say nothing about which one was meant. */
const COMMON_PREFIXES: readonly string[] = ['/api', '/api/house']

/** A POST to a page's address was probably meant for the operation of the same name. */
const isForPeople = ({ group, path }: Route): boolean => group === 'pages' && path !== '/docs'

const NAMED = everyOperation
  .filter(([, route]) => !route.path.includes('{') && !COMMON_PREFIXES.includes(route.path) && !isForPeople(route))
  .map(([operation, route]) => ({ route, names: [operation, lastSegment(route.path)].map(bare) }))

/**
 * Finds an operation by its name in a wrong place, or misspelt: `/api/register`, `/api/house/rotate_key`,
 * `/api/auth/registr`.
 */
function findMisplaced(words: readonly string[], method: string): Route | null {
  const guesses = [...new Set(words.map(bare))].flatMap((word, place) =>
    NAMED.map((one) => ({ ...one, place, off: Math.min(...one.names.map((name) => typingErrors(name, word))) })),
  )
  const [best] = guesses
    .filter(({ off }) => off < Number.POSITIVE_INFINITY)
    .sort(
      (a, b) =>
        a.off - b.off || a.place - b.place || Number(b.route.method === method) - Number(a.route.method === method),
    )
  return best?.route ?? null
}

/** Short names tolerate fewer typing errors. Words of very different length are not compared. */
function typingErrors(name: string, word: string): number {
  const tolerance = name.length > 5 ? 2 : name.length > 3 ? 1 : 0
  if (Math.abs(name.length - word.length) > tolerance) return Number.POSITIVE_INFINITY
  const off = distance(name, word)
  return off > tolerance ? Number.POSITIVE_INFINITY : off
}

/** Levenshtein distance. */
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
