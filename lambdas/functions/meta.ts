/** Discovery, documents, health, and whatever is no operation of the house. */
import { discovery, health, house_index } from '../operations/discovery'
import { openapi } from '../operations/documents'
import { unknown } from '../operations/unknown'
import { serve } from '../pipeline/serve'

export const metaGroup = serve('meta', { discovery, house_index, health, openapi }, { unknown })
export const handler = metaGroup()
