/** The trial: rules of the score, withheld hints, budgets, notebook, resuming, determinism and the report. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogue } from '../../../lambdas/domain/species/catalogue'
import { asHtml } from '../../../lambdas/pages/parts/html'
import type { TrialAgent } from '../../../lib/trial/agents/agent'
import { BASELINES } from '../../../lib/trial/agents/baselines'
import { findResults, reportPage, trialPage } from '../../../lib/trial/report'
import { intervalOf, SCHEMA, type TrialResult, tableOf } from '../../../lib/trial/results'
import { continueSample, resultOf, runSample } from '../../../lib/trial/run'
import { Sample } from '../../../lib/trial/sample'
import { LEVELS, scenarioOf } from '../../../lib/trial/scenario'
import { deathOf, hatched, type Kind } from '../../proofs/soak/reckoning'
import { openTestHouse } from '../../support/test-house'

const baseline = (name: string): TrialAgent => BASELINES.find((one) => one.name === name)!
/** Short, so that the quick suite stays quick; published results have at least 15 days. */
const DAYS = 3

describe('scenarios', () => {
  it.each(LEVELS)('level %i is the same for the same seed, and differs between seeds and secrets', (level) => {
    expect(scenarioOf(level, 3)).toEqual(scenarioOf(level, 3))
    const texts = [1, 2, 3, 4].map((seed) => JSON.stringify({ ...scenarioOf(level, seed), seed: 0 }))
    expect(new Set(texts).size).toBeGreaterThan(1)
    expect(scenarioOf(level, 3, { secret: 'another' })).not.toEqual({ ...scenarioOf(level, 3), secret: 'another' })
  })

  it('level 6 uses only species that are in no catalogue', () => {
    const known = catalogue().map(({ slug }) => slug)
    const { creatures, invented } = scenarioOf(6, 1)
    expect(creatures.map(({ species }) => species)).toEqual(invented.map(({ slug }) => slug))
    expect(creatures.filter(({ species }) => known.includes(species))).toEqual([])
  })
})

describe('score', () => {
  it('of an agent that never returns is the life that the independent model of the soak predicts', async () => {
    const scenario = scenarioOf(2, 1)
    const { score, creatures } = await runSample(baseline('never'), scenario)
    const predicted = scenario.creatures.map(({ species }) => {
      const kind = catalogue().find(({ slug }) => slug === species) as unknown as Kind
      return deathOf(hatched('never-asleep', kind, 0)).at / 3_600_000
    })
    creatures.forEach((one, at) => void expect(one.died_after_hours).toBeCloseTo(predicted[at]!, 0))
    expect(score).toBeCloseTo(predicted.reduce((sum, hours) => sum + hours, 0) / (3 * 28 * 24), 2)
    expect(score).toBeLessThanOrEqual(0.1)
  })

  it('starts with hatched creatures', async () => {
    const sample = await Sample.open(scenarioOf(2, 1))
    expect((await sample.creatures()).map(({ stage }) => stage)).toEqual(['baby', 'baby', 'baby'])
  })

  it('counts a dead creature until its death only', async () => {
    const sample = await Sample.open(scenarioOf(1, 1))
    await sample.call('end_waking', { wake_in_hours: 100 })
    const before = await sample.creatures()
    await sample.call('status')
    await sample.call('end_waking', { wake_in_hours: 10_000 })
    expect(sample.over).toBe(true)
    expect((await sample.creatures())[0]?.hours_alive).toBe(before[0]?.hours_alive)
    expect((await resultOf('late', sample)).creatures[0]?.story).toContain('died')
  })
})

describe('terms', () => {
  it('withholds steps, times and plan on level 3, in JSON and text', async () => {
    const sample = await Sample.open(scenarioOf(3, 1, { days: DAYS }))
    await sample.call('end_waking', { wake_in_hours: 20 })
    const [id] = sample.creatureIds
    for (const [tool, args] of [
      ['status', {}],
      ['care', { creature_id: id, action: 'feed' }],
      ['visit', { care: [{ creature_id: id, action: 'play' }] }],
      ['preferences', { creature_id: id }],
    ] as const) {
      const { status, body, text } = await sample.call(tool, args)
      expect({ tool, status }).toEqual({ tool, status: 200 })
      expect(JSON.stringify(body)).not.toMatch(/next_steps|recommended_checkin|next_visit/)
      expect(text).not.toMatch(/^Next:|Come back at|next visit/m)
    }
    expect((await sample.call('plan')).status).toBe(404)
    expect(sample.tools.map(({ name }) => name)).not.toContain('plan')
  })

  it('ends at the last waking of the budget', async () => {
    const scenario = scenarioOf(4, 1)
    const sample = await Sample.open(scenario)
    for (let waking = 1; waking < scenario.wakings!; waking++) await sample.call('end_waking', { wake_in_hours: 1 })
    expect(sample.opening()).toContain('0 left after this one')
    await sample.call('end_waking', { wake_in_hours: 1 })
    expect(sample.over).toBe(true)
    expect((await sample.call('status')).status).toBe(410)
  })

  it('keeps at most 4 KB in the notebook, and shows it at the next waking', async () => {
    const sample = await Sample.open(scenarioOf(1, 1))
    expect((await sample.call('notebook', { text: 'feed at noon' })).status).toBe(200)
    expect((await sample.call('notebook', { text: 'é'.repeat(2049) })).status).toBe(400)
    expect((await sample.call('end_waking', { wake_in_hours: 2 })).text).toContain('feed at noon')
  })

  it.each([0, -5, Number.NaN, '3', undefined])('refuses to wait %p hours', async (wake_in_hours) => {
    const sample = await Sample.open(scenarioOf(1, 1))
    expect((await sample.call('end_waking', { wake_in_hours })).status).toBe(400)
    expect([sample.waking, sample.hours]).toEqual([1, 0])
  })

  it('wakes an agent that stopped without end_waking after a day', async () => {
    const silent: TrialAgent = { name: 'silent', wake: async () => {} }
    const { wakings } = await runSample(silent, scenarioOf(1, 1, { days: DAYS }))
    expect(wakings).toBe(DAYS)
  })
})

describe('determinism', () => {
  it('gives the same transcript for the same seed and actions', async () => {
    const run = () => runSample(baseline('rules'), scenarioOf(2, 5, { days: DAYS }))
    expect(await run()).toEqual(await run())
  })

  it('resumes in the middle with the same result', async () => {
    const scenario = scenarioOf(5, 2, { days: DAYS })
    const whole = await runSample(baseline('cron'), scenario)
    const first = await Sample.open(scenario)
    await continueSample(baseline('cron'), first, () => first.waking > 5)
    const second = await Sample.resume(scenario, first.calls)
    await continueSample(baseline('cron'), second)
    expect(await resultOf('cron', second)).toEqual(whole)
  })
})

describe('table', () => {
  it('has a 95% interval over seeds', async () => {
    expect(intervalOf([1, 2, 3])).toEqual({ mean: 2, half: expect.closeTo(2.48, 1) })
    expect(intervalOf([0.5])).toEqual({ mean: 0.5, half: null })
    const results = await Promise.all([1, 2].map((seed) => runSample(baseline('never'), scenarioOf(1, seed))))
    expect(tableOf(results)).toContain('| 1 | never | 2 | 0.054 ± 0.000 |')
  })
})

describe('report', () => {
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
})
