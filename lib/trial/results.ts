/** The format of results, and their summary as a table with 95% intervals over seeds. */
import type { Level, Memory } from './scenario'
import type { CreatureResult } from './score'

/** Changes with every incompatible change of the fields below, of the score or of the scenarios. */
export const SCHEMA = 'creature-house-trial/1'

export interface TrialResult {
  seed: number
  level: Level
  agent: string
  memory: Memory
  days: number
  /** Share of possible creature-days alive, from 0 to 1. */
  score: number
  adults: number
  meals_on_time: number
  trust: number
  wishes: number
  wakings: number
  calls: number
  refused: number
  tokens: number
  /** Estimated from the texts shown; otherwise reported by the agent's runner. */
  tokens_estimated: boolean
  cost_usd: number | null
  /** Hash of the whole transcript: the same actions give the same hash. */
  transcript_sha256: string
  creatures: readonly CreatureResult[]
  log: readonly { waking: number; hours: number; calls: readonly string[] }[]
}

export interface TrialResults {
  schema: typeof SCHEMA
  results: readonly TrialResult[]
}

/** Student's t for 95%, by degrees of freedom from 1. */
const T_95 = [12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.2, 2.18, 2.16, 2.14, 2.13, 2.12, 2.11, 2.1]

export interface Interval {
  mean: number
  /** Half of the 95% interval; null for a single value. */
  half: number | null
}

export function intervalOf(values: readonly number[]): Interval {
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length
  if (values.length < 2) return { mean, half: null }
  const variance = values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (values.length - 1)
  return { mean, half: (T_95[values.length - 2] ?? 2) * Math.sqrt(variance / values.length) }
}

/** Groups results by agent and level. */
export function groups(results: readonly TrialResult[]): TrialResult[][] {
  const found = new Map<string, TrialResult[]>()
  for (const one of results) {
    const name = `${one.level} ${one.memory} ${one.agent}`
    found.set(name, [...(found.get(name) ?? []), one])
  }
  return [...found.values()].sort((a, b) => (a[0] as TrialResult).level - (b[0] as TrialResult).level)
}

const MEANS: readonly [label: string, of: (one: TrialResult) => number, digits: number][] = [
  ['adults', ({ adults }) => adults, 1],
  ['meals on time', ({ meals_on_time }) => meals_on_time, 2],
  ['trust', ({ trust }) => trust, 0],
  ['wishes', ({ wishes }) => wishes, 1],
  ['wakings', ({ wakings }) => wakings, 0],
  ['calls', ({ calls }) => calls, 0],
  ['tokens', ({ tokens }) => tokens, 0],
]

/** A head, then one row per level and agent. */
export function summaryOf(results: readonly TrialResult[]): string[][] {
  const rows = groups(results).map((group) => {
    const [{ level, agent, memory }] = group as [TrialResult]
    const { mean, half } = intervalOf(group.map(({ score }) => score))
    const score = `${mean.toFixed(3)}${half === null ? '' : ` ± ${half.toFixed(3)}`}`
    const means = MEANS.map(([, of, digits]) => intervalOf(group.map(of)).mean.toFixed(digits))
    return [String(level), `${agent}${memory === 'cleared' ? ' (cleared)' : ''}`, String(group.length), score, ...means]
  })
  return [['level', 'agent', 'seeds', 'score (95%)', ...MEANS.map(([label]) => label)], ...rows]
}

/** As Markdown. */
export function tableOf(results: readonly TrialResult[]): string {
  const [head = [], ...rows] = summaryOf(results)
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
