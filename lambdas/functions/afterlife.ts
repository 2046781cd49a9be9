/** The way back from death. */
import { resurrect } from '../operations/resurrect'
import { serve } from '../pipeline/serve'

export const afterlifeGroup = serve('afterlife', { resurrect })
export const handler = afterlifeGroup()
