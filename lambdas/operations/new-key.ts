/** A key is made, told once, and kept only as its hash. */
import { formatApiKey, SECRET_BYTES } from '../domain/house/api-key'
import type { Call } from '../pipeline/call'

export const KEEP_IT =
  'Keep your_token safe: it is shown only this once, and the house stores nothing it could be read from.'

export const newKey = (call: Call, agentId: string): string => formatApiKey(agentId, call.ctx.randomBytes(SECRET_BYTES))
