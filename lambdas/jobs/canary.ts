/**
 * Lives a small life from outside: looks, does what it is advised, adopts again when its creature has died or grown up,
 * reads a page; all at the address that everybody uses, as an agent would. It tells whether it could, and what it waited.
 */
import { CANARY_HEADER } from '../api/caller'
import { measured } from '../api/metrics'
import type { NextStep } from '../api/next-steps'
import { pageRoutes } from '../api/routes/page-routes'
import { routes } from '../api/routes/routes'
import type { CanaryConfig } from '../config'
import type { Context } from '../context'
import { claimedAgentId } from '../domain/accounts/api-key'
import type { Stage } from '../domain/creature/creature'
import { readSecret, writeSecret } from '../http/secret'

/** More than a caller should ever wait. */
const PATIENCE_MS = 5_000

/** One call, as a caller saw it; status 0 where nothing came back. */
interface Seen {
  call: string
  status: number
  ms: number
}

interface Sent {
  method: string
  path: string
  key?: string | null
  headers?: Readonly<Record<string, string>>
  body?: object
}

interface Answer {
  status: number
  body: Readonly<Record<string, unknown>>
}

export interface CanaryRun {
  failed: boolean
  seen: readonly Seen[]
}

export async function liveALittle(ctx: Context, settings: CanaryConfig): Promise<CanaryRun> {
  const seen: Seen[] = []
  const ask = async (call: string, { method, path, key, headers, body }: Sent, at = settings.address) => {
    const began = ctx.now()
    const answer = await answerOf(`${at}${path}`, {
      method,
      headers: { accept: 'application/json', ...headers, ...(key && { authorization: `Bearer ${key}` }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    seen.push({ call, status: answer.status, ms: ctx.now() - began })
    return answer
  }
  const failed = !(await lived(ctx, settings, ask))
  const slowest = Math.max(...seen.map(({ ms }) => ms))
  ctx.log({
    level: failed ? 'error' : 'info',
    message: 'canary',
    seen,
    ...measured(ctx.config.metricsNamespace, ctx.now(), { canary_failed: Number(failed), canary_ms: slowest }),
  })
  return { failed, seen }
}

type Ask = (call: string, sent: Sent, at?: string) => Promise<Answer>

/** Whether everything went as an agent may expect. */
async function lived(ctx: Context, settings: CanaryConfig, ask: Ask): Promise<boolean> {
  const kept = await readSecret(ctx, settings.keySecret)
  const known = kept !== null && claimedAgentId(kept) !== null ? kept : null
  const look = (key: string) => ask('status', { ...to(routes.status), key })
  let [key, house] = [known, known && (await look(known))]
  // A house that was begun anew does not know the key any more.
  if (!key || !house || house.status === 401) {
    key = await comeIn(ctx, settings, ask)
    house = key === null ? null : await look(key)
  }
  if (!key || !house || !(house.status === 200 || house.body.code === 'nothing_alive')) return false
  const { call, ...sent } = actFor(house)
  const { status } = await ask(call, { ...sent, key })
  const page = await ask('page', { ...to(pageRoutes.home), headers: { accept: 'text/html' } }, settings.pagesAddress)
  return isFine(status) && isFine(page.status)
}

async function comeIn(ctx: Context, settings: CanaryConfig, ask: Ask): Promise<string | null> {
  const pass = await readSecret(ctx, settings.passSecret)
  const { status, body } = await ask('register', {
    ...to(routes.register),
    headers: pass ? { [CANARY_HEADER]: pass } : {},
    body: { username: `canary-${ctx.newId().slice(0, 8)}`, source: 'canary' },
  })
  if (!isFine(status) || typeof body.your_token !== 'string') return null
  await writeSecret(ctx, settings.keySecret, body.your_token)
  return body.your_token
}

/** What an agent would do now: the first thing it is advised, if that changes something; whoever has grown up makes room. */
function actFor({ body }: Answer): Sent & { call: string } {
  const { creature, next_steps = [] } = body as { creature?: { id: string; stage: Stage }; next_steps?: NextStep[] }
  if (creature?.stage === 'adult') return { call: 'release', ...to(routes.release), body: { creature_id: creature.id } }
  const step = next_steps.find(({ method, endpoint = '' }) => method === 'POST' && ACTS.includes(endpoint))
  return step
    ? { call: step.action, method: 'POST', path: step.endpoint ?? '', body: step.body as object }
    : { call: 'reflect', ...to(routes.care), body: { action: 'reflect' } }
}

const ACTS: readonly string[] = [routes.adopt.path, routes.care.path, routes.visit.path]

const to = ({ method, path }: Pick<Sent, 'method' | 'path'>) => ({ method, path })

const isFine = (status: number): boolean => status >= 200 && status < 300

async function answerOf(url: string, sent: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(url, { ...sent, signal: AbortSignal.timeout(PATIENCE_MS) })
    const text = await response.text()
    return {
      status: response.status,
      body: /json/.test(response.headers.get('content-type') ?? '') ? JSON.parse(text) : {},
    }
  } catch {
    return { status: 0, body: {} }
  }
}
