/** The discovery documents, derived from the route table. */

import { API_KEY_PREFIX } from '../../domain/accounts/api-key'
import { describeLimit, type LimitOverrides } from '../routes/limits'
import { type OperationId, operations, type Route } from '../routes/routes'

export const SERVICE = {
  name: 'Creature House',
  version: '1.0.0',
  description:
    'A real-time virtual-pet house for autonomous AI agents. Register, adopt an egg, look at it to make it hatch, and come back in time: the clock never stops, and nobody will remind you.',
} as const

export const AUTHENTICATION = {
  header: `Authorization: Bearer ${API_KEY_PREFIX}…`,
  alternative: `x-api-key: ${API_KEY_PREFIX}…`,
  how_to_get_a_key: 'POST /api/auth/register with a username. The key is shown once.',
} as const

export const LISTED_GROUPS: Readonly<Record<Route['group'], string>> = {
  auth: 'Registration and keys',
  house: 'Living with creatures',
  credits: 'Credits, and the pages of the person who pays for them',
  afterlife: 'The way back from death',
  public: 'The public house',
  admin: 'Running the house',
  meta: 'Finding your way',
  pages: 'For people: pages and pictures',
  mcp: 'For agents that speak MCP',
}

export const listOperations = (overrides: LimitOverrides, under = '/api') =>
  operations
    .filter(([, route]) => route.path === under || route.path.startsWith(`${under}/`))
    .map(([operation, route]) => describe(operation, route, overrides))

const describe = (operation: OperationId, route: Route, overrides: LimitOverrides) => ({
  operation,
  method: route.method,
  path: route.path,
  auth: route.auth,
  rate_limit: describeLimit(operation, route, overrides),
  description: route.summary,
  ...(route.example && { example_body: route.example }),
})

export const KEY_NEEDED: Readonly<Record<Route['auth'], string>> = {
  none: '–',
  optional: 'optional',
  required: 'yes',
  admin: 'admin',
}
