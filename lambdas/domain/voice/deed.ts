/** What is seen of an act of care: one scene for what came of it. */
import type { Acts, Line } from '../../species/book'
import type { CareAction, ItemAction } from '../../species/care-actions'
import { PRIMARY_STAT, type Tip } from '../care/care'
import { normaliseItem } from '../care/items/normalise'
import { hourGain, ownGain } from '../creature/mechanics'
import { bookOf } from './book'
import { withRemedy } from './remedy'
import { type Deed, isIll, isStarving, isWary, type Situation } from './situation'
import { tell } from './tell'
import { turnOfCare } from './turn'

type Done = Situation & { deed: Deed }
export const isDone = (situation: Situation): situation is Done => situation.deed !== null

type Holds = (done: Done, turn: number) => boolean

/** What the book tells of the very thing that was given. */
const thingOf = ({ creature: { species }, deed: { action, item } }: Done): string | readonly Line[] | undefined => {
  const things = bookOf(species).things?.[action as ItemAction]
  if (!things || !item) return
  const given = normaliseItem(item)
  return Object.entries(things).find(([thing]) => normaliseItem(thing) === given)?.[1]
}

const always: Holds = () => true
const inVain: Holds = ({ deed: { outcome } }) => outcome.effectiveness !== 'effective'
const isHarmful: Holds = ({ deed }) => deed.category === 'harmful'
const isDisliked: Holds = ({ deed }) => deed.category === 'disliked'
/** Whoever is ill is not told by its joy in a thing. */
const isLoved: Holds = (done) => done.deed.category === 'loved' && !isIll(done)
const isInNeed: Holds = (done) => isIll(done) || isStarving(done)
const isFull: Holds = ({ deed: { outcome } }) =>
  outcome.tip === 'already_full' || (outcome.tip === 'too_early' && outcome.effectiveness === 'wasted')
const RUNS_TOLD: readonly number[] = [5, 10, 25, 50]
/** A run is news at a round number, and only where no milestone beside the scene tells the same. */
const isOnARun: Holds = ({ deed: { outcome } }) =>
  (RUNS_TOLD.includes(outcome.streak) || (outcome.streak > 0 && outcome.streak % 100 === 0)) &&
  !outcome.milestones.some(({ type }) => type === 'care_streak')

const COMMON = [
  ['harmful', isHarmful],
  ['disliked', isDisliked],
  ['loved', isLoved],
  ['little', inVain],
  ['wanted', always],
] as const

/** The gravest first: the first that holds is told. */
const SCENES: { readonly [A in CareAction]: readonly (readonly [keyof Acts[A], Holds])[] } = {
  feed: [
    ['harmful', isHarmful],
    ['missed', ({ deed }) => deed.outcome.timing === 'missed_window'],
    ['late', ({ deed }) => deed.outcome.timing === 'late'],
    ['full', isFull],
    ['early', ({ deed }) => deed.outcome.timing === 'early'],
    ['ill', isIll],
    ['disliked', isDisliked],
    ['loved', isLoved],
    ['streak', isOnARun],
    ['on_time', always],
  ],
  play: [
    ['harmful', isHarmful],
    ['bad_time', isInNeed],
    ['disliked', isDisliked],
    ['loved', isLoved],
    ['little', inVain],
    ['wanted', always],
  ],
  clean: COMMON,
  medicine: COMMON,
  discipline: [
    ['harmful', isHarmful],
    ['bad_time', ({ deed }) => deed.outcome.concerns.length > 0],
    ['disliked', isDisliked],
    ['loved', isLoved],
    ['little', inVain],
    ['wanted', always],
  ],
  sleep: COMMON,
  reflect: [
    ['asleep', ({ asleep }) => asleep],
    ['shy', (done) => done.closed || isWary(done)],
    ['little', ({ deed }) => deed.outcome.tip === 'reflected_often'],
    ['ill', isInNeed],
    ['awake', always],
  ],
}

/** What is always so need not always be said. */
const RULE_TOLD_EVERY = 3
/** Where its keeper can do something about it, it is always said. */
const RULE_TIPS: readonly (Tip | null)[] = ['needs_task_item', 'wrong_hour']

/** A good meal but for the game that should have come before it, which matters more than its taste. */
const isHalved: Holds = (done, turn) => {
  const { unplayed, timing, after } = done.deed.outcome
  return unplayed && timing === 'on_time' && after.hunger < 100 && !isInNeed(done, turn)
}

/** What the species' own rule made of the act, where that is to be told: it goes before all but harm and lateness. */
const ruleScene = (done: Done, turn: number): readonly Line[] | undefined => {
  const { creature, deed, now } = done
  const { action, category, outcome } = deed
  const { against, favoured } = bookOf(creature.species)
  if (category === 'harmful' || outcome.timing === 'late' || outcome.timing === 'missed_window' || isFull(done, turn))
    return
  if (done.asleep) return
  if (isHalved(done, turn) || RULE_TIPS.includes(outcome.tip)) return against?.[action]
  if (outcome.tip === 'species_gains_little') return turn % 2 === 1 ? against?.[action] : undefined
  const gain = hourGain(creature, now) * ownGain(creature.species, action, PRIMARY_STAT[action])
  if (gain === 1 || turn % RULE_TOLD_EVERY !== 1 || isInNeed(done, turn)) return
  return (gain < 1 ? against : favoured)?.[action]
}

const sceneOf = <A extends CareAction>(action: A, done: Done, turn: number): keyof Acts[A] => {
  const scenes: readonly (readonly [keyof Acts[A], Holds])[] = SCENES[action]
  return (scenes.find(([, holds]) => holds(done, turn)) ?? scenes[scenes.length - 1]!)[0]
}

/**
 * A thing of which the book has one scene is told by it every third time: whoever gives the same each day is not told the
 * same each day, and what is told in between names it as well.
 */
const ownScene = (done: Done, turn: number): readonly Line[] | undefined => {
  const thing = thingOf(done)
  if (typeof thing !== 'string') return thing
  return turn % 3 === 1 ? [thing] : undefined
}

/** The message of an act of care. */
export const deedText = (done: Done): string => {
  const { creature, deed } = done
  const { action, outcome } = deed
  const { acts, dying } = bookOf(creature.species)
  const turn = turnOfCare(creature, action)
  if (outcome.died) return tell(dying.poison, done, turn, creature.id)
  const scene = sceneOf(action, done, turn)
  const lines =
    ruleScene(done, turn) ??
    (scene === 'loved' ? ownScene(done, turn) : undefined) ??
    (acts[action] as Readonly<Record<PropertyKey, readonly Line[]>>)[scene] ??
    []
  const text = tell(lines, done, turn, `${creature.id}/${action}/${String(scene)}`)
  return action === 'medicine' ? text : withRemedy(text, done)
}
