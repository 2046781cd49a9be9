/** Lambda entry point of resurrections and flowers. */

import { serve } from '../http/serve'
import { settleHousehold } from '../http/settle-household'
import { flowers } from '../operations/afterlife/flowers'
import { resurrect } from '../operations/afterlife/resurrect'

export const afterlifeGroup = serve('afterlife', { resurrect, flowers }, { settling: settleHousehold })
export const handler = afterlifeGroup()
