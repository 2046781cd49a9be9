/** Screenshots for the README: a keeper page and a gravestone, of lives that a seed repeats. */
import { join } from 'node:path'
import { startLocalHost, UNLIMITED } from '../../local/local-host'
import { launchChromium } from './chromium'

/** A Monday morning. */
const START = Date.parse('2026-03-02T09:00:00.000Z')
const VISIT_EVERY_HOURS = 4
const VISITS = 26
const WIDTH = 640
/** The second household is not visited after this many visits. */
const FORGOTTEN_AFTER = 8

/** The fields that are read, of any answer that has them. */
interface Answer {
  your_token: string
  url: string
  gravestones: { url: string }[]
}

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
      return (await response.json()) as Answer
    }
    const adopt = async (username: string, creatures: Readonly<Record<string, string>>): Promise<string> => {
      const { your_token: key } = await call('POST', '/api/auth/register', { username })
      for (const [name, species_slug] of Object.entries(creatures))
        await call('POST', '/api/house/adopt', { name, species_slug }, key)
      await call('GET', '/api/house/status', undefined, key)
      return key
    }
    const household = { Polly: 'axolotl', Moth: 'tabby', Fern: 'border_collie' }
    const [pip, moss] = [await adopt('pip', household), await adopt('moss', { Bramble: 'owl' })]
    const careFor = (...names: string[]) =>
      names.flatMap((creature) => ['feed', 'play'].map((action) => ({ creature, action })))
    for (let visit = 0; visit < VISITS; visit++) {
      await call('POST', '/_local/clock', { advance_hours: VISIT_EVERY_HOURS })
      await call('POST', '/api/house/visit', { care: careFor(...Object.keys(household)) }, pip)
      if (visit < FORGOTTEN_AFTER) await call('POST', '/api/house/visit', { care: careFor('Bramble') }, moss)
    }
    const { url: window } = await call('POST', '/api/house/window', {}, pip)
    const { gravestones } = await call('GET', '/api/house/graveyard', undefined, moss)

    const context = await browser.newContext({ viewport: { width: WIDTH, height: 720 }, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.clock.setFixedTime(host.clock.now())
    for (const [name, address, height] of [
      ['keeper-page', window, 710],
      ['gravestone', gravestones[0]!.url, 710],
    ] as const) {
      await page.goto(address)
      await page.screenshot({ path: join(folder, `${name}.png`), clip: { x: 0, y: 0, width: WIDTH, height } })
    }
  } finally {
    await browser.close()
    await host.close()
  }
}
