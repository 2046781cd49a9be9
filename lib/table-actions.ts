/** What each group may do with the table: read off the route table where it follows from it, declared where not. */
import { type Group, type OperationId, operations, type Route } from '../lambdas/api/routes'

type Action = 'GetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'ConditionCheckItem'

/** What the handlers of a group do beyond being admitted. A transaction needs the right to each of its parts. */
const OWN_ACTIONS: Readonly<Record<Group, readonly Action[]>> = {
  auth: ['PutItem'],
  // Whoever leaves the house is moved: put in one place, deleted in the other.
  house: ['GetItem', 'PutItem', 'DeleteItem'],
  meta: [],
}

/** What admission does: every request is counted, a key is proven by a query, a spared count is read. */
const ADMISSION: readonly { action: Action; when(route: Route): boolean }[] = [
  { action: 'UpdateItem', when: () => true },
  { action: 'Query', when: ({ auth }) => auth !== 'none' },
  { action: 'GetItem', when: ({ limit }) => limit.sparesInvalid === true },
]

export function tableActions(group: Group): string[] {
  const routes: [OperationId, Route][] = operations.filter(([, route]) => route.group === group)
  const admission = ADMISSION.filter(({ when }) => routes.some(([, route]) => when(route))).map(({ action }) => action)
  return [...new Set([...admission, ...OWN_ACTIONS[group]])].map((action) => `dynamodb:${action}`)
}
