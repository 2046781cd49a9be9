/**
 * The consent page in a real browser: from the client's link over a new keeper to the client's own address, in light
 * and dark mode, on a phone and with the keyboard; axe and html-validate find no fault, and no page can frame it.
 * SCREENSHOTS sets a folder for screenshots.
 */
import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { Page } from 'playwright-core'
import { challengeOf, registerClient, sendToken } from '../support/agents/hosted-client'
import { htmlFaults } from '../support/html'
import { listen } from '../support/http'
import { openTestHouse, type TestHouse } from '../support/test-house'
import { launch, run } from './chromium'
import { isSound, openPage, photograph } from './sound'

const VERIFIER = 'a-verifier-that-is-long-enough-for-pkce-to-take-it'
const TIMEZONE = 'Asia/Kolkata'

run(async () => {
  const house = await openTestHouse({ rateLimits: { register: 100 } })
  const client = await startClient()
  const browser = await launch()
  try {
    for (const colorScheme of ['light', 'dark'] as const) {
      const viewport = { width: colorScheme === 'light' ? 1280 : 320, height: 800 }
      const context = await browser.newContext({ colorScheme, viewport, timezoneId: TIMEZONE })
      const { page, complaints } = await openPage(context)
      await signsIn(page, house, client.url, colorScheme)
      await endsIt(page, house, colorScheme)
      assert.deepEqual(complaints, [])
      await context.close()
    }
    await isNotFramed(await browser.newPage(), house, client.url)
  } finally {
    await browser.close()
    client.close()
    await house.close()
  }
  console.log('A person signs a client in and out in a browser.')
})

/** The client's own server, to which the browser returns. */
async function startClient() {
  const server = createServer((request, response) => {
    const framed = new URL(request.url ?? '/', 'http://client').searchParams.get('framed')
    const body = framed ? `<iframe src="${framed.replaceAll('&', '&amp;')}"></iframe>` : '<h1>Connected</h1>'
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(`<!DOCTYPE html><html lang="en"><title>A client</title><link rel="icon" href="data:,">${body}</html>`)
  })
  return { url: `${await listen(server)}/callback`, close: () => server.close() }
}

async function consentUrl(house: TestHouse, redirect_uri: string) {
  const client_id = await registerClient(house, [redirect_uri])
  const fields = {
    response_type: 'code',
    client_id,
    redirect_uri,
    code_challenge: challengeOf(VERIFIER),
    code_challenge_method: 'S256',
    state: 'the state',
    resource: `${house.url}/mcp/hosted`,
  }
  return { client_id, url: `${house.url}/oauth/authorize?${new URLSearchParams(fields)}` }
}

let lastKey = ''

/** Two clicks: create the keeper, then allow the client. */
async function signsIn(page: Page, house: TestHouse, redirect_uri: string, name: string): Promise<void> {
  const { client_id, url } = await consentUrl(house, redirect_uri)
  await page.goto(url)
  await shows(page, 'An app on this computer wants to come in', `consent-${name}`)
  assert.equal(
    await page.getByLabel('Time zone').inputValue(),
    new Intl.DateTimeFormat('en', { timeZone: TIMEZONE }).resolvedOptions().timeZone,
  )
  assert.match(await page.getByLabel('Name').inputValue(), /^keeper-/)
  await page.getByText('I have a key').click()
  await page.getByLabel('Key').fill('ch_wrong')
  await page.getByRole('button', { name: 'Allow' }).click()
  await page.getByRole('alert').filter({ hasText: 'not known here' }).waitFor()
  await page.goto(url)
  await page.getByRole('button', { name: 'Make this keeper' }).press('Enter')
  await shows(page, 'Your keeper is made', `made-${name}`)
  lastKey = (await page.locator('.key').textContent()) ?? ''
  await page.getByRole('button', { name: 'Allow' }).press('Enter')
  await page.getByRole('heading', { name: 'Connected' }).waitFor()
  const back = new URL(page.url())
  assert.equal(back.searchParams.get('state'), 'the state')
  assert.equal(back.searchParams.get('iss'), house.url)
  const code = back.searchParams.get('code') ?? ''
  const form = { grant_type: 'authorization_code', code, client_id, redirect_uri, code_verifier: VERIFIER }
  const { status, body } = await sendToken(house, form)
  assert.equal(status, 200)
  const { body: me } = await house.call('GET', '/api/me', { key: body.access_token })
  assert.equal(me.agent.timezone, await canonical())
  await page.goto(url)
  await page.getByRole('button', { name: 'Refuse' }).click()
  await page.waitForURL(/error=access_denied/)

  /** Chromium names the zone by its older name. */
  async function canonical() {
    return page.evaluate('Intl.DateTimeFormat().resolvedOptions().timeZone')
  }
}

async function endsIt(page: Page, house: TestHouse, name: string): Promise<void> {
  await page.goto(`${house.url}/oauth/connections`)
  await shows(page, 'Connections of a keeper', `key-${name}`)
  await page.getByLabel('Key').fill(lastKey)
  await page.getByRole('button', { name: 'Show them' }).click()
  await page.getByText('an app on this computer').waitFor()
  await isSound(page, 'connections')
  await photograph(page, `connections-${name}`)
  await page.getByRole('button', { name: 'End' }).click()
  await page.getByRole('status').filter({ hasText: 'can do nothing any more' }).waitFor()
}

async function isNotFramed(page: Page, house: TestHouse, clientUrl: string): Promise<void> {
  const { url } = await consentUrl(house, clientUrl)
  await page.goto(`${clientUrl}?framed=${encodeURIComponent(url)}`)
  await page.waitForTimeout(0)
  const frame = page.frames().at(-1)
  assert.equal(await frame?.locator('form').count(), 0, 'the consent page can be framed')
}

async function shows(page: Page, title: string, picture: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  // A form's answer cannot be fetched again, and the browser writes boolean attributes with an empty value.
  const faults = (await htmlFaults(await page.content())).filter(
    (fault) => !fault.startsWith('attribute-boolean-style'),
  )
  assert.deepEqual(faults, [], `html-validate on ${title}`)
  await isSound(page, title)
  await photograph(page, picture)
}
