/** Living with creatures. */

import { adopt } from '../operations/adopt'
import { care } from '../operations/care'
import { export_data } from '../operations/export'
import { forecast } from '../operations/forecast'
import { history } from '../operations/history'
import { leave } from '../operations/leave'
import { me } from '../operations/me'
import { plan } from '../operations/plan'
import { preferences } from '../operations/preferences'
import { release } from '../operations/release'
import { status } from '../operations/status'
import { close_window, open_window } from '../operations/window'
import { serve } from '../pipeline/serve'
import { askActivity } from '../views/activity'
import { askLimits } from '../views/limits'

export const houseGroup = serve(
  'house',
  {
    ...{ adopt, status, care, history, preferences, plan, forecast, me, release, open_window, close_window },
    ...{ export_data, leave },
  },
  {
    arrived: (call) => {
      if (call.route.tells_activity) askActivity(call)
      if (call.operation === 'me') askLimits(call)
    },
  },
)
export const handler = houseGroup()
