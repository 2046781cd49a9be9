/** Discovery, documents, health, and whatever is no operation of the house. */
import { everyOperation } from '../api/routes/every-route'
import { discovery, health, house_index } from '../operations/meta/discovery'
import { heartbeat, llms, openapi, skill } from '../operations/meta/documents'
import { unknown } from '../operations/meta/unknown'
import { serve } from '../pipeline/serve'

export const metaGroup = serve(
  'meta',
  { discovery, house_index, health, openapi, llms, skill, heartbeat },
  { unknown, among: everyOperation },
)
export const handler = metaGroup()
