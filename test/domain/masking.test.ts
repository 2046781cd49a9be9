/** Masking of secrets in logs. */

import * as fc from 'fast-check'
import { readConfig, SETTINGS } from '../../lambdas/config'
import { createContext } from '../../lambdas/context'
import { formatApiKey, KEEPER_PAGE_PREFIX, SECRET_BYTES } from '../../lambdas/domain/accounts/api-key'
import { maskRandomParts, maskSecrets } from '../../lambdas/domain/masking'

const ADMIN_KEY = 'the-key-of-those-who-run-it'
const lines: string[] = []
const { log } = createContext(
  readConfig({
    [SETTINGS.table]: 'none',
    [SETTINGS.dynamodbEndpoint]: 'http://127.0.0.1:1',
    [SETTINGS.adminKey]: ADMIN_KEY,
  }),
  { writeLog: (line) => lines.push(line) },
)

/** The log line of an entry, with the secrets of the request. */
function logged(fields: object, secrets: readonly string[]): string {
  lines.length = 0
  log({ level: 'error', message: 'failure', ...fields }, secrets)
  return lines.join('\n')
}

const code = (letter: string, width: number) => letter.charCodeAt(0).toString(16).padStart(width, '0')
const each = (text: string, write: (letter: string, at: number) => string) =>
  [...text].map((letter, at) => write(letter, at)).join('')

const ENCODINGS: Readonly<Record<string, (text: string) => string>> = {
  'every letter by its percent code': (text) => each(text, (letter) => `%${code(letter, 2)}`),
  'some letters by their percent codes': (text) =>
    each(text, (letter, at) => (at % 7 === 5 || letter === '%' ? `%${code(letter, 2)}` : letter)),
  'as in a query': encodeURIComponent,
  'as JSON escapes': (text) => each(text, (letter) => `\\u${code(letter, 4)}`),
  'some letters as JSON escapes': (text) =>
    each(text, (letter, at) => (at % 5 === 4 || letter === '\\' ? `\\u${code(letter, 4)}` : letter)),
  'as JSON': (text) => JSON.stringify({ text }),
  'in base64': (text) => Buffer.from(text).toString('base64'),
  'in base64 for addresses': (text) => Buffer.from(text).toString('base64url'),
  'behind a name, in base64': (text) => Buffer.from(`pip:${text}`).toString('base64'),
  'in hexadecimal digits': (text) => Buffer.from(text).toString('hex'),
}

const keys = fc
  .record({ id: fc.uuid(), bytes: fc.uint8Array({ minLength: SECRET_BYTES, maxLength: SECRET_BYTES }) })
  .chain(({ id, bytes }) => fc.constantFrom(formatApiKey(id, bytes), formatApiKey(id, bytes, KEEPER_PAGE_PREFIX)))
/** Secrets without a recognisable form. */
const otherSecrets = fc.oneof(fc.uuid(), fc.stringMatching(/^[A-Za-z0-9+/_-]{16,60}$/))
const surroundings = fc.constantFrom('', '/', '/api/', 'x', 'xy', 'xyz', '?key=', '"', 'Bearer ')
const chains = fc.array(fc.constantFrom(...Object.keys(ENCODINGS)), { minLength: 1, maxLength: 3 })
const encode = (text: string, chain: readonly string[]) => chain.reduce((rest, name) => ENCODINGS[name]!(rest), text)

it.each<[string, fc.Arbitrary<[secret: string, named: string[]]>]>([
  ["agents' keys and keeper page tokens", keys.map((key) => [key, []])],
  ['the admin key', fc.constant([ADMIN_KEY, []])],
  ['other secrets of a request', otherSecrets.map((secret) => [secret, [secret]])],
])('masks %s in any encoding', (_what, secrets) => {
  fc.assert(
    fc.property(secrets, chains, surroundings, surroundings, ([secret, named], chain, before, after) => {
      const encoded = encode(secret, chain)
      const line = logged(
        { path: `${before}${encoded}${after}`, reason: `It failed at ${before}${secret}`, deep: [{ secret }] },
        named,
      )
      expect(line).not.toContain(secret)
      expect(line).not.toContain(encoded)
      expect(line).not.toContain(JSON.stringify(encoded).slice(1, -1))
    }),
  )
})

it('leaves other text unchanged', () => {
  const line =
    'GET /api/house/status 3f0c1a52-8d1e-4b7a-9c55-0e8f6f1d2a34 at Object.<anonymous> (/var/task/index.js:1:20034)'
  expect(maskSecrets(line, ['short', ADMIN_KEY])).toBe(line)
  expect(maskSecrets('GET /api/ch_0123456789abcdef and on')).toBe('GET /api/ch_… and on')
})

it.each([
  ['/api/admin/k3Jf82mQz0aLpX7vT1bN4cYd', '/api/admin/…'],
  ['/api/admin/%6b3Jf82mQz0aLpX7vT1bN4cYd', '/api/admin/…'],
  [
    '/api/house/creatures/3f0c1a52-8d1e-4b7a-9c55-0e8f6f1d2a34',
    '/api/house/creatures/3f0c1a52-8d1e-4b7a-9c55-0e8f6f1d2a34',
  ],
])('logs the unknown address %s as %s', (path, shown) => expect(maskRandomParts(path)).toBe(shown))
