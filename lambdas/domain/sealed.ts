/** Authenticated encryption of small secrets under a key that is derived from something the house does not store. */
import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
export const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Different for each purpose and owner. Not reversible. */
export const deriveKey = (secret: string, owner: string, purpose: string, bytes = 32): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, owner, `creature-house ${purpose}`, bytes))

export function seal(key: Uint8Array, plain: Uint8Array, nonce: Uint8Array): Buffer {
  const cipher = createCipheriv(CIPHER, key, nonce)
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

/** Throws if the key is another one, or if anything was changed. */
export function unseal(key: Uint8Array, sealed: Uint8Array): Buffer {
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
}
