/**
 * A lost key. If the agent opened its keeper page with `recovery`, the holder of the link may make a new key there, once
 * in 24 hours.
 */
import { deriveKey, seal, unseal } from '../sealed'
import { after, asHours, HOURS_PER_DAY, hoursBetween, type Instant } from '../time/instants'
import { hashApiKey, sameHash } from './api-key'
import { nextHour, type Rotated, rotationsAt, withRotation } from './rotations'

export interface Recovered {
  made_at: Instant
  /** The key, sealed under the random value of the form that made it. */
  sealed: string
}

export interface ReplacedKey {
  hash: string
  replaced_at: Instant
  by: 'rotation' | 'window'
}

interface HasKey extends Rotated {
  id: string
  key_hash: string
  recovered?: Recovered
  replaced_key?: ReplacedKey
}

/** A new key keeps the hash of the one before it, so that a call with the old key is refused as replaced. */
export const withKey = <A extends HasKey>(agent: A, key_hash: string, by: ReplacedKey['by'], now: Instant): A => ({
  ...withRotation(agent, now),
  key_hash,
  replaced_key: { hash: agent.key_hash, replaced_at: now, by },
})

/** The same form shows the same key for this long, because a browser may send it twice. */
const SHOWN_AGAIN_HOURS = asHours(10 / 60)

const formKey = (form: string, { id }: Pick<HasKey, 'id'>): Buffer => deriveKey(form, id, 'recovery')

/** When a key may be made on the keeper page; null for now. It counts as a rotation, of which `most` are allowed in an hour. */
export function nextRecoveryAt(agent: HasKey, most: number, now: Instant): Instant | null {
  const { recovered } = agent
  if (recovered && hoursBetween(recovered.made_at, now) < HOURS_PER_DAY)
    return after(recovered.made_at, asHours(HOURS_PER_DAY))
  return rotationsAt(agent, now) >= most ? nextHour(now) : null
}

/** The keeper page stays open. */
export const withRecoveredKey = <A extends HasKey>(
  agent: A,
  key: string,
  form: string,
  now: Instant,
  nonce: Uint8Array,
): A => ({
  ...withKey(agent, hashApiKey(key), 'window', now),
  recovered: {
    made_at: now,
    sealed: seal(formKey(form, agent), Buffer.from(key), nonce).toString('base64url'),
  },
})

/** The key that this form has made, if it is still valid; null otherwise. */
export function keyMadeBy(agent: HasKey, form: string, now: Instant): string | null {
  const { recovered, key_hash } = agent
  if (!recovered || hoursBetween(recovered.made_at, now) > SHOWN_AGAIN_HOURS) return null
  try {
    const key = unseal(formKey(form, agent), Buffer.from(recovered.sealed, 'base64url')).toString()
    return sameHash(hashApiKey(key), key_hash) ? key : null
  } catch {
    // Another form has made it.
    return null
  }
}
