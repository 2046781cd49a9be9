/** Lambda entry point of creature care and of the agent's account. */

import { resolveTimezone } from '../domain/time/zone'
import { serve } from '../http/serve'
import { settleHousehold } from '../http/settle-household'
import { export_data } from '../operations/account/export'
import { update_me } from '../operations/account/update-me'
import { adopt } from '../operations/care/adopt'
import { care } from '../operations/care/care'
import { dress } from '../operations/care/dress'
import { history } from '../operations/care/history'
import { close_window, open_window } from '../operations/care/keeper-page'
import { me } from '../operations/care/me'
import { plan } from '../operations/care/plan'
import { preferences } from '../operations/care/preferences'
import { release } from '../operations/care/release'
import { rename } from '../operations/care/rename'
import { status } from '../operations/care/status'
import { visit } from '../operations/care/visit'
import { prefetchActivity } from '../operations/household/house-activity'

const ANY_TIMEZONE = 'Europe/Berlin'

export const houseGroup = serve(
  'house',
  {
    adopt,
    status,
    care,
    visit,
    history,
    preferences,
    plan,
    me,
    update_me,
    release,
    rename,
    dress,
    open_window,
    close_window,
    export_data,
  },
  {
    settling: settleHousehold,
    onArrival: (ctx, { route, now }) => {
      if (route.tells_activity) prefetchActivity({ ctx, now })
    },
  },
)
export const handler = houseGroup()

// Loads ICU, which takes 10 ms, while the process starts instead of during its first call.
setImmediate(() => resolveTimezone(ANY_TIMEZONE))
