/**
 * All pages of a household and of its house in every state that its owner may meet, in a real browser: axe, no sideways
 * scrolling at three widths with names of 50 letters, light and dark, and targets large enough for a finger. SCREENSHOTS sets a folder for
 * screenshots.
 */
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { LONG_NAMED, openWindowsOfStates } from '../support/agents/windows-of-states'
import { launch, run } from './chromium'
import { isSoundHtml, isSoundOnScreens, openPage } from './sound'

run(async () => {
  const states = await openWindowsOfStates()
  const browser = await launch()
  try {
    // There it is the day before.
    const context = await browser.newContext({ reducedMotion: 'reduce', timezoneId: 'Pacific/Honolulu' })
    const { page, complaints } = await openPage(context)
    // Some pages are the same in several states, but for the address of the house.
    const looked = new Set<string>()
    const look = async (name: string, url: string): Promise<void> => {
      const html = await (await fetch(url, { headers: { accept: 'text/html' } })).text()
      const anywhere = html.replaceAll(new URL(url).origin, '')
      if (looked.has(anywhere)) return
      looked.add(anywhere)
      await isSoundHtml(url, name)
      await isSoundOnScreens(page, name, url)
      await isInReadersZone(page, name)
    }
    for (const { name, house, path, pages } of states) {
      await look(name, `${house.url}${path}`)
      await areLargeEnough(page, name)
      if (!LONG_NAMED.includes(name)) await isAboveTheFold(page, name)
      if (name === 'poisoned') await isColoured(page)
      for (const [kind, other] of Object.entries(pages)) await look(`${kind} ${name}`, `${house.url}${other}`)
    }
    // The window of an account that left is a 404, which the browser logs.
    assert.deepEqual(
      complaints.filter((text) => !text.includes('404')),
      [],
    )
  } finally {
    await browser.close()
    for (const { house } of states) await house.close()
  }
  console.log('All pages of a household are sound in every state.')
})

/** No time or date is left in UTC. */
async function isInReadersZone(page: Page, name: string): Promise<void> {
  const foreign = await page.evaluate(`[...document.querySelectorAll('time')].filter(({ dateTime, textContent }) => {
      const day = new Date(dateTime).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
      return textContent.endsWith('UTC') || (/\\d{4}/.test(textContent) && !textContent.startsWith(day))
    }).map((one) => one.outerHTML)`)
  assert.deepEqual(foreign, [], `${name} has times in UTC`)
}

/** Buttons, fields, faces and summaries; links within sentences are as high as their line. */
async function areLargeEnough(page: Page, name: string): Promise<void> {
  const small =
    await page.evaluate(`[...document.querySelectorAll('main button, main select, main textarea, main .button, main summary, main .cards a')]
    .filter((one) => one.offsetParent && one.getBoundingClientRect().height < 40)
    .map((one) => one.outerHTML.slice(0, 80))`)
  assert.deepEqual(small, [], `${name} has targets that are too small`)
}

/** The card and the first face, on a desktop and a phone. */
async function isAboveTheFold(page: Page, name: string): Promise<void> {
  for (const [width, height] of [
    [1200, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    const top = await page.evaluate("document.querySelector('.cards a strong')?.getBoundingClientRect().top ?? 0")
    assert.ok(Number(top) < height, `the first face of ${name} is below the fold: ${top}`)
  }
}

/** A day with harm has another colour than a day without anything. */
async function isColoured(page: Page): Promise<void> {
  const colours = await page.evaluate(
    "['.strip .low', '.strip i:not([class])'].map((one) => getComputedStyle(document.querySelector(one)).backgroundColor)",
  )
  const [harmed, empty] = colours as string[]
  assert.notEqual(harmed, empty, 'the strip of the week has one colour')
}
