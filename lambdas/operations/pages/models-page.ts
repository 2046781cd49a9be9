/** Survival by model as a page. */

import type { Handler } from '../../http/call'
import { modelsPage } from '../../pages/models'
import { modelsOf } from '../public/models'
import { shownPage, siteOf } from './page-answer'

export const models_page: Handler<'models_page'> = async (call) =>
  shownPage(modelsPage({ site: siteOf(call), models: await modelsOf(call) }))
