/** The words on a gravestone: who it was, how long it had, and how it ended, in two sentences at most. */
import type { CareAction, Cause, Creature, EvolutionPath, HatchedStage } from '../creature/creature'
import { type Burial, killedBy } from '../creature/death'
import { voiced } from '../species/catalogue'
import { book } from './book'
import { spokenSpan } from './duration'
import type { Told } from './lines/epitaph'
import { hash, pick, type Variants } from './pick'
import { type VoicedSpecies, voiceOf } from './subject'
import { called, clause, fill, ordinal, passage, plural, spell, times } from './words'

export interface EpitaphInput {
  name: string
  species: VoicedSpecies
  stage: HatchedStage
  cause: Cause
  lived_hours: number
  feedings: number
  missed_feedings: number
  last_action: CareAction | null
  /** The last care was food that was none. */
  last_harmed?: boolean
  path: EvolutionPath | null
  /** Returns before this death. */
  deaths: number
  /** What its keeper did most; see `dominantAction`. */
  habit: CareAction | null
  /** The care that killed it, if care did. */
  killed_by: CareAction | null
  seed: string
}

/** What there is to tell of a life that ended. */
export const lifeOf = ({ creature, stone }: Burial): EpitaphInput => ({
  name: creature.name,
  species: voiced(creature.species),
  stage: stone.stage_reached,
  cause: stone.cause,
  lived_hours: stone.age_hours,
  feedings: stone.feedings,
  missed_feedings: stone.missed_feedings,
  last_action: stone.last_care_action,
  last_harmed: stone.last_care_action === 'feed' && lastHarmed(creature),
  path: creature.path,
  deaths: creature.deaths - 1,
  habit: dominantAction(creature.recent_actions.filter((action) => action !== 'feed' || !wasPoisoned(creature))),
  killed_by: killedBy(creature),
  seed: `${creature.id}/${creature.deaths}`,
})

/** A feed that came after the last meal was none; nor was one that it died of, should it have returned since. */
const lastHarmed = ({ last_action_at, last_fed_at, returns }: Creature): boolean =>
  last_action_at !== null && (last_action_at > last_fed_at || last_action_at === returns.at(-1)?.died_at)

/** Fed more often than it was given a meal: then its mealtimes are nothing to praise. */
const wasPoisoned = ({ cared, feedings }: Creature): boolean => (cared?.feed ?? 0) > feedings

/** The action done most, the later one where two are level; too few actions make no habit. */
export const dominantAction = (actions: readonly CareAction[], atLeast = 3): CareAction | null => {
  const counts = new Map<CareAction, number>()
  for (const action of actions) counts.set(action, (counts.get(action) ?? 0) + 1)
  let best: CareAction | null = null
  for (const action of actions) if (!best || (counts.get(action) ?? 0) >= (counts.get(best) ?? 0)) best = action
  return best && (counts.get(best) ?? 0) >= atLeast ? best : null
}

const mealsOf = ({ feedings, missed_feedings: missed }: EpitaphInput): Variants =>
  book().epitaph.MEALS[feedings === 0 ? 'none' : missed === 0 ? 'allKept' : 'someMissed']

/** Everything there is to tell of this life; the seed chooses which of it the stone has room for. */
const tellable = (input: EpitaphInput): Variants<Variants<Told>> => {
  const { last_action, last_harmed, habit, path, deaths, feedings, killed_by } = input
  const { FIRST_VISIT, HABITS, LAST, LAST_HARMED, NEVER_VISITED, PATHS, RETURNS } = book().epitaph
  const kept = habit && (habit !== 'feed' || feedings > 0) ? [HABITS[habit]] : []
  const past = [...kept, ...(path ? [PATHS[path]] : []), ...(deaths > 0 ? [RETURNS] : [])]
  const last = last_harmed ? LAST_HARMED : last_action ? LAST[last_action] : NEVER_VISITED
  // The care that killed is told as the end, not once more as the last kindness.
  const [first = FIRST_VISIT, ...more] = killed_by ? past : [last, ...past]
  return [first, ...more]
}

const endsOf = ({ cause, killed_by, last_action }: EpitaphInput): Variants => {
  const { ENDS, ENDS_UNVISITED, KILLED } = book().epitaph
  if (killed_by && killed_by !== 'reflect') return KILLED[killed_by]
  return (last_action ? ENDS : ENDS_UNVISITED)[cause]
}

export const epitaph = (input: EpitaphInput): string => {
  const { species, feedings, missed_feedings: missed, deaths } = input
  const seed = `${input.seed}/${species.slug}`
  const slots = {
    // Strangers read it: a name is somebody's words, and is shown as such.
    name: `“${called(input.name)}”`,
    remembered: clause(voiceOf(species).remembered),
    lived: spokenSpan(input.lived_hours),
    meals: `${spell(feedings)} ${plural(feedings, 'meal')}`,
    fed: times(feedings),
    missed: spell(missed),
    waited: times(missed),
    back: times(deaths),
    nth: ordinal(deaths + 1),
  }
  const [told, turn] = pick(pick(tellable(input), `${seed}/what`), `${seed}/told`)
  const age = pick(book().epitaph.AGE[input.stage], `${seed}/age`)
  const meals = pick(mealsOf(input), `${seed}/meals`)
  const end = pick(endsOf(input), `${seed}/end`)
  // A stone has room for the meals or for the story, not for both.
  const life = hash(`${seed}/room`) % 2 === 0 ? `${age}, ${meals}: ${end}` : `${age}: ${told}${turn} ${end}`
  return passage(fill(pick(book().epitaph.HERE, `${seed}/here`), slots), fill(life, slots))
}
