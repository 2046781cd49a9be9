/** Which group answers where at the gateway. Plain data from the route table, so that both hosts lead the same way. */
import { everyOperation } from '../../lambdas/api/routes/every-route'
import type { Group, Route } from '../../lambdas/api/routes/routes'

type Method = Route['method'] | 'HEAD' | 'ANY'

/** By resource, and there by method. */
type GatewayRoutes = Readonly<Record<string, Partial<Record<Method, Group>>>>

const ELSEWHERE = '/{proxy+}'

/**
 * Exactly the methods of the route table, and everything else to `meta`, which knows the way: the gateway would answer
 * another method of a known resource, or a resource that only leads to others, with a 403 of its own.
 */
export const GATEWAY_ROUTES: GatewayRoutes = gatewayRoutes()

function gatewayRoutes(): GatewayRoutes {
  const resources: Record<string, Partial<Record<Method, Group>>> = {}
  for (const path of ['/', ELSEWHERE, ...everyOperation.flatMap(([, route]) => wayTo(route.path))]) {
    resources[path] = { ANY: 'meta' }
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
  .filter((resource) => resource !== ELSEWHERE)
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
  return { resource: ELSEWHERE, group: groupAt(ELSEWHERE, method), params: { proxy: path.slice(1) } }
}

function groupAt(resource: string, method: string): Group {
  const methods: Readonly<Record<string, Group>> = GATEWAY_ROUTES[resource] ?? {}
  return methods[method] ?? 'meta'
}
