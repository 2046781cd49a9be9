/** What depends on nothing but the address of the house: written once for each address, by each process. */
import type { Arrival } from './call'

type Address = Pick<Arrival, 'base_url' | 'pages_url' | 'root'>

/** A house has one or two addresses; whoever makes up more has them all written anew, and fills no memory. */
const MOST_ADDRESSES = 8

export function perAddress<T>(write: (address: Address) => T): (address: Address) => T {
  const written = new Map<string, T>()
  return ({ base_url, pages_url, root }) => {
    const name = `${base_url} ${pages_url} ${root}`
    const known = written.get(name)
    if (known !== undefined) return known
    if (written.size >= MOST_ADDRESSES) written.clear()
    const fresh = write({ base_url, pages_url, root })
    written.set(name, fresh)
    return fresh
  }
}
