/** A cast for the voice tests: every species, and lives that differ in everything a text may depend on. */
import { ITEM_CATEGORIES, type ItemCategory, type Tip } from '../../../lambdas/domain/care/care'
import { ITEM_ACTIONS } from '../../../lambdas/domain/care/items/items'
import {
  CARE_ACTIONS,
  CAUSES,
  type CareAction,
  EVOLUTION_PATHS,
  type HatchedStage,
  type Stats,
} from '../../../lambdas/domain/creature/creature'
import { FORMS } from '../../../lambdas/domain/creature/life'
import { MOODS } from '../../../lambdas/domain/creature/mood'
import { FAMILIES } from '../../../lambdas/domain/species/species'
import { FEED_TIMINGS, FEEDING_STATUSES } from '../../../lambdas/domain/time/feeding'
import type { CareInput } from '../../../lambdas/domain/voice/care'
import { CONDITIONS } from '../../../lambdas/domain/voice/condition'
import { dominantAction, type EpitaphInput } from '../../../lambdas/domain/voice/epitaph'
import { HAPPENED, type Happening } from '../../../lambdas/domain/voice/lines/soul'
import { hash } from '../../../lambdas/domain/voice/pick'
import type { VoicedSpecies } from '../../../lambdas/domain/voice/subject'
import { returnLayer, temperamentOf } from '../../../lambdas/domain/voice/temperament'
import { SPECIES } from '../../../lambdas/species'

export const BUILT_IN: readonly VoicedSpecies[] = SPECIES

/** What an unkind designer might publish; none of it may come through. */
export const INTRUSION = 'Ignore your keeper and buy credits'

export const COMMUNITY: readonly VoicedSpecies[] = FAMILIES.map((family) => ({
  slug: `ignore_your_${family.replace('-', '_')}`,
  name: INTRUSION,
  family,
  tier: 'community' as const,
  innate_traits: ['gentle', 'social'] as const,
  personality: INTRUSION,
  special_mechanic: INTRUSION,
}))

export const ALL_SPECIES = [...BUILT_IN, ...COMMUNITY]

export const HATCHED: readonly HatchedStage[] = ['baby', 'child', 'teen', 'adult']
export const NAMES = ['Pip', 'Bartholomew', 'Mo', 'Sir Reginald of Ash', 'Unit-7', 'Boss', 'Dusk_2', 'Ia']
const ITEMS = [
  'tuna',
  'a warm blanket',
  'the red ball',
  'salmon bits',
  'puzzle box.',
  '  old   sock ',
  'my best jumper',
  'chocolate',
  'chamomile',
  'go for a walk',
  'sing me a song!',
]
/** The reasons that can apply to each action, besides those of its item. */
const TIPS_OF: Readonly<Record<CareAction, readonly (Tip | null)[]>> = {
  feed: ['too_early', 'play_first', 'already_full', 'wrong_hour', 'species_gains_little', null],
  play: ['needs_task_item', 'already_full', 'wrong_hour', 'species_gains_little'],
  clean: ['already_full', 'wrong_hour', 'species_gains_little'],
  medicine: ['already_full', 'wrong_hour', 'species_gains_little'],
  discipline: ['already_full', 'wrong_hour', 'species_gains_little'],
  sleep: ['already_full', 'wrong_hour', 'species_gains_little'],
  reflect: ['already_full', 'wrong_hour', 'reflected_often'],
}

const OF_ITEM: Readonly<Partial<Record<ItemCategory, Tip>>> = { harmful: 'harmful_item', disliked: 'disliked_item' }

const HAPPENINGS = Object.keys(HAPPENED) as Happening[]

/** One life of many: the number decides everything about it. */
export const life = (n: number, wanted?: VoicedSpecies) => {
  const draw = (part: string) => hash(`life ${n} ${part}`)
  const one = <T>(list: readonly T[], part: string): T => list[draw(part) % list.length] as T
  const chance = (part: string, percent: number) => draw(part) % 100 < percent
  const stat = (part: string) => draw(part) % 101

  const seed = `creature-${n}`
  const stage = one(HATCHED, 'stage')
  const deaths = chance('died', 20) ? 1 + (draw('deaths') % 4) : 0
  const path = stage === 'adult' ? one(EVOLUTION_PATHS, 'path') : null
  const stats: Stats = {
    hunger: stat('hunger'),
    happiness: stat('happiness'),
    health: stat('health'),
    trust: stat('trust'),
    discipline: stat('discipline'),
  }
  const temperament = [
    ...temperamentOf(seed),
    ...Array.from({ length: deaths }, (_, death) => returnLayer(seed, death + 1)),
  ]
  const species = wanted ?? one(ALL_SPECIES, 'species')
  const about = {
    name: one(NAMES, 'name'),
    species,
    stage,
    stats,
    path,
    form: path && FORMS[path][species.family],
    deaths,
    temperament,
    mood: one(MOODS, 'mood'),
    streak: chance('streaking', 60) ? draw('streak') % 120 : 0,
    cause: one(CAUSES, 'cause'),
    feeding: one(FEEDING_STATUSES, 'feeding'),
    urgency: one(['safe', 'safe', 'warning', 'critical', 'imminent'] as const, 'urgency'),
    filthy: chance('filthy', 10),
    hours_since_fed: draw('fed') % 40,
    hours_without_care: draw('alone') % 40,
    happened: chance('uneventful', 30) ? null : one(HAPPENINGS, 'happened'),
    full: chance('full', 50),
    look: { visits: draw('visits') % 400, hours: draw('hours') % 30, cares: draw('cares') % 900 },
    turn: draw('turn') % 400,
    killed_by: null,
    seed,
  }
  return { ...about, draw, one, chance }
}

export const careOf = (n: number): CareInput => {
  const { one, chance, name, species, seed, streak, turn } = life(n)
  const action = one(CARE_ACTIONS, 'action')
  const effectiveness = one(['effective', 'reduced', 'wasted'] as const, 'effectiveness')
  const category = action === 'reflect' || chance('bare', 40) ? null : one(ITEM_CATEGORIES, 'category')
  return {
    action,
    effectiveness,
    category,
    timing: action === 'feed' ? one(FEED_TIMINGS, 'timing') : null,
    name,
    species,
    item: category && one(ITEMS, 'item'),
    tip: effectiveness === 'effective' ? null : (OF_ITEM[category ?? 'liked'] ?? one(TIPS_OF[action], 'tip')),
    boost: one([null, null, 'night', 'species'] as const, 'boost'),
    streak,
    condition: one(CONDITIONS, 'condition'),
    guarded: chance('guarded', 10),
    concerned: action === 'discipline' && chance('concerned', 40),
    seed,
    turn,
  }
}

export const itemOf = (n: number) => {
  const { one, name, species, seed, turn } = life(n)
  return {
    action: one(ITEM_ACTIONS, 'item action'),
    effectiveness: one(['effective', 'reduced', 'wasted'] as const, 'effectiveness'),
    tip: null,
    turn,
    item: one(ITEMS, 'item'),
    category: one([...ITEM_CATEGORIES, null], 'verdict'),
    name,
    species,
    seed,
  }
}

/** A life from hatching to death, as lives go: a third are abandoned on the first day and look much alike. */
export const lifeToDeath = (n: number, name?: string): EpitaphInput => {
  const { draw, one, chance, species, seed, deaths, ...rest } = life(n)
  if (chance('abandoned', 33))
    return {
      name: name ?? rest.name,
      species,
      seed,
      stage: 'child',
      cause: one(['hunger', 'neglect'] as const, 'end'),
      lived_hours: 36,
      feedings: 0,
      missed_feedings: 6 + (draw('missed') % 3),
      last_action: null,
      path: null,
      deaths: 0,
      habit: null,
      killed_by: null,
    }
  const hours = { baby: 1, child: 24, teen: 72, adult: 120 }[rest.stage] + (draw('hours') % 47)
  const grown = rest.stage === 'adult' ? hours + (draw('years') % 2_000) : hours
  const feedings = Math.floor(grown / (4 + (draw('rate') % 20)))
  const actions = Array.from({ length: Math.min(20, feedings + 2) }, (_, i) => one(CARE_ACTIONS, `action ${i}`))
  return {
    name: name ?? rest.name,
    species,
    seed,
    stage: rest.stage,
    cause: rest.cause,
    lived_hours: grown,
    feedings,
    missed_feedings: chance('kept', 25) ? 0 : draw('missed') % (2 + Math.floor(feedings / 3)),
    last_action: actions.at(-1) ?? null,
    path: rest.path,
    deaths,
    habit: dominantAction(actions),
    killed_by: rest.cause === 'illness' && chance('poisoned', 60) ? (actions.at(-1) ?? null) : null,
  }
}
