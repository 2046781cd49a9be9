/**
 * The doors: for every operation and every kind of caller, who is let in, and against whom the call counts. An operation
 * without a row does not compile.
 */
import { randomBytes } from 'node:crypto'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { everyOperation } from '../../lambdas/api/routes/every-route'
import type { OperationId } from '../../lambdas/api/routes/routes'
import { formatAccessToken, formatApiKey, hashApiKey } from '../../lambdas/domain/accounts/api-key'
import { LIMIT_PREFIX } from '../../lambdas/store/table'
import { examplePath, fillPath, type RequestFields } from '../../lib/local/events'
import { newConnection, sendToken } from '../support/agents/hosted-client'
import { freshAddress, type Received } from '../support/http'
import { sendTo } from '../support/scenario-host'
import { sharedTestHouse, type TestHouse } from '../support/test-house'

type Door =
  /** Anybody; a key changes nothing. */
  | 'public'
  /** Anybody; a key changes the view. */
  | 'own view'
  /** A key, or a token of any scope. */
  | 'read'
  /** A key, or a token of scope `play`. */
  | 'play'
  /** A key alone. */
  | 'key'
  | 'operator'

const DOORS: Readonly<Record<OperationId, Door>> = {
  rotate_key: 'key',
  export_data: 'key',
  leave: 'key',
  buy_credits: 'key',
  adopt: 'play',
  care: 'play',
  visit: 'play',
  update_me: 'play',
  release: 'play',
  rename: 'play',
  dress: 'play',
  open_window: 'play',
  close_window: 'play',
  resurrect: 'play',
  flowers: 'play',
  create_species: 'play',
  status: 'read',
  history: 'read',
  preferences: 'read',
  plan: 'read',
  me: 'read',
  credits: 'read',
  credit_history: 'read',
  mcp_hosted: 'read',
  graveyard: 'own view',
  house_index: 'own view',
  analytics: 'operator',
  register: 'public',
  registration_schema: 'public',
  open_checkout: 'public',
  payment_done: 'public',
  payment_cancelled: 'public',
  hall: 'public',
  models: 'public',
  pictures: 'public',
  list_species: 'public',
  species: 'public',
  agent: 'public',
  stats: 'public',
  discovery: 'public',
  health: 'public',
  openapi: 'public',
  mcp: 'public',
  llms: 'public',
  skill: 'public',
  heartbeat: 'public',
  server_card: 'public',
  server_json: 'public',
  oauth_resource: 'public',
  oauth_hosted_resource: 'public',
  oauth_server: 'public',
  register_client: 'public',
  authorize: 'public',
  consent: 'public',
  token: 'public',
  revoke: 'public',
  connections: 'public',
  end_connection: 'public',
  favicon: 'public',
  icon: 'public',
  font: 'public',
  manifest: 'public',
  robots: 'public',
  sitemap: 'public',
  security_txt: 'public',
  home: 'public',
  hall_page: 'public',
  models_page: 'public',
  graveyard_page: 'public',
  species_book: 'public',
  species_page: 'public',
  agent_page: 'public',
  creature_page: 'public',
  stone_page: 'public',
  window_page: 'public',
  window_act: 'public',
  window_calendar: 'public',
  badge: 'public',
  admin_page: 'public',
  docs: 'public',
  docs_part: 'public',
  card: 'public',
  face: 'public',
}

/** Requests that are let in and then refused, so that an operation does no harm. */
const HARMLESS: Partial<Record<OperationId, RequestFields>> = {
  register: { body: { username: 'who-comes-first' } },
  leave: { body: { username: 'somebody-else' } },
  care: { body: { action: 'feed' } },
  visit: { body: { care: [{ action: 'feed' }] } },
  resurrect: { body: { id: '11111111-2222-4333-8444-555555555555' } },
  mcp: { body: { jsonrpc: '2.0', id: 1, method: 'ping' } },
  mcp_hosted: { body: { jsonrpc: '2.0', id: 1, method: 'ping' } },
}
/** Requests whose fields ask for more than their operation alone. */
const FURTHER: readonly { operation: OperationId; door: Door; sent: RequestFields }[] = [
  { operation: 'open_window', door: 'key', sent: { body: { recovery: true } } },
]
/** A rotation takes no field, so only a body that is no object is refused. */
const NO_OBJECT = '[]'

const KINDS = [
  'nobody',
  'junk',
  'a forged key',
  'a key of nobody',
  'a replaced key',
  'a key and a token that disagree',
  'a forged token',
  'an expired token',
  'a token ended by a rotation',
  'a revoked token',
  'another agent',
  'a token of another agent',
  'a token of scope read',
  'a token of scope play',
  'the key',
] as const
type Kind = (typeof KINDS)[number]

/** What each kind sends: one credential, or two. */
type Sent = Readonly<Record<Kind, readonly string[]>>

interface Callers {
  sent: Sent
  /** The keys whose counters are watched, by their hashes. */
  counters: Readonly<Record<string, CountedBy>>
}

/** Agents of a house with all kinds of credentials. */
async function prepareCallers(house: TestHouse): Promise<Callers> {
  const [first, other] = [await house.newAgent(), await house.newAgent()]
  const before = await newConnection(house, first.key)
  const { body } = await house.call('POST', '/api/auth/rotate-key', { key: first.key })
  const key: string = body.your_token
  const expired = await newConnection(house, key)
  house.clock.advance(1.5)
  const revoked = await newConnection(house, key)
  const { client_id } = revoked.fields as Record<'client_id', string>
  await sendToken(house, { token: revoked.refresh, client_id }, '/oauth/revoke')
  const token = async (of: string, scope: string) => (await newConnection(house, of, { scope })).access
  const random = () => randomBytes(20)
  return {
    counters: { [hashApiKey(key)]: 'the key', [hashApiKey(other.key)]: 'the other key' },
    sent: {
      nobody: [],
      junk: ['ch_nobody'],
      'a forged key': [formatApiKey(first.id, random())],
      'a key of nobody': [formatApiKey('11111111-2222-4333-8444-555555555555', random())],
      'a replaced key': [first.key],
      'a key and a token that disagree': [key, await token(other.key, 'play')],
      'a forged token': [formatAccessToken(first.id, random())],
      'an expired token': [expired.access],
      'a token ended by a rotation': [before.access],
      'a revoked token': [revoked.access],
      'another agent': [other.key],
      'a token of another agent': [await token(other.key, 'play')],
      'a token of scope read': [await token(key, 'read')],
      'a token of scope play': [await token(key, 'play')],
      'the key': [key],
    },
  }
}

type Verdict = 'is let in' | 'has no valid key' | 'is not allowed it' | 'sent two keys'
type CountedBy = 'its address' | 'the key' | 'the other key'

const UNKNOWN: readonly Kind[] = [
  'nobody',
  'junk',
  'a forged key',
  'a key of nobody',
  'a replaced key',
  'a forged token',
  'an expired token',
  'a token ended by a rotation',
  'a revoked token',
]
const SCOPES: Partial<Record<Kind, readonly Door[]>> = {
  'a token of scope read': ['own view', 'read'],
  'a token of scope play': ['own view', 'read', 'play'],
  'a token of another agent': ['own view', 'read', 'play'],
}

function expected(door: Door, kind: Kind): [Verdict, CountedBy] {
  if (door === 'public') return ['is let in', 'its address']
  if (door === 'operator') return ['has no valid key', 'its address']
  if (kind === 'a key and a token that disagree') return ['sent two keys', 'its address']
  if (UNKNOWN.includes(kind)) return [door === 'own view' ? 'is let in' : 'has no valid key', 'its address']
  if (SCOPES[kind]?.includes(door) === false) return ['is not allowed it', 'its address']
  return ['is let in', kind.includes('another') ? 'the other key' : 'the key']
}

const VERDICTS: Readonly<Record<string, Verdict>> = {
  invalid_key: 'has no valid key',
  invalid_admin_key: 'has no valid key',
  two_keys: 'sent two keys',
  key_required: 'is not allowed it',
  insufficient_scope: 'is not allowed it',
}

const verdictOf = ({ body }: Received): Verdict => VERDICTS[body?.code ?? body?.error?.data?.code] ?? 'is let in'

interface Asked {
  answer: Received
  /** Whose counters were raised. */
  counted: CountedBy[]
}

/** Sends the operation once, from a new address. */
async function ask(
  house: TestHouse,
  { sent, counters }: Callers,
  operation: OperationId,
  kind: Kind,
  fields: RequestFields = HARMLESS[operation] ?? {},
): Promise<Asked> {
  const from = freshAddress()
  const counted = new Set<CountedBy>()
  house.onDbCall = (command, go) => {
    const pk = command instanceof UpdateCommand ? String(command.input.Key?.pk) : ''
    const caller = pk.startsWith(LIMIT_PREFIX) ? (pk.split('#')[1] as string) : ''
    const whose = caller === from ? 'its address' : counters[caller]
    if (whose) counted.add(whose)
    return go()
  }
  const [key, other] = sent[kind]
  const headers = { ...(key && { authorization: `Bearer ${key}` }), ...(other && { 'x-api-key': other }) }
  const answer =
    operation === 'rotate_key'
      ? await house.call('POST', '/api/auth/rotate-key', { raw: NO_OBJECT, from, headers })
      : await sendTo(house, operation, { ...fields, from, headers })
  house.onDbCall = null
  return { answer, counted: [...counted] }
}

const doors = everyOperation.map(([operation, route]) => ({
  operation,
  door: DOORS[operation],
  sent: HARMLESS[operation] ?? {},
  isCounted: !route.limit.uncounted?.test(fillPath(route, examplePath(operation))),
}))
const furtherDoors = FURTHER.map((one) => ({ ...one, isCounted: true }))

describe('every door', () => {
  const house = sharedTestHouse({ projecting: false, adminKey: 'the-key-of-the-operator' })
  let callers: Callers
  beforeAll(async () => {
    callers = await prepareCallers(house)
  })

  /** Where no credential is read, these stand for all: one that is valid, and two that would be refused. */
  const UNREAD: readonly Kind[] = ['the key', 'a key and a token that disagree']

  it.each([...doors, ...furtherDoors])('$operation ($door)', async ({ operation, door, sent, isCounted }) => {
    for (const kind of door === 'public' ? UNREAD : KINDS) {
      const [verdict, by] = expected(door, kind)
      const { answer, counted } = await ask(house, callers, operation, kind, sent)
      expect([kind, verdictOf(answer), counted]).toEqual([kind, verdict, isCounted ? [by] : []])
    }
  })
})
