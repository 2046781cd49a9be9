/** Lambda entry point of registration, key rotation and OAuth. */

import { oauthRoutes } from '../api/routes/oauth-routes'
import { type OperationId, operations, type Route } from '../api/routes/routes'
import { serve } from '../http/serve'
import { register, registration_schema } from '../operations/account/register'
import { rotate_key } from '../operations/account/rotate-key'
import { authorize, consent } from '../operations/oauth/authorize'
import { register_client } from '../operations/oauth/clients'
import { connections, end_connection } from '../operations/oauth/connections'
import { oauthRefusal } from '../operations/oauth/oauth-format'
import { revoke, token } from '../operations/oauth/token'

export const authGroup = serve(
  'auth',
  {
    register,
    registration_schema,
    rotate_key,
    register_client,
    authorize,
    consent,
    token,
    revoke,
    connections,
    end_connection,
  },
  {
    routeTable: [...operations, ...(Object.entries(oauthRoutes) as [OperationId, Route][])],
    refusalForm: oauthRefusal,
  },
)
export const handler = authGroup()
