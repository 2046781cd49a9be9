/** An answer for every address that is none. */
import { type Match, match, whereTo } from '../api/match'
import { type NextStep, step, stepAt } from '../api/next-steps'
import { type Answer, type Arrival, type Reply, refuse } from '../pipeline/call'

export function unknown(call: Arrival): Answer {
  if (call.method === 'OPTIONS') return preflight
  const lost = whereTo(call.method, call.path)
  switch (lost.kind) {
    case 'moved':
      return moved(call, lost.path)
    case 'wrong_method':
      return notFound(`${call.method} is not answered here`, lost.allowed.map(stepTo))
    case 'care_action':
      return notFound(`"${lost.action}" is an action of care, not an address`, careSteps(lost.action))
    case 'misplaced':
      return notFound('This operation lives at another address', [stepAt(lost.route)])
    case 'unknown':
      return refuse('route_not_found')
  }
}

export function moved({ method, root, base_url, query_string }: Arrival, path: string): Reply {
  const address = `${new URL(path, base_url).pathname}${query_string && `?${query_string}`}`
  const location = `${root}${address}`
  const found = match(method, path)
  return {
    status: 308,
    headers: { Location: location },
    body: {
      message: `This address has moved to ${path}. Send the same request there.`,
      location,
      next_steps: [found ? { ...stepTo(found), endpoint: address } : step('discovery')],
    },
  }
}

const stepTo = ({ route, params }: Match): NextStep => stepAt(route, { path: params })

/** The first step is the right call; its address is also what was meant. */
const notFound = (reason: string, steps: readonly NextStep[]): Answer =>
  refuse('route_not_found', {
    error: reason,
    suggestion: `Use ${steps[0]?.method} ${steps[0]?.endpoint}.`,
    more: { did_you_mean: `${steps[0]?.method} ${steps[0]?.endpoint}` },
    next_steps: [...steps, step('discovery')],
  })

const careSteps = (action: string): NextStep[] => [
  {
    action,
    method: 'POST',
    endpoint: '/api/house/care',
    description: `Care for your creature: ${action}.`,
    body: { action },
  },
]

/** The last is no header of a request, and a payment client sends it all the same. */
const ALLOWED_HEADERS = [
  'Authorization, Content-Type, X-Api-Key, X-Admin-Key, Idempotency-Key',
  'Payment-Authorization, Accept-Payment, Payment-Signature, Access-Control-Expose-Headers',
].join(', ')

const preflight: Answer = {
  status: 204,
  body: '',
  headers: {
    'Access-Control-Allow-Methods': 'GET, HEAD, POST, DELETE',
    'Access-Control-Allow-Headers': ALLOWED_HEADERS,
    'Access-Control-Max-Age': '86400',
  },
}
