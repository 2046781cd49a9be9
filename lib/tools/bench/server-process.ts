/** A server in a process of its own, with an engine of its own: the house, or a bare one that asks for the same. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { repeat } from './bare'
import { type MeasuredHouse, measuredHouse } from './measured-house'
import { CARE, type Ready } from './server'

async function main([kind, connections]: readonly string[]): Promise<void> {
  const unthrottled = { rate: 1e9, burst: 1e9 }
  const house = await measuredHouse({ projecting: kind === 'house', throttle: unthrottled, plain: kind === 'house' })
  const keys: string[] = []
  for (let keeper = 0; keeper < Number(connections); keeper++) keys.push((await house.newKeeper()).key)
  const ready: Ready = kind === 'bare' ? { url: await bare(house, keys), keys } : { url: house.url, keys }
  process.send?.(ready)
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.((user + system) / 1000)
  })
  process.once('disconnect', () => void house.close().then(() => process.exit()))
}

/** One visit is noted; everybody who comes is given its answer, after the same calls. */
async function bare({ calls, ask, send }: MeasuredHouse, [key]: readonly string[]): Promise<string> {
  calls.take()
  const { body } = await ask('care', { key, body: JSON.parse(CARE) })
  const trips = calls.take()
  const answer = JSON.stringify(body)
  const server = createServer(async (request, response) => {
    JSON.parse(await text(request))
    await repeat(send, trips)
    response.writeHead(200, { 'content-type': 'application/json' }).end(answer)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error)
  process.exit(1)
})
