/** The house of one sample: the real handlers on a table in memory, with a clock and randomness that the seed decides. */
import type { APIGatewayProxyHandler } from 'aws-lambda'
import type { ItemJudge } from '../../lambdas/adapters/item-judge'
import { everyOperation } from '../../lambdas/api/routes/every-route'
import { TOOL_GROUPS, type ToolId, type ToolRoute, toolOperations } from '../../lambdas/api/routes/tools'
import { readConfig, SETTINGS } from '../../lambdas/config'
import { type Context, createContext } from '../../lambdas/context'
import { asInstant, type Instant } from '../../lambdas/domain/time/instants'
import { type Arguments, type Groups, runOperation } from '../../lambdas/mcp/run'
import { connect, type Db } from '../../lambdas/store/db'
import { MemoryTable } from '../local/engine/memory-table'
import { inProcessEvent, seededId } from '../local/gateway/in-process'
import { GROUP_HANDLERS } from '../local/group-handlers'
import { seededDraw } from './scenario'

const TABLE = 'creature-house'
/** A Monday morning. */
export const OPENING = asInstant(Date.parse('2027-01-04T08:00:00.000Z'))
const ROUTES: ReadonlyMap<ToolId, ToolRoute> = new Map(toolOperations)

const CONFIG = readConfig({
  [SETTINGS.table]: TABLE,
  // Fixed, so that no transcript contains a port.
  [SETTINGS.baseUrl]: 'https://house.example',
  // The clock does not advance during a waking, so no rate-limit window would end.
  [SETTINGS.rateLimits]: JSON.stringify(Object.fromEntries(everyOperation.map(([id]) => [id, 1e9]))),
})

export interface HouseAnswer {
  status: number
  body: Record<string, unknown> | string
}

export interface HouseOptions {
  seed: string
  items: ItemJudge
  /** Endpoint of a DynamoDB engine that has the table; null for the table in memory. */
  endpoint?: string | null
}

export class TrialHouse {
  readonly opened = OPENING
  readonly context: Context
  now: Instant = OPENING
  private readonly groups: Groups
  private calls = 0

  constructor({ seed, items, endpoint = null }: HouseOptions) {
    const draw = seededDraw(`house ${seed}`)
    let ids = 0
    const newId = () => seededId(`trial ${seed} ${ids++}`)
    this.context = createContext(CONFIG, {
      db: endpoint ? connect({ table: TABLE, endpoint, newId }) : this.inMemory(newId),
      items,
      now: () => this.now,
      newId,
      random: draw,
      randomBytes: (length) => Uint8Array.from({ length }, () => Math.floor(draw() * 256)),
      writeLog: () => {},
    })
    this.groups = Object.fromEntries(
      TOOL_GROUPS.map((group): [string, APIGatewayProxyHandler] => [group, GROUP_HANDLERS[group](this.context)]),
    ) as Groups
  }

  private inMemory(newId: () => string): Db {
    const table = new MemoryTable({ name: TABLE, now: () => this.now })
    return { table: TABLE, newId, send: (async (command: object) => table.execute(command)) as Db['send'] }
  }

  /** Runs an operation for the owner of the key. */
  async act(key: string | null, operation: ToolId, args: Arguments = {}): Promise<HouseAnswer> {
    const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {}
    const { event } = inProcessEvent(`trial-${++this.calls}`, { method: 'POST', path: '/mcp', headers }, this.now)
    return runOperation(this.groups, { event }, ROUTES.get(operation) as ToolRoute, args)
  }

  /** An operation of the setup, which must succeed. */
  async set<Body>(key: string | null, operation: ToolId, args: Arguments): Promise<Body> {
    const { status, body } = await this.act(key, operation, args)
    if (status >= 300) throw new Error(`${operation} returned ${status}: ${JSON.stringify(body)}`)
    return body as Body
  }
}
