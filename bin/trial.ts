/** `npm run trial`: runs agents through the trial, or opens its doors for another runner. */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { asHtml } from '../lambdas/pages/parts/html'
import '../lib/local/engine/dynamodb'
import { endWhenOrphaned } from '../lib/local/orphaned'
import { openAgentDoor } from '../lib/trial/agent-door'
import { BASELINES } from '../lib/trial/agents/baselines'
import { programAgent } from '../lib/trial/agents/program'
import { openControlDoor } from '../lib/trial/control-door'
import { harborName, harborTask } from '../lib/trial/harbor'
import { findResults, reportPage } from '../lib/trial/report'
import { SCHEMA, type TrialResult, type TrialResults, tableOf } from '../lib/trial/results'
import { runSample } from '../lib/trial/run'
import {
  LEVELS,
  type Level,
  MEMORIES,
  type Memory,
  MIN_DAYS,
  PUBLIC_SEEDS,
  type Scenario,
  scenarioOf,
} from '../lib/trial/scenario'

const USAGE = `npm run trial -- --agent rules --level 2 --seeds 4

  --agent    ${BASELINES.map(({ name }) => name).join(', ')}, baselines (all of them), or a program: ./my-agent.mjs
  --level    ${LEVELS.join(', ')}, several as 1,2, or all (default)
  --seeds    how many, from 1 (default ${PUBLIC_SEEDS})
  --seed     one seed instead
  --memory   ${MEMORIES.join(' or ')} (default kept)
  --days     at least ${MIN_DAYS} (default 28)
  --secret   draws other scenarios from the same seeds
  --json     prints {schema, results} instead of a table
  --out      a folder for results.json and report.html
  --report   reads the results in the files and folders named, instead of running an agent
  --harbor   writes the scenarios as tasks for Harbor into this folder, instead of running an agent
  --serve    opens the control door, and prints its address and secret as JSON; with --seed, also that sample`

const { values, positionals } = parseArgs({
  options: {
    agent: { type: 'string' },
    level: { type: 'string', default: 'all' },
    seeds: { type: 'string', default: String(PUBLIC_SEEDS) },
    seed: { type: 'string' },
    memory: { type: 'string' },
    days: { type: 'string' },
    secret: { type: 'string' },
    json: { type: 'boolean' },
    out: { type: 'string' },
    serve: { type: 'boolean' },
    report: { type: 'boolean' },
    harbor: { type: 'string' },
  },
  allowPositionals: true,
})

const fail = (message: string): never => {
  console.error(`${message}\n\n${USAGE}`)
  process.exit(2)
}

function scenarios(): Scenario[] {
  const levels = values.level === 'all' ? LEVELS : values.level.split(',').map((one) => Number(one) as Level)
  if (!levels.every((level) => LEVELS.includes(level))) fail(`--level ${values.level}: there is no such level`)
  const days = values.days === undefined ? undefined : Number(values.days)
  if (days !== undefined && !(days >= MIN_DAYS)) fail(`--days ${values.days}: at least ${MIN_DAYS}`)
  if (values.memory !== undefined && !MEMORIES.includes(values.memory as Memory)) fail(`--memory ${values.memory}`)
  const count = Number(values.seeds)
  const seeds = values.seed ? [Number(values.seed)] : Array.from({ length: count }, (_, at) => at + 1)
  if (seeds.length === 0 || !seeds.every(Number.isSafeInteger)) fail('--seeds and --seed are whole numbers')
  const options = { secret: values.secret, days, memory: values.memory as Memory | undefined }
  return levels.flatMap((level) => seeds.map((seed) => scenarioOf(level, seed, options)))
}

async function serve(): Promise<void> {
  const { TRIAL_PORT, TRIAL_AGENT_PORT, TRIAL_HOST, TRIAL_SECRET, TRIAL_KEY } = process.env
  const [scenario] = values.seed ? scenarios() : []
  const door = await openControlDoor({
    port: Number(TRIAL_PORT ?? 0),
    agentPort: Number(TRIAL_AGENT_PORT ?? 0),
    host: TRIAL_HOST,
    secret: TRIAL_SECRET,
    ...(scenario && TRIAL_KEY && { first: { scenario, key: TRIAL_KEY } }),
  })
  console.log(JSON.stringify({ url: door.url, agent_url: door.agentUrl, secret: door.secret }))
  endWhenOrphaned()
}

function writeHarbor(folder: string): void {
  for (const scenario of scenarios())
    for (const [path, text] of Object.entries(harborTask(scenario, randomBytes(32).toString('hex')))) {
      const file = join(folder, harborName(scenario), path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text, { mode: path.endsWith('.sh') ? 0o755 : 0o644 })
    }
}

async function run(chosen: string): Promise<void> {
  const names = chosen === 'baselines' ? BASELINES.map(({ name }) => name) : chosen.split(',')
  const door = await openAgentDoor()
  const agents = names.map((name) => {
    const baseline = BASELINES.find((one) => one.name === name)
    if (!baseline && !existsSync(name)) fail(`--agent ${name}: neither a baseline nor a file`)
    return baseline ?? programAgent(name, door, process.env.PATH ?? '')
  })
  const results: TrialResult[] = []
  for (const scenario of scenarios())
    for (const agent of agents) {
      const result = await runSample(agent, scenario)
      results.push(result)
      if (process.stderr.isTTY)
        console.error(`level ${scenario.level}, ${agent.name}, seed ${scenario.seed}: ${result.score}`)
    }
  await door.close()
  show(results)
}

function show(results: readonly TrialResult[]): void {
  const all: TrialResults = { schema: SCHEMA, results }
  if (values.out) {
    mkdirSync(values.out, { recursive: true })
    writeFileSync(join(values.out, 'results.json'), `${JSON.stringify(all)}\n`)
    writeFileSync(join(values.out, 'report.html'), asHtml(reportPage(results)))
  }
  console.log(values.json ? JSON.stringify(all, null, 1) : tableOf(results))
}

if (values.serve) await serve()
else if (values.report) show(findResults(positionals))
else if (values.harbor) writeHarbor(values.harbor)
else await run(values.agent ?? fail('--agent is missing'))
