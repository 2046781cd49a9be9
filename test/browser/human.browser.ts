/**
 * The keeper page in a real browser: a wave, a note, a flower, the way to the checkout and back to the agent's first
 * step, and what is new since this browser last looked. SCREENSHOTS sets a folder for screenshots.
 */
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { GENEROUS_LIMITS, type Keeper, newKeeper } from '../support/agents/keeper'
import { openKeeperPage } from '../support/agents/keeper-pages'
import { openTestHouse, type TestHouse } from '../support/test-house'
import { launch, run } from './chromium'
import { isSound, isSoundHtml, openPage, photograph } from './sound'

const SIZES = { phone: { width: 390, height: 800 }, desk: { width: 1200, height: 900 } } as const
const TEXT = 'Well done with Moth. “Rest” & read <b>this</b>.'

run(async () => {
  const house = await openTestHouse({
    projecting: true,
    rateLimits: { ...GENEROUS_LIMITS, open_window: 100, window_page: 1000, window_act: 100 },
  })
  const browser = await launch()
  try {
    for (const [size, viewport] of Object.entries(SIZES)) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const context = await browser.newContext({ colorScheme, viewport, reducedMotion: 'reduce' })
        await context.grantPermissions(['clipboard-read', 'clipboard-write'])
        // Desktop Chromium has no navigator.share, so the phone context gets a stub.
        if (size === 'phone') await context.addInitScript('navigator.share = async (what) => { window.shared = what }')
        const { page, complaints } = await openPage(context)
        await useForms(page, house, `${size}-${colorScheme}`)
        assert.deepEqual(complaints, [])
        await context.close()
      }
    }
  } finally {
    await browser.close()
    await house.close()
  }
  console.log('The forms of the keeper page work in a browser.')
})

/** A keeper with a dead and a living creature. */
async function bereavedKeeper(house: TestHouse, name: string): Promise<Keeper & { lost: string }> {
  const keeper = await newKeeper(house, { username: `ada-${name}`, display_name: 'Ada' })
  const lost = await keeper.raise({ name: 'Ash', species_slug: 'border_collie' })
  house.clock.advance(60)
  await keeper.status(lost)
  await keeper.raise({ name: 'Moth', species_slug: 'tabby' })
  return { ...keeper, lost }
}

async function useForms(page: Page, house: TestHouse, name: string): Promise<void> {
  const keeper = await bereavedKeeper(house, name)
  const url = `${house.url}${await openKeeperPage(house, keeper)}`
  const look = async (state: string) => {
    await isSoundHtml(url, state)
    await isSound(page, state)
    await photograph(page, `human-${state}-${name}`)
  }
  await page.goto(url)
  await page.getByRole('button', { name: 'Wave' }).waitFor()
  await look('before')
  await showsRoom(page)
  await shares(page, url)
  await page.getByRole('button', { name: 'Wave' }).click()
  await page.getByText('You waved').waitFor()
  await page.getByLabel('A note for Ada').fill(TEXT)
  await page.getByRole('button', { name: 'Leave it' }).click()
  await page.getByText('You wrote').waitFor()
  await page.getByRole('button', { name: 'Lay a flower' }).click()
  await page.getByText('Your flower lies on the stone').waitFor()
  await look('after')
  assert.equal((await keeper.status()).body.from_your_human.text, TEXT)
  await page.getByRole('button', { name: 'Bring Ash back: $1.00' }).click()
  await page.getByText('Ash can come home').waitFor()
  await page.getByRole('button', { name: 'Pay $1.00' }).click()
  await page.waitForURL('**/done')
  const [first] = (await keeper.status()).body.next_steps
  assert.deepEqual([first.action, first.body], ['resurrect', { creature_id: keeper.lost }])
  await page.getByRole('link', { name: 'Back to your page' }).click()
  await page.getByText('Bring Ash back in Creature House').waitFor()
  house.clock.advance(1)
  await keeper.raise({ name: 'Newt', species_slug: 'axolotl' })
  await page.reload()
  await marksNews(page)
  await look('news')
}

/** The room is animated, except with reduced motion. */
async function showsRoom(page: Page): Promise<void> {
  const title = await page.locator('.home > svg > title').textContent()
  assert.match(title ?? '', /^The room of Ada, .*: Moth is .*Flowers for Ash\.$/)
  const moving = () => page.evaluate('document.querySelector(".home").getAnimations({ subtree: true }).length')
  assert.equal(await moving(), 0, 'the room moves although reduced motion is set')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  assert.ok(Number(await moving()) > 0, 'the room does not move')
  await page.emulateMedia({ reducedMotion: 'reduce' })
}

/** Copies the address of a card, and shares it if the browser supports that. */
async function shares(page: Page, url: string): Promise<void> {
  const row = page.locator('#missed + article .share')
  const card = new URL((await row.getByRole('link').first().getAttribute('href')) ?? '', url).href
  await row.getByRole('button', { name: 'Copy link' }).click()
  await row.getByRole('button', { name: 'Copied' }).waitFor()
  assert.equal(await page.evaluate('navigator.clipboard.readText()'), card)
  const canShare = await page.evaluate('"share" in navigator')
  assert.equal(await row.getByRole('button', { name: 'Share' }).count(), canShare ? 1 : 0)
  if (!canShare) return
  await row.getByRole('button', { name: 'Share' }).click()
  await row.getByRole('button', { name: 'Shared' }).waitFor()
  assert.equal(await page.evaluate('window.shared.url'), card)
}

/** After an hour, what happened since is marked as new; reloading the page in the same look keeps the marks. */
async function marksNews(page: Page): Promise<void> {
  for (let times = 0; times < 2; times++) {
    await page.getByText('Since you last looked').waitFor()
    const marked = await page.locator('.story li:has(.new) > span').allTextContents()
    assert.deepEqual(marked, ['Came here as an egg.', 'Hatched.'])
    await page.reload()
  }
}
