/**
 * Every page in a real browser, on phone and desktop, in light and dark mode: no text of an agent runs as script,
 * nothing scrolls sideways, and axe and html-validate find no fault. Covers a populated, an empty and an awkwardly
 * named household. SCREENSHOTS sets a folder for screenshots.
 */
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { GENEROUS_LIMITS, newKeeper } from '../support/agents/keeper'
import { fiveCreatures, openKeeperPage, PUBLIC_PAGES, pagesWithHardNames } from '../support/agents/keeper-pages'
import { ADMIN_KEY, openPopulatedHouse } from '../support/agents/populated-house'
import { openTestHouse, type TestHouse } from '../support/test-house'
import { launch, run } from './chromium'
import { isSoundHtml, isSoundOnScreens, openPage } from './sound'

const TIMEZONE = 'Asia/Kolkata'

run(async () => {
  const { house, keeper, pages } = await openPopulatedHouse()
  const gravestone_id = pages['a stone']?.split('/').at(-1)
  for (let giver = 0; giver < 24; giver++) {
    const { key } = await newKeeper(house, { username: `giver-${giver}` })
    await house.call('POST', '/api/house/flowers', { key, body: { gravestone_id } })
  }
  const open = () => openTestHouse({ projecting: true, rateLimits: { ...GENEROUS_LIMITS, species: 1000 } })
  // These five need days to reach their states; creatures in a shared test house would die meanwhile.
  const [neighbours, hard, empty] = [await open(), await open(), await open()]
  const within = ({ url }: TestHouse, paths: Readonly<Record<string, string>>) =>
    Object.entries(paths).map(([name, path]) => [name, `${url}${path}`] as const)
  const five = `${neighbours.url}${await openKeeperPage(neighbours, await fiveCreatures(neighbours))}`
  const views = [
    ...within(house, {
      ...pages,
      'a window': await openKeeperPage(house, keeper),
      'nobody there': '/creatures/nobody',
    }),
    ...within(house, { 'every call': '/docs/api', 'no such room': '/Hall' }),
    ['a window with five creatures', five] as const,
    ...within(hard, await pagesWithHardNames(hard)),
    ...within(empty, Object.fromEntries(PUBLIC_PAGES.map((path) => [`${path} in an empty house`, path]))),
    ...within(empty, { 'an empty window': await openKeeperPage(empty, await newKeeper(empty, { username: 'alone' })) }),
  ]
  for (const [name, url] of views) await isSoundHtml(url, name)
  const browser = await launch()
  try {
    const context = await browser.newContext({ timezoneId: TIMEZONE, reducedMotion: 'reduce' })
    const { page, complaints } = await openPage(context)
    for (const [name, url] of views) await isSoundOnScreens(page, name.replaceAll(/[ /]+/g, '-'), url)
    // An unknown address is a 404, which the browser logs.
    assert.deepEqual(
      complaints.filter((text) => !text.includes('404')),
      [],
    )
    const desk = await context.newPage()
    await desk.setViewportSize({ width: 1280, height: 900 })
    await checkKeeperPage(desk, five)
    await page.goto(`${house.url}/admin`)
    await showsFigures(page)
    await isSoundOnScreens(page, 'the figures, drawn')
  } finally {
    await browser.close()
    for (const one of [house, neighbours, hard, empty]) await one.close()
  }
  console.log(`${views.length} pages without faults.`)
})

/** Uses only the keyboard; the key stays in its field. */
async function showsFigures(page: Page): Promise<void> {
  const type = async (key: string) => {
    await page.getByLabel('Admin key').focus()
    await page.keyboard.press('Control+A')
    await page.keyboard.type(key)
    await page.keyboard.press('Enter')
  }
  await type('a-guess')
  await page.getByRole('status').filter({ hasText: 'opens nothing' }).waitFor()
  await type(ADMIN_KEY)
  await page.getByRole('status').filter({ hasText: 'As of' }).waitFor()
  for (const name of ['Agents', 'Creatures', 'Care', 'Species', 'Deaths', 'Purchases', 'How far agents come'])
    assert.equal(await page.getByRole('heading', { level: 2, name, exact: true }).count(), 1, `no figures of ${name}`)
  assert.equal(await page.evaluate('document.activeElement.textContent'), 'How far agents come')
  assert.equal(new URL(page.url()).search, '')
  const cookies = (await page.context().cookies()).filter(({ name }) => !name.startsWith('looked-'))
  assert.deepEqual(cookies, [], 'something but the keeper page sets a cookie')
  const kept = await page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, name])')
  assert.ok(!String(kept).includes(ADMIN_KEY), 'the key is stored in the browser')
}

const MOST_PIXELS = 3200
const A_MINUTE = 60_000

/** It is short, shows the reader's time zone, and refreshes without closing sections or losing the scroll position. */
async function checkKeeperPage(page: Page, url: string): Promise<void> {
  // Keepers of other houses at this host have the same ids, and looked at other times.
  await page.context().clearCookies()
  await page.clock.install()
  await page.goto(url)
  const pixels = Number(await page.evaluate('document.documentElement.scrollHeight'))
  assert.ok(pixels < MOST_PIXELS, `the keeper page is ${pixels} pixels long`)
  const seen = page.locator('main > p:last-child time')
  const [at, text] = [await seen.getAttribute('datetime'), await seen.textContent()]
  assert.equal(text, new Date(at ?? '').toLocaleString('en-GB', LOCAL), 'the time is not in the reader’s time zone')
  await page.locator('.cards a').nth(1).click()
  const room = page.locator('.rooms > details').nth(1)
  // A click on a face opens its room, as soon as the browser reports the new address.
  await room.and(page.locator('[open]')).waitFor()
  await room.locator('> summary').focus()
  await page.evaluate('window.kept = document.querySelector("h1"); scrollTo(0, 150)')
  const again = page.waitForResponse(url)
  await page.clock.fastForward(A_MINUTE)
  await (await again).finished()
  await page.evaluate('new Promise((done) => queueMicrotask(done))')
  assert.equal(await room.getAttribute('open'), '', 'a refresh closes an open section')
  assert.equal(
    await page.evaluate('window.kept === document.querySelector("h1")'),
    true,
    'it replaces what is the same',
  )
  const place = await page.evaluate('[scrollY, document.activeElement.tagName]')
  assert.deepEqual(place, [150, 'SUMMARY'], 'a refresh loses the scroll position')
}

const LOCAL = {
  ...({ day: 'numeric', month: 'long', year: 'numeric' } as const),
  ...({ hour: '2-digit', minute: '2-digit', timeZone: TIMEZONE } as const),
}
