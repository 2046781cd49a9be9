/** Texts for a status: what the creature is doing, and how it feels from inside. */
import type { Line } from '../../species/book'
import type { CareAction } from '../../species/care-actions'
import type { LinePath, Look, Soul } from '../../species/scenes'
import { reflectionsWithinHour } from '../care/care'
import { feedingStatus, hasMissedMeal, isUnfed } from '../creature/feeding'
import { type FeelingKind, isBadFeeling } from '../creature/feeling'
import { hoursBetween } from '../time/instants'
import { passage } from '../words'
import { familyLines, linesOf, traitLines } from './books/lines'
import { plainLook, plainSoul } from './books/plain'
import { lines } from './lines'
import { visitTurn, waitStep } from './pick'
import { withMeal, withRemedy } from './remedy'
import { chooseLine, isBrief, lineText } from './select-line'
import { isSameVisit, shownLines } from './shown'
import {
  hasLostTrust,
  isAboutToDie,
  isFailing,
  isHungry,
  isHungryBetweenMeals,
  isIll,
  isStarving,
  isWeak,
  type Situation,
} from './situation'

const BORED_BELOW = 45
/** How long after a resurrection it is mentioned. */
const BACK_HOURS = 24
const OLD_DAYS = 100

/** A missed meal is dangerous for a weak creature. */
const isInDanger = (one: Situation): boolean =>
  isFailing(one) || isStarving(one) || isAboutToDie(one) || (hasMissedMeal(one) && isWeak(one))

const isBack = ({ creature, now }: Situation): boolean => {
  const last = creature.returns.at(-1)
  return last !== undefined && hoursBetween(last.returned_at, now) < BACK_HOURS
}

const feels =
  (kind: FeelingKind) =>
  ({ feeling }: Situation): boolean =>
    feeling?.kind === kind

/** The advice asks for one reflection an hour, so the look does not ask for another. */
const hasReflectedLately = ({ creature, now }: Situation): boolean => reflectionsWithinHour(creature, now).length > 0

/**
 * Most serious first; the first match is used. A look asks only for care that the advice names too: "failing" lines ask
 * for food, so a creature that has eaten gets "sick" lines.
 */
const LOOKS: readonly { look: Look; holds(situation: Situation): boolean }[] = [
  { look: 'asleep_in_danger', holds: (one) => one.asleep && isInDanger(one) },
  { look: 'asleep', holds: ({ asleep }) => asleep },
  { look: 'near_death', holds: (one) => one.closed && isInDanger(one) },
  { look: 'shy', holds: ({ closed }) => closed },
  { look: 'failing', holds: (one) => isFailing(one) && feedingStatus(one.creature, one.now) !== 'ok' },
  { look: 'sick', holds: isFailing },
  { look: 'starving', holds: isStarving },
  { look: 'near_death', holds: isAboutToDie },
  { look: 'sick', holds: isIll },
  { look: 'hungry', holds: isHungry },
  { look: 'due', holds: isUnfed },
  { look: 'weak', holds: isWeak },
  { look: 'hurt', holds: feels('hurt') },
  { look: 'let_down', holds: feels('let_down') },
  { look: 'scolded', holds: feels('scolded') },
  { look: 'dirty', holds: ({ dirty }) => dirty },
  { look: 'back_from_death', holds: isBack },
  { look: 'bored', holds: ({ creature }) => creature.stats.happiness < BORED_BELOW },
  { look: 'shy', holds: (one) => hasLostTrust(one) && !hasReflectedLately(one) },
  { look: 'thriving', holds: ({ mood }) => mood === 'happy' },
  { look: 'curious', holds: ({ mood }) => mood === 'curious' },
]

export const lookNameOf = (situation: Situation): Look => LOOKS.find(({ holds }) => holds(situation))?.look ?? 'content'

interface Choice {
  own: readonly Line[]
  others: readonly Line[]
}

const choose = (situation: Situation, kind: 'look' | 'soul', scene: string, { own, others }: Choice): Line | null => {
  const { creature, now } = situation
  return chooseLine(own, situation, {
    seed: `${creature.id}/${kind}/${scene}`,
    turn: visitTurn(creature),
    step: waitStep(creature, now),
    others,
    reserve: reserveOf(situation, `${kind}s.${scene}` as LinePath),
    shown: shownLines(creature, kind),
    keepsLast: isSameVisit(creature, now),
    prefers: (line) => !isBrief(line),
  })
}

/** A creature that is hungry between meals is not asked to be fed. */
const reserveOf = (situation: Situation, path: LinePath): readonly Line[] =>
  path === 'looks.hungry' && isHungryBetweenMeals(situation) ? [] : familyLines(situation.creature.species, path)

/** The lines of a look, and those of its neighbours, which are true as well: a thriving creature is also content. */
const looksOf = (situation: Situation, look: Look): Choice => {
  const { species } = situation.creature
  const looks = (one: Look) => linesOf(species, `looks.${one}`)
  const old = situation.age_days >= OLD_DAYS ? looks('old') : []
  const calm = [...looks('content'), ...traitLines(species)]
  if (look === 'thriving') return { own: looks('thriving'), others: [...calm, ...looks('curious'), ...old] }
  if (look === 'content') return { own: calm, others: [...looks('curious'), ...old] }
  if (look === 'curious') return { own: looks('curious'), others: [...calm, ...old] }
  // "Hungry" lines ask for food.
  if (look === 'hungry' && isHungryBetweenMeals(situation))
    return { own: isBadFeeling(situation.feeling) ? looks(situation.feeling.kind) : calm, others: [] }
  return { own: looks(look), others: look === 'asleep' ? familyLines(species, 'looks.asleep') : [] }
}

export const lookLine = (situation: Situation): Line | null => {
  const look = lookNameOf(situation)
  return choose(situation, 'look', look, looksOf(situation, look))
}

/** What the creature is doing, as seen by its keeper. One asleep in danger needs company, so no remedy is added. */
export const lookText = (situation: Situation): string => {
  const look = lookNameOf(situation)
  const line = lookLine(situation)
  const text = line ? lineText(line, situation) : plainLook(situation, look)
  if (situation.closed && !situation.asleep) return passage(text, lines().ONLY_COMPANY)
  return look === 'asleep_in_danger' ? text : withMeal(withRemedy(text, situation), situation)
}

const SOULS: Readonly<Record<Look, Soul>> = {
  thriving: 'thriving',
  content: 'content',
  curious: 'content',
  bored: 'bored',
  due: 'due',
  hungry: 'hungry',
  starving: 'starving',
  weak: 'sick',
  dirty: 'content',
  sick: 'sick',
  failing: 'failing',
  near_death: 'near_death',
  asleep: 'asleep',
  asleep_in_danger: 'near_death',
  shy: 'shy',
  back_from_death: 'back_from_death',
  old: 'content',
  hurt: 'hurt',
  let_down: 'let_down',
  scolded: 'scolded',
}

/** Souls of a creature without a serious need: a bad feeling replaces them. While a meal is due, none may say that it has eaten. */
const UNTROUBLED: readonly Soul[] = ['thriving', 'content', 'bored', 'back_from_death']

const soulNameOf = (situation: Situation): Soul => {
  const { act, feeling } = situation
  if (act?.category === 'harmful') return 'hurt'
  const soul = SOULS[lookNameOf(situation)]
  return isBadFeeling(feeling) && UNTROUBLED.includes(soul) ? feeling.kind : soul
}

/** As for looks. A good feeling colours a creature that is well. */
const soulsOf = (situation: Situation, soul: Soul): Choice => {
  const souls = (one: Soul) => linesOf(situation.creature.species, `souls.${one}`)
  const isWell = soul === 'thriving' || soul === 'content'
  if (isWell && situation.feeling) return { own: souls(situation.feeling.kind), others: souls(soul) }
  if (soul === 'thriving') return { own: souls('thriving'), others: souls('content') }
  const others = soul === 'asleep' ? familyLines(situation.creature.species, 'souls.asleep') : []
  return { own: souls(soul), others }
}

export const soulLine = (situation: Situation): Line | null => {
  const soul = soulNameOf(situation)
  return choose(situation, 'soul', soul, soulsOf(situation, soul))
}

/** A passage from the creature's point of view, whole and in its short form if it has one. */
export const soulTexts = (situation: Situation): { whole: string; short: string } => {
  const line = situation.act ? (situation.act.outcome.told?.soul ?? null) : soulLine(situation)
  if (line) return { whole: lineText(line, situation), short: lineText(line, situation, true) }
  const plain = plainSoul(situation, lookNameOf(situation))
  return { whole: plain, short: plain }
}

/** After a refusal, which stores nothing: in plain words, so that several in a row do not repeat a line. */
export const refusedSoul = (situation: Situation, action: CareAction): string =>
  plainSoul(situation, lookNameOf(situation), action)
