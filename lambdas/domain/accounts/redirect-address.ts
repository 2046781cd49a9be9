/** Redirect addresses of OAuth clients: where an authorization code may be sent. */

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']
const isLoopback = ({ protocol, hostname }: URL): boolean => protocol === 'http:' && LOOPBACK.includes(hostname)

const VS_CODE = 'https://code.visualstudio.com/api/advanced-topics/remote-extensions#callbacks-and-uri-handlers'
const NATIVE_IDES = 'https://github.com/mindset-ai/memex-ai/pull/146'
const NATIVE_AGENTS = 'https://github.com/trypostit/trypost/pull/336'

/** Schemes without a dot that a known app registers for itself, each with a page that says so. */
const APP_SCHEMES: Readonly<Record<string, string>> = {
  claude: 'https://github.com/Zomato/mcp-server-manifest/issues/33',
  cursor: 'https://github.com/modelcontextprotocol/python-sdk/pull/895',
  goose: NATIVE_AGENTS,
  jetbrains: NATIVE_AGENTS,
  kiro: NATIVE_AGENTS,
  trae: NATIVE_AGENTS,
  vscode: VS_CODE,
  'vscode-insiders': VS_CODE,
  warp: NATIVE_AGENTS,
  windsurf: NATIVE_IDES,
  zed: NATIVE_IDES,
}

/** A domain name in reverse, as RFC 8252 asks of an app's own scheme: a top-level domain is first. */
const REVERSE_DOMAIN = /^(?:[a-z]{2,}|xn--[a-z0-9-]+)(?:\.[a-z0-9-]+)+$/

/** A domain name or an IP address. The parser accepts hosts with other characters, which have a meaning in headers. */
const PLAIN_HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/

const MAX_URI = 500

const PLAIN_LOOPBACK = 'http://127.0.0.1'

/** What is wrong with a redirect address; null if a code may be sent there. */
export function redirectFault(uri: unknown): string | null {
  // The parser drops control characters and spaces, so its result would differ from the text that is compared.
  if (typeof uri !== 'string' || uri.length > MAX_URI || !URL.canParse(uri) || /[^\x21-\x7e]|\\/.test(uri))
    return `A redirect address must be an absolute address of at most ${MAX_URI} plain characters.`
  const url = new URL(uri)
  if (uri.includes('#') || url.username || url.password)
    return 'A redirect address must have no fragment, username or password.'
  if (url.protocol === 'https:' && !PLAIN_HOST.test(url.hostname))
    return 'The host of a redirect address must be a domain name.'
  if (url.protocol === 'https:' || isLoopback(url)) return null
  const scheme = url.protocol.slice(0, -1)
  return Object.hasOwn(APP_SCHEMES, scheme) || REVERSE_DOMAIN.test(scheme)
    ? null
    : `A code cannot be sent to an address with ${scheme}: — use https, or ${PLAIN_LOOPBACK} for an app on the person's own computer, or a scheme that is your domain name in reverse, like com.example.app.`
}

export const isRedirectUri = (uri: unknown): uri is string => redirectFault(uri) === null

const withoutPort = (uri: string): string => {
  const url = new URL(uri)
  url.port = ''
  return url.href
}

/** Must be exactly as registered. For loopback addresses any port matches, because an app listens on a free one. */
export const matchesRedirect = (registered: string, uri: string): boolean =>
  registered === uri ||
  (isLoopback(new URL(registered)) && isLoopback(new URL(uri)) && withoutPort(registered) === withoutPort(uri))

/** The host that receives the code. Loopback addresses and app schemes have no meaningful one. */
export function hostOf(redirectUri: string): string {
  const url = new URL(redirectUri)
  if (url.protocol === 'https:') return url.hostname
  return isLoopback(url) ? 'an app on this computer' : `an app (${url.protocol}//)`
}

const MAX_REDIRECTS = 10
const REDIRECTS_NEEDED = `redirect_uris must be a list of 1 to ${MAX_REDIRECTS} addresses.`

/** What is wrong with a client's list of redirect addresses; null if nothing is. */
export function redirectsFault(given: unknown): string | null {
  if (!Array.isArray(given) || given.length === 0 || given.length > MAX_REDIRECTS) return REDIRECTS_NEEDED
  return given.map(redirectFault).find((fault) => fault !== null) ?? null
}
