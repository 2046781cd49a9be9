/** Texts for a status: what the creature is doing, and how it feels from inside. */
import type { Line, Looks, Souls } from '../../species/book'
import { hoursBetween } from '../time/instants'
import { displayName, passage, wordCount } from '../words'
import { actText, hasAct } from './act'
import { bookOf, traitLines } from './book'
import { lines } from './lines'
import { withMeal, withRemedy } from './remedy'
import { selectLine } from './select-line'
import {
  hasMissedMeal,
  isAboutToDie,
  isFailing,
  isHungry,
  isIll,
  isStarving,
  isUnfed,
  isWary,
  isWeak,
  type Situation,
} from './situation'
import { lookTurn } from './turn'

export type LookName = keyof Looks

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

/** Most serious first; the first match is used. Minor ones are used only in some turns. */
const LOOKS: readonly { look: LookName; holds(situation: Situation, turn: number): boolean }[] = [
  { look: 'asleep_in_danger', holds: (one) => one.asleep && isInDanger(one) },
  { look: 'asleep', holds: ({ asleep }) => asleep },
  { look: 'near_death', holds: (one) => one.closed && isInDanger(one) },
  { look: 'shy', holds: ({ closed }) => closed },
  { look: 'failing', holds: isFailing },
  { look: 'starving', holds: isStarving },
  { look: 'near_death', holds: isAboutToDie },
  { look: 'sick', holds: isIll },
  { look: 'hungry', holds: isHungry },
  { look: 'due', holds: hasMissedMeal },
  { look: 'weak', holds: isWeak },
  { look: 'due', holds: isUnfed },
  { look: 'dirty', holds: ({ dirty }) => dirty },
  { look: 'back_from_death', holds: isBack },
  { look: 'bored', holds: ({ creature }) => creature.stats.happiness < BORED_BELOW },
  { look: 'shy', holds: (one, turn) => isWary(one) && turn % 2 === 0 },
  { look: 'old', holds: ({ age_days }, turn) => age_days >= OLD_DAYS && turn % 3 === 0 },
  { look: 'thriving', holds: ({ mood }) => mood === 'happy' },
  { look: 'curious', holds: ({ mood }) => mood === 'curious' },
]

const turnOf = ({ creature, now }: Situation): number => {
  const { visits, hours } = lookTurn(creature, now)
  return visits + hours
}

export const lookNameOf = (situation: Situation): LookName =>
  LOOKS.find(({ holds }) => holds(situation, turnOf(situation)))?.look ?? 'content'

/** For books without "due" lines: "content" lines, or "hungry" lines once the meal is missed. */
const chooseDue = <T>(situation: Situation, { due, hungry, content }: DueOptions<T>): T =>
  due ?? (hasMissedMeal(situation) ? hungry : content)
interface DueOptions<T> {
  due?: T
  hungry: T
  content: T
}

const looksOf = (situation: Situation, look: LookName): readonly Line[] => {
  const { species } = situation.creature
  const { looks } = bookOf(species)
  if (look === 'due') return chooseDue<readonly Line[]>(situation, looks)
  return look === 'content' ? [...looks.content, ...traitLines(species)] : looks[look]
}

/** What the creature is doing, as seen by its keeper. */
export const lookText = (situation: Situation): string => {
  const look = lookNameOf(situation)
  const { creature } = situation
  const text = selectLine(looksOf(situation, look), situation, turnOf(situation), `${creature.id}/${look}`)
  if (situation.closed && !situation.asleep) return passage(text, lines().ONLY_COMPANY)
  return COMPANY_FIRST.includes(look) ? text : withMeal(withRemedy(text, situation), situation)
}

/** These lines ask only for company, so no remedy is added. */
const COMPANY_FIRST: readonly LookName[] = ['near_death', 'asleep_in_danger']

const SOULS: Readonly<Record<LookName, keyof Souls>> = {
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
}

/** A short passage from the creature's point of view. */
export const soulText = (situation: Situation, full = true): string => {
  const { creature, act } = situation
  const { souls } = bookOf(creature.species)
  const soul = act?.category === 'harmful' ? 'hurt' : SOULS[lookNameOf(situation)]
  const all: readonly Line[] = soul === 'due' ? chooseDue<readonly Line[]>(situation, souls) : souls[soul]
  const full_text = selectLine(all, situation, turnOf(situation), `${creature.id}/${soul}`)
  const text = full
    ? full_text
    : condense(full_text, displayName(creature.name), hasAct(situation) ? actText(situation) : '')
  return soul === 'due' && !souls.due && !hasMissedMeal(situation) ? passage(text, lines().WAITS) : text
}

const MIN_WORDS = 40
/** The cost, in letters, of a word that the scene already contains. */
const REPETITION_COST = 40

const longWords = (text: string): string[] => text.toLowerCase().match(/\p{L}{5,}/gu) ?? []

/** Longer passages made a status too long to read. */
const MAX_LETTERS = 205

/**
 * Shortens a passage: an opening (its first sentence or just the name) and its end. If that is still long, drops the
 * middle instead. Among candidates of similar length, prefers the one that repeats less of the scene.
 */
const condense = (text: string, name: string, scene: string): string => {
  const [first = '', ...rest] = text.split(/(?<=[.?…][’”]?) /)
  const said = new Set(longWords(scene))
  const length = (one: string) => one.length + REPETITION_COST * longWords(one).filter((word) => said.has(word)).length
  const shortest = (beginnings: (from: number) => string[][]): string =>
    [first, `You are ${name}.`]
      .flatMap((opening) =>
        rest.flatMap((sentence, from) =>
          /^\p{Ll}/u.test(sentence)
            ? []
            : beginnings(from).map((begun) => [opening, ...begun, ...rest.slice(from)].join(' ')),
        ),
      )
      .filter((candidate) => wordCount(candidate) >= MIN_WORDS)
      .map((candidate) => ({ candidate, length: length(candidate) }))
      .sort((one, other) => one.length - other.length)[0]?.candidate ?? text
  const end = shortest(() => [[]])
  if (end.length <= MAX_LETTERS) return end
  const bothEnds = shortest((from) => rest.slice(0, from).map((_, at) => rest.slice(0, at + 1)))
  return bothEnds.length < end.length ? bothEnds : end
}
