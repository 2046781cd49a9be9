/** Survival by model as a page. */

import type { Handler } from '../../http/call'
import { modelsPage } from '../../pages/models'
import { readModelSums, readModels } from '../public/models'
import { pageReply, siteOf } from './page-reply'

export const models_page: Handler<'models_page'> = async (call) => {
  const [models, sums] = await Promise.all([readModels(call), readModelSums(call)])
  return pageReply(modelsPage({ site: siteOf(call), models, ...sums }))
}
