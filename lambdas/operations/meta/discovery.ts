/** Discovery, index of operations, and health. */
import { AUTHENTICATION, listOperations, SERVICE } from '../../api/documents/discovery'
import { NOT_OFFERED } from '../../api/documents/not-offered'
import { step } from '../../api/next-steps'
import { everyRoute } from '../../api/routes/every-route'
import type { Address } from '../../api/routes/page-url'
import { availableSteps } from '../../http/available-steps'
import { type Handler, isStranger } from '../../http/call'

const documentsAt = ({ base_url }: Address) => {
  const { openapi, docs, llms, skill, heartbeat, mcp } = everyRoute
  const entries = Object.entries({ openapi, docs, llms, skill, heartbeat })
  const documents = entries.map(([name, { path }]) => [name, `${base_url}${path}`])
  return { ...Object.fromEntries(documents), mcp: `${base_url}${mcp.path}` }
}

export const discovery: Handler<'discovery'> = (call) => ({
  body: {
    ...SERVICE,
    base_url: call.base_url,
    authentication: AUTHENTICATION,
    documents: documentsAt(call),
    ...(call.at_gateway && { not_offered: NOT_OFFERED }),
    operations: listOperations(call.ctx.config.rateLimits),
    next_steps: [step('register'), step('house_index'), step('openapi')],
  },
})

/** With a valid key the next steps are status or adoption, otherwise registration. */
export const house_index: Handler<'house_index'> = (call) => ({
  body: {
    message: isStranger(call)
      ? 'The key you sent was not recognised, so this is what everybody sees. Send a key with every call that requires one.'
      : 'What can be done in the house. Send your key with every call that requires one.',
    operations: listOperations(call.ctx.config.rateLimits, '/api/house'),
    next_steps: [
      ...(call.household ? availableSteps(['status', 'adopt', 'create_species'], call) : [step('register')]),
      step('discovery'),
    ],
  },
})

export const health: Handler<'health'> = () => ({ body: { status: 'ok', next_steps: [step('discovery')] } })
