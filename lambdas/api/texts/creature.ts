/** Lines about a creature: in full, as one of several, and after a visit. */
import { causeOfDeath } from '../../domain/afterlife/gravestone'
import { FEELING_WORDS } from '../../domain/creature/feeling'
import { STATS } from '../../species/vocabulary'
import type { Body } from '../schemas/responses'
import { kept, optional, RANK, type TextLine } from './line'
import { joined, quoted, spaced, type Writer } from './writer'

type Status = Body<'status'>
export type Dead = Extract<Status['creature'], { alive: false; epitaph: string }>
export type Living = Exclude<Status['creature'], Dead>
export type Other = NonNullable<Status['other_creatures']>[number]
type Brief = Body<'me'>['creatures'][number]
type VisitBrief = Body<'visit'>['creatures'][number]

export const isDead = (creature: Status['creature']): creature is Dead => !creature.alive

/** A designed species has its designer's words. */
export const speciesOf = ({ species, species_creator }: { species: string; species_creator?: string | undefined }) =>
  species_creator ? `${quoted(species)} (a species by ${species_creator})` : quoted(species)

type WithStats = { [Stat in (typeof STATS)[number]]: number | null }

export const statsOf = (creature: WithStats): string =>
  STATS.map((stat) => `${stat} ${creature[stat] ?? 'hidden'}${stat === 'hunger' ? ' (100 is full)' : ''}`).join(', ')

/** Without what a reader knows from the first line. */
const shortStatsOf = (creature: WithStats): string =>
  STATS.map((stat) => `${stat} ${creature[stat] ?? 'hidden'}`).join(', ')

interface Meals {
  next_feeding_window?: string | null
  feeding_status: string | null
}

const OPEN = 'open now'

const mealOf = ({ next_feeding_window: at, feeding_status }: Meals, w: Writer): string => {
  if (!feeding_status) return ''
  return `meal ${!at || at === OPEN ? 'now' : w.from(at)} (${feeding_status})`
}

const deathOf = (clock: { dies_at: string; urgency: string } | null, w: Writer): string =>
  clock ? `dies ${w.until(clock.dies_at)} without care (${clock.urgency})` : ''

export interface VisitTime {
  at: string
  hours_from_now: number
}

/** "now", or when: never an instant that is past when it is read. */
export const visitTime = ({ at, hours_from_now }: VisitTime, w: Writer): string =>
  hours_from_now > 0 && !w.isPast(at) ? w.from(at) : 'now'

/** When it wakes, by its own clock, which is its keeper's. */
export const wakesOf = ({ wakes }: { wakes: string }, w: Writer): string => {
  const [hour, minute] = wakes.split(':').map(Number)
  return w.from(w.nextAt(hour ?? 0, minute))
}

/** Of the creature asked about: every fact that its keeper acts on. */
export function detailLines(creature: Living, w: Writer): TextLine[] {
  const { death_clock, sleep_info, feeling, evolution_progress: path, care_rhythm, keepsakes } = creature
  const form = creature.form && `${joined([`form ${quoted(creature.form)}`, path.current_path])}`
  const { average_hours, death_threshold_hours, established } = care_rhythm
  const rhythm = established && average_hours !== null ? `a visit every ${average_hours} h` : 'not established yet'
  const threshold = `threshold ${death_threshold_hours} h without care, feeding window ${creature.feeding_window_hours} h`
  const head = [speciesOf(creature), joined([creature.stage, form], ' with '), creature.mood]
  const scores = joined([
    !creature.form && path.current_path && `on the path ${path.current_path}`,
    `consistency ${path.consistency_score}`,
  ])
  return [
    kept(`${w.nameOf(creature)}: ${joined(head)}`),
    kept(statsOf(creature)),
    kept(joined([mealOf(creature, w), deathOf(death_clock, w)], '; ')),
    ...(sleep_info ? [kept(`Asleep, wakes ${wakesOf(sleep_info, w)}.`)] : []),
    ...(death_clock ? [kept(`Rhythm: ${rhythm}; ${threshold}.`, `Threshold ${death_threshold_hours} h.`)] : []),
    optional(RANK.fact, `Personality: ${joined(creature.personality_traits.map(spaced))}; ${scores}.`),
    ...(path.hint ? [optional(RANK.comment, w.once(path.hint))] : []),
    ...(feeling
      ? [
          optional(
            RANK.scene,
            `It feels ${FEELING_WORDS[feeling.kind]} (${spaced(feeling.cause)}), ends ${w.until(feeling.until)}.`,
          ),
        ]
      : []),
    ...(creature.behavior ? [optional(RANK.scene, w.once(creature.behavior))] : []),
    ...wishLines(creature, w),
    ...(keepsakes?.length
      ? [
          optional(
            RANK.scene,
            `Keeps: ${joined(
              keepsakes.map(({ name }) => name),
              '; ',
            )}.`,
          ),
        ]
      : []),
  ]
}

/** The wish in its own words, then what grants it: the text of a wish may be left out, and the act not. */
function wishLines({ wish, wishes_granted }: Living, w: Writer): TextLine[] {
  if (!wish) return []
  const { action, item, or = [], hours, times, met } = wish.by
  const things = joined(
    [item, ...or].map((one) => one && quoted(one)),
    ' or ',
  )
  const [first = 0, last = 0] = hours ?? []
  const isNow = wish.call !== undefined
  const start = wish.from ?? (hours && w.nextAt(first))
  const end = hours && w.nextAt(last, 0, isNow ? undefined : start)
  const meal = action === 'feed' ? 'at its next meal, ' : ''
  const later = start && `${meal}${w.from(start)}${end ? ` to ${w.on(end)}` : ''}`
  const when = isNow ? end && `now, ends ${w.until(end)}` : later
  const how = joined([
    `Its wish: ${action}${things && ` with ${things}`}`,
    when,
    times !== undefined && `${times} times today, ${met ?? 0} done`,
  ])
  const granted = wishes_granted ? ` (${wishes_granted} granted so far)` : ''
  return [optional(RANK.fact, `${how}${granted}. ${w.once(wish.text)}`, `${how}.`)]
}

export function deadLines(creature: Dead, w: Writer): TextLine[] {
  return [
    kept(`${creature.name} (id ${creature.id}): ${joined([speciesOf(creature), creature.stage, 'dead'])}`),
    kept(statsOf(creature)),
    kept(`Died ${w.on(creature.died_at)} of ${causeOfDeath(creature.cause)}.`),
    optional(RANK.old, w.once(creature.epitaph)),
    optional(RANK.fact, `Personality: ${joined(creature.personality_traits.map(spaced))}.`),
  ]
}

/** Short lines show only stats below this. */
const LOW = 50
const CARED_FOR = ['hunger', 'happiness', 'health'] as const

const lowStats = (one: Pick<WithStats, (typeof CARED_FOR)[number]>): string =>
  joined(CARED_FOR.map((stat) => one[stat] !== null && one[stat] < LOW && `${stat} ${one[stat]}`))

/** So many other creatures are listed in any case; further ones only if a meal is due or something is wrong. */
const LISTED = 8

const isWell = ({ trouble, feeding_status }: Other): boolean => trouble === undefined && feeding_status === 'ok'

export function otherLines(others: readonly Other[], w: Writer): TextLine[] {
  const told = others.filter((one, index) => index < LISTED || !isWell(one))
  const more = others.length - told.length
  return [...told.map((one) => otherLine(one, w)), ...(more > 0 ? [kept(`And ${more} more, all well.`)] : [])]
}

const otherLine = (one: Other, w: Writer): TextLine => {
  const { stage, mood, death_clock } = one
  const [meal, death] = [mealOf(one, w), deathOf(death_clock, w)]
  const long = joined(
    [`${w.nameOf(one)}: ${joined([speciesOf(one), stage, mood])}`, shortStatsOf(one), meal, death],
    '; ',
  )
  const short = joined([`${w.nameOf(one)}: ${joined([stage, mood])}`, lowStats(one), meal, death], '; ')
  return kept(long, short.replace(' without care', ''))
}

const clockOf = ({ dies_at, urgency }: Pick<Brief, 'dies_at' | 'urgency'>) =>
  dies_at && urgency ? { dies_at, urgency } : null

/** With its id, which release, rename and resurrect take. */
export const briefLine = (one: Brief, w: Writer): TextLine => {
  const who = `${one.name} (id ${one.id}): ${joined([speciesOf(one), one.stage, one.mood])}`
  return kept(joined([who, statsOf(one), mealOf(one, w), deathOf(clockOf(one), w)], '; '))
}

/** After a visit, with all stats in whole numbers. */
export const visitedLine = (one: VisitBrief, w: Writer): TextLine => {
  const feeding = one.feeding_status && `meal ${one.feeding_status}`
  const who = `${w.nameOf(one)}: ${joined([one.stage, one.mood])}`
  const death = deathOf(clockOf(one), w)
  return kept(
    joined([who, statsOf(one), feeding, death], '; '),
    joined([who, shortStatsOf(one), feeding, death.replace(' without care', '')], '; '),
  )
}
