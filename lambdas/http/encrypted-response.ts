/**
 * Compresses and encrypts saved responses with a key derived from the Idempotency-Key, which is never stored. The rows
 * in the table alone cannot be decrypted.
 */
import { createHmac } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { deriveKey, seal, unseal } from '../domain/sealed'

/** As sent, with the exact body text. */
export interface SavedResponse {
  status: number
  headers: Readonly<Record<string, string>>
  body: string
  kept?: unknown
}

const NAME_BYTES = 16

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
  const compressed = deflateRawSync(`${JSON.stringify(head)}\n${body}`, { level: 9 })
  return seal(deriveKey(key, caller, 'seal'), compressed, nonce)
}

export function decryptResponse(key: string, caller: string, encrypted: Uint8Array): SavedResponse {
  const text = inflateRawSync(unseal(deriveKey(key, caller, 'seal'), encrypted)).toString()
  const end = text.indexOf('\n')
  return { ...JSON.parse(text.slice(0, end)), body: text.slice(end + 1) }
}
