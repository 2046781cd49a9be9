/** A world: the simulated service, external services and agents on one clock. Records all requests and responses. */
import { createHash } from 'node:crypto'
import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import type { Creature } from '../../../lambdas/domain/creature/creature'
import type { Gravestone, Past } from '../../../lambdas/domain/creature/death'
import { MS_PER_HOUR } from '../../../lambdas/domain/time/instants'
import type { Row } from '../../../lambdas/store/row'
import { decodeRow } from '../../../lambdas/store/rows/codec'
import { type Key, ORDERS_DUE, PENDING_DELETIONS, TABLE } from '../../../lambdas/store/table'
import { MemoryTable, type StreamChange } from '../../../lib/local/engine/memory-table'
import { DEEDS } from './deeds'
import { asTool, fromTool } from './mcp'
import { type Fault, type Happened, Network, TableService } from './network'
import type { Deed, Plan } from './plan'
import { type Actor, Scheduler } from './scheduler'
import { type Paid, Services } from './services'
import { ADMIN_KEY, type Answer, type Request, SimulatedHouse, TABLE_NAME } from './world-house'

export interface Agent {
  actor: Actor
  username: string
  id: string
  /** The latest last. */
  keys: string[]
  creatures: string[]
}

/** One request of an act, with its response. */
export interface Said {
  deed: Deed
  /** Without an idempotency key, each concurrent duplicate is a separate act. */
  mark: string
  who: string
  agent: Agent
  creature: string | null
  key: string | null
  /** API key of the request. */
  with: string
  request: Request
  from: number
  to: number | null
  answer: Answer | null
}

/** Initial state of a world. */
export interface Beginning {
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
export const MOST_EVENTS = 40_000
/** Hours after which nothing is open: sweeps run every two hours, and an authorization expires within minutes. */
const ROUNDS = [0.1, 0.6, 1.1, 2.1, 2.1, 2.1]

export interface Noted {
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
  }
  readonly species = new Set<string>()
  /** Checkout links with the page behind each, which may still be open in a tab. */
  readonly links: { link: string; page: string }[] = []
  readonly history: Said[] = []
  /** Every change, with the event at which the table applied it. */
  readonly ticked: { change: StreamChange; tick: number }[] = []
  readonly faults: Happened[] = []
  readonly notes: Noted[] = []
  /** Digest of all changes and responses, to compare two runs. */
  private readonly digest = createHash('sha256')
  private calm = true
  private readonly director: Actor = { name: 'the clock', dead: false }

  constructor(
    readonly plan: Plan,
    private readonly beginning: Beginning,
    private readonly telling = false,
  ) {
    this.time = new Scheduler(plan.seed, beginning.now)
    const network = new Network(this.time, this.fate, (actor) => this.house.die(actor))
    this.table = new MemoryTable({
      name: TABLE_NAME,
      now: () => this.time.now,
      onWrite: (changes) => {
        for (const change of changes) this.changed(change)
      },
      history: true,
    })
    const service = new TableService(this.time, network, this.table)
    this.services = new Services(this.time, network, (intent) => this.tellOfIntent(intent))
    this.house = new SimulatedHouse(plan.settings, this.time, service, this.services, (sent, command) =>
      this.note(sent.split(' ')[0] ?? '', () => `${sent}: ${inShort(command)}`),
    )
    this.table.load(beginning.rows, beginning.changes)
    this.agents = beginning.agents.map((agent, at) => ({
      ...agent,
      actor: { name: `agent-${at + 1}`, dead: false },
      keys: [...agent.keys],
      creatures: [...agent.creatures],
    }))
  }

  /** Equal for equal histories. */
  get hash(): string {
    return this.digest.copy().digest('hex').slice(0, 16)
  }

  note(who: string, what: () => string): void {
    if (this.telling) this.notes.push({ tick: this.time.tick, at: this.time.now, who, what: what() })
  }

  private readonly fate = (name: string, anything: readonly Fault[]): Fault | null => {
    const { trouble, faults, settings } = this.plan
    // The local host is one process: if it died, so would the world.
    const possible = settings.host === 'local' ? anything.filter((fault) => !fault.startsWith('dies')) : anything
    if (this.calm || possible.length === 0) return null
    if (trouble === 0 || this.time.draw(`${name} trouble`) >= trouble / (possible.includes('away') ? 4 : 1)) return null
    if (faults && !faults.includes(name)) return null
    const fault = possible[Math.floor(this.time.draw(`${name} which trouble`) * possible.length)] as Fault
    this.faults.push({ what: name, fault })
    this.note(name.split(' ')[0] ?? '', () => `${name}: ${fault}`)
    return fault
  }

  private changed(change: StreamChange): void {
    const { pk, sk } = (change.after ?? change.before) as Key
    this.digest.update(`${this.time.tick} ${this.time.now} ${pk} ${sk} ${change.after?.version}\n`)
    this.ticked.push({ change, tick: this.time.tick })
    this.house.changed(change)
  }

  /** Sends one request over the network from an agent to the service. */
  send(
    agent: Agent,
    name: string,
    request: Omit<Request, 'headers'> & { headers?: Record<string, string> },
    key?: string,
  ): Promise<Answer | null> {
    const { time } = this
    const headers = { authorization: `Bearer ${key ?? agent.keys.at(-1)}`, ...request.headers }
    const lost = this.fate(`${name} on its way`, ['cut', 'lost'])
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
    deed: Deed,
    asking: (mark: string) => Omit<Request, 'headers'> & { headers?: Record<string, string> },
    { creature = null }: { creature?: string | null },
    of = '',
  ): Promise<Answer | null> {
    const idempotencyKey = deed.keyed ? uuidOf(`${this.time.seed} ${deed.id}`) : null
    const key = agent.keys.at(-1) as string
    const one = async (twin: string): Promise<Answer | null> => {
      const mark = `${deed.id}${of}${deed.keyed ? '' : twin}`
      const request = asking(mark)
      const headers = { ...request.headers, ...(idempotencyKey && { 'idempotency-key': idempotencyKey }) }
      let answer: Answer | null = null
      for (let attempt = 1; attempt <= (idempotencyKey ? TRIES : 1); attempt++) {
        const who = `${deed.id}${of}${twin}${attempt > 1 ? `~${attempt}` : ''}`
        const said: Said = {
          deed,
          mark,
          who,
          agent,
          creature,
          key: idempotencyKey,
          with: key,
          request: { ...request, headers },
          from: this.time.tick,
          to: null,
          answer: null,
        }
        this.history.push(said)
        const sent = { ...request, headers }
        const reply = await this.send(agent, who, deed.byMcp ? asTool(sent) : sent, key)
        answer = reply && deed.byMcp ? fromTool(reply, deed.what === 'adopt' ? 201 : 200) : reply
        said.answer = answer
        said.to = answer ? this.time.tick : null
        if (answer?.status === 201 && answer.body.creature)
          agent.creatures.push((answer.body.creature as { id: string }).id)
        if (answer && answer.status < 500 && answer.body.code !== 'busy') break
        await this.time.sleep(1_000, agent.actor)
      }
      return answer
    }
    if (!deed.twin) return one('')
    const later = this.time.sleep(this.time.whole(`${deed.id} twin`, 0, 150), agent.actor).then(() => one("'"))
    const answers = await Promise.all([one(''), later])
    return answers.find((answer) => answer && answer.status < 300) ?? answers[0] ?? null
  }

  rows(): Row[] {
    return this.table.all().map(rowOf)
  }

  decoded = <T>(item: object): T => rowOf(item).data as T

  /** State of an agent's creatures and credits at the start. */
  atFirst(agentId: string): Possessions {
    const known = possessions.get(this.beginning) ?? possessionsIn(this.beginning)
    possessions.set(this.beginning, known)
    return known.get(agentId) ?? NOTHING
  }

  stones(): string[] {
    return this.rows().flatMap(({ type, data }) => (type === 'stone' ? [(data as Gravestone).id] : []))
  }

  pay(session: string, deed: string): void {
    const paid = this.services.pay(session)
    if (!paid) return
    this.note('a person', () => `pays ${session}`)
    // Events are sometimes lost: the order sweep must find the payment.
    if (this.time.draw(`${deed} told`) < 0.8) this.house.tell(this.services.told('checkout.session.completed', paid))
  }

  refund({ payment, cents, metadata }: Paid, deed: string): void {
    const { refunds } = this.services.books
    const wished = this.time.draw(`${deed} whole`) < 0.5 ? cents : Math.floor(cents / 2)
    const back = Math.max(refunds.get(payment) ?? 0, wished)
    refunds.set(payment, back)
    this.note('Stripe', () => `gives back ${back} of ${payment}`)
    const sums = { amount: cents, amount_refunded: back, currency: 'usd' }
    this.house.tell(
      this.services.told('charge.refunded', { object: 'charge', payment_intent: payment, ...sums, metadata }),
    )
  }

  /** The payer's bank withdraws the money, or reinstates it. */
  dispute({ payment, cents }: Paid, deed: string): void {
    const { disputes } = this.services.books
    const lost = disputes.find((one) => one.payment === payment && !one.reinstated)
    const dispute = lost ?? { id: `dp_${disputes.length + 1}`, payment, cents, reinstated: false }
    if (lost) lost.reinstated = true
    else disputes.push(dispute)
    const type = lost ? 'charge.dispute.funds_reinstated' : 'charge.dispute.funds_withdrawn'
    this.note('Stripe', () => `${deed}: ${type} of ${payment}`)
    const about = { object: 'dispute', id: dispute.id, payment_intent: payment, amount: dispute.cents, currency: 'usd' }
    this.house.tell(this.services.told(type, about))
  }

  private tellOfIntent(intent: { id: string }): void {
    if (this.time.draw(`${intent.id} told`) < 0.6)
      this.house.tell(this.services.told('payment_intent.succeeded', intent))
  }

  /** Runs to the end; returns null, or what did not finish. */
  async run(): Promise<string | null> {
    const restore = install(this)
    try {
      this.calm = false
      const unrest = await this.ends(this.act(), 'an act')
      if (unrest) return unrest
      this.calm = true
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
    const { atWork } = this.house
    if (ended && atWork.size === 0) return known.then(() => null)
    const stuck = [...atWork].join(', ') || what
    const asItIs = () => `${this.time.over} ${ended} ${atWork.size}`
    const stands = asItIs()
    for (let turn = 0; turn < REAL_TURNS && stands === asItIs(); turn++) await realTurn()
    return stands === asItIs() ? `unfinished: ${stuck} waits for ever` : `real: ${stuck} has waited for real I/O`
  }

  /** Performs the setup of worlds, without faults, and returns the resulting state. */
  async prepare(lead: (world: World) => Promise<void>): Promise<Beginning> {
    const restore = install(this)
    try {
      const led = this.time.sleep(0, this.director).then(() => lead(this))
      await this.time.run(MOST_EVENTS)
      await led
      return {
        now: this.time.now,
        changes: this.ticked.length,
        rows: this.table.all(),
        agents: this.agents.map(({ actor: _, ...agent }) => agent),
      }
    } finally {
      restore()
    }
  }

  private async act(): Promise<void> {
    const { plan, time } = this
    for (const [phase, hours] of plan.phases.entries()) {
      await time.sleep(hours * MS_PER_HOUR, this.director)
      this.note('the clock', () => `phase ${phase + 1}, after ${hours} h`)
      const watched = time.sleep(time.whole(`phase ${phase} watch`, 0, 400), this.director).then(this.lookOver)
      await Promise.all([
        watched,
        ...plan.deeds
          .filter((deed) => deed.phase === phase)
          .map(async (deed) => {
            const agent = this.agents[deed.who ?? 0] as Agent
            await time.sleep(deed.after, deed.who === null ? this.director : agent.actor)
            this.note(deed.who === null ? 'the house' : agent.actor.name, () => `${deed.id}: ${deed.what}`)
            await DEEDS[deed.what](this, agent, deed)
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
    // One audit, a second one to confirm its findings, and one to check the repairs.
    for (let minutes = 0; minutes < 18; minutes += 6) {
      await this.time.sleep(0.1 * MS_PER_HOUR, this.director)
      await this.lookOver()
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

  private readonly lookOver = async (): Promise<void> => {
    if (this.time.draw('watched') < this.plan.watched) await this.house.watch()
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
const possessions = new WeakMap<Beginning, Map<string, Possessions>>()

function possessionsIn({ rows }: Beginning): Map<string, Possessions> {
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
