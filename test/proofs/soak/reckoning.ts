/**
 * Computes a life minute by minute from the documented rules: slow, simple, and independent of the production
 * arithmetic. Only the hours of sleep, which are random, come from production code.
 */
import { napsBetween } from '../../../lambdas/domain/creature/sleep'
import type { CareAction } from '../../../lambdas/species/care-actions'
import type { Stat } from '../../../lambdas/species/vocabulary'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A species as its profile describes it. */
export interface Kind {
  slug: string
  tier: string
  trust_speed: 'instant' | 'fast' | 'medium' | 'slow'
  feeding_window_hours: number
  hunger_decay_per_hour: number
  happiness_decay_per_hour: number
  innate_traits: readonly string[]
}

export type Levels = Record<Stat, number>

export interface Life {
  id: string
  kind: Kind
  at: number
  levels: Levels
  began: number
  /** Hours of its previous lives. */
  hours_before: number
  fed: number
  cleaned: number
  cared: number
  checked: number
  intervals: number
  average: number
  streak: number
  played: boolean
  reflected: number[]
}

const begun = (now: number) => ({
  at: now,
  began: now,
  fed: now,
  cleaned: now,
  cared: now,
  checked: now,
  intervals: 0,
  average: 0,
  streak: 0,
  played: false,
  reflected: [],
})

export const hatched = (id: string, kind: Kind, now: number): Life => ({
  id,
  kind,
  hours_before: 0,
  ...begun(now),
  levels: { hunger: 100, happiness: 100, health: 100, trust: 20, discipline: 0 },
})

export const returned = (life: Life, died: number, now: number): Life => ({
  ...life,
  hours_before: ageAt(life, died),
  ...begun(now),
  levels: { hunger: 50, happiness: 50, health: 50, trust: 30, discipline: 50 },
})

export const ageAt = ({ hours_before, began }: Life, at: number): number => hours_before + (at - began) / HOUR
export const costOf = (life: Life, died: number, deaths: number): number =>
  Math.round(100 * 5 ** (deaths - 1) * Math.max(1, ageAt(life, died) / 168))

const slept = new Map<string, Map<number, boolean>>()
function asleep({ id }: Life, at: number): boolean {
  const number = Math.floor(at / HOUR)
  if (number % 24 < 22 && number % 24 >= 6) return false
  const hours = slept.get(id) ?? new Map<number, boolean>()
  slept.set(id, hours)
  const known = hours.get(number) ?? napsBetween({ id, timezone: 'UTC' }, number * HOUR, number * HOUR + 1).length > 0
  hours.set(number, known)
  return known
}

const TRUST_FALLS = { instant: 0.15, fast: 0.2, medium: 0.3, slow: 0.45 } as const
const TRUST_GROWS = { instant: 2, fast: 1.5, medium: 1, slow: 0.5 } as const
/** By average level without care. */
const DECLINE = [
  [1.5, 1],
  [2, 1.5],
  [3, 2.5],
  [4, 4],
] as const

function decline({ intervals, average, cared }: Life, at: number): number {
  if (intervals < 3) return 1
  const waited = (at - cared) / HOUR / Math.max(1, average)
  const next = DECLINE.findIndex(([averages]) => waited <= averages)
  if (next === 0) return 1
  if (next < 0) return 4
  const [[fromX, fromY], [toX, toY]] = [DECLINE[next - 1]!, DECLINE[next]!]
  return fromY + ((waited - fromX) / (toX - fromX)) * (toY - fromY)
}

const ownRule = ({ slug, tier }: Kind): string => (tier === 'community' ? '' : slug)
const windows = ({ kind }: Life, since: number, at: number): number => (at - since) / HOUR / kind.feeding_window_hours
const trustLost = ({ kind }: Life): number => (ownRule(kind) === 'robot' ? 2 : 1)

function tick(life: Life, span = MINUTE): void {
  const { kind, levels } = life
  const at = life.at + span / 2
  const pace = ((asleep(life, at) ? 0.5 : 1) * span) / HOUR
  const longing = kind.innate_traits.includes('social') && at - life.checked > 3 * HOUR ? 1.5 : 1
  const decay = pace * longing * decline(life, at)
  const starving = windows(life, life.fed, at) > 1.5
  const { hunger } = levels
  const worse = hunger < 10 ? 2 : hunger < 30 ? 1.5 : 1
  const dirty = at - life.cleaned > 48 * HOUR && (starving || levels.health > 20)
  levels.hunger -= kind.hunger_decay_per_hour * decay
  levels.happiness -= kind.happiness_decay_per_hour * decay * (hunger < 30 ? 1.5 : 1)
  levels.health -= (starving ? 2 * worse * pace : 0) + (dirty ? 0.5 * pace : 0)
  if (windows(life, life.cared, at) > 2)
    levels.trust -= TRUST_FALLS[kind.trust_speed] * trustLost(life) * pace * longing
  for (const stat of Object.keys(levels) as Stat[]) levels[stat] = Math.max(0, levels[stat])
  life.at += span
}

/** Advances the life to `now`. */
export function pass(life: Life, now: number): void {
  while (life.at < now) tick(life, Math.min(MINUTE, now - life.at))
}

export const threshold = ({ intervals, average }: Life): number =>
  intervals < 3 ? 36 : Math.min(48, Math.max(24, 3 * average))

/** Time and cause of death without further care. */
export function deathOf(life: Life): { at: number; cause: string } {
  const left: Life = { ...life, levels: { ...life.levels } }
  const waits = life.cared + threshold(life) * HOUR
  while (left.at < waits && left.levels.health > 0) tick(left)
  const { hunger, health } = left.levels
  const cause = hunger <= 0 ? 'hunger' : health <= 0 ? 'illness' : 'neglect'
  return { at: health > 0 ? waits : left.at, cause }
}

const EFFECTS: Readonly<Record<CareAction, Partial<Levels>>> = {
  feed: { hunger: 50 },
  play: { happiness: 15 },
  clean: { health: 10 },
  medicine: { health: 25 },
  discipline: { discipline: 10, happiness: -5, trust: -1 },
  sleep: { health: 5 },
  reflect: { trust: 2 },
}

/** Effects with a loved item. */
const LOVED: typeof EFFECTS = {
  feed: { hunger: 60, happiness: 8 },
  play: { happiness: 20, health: 5 },
  clean: { health: 15, happiness: 8 },
  medicine: { health: 30, trust: 4 },
  discipline: { discipline: 12, happiness: -2 },
  sleep: { health: 8, happiness: 3 },
  reflect: {},
}
const NEUTRAL_SHARE = 0.8

/** The species' factor for an action's effect. */
function effectFactor(life: Life, action: CareAction): number {
  const hour = Math.floor(life.at / HOUR) % 24
  const nightly = hour < 6 ? 2 : hour < 20 ? 0.5 : 1
  const rules: Readonly<Record<string, number>> = {
    persian: { clean: 3, feed: 0.5, play: 0.5 }[action as string] ?? 1,
    chonk: action === 'feed' ? 3 : 0.5,
    bengal: action === 'feed' && !life.played ? 0.5 : 1,
    owl: nightly,
    kinkajou: nightly,
  }
  return rules[ownRule(life.kind)] ?? 1
}

/** Whether the creature refuses the action, which then has no effect. */
export function refuses(life: Life, action: CareAction): boolean {
  if (action === 'reflect') return false
  const rule = ownRule(life.kind)
  if (rule === 'pangolin' && life.levels.trust < 40) return true
  return asleep(life, life.at) || (rule === 'jackrabbit' && action === 'feed' && !life.played)
}

const FED = [
  { until: 0.25, share: 0.2, timing: 'early', besides: { happiness: -2 } },
  { until: 0.5, share: 0.6, timing: 'early', besides: {} },
  { until: 1, share: 1, timing: 'on_time', besides: {} },
  { until: 1.5, share: 1, timing: 'late', besides: { trust: -0.5 } },
  { until: Number.POSITIVE_INFINITY, share: 1, timing: 'missed_window', besides: { health: -3, trust: -1 } },
] as const

/**
 * Applies an action, with an item's verdict if there is one. Returns the name of a feed's timing; null for other
 * actions.
 */
export function care(life: Life, action: CareAction, category: string | null = null): string | null {
  const { levels, at, kind } = life
  const share = windows(life, life.fed, at)
  // At 50% the feeding window opens; at exactly 100% and 150% the milder name applies.
  const fed = action === 'feed' ? FED.find(({ until }) => share < until || (until >= 1 && share === until)) : undefined
  const often = action === 'reflect' && life.reflected.filter((one) => at - one < HOUR).length >= 3
  const taste = category === 'neutral' ? NEUTRAL_SHARE : 1
  const gain = effectFactor(life, action) * taste * (fed?.share ?? 1) * (often ? 0.25 : 1)
  const effects = (category === 'loved' ? LOVED : EFFECTS)[action]
  const besides: Partial<Levels> = fed?.besides ?? {}
  if (fed) life.streak = fed.timing === 'on_time' ? life.streak + 1 : 0
  const bonus = fed && life.streak >= 3 ? Math.min(5, 0.5 * life.streak) : 0
  const idle = action === 'play' && ownRule(kind) === 'border_collie' && category === null
  for (const stat of Object.keys(levels) as Stat[]) {
    const effect = idle ? 0 : (effects[stat] ?? 0)
    const given = effect > 0 ? effect * gain * (stat === 'trust' ? TRUST_GROWS[kind.trust_speed] : 1) : effect
    const lost = (besides[stat] ?? 0) * (stat === 'trust' ? trustLost(life) : 1)
    const least = stat === 'health' ? Math.min(1, levels.health) : 0
    levels[stat] = Math.min(100, Math.max(least, levels[stat] + given + lost + (stat === 'trust' ? bonus : 0)))
  }
  const interval = (at - life.cared) / HOUR
  if (life.cared !== life.began && interval > 0.25) {
    life.intervals += 1
    life.average += (life.intervals <= 3 ? 1 / life.intervals : 2 / 21) * (interval - life.average)
  }
  life.cared = at
  life.checked = at
  if (fed) Object.assign(life, { fed: at, played: false })
  if (action === 'play') life.played = true
  if (action === 'clean') life.cleaned = at
  if (action === 'reflect') life.reflected.push(at)
  return fed?.timing ?? null
}

/** Value of a stat as shown to its keeper; null if the species hides it. */
export function shown({ kind, levels }: Life, stat: Stat): number | null {
  const rule = ownRule(kind)
  const { trust } = levels
  if (rule === 'pangolin' && trust < 40) return null
  if (rule === 'hedgehog' && trust < (stat === 'hunger' ? 50 : 90)) return null
  return rule === 'void' ? Math.min(50, levels[stat]) : levels[stat]
}

/** A teen may become adult at 120 hours, and does so by 168. */
export function stagesAt(life: Life): readonly string[] {
  const age = ageAt(life, life.at)
  if (age < 24) return ['baby']
  if (age < 72) return ['child']
  return age < 120 ? ['teen'] : age < 168 ? ['teen', 'adult'] : ['adult']
}

export const feedingStatus = (life: Life): string => {
  const share = windows(life, life.fed, life.at)
  return share < 0.5 ? 'ok' : share <= 1 ? 'due_soon' : share < 1.5 ? 'overdue' : 'critical'
}
