/** Runs an agent through samples and builds the results. */
import { createHash } from 'node:crypto'
import type { TrialAgent } from './agents/agent'
import type { TrialResult } from './results'
import { DEFAULT_WAIT_HOURS, round, Sample, type SampleOptions } from './sample'
import type { Scenario } from './scenario'

export async function runSample(agent: TrialAgent, scenario: Scenario, options?: SampleOptions): Promise<TrialResult> {
  const sample = await Sample.open(scenario, options)
  await continueSample(agent, sample)
  return resultOf(agent.name, sample)
}

/** An agent that stops without end_waking is woken after a day. */
export async function continueSample(agent: TrialAgent, sample: Sample, until = () => false): Promise<void> {
  while (!sample.over && !until()) {
    const { waking } = sample
    await agent.wake({ text: sample.opening(), call: (tool, args) => sample.call(tool, args) }, sample)
    if (sample.waking === waking && !sample.over) await sample.call('end_waking', { wake_in_hours: DEFAULT_WAIT_HOURS })
  }
}

export async function resultOf(agent: string, sample: Sample): Promise<TrialResult> {
  const { scenario, transcript, usage } = sample
  const creatures = await sample.creatures()
  const total = (of: (one: (typeof creatures)[number]) => number) => creatures.reduce((sum, one) => sum + of(one), 0)
  const meals = total(({ meals: { given, missed } }) => given + missed)
  return {
    seed: scenario.seed,
    level: scenario.level,
    agent,
    memory: scenario.memory,
    days: scenario.days,
    score: round(total(({ hours_alive }) => hours_alive) / (scenario.days * 24 * creatures.length)),
    adults: creatures.filter(({ stage }) => stage === 'adult').length,
    meals_on_time: round(meals === 0 ? 0 : total((one) => one.meals.on_time) / meals),
    trust: round(total(({ trust }) => trust) / creatures.length, 1),
    wishes: total(({ wishes }) => wishes),
    wakings: sample.waking,
    calls: transcript.length,
    refused: transcript.filter(({ status }) => status >= 400).length,
    tokens: usage?.tokens ?? sample.estimatedTokens,
    tokens_estimated: usage === null,
    cost_usd: usage?.cost_usd ? round(usage.cost_usd, 2) : null,
    transcript_sha256: createHash('sha256').update(JSON.stringify(transcript)).digest('hex'),
    creatures: creatures.map((one) => ({
      ...one,
      died_after_hours: one.died_after_hours === null ? null : round(one.died_after_hours, 2),
      hours_alive: round(one.hours_alive, 2),
      trust: round(one.trust, 1),
    })),
    log: wakingsOf(sample),
  }
}

/** Each waking with its calls, in short. */
function wakingsOf({ transcript }: Sample): TrialResult['log'] {
  const log: { waking: number; hours: number; calls: string[] }[] = []
  for (const { waking, hours, tool, args, status } of transcript) {
    if (log.at(-1)?.waking !== waking) log.push({ waking, hours: round(hours, 2), calls: [] })
    log.at(-1)?.calls.push(`${tool}${inShort(tool, args)}${status >= 400 ? ` (${status})` : ''}`)
  }
  return log
}

interface Act {
  action?: unknown
  care?: unknown
  wake_in_hours?: unknown
}

function inShort(tool: string, args: Readonly<Record<string, unknown>>): string {
  const { action, care, wake_in_hours } = args as Act
  if (tool === 'visit' && Array.isArray(care)) return ` ${care.map((act) => String(act?.action)).join(', ')}`
  if (tool === 'care') return ` ${String(action)}`
  return tool === 'end_waking' && typeof wake_in_hours === 'number' ? ` ${round(wake_in_hours, 2)} h` : ''
}
