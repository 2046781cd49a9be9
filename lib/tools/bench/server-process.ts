/** A server in a separate process with its own engine: the local host, or a bare server that makes the same calls. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Trips } from '../../local/engine/meter'
import { repeat } from '../measure/bare'
import { type MeasuredHost, measuredHost } from '../measure/measured-host'
import { Stage } from '../scenarios'
import { CALLS, type Ready, type ServerCall } from './server'

const [kind, connections] = process.argv.slice(2)
const isHouse = kind === 'house'
const host = await measuredHost({ projecting: isHouse, throttle: { rate: 1e9, burst: 1e9 }, unmetered: isHouse })
const stage = new Stage(host)
const keys: string[] = []
for (let keeper = 0; keeper < Number(connections); keeper++) keys.push((await stage.newKeeper('tabby')).key)
const ready: Ready = { url: isHouse ? host.url : await startBareServer(host, keys[0]), keys }
process.send?.(ready)
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.((user + system) / 1000)
})
process.once('disconnect', () => void host.close().then(() => process.exit()))

/** Records each call once, and answers every request with its reply, after the same database calls. */
async function startBareServer({ takeTrips, ask, send }: MeasuredHost, key: string | undefined): Promise<string> {
  const recorded = new Map<string | undefined, { trips: Trips; content: Buffer }>()
  for (const [call, { method, body }] of Object.entries(CALLS)) {
    takeTrips()
    const { content } = await ask(call as ServerCall, { key, ...(body && { body: JSON.parse(body) }) })
    recorded.set(method, { trips: takeTrips(), content })
  }
  const server = createServer(async (request, response) => {
    const sent = await text(request)
    if (sent) JSON.parse(sent)
    const { trips, content } = recorded.get(request.method)!
    await repeat(send, trips)
    response.writeHead(200, { 'content-type': 'application/json' }).end(content)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://localhost:${(server.address() as AddressInfo).port}`
}
