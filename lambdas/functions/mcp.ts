/** Lambda entry point of the MCP server, which offers every agent operation as a tool. */
import type { APIGatewayProxyHandler } from 'aws-lambda'
import { everyOperation } from '../api/routes/every-route'
import type { ToolGroup } from '../api/routes/tools'
import type { Context } from '../context'
import { type Serve, serve } from '../http/serve'
import { answerMcp, rephraseAsJsonRpc } from '../mcp/answer'
import type { Groups } from '../mcp/run'
import { afterlifeGroup } from './afterlife'
import { authGroup } from './auth'
import { creditsGroup } from './credits'
import { houseGroup } from './house'
import { publicGroup } from './public'

/** Must list every group with tools, or it does not compile. */
const GROUP_SERVERS: Readonly<Record<ToolGroup, Serve>> = {
  auth: authGroup,
  house: houseGroup,
  credits: creditsGroup,
  afterlife: afterlifeGroup,
  public: publicGroup,
}

const handlers = new WeakMap<Context, Groups>()

function groupsOf(ctx: Context): Groups {
  const cached = handlers.get(ctx)
  if (cached) return cached
  const groups = Object.fromEntries(
    Object.entries(GROUP_SERVERS).map(([group, open]): [string, APIGatewayProxyHandler] => [group, open(ctx)]),
  ) as Record<ToolGroup, APIGatewayProxyHandler>
  handlers.set(ctx, groups)
  return groups
}

export const mcpGroup = serve(
  'mcp',
  {
    mcp: (call) => answerMcp(call, groupsOf(call.ctx)),
    mcp_hosted: (call) => answerMcp(call, groupsOf(call.ctx)),
  },
  { routeTable: everyOperation, rephrase: rephraseAsJsonRpc },
)
export const handler = mcpGroup()
