/**
 * Who gets the answer of a call again that was done under an Idempotency-Key: only who may make that call now. An
 * operation without a row does not compile.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { claimedAgentId, formatApiKey } from '../../lambdas/domain/accounts/api-key'
import type { RequestFields } from '../../lib/local/events'
import { UNLIMITED } from '../../lib/local/local-host'
import { type Changing, SCENARIOS } from '../../lib/tools/scenarios'
import { type Connected, newConnection, refreshWith, sendToken } from '../support/agents/hosted-client'
import { type Received, savedPartOf } from '../support/http'
import { sendTo, stageIn } from '../support/scenario-host'
import { sharedTestHouse } from '../support/test-house'

type Again =
  /** Whoever has the Idempotency-Key, which nobody can guess. */
  | 'anybody'
  /** Every credential of the agent that may make the call. */
  | 'the agent'
  /** The key or the connection that made the call: the answer tells a secret. */
  | 'the same credential'
  /** The key that the call ended. */
  | 'the ended key'

interface Repeated {
  again: Again
  /** Whether a token of scope `play` may make the call. */
  byToken: boolean
}

const BY_AGENT: Repeated = { again: 'the agent', byToken: true }

const REPEATED: Readonly<Record<Changing, Repeated>> = {
  register: { again: 'anybody', byToken: false },
  rotate_key: { again: 'the ended key', byToken: false },
  leave: { again: 'the ended key', byToken: false },
  open_window: { again: 'the same credential', byToken: true },
  buy_credits: { again: 'the agent', byToken: false },
  adopt: BY_AGENT,
  care: BY_AGENT,
  visit: BY_AGENT,
  update_me: BY_AGENT,
  release: BY_AGENT,
  rename: BY_AGENT,
  dress: BY_AGENT,
  close_window: BY_AGENT,
  resurrect: BY_AGENT,
  flowers: BY_AGENT,
  create_species: BY_AGENT,
}

const house = sharedTestHouse({ projecting: false, rateLimits: UNLIMITED })
beforeEach(() => house.advanceToMorning())

const isReplayed = ({ headers }: Received): boolean => headers['idempotency-replayed'] === 'true'
const secretOf = ({ body }: Received): string => body.your_token ?? body.url ?? 'nothing secret'

const revoke = ({ refresh, fields }: Connected) =>
  sendToken(house, { token: refresh, client_id: fields.client_id as string }, '/oauth/revoke')

interface Prepared {
  key: string
  send(key: string | undefined): Promise<Received>
}

async function prepare(operation: Changing): Promise<Prepared> {
  const stage = stageIn(house)
  const call: RequestFields = await SCENARIOS[operation](stage, 0)
  // Bury first; otherwise the call would make two changes.
  if (operation === 'resurrect') await stage.buryDead(call)
  const headers = { 'idempotency-key': randomUUID() }
  return { key: call.key ?? '', send: (key) => sendTo(house, operation, { ...call, key, headers }) }
}

const rotate = async (key: string): Promise<string> =>
  (await house.call('POST', '/api/auth/rotate-key', { key })).body.your_token

const cases = Object.entries(REPEATED) as [Changing, Repeated][]
const withKey = cases.filter(([, { again }]) => again !== 'anybody')

describe.each(withKey)('%s', (operation, { again, byToken }) => {
  it(`is repeated to ${again}, and neither it nor its secret to others`, async () => {
    const { key, send } = await prepare(operation)
    const [agent, revoked] = [await house.newAgent(), await newConnection(house, key)]
    const read = await newConnection(house, key, { scope: 'read' })
    const play = await newConnection(house, key)
    await revoke(revoked)
    const first = await send(key)
    expect([first.status < 300, isReplayed(first)]).toEqual([true, false])
    const others = {
      nobody: undefined,
      'a forged key': formatApiKey(claimedAgentId(key) ?? '', randomBytes(20)),
      'a revoked token': revoked.access,
      'a token of scope read': read.access,
      'another agent': agent.key,
    }
    for (const [kind, credential] of Object.entries(others)) {
      const answer = await send(credential)
      expect([kind, isReplayed(answer), answer.text.includes(secretOf(first))]).toEqual([kind, false, false])
    }
    const same = await send(key)
    expect([isReplayed(same), savedPartOf(same.body)]).toEqual([true, savedPartOf(first.body)])
    expect(isReplayed(await send(play.access))).toBe(again === 'the agent' && byToken)
    if (again === 'the ended key') return
    const next = await rotate(key)
    const [old, renewed] = [await send(key), await send(next)]
    expect([isReplayed(old), old.status]).toEqual([false, 401])
    expect(isReplayed(renewed)).toBe(again === 'the agent')
    if (again === 'the same credential') expect(renewed.text.includes(secretOf(first))).toBe(false)
  })
})

describe('register', () => {
  it('is repeated to a caller with its Idempotency-Key', async () => {
    const { send } = await prepare('register')
    const [first, again] = [await send(undefined), await send(undefined)]
    expect([first.status, isReplayed(again), again.body.your_token]).toEqual([201, true, first.body.your_token])
  })
})

describe('the key that a rotation replaced', () => {
  it('gets it again for an hour', async () => {
    const { key, send } = await prepare('rotate_key')
    await send(key)
    house.clock.advance(0.9)
    expect(isReplayed(await send(key))).toBe(true)
    house.clock.advance(0.2)
    expect((await send(key)).status).toBe(401)
  })

  it('gets nothing after the agent has left', async () => {
    const { key, send } = await prepare('rotate_key')
    const next = (await send(key)).body.your_token
    const { username } = (await house.call('GET', '/api/me', { key: next })).body.agent
    await house.call('DELETE', '/api/me', { key: next, body: { username } })
    const late = await send(key)
    expect([late.status, late.text.includes(next)]).toEqual([401, false])
  })
})

describe('a secret given to a connection', () => {
  it('is told again to that connection, also with its next token, and to no other credential', async () => {
    const { key, send } = await prepare('open_window')
    const [one, other] = [await newConnection(house, key), await newConnection(house, key)]
    const opened = await send(one.access)
    const refreshed = await refreshWith(house, one, one.refresh)
    expect(isReplayed(await send(refreshed.body.access_token))).toBe(true)
    for (const credential of [other.access, key]) {
      const answer = await send(credential)
      expect([isReplayed(answer), answer.text.includes(opened.body.url)]).toEqual([false, false])
    }
  })
})
