/**
 * The last day of a household: who died, then the story of each creature, worst first. Nothing of it is stored; what is
 * new since the reader last looked is marked.
 */
import type { Gravestone } from '../../domain/afterlife/gravestone'
import { likenessOf } from '../../domain/afterlife/likeness'
import { resurrectableUntil } from '../../domain/afterlife/resurrection'
import { isHarm, type LogEntry } from '../../domain/care/care-log'
import { needsSomebody } from '../../domain/care/findings'
import type { Moment } from '../../domain/creature/clock'
import type { HatchedStage } from '../../domain/creature/creature'
import { keepsakesForWishes } from '../../domain/creature/keepsakes'
import { agesReached } from '../../domain/creature/life'
import { type Instant, iso } from '../../domain/time/instants'
import { toldLine } from '../../domain/voice/telling/log-line'
import { keepsakesWithText } from '../../domain/voice/wish'
import { capitalize, plural, spellNumber } from '../../domain/words'
import type { Site } from '../parts/frame'
import { type Html, html, type Part } from '../parts/html'
import {
  CAUSE_WORDS,
  clockTime,
  conditionOf,
  conditionWords,
  diedOf,
  linkTo,
  quoted,
  STAGE_WORDS,
  stampMinute,
  timeSince,
} from '../parts/phrases'
import { actWords, isInLastDay } from './acts'

interface TodayView {
  site: Site
  now: Instant
  /** When the reader looked before; null if that is not known. */
  looked_at: Instant | null
  /** Worst first. */
  residents: readonly Told[]
  stones: readonly Gravestone[]
}

interface Told {
  moment: Moment
  /** Null if its log was not read. */
  diary: readonly LogEntry[] | null
}

interface Happening {
  at: Instant
  words: Part
  /** Harm and death, which are never folded. */
  grave?: boolean
}

interface Story {
  id: string
  title: Part
  happenings: readonly Happening[]
}

/** Of further creatures only their number is told. */
const LINES = 6
/** What happened before that is folded, unless it is new or grave. */
const LATEST = 2

export function today(view: TodayView): Html | null {
  const { now, looked_at, residents } = view
  const read = residents.filter(({ diary }) => diary !== null)
  const others = residents.filter(({ diary }) => diary === null)
  const stories = [
    ...view.stones.filter(({ died_at }) => isInLastDay(died_at, now)).map((stone) => ofDeath(view, stone)),
    ...read.map((one) => ofResident(view, one)),
  ]
  if (stories.length === 0) return null
  const happened = stories.flatMap(({ happenings }) => happenings)
  const fresh = looked_at === null ? 0 : happened.filter(({ at }) => at > looked_at).length
  const troubled = view.stones.length > 0 || residents.some(({ moment }) => !moment.alive || needsSomebody(moment))
  return html`<section aria-labelledby="today"><h2 id="today">Today</h2>
${looked_at !== null && sinceLook(looked_at, now, fresh, troubled)}
<div class="stories">${stories.map((story) => storyOf(story, looked_at))}</div>
${others.length > 0 && html`<ul class="plain">${others.slice(0, LINES).map(({ moment }) => inALine(moment))}</ul>`}
${others.length > LINES && html`<p class="quiet">And ${spellNumber(others.length - LINES)} more.</p>`}</section>`
}

/** Says nothing if there is no news beside trouble. */
function sinceLook(looked_at: Instant, now: Instant, fresh: number, troubled: boolean): Html | null {
  if (fresh > 0)
    return html`<p><b>Since you last looked</b>, ${timeSince(looked_at, now)}: ${spellNumber(fresh)} ${plural(fresh, 'thing')} happened, marked as <b class="new">new</b>.</p>`
  return troubled
    ? null
    : html`<p class="quiet">Nothing happened since you last looked, ${timeSince(looked_at, now)}.</p>`
}

function storyOf({ id, title, happenings }: Story, looked_at: Instant | null): Html {
  const isNew = ({ at }: Happening): boolean => looked_at !== null && at > looked_at
  const isShown = (one: Happening): boolean => one.grave || isNew(one) || happenings.slice(-LATEST).includes(one)
  const line = (one: Happening): Html =>
    html`<li><time datetime="${iso(one.at)}">${clockTime(one.at)}</time> <span>${one.words}</span>${isNew(one) && html` <b class="new">new</b>`}</li>`
  const folded = happenings.filter((one) => !isShown(one))
  return html`<div class="story"><h3>${title}</h3>${folded.length > 0 && html`<details id="t-${id}"><summary>${capitalize(spellNumber(folded.length))} earlier</summary><ol class="line">${folded.map(line)}</ol></details>`}${
    happenings.length === 0
      ? html`<p class="quiet">Nobody came in the last day.</p>`
      : html`<ol class="line">${happenings.filter(isShown).map(line)}</ol>`
  }</div>`
}

const ofDeath = ({ site, now }: TodayView, stone: Gravestone): Story => ({
  id: stone.id,
  title: html`${linkTo(site, 'stone', stone.id, stone.name)} <span class="quiet">died ${timeSince(stone.died_at, now)}</span>`,
  happenings: [{ at: stone.died_at, words: `Died ${diedOf(stone)}.`, grave: true }],
})

function ofResident({ now }: TodayView, { moment, diary }: Told): Story {
  const { creature, alive } = moment
  const state = alive ? conditionWords(moment) : 'dead'
  return {
    id: creature.id,
    title: html`<bdi>${creature.name}</bdi> <span class="${conditionOf(moment)?.ring ?? 'quiet'}">${creature.stage === 'egg' ? 'in the egg' : state}</span>`,
    happenings: [...diedAndCameBack(moment), ...grownBy(moment), ...doneFor(creature, diary ?? [])]
      .filter(({ at }) => isInLastDay(at, now))
      .sort((a, b) => a.at - b.at),
  }
}

/** What was done, what its keeper was told of it, and the keeper's note. */
const doneFor = (creature: Moment['creature'], diary: readonly LogEntry[]): Happening[] =>
  diary.map((entry, index) => {
    const told = toldLine(creature.species, entry)
    return {
      at: entry.done_at,
      grave: isHarm(entry),
      words: html`${actWords(entry, diary.slice(0, index), creature.species)}.${keptBy(creature, diary, entry)}${told && html` <span class="when">${quoted(told)}</span>`}${entry.notes && html` <span class="when">Noted: “${entry.notes}”</span>`}`,
    }
  })

/** The keepsake that the wish granted by this act left. */
function keptBy(creature: Moment['creature'], diary: readonly LogEntry[], entry: LogEntry): Part {
  if (entry.wish === undefined) return null
  const later = diary.filter(({ number, wish }) => wish !== undefined && number > entry.number).length
  const granted = creature.wishes.granted - later
  if (keepsakesForWishes(granted) === keepsakesForWishes(granted - 1)) return null
  const kept = keepsakesWithText(creature)[keepsakesForWishes(granted) - 1]
  return kept && html` It keeps something new: ${kept.name}.`
}

const GROWN: Readonly<Record<HatchedStage, string>> = {
  baby: 'Hatched.',
  child: `Grew up: a ${STAGE_WORDS.child} now.`,
  teen: `Grew up: a ${STAGE_WORDS.teen} now.`,
  adult: `Grew up: an ${STAGE_WORDS.adult} now.`,
}

const grownBy = ({ creature }: Moment): Happening[] => [
  { at: creature.adopted_at, words: 'Came here as an egg.' },
  ...Object.entries(creature.entered_at).map(([stage, at]) => ({ at, words: GROWN[stage as HatchedStage] })),
  ...agesReached(creature).map(({ days, at }) => ({ at, words: `${days} days old.` })),
]

const diedAndCameBack = ({ creature, alive, dies_at, cause }: Moment): Happening[] => [
  ...creature.returns.flatMap((past) => [
    { at: past.died_at, words: `Died ${CAUSE_WORDS[past.cause]}.`, grave: true },
    { at: past.returned_at, words: 'Came back.' },
  ]),
  ...(alive || dies_at === null || cause === null
    ? []
    : [
        {
          at: dies_at,
          grave: true,
          words: html`Died ${diedOf({ cause, ...(cause === 'poison' && creature.harm && { harm: creature.harm }), likeness: likenessOf(creature) })}. It can return until ${stampMinute(resurrectableUntil(dies_at))}.`,
        },
      ]),
]

const inALine = (moment: Moment): Html => {
  const { creature, alive, now } = moment
  return html`<li><bdi>${creature.name}</bdi>: ${alive ? conditionWords(moment) : 'dead'}, last cared for ${timeSince(creature.last_care_at, now)}.</li>`
}
