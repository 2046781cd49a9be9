/** Stored forms of fields: lists of words and milestones as one string, a built-in species as its slug. */
import { type Milestone, WEEK_COUNTS, type Week, type WeekCount, type WeekDay } from '../../domain/creature/creature'
import { builtInSpecies, toCreatureSpecies } from '../../domain/species/catalogue'
import type { CreatureSpecies } from '../../domain/species/creature-species'
import { dateOfDay, dayOfDate } from '../../domain/time/instants'
import type { Key } from '../table'
import type { Form } from './entity'

const SEPARATOR = ','
const wordsIn = (text: string): string[] => (text === '' ? [] : text.split(SEPARATOR))

/** "feed,play,feed". No word contains a comma. */
export const WORDS: Form = {
  write: (words: readonly string[]) => words.join(SEPARATOR),
  read: (text: string) => wordsIn(text),
}

/** A time that the code has in seconds, as DynamoDB's TTL does. */
export const SECONDS: Form = {
  write: (seconds: number) => seconds * 1000,
  read: (ms: number) => ms / 1000,
}

/** "trust_milestone 50,stage_transition child". */
export const MILESTONES: Form = {
  write: (milestones: readonly Milestone[]) => milestones.map(({ type, value }) => `${type} ${value}`).join(SEPARATOR),
  read: (text: string) =>
    wordsIn(text).map((one) => {
      const [type, value] = one.split(' ') as [string, string]
      return { type, value: /^\d/.test(value) ? Number(value) : value }
    }),
}

/** "2026-03-14", for a day since the epoch. */
export const DAY: Form = {
  write: dateOfDay,
  read: dayOfDate,
}

type StoredWeek = { from: string } & Partial<Record<WeekCount, string>>

/**
 * `{ from: "2026-03-14", on_time: "3,4,2", harm: "0,1" }`: a number for each day from the first on, the last ones left out
 * if 0.
 */
export const WEEK: Form = {
  write(week: Week): StoredWeek {
    const first = week[0]?.day ?? 0
    const numbersOf = (count: WeekCount) => {
      const numbers: number[] = []
      for (const one of week) if (one[count]) numbers[one.day - first] = one[count]
      return Array.from(numbers, (number) => number ?? 0).join(SEPARATOR)
    }
    const lists = WEEK_COUNTS.map((count) => [count, numbersOf(count)]).filter(([, numbers]) => numbers)
    return { from: dateOfDay(first), ...Object.fromEntries(lists) }
  },
  read({ from, ...lists }: StoredWeek): Week {
    const first = dayOfDate(from)
    const days = new Map<number, WeekDay>()
    for (const [count, text] of Object.entries(lists)) {
      for (const [index, number] of wordsIn(text).map(Number).entries()) {
        const day = first + index
        if (number > 0) days.set(day, { day, ...days.get(day), [count]: number })
      }
    }
    return [...days.values()].sort((a, b) => a.day - b.day)
  },
}

/** The fields of an object in their forms. */
export const fieldsIn = (forms: Readonly<Record<string, Form>>): Form => ({
  write(value: Readonly<Record<string, unknown>>) {
    const stored = { ...value }
    for (const name in forms) if (stored[name] !== undefined) stored[name] = forms[name]?.write(stored[name] as never)
    return stored
  },
  read(stored: Readonly<Record<string, unknown>>, key: Key) {
    const value = { ...stored }
    for (const name in forms) if (value[name] !== undefined) value[name] = forms[name]?.read(value[name] as never, key)
    return value
  },
})

const COMMUNITY_SPECIES = fieldsIn({ innate_traits: WORDS, picture: WORDS })

/** By slug, so that all creatures of a species share its figures. */
const builtIn = new Map<string, CreatureSpecies>()

function builtInBySlug(slug: string): CreatureSpecies {
  const known = builtIn.get(slug)
  if (known) return known
  const facts = builtInSpecies(slug)
  if (!facts) throw new Error(`stored creature of an unknown species '${slug}'`)
  const species = toCreatureSpecies(facts, facts.tier)
  builtIn.set(slug, species)
  return species
}

/**
 * A built-in species is its slug, because its figures are in the code. A community species is stored as it was at the
 * adoption, without the name of its designer, which is looked up.
 */
export const SPECIES_FORM: Form = {
  write: ({ creator: _, ...species }: CreatureSpecies) =>
    builtInSpecies(species.slug) ? species.slug : COMMUNITY_SPECIES.write(species as never),
  read: (stored: string | object, key: Key) =>
    typeof stored === 'string' ? builtInBySlug(stored) : COMMUNITY_SPECIES.read(stored as never, key),
}
