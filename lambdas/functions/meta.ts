/** Discovery, documents, health, and whatever is no operation of the house. */
import { everyOperation } from '../api/every-route'
import { discovery, health, house_index } from '../operations/discovery'
import { heartbeat, llms, openapi, skill } from '../operations/documents'
import { unknown } from '../operations/unknown'
import { serve } from '../pipeline/serve'

export const metaGroup = serve(
  'meta',
  { discovery, house_index, health, openapi, llms, skill, heartbeat },
  { unknown, among: everyOperation },
)
export const handler = metaGroup()
