/** The whole route table: API, MCP, documents and pages. Functions for agents bundle only their part of it. */
import { joiningRoutes } from './joining-routes'
import { oauthRoutes } from './oauth-routes'
import { pageRoutes } from './page-routes'
import { type OperationId, type Route, routes } from './routes'

export const everyRoute = { ...routes, ...joiningRoutes, ...oauthRoutes, ...pageRoutes }

export const everyOperation = Object.entries(everyRoute) as [OperationId, Route][]
