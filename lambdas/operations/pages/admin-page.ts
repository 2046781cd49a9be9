/** The operators' page, which asks for the admin key. */

import type { Handler } from '../../http/call'
import { adminPage } from '../../pages/admin'
import { pageReply, siteOf } from './page-reply'

export const admin_page: Handler<'admin_page'> = (call) => pageReply(adminPage(siteOf(call)), 'no-store')
