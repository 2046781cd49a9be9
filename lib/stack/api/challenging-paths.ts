/** The paths that answer with a `WWW-Authenticate` header: those with a 402, and MCP with sign-in. */
import { everyOperation, everyRoute } from '../../../lambdas/api/routes/every-route'
import { ERRORS } from '../../../lambdas/api/schemas/errors'

export const CHALLENGING_PATHS: readonly string[] = [
  ...new Set(
    everyOperation
      .filter(([, { errors = [] }]) => errors.some((code) => ERRORS[code].status === 402))
      .map(([, { path }]) => path),
  ),
  everyRoute.mcp_hosted.path,
]
