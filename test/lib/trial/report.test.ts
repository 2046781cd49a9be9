/** The report of the trial: table, curves and stories, as a file and as a page of the local host. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asHtml } from '../../../lambdas/pages/parts/html'
import { BASELINES } from '../../../lib/trial/agents/baselines'
import { findResults, reportPage, trialPage } from '../../../lib/trial/report'
import { SCHEMA, type TrialResult, tableOf } from '../../../lib/trial/results'
import { runSample } from '../../../lib/trial/run'
import { scenarioOf } from '../../../lib/trial/scenario'
import { openTestHouse } from '../../support/test-house'

const HOSTILE = '"><script>window.broken=1</script>'
let results: TrialResult[]

beforeAll(async () => {
  const [never] = BASELINES
  const lost = await runSample(never!, scenarioOf(1, 1))
  const kept = { ...lost, creatures: lost.creatures.map((one) => ({ ...one, died_after_hours: null })) }
  results = [lost, { ...kept, agent: HOSTILE, score: 1 }]
})

it('shows a curve for each agent, and every life as a story', () => {
  const page = asHtml(reportPage(results))
  expect(page).toContain('falling from 100 to 0 percent by day 28')
  expect(page).toContain('falling from 100 to 100 percent by day 28')
  expect(page).toContain('died of neglect on day 2')
  expect(page).toContain(results[0]?.creatures[0]?.story.slice(0, 20))
  expect(page.match(/id="level1-curve-agent\d"/g)).toHaveLength(2)
})

it('escapes what agents are called', () => {
  expect(asHtml(reportPage(results))).not.toContain('<script>')
  expect(asHtml(trialPage(results))).not.toContain('<script>window')
})

it('is at /trial on the local host, with the results of a folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trial-results-'))
  const house = await openTestHouse({ pages: { '/trial': () => trialPage(findResults([folder])) } })
  try {
    expect((await house.call('GET', '/trial')).text).toContain('There are no results yet')
    writeFileSync(join(folder, 'one.json'), JSON.stringify({ schema: SCHEMA, results }))
    const { status, text, headers } = await house.call('GET', '/trial')
    expect(status).toBe(200)
    expect(text).toContain('Lives with never')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    writeFileSync(join(folder, 'old.json'), JSON.stringify({ schema: 'creature-house-trial/0', results: [] }))
    expect(() => findResults([folder])).toThrow('creature-house-trial/0')
    expect((await house.call('POST', '/trial', { body: {} })).status).toBe(404)
  } finally {
    await house.close()
    rmSync(folder, { recursive: true })
  }
})

it('trial/README.md has the table of the published baselines', () => {
  const folder = join(__dirname, '../../../trial')
  const published = findResults([join(folder, 'results')])
  expect(new Set(published.map(({ agent }) => agent)).size).toBe(BASELINES.length)
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain(tableOf(published))
})
