/** Texts on gravestones: how the creature is remembered, particulars of its life, and how it ended. */
import type { ByCause } from '../../species/book'
import type { Variants } from '../../species/species'
import { momentAt } from '../creature/clock'
import type { Creature } from '../creature/creature'
import { type Burial, fatalCareAction } from '../creature/death'
import { ageHours, formOf } from '../creature/life'
import { itemLabel, withArticle } from '../nouns'
import { spellDuration } from '../time/duration'
import { article, capitalize, fillSlots, passage, plural, spellNumber, times } from '../words'
import { bookOf } from './book'
import { hash, pick } from './pick'
import { selectAnyLine, selectLine } from './select-line'
import { type Situation, situationOf } from './situation'

/** The key of its ending in the book. */
const endingOf = (creature: Creature): keyof ByCause =>
  fatalCareAction(creature) ? 'poison' : (creature.death?.cause ?? 'neglect')

/** A fact of a life, in several wordings: one stone in a hundred should share a sentence with another. */
interface Particular {
  texts: Variants
  holds(creature: Creature, lived: number): boolean
}

const meals = (creature: Creature): number => creature.feedings
const missed = (creature: Creature): number => creature.missed_feedings
const YOUNG_HOURS = 24
const OLD_HOURS = 24 * 30

const PARTICULARS: readonly Particular[] = [
  {
    texts: [
      'It never learned what a meal was.',
      'The dish was still new.',
      'It was never fed.',
      'No one had fed it yet.',
    ],
    holds: (one) => meals(one) === 0,
  },
  {
    texts: [
      '{meals_capital}, and it was called in for every one.',
      'It had no need to watch the clock, and watched it for love.',
      'Its dish was filled {meals_times}, and each time it was thanked for.',
      'For {lived} somebody was there at the hour.',
      'It could set the clock by its keeper.',
    ],
    holds: (one) => meals(one) >= 8 && missed(one) === 0,
  },
  {
    texts: [
      'It went without {missed}, and stayed all the same.',
      'It learned to wait, {missed} over.',
      'The hour passed {missed} with nothing in the dish.',
      'It knew what an empty dish was. It had been shown {missed}.',
      'It was kept waiting {missed} in {lived}.',
    ],
    // Otherwise the closing says so.
    holds: (one) => missed(one) >= 3 && one.death?.cause === 'illness',
  },
  {
    texts: [
      'It had a weakness for {loved}.',
      'If you bring anything, bring {loved}.',
      'It never got enough of {loved}.',
      'It thought the world of {loved}.',
      'What it dreamed of was mostly {loved}.',
      'It would have liked {loved} to be laid here.',
    ],
    holds: (one) => Boolean(one.memory.loved),
  },
  {
    texts: [
      'It had gone this way before, {deaths}, and had come back.',
      'It knew the road. It had been fetched home along it {deaths}.',
      'Death had had it {deaths} before, and had to give it up.',
      'It was lent to us again, {deaths}.',
    ],
    holds: (one) => one.returns.length > 0,
  },
  {
    texts: [
      'It had grown up into {form}.',
      'It became {form}, and meant it.',
      'It got as far as being {form}.',
      'Nobody would have taken it for {form}, in the egg.',
      'It was {form} by the end, and it showed.',
    ],
    holds: (one) => one.path !== null,
  },
  {
    texts: [
      'It was very nearly lost once, and was fetched back.',
      'There was a bad night once, and a hand in it.',
      'It owed somebody one hard night, and remembered whom.',
      'It had been saved once. It lived as if that were not to be wasted.',
    ],
    holds: (one) => one.rescued,
  },
  {
    texts: [
      'It trusted somebody.',
      'It had let itself be known.',
      'There was one person to whom it turned its back, and slept.',
      'It kept nothing from the one who came.',
    ],
    holds: (one) => one.milestones.some(({ type, value }) => type === 'trust_milestone' && value === 90),
  },
  {
    texts: [
      'It wished, and was heard, {wishes}.',
      'It asked for little, and got it {wishes}.',
      'What it wished for came to it {wishes}.',
      'Its wish was granted {wishes}, and it knew by whom.',
    ],
    holds: (one) => one.wishes.granted > 0,
  },
  {
    texts: [
      'More than one keeper knew its ways.',
      'It was looked after by a friend of the house, too.',
      'Somebody sat with it who did not have to.',
      'It was at home with more than one of us.',
    ],
    holds: (one) => (one.sat_by ?? []).length > 0,
  },
  {
    texts: [
      'It had only begun.',
      'There was going to be more of it.',
      'It had hardly looked round.',
      'It was new to everything, and stayed so.',
      'It had got as far as the first few hours.',
    ],
    holds: (_, lived) => lived < YOUNG_HOURS,
  },
  {
    texts: [
      'It was here for {lived}.',
      'It stayed {lived}, and was used to us.',
      'It took {lived} to get to know it, and they were not enough.',
      'For {lived} there was always one more in the room.',
    ],
    holds: (_, lived) => lived >= OLD_HOURS,
  },
]

/** One fact for the stone, and another for the memorial. */
const particularTexts = (creature: Creature, lived: number, seed: string): { stone?: string; memorial?: string } => {
  const facts = PARTICULARS.filter(({ holds }) => holds(creature, lived))
  const first = hash(`${seed}/fact`) % facts.length
  const second = (first + 1) % facts.length
  const wordingOf = (at: number): string | undefined => facts[at] && pick(facts[at].texts, `${seed}/wording`)
  const [stone, memorial] = [wordingOf(first), second === first ? undefined : wordingOf(second)]
  return { ...(stone && { stone }), ...(memorial && { memorial }) }
}

const particularText = (creature: Creature, now: Situation['now'], place: 'stone' | 'memorial'): string => {
  const lived = ageHours(creature, now)
  const form = formOf(creature)
  const slots = {
    lived: spellDuration(lived),
    meals_capital: capitalize(`${spellNumber(meals(creature))} ${plural(meals(creature), 'meal')}`),
    meals_times: times(meals(creature)),
    missed: times(missed(creature)),
    deaths: times(creature.returns.length),
    wishes: times(creature.wishes.granted),
    loved: creature.memory.loved ? withArticle(itemLabel(creature.memory.loved)) : '',
    form: form ? `${article(form)} ${form}` : '',
  }
  const text = particularTexts(creature, lived, seedOf(creature))[place]
  return text ? fillSlots(text, slots) : ''
}

const seedOf = ({ id, deaths }: Creature): string => `${id}/${deaths}`

/** Strangers read it, so the name is marked as another agent's text. */
const withQuotedName = (situation: Situation): Situation => ({
  ...situation,
  creature: { ...situation.creature, name: `“${situation.creature.name}”` },
})

export const epitaph = ({ creature, stone }: Burial): string => {
  const seed = seedOf(creature)
  const situation = withQuotedName(situationOf(momentAt(creature, stone.died_at)))
  const { openings, closings } = bookOf(creature.species).epitaph
  const turn = hash(`${seed}/stone`) % 1000
  return passage(
    selectAnyLine(openings, situation, turn),
    particularText(creature, stone.died_at, 'stone'),
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
    particularText(creature, creature.death?.at ?? creature.as_of, 'memorial'),
    !canReturn && pick(WAY_CLOSED, `${creature.id}/way`),
  )

const WAY_CLOSED = [
  'The way back has closed. What is left is the stone, and what you carry from here.',
  'There is no way back now. Do not speak for it; say what you saw.',
] as const
