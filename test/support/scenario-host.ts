/** Runs scenarios in a test house. */
import { everyRoute } from '../../lambdas/api/routes/every-route'
import type { OperationId, Route } from '../../lambdas/api/routes/routes'
import { rebuild } from '../../lambdas/store/checks/rebuild'
import { examplePath, fillPath, type RequestFields } from '../../lib/local/events'
import { HOURS_TO_STARVE, type Keeper, Stage } from '../../lib/tools/scenarios'
import type { Received } from './http'
import type { TestHouse } from './test-house'

/** Sends a request over HTTP. */
export function sendTo(house: TestHouse, operation: OperationId, asked: RequestFields = {}): Promise<Received> {
  const route: Route = everyRoute[operation]
  const { key, body, headers, from, query } = asked
  const path = fillPath(route, { ...examplePath(operation), ...asked.path })
  const search = query ? `?${new URLSearchParams(query)}` : ''
  const content = body && route.oauth === 'form' ? { raw: String(new URLSearchParams({ ...body })) } : { body }
  return house.call(route.method, `${path}${search}`, { key, ...content, from, headers: { ...headers } })
}

/** With `projects`, the house's projector keeps the projections up to date. */
export const stageIn = (house: TestHouse, { projects = false } = {}): Stage =>
  new Stage({
    context: house.context,
    clock: house.clock,
    async ask(operation, asked) {
      const answer = await sendTo(house, operation, asked)
      if (answer.status >= 400) throw new Error(`${operation} returned ${answer.status}: ${answer.text}`)
      return answer
    },
    publish: async () => projects || rebuild(house.context.db, house.clock.now(), { mend: true }),
  })

/** A new keeper whose creature has died unnoticed. */
export async function bereavedKeeper(stage: Stage): Promise<Keeper> {
  const keeper = await stage.newKeeper()
  stage.host.clock.advance(HOURS_TO_STARVE)
  return keeper
}
