/** Creates API keys. A key is shown once and stored as a hash. */
import { RETRY_KEY } from '../../api/headers'
import { formatApiKey, SECRET_BYTES } from '../../domain/accounts/api-key'
import { NONCE_BYTES } from '../../domain/sealed'
import type { Call } from '../../http/call'

/** With an Idempotency-Key the response can be replayed, so the key is not shown only once. */
export const keyWarning = ({ once }: Call): string =>
  once
    ? `Keep your_token safe: it is shown only to whoever repeats this call with its ${RETRY_KEY}, for an hour, and the house stores nothing it could be read from without that.`
    : 'Keep your_token safe: it is shown only this once, and the house stores nothing it could be read from.'

/** 160 random bits. */
export const newSecret = ({ ctx }: Pick<Call, 'ctx'>): Uint8Array => ctx.randomBytes(SECRET_BYTES)

/** Random value of a form, under which its answer can be sealed. */
export const newFormValue = (call: Pick<Call, 'ctx'>): string => Buffer.from(newSecret(call)).toString('base64url')

export const newNonce = ({ ctx }: Pick<Call, 'ctx'>): Uint8Array => ctx.randomBytes(NONCE_BYTES)

export const createKey = (call: Call, agentId: string): string => formatApiKey(agentId, newSecret(call))
