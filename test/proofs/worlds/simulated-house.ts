/**
 * The service in a simulated world: the real handlers and jobs, each call in a separate process as on AWS, or all in
 * one as on the local host; with a sharded stream and queues that deliver at least once.
 */
import type { APIGatewayProxyHandler, APIGatewayProxyResult } from 'aws-lambda'
import { everyOperation } from '../../../lambdas/api/routes/every-route'
import type { Group } from '../../../lambdas/api/routes/routes'
import { type Config, readConfig, SETTINGS } from '../../../lambdas/config'
import type { Context, LogLine } from '../../../lambdas/context'
import { seedOf } from '../../../lambdas/domain/chance'
import { TEST_NETWORK } from '../../../lambdas/domain/money/terms'
import { MAX_TRIES } from '../../../lambdas/domain/painting/painting'
import { asInstant } from '../../../lambdas/domain/time/instants'
import { clearMinuteCache } from '../../../lambdas/http/minute-cache'
import { auditor } from '../../../lambdas/jobs/audit'
import { paint } from '../../../lambdas/jobs/paint'
import { projector } from '../../../lambdas/jobs/project'
import { reaper } from '../../../lambdas/jobs/reap'
import { orderSweeper } from '../../../lambdas/jobs/sweep-orders'
import { stripeEventHandler } from '../../../lambdas/jobs/take-stripe-events'
import type { Db } from '../../../lambdas/store/db'
import type { MemoryTable, StreamChange } from '../../../lib/local/engine/memory-table'
import { GROUP_HANDLERS } from '../../../lib/local/group-handlers'
import { projectInProcess } from '../../../lib/local/projector'
import { EVENT_QUEUE } from '../../../lib/stack/jobs/event-queue'
import { countProjected, isProjected, streamRecord } from '../../support/stream'
import { type InProcessRequest, inProcessEvent, seededId } from './in-process'
import type { TableService } from './network'
import type { Actor, Scheduler } from './scheduler'
import { PAY_TO, type Services } from './services'

export const TABLE_NAME = 'house'
const ADDRESS = 'https://house.example'

export interface HouseSettings {
  host: 'cloud' | 'local'
  /** Pictures per day. */
  pictures: number
  shards: number
  limits: 'ample' | 'scarce'
  /** Maximum clock skew of a process. */
  skewMs: number
}

const AMPLE = Object.fromEntries(everyOperation.map(([id]) => [id, 1_000_000]))
const LIMITS = {
  ample: AMPLE,
  scarce: { ...AMPLE, adopt: 2, care: 2, me: 3, status: 2, release: 1, rotate_key: 1 },
} as const
export const ADMIN_KEY = 'the key of those who run the house'

const configFor = ({ pictures, limits }: HouseSettings): Config =>
  readConfig({
    [SETTINGS.table]: TABLE_NAME,
    [SETTINGS.baseUrl]: ADDRESS,
    [SETTINGS.stripeSecretKey]: 'sk_world',
    [SETTINGS.mppNetworkId]: 'world',
    [SETTINGS.mppSigningKey]: 'a key that nobody knows',
    [SETTINGS.x402FacilitatorUrl]: 'https://facilitator.example',
    [SETTINGS.x402PayTo]: PAY_TO,
    [SETTINGS.x402Networks]: JSON.stringify([{ ...TEST_NETWORK, rpc_url: 'https://chain.example/rpc' }]),
    [SETTINGS.dailyPictures]: String(pictures),
    [SETTINGS.rateLimits]: JSON.stringify(LIMITS[limits]),
  })

const configs = new Map<string, Config>()

export type Request = InProcessRequest

export interface Answer {
  status: number
  headers: Readonly<Record<string, string>>
  body: Record<string, never> & { code?: string }
  text: string
}

const readResult = ({ statusCode, headers = {}, body }: APIGatewayProxyResult): Answer => ({
  status: statusCode,
  headers: headers as Record<string, string>,
  body: body.startsWith('{') ? JSON.parse(body) : {},
  text: body,
})

interface Shard {
  id: string
  waiting: StreamChange[]
  /** Last delivered records, in case of a redelivery. */
  delivered: StreamChange[]
  busy: boolean
  turns: number
  /** Parent shard, which must be read to its end first. */
  after: Shard | null
}

interface Letter {
  id: string
  queue: string
  body: object
  received: number
}

/** A process, which keeps its memory between calls until it dies. */
interface Instance {
  ctx: Context
  actor: Actor
  db: Db
  handlers: Map<Group, APIGatewayProxyHandler>
  busy: boolean
}

export class SimulatedHouse {
  readonly logged: LogLine[] = []
  /** Messages that failed too often, kept until an operator redrives them. */
  deadLetters: { queue: string; body: object }[] = []
  readonly gallery: string[] = []
  private idle: Instance[] = []
  private readonly processOf = new WeakMap<Actor, Instance>()
  private readonly localProcess: Instance | null
  private readonly shards: Shard[]
  private readonly current: Shard[]
  private readonly config: Config
  private readonly counts = new Map<string, number>()
  /** Background work, from its first event to its last or to the death of its process. */
  readonly jobRuns: { id: string; what: string; from: number; to: number }[] = []
  /** Work that has started and is neither done nor dead. */
  readonly running = new Set<string>()
  /** Callbacks for the death of a process. */
  private readonly onCrash = new Map<Actor, () => void>()

  constructor(
    private readonly settings: HouseSettings,
    private readonly time: Scheduler,
    private readonly table: TableService,
    private readonly services: Services,
    private readonly onSend: (sent: string, command: object) => void,
  ) {
    const kind = `${settings.pictures} ${settings.limits}`
    this.config = configs.get(kind) ?? configFor(settings)
    configs.set(kind, this.config)
    this.shards = Array.from({ length: settings.shards }, (_, at) => newShard(`shard-${at}`, null))
    this.current = [...this.shards]
    this.localProcess = settings.host === 'local' ? this.openLocal() : null
  }

  private numbered(name: string): string {
    const count = (this.counts.get(name) ?? 0) + 1
    this.counts.set(name, count)
    return `${name}.${count}`
  }

  private newIds(name: string): () => string {
    let given = 0
    return () => {
      given += 1
      return seededId(`${this.time.seed} ${name} ${given}`)
    }
  }

  private open(actor: Actor): Instance {
    const newId = this.newIds(actor.name)
    const { skewMs } = this.settings
    const skew = skewMs === 0 ? 0 : this.time.whole(`${actor.name} clock`, -skewMs, skewMs)
    let drawn = 0
    const random = () => {
      drawn += 1
      return this.time.draw(`${actor.name} luck ${drawn}`)
    }
    const send = ((command: object) => (instance.db.send as (one: object) => Promise<unknown>)(command)) as Db['send']
    const ctx: Context = {
      config: this.config,
      db: { table: TABLE_NAME, send, newId },
      web: null,
      items: { judge: async () => null },
      checkout: {
        open: (request) => this.services.checkout(instance.actor).open(request),
        find: (id) => this.services.checkout(instance.actor).find(id),
        close: (id) => this.services.checkout(instance.actor).close(id),
        refund: (payment) => this.services.checkout(instance.actor).refund(payment),
      },
      intents: {
        charge: (...charge) => this.services.intents(instance.actor).charge(...charge),
        find: (order) => this.services.intents(instance.actor).find(order),
        refund: (payment) => this.services.intents(instance.actor).refund(payment),
      },
      adminKey: async () => ADMIN_KEY,
      hostAdvice: {},
      now: () => asInstant(this.time.now + skew),
      newId,
      randomBytes: (length) => Uint8Array.from({ length }, () => Math.floor(random() * 256)),
      random: random,
      log: (line) => void this.logged.push(line),
    }
    const instance: Instance = { ctx, actor, db: this.connected(actor), handlers: new Map(), busy: false }
    this.processOf.set(actor, instance)
    return instance
  }

  private connected = (actor: Actor): Db => this.table.connect(actor, TABLE_NAME, this.newIds(actor.name), this.onSend)

  private openLocal(): Instance {
    const instance = this.open({ name: 'the house', dead: false })
    const views = this.connected({ name: 'the projector', dead: false })
    const listener = {
      applied: () => clearMinuteCache(instance.ctx),
      failed: ({ name, message }: Error) =>
        this.logged.push({ level: 'error', message: 'not projected', name, reason: message }),
    }
    const { onCommit: committed, onWrite: written } = projectInProcess(views, listener)
    Object.assign(instance.ctx.db, { onCommit: committed, onWrite: written })
    return instance
  }

  /** A process for one piece of work: an idle one, or a new one. */
  private begin(name: string): Instance {
    if (this.localProcess) return this.localProcess
    const actor: Actor = { name, dead: false }
    const rested = this.time.draw(`${name} rested`) < 0.7 ? this.idle.pop() : undefined
    if (!rested) return this.open(actor)
    rested.actor = actor
    rested.db = this.connected(actor)
    this.processOf.set(actor, rested)
    return rested
  }

  private end(instance: Instance): void {
    if (instance !== this.localProcess && !instance.actor.dead) this.idle.push(instance)
  }

  /**
   * A dead process receives nothing more; messages that it has sent still arrive. A late message of earlier work may
   * kill a process: its current work dies as well, and the process is not reused.
   */
  readonly die = (actor: Actor): undefined => {
    if (this.settings.host === 'local' || actor.dead) return
    const instance = this.processOf.get(actor)
    this.idle = this.idle.filter((one) => one !== instance)
    for (const one of new Set([actor, instance?.actor ?? actor])) {
      one.dead = true
      this.onCrash.get(one)?.()
    }
  }

  /** Runs a piece of work in a process; calls `over` with the result, or with null if the process died. */
  private run<T>(
    name: string,
    act: (instance: Instance) => Promise<T>,
    over: (outcome: Reply<T> | null) => void,
  ): void {
    const instance = this.begin(name)
    const { actor } = instance
    const work = { id: name, what: name.replace(/[\s."].*/, ''), from: this.time.tick, to: Infinity }
    if (!isRequest(name)) this.jobRuns.push(work)
    let heard = false
    const once = (outcome: Reply<T> | null) => {
      if (heard) return
      heard = true
      work.to = this.time.tick
      this.onCrash.delete(actor)
      this.running.delete(name)
      this.end(instance)
      over(outcome)
    }
    // Set before the first event: a late message of earlier work may kill the process in the same millisecond.
    this.onCrash.set(actor, () => once(null))
    this.time.after(0, actor, () => {
      this.running.add(name)
      act(instance).then(
        (value) => once({ value }),
        (error: Error) => once({ error }),
      )
    })
  }

  /** Passes the gateway's response to `answered`, immediately if the process dies. */
  serve(name: string, request: Request, answered: (answer: Answer) => void): void {
    const { event, group } = inProcessEvent(name, request, this.time.now)
    this.run(
      name,
      async (instance) => {
        const handler = instance.handlers.get(group) ?? GROUP_HANDLERS[group](instance.ctx)
        instance.handlers.set(group, handler)
        return (await handler(event, {} as never, () => {})) as APIGatewayProxyResult
      },
      (outcome) => answered(outcome && 'value' in outcome ? readResult(outcome.value) : FAILED),
    )
  }

  /** Runs a scheduled job; resolves to whether it succeeded. */
  private runJob(name: string, work: (ctx: Context) => Promise<unknown>): Promise<boolean> {
    return new Promise((resolve) => {
      this.run(
        this.numbered(name),
        ({ ctx }) => work(ctx),
        (outcome) => resolve(outcome !== null && 'value' in outcome),
      )
    })
  }

  reap = (): Promise<boolean> => this.runJob('reaper', (ctx) => reaper(ctx)())
  runAudit = (): Promise<boolean> => this.runJob('audit', (ctx) => auditor(ctx)())
  sweep = (): Promise<boolean> => this.runJob('sweep', (ctx) => orderSweeper(ctx)())

  /** Puts a change into the stream. On the local host there is none: the writer notifies the projector. */
  changed(change: StreamChange): void {
    const { before, after } = change
    if (after?.type === 'painting' && !before) this.order(change)
    if (this.localProcess || !isProjected(change)) return
    const at = (seedOf((after ?? before)?.pk ?? '') >>> 0) % this.current.length
    const shard = this.split(this.current[at] as Shard, at)
    shard.waiting.push(change)
    this.wake(shard)
  }

  /** Sometimes splits a shard: the new one is read only after the old one. */
  private split(shard: Shard, at: number): Shard {
    if (this.time.draw(`${shard.id} splits at ${shard.turns}`) > 0.02 || shard.waiting.length === 0) return shard
    const next = newShard(`${shard.id}'`, shard)
    this.shards.push(next)
    this.current[at] = next
    return next
  }

  private wake(shard: Shard): void {
    if (shard.busy || shard.waiting.length === 0) return
    if (shard.after && (shard.after.busy || shard.after.waiting.length > 0)) return
    shard.busy = true
    shard.turns += 1
    const name = `projector ${shard.id}.${shard.turns}`
    this.time.after(this.time.whole(`${name} gathers`, 1, 400), { name: shard.id, dead: false }, () => {
      const most = this.time.pick(`${name} batch`, [
        [1, 1],
        [1, 3],
        [3, 100],
      ])
      const recent = shard.delivered.every(({ at }) => this.time.now - at < REDELIVERED_WITHIN_MS)
      const once = recent && this.time.draw(`${name} again`) < 0.1 ? shard.delivered : []
      const batch = [...once, ...shard.waiting.slice(0, most)]
      this.run(
        name,
        ({ ctx }) => projector(ctx)({ shardId: shard.id, Records: batch.map(streamRecord) }),
        (outcome) => {
          const done = outcome && 'value' in outcome ? countProjected(batch, outcome.value.batchItemFailures) : 0
          const taken = Math.max(0, done - once.length)
          shard.delivered = shard.waiting.splice(0, taken)
          shard.busy = false
          // An event source retries after a pause.
          if (taken < batch.length - once.length)
            this.time.after(500, { name: shard.id, dead: false }, () => this.wake(shard))
          else for (const one of this.shards) this.wake(one)
        },
      )
    })
  }

  /** Puts a message into a queue that delivers it at least once, and sets it aside after too many failures. */
  private deliver(
    queue: string,
    body: object,
    most: number,
    take: (ctx: Context, letter: Letter) => Promise<{ batchItemFailures: unknown[] }>,
  ): void {
    const letter: Letter = { id: this.numbered(queue), queue, body, received: 0 }
    const copies = this.time.pick(`${letter.id} copies`, [
      [7, 1],
      [3, 2],
    ])
    for (let copy = 0; copy < copies; copy++) this.receive(letter, copy, most, take)
  }

  private receive(
    letter: Letter,
    copy: number,
    most: number,
    take: (ctx: Context, letter: Letter) => Promise<{ batchItemFailures: unknown[] }>,
  ): void {
    const name = `${letter.id}${'"'.repeat(copy)}`
    const again = (ms: number) => {
      this.time.after(ms, { name, dead: false }, () => {
        letter.received += 1
        const turn = letter.received
        this.run(
          `${name} received ${turn}`,
          ({ ctx }) => take(ctx, { ...letter, received: turn }),
          (outcome) => {
            if (outcome && 'value' in outcome && outcome.value.batchItemFailures.length === 0) return
            if (turn >= most) this.deadLetters.push({ queue: letter.queue, body: letter.body })
            else again(5_000)
          },
        )
      })
    }
    again(this.time.pick(`${name} way`, WAYS))
  }

  deliverStripeEvent = (event: object): void =>
    this.deliver(STRIPE_QUEUE, event, EVENT_QUEUE.maxReceives, (ctx, { id, body }) =>
      stripeEventHandler(ctx)({ Records: [{ messageId: id, body: JSON.stringify(body) }] as never }),
    )

  /** Sends dead letters again once all faults are over. */
  redrive(): void {
    const letters = this.deadLetters
    this.deadLetters = []
    for (const { queue, body } of letters) if (queue === STRIPE_QUEUE) this.deliverStripeEvent(body)
  }

  private order(change: StreamChange): void {
    this.deliver('painting', streamRecord(change), MAX_TRIES, (ctx, { id, body, received }) =>
      paint(ctx, {
        painter: {
          paint: async (_, seed) =>
            this.time.draw(`paint ${id} ${received} ${seed}`) < 0.1 ? failing() : { png: new Uint8Array(1) },
        },
        gallery: { put: async (path) => void this.gallery.push(path) },
        budget: this.config.dailyPictures,
        later: async () => {},
      })({
        Records: [
          { messageId: id, body: JSON.stringify(body), attributes: { ApproximateReceiveCount: String(received) } },
        ] as never,
      }),
    )
  }

  /** Number of changes that are not yet projected. */
  get waiting(): number {
    return this.shards.reduce((sum, { waiting }) => sum + waiting.length, 0)
  }
}

/** A request of an agent's act, or of the setup. */
const isRequest = (name: string): boolean => /^(d\d|before)/.test(name)

type Reply<T> = { value: T } | { error: Error }

const STRIPE_QUEUE = 'stripe-event'
const WAYS = [
  [5, 50],
  [3, 400],
  [2, 4_000],
] as const

const failing = (): never => {
  throw new Error('the model is busy')
}

/** A stream keeps records for a day. */
const REDELIVERED_WITHIN_MS = 20 * 3_600_000

const newShard = (id: string, after: Shard | null): Shard => ({
  id,
  waiting: [],
  delivered: [],
  busy: false,
  turns: 0,
  after,
})

/** The gateway's response if the function gave none. */
const FAILED: Answer = { status: 502, headers: {}, body: {}, text: '' }

/** Direct access for the checks, bypassing the network. */
export const directDb = (table: MemoryTable): Db => ({
  table: TABLE_NAME,
  send: (async (command: object) => table.execute(command)) as Db['send'],
  newId: () => 'proof',
})
