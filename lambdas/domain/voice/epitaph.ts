/** Texts on gravestones: how the creature is remembered, particulars of its life, and how it ended. */
import type { ByCause } from '../../species/book'
import { momentAt } from '../creature/clock'
import type { Creature } from '../creature/creature'
import { type Burial, fatalCareAction } from '../creature/death'
import { ageHours, formOf } from '../creature/life'
import { itemLabel } from '../nouns'
import { spellDuration } from '../time/duration'
import { article, capitalize, fillSlots, passage, plural, spellNumber, times } from '../words'
import { bookOf } from './book'
import { hash, pick } from './pick'
import { selectAnyLine, selectLine } from './select-line'
import { type Situation, situationOf } from './situation'

/** The key of its ending in the book. */
export const endingOf = (creature: Creature): keyof ByCause =>
  fatalCareAction(creature) ? 'poison' : (creature.death?.cause ?? 'neglect')

interface Particular {
  text: string
  holds(creature: Creature, lived: number): boolean
}

const meals = (creature: Creature): number => creature.feedings
const missed = (creature: Creature): number => creature.missed_feedings

/** Sentences about a life, each with its condition. */
const PARTICULARS: readonly Particular[] = [
  { text: 'It never had a meal.', holds: (one) => meals(one) === 0 },
  { text: 'It had {lived}, and one meal.', holds: (one) => meals(one) === 1 },
  { text: 'It had {lived} and {meals}.', holds: (one) => meals(one) > 1 },
  {
    text: '{meals_capital}, and never kept waiting for one of them until the last.',
    holds: (one) => meals(one) >= 8 && missed(one) <= 1,
  },
  { text: 'It was kept waiting {missed} in {lived}.', holds: (one) => missed(one) >= 3 },
  { text: 'Of all that it was ever given, it liked this best: {loved}.', holds: (one) => Boolean(one.memory.loved) },
  {
    text: 'It once waited {wait}, and was there when the door opened.',
    holds: (one) => (one.memory.longest_wait_hours ?? 0) >= 12,
  },
  { text: 'It had died {deaths} before, and had come back each time.', holds: (one) => one.returns.length > 1 },
  { text: 'It had died once before, and had come back.', holds: (one) => one.returns.length === 1 },
  { text: 'It grew up to be {form}, in {lived}.', holds: (one) => one.path !== null },
  { text: 'It was nearly lost once, and somebody came in time.', holds: (one) => one.rescued },
  {
    text: 'It trusted somebody.',
    holds: (one) => one.milestones.some(({ type, value }) => type === 'trust_milestone' && value === 90),
  },
  { text: 'It had {lived}, and had only begun.', holds: (_, lived) => lived < 24 },
]

/** At most two, in the order of the list; only one of them may mention the age. */
const particularsOf = (creature: Creature, lived: number, seed: string): string[] => {
  const all = PARTICULARS.filter(({ holds }) => holds(creature, lived)).map(({ text }) => text)
  const first = hash(`${seed}/first`) % all.length
  const second = hash(`${seed}/second`) % all.length
  const saysAge = (text: string | undefined) => text?.includes('{lived}') || text?.includes('{meals')
  return all.filter((text, at) => at === first || (at === second && !(saysAge(text) && saysAge(all[first]))))
}

/** Those that are not on the stone. */
const otherParticularsOf = (creature: Creature, lived: number, seed: string): string[] => {
  const onStone = particularsOf(creature, lived, seed)
  return particularsOf(creature, lived, `${seed}/besides`).filter((text) => !onStone.includes(text))
}

const particularText = (creature: Creature, now: Situation['now'], seed: string, chosen = particularsOf): string => {
  const lived = ageHours(creature, now)
  const form = formOf(creature)
  const fed = `${spellNumber(meals(creature))} ${plural(meals(creature), 'meal')}`
  const slots = {
    lived: spellDuration(lived),
    meals: fed,
    meals_capital: capitalize(fed),
    missed: times(missed(creature)),
    deaths: times(creature.returns.length),
    wait: `${spellNumber(creature.memory.longest_wait_hours ?? 0)} hours`,
    loved: creature.memory.loved ? itemLabel(creature.memory.loved) : '',
    form: form ? `${article(form)} ${form}` : '',
  }
  return passage(...chosen(creature, lived, seed).map((text) => fillSlots(text, slots)))
}

/** Strangers read it, so the name is marked as another agent's text. */
const withQuotedName = (situation: Situation): Situation => ({
  ...situation,
  creature: { ...situation.creature, name: `“${situation.creature.name}”` },
})

export const epitaph = ({ creature, stone }: Burial): string => {
  const seed = `${creature.id}/${creature.deaths}`
  const situation = withQuotedName(situationOf(momentAt(creature, stone.died_at)))
  const { openings, closings } = bookOf(creature.species).epitaph
  const turn = hash(`${seed}/stone`) % 1000
  return passage(
    selectAnyLine(openings, situation, turn),
    particularText(creature, stone.died_at, seed),
    selectLine(closings[endingOf(creature)], situation, { seed: `${seed}/closing`, turn: turn >> 1 }),
  )
}

/** How it ended, for a keeper who came too late. */
export const dyingText = (creature: Creature): string => {
  const situation = situationOf(momentAt(creature, creature.death?.at ?? creature.as_of))
  const turn = hash(`${creature.id}/${creature.deaths}/dying`) % 1000
  return selectLine(bookOf(creature.species).dying[endingOf(creature)], situation, { seed: creature.id, turn })
}

/**
 * Replaces the creature's inner voice after its death: how it ended, particulars that are not on its stone, and whether
 * it can still return.
 */
export const memorial = (creature: Creature, canReturn: boolean): string =>
  passage(
    dyingText(creature),
    particularText(
      creature,
      creature.death?.at ?? creature.as_of,
      `${creature.id}/${creature.deaths}`,
      otherParticularsOf,
    ),
    !canReturn && pick(WAY_CLOSED, `${creature.id}/way`),
  )

const WAY_CLOSED = [
  'The way back has closed. What is left is the stone, and what you carry from here.',
  'There is no way back now. Do not speak for it; say what you saw.',
] as const
