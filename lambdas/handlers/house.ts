/** Living with creatures. */
import { adopt } from './adopt'
import { care } from './care'
import { history } from './history'
import { release } from './release'
import { serve } from './serve'
import { status } from './status'

export const house = serve('house', { adopt, status, care, history, release })
export const handler = house()
