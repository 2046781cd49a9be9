/**
 * How to call every operation: the required state, the request, and for operations that change something, how to count
 * from the rows how often it took effect. An operation without a scenario does not compile.
 */
import { randomUUID } from 'node:crypto'
import type { everyRoute } from '../../lambdas/api/routes/every-route'
import type { ApiOperationId, OperationId, PathNames, Routes } from '../../lambdas/api/routes/routes'
import type { Context } from '../../lambdas/context'
import { formToken, hashApiKey } from '../../lambdas/domain/accounts/api-key'
import { asInstant, MS_PER_HOUR } from '../../lambdas/domain/time/instants'
import { agentChange, findAgent, readAgent } from '../../lambdas/store/agents'
import { commit } from '../../lambdas/store/commit'
import { readSpecies } from '../../lambdas/store/community-species'
import { creatureChange, readCreature, readLog } from '../../lambdas/store/creatures'
import { readLedger } from '../../lambdas/store/money/ledger'
import { readRange } from '../../lambdas/store/read'
import { FIRST, keys, LAST } from '../../lambdas/store/table'
import type { Reply } from '../local/deployed'
import type { RequestFields } from '../local/events'
import type { LocalClock } from '../local/local-clock'

/** The host on which scenarios run. */
export interface Host {
  context: Context
  clock: Pick<LocalClock, 'advance'>
  /** Throws if the call is refused. */
  ask(operation: OperationId, asked?: RequestFields): Promise<Pick<Reply, 'headers' | 'body'>>
  /** Brings the projections up to date. */
  publish(): Promise<unknown>
}

export interface Caller {
  id: string
  username: string
  key: string
}

export interface Keeper extends Caller {
  /** A creature that has hatched. */
  creature: string
}

interface Profile {
  /** Fields that every agent registers with. */
  agent?: object
  creatureName?: string
}

/** A calico needs no company, like four of five species. */
const SPECIES = 'calico'

/** A host, and the keeper whose key the scenarios use. */
export class Stage {
  #keeper: Promise<Keeper> | null = null

  constructor(
    readonly host: Host,
    readonly profile: Profile = {},
  ) {}

  /** The same keeper every time, until `changeKeeper`. */
  keeper(): Promise<Keeper> {
    this.#keeper ??= this.newKeeper()
    return this.#keeper
  }

  changeKeeper(keeper = this.newKeeper()): Promise<Keeper> {
    this.#keeper = keeper
    return keeper
  }

  async newAgent(): Promise<Caller> {
    const username = `agent-${randomUUID().slice(0, 13)}`
    const { body } = await this.host.ask('register', { body: { ...this.profile.agent, username } })
    return { id: body.agent.id, username, key: body.your_token }
  }

  async newKeeper(species_slug = SPECIES): Promise<Keeper> {
    const agent = await this.newAgent()
    return { ...agent, creature: await this.adopt(agent, species_slug) }
  }

  async adopt({ key }: Pick<Caller, 'key'>, species_slug: string): Promise<string> {
    const { creatureName: name = 'Pip' } = this.profile
    const { body } = await this.host.ask('adopt', { key, body: { name, species_slug } })
    await this.host.ask('status', { key, query: { creature_id: body.creature.id } })
    return body.creature.id
  }

  /** Reads the keeper's graveyard, which buries dead creatures. */
  async buryDead({ key }: RequestFields = {}): Promise<void> {
    await this.host.ask('graveyard', { key })
  }

  /** How many rows of this type an agent's partition has. */
  async count(agentId: string, type: string): Promise<number> {
    const { pk } = keys.agent(agentId)
    const rows = await readRange(this.host.context.db, { pk, sk: FIRST }, { pk, sk: LAST })
    return rows.filter((row) => row.type === type).length
  }

  async logged(creature: string): Promise<number> {
    return (await readLog(this.host.context.db, creature, 1, 100)).length
  }
}

/** A request, and how often it took effect according to the rows. */
export interface Call extends RequestFields {
  /** A valid body of another request. */
  other?: object
  done?(): Promise<number>
}

export interface Change extends Call {
  done(): Promise<number>
}

export type Changing = { [Id in ApiOperationId]: Routes[Id]['method'] extends 'GET' ? never : Id }[ApiOperationId]

/** `turn` counts how often the scenario was prepared on this stage: some state is needed only once. */
type Prepare<T> = (stage: Stage, turn: number) => T | Promise<T>
export type Scenario = Prepare<Call>

export const HOURS_TO_STARVE = 60

export const asKeeper = async (stage: Stage) => ({ key: (await stage.keeper()).key })
const openly = () => ({})

/** A new keeper whose creature is hungry but was never fed late. */
export async function hungryKeeper(stage: Stage): Promise<Keeper> {
  const keeper = await stage.changeKeeper()
  const { db } = stage.host.context
  const row = await readCreature(db, keeper.id, keeper.creature)
  if (!row) throw new Error('creature not found')
  const last_fed_at = asInstant(row.data.stats_at - 3 * MS_PER_HOUR)
  await commit(db, [creatureChange(row, { ...row.data, last_fed_at, stats: { ...row.data.stats, hunger: 40 } })])
  return keeper
}

/** Buys credits and pays for them at the stand-in for Stripe's page. */
export async function buyCredits({ host }: Stage, key: string): Promise<void> {
  const { body } = await host.ask('buy_credits', { key, body: { pack: '1000' } })
  const paid = await fetch(`${body.checkout_url}/pay`, { method: 'POST' })
  if (!paid.ok) throw new Error(`payment returned ${paid.status}`)
}

async function newOrder(stage: Stage): Promise<RequestFields> {
  const { host } = stage
  const { body } = await host.ask('buy_credits', { ...(await asKeeper(stage)), body: { pack: '100' } })
  const session = await host.context.checkout?.find(body.checkout_url.split('/').at(-1))
  const { metadata } = session as { metadata: { order_id: string } }
  return { path: { order: metadata.order_id } }
}

async function openWindow(stage: Stage, caller: Pick<Caller, 'key'> | Promise<Caller> = stage.keeper()) {
  const { key } = await caller
  const { body } = await stage.host.ask('open_window', { key, body: {} })
  return { path: { window: body.url.split('/').at(-1) as string } }
}

/** A form of a new agent's keeper page. */
export async function humanForm(stage: Stage, body: object, agent?: Pick<Caller, 'key'>) {
  const { path } = await openWindow(stage, agent ?? stage.newAgent())
  return { path, body: { token: formToken(hashApiKey(path.window)), ...body } }
}

const CLIENT = { client_name: 'An app', redirect_uris: ['https://client.example/callback'] }
/** Of RFC 7636. */
const PKCE = {
  verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
  challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
}

/** A client's authorization request, and the form with which the person approves it. */
export async function authorization(stage: Stage) {
  const { host } = stage
  const [{ body: server }, { body: client }, { key }] = await Promise.all([
    host.ask('oauth_server'),
    host.ask('register_client', { body: CLIENT }),
    stage.keeper(),
  ])
  const fields = {
    response_type: 'code',
    client_id: client.client_id as string,
    redirect_uri: CLIENT.redirect_uris[0] as string,
    code_challenge: PKCE.challenge,
    code_challenge_method: 'S256',
    resource: `${server.issuer}/mcp/hosted`,
    scope: 'play',
  }
  const headers = { origin: new URL(server.issuer).origin, accept: 'text/html' }
  return { fields, consented: { headers, body: { ...fields, choice: 'key', api_key: key } } }
}

/** The request that exchanges a new code for tokens. */
export async function codeExchange(stage: Stage) {
  const { fields, consented } = await authorization(stage)
  const { headers } = await stage.host.ask('consent', consented)
  const code = new URL(String(headers.location ?? headers.Location)).searchParams.get('code') ?? ''
  const { client_id, redirect_uri } = fields
  const body = { grant_type: 'authorization_code', code, client_id, redirect_uri, code_verifier: PKCE.verifier }
  return { fields, body }
}

/** A client that acts for the keeper. */
export async function connect(stage: Stage) {
  const { fields, body } = await codeExchange(stage)
  return { fields, tokens: (await stage.host.ask('token', { body })).body as Record<string, string> }
}

/** Counts the writes to an agent's row from now on. */
export async function agentWrites({ host }: Stage, id: string): Promise<() => Promise<number>> {
  const version = async () => (await readAgent(host.context.db, id, { consistent: true }))?.version ?? 0
  const before = await version()
  return async () => (await version()) - before
}

async function newDesign(stage: Stage) {
  const { db } = stage.host.context
  const { id, key } = await stage.keeper()
  const row = await readAgent(db, id, { consistent: true })
  if (!row) throw new Error('agent not found')
  await commit(db, [agentChange(row, { ...row.data, tallies: { ...row.data.tallies, adults_raised: 1 } })])
  const slug = `kind_${randomUUID().slice(0, 8)}`
  return { key, body: { slug, name: 'Kind', family: 'cat', personality: 'Patient, and no more.' } }
}

/** A gravestone of the keeper's creature, which is left to die on the first turn. */
async function gravestone(stage: Stage): Promise<string> {
  const { key, username } = await stage.keeper()
  const find = async () => {
    const { body } = await stage.host.ask('graveyard', { query: { agent: username } })
    return body.gravestones[0]?.id as string | undefined
  }
  const known = await find()
  if (known) return known
  stage.host.clock.advance(HOURS_TO_STARVE)
  await stage.buryDead({ key })
  await stage.host.publish()
  return (await find()) ?? ''
}

/** A page about the keeper. Projections are updated before the first turn. */
const about =
  (path: (keeper: Keeper) => RequestFields['path']): Scenario =>
  async (stage, turn) => {
    const keeper = await stage.keeper()
    if (turn === 0) await stage.host.publish()
    return { path: path(keeper) }
  }

/** Every third turn feeds a new keeper's hungry creature; the others repeat what can be repeated. */
const atMeals = async (stage: Stage, turn: number) =>
  turn % 3 === 0 ? { isMeal: true, ...(await hungryKeeper(stage)) } : { isMeal: false, ...(await stage.keeper()) }

/** A GET without a key, a path parameter or a required query needs no state: its scenario is an empty request. */
type Plain = {
  [Id in Exclude<OperationId, 'authorize'>]: (typeof everyRoute)[Id] extends {
    method: 'GET'
    auth: 'none' | 'optional' | 'admin'
  }
    ? [PathNames<Id>] extends [never]
      ? Id
      : never
    : never
}[Exclude<OperationId, 'authorize'>]

type Scenarios = { readonly [Id in Exclude<OperationId, Plain>]: Prepare<Id extends Changing ? Change : Call> }

export const SCENARIOS: Scenarios = {
  register: ({ host, profile }) => {
    const username = `new-${randomUUID().slice(0, 13)}`
    const names = [username, `${username}-other`]
    return {
      body: { ...profile.agent, username },
      other: { username: names[1] },
      done: async () => {
        const found = await Promise.all(names.map((name) => findAgent(host.context.db, name)))
        return found.filter(Boolean).length
      },
    }
  },
  rotate_key: async (stage) => {
    const { id, key } = await stage.newAgent()
    return { key, body: {}, done: await agentWrites(stage, id) }
  },
  adopt: async (stage) => {
    const { id, key } = await stage.newAgent()
    return {
      key,
      body: { name: 'Pip', species_slug: 'tabby' },
      other: { name: 'Pop', species_slug: 'tabby' },
      done: () => stage.count(id, 'creature'),
    }
  },
  status: asKeeper,
  care: async (stage, turn) => {
    const { key, creature, isMeal } = await atMeals(stage, turn)
    const action = isMeal ? 'feed' : 'reflect'
    return {
      key,
      body: { action, notes: 'All is well.' },
      other: { action },
      done: () => stage.logged(creature),
    }
  },
  visit: async (stage, turn) => {
    const { key, creature } = await atMeals(stage, turn)
    const care = [{ action: 'feed' }, { action: 'play' }, { action: 'reflect' }]
    return {
      key,
      body: { care },
      other: { care: care.toReversed() },
      done: async () => (await stage.logged(creature)) / care.length,
    }
  },
  history: asKeeper,
  preferences: asKeeper,
  plan: asKeeper,
  me: asKeeper,
  update_me: async (stage) => {
    const { id, key } = await stage.newKeeper()
    await stage.host.ask('adopt', { key, body: { name: 'Egg' } })
    return {
      key,
      body: { display_name: 'Ada', timezone: 'Asia/Tokyo' },
      other: { display_name: 'Bea' },
      done: await agentWrites(stage, id),
    }
  },
  export_data: asKeeper,
  leave: async (stage) => {
    const { id, key, username } = await stage.newKeeper()
    return { key, body: { username }, done: async () => 1 - (await stage.count(id, 'agent')) }
  },
  release: async (stage) => {
    const { id, key, creature } = await stage.newKeeper()
    return {
      key,
      body: { creature_id: creature },
      other: { id: creature },
      done: () => stage.count(id, 'past'),
    }
  },
  rename: async (stage) => {
    const keeper = await stage.newKeeper()
    const { db } = stage.host.context
    return {
      key: keeper.key,
      body: { creature_id: keeper.creature, name: 'Renamed' },
      other: { creature_id: keeper.creature, name: 'Other' },
      done: async () => ((await readCreature(db, keeper.id, keeper.creature))?.data.renamed ? 1 : 0),
    }
  },
  dress: async (stage) => {
    const { key, id, creature } = await stage.newKeeper()
    const writes = async () => (await readCreature(stage.host.context.db, id, creature))?.version ?? 0
    const before = await writes()
    return {
      key,
      body: { creature_id: creature, picture: ['red scarf', 'mountains'] },
      other: { creature_id: creature, picture: ['crown'] },
      done: async () => (await writes()) - before,
    }
  },
  open_window: async (stage) => {
    const { id, key } = await stage.keeper()
    return { key, body: {}, done: await agentWrites(stage, id) }
  },
  close_window: async (stage) => {
    const { id, key } = await stage.keeper()
    await openWindow(stage)
    return { key, done: await agentWrites(stage, id) }
  },
  credits: asKeeper,
  credit_history: async (stage) => {
    const { key } = await stage.keeper()
    await buyCredits(stage, key)
    return { key }
  },
  buy_credits: async (stage) => {
    const { id, key } = await stage.keeper()
    return {
      key,
      body: { pack: '100' },
      other: { pack: '500' },
      done: () => stage.count(id, 'placed'),
    }
  },
  resurrect: async (stage) => {
    const { id, key, creature } = await stage.newKeeper()
    await buyCredits(stage, key)
    stage.host.clock.advance(HOURS_TO_STARVE)
    return {
      key,
      body: { creature_id: creature },
      other: { id: creature },
      done: async () => (await readLedger(stage.host.context.db, id, 10)).filter(({ credits }) => credits < 0).length,
    }
  },
  open_checkout: newOrder,
  payment_done: newOrder,
  payment_cancelled: newOrder,
  flowers: async (stage) => {
    const gravestone_id = await gravestone(stage)
    const { id, key } = await stage.newAgent()
    return {
      key,
      body: { gravestone_id },
      other: { gravestone_id: id },
      done: () => stage.count(id, 'flower'),
    }
  },
  create_species: async (stage) => {
    const { db } = stage.host.context
    const { key, body } = await newDesign(stage)
    const slugs = [body.slug, `${body.slug}_other`]
    return {
      key,
      body,
      other: { ...body, slug: slugs[1] },
      done: async () => (await Promise.all(slugs.map((one) => readSpecies(db, one)))).filter(Boolean).length,
    }
  },
  species: () => ({ path: { slug: 'tabby' } }),
  agent: about(({ username }) => ({ username })),
  mcp: async (stage) => ({
    ...(await asKeeper(stage)),
    headers: { 'mcp-protocol-version': '2025-11-25' },
    body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'status', arguments: {} } },
  }),
  mcp_hosted: async (stage) => ({
    key: (await connect(stage)).tokens.access_token,
    headers: { 'mcp-protocol-version': '2025-11-25' },
    body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'status', arguments: {} } },
  }),
  register_client: () => ({ body: CLIENT }),
  authorize: async (stage) => ({ query: (await authorization(stage)).fields, headers: { accept: 'text/html' } }),
  consent: async (stage) => (await authorization(stage)).consented,
  token: async (stage) => {
    const { fields, tokens } = await connect(stage)
    const { refresh_token } = tokens
    return { body: { grant_type: 'refresh_token', refresh_token, client_id: fields.client_id } }
  },
  revoke: async (stage) => ({ body: { token: (await connect(stage)).tokens.refresh_token } }),
  end_connection: async (stage) => {
    const { headers } = (await authorization(stage)).consented
    return { headers, body: { api_key: (await stage.keeper()).key } }
  },
  agent_page: about(({ username }) => ({ username })),
  creature_page: about(({ creature }) => ({ id: creature })),
  stone_page: async (stage) => ({ path: { id: await gravestone(stage) } }),
  window_page: (stage) => openWindow(stage),
  window_calendar: (stage) => openWindow(stage),
  window_act: (stage) => humanForm(stage, { act: 'note', text: 'Well done.' }),
  badge: about(({ creature }) => ({ badge: `${creature}.svg` })),
  // The route table's example paths.
  species_page: openly,
  docs_part: openly,
  card: openly,
  face: openly,
  font: openly,
  icon: openly,
}

export const scenarioOf = (operation: OperationId): Scenario =>
  (SCENARIOS as Partial<Record<OperationId, Scenario>>)[operation] ?? openly
