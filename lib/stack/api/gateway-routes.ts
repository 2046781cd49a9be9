/** Which group answers where at the gateway. Plain data from the route table, so that both hosts lead the same way. */
import { everyOperation } from '../../../lambdas/api/routes/every-route'
import type { Group, Route } from '../../../lambdas/api/routes/routes'

type Method = Route['method'] | 'HEAD' | 'ANY'

/** By resource, and there by method. */
type GatewayRoutes = Readonly<Record<string, Partial<Record<Method, Group>>>>

const ELSEWHERE = '/{proxy+}'
const ELSEWHERE_IN_THE_API = '/api/{proxy+}'

/**
 * Exactly the methods of the route table, and everything else to those who know the way: the gateway would answer
 * another method of a known resource, or a resource that only leads to others, with a 403 of its own. Whoever only
 * looks, outside of what agents call, may be a person, who is shown a page.
 */
export const GATEWAY_ROUTES: GatewayRoutes = gatewayRoutes()

function gatewayRoutes(): GatewayRoutes {
  const resources: Record<string, Partial<Record<Method, Group>>> = {}
  const ways = everyOperation.flatMap(([, route]) => wayTo(route.path))
  for (const path of ['/', ELSEWHERE, ELSEWHERE_IN_THE_API, ...ways]) {
    resources[path] = { ANY: 'meta', ...(path.startsWith('/api') ? {} : { GET: 'pages', HEAD: 'pages' }) }
  }
  for (const [, { path, method, group }] of everyOperation) {
    Object.assign(resources[path]!, method === 'GET' ? { GET: group, HEAD: group } : { [method]: group })
  }
  return resources
}

function wayTo(path: string): string[] {
  const parts = path.split('/').filter(Boolean)
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
}

export interface Destination {
  resource: string
  group: Group
  params: Record<string, string>
}

/** In this order what is named goes before what is left open, as at the gateway. */
const PATTERNS = Object.keys(GATEWAY_ROUTES)
  .filter((resource) => resource !== ELSEWHERE && resource !== ELSEWHERE_IN_THE_API)
  .toSorted()
  .map((resource) => ({
    resource,
    pattern: new RegExp(`^${resource.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }))

/** Where the gateway takes a request. */
export function destinationOf(method: string, path: string): Destination {
  for (const { resource, pattern } of PATTERNS) {
    const found = pattern.exec(path)
    if (found) return { resource, group: groupAt(resource, method), params: { ...found.groups } }
  }
  const resource = path.startsWith('/api/') ? ELSEWHERE_IN_THE_API : ELSEWHERE
  const proxy = path.slice(resource.indexOf('{'))
  return { resource, group: groupAt(resource, method), params: { proxy } }
}

function groupAt(resource: string, method: string): Group {
  const methods: Readonly<Record<string, Group>> = GATEWAY_ROUTES[resource] ?? {}
  return methods[method] ?? methods.ANY ?? 'meta'
}
