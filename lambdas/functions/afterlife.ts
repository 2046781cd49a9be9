/** The way back from death, and what is left to do for those who stay. */

import { serve } from '../http/serve'
import { flowers } from '../operations/afterlife/flowers'
import { askOfThePast, resurrect } from '../operations/afterlife/resurrect'

export const afterlifeGroup = serve('afterlife', { resurrect, flowers }, { prefetch: askOfThePast })
export const handler = afterlifeGroup()
