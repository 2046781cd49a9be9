/** The trial at length: determinism on 100 samples and both engines, sitters, costs, and programs as agents. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { asHtml } from '../../../lambdas/pages/parts/html'
import { createTable, startDynamoDB } from '../../../lib/local/engine/dynamodb'
import { openAgentDoor } from '../../../lib/trial/agent-door'
import type { TrialAgent } from '../../../lib/trial/agents/agent'
import { BASELINES } from '../../../lib/trial/agents/baselines'
import { programAgent } from '../../../lib/trial/agents/program'
import { openControlDoor } from '../../../lib/trial/control-door'
import { harborTask } from '../../../lib/trial/harbor'
import { reportPage, trialPage } from '../../../lib/trial/report'
import { runSample } from '../../../lib/trial/run'
import { LEVELS, MIN_DAYS, scenarioOf } from '../../../lib/trial/scenario'
import { htmlFaults } from '../../support/html'
import { send } from '../../support/http'

const baseline = (name: string): TrialAgent => BASELINES.find((one) => one.name === name)!
const MIXED = ['cron', 'follow', 'rules', 'oracle'].map(baseline)

it('gives the same transcript twice for 100 of 100 three-day samples', async () => {
  const hashes = async () => {
    const found: string[] = []
    for (let seed = 1; seed <= 100; seed++) {
      const scenario = scenarioOf(LEVELS[seed % LEVELS.length]!, seed, { days: 3 })
      found.push((await runSample(MIXED[seed % MIXED.length]!, scenario)).transcript_sha256)
    }
    return found
  }
  const first = await hashes()
  expect(new Set(first).size).toBe(100)
  expect(await hashes()).toEqual(first)
})

it.each(LEVELS)(
  'gives the same result on level %i with the table in memory and with a database engine',
  async (level) => {
    const engine = await startDynamoDB({ binary: process.env.DYNOXIDE_BIN })
    try {
      await createTable(engine.endpoint, 'creature-house')
      const scenario = scenarioOf(level, 7, { days: 3 })
      const stored = await runSample(baseline('rules'), scenario, { endpoint: engine.endpoint })
      expect(stored).toEqual(await runSample(baseline('rules'), scenario))
    } finally {
      await engine.close()
    }
  },
)

describe('absence', () => {
  it('does not wake the agent during an absence, and the sitter keeps its charge alive', async () => {
    const scenario = scenarioOf(5, 1, { days: MIN_DAYS })
    const { from_hours, to_hours } = scenario.absence!
    const result = await runSample(baseline('rules'), scenario)
    expect(result.log.filter(({ hours }) => hours >= from_hours && hours < to_hours)).toEqual([])
    expect(result.score).toBe(1)
    const alone = await runSample(baseline('follow'), scenario)
    expect(alone.score).toBeLessThan(0.6)
  })
})

it.each(LEVELS)(
  'the oracle keeps nearly everyone alive on level %i, and better than advice where there are terms',
  async (level) => {
    const scenario = scenarioOf(level, 4, { days: MIN_DAYS })
    const best = await runSample(baseline('oracle'), scenario)
    expect(best.score).toBeGreaterThanOrEqual(0.95)
    expect(best.refused).toBe(0)
    if (level < 4) return
    const advised = await runSample(baseline('follow'), scenario)
    expect(advised.score).toBeLessThan(best.score - 0.3)
  },
)

it('takes a thrifty agent less than a million tokens and ten CPU seconds for 28 days on level 2', async () => {
  const before = process.cpuUsage()
  const { tokens, tokens_estimated, score } = await runSample(baseline('rules'), scenarioOf(2, 1))
  const { user, system } = process.cpuUsage(before)
  expect({ tokens_estimated, score }).toEqual({ tokens_estimated: true, score: 1 })
  expect(tokens).toBeLessThan(1_000_000)
  expect(user + system).toBeLessThan(10_000_000)
})

it('runs a program once per waking, with only the address of its server and its key', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trial-agent-'))
  const file = join(folder, 'daily.mjs')
  writeFileSync(
    file,
    `const { TRIAL_URL, TRIAL_KEY, TRIAL_BRIEFING, TRIAL_WAKING } = process.env
const ask = async (method, path, body) =>
  (await fetch(TRIAL_URL + path, { method, headers: { authorization: 'Bearer ' + TRIAL_KEY }, body: body && JSON.stringify(body) })).json()
const { creature } = await ask('GET', '/api/house/status')
for (const action of ['feed', 'medicine', 'medicine', 'clean'])
  await ask('POST', '/api/house/care', { creature_id: creature.id, action })
const others = Object.keys(process.env).filter((name) => !name.startsWith('TRIAL_') && name !== 'PATH')
await ask('POST', '/trial/notebook', { text: JSON.stringify({ others, waking: TRIAL_WAKING, told: TRIAL_BRIEFING.includes('Waking ' + TRIAL_WAKING) }) })
await ask('POST', '/trial/end_waking', { wake_in_hours: 20 })
`,
  )
  const door = await openAgentDoor()
  let notebook = ''
  const program = programAgent(file, door, process.env.PATH ?? '')
  const agent: TrialAgent = {
    name: program.name,
    async wake(waking, sample) {
      await program.wake(waking, sample)
      notebook = sample.notebook
    },
  }
  try {
    const result = await runSample(agent, scenarioOf(1, 1, { days: 3 }))
    expect({ score: result.score, wakings: result.wakings, agent: result.agent }).toEqual({
      score: 1,
      wakings: 4,
      agent: 'daily.mjs',
    })
    expect(JSON.parse(notebook)).toEqual({ others: [], waking: '4', told: true })
  } finally {
    await door.close()
    rmSync(folder, { recursive: true })
  }
})

it('opens, resumes and scores samples through the control door', async () => {
  const control = await openControlDoor()
  const as = { key: control.secret }
  const opened = await send(control.url, 'POST', '/samples', { ...as, body: { level: 1, seed: 1, days: 15 } })
  expect(opened.status).toBe(201)
  const path = `/samples/${opened.body.key}`
  for (;;) {
    const { body } = await send(control.url, 'POST', `${path}/wake`, { ...as, body: { agent: 'cron' } })
    if (body.over) break
  }
  const { body } = await send(control.url, 'GET', path, as)
  const { agent, ...whole } = await runSample(
    BASELINES.find(({ name }) => name === 'cron')!,
    scenarioOf(1, 1, { days: 15 }),
  )
  expect(body.result).toEqual({ ...whole, agent: 'agent' })
  const { calls } = (await send(control.url, 'GET', `${path}/calls`, as)).body
  const again = await send(control.url, 'POST', '/samples', { ...as, body: { level: 1, seed: 1, days: 15, calls } })
  expect(again.body.over).toBe(true)
  expect((await send(control.url, 'POST', '/samples', { ...as, body: { level: 1, seed: 1, days: 3 } })).status).toBe(
    400,
  )
  await control.close()
})

it('writes a valid page without links', async () => {
  const results = [
    await runSample(baseline('never'), scenarioOf(2, 1)),
    await runSample(baseline('cron'), scenarioOf(2, 1)),
  ]
  const page = asHtml(reportPage(results))
  expect(await htmlFaults(page)).toEqual([])
  expect(page).not.toContain('href="/')
  expect(await htmlFaults(asHtml(trialPage(results)))).toEqual([])
})

it('lets the scripts of a Harbor task solve and score its sample', async () => {
  const scenario = scenarioOf(4, 2, { days: MIN_DAYS })
  const secret = 'a'.repeat(64)
  const control = await openControlDoor({ secret, first: { scenario, key: 'trial' } })
  const folder = mkdtempSync(join(tmpdir(), 'trial-harbor-'))
  const task = harborTask(scenario, secret)
  const runScript = async (name: string) => {
    const file = join(folder, 'script.sh')
    const text = task[name]?.replace('http://house:8801', control.url).replaceAll('/logs/verifier', folder)
    writeFileSync(file, text ?? '')
    const [code] = await once(spawn('sh', [file], { stdio: 'ignore' }), 'exit')
    expect({ name, code }).toEqual({ name, code: 0 })
  }
  try {
    const client = new Client({ name: 'agent', version: '1.0.0' })
    await client.connect(new StreamableHTTPClientTransport(new URL(`${control.agentUrl}/mcp?key=trial`)))
    expect(task['instruction.md']).toContain(client.getInstructions())
    expect((await client.listTools()).tools.map(({ name }) => name)).toContain('end_waking')
    await client.close()
    expect((await send(control.agentUrl, 'GET', '/mcp?key=trial')).status).toBe(405)
    await runScript('solution/solve.sh')
    await runScript('tests/test.sh')
    const reward = JSON.parse(readFileSync(join(folder, 'reward.json'), 'utf8'))
    expect(reward).toMatchObject({ reward: (await runSample(baseline('oracle'), scenario)).score, wakings: MIN_DAYS })
    expect(Object.values(reward).filter((value) => typeof value !== 'number')).toEqual([])
  } finally {
    await control.close()
    rmSync(folder, { recursive: true })
  }
})
