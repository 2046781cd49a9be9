/**
 * Whether callers on other machines can reach the local host. If they can, it behaves as on AWS: no routes that exist
 * only here, no play money, and an admin key that the operator chose.
 */
import type { IncomingMessage } from 'node:http'
import { COMMON_HEADERS } from '../../../lambdas/api/headers'
import { SETTINGS } from '../../../lambdas/config'
import { hashApiKey, sameHash } from '../../../lambdas/domain/accounts/api-key'
import { isHere, NOT_FROM_HERE, opensTo } from './origins'

export const DEFAULT_HOST = '127.0.0.1'
const MIN_SECRET_LENGTH = 16

export interface ExposureOptions {
  /** Address to listen on. */
  host?: string
  /** Address used in links, if it differs from `host`, for example that of a reverse proxy. */
  baseUrl?: string
  adminKey?: string
  /** If other machines can reach the host, callers who send this secret may use the routes below `/_local`. */
  localRoutesSecret?: string
}

export interface Exposure {
  isPublic: boolean
  /**
   * Returns the refusal of a request below `/_local`, null to serve it. The function itself is null if the routes do
   * not exist.
   */
  refuseLocalRoute: ((request: IncomingMessage) => typeof NOT_FROM_HERE | null) | null
}

export const isPublic = ({ host = DEFAULT_HOST, baseUrl }: ExposureOptions): boolean =>
  !isHere(host) || (baseUrl !== undefined && URL.canParse(baseUrl) && !isHere(new URL(baseUrl).hostname))

/** Throws if a secret is missing or too short for a host that others can reach. */
export function exposureOf(options: ExposureOptions): Exposure {
  const { adminKey = '', localRoutesSecret } = options
  if (!isPublic(options))
    return { isPublic: false, refuseLocalRoute: (request) => (opensTo(request) ? null : NOT_FROM_HERE) }
  requireSecret(SETTINGS.adminKey, adminKey)
  if (localRoutesSecret === undefined) return { isPublic: true, refuseLocalRoute: null }
  requireSecret('LOCAL_DOORS', localRoutesSecret)
  return {
    isPublic: true,
    refuseLocalRoute: ({ headers }) =>
      sameHash(hashApiKey(headers.authorization ?? ''), hashApiKey(`Bearer ${localRoutesSecret}`))
        ? null
        : SECRET_MISSING,
  }
}

function requireSecret(name: string, value: string): void {
  if (value.length >= MIN_SECRET_LENGTH) return
  throw new Error(
    `Other machines can reach this host (HOST or BASE_URL): ${name} must have at least ${MIN_SECRET_LENGTH} characters. Make one with: openssl rand -hex 24`,
  )
}

const SECRET_MISSING = {
  statusCode: 403,
  headers: COMMON_HEADERS,
  body: JSON.stringify({
    error: 'This door needs the secret of this host',
    suggestion: 'Send the value of LOCAL_DOORS: Authorization: Bearer …',
    next_steps: [],
  }),
}
