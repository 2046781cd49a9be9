/** Which operations are MCP tools: all that agents call, under the route table's names. */
import * as z from 'zod/mini'
import { type ApiOperationId, type Group, operations, type Route, type Routes } from './routes'

/** Groups that are not tools: admin, documents, pages and MCP itself. */
const NO_TOOLS = ['admin', 'meta', 'pages', 'mcp'] as const satisfies readonly Group[]
export type ToolGroup = Exclude<Group, (typeof NO_TOOLS)[number]>
export type ToolRoute = Route & { group: ToolGroup }
export type ToolId = {
  [Id in ApiOperationId]: Routes[Id] extends { group: ToolGroup; path: `/api/${string}` } ? Id : never
}[ApiOperationId]

const isTool = (entry: [ApiOperationId, Route]): entry is [ToolId, ToolRoute] =>
  !(NO_TOOLS as readonly Group[]).includes(entry[1].group) && entry[1].path.startsWith('/api/')

export const toolOperations = operations.filter(isTool)
export const TOOL_GROUPS = [...new Set(toolOperations.map(([, { group }]) => group))]

/** Listed by name: what a keeper needs every day. A model reads the list in every turn. */
const LISTED = ['register', 'adopt', 'status', 'visit', 'preferences', 'plan'] as const satisfies readonly ToolId[]
export type ListedTool = (typeof LISTED)[number]
export const isListed = (operation: string): operation is ListedTool =>
  (LISTED as readonly string[]).includes(operation)
/**
 * The tools that run operations which are not listed, since models cannot call what is not listed: one for all that only
 * reads, which people may allow once and for all, and one for the rest.
 */
export const READ_TOOL = 'read'
export const CALL_TOOL = 'call'
export const onlyReads = ({ method }: Pick<Route, 'method'>): boolean => method === 'GET'

/** For clients that cannot set headers. */
export const KEY_ARGUMENT = 'api_key'

/** Default page sizes of tools: a model reads every entry. */
export const TOOL_PAGES: Partial<Record<ToolId, Readonly<Record<string, number>>>> = {
  list_species: { per_page: 20 },
  graveyard: { per_page: 10 },
  hall: { per_page: 10 },
  history: { limit: 10 },
  credit_history: { per_page: 20 },
}

export const takesKey = ({ auth }: Route): boolean => auth === 'required' || auth === 'optional'

/** Query values are text; tools take numbers where the route's schema does. */
export function asArgument({ request }: Route, name: string, value: string): string | number {
  const schema = request?.query?.shape[name]
  const read = schema && z.safeParse(schema, value)
  return read?.success && typeof read.data === 'number' && String(read.data) === value ? read.data : value
}
