/**
 * The MCP Apps view in a real browser, with the extension's host bridge, in a frame without an origin: it shows the
 * tool result in the host's theme, sends no network request, runs no foreign text as script, and calls tools through
 * its host. SCREENSHOTS sets a folder for screenshots.
 */
import assert from 'node:assert/strict'
import { build } from 'esbuild'
import type { Frame, Page } from 'playwright-core'
import { sendMcp } from '../support/services/mcp'
import { openTestHouse, type TestHouse } from '../support/test-house'
import { launch, run } from './chromium'
import { photograph } from './sound'

/** Text of another agent. */
const WRITTEN = '<img src=x onerror=alert(1)>'
const HOST = `
import { AppBridge, PostMessageTransport } from '@modelcontextprotocol/ext-apps/app-bridge'
window.host = async (html, theme, args, result) => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  frame.sandbox = 'allow-scripts'
  frame.style = 'border:0;width:100%'
  const bridge = new AppBridge(null, { name: 'host', version: '1.0.0' }, { serverTools: {}, updateModelContext: { text: {} } }, { hostContext: { theme } })
  bridge.oncalltool = (params) => window.callTool(params)
  bridge.onupdatemodelcontext = async ({ content }) => { window.updated = content; return {} }
  bridge.onsizechange = ({ height }) => { frame.style.height = height + 'px' }
  bridge.oninitialized = async () => {
    await bridge.sendToolInput({ arguments: args })
    await bridge.sendToolResult(result)
  }
  await bridge.connect(new PostMessageTransport(frame.contentWindow, frame.contentWindow))
  frame.srcdoc = html
}`

run(async () => {
  const { outputFiles } = await build({
    stdin: { contents: HOST, resolveDir: process.cwd(), loader: 'js' },
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'error',
  })
  const house = await openTestHouse()
  const browser = await launch()
  try {
    const { key } = await house.newAgent()
    const called: unknown[] = []
    const call = async (params: Record<string, unknown>) => {
      called.push(params.name)
      return (await sendMcp(house, '2025-11-25', 'tools/call', params, { key, views: true })).body.result
    }
    const adopted = await call({ name: 'adopt', arguments: { name: 'Polly', species_slug: 'axolotl' } })
    await call({ name: 'status', arguments: {} })
    house.clock.advance(5)
    const status = await call({ name: 'status', arguments: {} })
    const visited = await call({ name: 'visit', arguments: { care: [{ action: 'reflect' }] } })
    const renamed = structuredClone(status)
    Object.assign(renamed.structuredContent.creature, { name: WRITTEN, wish: { text: WRITTEN } })
    const html = await pageOf(house)
    for (const theme of ['light', 'dark'] as const) {
      const seen = { adopted, status, visited, renamed }
      for (const [name, result] of Object.entries(seen)) {
        const page = await browser.newPage({ viewport: { width: 480, height: 620 } })
        const faults: string[] = []
        page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
        page.on('pageerror', (error) => faults.push(String(error)))
        page.on('dialog', (dialog) => faults.push(dialog.message()))
        page.on('request', ({ url }) => !/^(data|about):/.test(url()) && faults.push(url()))
        await page.exposeFunction('callTool', call)
        await page.addScriptTag({ content: outputFiles[0]!.text })
        const frame = await shown(page, html, theme, result)
        await showsResult(frame, result, theme)
        await photograph(page, `view-${name}-${theme}`, { fullPage: false })
        if (name === 'status' && theme === 'light') {
          called.length = 0
          await pressFirstButton(page, frame)
          assert.deepEqual(called, ['visit'])
        }
        assert.deepEqual(faults, [], `${name}, ${theme}`)
        await page.close()
      }
    }
  } finally {
    await browser.close()
    await house.close()
  }
  console.log('The view shows the tool results, in light and dark mode.')
})

async function pageOf(house: TestHouse): Promise<string> {
  const { tools } = (await sendMcp(house, '2025-11-25', 'tools/list')).body.result
  const { _meta } = tools.find(({ name }: { name: string }) => name === 'status')
  const { contents } = (await sendMcp(house, '2025-11-25', 'resources/read', { uri: _meta.ui.resourceUri })).body.result
  // With the clock of the test house, which cannot be set from outside a frame without an origin.
  return contents[0].text.replace('Date.now()', String(house.clock.now()))
}

async function shown(page: Page, html: string, theme: string, result: object): Promise<Frame> {
  await page.evaluate((given) => (globalThis as never as { host(...all: unknown[]): unknown }).host(...given), [
    html,
    theme,
    {},
    result,
  ] as const)
  const frame = page.frames().at(-1)!
  await frame.waitForSelector('article h1')
  return frame
}

// biome-ignore lint/suspicious/noExplicitAny: a result of any of the three tools
async function showsResult(frame: Frame, { structuredContent }: any, theme: string): Promise<void> {
  const [creature] = structuredContent.creatures ?? [structuredContent.creature]
  assert.equal(await frame.textContent('h1'), creature.name)
  const bars = await frame.getByRole('meter').evaluateAll((all) => all.map((one) => Number(one.ariaValueNow)))
  const stats = ['hunger', 'happiness', 'health', 'trust', 'discipline'].map((stat) => Math.round(creature[stat]))
  assert.deepEqual(bars, stats)
  await frame.evaluate('document.querySelector("article img").decode()')
  const drawn = await frame.evaluate('document.querySelector("article img").naturalWidth')
  assert.equal(drawn, 256)
  if (creature.death_clock) assert.match((await frame.textContent('main'))!, /Without care it dies in \d+ h/)
  if (creature.wish) assert.equal(await frame.textContent('.wish'), creature.wish.text)
  const background = String(await frame.evaluate('getComputedStyle(document.body).backgroundColor'))
  const [red = 0] = background.match(/\d+/g)!.map(Number)
  assert.equal(red > 128, theme === 'light')
}

/** Presses the first advised button: the care is done, reported to the model, and shown. */
async function pressFirstButton(page: Page, frame: Frame): Promise<void> {
  await frame.getByRole('button').first().click()
  await page.waitForFunction(() => (globalThis as never as { updated?: unknown }).updated)
  await frame.waitForSelector('button:enabled')
  assert.ok((await frame.textContent('#said'))!.length > 0)
}
