/** Matches unknown paths: redirects, suggestions, and 404 advice. */
import { typingErrors } from '../../domain/typing-errors'
import { CARE_ACTIONS, type CareAction } from '../../species/care-actions'
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
  | { kind: 'care_action'; action: CareAction }
  | { kind: 'misplaced'; route: Route }
  | { kind: 'unknown' }

/** Address that people and programs guess. */
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

const compile = () =>
  everyOperation.map(([operation, route]) => ({
    operation,
    route,
    pattern: new RegExp(`^${route.path.replace(/[.]/g, '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }))
/** Compiled at the first use: most processes match no path themselves. */
let patterns: ReturnType<typeof compile> | undefined

export function match(method: string, path: string): Match | null {
  const handled = handledAs(method)
  return matches(path, (route) => route.method === handled).next().value ?? null
}

function* matches(path: string, isMeant: (route: Route) => boolean): Generator<Match, undefined> {
  patterns ??= compile()
  for (const { operation, route, pattern } of patterns) {
    const hit = isMeant(route) ? pattern.exec(path) : null
    if (hit) yield { operation, route, params: { ...hit.groups } }
  }
}

const at = (path: string): Match[] => [...matches(path, () => true)]

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
  const action = CARE_ACTIONS.find((one) => one === words[0])
  if (action) return { kind: 'care_action', action }

  const wanted = handledAs(method)
  const sameMethod = everyOperation.filter(([, route]) => route.method === wanted)
  const whole = continuationOf(tidy, sameMethod) ?? continuationOf(tidy, everyOperation)
  if (whole && whole !== tidy) return { kind: 'moved', path: whole }

  const meant = nearestOperation(words, wanted)
  if (meant) return { kind: 'misplaced', route: meant.route }
  return here.length > 0 ? { kind: 'wrong_method', allowed: here } : { kind: 'unknown' }
}

/** For a truncated path: the only route that starts with it, or the one that is a prefix of all routes that do. */
function continuationOf(path: string, among: typeof everyOperation): string | null {
  const longer = among.map(([, route]) => route.path).filter((known) => known.startsWith(path))
  const first = longer.find((one) => longer.every((other) => other.startsWith(one)))
  return first && !first.includes('{') ? first : null
}

const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

const bare = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Prefixes shared by most routes, so they do not show which one was meant. */
const COMMON_PREFIXES: readonly string[] = ['/api', '/api/house']

/** A POST to a page's address was probably meant for the operation of the same name. */
const isForPeople = ({ group, path }: Route): boolean => group === 'pages' && path !== '/docs'

const operationsByName = () =>
  everyOperation
    .filter(([, route]) => !route.path.includes('{') && !COMMON_PREFIXES.includes(route.path) && !isForPeople(route))
    .map(([operation, route]) => ({ operation, route, names: [operation, lastSegment(route.path)].map(bare) }))

/**
 * Finds an operation by its name in a wrong place, or misspelt: `/api/register`, `/api/house/rotate_key`,
 * `/api/auth/registr`.
 */
export function nearestOperation(words: readonly string[], method = ''): Omit<Match, 'params'> | null {
  const known = operationsByName()
  const guesses = [...new Set(words.map(bare))].flatMap((word, place) =>
    known.map((one) => ({ ...one, place, off: Math.min(...one.names.map((name) => tolerated(name, word))) })),
  )
  const [best] = guesses
    .filter(({ off }) => off < Number.POSITIVE_INFINITY)
    .sort(
      (a, b) =>
        a.off - b.off || a.place - b.place || Number(b.route.method === method) - Number(a.route.method === method),
    )
  return best ?? null
}

export const nearestName = (names: readonly string[], word: string): string | undefined =>
  names
    .map((name) => ({ name, off: tolerated(bare(name), bare(word)) }))
    .filter(({ off }) => off < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.off - b.off)[0]?.name

/** Short names tolerate fewer typing errors. */
const tolerated = (name: string, word: string): number =>
  typingErrors(name, word, name.length > 5 ? 2 : name.length > 3 ? 1 : 0)
