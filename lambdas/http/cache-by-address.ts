/** Per-process cache of values that depend only on the service's address. */
import type { LimitOverrides } from '../api/routes/limits'
import type { IncomingCall } from './call'

type Address = Pick<IncomingCall, 'base_url' | 'root' | 'at_gateway' | 'ctx'>
export type Site = Omit<Address, 'ctx'> & { limits: LimitOverrides }

/** A deployment has few addresses. Requests with invented host names must not fill the memory. */
const MAX_ADDRESSES = 8

export function cacheByAddress<T>(compute: (site: Site) => T): (address: Address) => T {
  const cache = new Map<string, T>()
  return ({ base_url, root, at_gateway, ctx }) => {
    const key = `${base_url} ${root} ${at_gateway}`
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    if (cache.size >= MAX_ADDRESSES) cache.clear()
    const value = compute({ base_url, root, at_gateway, limits: ctx.config.rateLimits })
    cache.set(key, value)
    return value
  }
}
