/** The way back from death. */
import { resurrect } from '../operations/afterlife/resurrect'
import { serve } from '../pipeline/serve'

export const afterlifeGroup = serve('afterlife', { resurrect })
export const handler = afterlifeGroup()
