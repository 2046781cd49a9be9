/** What the creature is doing right now, as a keeper looking in would see it. */
import type { HatchedStage } from '../creature/creature'
import type { Mood } from '../creature/mood'
import type { VisibleStats } from '../creature/visible'
import { type Instant, MS_PER_HOUR } from '../time/instants'
import { rotate, type Variants } from './pick'
import { type VoicedSpecies, voiceOf } from './subject'
import { called, clause, fill, passage } from './words'

export interface BehaviorInput {
  name: string
  species: VoicedSpecies
  stage: HatchedStage
  mood: Mood
  stats: VisibleStats
  /** The text changes from hour to hour and never within one. */
  at: Instant
  /** Which creature it is, usually its id. */
  seed: string
}

/** Below this a creature is unhappy enough to show it. */
const LOW_HAPPINESS = 40
/** Below this it keeps its distance; from `DEEP_TRUST` on it seeks its keeper out. */
const LOW_TRUST = 25
const DEEP_TRUST = 75

/** What the eye meets first, by mood; the rest is the species’ own doing. */
const FIRST: Readonly<Record<Mood, Variants>> = {
  sleeping: ['{name} {asleep}', 'Do not disturb: {name} {asleep}', 'Lights low, {name} {asleep}'],
  critical: ['{name} {unwell}', 'This is serious: {name} {unwell}', 'Something is very wrong: {name} {unwell}'],
  sick: ['{name} {unwell}', 'Not at all well today, {name} {unwell}', 'Out of sorts, {name} {unwell}'],
  hungry: ['{name} {hungry}', 'There is no mistaking it: {name} {hungry}', 'Hungry now, {name} {hungry}'],
  happy: ['{name} {happy}', 'All is well: {name} {happy}', 'In fine spirits, {name} {happy}'],
  content: ['{name} {quirk}', 'All as usual: {name} {quirk}', 'An ordinary hour: {name} {quirk}'],
  curious: ['{name} {curious}', 'Something new is afoot: {name} {curious}', 'Wide awake, {name} {curious}'],
}

const UNHAPPY: Variants = [
  'Between times, {name} {lonely}',
  'Left alone too long, {name} {lonely}',
  'A game is overdue, and it shows',
  'The spark has gone down low; some company would bring it up',
]

const WARY: Readonly<Record<HatchedStage, Variants>> = {
  baby: [
    'Every step in the room still makes the little one freeze',
    'It looks up at your voice and is not yet sure whose voice it is',
  ],
  child: ['It keeps just out of reach, and checks that you noticed', 'It comes halfway to meet you and stops there'],
  teen: [
    'It answers to its name only when it was going that way anyway',
    'It leaves the room shortly after you enter it',
  ],
  adult: [
    'It watches you with the patience of someone keeping notes',
    'It takes what you leave and waits until you have gone',
  ],
}

const STAGE_COLOUR: Readonly<Record<HatchedStage, Variants>> = {
  baby: [
    'Being this small is a full day’s work',
    'Everything is being seen for the first time, some of it twice',
    'The far side of the room remains unexplored',
  ],
  child: [
    'Nobody has told it yet that the house has limits',
    'Three projects are under way and none will be finished',
    'It has learned the word no and is considering it',
  ],
  teen: [
    'It would rather not be watched, and would hate to be missed',
    'It has outgrown something overnight and is not sure what',
    'There is a plan, and it is not to be discussed',
  ],
  adult: [
    'It has the air of someone who knows where everything is kept',
    'The day has its order, and it is keeping to it',
    'It moves like the owner of the place, which in a way it is',
  ],
}

const HABIT: Variants = ['True to form, it also {quirk}', 'As ever, it {quirk}', 'And, being itself, it {quirk}']

const GRAVE: Variants = ['Each hour counts now', 'It has not much left to spend', 'It still knows when you come near']
const AILING: Variants = [
  'A little care would go a long way today',
  'It is putting a brave face on it, and not a convincing one',
  'It would like to be asked how it is',
]

/** No second sentence: sleep is described best by leaving it alone. */
const SILENT: Variants<string | null> = [null, 'The room has gone soft around the edges', null]

export const behavior = (input: BehaviorInput): string => {
  const { species, stage, mood, stats, seed } = input
  const voice = voiceOf(species)
  const hour = Math.floor(input.at / MS_PER_HOUR)
  const turn = <T>(variants: Variants<T>, part: string) => rotate(variants, `${seed}/${part}`, hour)
  const [first = voice.happy, ...others] = voice.quirks
  const quirks: Variants = [first, ...others]
  const slots = {
    name: called(input.name),
    asleep: clause(voice.asleep),
    unwell: clause(voice.unwell),
    hungry: clause(voice.hungry),
    happy: clause(voice.happy),
    curious: clause(voice.curious),
    lonely: clause(voice.lonely),
    bonded: clause(voice.bonded),
    quirk: clause(turn(quirks, 'quirk')),
  }

  const second = (): string | null => {
    if (mood === 'sleeping') return turn(SILENT, 'silent')
    if (mood === 'critical') return turn(GRAVE, 'grave')
    if (mood === 'sick') return turn(AILING, 'ailing')
    if (stats.happiness !== null && stats.happiness < LOW_HAPPINESS) return turn(UNHAPPY, 'unhappy')
    if (stats.trust !== null && stats.trust < LOW_TRUST) return turn(WARY[stage], 'wary')
    const bonded = stats.trust !== null && stats.trust >= DEEP_TRUST ? ['Since it trusts you, it {bonded}'] : []
    const habits = mood === 'content' ? [] : HABIT
    const [line = STAGE_COLOUR[stage][0], ...lines] = [...STAGE_COLOUR[stage], ...bonded, ...habits]
    return turn([line, ...lines], 'second')
  }

  const line = second()
  return passage(fill(turn(FIRST[mood], 'first'), slots), line && fill(line, slots))
}
