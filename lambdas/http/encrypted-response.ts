/**
 * Compresses and encrypts saved responses with a key derived from the Idempotency-Key, which is never stored. The rows
 * in the table alone cannot be decrypted.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** As sent, with the exact body text. */
export interface SavedResponse {
  status: number
  headers: Readonly<Record<string, string>>
  body: string
  kept?: unknown
}

const CIPHER = 'aes-256-gcm'
export const NONCE_BYTES = 12
const TAG_BYTES = 16
const NAME_BYTES = 16

/** Derives one value per purpose from an Idempotency-Key and its caller. Not reversible. */
const deriveKey = (key: string, caller: string, purpose: 'name' | 'request' | 'seal', bytes = 32): Buffer =>
  Buffer.from(hkdfSync('sha256', key, caller, `creature-house ${purpose}`, bytes))

export const markerName = (key: string, caller: string): string =>
  deriveKey(key, caller, 'name', NAME_BYTES).toString('base64url')

/** Identifies a request without revealing it. */
export const requestFingerprint = (key: string, caller: string, request: string): string =>
  createHmac('sha256', deriveKey(key, caller, 'request'))
    .update(request)
    .digest('base64url')
    .slice(0, 22)

export function encryptResponse(key: string, caller: string, response: SavedResponse, nonce: Uint8Array): Uint8Array {
  const { body, ...head } = response
  const cipher = createCipheriv(CIPHER, deriveKey(key, caller, 'seal'), nonce)
  const compressed = deflateRawSync(`${JSON.stringify(head)}\n${body}`, { level: 9 })
  return Buffer.concat([nonce, cipher.update(compressed), cipher.final(), cipher.getAuthTag()])
}

export function decryptResponse(key: string, caller: string, encrypted: Uint8Array): SavedResponse {
  const decipher = createDecipheriv(CIPHER, deriveKey(key, caller, 'seal'), encrypted.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(encrypted.subarray(-TAG_BYTES))
  const compressed = Buffer.concat([decipher.update(encrypted.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
  const text = inflateRawSync(compressed).toString()
  const end = text.indexOf('\n')
  return { ...JSON.parse(text.slice(0, end)), body: text.slice(end + 1) }
}
