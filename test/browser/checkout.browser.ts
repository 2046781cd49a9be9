/**
 * The local checkout in a real browser, from the agent's link to the credits: `npm run prove browser`.
 * Needs Chromium: CHROMIUM sets its path if it is not /usr/bin/chromium; SCREENSHOTS sets a folder for screenshots.
 */
import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright-core'
import { startLocalHost } from '../../lib/local/local-host'
import { launch, run } from './chromium'
import { isSound, isSoundHtml, photograph } from './sound'

type Api = (method: 'GET' | 'POST', path: string, body?: object) => Promise<Json>
type Json = { readonly [name: string]: unknown }

run(async () => {
  const house = await startLocalHost({ writeLog: () => {}, rateLimits: { resurrect: 100 } })
  const browser = await launch()
  try {
    const api = await agent(house.url)
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({ colorScheme, viewport: { width: 900, height: 800 } })
      await buys(await context.newPage(), api, colorScheme)
      await context.close()
    }
    await waits(browser, api)
    await returns(browser, api, house.url)
  } finally {
    await browser.close()
    await house.close()
  }
  console.log('The checkout works in a browser, from link to credits.')
})

async function agent(url: string): Promise<Api> {
  let key = ''
  const call: Api = async (method, path, body) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    return (await response.json()) as Json
  }
  const registered = await call('POST', '/api/auth/register', { username: 'browser', display_name: 'Ada’s <agent>' })
  key = registered.your_token as string
  return call
}

/** Cancels first, returns, pays, and then sees it as paid. */
async function buys(page: Page, api: Api, name: string): Promise<void> {
  const before = (await api('GET', '/api/house/credits')).credits as number
  const { checkout_url } = await api('POST', '/api/house/credits', { pack: '500' })
  await page.goto(checkout_url as string)
  await shows(page, 'Pay $4.00', name, 'pay')
  await page.getByRole('link', { name: 'Do not pay' }).click()
  await shows(page, 'Nothing was paid', name, 'cancelled')
  await page.getByRole('link', { name: 'Go back and pay' }).click()
  await shows(page, 'Pay $4.00')
  await page.getByRole('button', { name: 'Pay $4.00' }).press('Enter')
  await page.waitForURL('**/done')
  await shows(page, 'Thank you', name, 'done')
  assert.match((await page.getByRole('status').textContent()) ?? '', /500 credits are in the account of Ada’s <agent>/)
  assert.equal((await api('GET', '/api/house/credits')).credits, before + 500)
  await page.goto(checkout_url as string)
  await shows(page, 'This is paid already', name, 'paid-already')
  assert.equal((await api('GET', '/api/house/credits')).credits, before + 500)
}

/** Another person pays while the page is open: it updates, and does nothing until then. */
async function waits(browser: Browser, api: Api): Promise<void> {
  const page = await browser.newPage()
  await page.clock.install()
  const { checkout_url } = await api('POST', '/api/house/credits', { pack: '500' })
  await page.goto(checkout_url as string)
  await page.getByRole('link', { name: 'Do not pay' }).click()
  await page.goto(page.url().replace('cancelled', 'done'))
  await shows(page, 'Your payment is on its way', 'waiting')
  await page.evaluate('window.kept = true')
  const look = async () => {
    const asked = page.waitForResponse(page.url())
    await page.clock.fastForward(5000)
    await (await asked).finished()
  }
  await look()
  assert.equal(await page.evaluate('window.kept'), true, 'it reloads without a payment')
  await fetch(`${checkout_url}/pay`, { method: 'POST' })
  await look()
  await shows(page, 'Thank you')
  await page.close()
}

/** The link of a 402, on a small screen. */
async function returns(browser: Browser, api: Api, url: string): Promise<void> {
  const adopted = await api('POST', '/api/house/adopt', { name: 'Ash' })
  await api('GET', '/api/house/status')
  const creature_id = (adopted.creature as { id: string }).id
  const die = () => api('POST', '/_local/clock', { advance_hours: 60 })
  for (const cost of [100, 500]) {
    await die()
    const back = await api('POST', '/api/house/resurrect', { creature_id })
    assert.equal(back.credits_spent, cost)
  }
  await die()
  const refused = await api('POST', '/api/house/resurrect', { creature_id })
  assert.equal(refused.error, 'Insufficient credits')
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await page.goto(refused.checkout_url as string)
  const { price } = refused.pack as { price: string }
  await shows(page, `Pay ${price}`, 'phone', 'pay')
  await page.getByRole('button').click()
  await shows(page, 'Thank you', 'phone', 'done')
  assert.equal((await api('POST', '/api/house/resurrect', { creature_id })).success, true)
  await page.goto(`${url}/checkout/gone`)
  await shows(page, 'This link leads nowhere any more', 'phone', 'gone')
  await context.close()
}

async function shows(page: Page, title: string, ...picture: string[]): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  assert.match(await page.title(), /Creature House/)
  assert.equal(await page.getAttribute('html', 'lang'), 'en')
  await isSound(page, title)
  await isSoundHtml(page.url(), title)
  if (picture.length > 0) await photograph(page, picture.join('-'))
}
