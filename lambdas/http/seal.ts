/**
 * How an answer is kept for whoever asks again: packed, and sealed under a key that only the caller has. What lies in
 * the table opens with nothing that lies there.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** As it was sent: the body is the very text. */
export interface KeptAnswer {
  status: number
  headers: Readonly<Record<string, string>>
  body: string
}

const CIPHER = 'aes-256-gcm'
export const NONCE_BYTES = 12
const TAG_BYTES = 16
const NAME_BYTES = 16

/** From one Idempotency-Key, in the hands of one caller, follows one thing for each purpose, and nothing leads back. */
const derived = (key: string, caller: string, purpose: 'name' | 'request' | 'seal', bytes = 32): Buffer =>
  Buffer.from(hkdfSync('sha256', key, caller, `creature-house ${purpose}`, bytes))

export const nameOf = (key: string, caller: string): string =>
  derived(key, caller, 'name', NAME_BYTES).toString('base64url')

/** Tells whether a request is the same as before, without telling what it was. */
export const fingerprint = (key: string, caller: string, request: string): string =>
  createHmac('sha256', derived(key, caller, 'request'))
    .update(request)
    .digest('base64url')
    .slice(0, 22)

export function sealed(key: string, caller: string, answer: KeptAnswer, nonce: Uint8Array): Uint8Array {
  const { body, ...head } = answer
  const cipher = createCipheriv(CIPHER, derived(key, caller, 'seal'), nonce)
  const packed = deflateRawSync(`${JSON.stringify(head)}\n${body}`, { level: 9 })
  return Buffer.concat([nonce, cipher.update(packed), cipher.final(), cipher.getAuthTag()])
}

export function opened(key: string, caller: string, seal: Uint8Array): KeptAnswer {
  const decipher = createDecipheriv(CIPHER, derived(key, caller, 'seal'), seal.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(seal.subarray(-TAG_BYTES))
  const packed = Buffer.concat([decipher.update(seal.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
  const text = inflateRawSync(packed).toString()
  const end = text.indexOf('\n')
  return { ...JSON.parse(text.slice(0, end)), body: text.slice(end + 1) }
}
