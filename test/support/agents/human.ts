/** Acts as the human of an agent does: opens the keeper page and sends its forms. */
import { formToken, hashApiKey } from '../../../lambdas/domain/accounts/api-key'
import type { Received } from '../http'
import type { TestHouse } from '../test-house'
import type { Keeper } from './keeper'
import { openKeeperPage } from './keeper-pages'

export interface Human {
  path: string
  /** The page as HTML. */
  page(): Promise<string>
  /** Which the page puts into its forms. */
  token: string
  /** Sends a form as a browser does. */
  send(act: string, fields?: Record<string, string>, headers?: Record<string, string>): Promise<Received>
}

/** What a browser sends for a form on a page without a referrer. */
const BROWSER = {
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'text/html',
  origin: 'null',
  'sec-fetch-site': 'same-origin',
}

export async function humanOf(
  house: TestHouse,
  keeper: Pick<Keeper, 'key'>,
  choices?: { notes?: boolean },
): Promise<Human> {
  const path = await openKeeperPage(house, keeper, choices)
  const page = async () => (await house.call('GET', path, { headers: { accept: 'text/html' } })).text
  const token = formToken(hashApiKey(path.split('/').at(-1) ?? ''))
  return {
    path,
    token,
    page,
    async send(act, fields = {}, headers = {}) {
      const raw = `${new URLSearchParams({ token, act, ...fields })}`
      return house.call('POST', path, { raw, headers: { ...BROWSER, ...headers } })
    },
  }
}
