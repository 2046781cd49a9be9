/** Test house: the local host on an in-memory engine, without output, with helpers. */
import { createHash } from 'node:crypto'
import { QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { match } from '../../lambdas/api/routes/match'
import { chance, seedOf } from '../../lambdas/domain/chance'
import { MS_PER_HOUR } from '../../lambdas/domain/time/instants'
import { suspend } from '../../lambdas/jobs/moderate'
import type { Db } from '../../lambdas/store/db'
import { decodeRow } from '../../lambdas/store/entities/codec'
import type { Row } from '../../lambdas/store/row'
import { keys } from '../../lambdas/store/table'
import { type LocalHost, type LocalHostOptions, startLocalHost } from '../../lib/local/local-host'
import { rowsRenamedBy, staleCopies } from './copies'
import { undocumentedFields } from './documented-fields'
import { freshAddress, type Received, type Sent, send } from './http'

export interface TestHouse extends LocalHost {
  /** All log lines of the handlers. */
  logLines: string[]
  /** Name of every command sent to the database. */
  dbCalls: string[]
  /** Number of sequential database round trips: a call that starts after another has returned counts as one more. */
  countRoundTrips(act: () => Promise<unknown>): Promise<number>
  /** Intercepts database calls: return or throw instead of the engine, or delay and call `go`. */
  onDbCall: ((command: object, go: () => Promise<unknown>) => Promise<unknown>) | null
  call(method: string, path: string, sent?: Sent): Promise<Received>
  /** Registers from a fresh address; returns the agent with its key. */
  newAgent(fields?: Record<string, unknown>): Promise<{ id: string; username: string; key: string }>
  /** As an operator does, with `npm run tool moderate`. */
  suspend(username: string, lift?: boolean): Promise<string>
  allRows(): Promise<Row[]>
  /** Rows as they were before an agent or creature in them was renamed. */
  rowsBeforeRename: Row[]
  /** Rows of an agent's household: the agent, its creatures, past and stones. */
  rowsOf<T>(agentId: string, type: string): Promise<Row<T>[]>
  /** Moves the clock forward to nine in the morning (UTC), when all creatures are awake. */
  advanceToMorning(): void
}

/** A Monday morning. The clock only moves when a test moves it. */
const OPENING = Date.parse('2026-03-02T09:00:00.000Z')

/** Same ids in every run: a creature's random behaviour derives from its id. */
function sequentialIds(): () => string {
  let given = 0
  return () => {
    given += 1
    const digits = createHash('md5').update(`id ${given}`).digest('hex')
    return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
  }
}

/** Same random numbers in every run. */
function sequentialRandom(): () => number {
  let drawn = 0
  return () => {
    drawn += 1
    return chance(seedOf('luck'), drawn)
  }
}

let agents = 0

/** Without projections, a test that expects something to be absent passes vacuously. */
const MISSING_PROJECTIONS =
  'this reads projections: open the house with projecting: true, or with false if they do not matter'

/** A test house that the tests of a file or a `describe` share; each starts without faults. */
export function sharedTestHouse(options?: LocalHostOptions): TestHouse {
  const house = {} as TestHouse
  beforeAll(() => openTestHouse(options, house))
  afterEach(() => clearFaults(house))
  afterAll(() => house.close())
  return house
}

/** Removes all injected faults. */
export function clearFaults(house: TestHouse): void {
  house.onDbCall = null
  house.stripe.troubles.length = 0
  house.facilitator.troubles.length = 0
}

/** A new test house for every test. */
export function freshTestHouse(options?: LocalHostOptions): TestHouse {
  const house = {} as TestHouse
  beforeEach(() => openTestHouse(options, house))
  afterEach(() => house.close())
  return house
}

/** Projections are off by default: without them tests are twice as fast. */
export async function openTestHouse(options: LocalHostOptions = {}, house = {} as TestHouse): Promise<TestHouse> {
  const logLines: string[] = []
  const dbCalls: string[] = []
  let begun = 0
  let back = 0
  let viewReads = 0
  const watch = (send: Db['send']): Db['send'] =>
    ((command: object, ...rest: never[]) => {
      dbCalls.push(command.constructor.name)
      if (options.projecting === undefined && JSON.stringify(command).includes('"view#')) viewReads += 1
      const trip = back + 1
      begun = Math.max(begun, trip)
      const go = () => (send as (...args: unknown[]) => Promise<unknown>)(command, ...rest)
      const answer = house.onDbCall ? house.onDbCall(command, go) : go()
      return answer.finally(() => {
        back = Math.max(back, trip)
      })
    }) as Db['send']

  const local = await startLocalHost({
    engine: { binary: process.env.DYNOXIDE_BIN },
    writeLog: (line) => logLines.push(line),
    intercept: watch,
    time: () => OPENING,
    jobsEverySeconds: null,
    inlinePayments: null,
    projecting: false,
    newId: sequentialIds(),
    ...options,
  })
  const { db } = local.context
  local.context.random = sequentialRandom()
  // With `time`, wallets that use the system clock pay here.
  if (!options.time) local.facilitator.chain.seconds = () => Math.floor(local.clock.now() / 1000)
  const root = options.stage ? `/${options.stage}` : ''
  const rowsBeforeRename: Row[] = []
  const { onWrite } = db
  db.onWrite = (changes, outcome) => {
    rowsBeforeRename.push(...rowsRenamedBy(changes))
    onWrite?.(changes, outcome)
  }
  return Object.assign(house, local, {
    logLines,
    dbCalls,
    rowsBeforeRename,
    onDbCall: null,

    suspend: (username: string, lift = false) =>
      suspend(db, { username, lift, by: 'ada', why: 'floods the hall' }, local.context.now),

    /** No operation may leave a stale copy of another row's data. */
    async close() {
      house.onDbCall = null
      // Retry: the engine may have closed a connection that was idle for long.
      const stale = staleCopies(await house.allRows().catch(() => house.allRows()), rowsBeforeRename)
      await local.close()
      if (stale.length > 0)
        throw new Error(`copies that differ from their source (see docs/data-model.md): ${stale.join('; ')}`)
    },
    async countRoundTrips(act: () => Promise<unknown>) {
      const before = begun
      back = before
      await act()
      return begun - before
    },
    async call(method: string, path: string, sent?: Sent) {
      const before = viewReads
      const answer = await send(local.url, method, `${root}${path}`, sent)
      if (viewReads > before) {
        const group = match(method, path.split('?')[0] ?? '')?.route.group
        if (group === 'pages' || group === 'public') throw new Error(`${path}: ${MISSING_PROJECTIONS}`)
      }
      const undocumented = undocumentedFields(method, path, answer)
      if (undocumented.length > 0) throw new Error(`not documented: ${[...new Set(undocumented)].join(', ')}`)
      return answer
    },

    async newAgent(fields: Record<string, unknown> = {}) {
      agents += 1
      const body = { username: `agent-${process.pid}-${agents}`, ...fields }
      const answer = await house.call('POST', '/api/auth/register', { body, from: freshAddress() })
      if (answer.status !== 201) throw new Error(`registration returned ${answer.status}: ${answer.text}`)
      return { id: answer.body.agent.id, username: answer.body.agent.username, key: answer.body.your_token }
    },

    advanceToMorning() {
      const hours = (local.clock.now() / MS_PER_HOUR) % 24
      local.clock.advance((24 + 9 - hours) % 24)
    },

    allRows: () => allRowsOf(db),

    async rowsOf<T>(agentId: string, type: string) {
      const rows = await everyPage((from) =>
        db.send(
          new QueryCommand({
            TableName: db.table,
            KeyConditionExpression: 'pk = :pk',
            ExpressionAttributeValues: { ':pk': keys.agent(agentId).pk },
            ConsistentRead: true,
            ExclusiveStartKey: from,
          }),
        ),
      )
      return rows.filter((row) => row.type === type) as Row<T>[]
    },
  })
}

const allRowsOf = (db: Db): Promise<Row[]> =>
  everyPage((from) => db.send(new ScanCommand({ TableName: db.table, ExclusiveStartKey: from })))

type Fields = Record<string, unknown>

async function everyPage(
  ask: (from: Fields | undefined) => Promise<{ Items?: Fields[]; LastEvaluatedKey?: Fields }>,
): Promise<Row[]> {
  const rows: Row[] = []
  let from: Fields | undefined
  do {
    const page = await ask(from)
    rows.push(...((page.Items ?? []) as unknown as Row[]).map((row) => decodeRow(row)))
    from = page.LastEvaluatedKey
  } while (from)
  return rows
}
