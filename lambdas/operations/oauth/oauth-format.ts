/** Requests and refusals in OAuth's formats, and pages for people. */
import { wants } from '../../api/accept'
import type { oauthRoutes } from '../../api/routes/oauth-routes'
import { misplacedInBody } from '../../api/schemas/rehearsal'
import { type Call, type IncomingCall, type Refusal, type Reply, refuse } from '../../http/call'

import type { RefusalForm } from '../../http/respond'

export type FormFields = Readonly<Record<string, string>>

const MAX_FORM = 16 * 1024

/** The fields of a form; null if it is too large, a field is repeated, which OAuth forbids, or it asks for a rehearsal. */
export function readForm({ raw }: Pick<IncomingCall, 'raw'>): FormFields | null {
  const text = raw.body ?? ''
  if (text.length > MAX_FORM) return null
  const fields = fieldsOf([...new URLSearchParams(text)])
  return misplacedInBody(fields, false).length > 0 ? null : fields
}

/** What is the matter with a form that cannot be read. */
export const UNREAD_FORM =
  'The form is too large, or a field is there twice, or dry_run, which nothing here understands.'

export const readQuery = ({ raw }: Pick<IncomingCall, 'raw'>): FormFields | null =>
  fieldsOf(
    Object.entries(raw.values ?? {}).flatMap(([name, values]) =>
      (values ?? []).map((value): [string, string] => [name, value]),
    ),
  )

/** An empty field counts as absent. */
function fieldsOf(entries: readonly [string, string][]): FormFields | null {
  const names = entries.map(([name]) => name)
  if (new Set(names).size < names.length) return null
  return Object.fromEntries(entries.filter(([, value]) => value !== ''))
}

export type OAuthErrorCode =
  | 'invalid_client'
  | 'invalid_client_metadata'
  | 'invalid_grant'
  | 'invalid_redirect_uri'
  | 'invalid_request'
  | 'invalid_target'
  | 'unsupported_grant_type'

export const oauthError = (error: OAuthErrorCode, suggestion: string): Refusal =>
  refuse('oauth_refused', { error, suggestion })

/** Loaded on first use: agents and OAuth clients do not need the pages. */
export const pages = () => import('../../pages/consent')

/** Shown to the person instead of a redirect, if the client or its redirect address cannot be trusted. */
export const messageReply = async (title: string, words: string): Promise<Reply> => ({
  ...(await pages()).messagePage(title, words),
  status: 400,
})

const PAGES: readonly string[] = [
  'authorize',
  'consent',
  'connections',
  'end_connection',
] satisfies readonly (keyof typeof oauthRoutes)[]

interface RefusalBody {
  code: string
  error: string
  suggestion: string
  retry_after_seconds?: number
}

/** Formats refusals: as OAuth errors for clients, as pages for people. */
export const oauthRefusal: RefusalForm = async (call, reply) => {
  const { code, error, suggestion, retry_after_seconds } = reply.body as RefusalBody
  if (PAGES.includes(call.operation) && wants(call.accept, 'text/html')) {
    const later = retry_after_seconds ? ` Try again in ${retry_after_seconds} seconds.` : ''
    const { body, headers } = (await pages()).messagePage('That did not work', `${suggestion}${later}`)
    return { ...reply, body, headers: { ...reply.headers, ...headers } }
  }
  return code === 'oauth_refused' ? { ...reply, body: { error, error_description: suggestion } } : reply
}

/** Address of the protected resource, the only one that tokens are valid for. */
export const hostedAddress = ({ base_url }: Pick<Call, 'base_url'>): string => `${base_url}/mcp/hosted`
