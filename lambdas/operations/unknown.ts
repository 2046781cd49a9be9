/** An answer for every address that is none. */
import { whereTo } from '../api/match'
import { type NextStep, step } from '../api/next-steps'
import { type Answer, type Arrival, refuse } from '../pipeline/call'

export function unknown(call: Arrival): Answer {
  if (call.method === 'OPTIONS') return preflight
  const lost = whereTo(call.path)
  switch (lost.kind) {
    case 'moved': {
      const location = `${call.base_url}${lost.path}${call.query_string && `?${call.query_string}`}`
      return {
        status: 308,
        headers: { Location: location },
        body: {
          message: `This address has moved to ${lost.path}. Send the same request there.`,
          location,
          next_steps: [{ action: 'follow', url: location, description: 'The right address.' }],
        },
      }
    }
    case 'wrong_method':
      return notFound(
        `${call.method} is not answered here`,
        lost.allowed.map((operation) => step(operation)),
      )
    case 'care_action':
      return notFound(`"${lost.action}" is an action of care, not an address`, careSteps(lost.action))
    case 'misplaced':
      return notFound('This operation lives at another address', [step(lost.operation)])
    case 'unknown':
      return refuse('route_not_found')
  }
}

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

const preflight: Answer = {
  status: 204,
  body: '',
  headers: {
    'Access-Control-Allow-Methods': 'GET, POST, DELETE',
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, X-Api-Key, X-Admin-Key, Idempotency-Key',
    'Access-Control-Max-Age': '86400',
  },
}
