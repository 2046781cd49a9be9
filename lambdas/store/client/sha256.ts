/**
 * SHA-256 for the signer of the database client, which computes four digests per request. Avoids hash objects, and
 * caches the key object of a signing key, because creating one takes Node longer than signing with it.
 */
import { createHmac, createSecretKey, hash, type KeyObject } from 'node:crypto'

type Bytes = ArrayBuffer | ArrayBufferView

/** The signer caches its key for a day, and passes the same bytes object at every call. */
const keys = new WeakMap<Bytes, KeyObject>()

const keyOf = (secret: Bytes): KeyObject => {
  const known = keys.get(secret)
  if (known) return known
  const key = createSecretKey(secret as NodeJS.ArrayBufferView)
  keys.set(secret, key)
  return key
}

const hmac = (key: string | KeyObject, data: Uint8Array): Uint8Array => createHmac('sha256', key).update(data).digest()

/**
 * Caches the last digest with a string as secret. Only credentials are strings, and the signer repeats this digest at
 * every call to look up its signing key.
 */
let last: { secret: string; data: Uint8Array; digest: Uint8Array } | undefined

const ofCredentials = (secret: string, data: Uint8Array): Uint8Array => {
  if (last?.secret === secret && Buffer.compare(last.data, data) === 0) return last.digest
  last = { secret, data, digest: hmac(secret, data) }
  return last.digest
}

export class Sha256 {
  private data: Uint8Array = new Uint8Array()

  /** With a secret, an HMAC. */
  constructor(private readonly secret?: string | Bytes) {}

  update(data: Uint8Array): void {
    this.data = this.data.length === 0 ? data : Buffer.concat([this.data, data])
  }

  async digest(): Promise<Uint8Array> {
    if (!this.secret) return hash('sha256', this.data, 'buffer')
    return typeof this.secret === 'string' ? ofCredentials(this.secret, this.data) : hmac(keyOf(this.secret), this.data)
  }

  reset(): void {
    this.data = new Uint8Array()
  }
}
