/** What each group may do with the table: read off the route table where it follows from it, declared where not. */
import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import { takesIdempotencyKey } from '../../lambdas/api/idempotency-key'
import { everyOperation } from '../../lambdas/api/routes/every-route'
import type { Group, OperationId, Route } from '../../lambdas/api/routes/routes'
import { TOOL_GROUPS } from '../../lambdas/api/routes/tools'
import { LIMIT_PREFIX, TABLE } from '../../lambdas/store/table'
import type { HouseFunction } from './house-function'

type Action = 'GetItem' | 'BatchGetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'ConditionCheckItem'

/** Who has nothing to write but counts can write nothing else. */
const COUNTS = 'UpdateItem' satisfies Action
const ONLY_COUNTERS = { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [`${LIMIT_PREFIX}*`] } }

/** What the handlers of a group do beyond being admitted. A transaction needs the right to each of its parts. */
const OWN_ACTIONS: Readonly<Record<Exclude<Group, 'mcp'>, readonly Exclude<Action, typeof COUNTS>[]>> = {
  // A new key takes along what was counted under the old one.
  auth: ['BatchGetItem', 'PutItem'],
  // Whoever leaves the house is moved: put in one place, deleted in the other.
  // How items are judged lies in several rows.
  house: ['GetItem', 'BatchGetItem', 'PutItem', 'DeleteItem'],
  // Orders are placed, opened and shown.
  credits: ['GetItem', 'PutItem'],
  afterlife: ['GetItem', 'PutItem', 'DeleteItem'],
  // Lists say where things are; the things are then fetched together.
  public: ['GetItem', 'BatchGetItem', 'PutItem', 'DeleteItem'],
  admin: [],
  meta: [],
  // Pages look something up, then fetch it together with what belongs to it.
  pages: ['GetItem', 'BatchGetItem', 'Query'],
}

/** What the functions do that nobody calls: with the rows, and with the index that says when to look at them. */
const JOB_ACTIONS: Readonly<Record<string, { table: readonly Action[]; due?: readonly Action[] }>> = {
  projector: { table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'] },
  // The watch adds to counts that are wrong, where all of their rows are still as it read them.
  reaper: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    due: ['Query'],
  },
  'stripe-events': { table: ['GetItem', 'PutItem'] },
  calibrator: { table: ['GetItem', 'PutItem'] },
  painter: { table: ['GetItem', 'PutItem'] },
  'order-sweep': { table: ['GetItem', 'PutItem'], due: ['Query'] },
}

/** What admission does: every request is counted, a key is proven by a query, a spared count or an earlier answer is read. */
const ADMISSION: readonly { action: Action; when(route: Route): boolean }[] = [
  { action: COUNTS, when: () => true },
  { action: 'Query', when: ({ auth }) => auth !== 'none' },
  { action: 'GetItem', when: (route) => route.limit.sparesInvalid === true || takesIdempotencyKey(route) },
]

export function tableActions(group: Group): string[] {
  // Whatever its tools may.
  if (group === 'mcp') return [...new Set(TOOL_GROUPS.flatMap(tableActions))]
  const routes: [OperationId, Route][] = everyOperation.filter(([, route]) => route.group === group)
  const admission = ADMISSION.filter(({ when }) => routes.some(([, route]) => when(route))).map(({ action }) => action)
  return named([...new Set([...admission, ...OWN_ACTIONS[group]])])
}

/** Counters are updated where they stand; whatever else a group writes, it puts or deletes whole. */
export function allowGroup(serving: HouseFunction, group: Group, table: Table): void {
  const counting = named([COUNTS])
  const others = tableActions(group).filter((action) => !counting.includes(action))
  if (others.length > 0) serving.allow(others, [table.tableArn])
  serving.allow(counting, [table.tableArn], ONLY_COUNTERS)
}

const named = (actions: readonly Action[] = []): string[] => actions.map((action) => `dynamodb:${action}`)

export const jobActions = (name: string): { table: string[]; due: string[] } => ({
  table: named(JOB_ACTIONS[name]?.table),
  due: named(JOB_ACTIONS[name]?.due),
})

export function allowTable(job: HouseFunction, table: Table): void {
  const { table: onRows, due } = jobActions(job.name)
  job.allow(onRows, [table.tableArn])
  if (due.length > 0) job.allow(due, [`${table.tableArn}/index/${TABLE.indexes.due.name}`])
}
