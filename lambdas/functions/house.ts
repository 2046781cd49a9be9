/** Living with creatures. */
import { export_data } from '../operations/account/export'
import { leave } from '../operations/account/leave'
import { adopt } from '../operations/keeping/adopt'
import { care } from '../operations/keeping/care'
import { forecast } from '../operations/keeping/forecast'
import { history } from '../operations/keeping/history'
import { me } from '../operations/keeping/me'
import { plan } from '../operations/keeping/plan'
import { preferences } from '../operations/keeping/preferences'
import { release } from '../operations/keeping/release'
import { ask_sitter, end_sitting } from '../operations/keeping/sitters'
import { status } from '../operations/keeping/status'
import { visit } from '../operations/keeping/visit'
import { close_window, open_window } from '../operations/keeping/window'
import { serve } from '../pipeline/serve'
import { askActivity } from '../views/activity'
import { askLimits } from '../views/limits'

export const houseGroup = serve(
  'house',
  {
    ...{ adopt, status, care, visit, history, preferences, plan, forecast, me, release },
    ...{ ask_sitter, end_sitting, open_window, close_window },
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
