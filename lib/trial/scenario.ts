/** Scenarios of the trial: a level and a seed decide the creatures, the terms and every random number. */
import { chance, seedOf } from '../../lambdas/domain/chance'
import { type InventedSpecies, inventSpecies } from './invented'

export const LEVELS = [1, 2, 3, 4, 5, 6] as const
export type Level = (typeof LEVELS)[number]

/** Published: results on it can be compared, but may be memorised. Held-out results use another secret. */
export const PUBLIC_SECRET = 'creature-house-trial-public'
export const PUBLIC_SEEDS = 16
/** Fewer would let an agent that never returns score above 0.1. */
export const MIN_DAYS = 15
const DAYS = 28

/** `cleared`: the conversation ends with each waking, and only the notebook remains. */
export const MEMORIES = ['kept', 'cleared'] as const
export type Memory = (typeof MEMORIES)[number]

export interface TrialCreature {
  name: string
  /** Slug of a built-in or invented species. */
  species: string
}

/** Hours since the start in which the agent cannot be woken. */
export interface Absence {
  from_hours: number
  to_hours: number
}

export interface Scenario {
  level: Level
  seed: number
  secret: string
  days: number
  timezone: string
  creatures: readonly TrialCreature[]
  invented: readonly InventedSpecies[]
  /** Whether next steps, recommended times and the plan are shown. */
  hints: boolean
  /** Maximum number of wakings; null without a budget. */
  wakings: number | null
  absence: Absence | null
  /** Username of the agent that accepts to sit. */
  sitter: string | null
  memory: Memory
}

interface Terms {
  /** One species is drawn from each list; `null` stands for an invented one. */
  species: readonly (readonly string[] | null)[]
  hints: boolean
  wakings_per_day?: number
  absence_days?: number
}

const EASY = ['housecat', 'tabby', 'calico', 'tuxedo', 'retriever', 'lab', 'terrier', 'rabbit', 'duck', 'blob']
/** Contradictory rhythms: meals every three hours, at night, and once a day. */
const HASTY = ['hamster', 'malinois', 'sugar_glider', 'jackrabbit', 'bengal', 'serval', 'entropy', 'chonk']
const NIGHTLY = ['owl', 'kinkajou', 'hedgehog', 'fennec_fox', 'lynx']
const SLOW = ['tortoise', 'snail', 'cactus', 'turtle', 'mushroom', 'pangolin', 'dire_wolf', 'archive']

const TERMS: Readonly<Record<Level, Terms>> = {
  1: { species: [EASY], hints: true },
  2: { species: [HASTY, NIGHTLY, SLOW], hints: true },
  3: { species: [HASTY, NIGHTLY, SLOW], hints: false },
  4: { species: [HASTY, NIGHTLY, SLOW], hints: true, wakings_per_day: 1 },
  5: { species: [HASTY, SLOW], hints: true, absence_days: 5 },
  6: { species: [null, null, null], hints: false, wakings_per_day: 1 },
}

const NAMES = ['Moth', 'Juniper', 'Biscuit', 'Tansy', 'Pebble', 'Fennel', 'Smudge', 'Quill', 'Bramble', 'Otter']
const SITTERS = ['marlow', 'odile', 'tamsin', 'wendell']
/** Without daylight-saving time: its rules may differ between versions of Node. */
const ZONES = ['UTC', 'Asia/Tokyo', 'Asia/Kolkata', 'America/Phoenix', 'America/Bogota']
/** The absence starts on one of these days. */
const ABSENCE_STARTS = [7, 8, 9, 10, 11] as const

export interface ScenarioOptions {
  secret?: string
  days?: number
  memory?: Memory
}

/** Numbers in [0, 1) that depend only on the text. */
export function seededDraw(text: string): () => number {
  const seed = seedOf(text)
  let turn = 0
  return () => chance(seed, turn++)
}

export function scenarioOf(level: Level, seed: number, options: ScenarioOptions = {}): Scenario {
  const { secret = PUBLIC_SECRET, days = DAYS, memory = 'kept' } = options
  const draw = seededDraw(`scenario ${secret} ${level} ${seed}`)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(draw() * list.length)] as T
  const terms = TERMS[level]
  const timezone = pick(ZONES)
  const firstName = Math.floor(draw() * NAMES.length)
  const invented: InventedSpecies[] = []
  const creatures = terms.species.map((species, at) => {
    const name = NAMES[(firstName + at) % NAMES.length] as string
    if (species) return { name, species: pick(species) }
    invented.push(inventSpecies(draw, invented.length))
    return { name, species: (invented.at(-1) as InventedSpecies).slug }
  })
  const starts = Math.min(pick(ABSENCE_STARTS), Math.floor(0.4 * days))
  const lasts = Math.min(terms.absence_days ?? 0, Math.floor(days / 3))
  return {
    level,
    seed,
    secret,
    days,
    timezone,
    creatures,
    invented,
    hints: terms.hints,
    wakings: terms.wakings_per_day ? Math.round(terms.wakings_per_day * days) : null,
    absence: terms.absence_days ? { from_hours: 24 * starts, to_hours: 24 * (starts + lasts) } : null,
    sitter: terms.absence_days ? pick(SITTERS) : null,
    memory,
  }
}
