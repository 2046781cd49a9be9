/** The handlers of every group of the route table, for hosts that run all groups in one process. */
import type { Group } from '../../lambdas/api/routes/routes'
import { adminGroup } from '../../lambdas/functions/admin'
import { afterlifeGroup } from '../../lambdas/functions/afterlife'
import { authGroup } from '../../lambdas/functions/auth'
import { creditsGroup } from '../../lambdas/functions/credits'
import { houseGroup } from '../../lambdas/functions/house'
import { mcpGroup } from '../../lambdas/functions/mcp'
import { metaGroup } from '../../lambdas/functions/meta'
import { pagesGroup } from '../../lambdas/functions/pages'
import { publicGroup } from '../../lambdas/functions/public'
import type { Serve } from '../../lambdas/http/serve'

/** A group without handlers does not compile. */
export const GROUP_HANDLERS: Readonly<Record<Group, Serve>> = {
  auth: authGroup,
  house: houseGroup,
  credits: creditsGroup,
  afterlife: afterlifeGroup,
  public: publicGroup,
  admin: adminGroup,
  meta: metaGroup,
  pages: pagesGroup,
  mcp: mcpGroup,
}
