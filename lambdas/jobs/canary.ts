/**
 * Synthetic monitoring: plays the game over the public API as an agent would. Each run reads the status, performs the
 * first advised action and loads the home page, then logs whether all succeeded and how long the slowest call took.
 */
import { metricFields } from '../api/metrics'
import type { NextStep } from '../api/next-steps'
import { pageRoutes } from '../api/routes/page-routes'
import { routes } from '../api/routes/routes'
import type { CanaryConfig } from '../config'
import type { Context } from '../context'
import { claimedAgentId } from '../domain/accounts/api-key'
import type { Stage } from '../domain/creature/creature'
import { readSecret, writeSecret } from '../http/secret'

const TIMEOUT_MS = 5_000

/** Status 0: the request failed or timed out. */
interface CallResult {
  call: string
  status: number
  ms: number
}

interface CanaryRequest {
  method: string
  path: string
  key?: string | null
  headers?: Readonly<Record<string, string>>
  body?: object
}

interface CanaryResponse {
  status: number
  body: Readonly<Record<string, unknown>>
}

export interface CanaryRun {
  failed: boolean
  seen: readonly CallResult[]
}

export async function runCanary(ctx: Context, settings: CanaryConfig): Promise<CanaryRun> {
  const seen: CallResult[] = []
  const send = async (call: string, { method, path, key, headers, body }: CanaryRequest) => {
    const startedAt = ctx.now()
    const response = await request(`${settings.address}${path}`, {
      method,
      headers: { accept: 'application/json', ...headers, ...(key && { authorization: `Bearer ${key}` }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    seen.push({ call, status: response.status, ms: ctx.now() - startedAt })
    return response
  }
  const { succeeded, isRegistered } = await playOnce(ctx, settings, send)
  const failed = !succeeded
  const slowest = Math.max(...seen.map(({ ms }) => ms))
  ctx.log({
    level: failed ? 'error' : 'info',
    message: 'canary',
    seen,
    // No metric, and so no alarm, until the first registration: on a first deployment the address may not work yet.
    ...(isRegistered &&
      metricFields(ctx.config.metricsNamespace, ctx.now(), { canary_failed: Number(failed), canary_ms: slowest })),
  })
  return { failed, seen }
}

type Send = (call: string, sent: CanaryRequest) => Promise<CanaryResponse>

/** Succeeded if every call had the expected result. */
async function playOnce(
  ctx: Context,
  settings: CanaryConfig,
  send: Send,
): Promise<{ succeeded: boolean; isRegistered: boolean }> {
  const secret = await readSecret(ctx, settings.keySecret)
  const storedKey = secret !== null && claimedAgentId(secret) !== null ? secret : null
  const readStatus = (key: string) => send('status', { ...target(routes.status), key })
  let [key, response] = [storedKey, storedKey && (await readStatus(storedKey))]
  // 401: the table was recreated and no longer knows the key.
  if (!key || !response || response.status === 401) {
    key = await register(ctx, settings, send)
    response = key === null ? null : await readStatus(key)
  }
  const isRegistered = storedKey !== null || key !== null
  if (!key || !response || !(response.status === 200 || response.body.code === 'nothing_alive'))
    return { succeeded: false, isRegistered }
  const { call, ...sent } = nextAction(response)
  const { status } = await send(call, { ...sent, key })
  const page = await send('page', { ...target(pageRoutes.home), headers: { accept: 'text/html' } })
  return { succeeded: isSuccess(status) && isSuccess(page.status), isRegistered }
}

async function register(ctx: Context, settings: CanaryConfig, send: Send): Promise<string | null> {
  const { status, body } = await send('register', {
    ...target(routes.register),
    // The prefix of a test account: analytics, boards and survival leave it out.
    body: { username: `ci-canary-${ctx.newId().slice(0, 8)}`, source: 'canary' },
  })
  if (!isSuccess(status) || typeof body.your_token !== 'string') return null
  await writeSecret(ctx, settings.keySecret, body.your_token)
  return body.your_token
}

/** The first advised action that changes something. An adult is released, so that the next run can adopt again. */
function nextAction({ body }: CanaryResponse): CanaryRequest & { call: string } {
  const { creature, next_steps = [] } = body as { creature?: { id: string; stage: Stage }; next_steps?: NextStep[] }
  if (creature?.stage === 'adult')
    return { call: 'release', ...target(routes.release), body: { creature_id: creature.id } }
  const step = next_steps.find(({ method, endpoint = '' }) => method === 'POST' && ACTION_PATHS.includes(endpoint))
  return step
    ? { call: step.action, method: 'POST', path: step.endpoint ?? '', body: step.body as object }
    : { call: 'reflect', ...target(routes.care), body: { action: 'reflect' } }
}

const ACTION_PATHS: readonly string[] = [routes.adopt.path, routes.care.path, routes.visit.path]

const target = ({ method, path }: Pick<CanaryRequest, 'method' | 'path'>) => ({ method, path })

const isSuccess = (status: number): boolean => status >= 200 && status < 300

async function request(url: string, sent: RequestInit): Promise<CanaryResponse> {
  try {
    const response = await fetch(url, { ...sent, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    const text = await response.text()
    return {
      status: response.status,
      body: /json/.test(response.headers.get('content-type') ?? '') ? JSON.parse(text) : {},
    }
  } catch {
    return { status: 0, body: {} }
  }
}
