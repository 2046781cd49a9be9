/** Living with creatures. */
import { askActivity } from './activity'
import { adopt } from './adopt'
import { care } from './care'
import { history } from './history'
import { preferences } from './preferences'
import { release } from './release'
import { serve } from './serve'
import { status } from './status'

export const houseGroup = serve(
  'house',
  { adopt, status, care, history, preferences, release },
  {
    arrived: (call) => call.route.tells_activity && askActivity(call),
  },
)
export const handler = houseGroup()
