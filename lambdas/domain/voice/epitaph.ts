/** Texts on gravestones: how the creature is remembered, particulars of its life, and how it ended. */
import type { Ending } from '../../species/scenes'
import type { Burial } from '../afterlife/gravestone'
import { momentAt } from '../creature/clock'
import { type Creature, deathsOf } from '../creature/creature'
import { harmGiven } from '../creature/harm'
import { ageHours, formOf } from '../creature/life'
import { showsHealth } from '../creature/visible'
import { itemLabel, withArticle } from '../nouns'
import { spellDuration } from '../time/duration'
import { article, capitalize, displayName, fillSlots, passage, plural, spellNumber, times } from '../words'
import { linesOf } from './books/lines'
import { lines, type ParticularName } from './lines'
import { hash, pick } from './pick'
import { selectAnyLine, selectLine } from './select-line'
import { type Situation, situationOf } from './situation'

/** The key of its ending in the book; null if books have none for this cause. */
const endingOf = ({ death }: Creature): Ending | null => {
  const cause = death?.cause ?? 'neglect'
  return cause === 'illness' ? null : cause
}
const ILL = {
  closings: [
    'It was ill, and nothing came in time that would have healed it.',
    'It held out against its illness until it had nothing left to hold out with.',
    'The illness stayed, and nobody was there to send it away.',
    'What would have healed it was in the house, and was not brought.',
    'Its strength went a little at a time, and then there was none.',
  ],
  dying: (name: string) => `${name} is dead. It was ill, and its strength did not last.`,
} as const

/** What a poisoned creature was given; null for any other death, or if that is not known. */
const poisonText = ({ death, harm, species, stats }: Creature): string | null =>
  death?.cause === 'poison' && harm ? `It was given ${harmGiven(harm, showsHealth(species, stats.trust))}` : null

const meals = (creature: Creature): number => creature.feedings
const missed = (creature: Creature): number => creature.missed_feedings
const YOUNG_HOURS = 24
const OLD_HOURS = 24 * 30

/** When each fact of a life holds. */
const PARTICULARS: Readonly<Record<ParticularName, (creature: Creature, lived: number) => boolean>> = {
  unfed: (one) => meals(one) === 0,
  always_fed: (one) => meals(one) >= 8 && missed(one) === 0,
  // Deaths of hunger and neglect say so in their closing.
  kept_waiting: (one) => missed(one) >= 3 && ['poison', 'illness'].includes(one.death?.cause ?? ''),
  loved: (one) => Boolean(one.memory.loved),
  returned: (one) => one.returns.length > 0,
  grown: (one) => one.path !== null,
  rescued: (one) => one.rescued,
  trusted: (one) => one.milestones.some(({ type, value }) => type === 'trust_milestone' && value === 90),
  wished: (one) => one.wishes.granted > 0,
  young: (_, lived) => lived < YOUNG_HOURS,
  old: (_, lived) => lived >= OLD_HOURS,
}

/** One fact for the stone, and another for the memorial. */
const particularTexts = (creature: Creature, lived: number, seed: string): { stone?: string; memorial?: string } => {
  const facts = (Object.keys(PARTICULARS) as ParticularName[]).filter((name) => PARTICULARS[name](creature, lived))
  const first = hash(`${seed}/fact`) % facts.length
  const second = (first + 1) % facts.length
  const wordingOf = (at: number): string | undefined =>
    facts[at] && pick(lines().PARTICULARS[facts[at]], `${seed}/wording`)
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

const seedOf = (creature: Creature): string => `${creature.id}/${deathsOf(creature)}`

/** Strangers read it, so the name is marked as another agent's text. */
const withQuotedName = (situation: Situation): Situation => ({
  ...situation,
  slots: {},
  creature: { ...situation.creature, name: `“${situation.creature.name}”` },
})

export const epitaph = ({ creature, stone }: Burial): string => {
  const seed = seedOf(creature)
  const situation = withQuotedName(situationOf(momentAt(creature, stone.died_at)))
  const turn = hash(`${seed}/stone`) % 1000
  const ending = endingOf(creature)
  return passage(
    selectAnyLine(linesOf(creature.species, 'epitaph.openings'), situation, turn),
    poisonText(creature) ?? particularText(creature, stone.died_at, 'stone'),
    ending
      ? selectLine(linesOf(creature.species, `epitaph.closings.${ending}`), situation, {
          seed: `${seed}/closing`,
          turn: turn >> 1,
        })
      : pick(ILL.closings, `${seed}/closing`),
  )
}

/** How it ended, for a keeper who came too late. */
export const dyingText = (creature: Creature): string => {
  const situation = situationOf(momentAt(creature, creature.death?.died_at ?? creature.stats_at))
  const turn = hash(`${seedOf(creature)}/dying`) % 1000
  const ending = endingOf(creature)
  const text = ending
    ? selectLine(linesOf(creature.species, `dying.${ending}`), situation, { seed: creature.id, turn })
    : ILL.dying(displayName(creature.name))
  return passage(text, poisonText(creature))
}

/**
 * Replaces the creature's inner voice after its death: how it ended, particulars that are not on its stone, and whether
 * it can still return.
 */
export const memorial = (creature: Creature, canReturn: boolean): string =>
  passage(
    dyingText(creature),
    particularText(creature, creature.death?.died_at ?? creature.stats_at, 'memorial'),
    !canReturn && pick(WAY_CLOSED, `${creature.id}/way`),
  )

const WAY_CLOSED = [
  'The way back has closed. What is left is the stone, and what you carry from here.',
  'There is no way back now. Do not speak for it; say what you saw.',
] as const
