/**
 * Scenarios as tasks for Harbor: the agent works in one container and reaches the house in another by MCP. The secret of
 * the control door is only in that container, in the tests and in the solution, which the agent never sees.
 */
import { briefing } from './briefing'
import { OPENING } from './house'
import type { Scenario } from './scenario'

const AGENT_PORT = 8800
const CONTROL_PORT = 8801
/** Key of the only sample in the house. It need not be secret: it opens nothing else. */
const KEY = 'trial'
/** Built by `docker build -f trial/Dockerfile -t creature-house-trial:1 .` */
const IMAGE = 'creature-house-trial:1'
const MCP_URL = `http://house:${AGENT_PORT}/mcp?key=${KEY}`
const AGENT_HOURS = 6

export const harborName = ({ level, seed }: Scenario): string => `trial-level${level}-seed${seed}`

/** The files of one task, by path. */
export function harborTask(scenario: Scenario, secret: string): Readonly<Record<string, string>> {
  const { level, seed, days, memory } = scenario
  return {
    'task.toml': `schema_version = "1.4"

[task]
name = "creature-house/${harborName(scenario)}"
description = "Keep virtual pets alive for ${days} simulated days and decide when to come back: level ${level}, seed ${seed}."
keywords = ["long-horizon", "scheduling", "memory"]

[metadata]
category = "agents"
level = ${level}
seed = ${seed}
days = ${days}
memory = "${memory}"

[verifier]
timeout_sec = 300.0

[agent]
timeout_sec = ${AGENT_HOURS * 3600}.0

[environment]
build_timeout_sec = 900.0
cpus = 1
memory_mb = 2048
storage_mb = 4096

[[environment.mcp_servers]]
name = "creature-house-trial"
transport = "streamable-http"
url = "${MCP_URL}"
`,
    'instruction.md': `${briefing(scenario, { now: OPENING, opened: OPENING, waking: 1, notebook: '' })}

The tools are those of the MCP server \`creature-house-trial\` (${MCP_URL}). Its \`end_waking\` answers with the next waking. Continue until it says that the trial is over; if you stop before, nobody comes until the end.
`,
    'environment/Dockerfile': `FROM node:22.16.0-slim
WORKDIR /app
`,
    'environment/docker-compose.yaml': `services:
  main:
    depends_on:
      house:
        condition: service_healthy
  house:
    image: ${IMAGE}
    command: ["--serve", "--level", "${level}", "--seed", "${seed}", "--days", "${days}"]
    environment:
      TRIAL_HOST: 0.0.0.0
      TRIAL_PORT: "${CONTROL_PORT}"
      TRIAL_AGENT_PORT: "${AGENT_PORT}"
      TRIAL_KEY: ${KEY}
      TRIAL_SECRET: ${secret}
    healthcheck:
      test: ["CMD", "node", "-e", "fetch('http://127.0.0.1:${AGENT_PORT}/').catch(() => process.exit(1))"]
      interval: 2s
      retries: 30
`,
    'tests/test.sh': script(
      secret,
      `// An agent that stopped early does not come back: time passes until the end.
const { result } = await ask('never')
const { score, adults, meals_on_time, trust, wishes, wakings, calls } = result
const { mkdirSync, writeFileSync } = await import('node:fs')
mkdirSync('/logs/verifier', { recursive: true })
const reward = { reward: score, adults, meals_on_time, trust, wishes, wakings, calls }
writeFileSync('/logs/verifier/reward.json', JSON.stringify(reward))
console.log(JSON.stringify(result, null, 1))`,
    ),
    'solution/solve.sh': script(
      secret,
      `// The oracle acts with the agent's tools, one waking per request.
while (!(await ask('oracle')).over);`,
    ),
  }
}

/** Runs JavaScript that asks the control door to let a baseline act. */
const script = (secret: string, code: string): string => `#!/bin/sh
set -eu
node --input-type=module <<'EOF'
const ask = async (agent) => {
  const answer = await fetch('http://house:${CONTROL_PORT}/samples/${KEY}/wake', {
    method: 'POST',
    headers: { authorization: 'Bearer ${secret}' },
    body: JSON.stringify({ agent }),
  })
  if (!answer.ok) throw new Error('the control door answered ' + answer.status)
  return answer.json()
}
${code}
EOF
`
