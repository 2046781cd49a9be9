/**
 * Between everybody and everything else lies a network: what is sent takes a while, is lost, comes late or comes twice,
 * and whoever sent it may be dead before it is answered. Clients are as patient as the real ones.
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

/** What may happen to one thing that is sent. */
export type Fault =
  /** It never arrives, and is sent again. */
  | 'cut'
  /** It arrives, and its answer does not. */
  | 'lost'
  /** It arrives after whoever sent it has given up, and has sent it again. */
  | 'late'
  /** It is refused: not now. */
  | 'throttled'
  /** It is carried out, and answered as if it had failed. */
  | 'unsure'
  /** However often it is sent, it never arrives. */
  | 'away'
  /** However often it is carried out, it is never answered. */
  | 'unheard'
  /** Whoever sent it dies before it arrives, or after. */
  | 'dies before'
  | 'dies after'
  /** A transaction is said to have collided. */
  | 'collision'
  /** A part of a batch is left out. */
  | 'unprocessed'

export interface Happened {
  what: string
  fault: Fault
}

/** Which fault befalls what is sent, by its name. */
export type Fate = (name: string, possible: readonly Fault[]) => Fault | null

export interface Exchange<T> {
  actor: Actor
  name: string
  /** How often it is sent at most, and how long an answer is waited for. */
  attempts: number
  timeoutMs: number
  possible: readonly Fault[]
  /** Carries it out, and answers once. */
  carryOut(fault: Fault | null, answer: (reply: Reply<T>) => undefined): void
  /** Whether it is worth sending again. */
  again(error: Error): boolean
  /** What is thrown when no answer came, or a refusal to carry it out. */
  silence(): Error
  refusal?(): Error
}

export type Reply<T> = { value: T } | { error: Error }

export const TRAVEL: readonly (readonly [number, readonly [number, number]])[] = [
  [60, [1, 10]],
  [30, [10, 60]],
  [10, [60, 300]],
]

export class Network {
  constructor(
    private readonly time: Scheduler,
    private readonly fate: Fate,
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
    const fault = this.fate(name, lasting) ?? this.fate(sent, passing)
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
      exchange.carryOut(fault, answer)
    }
    // What is on its way arrives, whatever has become of whoever sent it.
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

/** A replica is this far behind. */
const LAG: readonly (readonly [number, readonly [number, number]])[] = [
  [50, [0, 0]],
  [40, [1, 200]],
  [10, [200, 3_000]],
]

interface Held {
  doomed: boolean
}

/** The way to the table, and what goes on inside it: a transaction takes a moment, and two that meet do not both pass. */
export class TableService {
  private readonly locks = new Map<string, Held>()
  private readonly tokens = new Set<string>()

  constructor(
    private readonly time: Scheduler,
    private readonly network: Network,
    private readonly table: MemoryTable,
  ) {}

  /** Each thing that a process sends has a name of its own: whose it is, and how many came before. */
  connect(actor: Actor, name: string, newId: () => string, told?: (sent: string, command: object) => void): Db {
    let count = 0
    const send = (command: object): Promise<unknown> => {
      count += 1
      const kind = command.constructor.name
      const sent = `${actor.name} ${kind.replace('Command', '')}#${count}`
      told?.(sent, command)
      return this.network.ask<unknown>({
        actor,
        name: sent,
        attempts: ATTEMPTS,
        timeoutMs: ATTEMPT_MS,
        possible: possibleFor(kind),
        carryOut: (fault, answer) => this.carryOut(sent, command, fault, answer),
        again: (error) =>
          error instanceof ProvisionedThroughputExceededException || error instanceof InternalServerError,
        silence: () => new TimeoutError('no answer came'),
        refusal: () =>
          this.time.draw(`${sent} refusal`) < 0.5
            ? new ProvisionedThroughputExceededException({ message: 'too much', $metadata: {} })
            : new InternalServerError({ message: 'failed', $metadata: {} }),
      })
    }
    return { table: name, send: send as Db['send'], newId }
  }

  private carryOut(
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
    answer(this.done(command, { lag: time.whole(`${sent} behind`, from, to), unprocessed }))
  }

  private done(command: object, reading = {}): Reply<unknown> {
    try {
      return { value: this.table.execute(command, reading) }
    } catch (error) {
      return { error: error as Error }
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
      // Of two that collide one passes, or neither.
      if (this.time.draw(`${sent} both`) < 0.3) for (const key of met) (this.locks.get(key) as Held).doomed = true
      return answer({ error: collided((key) => met.includes(key)) })
    }
    const held: Held = { doomed: false }
    for (const key of keys) this.locks.set(key, held)
    if (token) this.tokens.add(token)
    this.time.after(
      this.time.whole(`${sent} takes`, 1, 12),
      { name: `${sent} transaction`, dead: false },
      () => {
        for (const key of keys) this.locks.delete(key)
        if (token) this.tokens.delete(token)
        answer(held.doomed ? { error: collided((_, at) => at === 0) } : this.done(command))
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
