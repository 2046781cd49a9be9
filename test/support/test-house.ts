/** The real house for tests: the local host on an engine in memory, quiet, with helpers to act in it. */
import { createHash } from 'node:crypto'
import { QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { match } from '../../lambdas/api/routes/match'
import { chance, seedOf } from '../../lambdas/domain/chance'
import { MS_PER_HOUR } from '../../lambdas/domain/time/instants'
import type { Db } from '../../lambdas/store/db'
import type { Row } from '../../lambdas/store/row'
import { decodeRow } from '../../lambdas/store/rows/codec'
import { keys } from '../../lambdas/store/table'
import { type LocalHost, type LocalHostOptions, startLocalHost } from '../../lib/local/local-host'
import { rowsRenamedBy, staleCopies } from './copies'
import { undocumentedFields } from './documented-fields'
import { freshAddress, type Received, type Sent, send } from './http'

export interface TestHouse extends LocalHost {
  /** Everything the handlers logged. */
  logLines: string[]
  /** The name of every command sent to the database. */
  dbCalls: string[]
  /** Round trips, one after the other: a call begun after another came back is one more. */
  countRoundTrips(act: () => Promise<unknown>): Promise<number>
  /** What the next database calls meet: return or throw in place of the engine, or await and go on. */
  onDbCall: ((command: object, go: () => Promise<unknown>) => Promise<unknown>) | null
  call(method: string, path: string, sent?: Sent): Promise<Received>
  /** Registers from an address of its own and returns the agent with its key. */
  newAgent(fields?: Record<string, unknown>): Promise<{ id: string; username: string; key: string }>
  allRows(): Promise<Row[]>
  /** Rows as they were before somebody in them was given another name. */
  rowsBeforeRename: Row[]
  /** What is kept with an agent: itself, its creatures, past and stones. */
  rowsOf<T>(agentId: string, type: string): Promise<Row<T>[]>
  /** Moves the clock on to nine in the morning (UTC), when everybody is awake. */
  advanceToMorning(): void
}

/** A Monday morning. The clock stands still here unless a test moves it. */
const OPENING = Date.parse('2026-03-02T09:00:00.000Z')

/** The same ids in every run: what a creature does by chance follows from its id. */
function namesInOrder(): () => string {
  let given = 0
  return () => {
    given += 1
    const digits = createHash('md5').update(`id ${given}`).digest('hex')
    return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
  }
}

/** The same luck in every run. */
function luckInOrder(): () => number {
  let drawn = 0
  return () => {
    drawn += 1
    return chance(seedOf('luck'), drawn)
  }
}

let agents = 0

/** Whatever a test expects not to see where nobody writes the projections, it does not see. */
const VACUOUS = 'projecting: true lets this house show it; false says that what it shows does not matter'

/** Projections are written where that is asked for: without them tests are twice as fast. */
export async function openTestHouse(options: LocalHostOptions = {}): Promise<TestHouse> {
  const logLines: string[] = []
  const dbCalls: string[] = []
  let begun = 0
  let back = 0
  let viewReads = 0
  const watch = (send: Db['send']): Db['send'] =>
    ((command: object, ...rest: never[]) => {
      dbCalls.push(command.constructor.name)
      if (JSON.stringify(command).includes('"view#')) viewReads += 1
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
    newId: namesInOrder(),
    ...options,
  })
  const { db } = local.context
  local.context.random = luckInOrder()
  const rowsBeforeRename: Row[] = []
  const { onWrite } = db
  db.onWrite = (changes, outcome) => {
    rowsBeforeRename.push(...rowsRenamedBy(changes))
    onWrite?.(changes, outcome)
  }
  const house: TestHouse = {
    ...local,
    logLines,
    dbCalls,
    rowsBeforeRename,
    onDbCall: null,
    /** Whatever was done in it, no operation may leave a copy behind that says something else than its home. */
    async close() {
      house.onDbCall = null
      // Asked again: the engine may just have let go of a connection that was idle for long.
      const stale = staleCopies(await house.allRows().catch(() => house.allRows()), rowsBeforeRename)
      await local.close()
      if (stale.length > 0) throw new Error(`copies that are not what docs/data-model.md says: ${stale.join('; ')}`)
    },
    async countRoundTrips(act) {
      const before = begun
      back = before
      await act()
      return begun - before
    },
    async call(method, path, sent) {
      const before = viewReads
      const answer = await send(local.url, method, path, sent)
      const group = match(method, path.split('?')[0] ?? '')?.route.group
      const isPublic = group === 'pages' || group === 'public'
      if (options.projecting === undefined && isPublic && viewReads > before) throw new Error(`${path}: ${VACUOUS}`)
      const unheard = undocumentedFields(method, path, answer)
      if (unheard.length > 0) throw new Error(`not documented: ${[...new Set(unheard)].join(', ')}`)
      return answer
    },

    async newAgent(fields = {}) {
      agents += 1
      const body = { username: `agent-${process.pid}-${agents}`, ...fields }
      const answer = await house.call('POST', '/api/auth/register', { body, from: freshAddress() })
      if (answer.status !== 201) throw new Error(`registration gave ${answer.status}: ${answer.text}`)
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
  }
  return house
}

export const allRowsOf = (db: Db): Promise<Row[]> =>
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
