/** Routes that exist only on the local host: the movable clock and the stand-ins for external services. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { iso } from '../../lambdas/domain/time/instants'
import type { Exposure } from './access/exposure'
import type { JobRunner } from './jobs'
import type { LocalClock } from './local-clock'

/** Handles its own routes; returns false for any other. */
interface Service {
  serve(request: IncomingMessage, response: ServerResponse): Promise<boolean>
}

export interface LocalRoutes {
  clock: LocalClock
  round: JobRunner
  services: readonly Service[]
  refuseLocalRoute: NonNullable<Exposure['refuseLocalRoute']>
}

export async function localControl(
  { clock, round, services, refuseLocalRoute }: LocalRoutes,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const refusal = refuseLocalRoute(request)
  if (refusal) return void response.writeHead(refusal.statusCode, refusal.headers).end(refusal.body)
  const send = (status: number, body: object) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  const call = `${request.method} ${new URL(request.url ?? '/', 'http://localhost').pathname}`
  if (call === 'GET /_local/clock') return void send(200, { now: iso(clock.now()) })
  if (call === 'POST /_local/clock') {
    const hours = await advanceHours(request)
    if (hours === null) return void send(400, { error: 'advance_hours must be a number of hours, from 0 to 87600' })
    const now = clock.advance(hours)
    await round.run()
    return void send(200, { now: iso(now) })
  }
  for (const service of services) if (await service.serve(request, response)) return
  send(404, { error: 'GET or POST /_local/clock; GET or POST /_local/events' })
}

/** A larger step would overflow a Date. */
const TEN_YEARS_HOURS = 87_600

async function advanceHours(request: IncomingMessage): Promise<number | null> {
  const body = await text(request)
  try {
    const { advance_hours } = JSON.parse(body)
    const usable = typeof advance_hours === 'number' && advance_hours >= 0 && advance_hours <= TEN_YEARS_HOURS
    return usable ? advance_hours : null
  } catch {
    return null
  }
}
