/** A life as a drawing: fullness, happiness and health from the first day to the last, as the care log tells them. */
import type { LogEntry } from '../../domain/care/diary'
import type { Creature } from '../../domain/creature/creature'
import type { Gravestone } from '../../domain/creature/death'
import { INITIAL_STATS } from '../../domain/creature/life'
import { visibleStats } from '../../domain/creature/visible'
import { HOURS_PER_DAY, hoursBetween, type Instant } from '../../domain/time/instants'
import { plural } from '../../domain/words'
import { type Html, html, trusted } from './html'
import { day } from './words'

const LINES = [
  ['hunger', 'Fullness'],
  ['happiness', 'Happiness'],
  ['health', 'Health'],
] as const
type Line = (typeof LINES)[number][0]

const BOX = { width: 480, height: 250, left: 34, right: 12, top: 14, bottom: 40 } as const
const INNER = { width: BOX.width - BOX.left - BOX.right, height: BOX.height - BOX.top - BOX.bottom } as const
const TICKS = 6

type Sample = { at: Instant } & { readonly [Name in Line]: number | null }

/** What was true at hatching, before and after each act, and at the end where the creature still knows it. */
function samplesOf(stone: Gravestone, creature: Creature, diary: readonly LogEntry[]): Sample[] {
  const seen = (at: Instant, stats: Creature['stats']): Sample => ({ at, ...visibleStats(creature.species, stats) })
  const atDeath = creature.death?.at === stone.died_at ? [seen(stone.died_at, creature.stats)] : []
  const atBirth = begunWith(creature, diary) ? [seen(creature.hatched_at as Instant, INITIAL_STATS)] : []
  return [...atBirth, ...diary.flatMap(({ at, before, after }) => [seen(at, before), seen(at, after)]), ...atDeath]
}

export function lifeChart(stone: Gravestone, creature: Creature, diary: readonly LogEntry[]): Html {
  const began = begunWith(creature, diary) ? (creature.hatched_at as Instant) : diary[0]?.at
  if (began === undefined) return html``
  const hours = Math.max(1, hoursBetween(began, stone.died_at))
  const x = (at: Instant): string => (BOX.left + (hoursBetween(began, at) / hours) * INNER.width).toFixed(1)
  const y = (value: number): string => (BOX.top + (1 - value / 100) * INNER.height).toFixed(1)
  const samples = samplesOf(stone, creature, diary)
  const drawn = LINES.filter(([name]) => samples.some((sample) => sample[name] !== null))
  const floor = BOX.top + INNER.height
  const lines = drawn.flatMap(([name]) =>
    stretches(samples, name).map(
      (stretch) =>
        `<polyline class="${name}" points="${stretch.map(([at, value]) => `${x(at)},${y(value)}`).join(' ')}"/>`,
    ),
  )
  return html`<figure class="chart"><svg viewBox="0 0 ${BOX.width} ${BOX.height}" role="img" aria-label="${summary(stone, drawn, diary)}">
${trusted(grid(y))}${trusted(days(hours, begunWith(creature, diary) ? null : began))}
<line class="end" x1="${x(stone.died_at)}" x2="${x(stone.died_at)}" y1="${BOX.top}" y2="${floor}"/>
${trusted(lines.join(''))}${trusted(diary.map(({ at }) => `<circle class="act" cx="${x(at)}" cy="${floor + 7}" r="2"/>`).join(''))}</svg>
<ul class="key">${drawn.map(([name, label]) => html`<li class="${name}"><span>${label}</span></li>`)}</ul>
<figcaption class="quiet small">The dots below are acts of care. Where lines fall, nobody was there.</figcaption></figure>`
}

/** The diary is there from its first page on. */
const begunWith = ({ hatched_at }: Creature, [first]: readonly LogEntry[]): boolean =>
  hatched_at !== null && first?.number === 1

/** A stat that the species hid leaves a gap. */
function stretches(samples: readonly Sample[], name: Line): (readonly [Instant, number])[][] {
  const found: (readonly [Instant, number])[][] = [[]]
  for (const sample of samples) {
    const value = sample[name]
    if (value === null) found.push([])
    else found.at(-1)?.push([sample.at, value])
  }
  return found.filter((stretch) => stretch.length > 0)
}

const grid = (y: (value: number) => string): string =>
  [0, 50, 100]
    .map(
      (value) =>
        `<line class="grid" x1="${BOX.left}" x2="${BOX.width - BOX.right}" y1="${y(value)}" y2="${y(value)}"/><text x="${BOX.left - 6}" y="${Number(y(value)) + 4}" text-anchor="end">${value}</text>`,
    )
    .join('')

/** Whole days, or hours in a short life, and never so many that they run together; counted from where the diary begins. */
function days(hours: number, cutAt: Instant | null): string {
  const [unit, length] =
    hours < 2 * HOURS_PER_DAY ? (['hour', hours] as const) : (['day', hours / HOURS_PER_DAY] as const)
  const step = Math.max(1, Math.ceil(length / TICKS))
  const ticks = Array.from({ length: Math.floor(length / step) + 1 }, (_, at) => at * step)
  return ticks
    .map((tick) => {
      const at = BOX.left + (tick / length) * INNER.width
      const [anchor, words] =
        tick === 0
          ? ['start', cutAt === null ? 'hatched' : day(cutAt)]
          : at > BOX.width - 50
            ? ['end', '']
            : ['middle', cutAt === null ? `${unit} ${tick}` : `${tick} ${plural(tick, unit)} on`]
      return `<text x="${at.toFixed(1)}" y="${BOX.height - 10}" text-anchor="${anchor}">${words}</text>`
    })
    .join('')
}

function summary(
  { name, lived }: Gravestone,
  drawn: readonly (typeof LINES)[number][],
  diary: readonly LogEntry[],
): string {
  const shown = drawn.map(([, label]) => label.toLowerCase()).join(', ') || 'no stats that anybody could see'
  return `${name} over ${lived}: ${shown}, with ${diary[0]?.number === 1 ? '' : 'the last '}${diary.length} ${plural(diary.length, 'act')} of care.`
}
