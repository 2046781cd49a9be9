/**
 * Chooses an address for the local engine that web pages cannot reach. Dynoxide checks neither credentials nor
 * origin, so any page could otherwise read the data. Browsers refuse to connect to certain ports (port blocking in the
 * Fetch standard), whatever the host name, so DNS rebinding does not help. The host is a random loopback address,
 * chosen at each start. Systems with a single loopback address rely on the port alone.
 */
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

export interface Address {
  host: string
  port: number
}

/** Ports that all browsers block and that need no privileges to listen on. */
const REFUSED_BY_BROWSERS = [6665, 6666, 6667, 6668, 6669, 2049, 3659, 4045, 6000]

const byte = () => randomInt(1, 255)

/** `port`: chosen by the operator, for programs that must find the engine. Web pages may then reach it. */
export const engineAddress = async (port: number | undefined): Promise<Address> =>
  port === undefined ? unreachableAddress() : { host: '127.0.0.1', port }

async function unreachableAddress(): Promise<Address> {
  for (const host of [`127.${byte()}.${byte()}.${byte()}`, '127.0.0.1'])
    for (const port of REFUSED_BY_BROWSERS) if (await isFree({ host, port })) return { host, port }
  throw new Error(`The embedded database finds no free port among ${REFUSED_BY_BROWSERS.join(', ')}.`)
}

const isFree = ({ host, port }: Address): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
