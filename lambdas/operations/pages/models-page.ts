/** Survival by model as a page. */
import { modelsPage } from '../../pages/models'
import type { Handler } from '../../pipeline/call'
import { modelsOf } from '../public/models'
import { shownPage, siteOf } from './page-answer'

export const models_page: Handler<'models_page'> = async (call) =>
  shownPage(modelsPage({ site: siteOf(call), models: await modelsOf(call) }))
