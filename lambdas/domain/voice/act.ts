/** Selects the text for a care action: one scene for its outcome. */
import type { Line } from '../../species/book'
import type { CareAction, ItemAction } from '../../species/care-actions'
import type { ActOutcome, LinePath } from '../../species/scenes'
import { PRIMARY_STAT, type Tip } from '../care/care'
import { normaliseItem } from '../care/items/normalise'
import { isDirty } from '../creature/clock'
import { isBadFeeling } from '../creature/feeling'
import { hourGain, ownGain } from '../creature/mechanics'
import { familyLines, linesOf, ownLines, thingsOf } from './books/lines'
import { plainAct } from './books/plain'
import { CONDITIONS, type Condition, conditionsIn } from './conditions'
import { careTurn } from './pick'
import { withMeal, withRemedy } from './remedy'
import { chooseLine, isBrief, lineText } from './select-line'
import { lineId, shownLines } from './shown'
import { type ActSituation, isIll, isStarving, isWary } from './situation'

type Holds = (situation: ActSituation, turn: number) => boolean

/** The book's lines for the given item. */
const itemLinesOf = ({ creature: { species }, act: { action, item } }: ActSituation): readonly Line[] | undefined => {
  const things = thingsOf(species)[action as ItemAction]
  if (!things || !item) return
  const given = normaliseItem(item)
  return Object.entries(things).find(([thing]) => normaliseItem(thing) === given)?.[1]
}

const always: Holds = () => true
/** A wash that was due is welcome even if there is no health to win back. */
const isIneffective: Holds = ({ act: { action, outcome } }) =>
  outcome.effectiveness !== 'effective' && !(action === 'clean' && isDirty(outcome.found.creature, outcome.found.now))
const isHarmful: Holds = ({ act }) => act.category === 'harmful'
const isDisliked: Holds = ({ act }) => act.category === 'disliked'
/** Don't use "loved" lines for sick creatures. */
const isLoved: Holds = (situation) => situation.act.category === 'loved' && !isIll(situation)
const isInNeed: Holds = (situation) => isIll(situation) || isStarving(situation)
const isFull: Holds = ({ act: { outcome } }) =>
  outcome.tip === 'already_full' || (outcome.tip === 'too_early' && outcome.effectiveness === 'wasted')
const STREAKS_SHOWN: readonly number[] = [5, 10, 25, 50]
/** Only at round numbers, and only if no milestone reports the same streak. */
const isStreakNews: Holds = ({ act: { outcome } }) =>
  (STREAKS_SHOWN.includes(outcome.streak) || (outcome.streak > 0 && outcome.streak % 100 === 0)) &&
  !outcome.milestones.some(({ type }) => type === 'care_streak')

const COMMON = [
  ['harmful', isHarmful],
  ['disliked', isDisliked],
  ['little', isIneffective],
  ['loved', isLoved],
  ['wanted', always],
] as const

/** Most serious first; the first match is used. */
const SCENES: { readonly [A in CareAction]: readonly (readonly [ActOutcome<A>, Holds])[] } = {
  feed: [
    ['harmful', isHarmful],
    ['missed', ({ act }) => act.outcome.timing === 'missed_window'],
    ['late', ({ act }) => act.outcome.timing === 'late'],
    ['full', isFull],
    ['early', ({ act }) => act.outcome.timing === 'early'],
    ['ill', isIll],
    ['disliked', isDisliked],
    ['loved', isLoved],
    ['streak', isStreakNews],
    ['on_time', always],
  ],
  play: [
    ['harmful', isHarmful],
    ['bad_time', isInNeed],
    ['disliked', isDisliked],
    ['little', isIneffective],
    ['loved', isLoved],
    ['wanted', always],
  ],
  clean: COMMON,
  medicine: COMMON,
  discipline: [
    ['harmful', isHarmful],
    ['bad_time', ({ act }) => act.outcome.concerns.length > 0],
    ['disliked', isDisliked],
    ['little', isIneffective],
    ['loved', isLoved],
    ['wanted', always],
  ],
  sleep: COMMON,
  reflect: [
    ['asleep', ({ asleep }) => asleep],
    ['shy', (situation, turn) => situation.closed || (isWary(situation) && !isInNeed(situation, turn))],
    ['little', ({ act }) => act.outcome.tip === 'reflected_often'],
    ['ill', isInNeed],
    ['awake', always],
  ],
}

/** A constant rule need not be repeated every time. */
const RULE_EVERY = 3
/** Shown each time, not every third time: the rule is why the act did little. */
const RULE_TIPS: readonly (Tip | null)[] = ['needs_task_item', 'wrong_hour', 'species_gains_little']

/** A good meal, but without the play this species needs first; that matters more than the taste. */
const isMealWithoutPlay: Holds = (situation, turn) => {
  const { unplayed, after } = situation.act.outcome
  return unplayed && after.hunger < 100 && !isInNeed(situation, turn)
}

/** Lines about the species' own rule. Only harm and a meal at the wrong time have priority over it. */
const ruleScene = (situation: ActSituation, turn: number): readonly Line[] | undefined => {
  const { creature, act, now } = situation
  const { action, category, outcome } = act
  const own = (effect: 'against' | 'favoured') => ownLines(creature.species, `${effect}.${action}`)
  const isOffTime = outcome.timing !== null && outcome.timing !== 'on_time'
  if (category === 'harmful' || isOffTime) return
  if (isFull(situation, turn) || situation.asleep) return
  if (isMealWithoutPlay(situation, turn) || RULE_TIPS.includes(outcome.tip)) return own('against')
  const stat = PRIMARY_STAT[action]
  const gain = hourGain(creature, now) * ownGain(creature.species, action, stat)
  if (gain === 1 || category === 'disliked' || turn % RULE_EVERY !== 1 || isInNeed(situation, turn)) return
  // A stat that is full could not have gained more.
  if (gain < 1) return outcome.after[stat] < 100 ? own('against') : undefined
  return isIneffective(situation, turn) ? undefined : own('favoured')
}

const sceneOf = <A extends CareAction>(action: A, situation: ActSituation, turn: number): ActOutcome<A> => {
  const scenes: readonly (readonly [ActOutcome<A>, Holds])[] = SCENES[action]
  return (scenes.find(([, holds]) => holds(situation, turn)) ?? scenes[scenes.length - 1]!)[0]
}

/**
 * A single line about the item is used every third time, so that the same item does not always give the same text; the
 * lines in between name the item too.
 */
const itemScene = (situation: ActSituation, turn: number): readonly Line[] | undefined => {
  const thing = itemLinesOf(situation)
  return thing?.length !== 1 || turn % 3 === 1 ? thing : undefined
}

const BAD_FEELINGS: readonly Condition[] = ['sulking', 'after_late_meal', 'after_poison', 'after_scolding']
const REMEMBERED = (Object.keys(CONDITIONS) as Condition[]).filter((one) => CONDITIONS[one].recalls)

/** `scene` is one of the action's outcomes. */
const pathOf = (action: CareAction, scene: string): LinePath => `acts.${action}.${scene}` as LinePath

const isAboutNoNeed = (line: Line): boolean => typeof line === 'object' && line.when.includes('unneeded')

/** Adds the `unneeded` lines about loved items, which are merry, so not under a bad feeling. */
const sceneLines = ({ creature: { species }, act, feeling }: ActSituation, scene: string): readonly Line[] => {
  const { action, category } = act
  const lines = linesOf(species, pathOf(action, scene))
  const isLovedInVain = scene === 'little' && category === 'loved' && !isBadFeeling(feeling)
  return isLovedInVain ? [...linesOf(species, pathOf(action, 'loved')).filter(isAboutNoNeed), ...lines] : lines
}

const rememberedIn = (line: Line): readonly Condition[] => conditionsIn(line).filter((one) => REMEMBERED.includes(one))

const isRemembering = (line: Line): boolean => rememberedIn(line).length > 0

/** Lines of its family about what came before, where its own book has none. */
const rememberingLines = (situation: ActSituation, scene: string): readonly Line[] => {
  const { creature, act } = situation
  if (!REMEMBERED.some((one) => CONDITIONS[one].holds(situation))) return []
  const own = linesOf(creature.species, pathOf(act.action, scene)).flatMap(rememberedIn)
  const isSulkingOwn = own.some((one) => BAD_FEELINGS.includes(one) && CONDITIONS[one].holds(situation))
  const isOwn = (one: Condition) => (one === 'sulking' ? isSulkingOwn : own.includes(one))
  return familyLines(creature.species, pathOf(act.action, scene)).filter(
    (line) => isRemembering(line) && !rememberedIn(line).some(isOwn),
  )
}

interface ActLineOptions {
  /** Prefer a short line, or one about what came before: used from the second act of a visit on. */
  brief?: boolean
}

export const actLine = (situation: ActSituation, { brief }: ActLineOptions = {}): Line | null => {
  const { creature, act } = situation
  const { action, outcome } = act
  const turn = careTurn(creature, action)
  const choice = { turn, shown: shownLines(creature, 'act') }
  if (outcome.died)
    return chooseLine(linesOf(creature.species, 'dying.poison'), situation, { ...choice, seed: creature.id })
  const scene = sceneOf(action, situation, turn)
  const lines =
    ruleScene(situation, turn) ??
    (scene === 'loved' && !isBadFeeling(situation.feeling) ? itemScene(situation, turn) : undefined) ??
    sceneLines(situation, scene)
  const ofScene = {
    ...choice,
    seed: `${creature.id}/${action}/${scene}`,
    others: rememberingLines(situation, scene),
    reserve: familyLines(creature.species, pathOf(action, scene)),
    // Shown alone, nearly all lines should be whole scenes.
    prefers: (line: Line) => !brief && !isBrief(line),
  }
  const isFitting = (line: Line) =>
    (isBrief(line) || isRemembering(line) || isAboutNoNeed(line)) && !choice.shown.includes(lineId(line))
  const briefly = brief
    ? chooseLine(lines.filter(isFitting), situation, {
        ...ofScene,
        others: ofScene.others.filter(isFitting),
        reserve: [],
      })
    : null
  return briefly ?? chooseLine(lines, situation, ofScene)
}

/** `isLast` is false for an act before another of the same visit, which may meet the need. */
export const actText = (situation: ActSituation, isLast = true): string => {
  const { action, category, outcome } = situation.act
  const line = outcome.told?.act ?? null
  const text = line ? lineText(line, situation) : plainAct(situation)
  const isTreated = action === 'medicine' && category !== 'harmful'
  if (outcome.died || !isLast) return text
  const treated = isTreated ? text : withRemedy(text, situation)
  return action === 'feed' ? treated : withMeal(treated, situation)
}
