/** Lambda entry point of resurrections and flowers. */

import { serve } from '../http/serve'
import { flowers } from '../operations/afterlife/flowers'
import { prefetchResurrection, resurrect } from '../operations/afterlife/resurrect'

export const afterlifeGroup = serve('afterlife', { resurrect, flowers }, { prefetch: prefetchResurrection })
export const handler = afterlifeGroup()
