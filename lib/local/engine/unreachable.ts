/**
 * An address for the embedded engine that no web page can reach. Engines believe whoever calls, and answer pages of any
 * origin; so theirs is out of a browser's reach: a port that every browser refuses to call, by whatever name (the Fetch
 * standard's port blocking, which rebinding a name does not get around), at one of sixteen million addresses of this
 * machine, drawn anew at each start. Where the system knows one such address only, the port alone has to do.
 */
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

export interface Address {
  host: string
  port: number
}

/** The file services and chats that no browser has called in twenty years; none needs privileges to listen at. */
const REFUSED_BY_BROWSERS = [6665, 6666, 6667, 6668, 6669, 2049, 3659, 4045, 6000]

const byte = () => randomInt(1, 255)

export async function unreachableAddress(): Promise<Address> {
  for (const host of [`127.${byte()}.${byte()}.${byte()}`, '127.0.0.1'])
    for (const port of REFUSED_BY_BROWSERS) if (await isFree({ host, port })) return { host, port }
  throw new Error(`The embedded database finds no free port among ${REFUSED_BY_BROWSERS.join(', ')}.`)
}

const isFree = ({ host, port }: Address): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
