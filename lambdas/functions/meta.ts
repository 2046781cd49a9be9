/** Lambda entry point of discovery, documents, health and unknown routes. */
import { everyOperation } from '../api/routes/every-route'
import { serve } from '../http/serve'
import { discovery, health, house_index } from '../operations/meta/discovery'
import { heartbeat, llms, openapi, server_card, server_json, skill } from '../operations/meta/documents'
import { unknown } from '../operations/meta/unknown'
import { oauth_hosted_resource, oauth_resource, oauth_server } from '../operations/oauth/metadata'

export const metaGroup = serve(
  'meta',
  {
    discovery,
    house_index,
    health,
    openapi,
    llms,
    skill,
    heartbeat,
    server_card,
    server_json,
    oauth_resource,
    oauth_hosted_resource,
    oauth_server,
  },
  { unknown, routeTable: everyOperation },
)
export const handler = metaGroup()
