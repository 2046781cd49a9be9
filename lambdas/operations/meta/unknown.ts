/** 404 handler with suggestions, and redirects of moved addresses. */
import { hasPath } from '../../api/full-address'
import { filledPath, isStepRoute, type NextStep, type StepOperation, step, stepAt } from '../../api/next-steps'
import { adviseOnPath, type Match, match } from '../../api/routes/match'
import { operations, routes } from '../../api/routes/routes'
import { misplacedInBody, misplacedInQuery } from '../../api/schemas/rehearsal'
import type { Creature } from '../../domain/creature/creature'
import { UUID } from '../../domain/names'
import { availableSteps, livingCreatures, mayFollowRefusal, type TargetedOperation } from '../../http/available-steps'
import { type Answer, type IncomingCall, type Reply, refuse } from '../../http/call'
import { sentFields } from '../../http/near-misses'
import { type CareAction, takesItem } from '../../species/care-actions'

export function unknown(call: IncomingCall): Answer {
  if (call.method === 'OPTIONS') return preflight
  const target = adviseOnPath(call.method, call.path)
  switch (target.kind) {
    case 'moved':
      return movedReply(call, target.path)
    case 'wrong_method':
      return target.allowed.some(({ route }) => route.group === 'mcp')
        ? refuse('mcp_takes_posts', { headers: { Allow: 'POST' } })
        : routeNotFound(call, `${call.method} is not answered here`, target.allowed)
    case 'care_action':
      return routeNotFound(
        call,
        `"${target.action}" is an action of care, not an address`,
        [{ route: routes.care, params: {} }],
        [careStepFor(call, target.action as CareAction)],
      )
    case 'misplaced':
      return routeNotFound(call, 'This operation lives at another address', [{ route: target.route, params: {} }])
    case 'unknown':
      return refuse('route_not_found')
  }
}

export function movedReply(call: IncomingCall, path: string): Reply {
  const { method, root, base_url, raw } = call
  const query = rawQuery(raw)
  const address = `${new URL(path, base_url).pathname}${query && `?${query}`}`
  const location = `${root}${address}`
  const found = match(method, path)
  // An act would need the body that was sent; the message says to send that again.
  const steps = found?.route.method === 'GET' ? suggestedSteps(call, found) : []
  return {
    status: 308,
    headers: { Location: location },
    body: {
      message: `This address has moved to ${hasPath(call) ? base_url : ''}${path}. Send the same request there.`,
      location: hasPath(call) ? `${base_url}${address}` : location,
      next_steps: steps.length > 0 ? steps.map((one) => ({ ...one, endpoint: address })) : [step('discovery')],
    },
  }
}

/** Re-encodes the query that the gateway decoded, escaping only what is necessary. */
const rawQuery = ({ values: sent }: IncomingCall['raw']): string =>
  Object.entries(sent ?? {})
    .flatMap(([name, values]) =>
      (values ?? []).map((value) => `${encodeQuery(name).replaceAll('=', '%3D')}=${encodeQuery(value)}`),
    )
    .join('&')

const encodeQuery = (text: string): string => encodeURI(text.toWellFormed()).replace(/[&#+]/g, encodeURIComponent)

type RouteSuggestion = Pick<Match, 'route' | 'params'>

const stepsTo = ({ route, params }: RouteSuggestion): NextStep[] =>
  isStepRoute(route) ? [stepAt(route, { path: params })] : []

const callTo = ({ route, params }: RouteSuggestion): string => `${route.method} ${filledPath(route, params)}`

/** The first step is the suggested call, with ids of the caller's household. */
function routeNotFound(
  call: IncomingCall,
  reason: string,
  suggested: readonly RouteSuggestion[],
  steps = suggested.flatMap((one) => suggestedSteps(call, one)),
): Answer {
  const [rightCall = '', ...others] = suggested.map(callTo)
  const patch = others.find((one) => one.startsWith('PATCH '))
  return refuse('route_not_found', {
    error: reason,
    suggestion: `Use ${rightCall}${patch ? `, or ${patch} to change it` : ''}.`,
    more: { did_you_mean: rightCall },
    next_steps: [...steps, ...(steps.length === 0 ? availableSteps(['status', 'adopt'], call) : []), step('discovery')],
  })
}

const hatchedCreature = (call: IncomingCall): Creature | undefined =>
  livingCreatures(call).find(({ data }) => data.stage !== 'egg')?.data

interface SentAct {
  creature?: string
  item?: string
  isRehearsal: boolean
}

/** What the request says of the act, if it is one. */
function sentAct({ raw }: IncomingCall): SentAct {
  const text = (value: unknown) => (typeof value === 'string' && value.length <= MAX_SENT ? value : undefined)
  const fields = sentFields(raw.body) ?? {}
  const { creature_id, id, creature, item } = fields
  const [named, sentItem] = [text(creature_id) ?? text(id) ?? text(creature), text(item)]
  return {
    ...(named !== undefined && { creature: named }),
    ...(sentItem !== undefined && { item: sentItem }),
    isRehearsal: misplacedInBody(fields, false).length + misplacedInQuery(raw).length > 0,
  }
}

const MAX_SENT = 100

/**
 * If the caller has a living creature, the step names it: the one that was sent, whatever it is, else a hatched one. A
 * rehearsal stays one.
 */
function careStepFor(call: IncomingCall, action: CareAction): NextStep {
  const { creature: sent, item, isRehearsal } = sentAct(call)
  const given = { action, ...(item && takesItem(action) && { item }), ...(isRehearsal && { dry_run: true }) }
  if (sent !== undefined)
    return step('care', {
      action,
      description: `Care for ${sent}: ${action}.`,
      body: { ...given, [UUID.test(sent.toLowerCase()) ? 'creature_id' : 'creature']: sent },
    })
  const creature = hatchedCreature(call) ?? livingCreatures(call)[0]?.data
  const description = `Care for ${creature?.name ?? 'your creature'}: ${action}.`
  return step('care', { action, description, body: { ...given, ...(creature && { creature_id: creature.id }) } })
}

/** Steps for operations that need an id; empty if the household has no suitable creature. */
const TARGETED_STEPS: Readonly<Record<TargetedOperation, (living: readonly Creature[], sent?: string) => NextStep[]>> =
  {
    rename: () => [],
    dress: () => [step('pictures', { description: 'See the words that a picture may have.' })],
    // Cannot be undone: only of the one that was sent, or that can alone be meant.
    release: (living, sent) => {
      const [meant, ...others] = sent === undefined ? living : living.filter((one) => isNamed(one, sent))
      return meant && others.length === 0 ? [step('release', { body: { creature_id: meant.id } })] : []
    },
    resurrect: () => [step('graveyard', { description: 'See whom you have lost; status tells the way back.' })],
    flowers: () => [step('graveyard', { description: 'See the stones; a flower is laid by the id of one.' })],
  }

const isNamed = ({ id, name }: Creature, sent: string): boolean =>
  [id, name.toLowerCase()].includes(sent.trim().toLowerCase())

const isTargeted = (operation: StepOperation): operation is TargetedOperation =>
  Object.hasOwn(TARGETED_STEPS, operation)

function suggestedSteps(call: IncomingCall, suggested: RouteSuggestion): NextStep[] {
  if (!isStepRoute(suggested.route)) return []
  const operation = operations.find(([, route]) => route === suggested.route)?.[0] as StepOperation | undefined
  if (!operation) return stepsTo(suggested)
  if (!mayFollowRefusal(operation, call) && !isTargeted(operation)) return []
  if (!call.household) return stepsTo(suggested)
  if (isTargeted(operation)) {
    const living = livingCreatures(call).map(({ data }) => data)
    return TARGETED_STEPS[operation](living, sentAct(call).creature)
  }
  if (operation === 'care') return hatchedCreature(call) ? [careStepFor(call, 'reflect')] : []
  return availableSteps([operation], call).flatMap(({ body }) =>
    stepsTo(suggested).map((one) => ({ ...one, ...(body && { body }) })),
  )
}

/** `Access-Control-Expose-Headers` is a response header, but a payment client sends it. */
const ALLOWED_HEADERS = [
  'Authorization, Content-Type, X-Api-Key, X-Admin-Key, Idempotency-Key',
  'MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id',
  'Payment-Authorization, Accept-Payment, Payment-Signature, Access-Control-Expose-Headers',
].join(', ')

const preflight: Answer = {
  status: 204,
  body: '',
  headers: {
    'Access-Control-Allow-Methods': 'GET, HEAD, POST, PATCH, DELETE',
    'Access-Control-Allow-Headers': ALLOWED_HEADERS,
    'Access-Control-Max-Age': '86400',
  },
}
