/** The result of an MCP method, and its JSON-RPC response. */
import { SERVER } from '../api/documents/mcp-server'
import { MS_PER_HOUR } from '../domain/time/instants'
import { CODES, type Id, type Message, type RpcError, SERVER_INFO } from './message'

/** How long a client may cache a result, and whether it may share it. */
interface CacheHints {
  ttlMs: number
  cacheScope: 'public' | 'private'
}

export interface MethodResult {
  result: Record<string, unknown>
  cache?: CacheHints
  headers?: Readonly<Record<string, string>>
}

export type MethodOutcome = MethodResult | { error: RpcError }

export const PUBLIC_HOUR: CacheHints = { ttlMs: MS_PER_HOUR, cacheScope: 'public' }

export const invalidParams = (message: string, data?: unknown): { error: RpcError } => ({
  error: { code: CODES.invalidParams, message, ...(data !== undefined && { data }) },
})

/** Every list fits on one page, so every cursor is invalid. */
export const listed = (cursor: unknown, result: Record<string, unknown>): MethodOutcome =>
  cursor === undefined ? { result, cache: PUBLIC_HOUR } : invalidParams('There is no such cursor')

/** Not serialized by the pipeline, which rounds numbers: the id must be returned exactly as sent. */
const serialize = (id: Id | null, rest: object): string =>
  `{"jsonrpc":"2.0",${id === null ? '' : `"id":${id},`}${JSON.stringify(rest).slice(1)}`

export const errorBody = (id: Id | null, error: RpcError): string => serialize(id, { error })

export function resultBody(id: Id, { stateless }: Pick<Message, 'stateless'>, { result, cache }: MethodResult): string {
  const _meta = { ...(result._meta as object), [SERVER_INFO]: SERVER }
  const statelessFields = stateless ? { resultType: 'complete', ...cache, _meta } : {}
  return serialize(id, { result: { ...result, ...statelessFields } })
}
