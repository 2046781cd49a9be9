/** Screenshots for the README: a keeper page and a gravestone, of lives that a seed repeats. */
import { join } from 'node:path'
import { startLocalHost, UNLIMITED } from '../../local/local-host'
import { launchChromium } from './chromium'

/** A Monday morning. */
const START = Date.parse('2026-03-02T09:00:00.000Z')
const VISIT_EVERY_HOURS = 4
const VISITS = 22
const WIDTH = 640
/** The second creature is not visited after this many visits. */
const FORGOTTEN_AFTER = 8

export async function takeScreenshots(folder: string, chromium?: string): Promise<void> {
  const host = await startLocalHost({
    seed: 'screenshots',
    time: () => START,
    rateLimits: UNLIMITED,
    jobsEverySeconds: null,
    writeLog: () => {},
  })
  const browser = await launchChromium(chromium)
  try {
    const call = async (method: string, path: string, body?: object, key = '') => {
      const headers = { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) }
      const response = await fetch(host.url + path, { method, headers, body: body && JSON.stringify(body) })
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
      return response.json()
    }
    const adopt = async (username: string, name: string, species_slug: string): Promise<string> => {
      const { your_token: key } = await call('POST', '/api/auth/register', { username })
      await call('POST', '/api/house/adopt', { name, species_slug }, key)
      await call('GET', '/api/house/status', undefined, key)
      return key
    }
    const [pip, moss] = [await adopt('pip', 'Polly', 'axolotl'), await adopt('moss', 'Bramble', 'owl')]
    const care = [{ action: 'feed' }, { action: 'play' }, { action: 'reflect' }]
    for (let visit = 0; visit < VISITS; visit++) {
      await call('POST', '/_local/clock', { advance_hours: VISIT_EVERY_HOURS })
      await call('POST', '/api/house/visit', { care }, pip)
      if (visit < FORGOTTEN_AFTER) await call('POST', '/api/house/visit', { care }, moss)
    }
    const { url: window } = await call('POST', '/api/house/window', {}, pip)
    const { gravestones } = await call('GET', '/api/house/graveyard', undefined, moss)

    const context = await browser.newContext({ viewport: { width: WIDTH, height: 720 }, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.clock.setFixedTime(host.clock.now())
    for (const [name, address, height] of [
      ['keeper-page', window, 500],
      ['gravestone', gravestones[0].url, 710],
    ] as const) {
      await page.goto(address)
      await page.screenshot({ path: join(folder, `${name}.png`), clip: { x: 0, y: 0, width: WIDTH, height } })
    }
  } finally {
    await browser.close()
    await host.close()
  }
}
