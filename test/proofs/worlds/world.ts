/** A world: the simulated service, external services and agents on one clock. Records all requests and responses. */
import { createHash } from 'node:crypto'
import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import type { Gravestone, Past } from '../../../lambdas/domain/afterlife/gravestone'
import type { Creature } from '../../../lambdas/domain/creature/creature'
import { MS_PER_HOUR } from '../../../lambdas/domain/time/instants'
import { decodeRow } from '../../../lambdas/store/entities/codec'
import type { Row } from '../../../lambdas/store/row'
import { type Key, ORDERS_DUE, PENDING_DELETIONS, TABLE } from '../../../lambdas/store/table'
import { MemoryTable, type StreamChange } from '../../../lib/local/engine/memory-table'
import { ACTS } from './acts'
import type { Tokens } from './hosted'
import { FORMS } from './human'
import { asTool, fromTool } from './mcp'
import { type Fault, type InjectedFault, Network, TableService } from './network'
import type { Act, Plan } from './plan'
import { type Actor, Scheduler } from './scheduler'
import { type Paid, Services } from './services'
import { ADMIN_KEY, type Answer, type Request, SimulatedHouse, TABLE_NAME } from './simulated-house'

export interface Agent {
  actor: Actor
  username: string
  id: string
  /** The latest last. */
  keys: string[]
  creatures: string[]
  /** Tokens of clients that act for the agent, the latest last. */
  tokens: Tokens[]
  /** Secret of the keeper page; null if it is closed. */
  page: string | null
}

/** A request with the act's mark, by which the checker finds the act in the rows. */
export type BuildRequest = (mark: string) => Omit<Request, 'headers'> & {
  headers?: Record<string, string>
  /** The credential, null for none; otherwise the agent's. */
  with?: string | null
}

/** One request of an act, with its response. */
export interface CallRecord {
  act: Act
  /** Without an idempotency key, each concurrent duplicate is a separate act. */
  mark: string
  who: string
  agent: Agent
  creature: string | null
  key: string | null
  /** API key or access token of the request. */
  with: string | null
  request: Request
  /** In milliseconds. */
  began: number
  from: number
  to: number | null
  answer: Answer | null
}

export interface Setup {
  now: number
  /** Number of changes before it: sequence numbers of a stream only grow. */
  changes: number
  rows: readonly (Key & Record<string, unknown>)[]
  agents: readonly Omit<Agent, 'actor'>[]
}

/** A Monday morning, when all creatures are awake. */
export const OPENING = Date.parse('2026-03-02T09:00:00.000Z')
/** Timeout of an agent's request. */
const PATIENCE_MS = 30_000
const TRIES = 3
/** Maximum number of events of each part of a world; more count as never finishing. */
const MOST_EVENTS = 40_000
/** Hours after which nothing is open: sweeps run every two hours, and an authorization expires within minutes. */
const ROUNDS = [0.1, 0.6, 1.1, 2.1, 2.1, 2.1]

export interface TraceEntry {
  tick: number
  at: number
  who: string
  what: string
}

let current: World | null = null

/** While a world runs, time, randomness and the network are simulated. */
const real = {
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
  fetch: globalThis.fetch,
  timeout: AbortSignal.timeout,
}

function install(world: World): () => void {
  current = world
  const ours = {
    setTimeout: (act: () => void, ms = 0) => {
      const { time } = current as World
      return { cancel: time.after(ms, time.actor, act), unref() {}, ref() {} }
    },
    clearTimeout: (timer?: { cancel?(): void }) => timer?.cancel?.(),
    fetch: (url: string, sent: { body?: string; signal: { ms: number } }) => {
      const { time, services } = current as World
      return services.fetch(time.actor, url, sent, sent.signal.ms)
    },
  }
  Object.assign(globalThis, ours)
  AbortSignal.timeout = ((ms: number) => ({ ms })) as never
  return () => {
    current = null
    const { timeout, ...globals } = real
    Object.assign(globalThis, globals)
    AbortSignal.timeout = timeout
  }
}

export class World {
  readonly time: Scheduler
  readonly table: MemoryTable
  readonly services: Services
  readonly house: SimulatedHouse
  readonly agents: Agent[]
  readonly operator: Agent = {
    actor: { name: 'operator', dead: false },
    username: 'operator',
    id: 'operator',
    keys: [ADMIN_KEY],
    creatures: [],
    tokens: [],
    page: null,
  }
  readonly species = new Set<string>()
  /** Checkout links with the page behind each, which may still be open in a tab. */
  readonly links: { link: string; page: string }[] = []
  readonly history: CallRecord[] = []
  /** Every change, with the event at which the table applied it, and the name of the write. */
  readonly tableChanges: { change: StreamChange; tick: number; by: string }[] = []
  readonly faults: InjectedFault[] = []
  readonly trace: TraceEntry[] = []
  /** Digest of all changes and responses, to compare two runs. */
  private readonly digest = createHash('sha256')
  private isSettling = true
  private readonly service: TableService
  private readonly director: Actor = { name: 'the clock', dead: false }

  constructor(
    readonly plan: Plan,
    private readonly setup: Setup,
    private readonly isTraced = false,
  ) {
    this.time = new Scheduler(plan.seed, setup.now)
    const network = new Network(this.time, this.chooseFault, (actor) => this.house.die(actor))
    this.table = new MemoryTable({
      name: TABLE_NAME,
      now: () => this.time.now,
      onWrite: (changes) => {
        for (const change of changes) this.changed(change)
      },
      history: true,
    })
    this.service = new TableService(this.time, network, this.table)
    this.services = new Services(this.time, network, (intent) => this.notifyOfIntent(intent))
    this.house = new SimulatedHouse(plan.settings, this.time, this.service, this.services, (sent, command) =>
      this.note(sent.split(' ')[0] ?? '', () => `${sent}: ${inShort(command)}`),
    )
    this.table.load(setup.rows, setup.changes)
    this.agents = setup.agents.map((agent, at) => ({
      ...agent,
      actor: { name: `agent-${at + 1}`, dead: false },
      keys: [...agent.keys],
      creatures: [...agent.creatures],
      tokens: [...agent.tokens],
    }))
  }

  /** When the world began, in milliseconds. */
  get opened(): number {
    return this.setup.now
  }

  /** Equal for equal histories. */
  get hash(): string {
    return this.digest.copy().digest('hex').slice(0, 16)
  }

  note(who: string, what: () => string): void {
    if (this.isTraced) this.trace.push({ tick: this.time.tick, at: this.time.now, who, what: what() })
  }

  private readonly chooseFault = (name: string, anything: readonly Fault[]): Fault | null => {
    const { faultRate, faults, settings } = this.plan
    // The local host is one process: if it died, so would the world.
    const possible = settings.host === 'local' ? anything.filter((fault) => !fault.startsWith('dies')) : anything
    if (this.isSettling || possible.length === 0) return null
    if (faultRate === 0 || this.time.draw(`${name} trouble`) >= faultRate / (possible.includes('away') ? 4 : 1))
      return null
    if (faults && !faults.includes(name)) return null
    const fault = possible[Math.floor(this.time.draw(`${name} which trouble`) * possible.length)] as Fault
    this.faults.push({ what: name, fault })
    this.note(name.split(' ')[0] ?? '', () => `${name}: ${fault}`)
    return fault
  }

  private changed(change: StreamChange): void {
    const { pk, sk } = (change.after ?? change.before) as Key
    this.digest.update(`${this.time.tick} ${this.time.now} ${pk} ${sk} ${change.after?.version}\n`)
    this.tableChanges.push({ change, tick: this.time.tick, by: this.service.executing })
    this.house.changed(change)
  }

  /** Sends one request over the network from an agent to the service. */
  send(agent: Agent, name: string, request: ReturnType<BuildRequest>): Promise<Answer | null> {
    const { time } = this
    const { with: credential = agent.keys.at(-1) } = request
    const headers = { ...(credential !== null && { authorization: `Bearer ${credential}` }), ...request.headers }
    const lost = this.chooseFault(`${name} on its way`, ['cut', 'lost'])
    this.note(
      agent.actor.name,
      () => `${name} asks ${request.method} ${request.path} ${JSON.stringify(request.body ?? {})}`,
    )
    return new Promise((resolve) => {
      const giveUp = time.after(PATIENCE_MS, agent.actor, () => resolve(null))
      if (lost === 'cut') return
      time.after(time.whole(`${name} goes`, 1, 80), agent.actor, () =>
        this.house.serve(name, { ...request, headers }, (answer) => {
          if (lost === 'lost') return
          time.after(time.whole(`${name} returns`, 1, 80), agent.actor, () => {
            giveUp()
            this.digest.update(`${time.tick} ${name} ${answer.status} ${answer.text}\n`)
            this.note(agent.actor.name, () => `${name} is answered ${answer.status} ${answer.body.code ?? ''}`)
            resolve(answer)
          })
        }),
      )
    })
  }

  /**
   * Performs an act, with a concurrent duplicate if it has one; retries it until there is a response, if that is safe.
   */
  async call(
    agent: Agent,
    act: Act,
    build: BuildRequest,
    creature: string | null = null,
    of = '',
  ): Promise<Answer | null> {
    const idempotencyKey = act.keyed ? uuidOf(`${this.time.seed} ${act.id}`) : null
    const token = act.byToken ? agent.tokens.at(-1)?.access : undefined
    const own = token ?? (agent.keys.at(act.what === 'use the first key' ? 0 : -1) as string)
    // A form that is sent again is the same form.
    const isSame = act.keyed || FORMS.includes(act.what)
    const one = async (suffix: string): Promise<Answer | null> => {
      const mark = `${act.id}${of}${isSame ? '' : suffix}`
      const { with: credential = own, ...request } = build(mark)
      const headers = { ...request.headers, ...(idempotencyKey && { 'idempotency-key': idempotencyKey }) }
      let answer: Answer | null = null
      for (let attempt = 1; attempt <= (isSame ? TRIES : 1); attempt++) {
        const who = `${act.id}${of}${suffix}${attempt > 1 ? `~${attempt}` : ''}`
        const call: CallRecord = {
          act,
          mark,
          who,
          agent,
          creature,
          key: idempotencyKey,
          with: credential,
          request: { ...request, headers },
          began: this.time.now,
          from: this.time.tick,
          to: null,
          answer: null,
        }
        this.history.push(call)
        const sent = { ...request, headers }
        const asked = act.byMcp ? asTool(sent, token ? '/mcp/hosted' : '/mcp') : sent
        const reply = await this.send(agent, who, { ...asked, with: credential })
        answer = reply && act.byMcp ? fromTool(reply, act.what === 'adopt' ? 201 : 200) : reply
        call.answer = answer
        call.to = answer ? this.time.tick : null
        if (answer?.status === 201 && answer.body.creature)
          agent.creatures.push((answer.body.creature as { id: string }).id)
        if (answer && answer.status < 500 && answer.body.code !== 'busy') break
        await this.time.sleep(1_000, agent.actor)
      }
      return answer
    }
    if (!act.duplicated) return one('')
    const later = this.time.sleep(this.time.whole(`${act.id} twin`, 0, 150), agent.actor).then(() => one("'"))
    const answers = await Promise.all([one(''), later])
    return answers.find((answer) => answer && answer.status < 300) ?? answers[0] ?? null
  }

  rows(): Row[] {
    return this.table.all().map(rowOf)
  }

  decoded = <T>(item: object): T => rowOf(item).data as T

  /** State of an agent's creatures and credits at the start. */
  atFirst(agentId: string): Possessions {
    const known = possessions.get(this.setup) ?? possessionsIn(this.setup)
    possessions.set(this.setup, known)
    return known.get(agentId) ?? NOTHING
  }

  /** Of one keeper, or of all. */
  stones(keeper?: string): string[] {
    return this.rows().flatMap(({ pk, type, data }) =>
      type === 'stone' && (!keeper || pk === `agent#${keeper}`) ? [(data as Gravestone).id] : [],
    )
  }

  pay(session: string, act: string): void {
    const paid = this.services.pay(session)
    if (!paid) return
    this.note('a person', () => `pays ${session}`)
    // Events are sometimes lost: the order sweep must find the payment.
    if (this.time.draw(`${act} told`) < 0.8)
      this.house.deliverStripeEvent(this.services.stripeEvent('checkout.session.completed', paid))
  }

  refund({ payment, cents, metadata }: Paid, act: string): void {
    const { refunds } = this.services.books
    const wished = this.time.draw(`${act} whole`) < 0.5 ? cents : Math.floor(cents / 2)
    const back = Math.max(refunds.get(payment) ?? 0, wished)
    refunds.set(payment, back)
    this.note('Stripe', () => `gives back ${back} of ${payment}`)
    const sums = { amount: cents, amount_refunded: back, currency: 'usd' }
    this.house.deliverStripeEvent(
      this.services.stripeEvent('charge.refunded', { object: 'charge', payment_intent: payment, ...sums, metadata }),
    )
  }

  /** The payer's bank withdraws the money, or reinstates it. */
  dispute({ payment, cents }: Paid, act: string): void {
    const { disputes } = this.services.books
    const lost = disputes.find((one) => one.payment === payment && !one.reinstated)
    const dispute = lost ?? { id: `dp_${disputes.length + 1}`, payment, cents, reinstated: false }
    if (lost) lost.reinstated = true
    else disputes.push(dispute)
    const type = lost ? 'charge.dispute.funds_reinstated' : 'charge.dispute.funds_withdrawn'
    this.note('Stripe', () => `${act}: ${type} of ${payment}`)
    const about = { object: 'dispute', id: dispute.id, payment_intent: payment, amount: dispute.cents, currency: 'usd' }
    this.house.deliverStripeEvent(this.services.stripeEvent(type, about))
  }

  private notifyOfIntent(intent: { id: string }): void {
    if (this.time.draw(`${intent.id} told`) < 0.6)
      this.house.deliverStripeEvent(this.services.stripeEvent('payment_intent.succeeded', intent))
  }

  /** Runs to the end; returns null, or what did not finish. */
  async run(): Promise<string | null> {
    const restore = install(this)
    try {
      this.isSettling = false
      const stall = await this.ends(this.performActs(), 'an act')
      if (stall) return stall
      this.isSettling = true
      return await this.ends(this.settle(), 'a job')
    } finally {
      restore()
    }
  }

  /**
   * Returns null once the work has ended, or why it has not. If nothing is scheduled, only real I/O could continue it.
   */
  private async ends(work: Promise<unknown>, what: string): Promise<string | null> {
    let ended = false
    const known = work.finally(() => {
      ended = true
    })
    known.catch(() => {})
    if (!(await this.time.run(MOST_EVENTS))) return `unfinished: ${what} takes more than ${MOST_EVENTS} events`
    const { running } = this.house
    if (ended && running.size === 0) return known.then(() => null)
    const stuck = [...running].join(', ') || what
    const asItIs = () => `${this.time.over} ${ended} ${running.size}`
    const stands = asItIs()
    for (let turn = 0; turn < REAL_TURNS && stands === asItIs(); turn++) await realTurn()
    return stands === asItIs() ? `unfinished: ${stuck} never ends` : `real: ${stuck} has waited for real I/O`
  }

  /** Performs the setup of worlds, without faults, and returns the resulting state. */
  async prepare(lead: (world: World) => Promise<void>): Promise<Setup> {
    const restore = install(this)
    try {
      const led = this.time.sleep(0, this.director).then(() => lead(this))
      await this.time.run(MOST_EVENTS)
      await led
      return {
        now: this.time.now,
        changes: this.tableChanges.length,
        rows: this.table.all(),
        agents: this.agents.map(({ actor: _, ...agent }) => agent),
      }
    } finally {
      restore()
    }
  }

  private async performActs(): Promise<void> {
    const { plan, time } = this
    for (const [phase, hours] of plan.phases.entries()) {
      await time.sleep(hours * MS_PER_HOUR, this.director)
      this.note('the clock', () => `phase ${phase + 1}, after ${hours} h`)
      const audited = time.sleep(time.whole(`phase ${phase} audit`, 0, 400), this.director).then(this.maybeAudit)
      await Promise.all([
        audited,
        ...plan.acts
          .filter((act) => act.phase === phase)
          .map(async (act) => {
            const agent = this.agents[act.who ?? 0] as Agent
            await time.sleep(act.after, act.who === null ? this.director : agent.actor)
            this.note(act.who === null ? 'the house' : agent.actor.name, () => `${act.id}: ${act.what}`)
            await ACTS[act.what](this, agent, act)
          }),
      ])
    }
  }

  /** Without further faults: in-flight work ends, and the jobs run until nothing is left for them. */
  private async settle(): Promise<void> {
    this.house.redrive()
    for (const [round, hours] of ROUNDS.entries()) {
      await this.time.sleep(hours * MS_PER_HOUR, this.director)
      if (round === 0 || this.isListed(PENDING_DELETIONS)) await this.house.reap()
      if (this.isListed(ORDERS_DUE)) await this.house.sweep()
    }
  }

  private isListed(partition: string): boolean {
    return this.table.all().some((item) => item[TABLE.indexes.due.partitionKey] === partition)
  }

  /** Deletes expired rows, as DynamoDB does. */
  expireRows(): void {
    for (const item of this.table.all())
      if ((item[TABLE.timeToLive] as number) < Math.floor(this.time.now / 1000))
        this.table.execute(new DeleteCommand({ TableName: TABLE_NAME, Key: { pk: item.pk, sk: item.sk } }))
  }

  private readonly maybeAudit = async (): Promise<void> => {
    if (this.time.draw('audited') < this.plan.auditRate) await this.house.runAudit()
  }
}

const readRows = new WeakMap<object, Row>()

/** The decoded row. Items never change once written, and most of them exist from the start. */
export function rowOf(item: object): Row {
  const known = readRows.get(item) ?? decodeRow(item as Row)
  readRows.set(item, known)
  return known
}

interface Possessions {
  credits: number
  creatures: Map<string, 'living' | 'dead' | 'released'>
}

const NOTHING: Possessions = { credits: 0, creatures: new Map() }
const possessions = new WeakMap<Setup, Map<string, Possessions>>()

function possessionsIn({ rows }: Setup): Map<string, Possessions> {
  const owners = new Map<string, Possessions>()
  for (const { pk, type, data } of rows.map(rowOf)) {
    const id = pk.slice('agent#'.length)
    const own = owners.get(id) ?? { credits: 0, creatures: new Map() }
    if (pk.startsWith('agent#')) owners.set(id, own)
    if (type === 'creature') own.creatures.set((data as Creature).id, 'living')
    if (type === 'past') {
      const { creature, ended } = data as Past
      own.creatures.set(creature.id, ended === 'died' ? 'dead' : 'released')
    }
    if (type === 'balance') own.credits = (data as { credits: number }).credits
  }
  return owners
}

const REAL_TURNS = 200
const realTurn = (): Promise<void> => new Promise((resolve) => void real.setTimeout(resolve, 5))

const uuidOf = (text: string): string =>
  createHash('md5')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')

function inShort(command: object): string {
  const { input } = command as { input: Record<string, unknown> }
  const keys = [...JSON.stringify(input).matchAll(/"pk":"([^"]+)","sk":"([^"]+)"/g)].map(([, pk, sk]) => `${pk}|${sk}`)
  return keys.slice(0, 8).join(', ') || JSON.stringify(input.ExpressionAttributeValues ?? input.RequestItems ?? {})
}
