/** The table permissions of each function: derived from the route table where possible, declared otherwise. */
import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import { takesIdempotencyKey } from '../../lambdas/api/idempotency-key'
import { everyOperation } from '../../lambdas/api/routes/every-route'
import type { Group, OperationId, Route } from '../../lambdas/api/routes/routes'
import { TOOL_GROUPS } from '../../lambdas/api/routes/tools'
import { keys, LIMIT_PREFIX, TABLE } from '../../lambdas/store/table'
import type { HouseFunction } from './house-function'

type Action = 'GetItem' | 'BatchGetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem'

/** The groups update only rate-limit counters in place. */
const COUNT = 'UpdateItem' satisfies Action
const onlyKeys = (...prefixes: readonly string[]) => ({
  'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': prefixes.map((prefix) => `${prefix}*`) },
})
const ONLY_COUNTERS = onlyKeys(LIMIT_PREFIX)

/** Pages are public. Their function writes only households and orders, for the forms of the keeper page. */
const WRITTEN_KEYS: Readonly<Partial<Record<Group, readonly string[]>>> = {
  pages: [keys.agent('').pk, keys.order('').pk],
}

/** What a group's handlers do beyond admission. A transaction needs the permission for each of its parts. */
const OWN_ACTIONS: Readonly<Record<Exclude<Group, 'mcp'>, readonly Exclude<Action, typeof COUNT>[]>> = {
  // A code is read by its hash, and a connection is deleted. Refusing deletes the keeper that was just made.
  auth: ['GetItem', 'BatchGetItem', 'PutItem', 'DeleteItem'],
  // A released or dead creature moves: one put and one delete. The calibration of items has several rows.
  house: ['GetItem', 'BatchGetItem', 'PutItem', 'DeleteItem'],
  // Creates, opens and shows orders; a page of the ledger is shown with its payments. Leaving deletes rows.
  credits: ['GetItem', 'BatchGetItem', 'PutItem', 'DeleteItem'],
  afterlife: ['GetItem', 'PutItem', 'DeleteItem'],
  // Lists contain keys; the rows are then read in a batch.
  public: ['GetItem', 'BatchGetItem', 'PutItem', 'DeleteItem'],
  admin: [],
  meta: [],
  // Pages look up a row, then read it with its related rows in a batch. The forms of the keeper page write.
  pages: ['GetItem', 'BatchGetItem', 'Query', 'PutItem'],
}

/** Groups that read the due index: the home page lists the creatures nearest to death. */
const DUE_READERS: readonly Group[] = ['pages']

/** The permissions of background jobs, on rows and on the index of due rows. */
const JOB_ACTIONS: Readonly<Record<string, { table: readonly Action[]; due?: readonly Action[] }>> = {
  projector: { table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'] },
  reaper: { table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'DeleteItem'], due: ['Query'] },
  audit: { table: ['GetItem', 'BatchGetItem', 'Query'], due: ['Query'] },
  'stripe-events': { table: ['GetItem', 'PutItem'] },
  calibrator: { table: ['GetItem', 'PutItem'] },
  painter: { table: ['GetItem', 'PutItem'] },
  'order-sweep': { table: ['GetItem', 'PutItem'], due: ['Query'] },
}

/** Admission counts every request, looks up keys with a query, and reads a refundable counter or a saved response. */
const ADMISSION: readonly { action: Action; when(route: Route): boolean }[] = [
  { action: COUNT, when: () => true },
  { action: 'Query', when: ({ auth }) => auth !== 'none' },
  { action: 'GetItem', when: (route) => route.limit.sparesInvalid === true || takesIdempotencyKey(route) },
]

export function tableActions(group: Group): string[] {
  // The union of its tools' groups.
  if (group === 'mcp') return [...new Set(TOOL_GROUPS.flatMap(tableActions))]
  const routes: [OperationId, Route][] = everyOperation.filter(([, route]) => route.group === group)
  const admission = ADMISSION.filter(({ when }) => routes.some(([, route]) => when(route))).map(({ action }) => action)
  return qualify([...new Set([...admission, ...OWN_ACTIONS[group]])])
}

/** Only counters are updated in place; all other rows are put or deleted as a whole. */
export function allowGroup(fn: HouseFunction, group: Group, table: Table): void {
  const counting = qualify([COUNT])
  const written = WRITTEN_KEYS[group]
  const limited = written ? qualify(['PutItem']) : []
  const others = tableActions(group).filter((action) => ![...counting, ...limited].includes(action))
  if (others.length > 0) fn.allow(others, [table.tableArn])
  if (written) fn.allow(limited, [table.tableArn], onlyKeys(...written))
  if (DUE_READERS.includes(group)) allowDue(fn, ['dynamodb:Query'], table)
  fn.allow(counting, [table.tableArn], ONLY_COUNTERS)
}

const qualify = (actions: readonly Action[] = []): string[] => actions.map((action) => `dynamodb:${action}`)

export const jobActions = (name: string): { table: string[]; due: string[] } => ({
  table: qualify(JOB_ACTIONS[name]?.table),
  due: qualify(JOB_ACTIONS[name]?.due),
})

export function allowTable(job: HouseFunction, table: Table): void {
  const { table: onRows, due } = jobActions(job.name)
  job.allow(onRows, [table.tableArn])
  if (due.length > 0) allowDue(job, due, table)
}

const allowDue = (fn: HouseFunction, actions: string[], { tableArn }: Table): void =>
  fn.allow(actions, [`${tableArn}/index/${TABLE.indexes.due.name}`])
