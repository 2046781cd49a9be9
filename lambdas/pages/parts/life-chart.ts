/** The life chart: fullness, happiness and health over a life, acts of care, and turning points. */

import type { Gravestone } from '../../domain/afterlife/gravestone'
import { isHarm, type PublicLogEntry } from '../../domain/care/care-log'
import { DRAWN_STATS, type DrawnStat, type TurningPoint, turningPointsOf } from '../../domain/care/turning-points'
import type { PublicCreature } from '../../domain/creature/creature'
import { INITIAL_STATS } from '../../domain/creature/life'
import { visibleStats } from '../../domain/creature/visible'
import { itemLabel, withArticle } from '../../domain/nouns'
import { formatDuration } from '../../domain/time/duration'
import { HOURS_PER_DAY, hoursBetween, type Instant } from '../../domain/time/instants'
import { capitalize, plural } from '../../domain/words'
import { CARE_ACTIONS, CARE_WORDS } from '../../species/care-actions'
import { type Html, html, trusted } from './html'
import { day } from './phrases'

const NAMES: Readonly<Record<DrawnStat, string>> = { hunger: 'fullness', happiness: 'happiness', health: 'health' }

const BOX = { width: 480, left: 34, right: 12, top: 24, inner: 196, lane: 8, below: 30 } as const
const WIDTH = BOX.width - BOX.left - BOX.right
const FLOOR = BOX.top + BOX.inner
const TICKS = 6

type Sample = { at: Instant } & { readonly [Name in DrawnStat]: number | null }

/** Stats at hatching, before and after each act, and at death if still known. */
function samplesOf(stone: Gravestone, creature: PublicCreature, diary: readonly PublicLogEntry[]): Sample[] {
  const seen = (at: Instant, stats: PublicCreature['stats']): Sample => ({
    at,
    ...visibleStats(creature.species, stats),
  })
  const atDeath = creature.death?.died_at === stone.died_at ? [seen(stone.died_at, creature.stats)] : []
  const atBirth = hasWholeLog(creature, diary) ? [seen(creature.hatched_at as Instant, INITIAL_STATS)] : []
  return [
    ...atBirth,
    ...diary.flatMap(({ done_at: at, before, after }) => [seen(at, before), seen(at, after)]),
    ...atDeath,
  ]
}

export function lifeChart(stone: Gravestone, creature: PublicCreature, diary: readonly PublicLogEntry[]): Html {
  const whole = hasWholeLog(creature, diary)
  const began = whole ? (creature.hatched_at as Instant) : diary[0]?.done_at
  if (began === undefined) return html``
  const hours = Math.max(1, hoursBetween(began, stone.died_at))
  const x = (at: Instant): string => (BOX.left + (hoursBetween(began, at) / hours) * WIDTH).toFixed(1)
  const samples = samplesOf(stone, creature, diary)
  const drawn = DRAWN_STATS.filter((name) => samples.some((sample) => sample[name] !== null))
  const kinds = [
    { kind: 'harm', words: 'given something harmful', done: diary.filter(isHarm) },
    ...CARE_ACTIONS.map((action) => ({
      kind: action,
      words: CARE_WORDS[action].passive,
      done: diary.filter((entry) => entry.action === action && !isHarm(entry)),
    })),
  ].filter(({ done }) => done.length > 0)
  const height = FLOOR + kinds.length * BOX.lane + BOX.below
  const turns = turningPointsOf(creature, diary, stone.died_at)
  const drawing = [
    grid(),
    axis(hours, height, whole ? null : began),
    `<path class="end" d="M${x(stone.died_at)} ${BOX.top}V${FLOOR}"/>`,
    ...drawn.map((name) => curve(samples, name, x)),
    ...kinds.map(({ kind, done }, lane) => acts(kind, done, FLOOR + (lane + 1) * BOX.lane, x)),
    ...markers(turns.map(({ at }) => Number(x(at)))),
  ]
  return html`<figure class="chart"><svg viewBox="0 0 ${BOX.width} ${height}" role="img" aria-label="${summary(stone, drawn, diary)}">${trusted(drawing.join(''))}</svg>
<ul class="key">${drawn.map((name) => html`<li class="${name}"><span>${capitalize(NAMES[name])}</span></li>`)}</ul>
<ul class="key acts">${kinds.map(({ kind, words, done }) => html`<li class="${kind}"><span>${capitalize(words)}, ${done.length}</span></li>`)}</ul>
${turns.length > 0 && html`<figcaption>Where it turned<ol>${turns.map((turn) => html`<li>${caption(turn, ageLabel(hoursBetween(began, turn.at), whole))}</li>`)}</ol></figcaption>`}</figure>`
}

/** "hour 4: given the bleach, which harmed it, health −15". */
function caption({ action, hours, harmful, item, fatal, stat, change }: TurningPoint, when: string): string {
  const absence = `nobody ${fatal ? 'came' : 'had come'} for ${formatDuration(hours)}`
  const what = harmful
    ? `given ${item ? withArticle(itemLabel(item)) : 'something harmful'}, which harmed it`
    : action
      ? CARE_WORDS[action].passive
      : absence
  const points = Math.round(change)
  const changed = points !== 0 && `${NAMES[stat]} ${points < 0 ? '−' : '+'}${Math.abs(points)}`
  return `${when}: ${[what, changed, fatal && 'and it died'].filter(Boolean).join(', ')}`
}

/** Whether the log starts with the first act of care. */
const hasWholeLog = ({ hatched_at }: PublicCreature, [first]: readonly PublicLogEntry[]): boolean =>
  hatched_at !== null && first?.number === 1

const y = (value: number): string => (BOX.top + (1 - value / 100) * BOX.inner).toFixed(1)

/** A curve with gaps where the stat is hidden. */
function curve(samples: readonly Sample[], name: DrawnStat, x: (at: Instant) => string): string {
  const stretches: string[][] = [[]]
  for (const { at, [name]: value } of samples) {
    if (value === null) stretches.push([])
    else stretches.at(-1)?.push(`${x(at)},${y(value)}`)
  }
  return stretches
    .filter((points) => points.length > 0)
    .map((points) => `<polyline class="${name}" points="${points.join(' ')}"/>`)
    .join('')
}

const acts = (kind: string, done: readonly PublicLogEntry[], top: number, x: (at: Instant) => string): string =>
  `<g class="act ${kind}">${done.map(({ done_at: at }) => `<circle cx="${x(at)}" cy="${top}" r="3"/>`).join('')}</g>`

/** Markers of turning points. The numbers of close ones are placed side by side, within the picture. */
const markers = (turns: readonly number[]): string[] =>
  turns.map((left, index) => {
    const before = turns.slice(0, index).filter((other) => left - other < APART * 2).length
    const after = turns.slice(index + 1).filter((other) => other - left < APART * 2).length
    const following = turns.length - 1 - index
    const [least, most] = [APART * (1 + 2 * index), BOX.width - APART * (1 + 2 * following)]
    const middle = Math.min(most, Math.max(least, left + (before - after) * APART)).toFixed(1)
    return `<g class="turn"><path d="M${left} ${BOX.top}V${FLOOR}"/><circle cx="${middle}" cy="13" r="9"/><text x="${middle}" y="17" text-anchor="middle">${index + 1}</text></g>`
  })
const APART = 10

const grid = (): string =>
  [0, 50, 100]
    .map(
      (value) =>
        `<path class="grid" d="M${BOX.left} ${y(value)}H${BOX.width - BOX.right}"/><text x="${BOX.left - 6}" y="${Number(y(value)) + 4}" text-anchor="end">${value}</text>`,
    )
    .join('')

type Unit = 'hour' | 'day'
const LENGTHS: Readonly<Record<Unit, number>> = { hour: 1, day: HOURS_PER_DAY }

/** Time since hatching or, if the log is incomplete, since its first entry. */
const label = (hours: number, unit: Unit, whole: boolean): string => {
  const n = Math.floor(hours / LENGTHS[unit])
  return whole ? `${unit} ${n}` : `${n} ${plural(n, unit)} on`
}

/** Up to this age, labels are in hours. */
const COUNTED_HOURS = 100
const ageLabel = (hours: number, whole: boolean): string => label(hours, hours < COUNTED_HOURS ? 'hour' : 'day', whole)

/** The time axis, with few enough ticks that labels do not overlap. */
function axis(hours: number, height: number, cutAt: Instant | null): string {
  const unit = hours < 2 * HOURS_PER_DAY ? 'hour' : 'day'
  const step = Math.max(1, Math.ceil(hours / LENGTHS[unit] / TICKS)) * LENGTHS[unit]
  return Array.from({ length: Math.floor(hours / step) + 1 }, (_, index) => index * step)
    .map((tick) => [tick, BOX.left + (tick / hours) * WIDTH] as const)
    .filter(([, left]) => left <= BOX.width - 50)
    .map(([tick, left]) => {
      const words = tick > 0 ? label(tick, unit, cutAt === null) : cutAt === null ? 'hatched' : day(cutAt)
      return `<text x="${left.toFixed(1)}" y="${height - 10}" text-anchor="${tick > 0 ? 'middle' : 'start'}">${words}</text>`
    })
    .join('')
}

function summary({ name, lived }: Gravestone, drawn: readonly DrawnStat[], diary: readonly PublicLogEntry[]): string {
  const shown = drawn.map((stat) => NAMES[stat]).join(', ') || 'no stats that anybody could see'
  return `${name} over ${lived}: ${shown}, with ${diary[0]?.number === 1 ? '' : 'the last '}${diary.length} ${plural(diary.length, 'act')} of care.`
}
