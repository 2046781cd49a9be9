/** Checks of one page in a browser: html-validate, axe, nothing that runs, loads badly or scrolls sideways. */
import assert from 'node:assert/strict'
import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { htmlFaults } from '../support/html'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The HTML as sent, before a browser corrects it. */
export async function isSoundHtml(url: string, name: string): Promise<void> {
  const answer = await fetch(url, { headers: { accept: 'text/html' } })
  assert.deepEqual(await htmlFaults(await answer.text()), [], `html-validate on ${name}`)
}

export async function isSound(page: Page, name: string): Promise<void> {
  assert.equal(await page.getByRole('heading', { level: 1 }).count(), 1, `${name} has one title`)
  assert.equal(await page.getByRole('main').count(), 1, `${name} has one main part`)
  await fits(page, name)
  const lengths = await page.evaluate(
    "[...document.querySelectorAll('.bars:not(.drawn)')].map((list) => new Set([...list.querySelectorAll('.bar')].map((bar) => bar.getBoundingClientRect().width)).size)",
  )
  assert.ok(
    (lengths as number[]).every((count) => count === 1),
    `${name} has meters of different lengths in a list`,
  )
  await toTheEnd(page)
  assert.equal(await page.evaluate('window.broken'), undefined, `a script ran on ${name}`)
  const blank = await page.evaluate('[...document.images].filter((one) => one.complete && !one.naturalWidth).length')
  assert.equal(blank, 0, `${name} has a picture that does not load`)
  await isAccessible(page, name)
}

async function fits(page: Page, name: string): Promise<void> {
  // A string, because the globals of the page have no types here.
  const sideways = await page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth')
  assert.equal(sideways, false, `${name} scrolls sideways`)
}

async function isAccessible(page: Page, name: string, rules?: readonly string[]): Promise<void> {
  const options = JSON.stringify({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) })
  // Evaluated from outside, so that the content security policy stays strict.
  const faults = (await page.evaluate(`${AXE}; axe.run(document, ${options})`)) as {
    violations: { id: string; nodes: { html: string; failureSummary: string }[] }[]
  }
  const found = faults.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`)
  assert.deepEqual(found, [], `axe on ${name}`)
}

const PHONE = { width: 390, height: 844 }
const SCREENS = [{ width: 320, height: 640 }, { width: 1200, height: 800 }, PHONE]

/** All checks on a phone, then colours in dark mode, and no sideways scrolling on other screens. Loads the page once. */
export async function isSoundOnScreens(page: Page, name: string, url?: string): Promise<void> {
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: 'light' })
  if (url) await page.goto(url)
  await isSound(page, name)
  await photograph(page, `${name}-phone-light`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await isAccessible(page, `${name} in dark mode`, ['color-contrast'])
  for (const screen of SCREENS) {
    await page.setViewportSize(screen)
    await fits(page, `${name} at ${screen.width} pixels`)
    await photograph(page, `${name}-${screen.width}-dark`)
  }
}

/** Scrolls to the end, because pictures load lazily. */
const toTheEnd = (page: Page) =>
  page.evaluate(`(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y)
      await new Promise(requestAnimationFrame)
    }
    scrollTo(0, 0)
    await Promise.all([...document.images].filter((one) => one.loading !== 'lazy' || one.complete).map((one) => one.decode().catch(() => {})))
  })()`)

/** A page, and the messages of its console. */
export async function openPage(context: BrowserContext): Promise<{ page: Page; complaints: string[] }> {
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  return { page, complaints }
}

/** Takes a screenshot if SCREENSHOTS names a folder. */
export async function photograph(page: Page, name: string, { fullPage = true } = {}): Promise<void> {
  const folder = process.env.SCREENSHOTS
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage })
}
