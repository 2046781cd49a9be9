/** The way back from death, and what is left to do for those who stay. */
import { flowers } from '../operations/afterlife/flowers'
import { resurrect } from '../operations/afterlife/resurrect'
import { serve } from '../pipeline/serve'

export const afterlifeGroup = serve('afterlife', { resurrect, flowers })
export const handler = afterlifeGroup()
