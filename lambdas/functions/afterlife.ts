/** The way back from death, and what is left to do for those who stay. */
import { flowers } from '../operations/afterlife/flowers'
import { askOfThePast, resurrect } from '../operations/afterlife/resurrect'
import { serve } from '../pipeline/serve'

export const afterlifeGroup = serve('afterlife', { resurrect, flowers }, { beside: askOfThePast })
export const handler = afterlifeGroup()
