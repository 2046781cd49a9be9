/**
 * Simulated network between all actors: messages take time, get lost, arrive late or twice, and their sender may die
 * before the response. Clients retry like the real ones.
 */
import {
  InternalServerError,
  ProvisionedThroughputExceededException,
  TransactionConflictException,
  TransactionInProgressException,
} from '@aws-sdk/client-dynamodb'
import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import { ATTEMPT_MS, ATTEMPTS, type Db } from '../../../lambdas/store/db'
import type { Key } from '../../../lambdas/store/table'
import { keysOf, type MemoryTable, transactionCanceled } from '../../../lib/local/engine/memory-table'
import type { Actor, Scheduler } from './scheduler'

/** What may happen to one message. */
export type Fault =
  /** Never arrives, and is sent again. */
  | 'cut'
  /** Arrives, but its response is lost. */
  | 'lost'
  /** Arrives after its sender has timed out and sent it again. */
  | 'late'
  /** Refused temporarily. */
  | 'throttled'
  /** Carried out, but reported as failed. */
  | 'unsure'
  /** Never arrives, however often it is sent. */
  | 'away'
  /** Never gets a response, however often it is carried out. */
  | 'unheard'
  /** Its sender dies before or after it arrives. */
  | 'dies before'
  | 'dies after'
  /** A transaction is reported as conflicting. */
  | 'collision'
  /** Part of a batch is not processed. */
  | 'unprocessed'

export interface InjectedFault {
  what: string
  fault: Fault
}

/** Decides the fault of a message by its name. */
export type ChooseFault = (name: string, possible: readonly Fault[]) => Fault | null

export interface Exchange<T> {
  actor: Actor
  name: string
  /** Maximum number of attempts, and the timeout of each. */
  attempts: number
  timeoutMs: number
  possible: readonly Fault[]
  /** Carries out the request and responds once. */
  execute(fault: Fault | null, answer: (reply: Reply<T>) => undefined): void
  /** Whether to retry after this error. */
  again(error: Error): boolean
  /** Errors for a missing response and for a refusal. */
  silence(): Error
  refusal?(): Error
}

export type Reply<T> = { value: T } | { error: Error }

const TRAVEL: readonly (readonly [number, readonly [number, number]])[] = [
  [60, [1, 10]],
  [30, [10, 60]],
  [10, [60, 300]],
]

export class Network {
  constructor(
    private readonly time: Scheduler,
    private readonly chooseFault: ChooseFault,
    private readonly die: (actor: Actor) => undefined,
  ) {}

  travel(name: string): number {
    const [from, to] = this.time.pick(`${name} way`, TRAVEL)
    return this.time.whole(`${name} ms`, from, to)
  }

  ask<T>(exchange: Exchange<T>): Promise<T> {
    return new Promise((resolve, reject) => this.attempt(exchange, 1, resolve, reject))
  }

  private attempt<T>(
    exchange: Exchange<T>,
    count: number,
    resolve: (value: T) => void,
    reject: (error: Error) => void,
  ): void {
    const { time } = this
    const { actor, name, attempts, timeoutMs, possible } = exchange
    const sent = `${name}~${count}`
    const { lasting, passing } = sorted(possible)
    const fault = this.chooseFault(name, lasting) ?? this.chooseFault(sent, passing)
    let over = false
    const tryAgain = (error: Error, pauseMs: number) => {
      over = true
      if (count === attempts) reject(error)
      else time.after(pauseMs, actor, () => this.attempt(exchange, count + 1, resolve, reject))
    }
    const heard = (reply: Reply<T>) => {
      if (over) return
      over = true
      if ('value' in reply) resolve(reply.value)
      else if (exchange.again(reply.error)) tryAgain(reply.error, 25 * 2 ** count)
      else reject(reply.error)
    }
    const answer = (reply: Reply<T>): undefined => {
      if (fault === 'dies after') return this.die(actor)
      if (fault === 'lost' || fault === 'unheard') return undefined
      const said = fault === 'unsure' && exchange.refusal ? { error: exchange.refusal() } : reply
      time.after(this.travel(`${sent} back`), actor, () => heard(said))
    }
    const arrive = (): undefined => {
      if (fault === 'dies before') return this.die(actor)
      if (fault === 'throttled' && exchange.refusal) return answer({ error: exchange.refusal() })
      exchange.execute(fault, answer)
    }
    // A message in flight arrives even if its sender has died.
    const onItsWay: Actor = { name: sent, dead: false }
    const way = this.travel(sent) + (fault === 'late' ? timeoutMs : 0)
    if (fault !== 'cut' && fault !== 'away') time.after(way, onItsWay, arrive, fault === null)
    if (fault !== null && SILENT.includes(fault)) {
      time.after(timeoutMs, actor, () => {
        if (!over) tryAgain(exchange.silence(), 0)
      })
    }
  }
}

const SILENT: readonly Fault[] = ['cut', 'lost', 'late', 'away', 'unheard']
const isLasting = (fault: Fault): boolean => fault === 'away' || fault === 'unheard'

interface Sorted {
  lasting: readonly Fault[]
  passing: readonly Fault[]
}

const inTwo = new WeakMap<readonly Fault[], Sorted>()

function sorted(faults: readonly Fault[]): Sorted {
  const known = inTwo.get(faults) ?? {
    lasting: faults.filter(isLasting),
    passing: faults.filter((fault) => !isLasting(fault)),
  }
  inTwo.set(faults, known)
  return known
}

class TimeoutError extends Error {
  override name = 'TimeoutError'
}

const OF_READS: readonly Fault[] = ['cut', 'lost', 'throttled', 'away', 'dies before', 'dies after']
const OF_WRITES: readonly Fault[] = [...OF_READS, 'late', 'unsure', 'unheard']
const WRITES = ['PutCommand', 'DeleteCommand', 'UpdateCommand', 'TransactWriteCommand', 'BatchWriteCommand']

const possible = new Map<string, readonly Fault[]>()

function possibleFor(command: string): readonly Fault[] {
  const known = possible.get(command) ?? [
    ...(WRITES.includes(command) ? OF_WRITES : OF_READS),
    ...(command === 'TransactWriteCommand' ? (['collision'] as const) : []),
    ...(command.startsWith('Batch') ? (['unprocessed'] as const) : []),
  ]
  possible.set(command, known)
  return known
}

/** Replication lag in milliseconds. */
const LAG: readonly (readonly [number, readonly [number, number]])[] = [
  [50, [0, 0]],
  [40, [1, 200]],
  [10, [200, 3_000]],
]

interface Held {
  fails: boolean
}

/**
 * Connection to the table and its concurrency: a transaction takes time, and of two that conflict at least one fails.
 */
export class TableService {
  private readonly locks = new Map<string, Held>()
  private readonly tokens = new Set<string>()
  /** Name of the command that the table executes. */
  executing = ''

  constructor(
    private readonly time: Scheduler,
    private readonly network: Network,
    private readonly table: MemoryTable,
  ) {}

  /** Every command has a unique name: its process and its number. */
  connect(actor: Actor, name: string, newId: () => string, onSend?: (sent: string, command: object) => void): Db {
    let count = 0
    const send = (command: object): Promise<unknown> => {
      count += 1
      const kind = command.constructor.name
      const sent = `${actor.name} ${kind.replace('Command', '')}#${count}`
      onSend?.(sent, command)
      return this.network.ask<unknown>({
        actor,
        name: sent,
        attempts: ATTEMPTS,
        timeoutMs: ATTEMPT_MS,
        possible: possibleFor(kind),
        execute: (fault, answer) => this.execute(sent, command, fault, answer),
        again: (error) =>
          error instanceof ProvisionedThroughputExceededException || error instanceof InternalServerError,
        silence: () => new TimeoutError('no response'),
        refusal: () =>
          this.time.draw(`${sent} refusal`) < 0.5
            ? new ProvisionedThroughputExceededException({ message: 'too much', $metadata: {} })
            : new InternalServerError({ message: 'failed', $metadata: {} }),
      })
    }
    return { table: name, send: send as Db['send'], newId }
  }

  private execute(
    sent: string,
    command: object,
    fault: Fault | null,
    answer: (reply: Reply<unknown>) => undefined,
  ): undefined {
    const { time } = this
    if (command.constructor.name === 'TransactWriteCommand') return this.transact(sent, command, fault, answer)
    const written = keyWritten(command)
    if (written && this.locks.has(written)) {
      return answer({ error: new TransactionConflictException({ message: 'a transaction is at it', $metadata: {} }) })
    }
    const [from, to] = time.pick(`${sent} lag`, LAG)
    const unprocessed = fault === 'unprocessed' ? time.whole(`${sent} left`, 1, 3) : 0
    answer(this.done(sent, command, { lag: time.whole(`${sent} behind`, from, to), unprocessed }))
  }

  private done(sent: string, command: object, reading = {}): Reply<unknown> {
    this.executing = sent
    try {
      return { value: this.table.execute(command, reading) }
    } catch (error) {
      return { error: error as Error }
    } finally {
      this.executing = ''
    }
  }

  private transact(
    sent: string,
    command: object,
    fault: Fault | null,
    answer: (reply: Reply<unknown>) => undefined,
  ): undefined {
    const { TransactItems, ClientRequestToken: token } = (command as { input: TransactWriteCommandInput }).input
    const keys = keysOf(TransactItems)
    const collided = (met: (key: string, at: number) => boolean) =>
      transactionCanceled(keys.map((key, at) => ({ Code: met(key, at) ? 'TransactionConflict' : 'None' })))
    if (fault === 'collision') return answer({ error: collided((_, at) => at === 0) })
    if (token && this.tokens.has(token))
      return answer({
        error: new TransactionInProgressException({ Message: 'under way', message: 'under way', $metadata: {} }),
      })
    const met = keys.filter((key) => this.locks.has(key))
    if (met.length > 0) {
      // Of two that conflict, one passes or neither.
      if (this.time.draw(`${sent} both`) < 0.3) for (const key of met) (this.locks.get(key) as Held).fails = true
      return answer({ error: collided((key) => met.includes(key)) })
    }
    const held: Held = { fails: false }
    for (const key of keys) this.locks.set(key, held)
    if (token) this.tokens.add(token)
    this.time.after(
      this.time.whole(`${sent} takes`, 1, 12),
      { name: `${sent} transaction`, dead: false },
      () => {
        for (const key of keys) this.locks.delete(key)
        if (token) this.tokens.delete(token)
        answer(held.fails ? { error: collided((_, at) => at === 0) } : this.done(sent, command))
      },
      fault === null,
    )
  }
}

function keyWritten(command: object): string | null {
  const { Item, Key } = (command as { input: { Item?: Key; Key?: Key } }).input
  if (!WRITES.includes(command.constructor.name)) return null
  const at = Item ?? Key
  return at ? `${at.pk}|${at.sk}` : null
}
