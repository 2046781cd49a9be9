/** Masks secrets in log texts, including secrets that are percent-encoded, escaped, base64 or hex. */
import { ID_FORM } from './names'

/** An agent's key or a keeper page's token. Shorter matches are too short to be valid. */
const KEY = /(chw?_)[0-9A-Za-z]{12,}/g

/** A shorter text is no secret and would match everywhere. */
const SHORTEST_SECRET = 12
/** Ids are in every log line and are not secret. */
const ID = new RegExp(`^${ID_FORM}$`)

export function maskSecrets(text: string, secrets: readonly string[] = []): string {
  if (text.length < SHORTEST_SECRET) return text
  const known = secrets.filter(({ length }) => length >= SHORTEST_SECRET)
  const maskPlain = (word: string): string =>
    known.reduce((rest, secret) => rest.replaceAll(secret, '…'), word).replace(KEY, '$1…')
  if (ID.test(text)) return maskPlain(text)
  return text.replace(/\S{12,}/g, (word) => (hidesSecret(word, known, MAX_DECODINGS) ? '…' : maskPlain(word)))
}

/** Nested encodings beyond this depth do not happen by accident. */
const MAX_DECODINGS = 3

/** Without any of these characters the text is not encoded. */
const ENCODED = /[%\\]|[\w+/-]{16,}/

const hidesSecret = (text: string, secrets: readonly string[], depth: number): boolean =>
  depth > 0 &&
  ENCODED.test(text) &&
  decodingsOf(text).some(
    (reading) =>
      reading.search(KEY) >= 0 ||
      secrets.some((secret) => reading.includes(secret)) ||
      hidesSecret(reading, secrets, depth - 1),
  )

const charOfHex = (hex: string): string => String.fromCharCode(Number.parseInt(hex, 16))

const decodePercent = (text: string): string => text.replace(/%([0-9a-f]{2})/gi, (_, hex) => charOfHex(hex))

const unescapeText = (text: string): string =>
  text.replace(/\\(?:u00([0-9a-f]{2})|x([0-9a-f]{2})|(["\\/]))/gi, (_, u, x, itself) => itself ?? charOfHex(u ?? x))

/** Text that was decoded by mistake rarely contains such a run. */
const VISIBLE = /[\x21-\x7e]{12,}/

/** All decodings of the text that differ from it. Only ASCII, because secrets are ASCII. */
function decodingsOf(text: string): string[] {
  const written = [decodePercent(text), unescapeText(text)].filter((reading) => reading !== text)
  const decoded = [
    // A run may start before the encoded text does.
    ...runs(text, /[0-9a-z+/_-]{16,}/gi, 4).map((run) => Buffer.from(run, 'base64')),
    ...runs(text, /[0-9a-f]{24,}/gi, 2).map((run) => Buffer.from(run, 'hex')),
  ]
  return [...written, ...decoded.map((bytes) => bytes.toString('latin1')).filter((reading) => VISIBLE.test(reading))]
}

const runs = (text: string, pattern: RegExp, offsets: number): string[] =>
  [...text.matchAll(pattern)].flatMap(([run]) => Array.from({ length: offsets }, (_, offset) => run.slice(offset)))

/** For unknown addresses: masks path parts that look random, because they may be secrets of an unknown form. */
export const maskRandomParts = (path: string): string =>
  path
    .split('/')
    .map((part) => (looksRandom(decodePercent(part)) ? '…' : part))
    .join('/')

const looksRandom = (part: string): boolean =>
  part.length >= 20 && [/[a-z]/, /[A-Z]/, /\d/].every((kind) => kind.test(part))
