/** Which operations are tools of MCP: all that agents call, by the name they have in the route table. */
import * as z from 'zod/mini'
import { type ApiOperationId, type Group, operations, type Route, type Routes } from './routes'

/** Those who run the house, documents, pages for people, and the door itself. */
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

/** Where a client cannot send headers of its own. */
export const KEY_ARGUMENT = 'api_key'
export const RETRY_ARGUMENT = 'idempotency_key'

/** How much of a list a tool gives that is not asked for more: a model reads all of it. */
export const TOOL_PAGES: Partial<Record<ToolId, Readonly<Record<string, number>>>> = {
  list_species: { per_page: 20 },
  graveyard: { per_page: 10 },
  hall: { per_page: 10 },
  history: { limit: 10 },
}

export const takesKey = ({ auth }: Route): boolean => auth === 'required' || auth === 'optional'

/** An address holds nothing but text; a tool takes a number where the route asks for one. */
export function asArgument({ request }: Route, name: string, value: string): string | number {
  const schema = request?.query?.shape[name]
  const read = schema && z.safeParse(schema, value)
  return read?.success && typeof read.data === 'number' && String(read.data) === value ? read.data : value
}
