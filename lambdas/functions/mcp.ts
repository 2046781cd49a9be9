/** Lambda entry point of the MCP server, which offers every agent operation as a tool. */
import { everyOperation } from '../api/routes/every-route'
import { host } from '../http/serve'
import { executeMessage, jsonRpcRefusal } from '../mcp/answer'
import type { Groups } from '../mcp/run'
import { afterlifeGroup } from './afterlife'
import { authGroup } from './auth'
import { creditsGroup } from './credits'
import { houseGroup } from './house'
import { publicGroup } from './public'

/** Must list every group with tools, or it does not compile. */
const GROUP_SERVERS: Groups = {
  auth: authGroup,
  house: houseGroup,
  credits: creditsGroup,
  afterlife: afterlifeGroup,
  public: publicGroup,
}

export const mcpGroup = host('mcp', (ctx, request) => executeMessage(ctx, request, GROUP_SERVERS), {
  routeTable: everyOperation,
  refusalForm: jsonRpcRefusal,
})
export const handler = mcpGroup()
