/** The tables of docs/game.md, made from the rules themselves. */

import { RESURRECTION, REVIVED_STATS } from '../../../lambdas/domain/afterlife/resurrection'
import { CATEGORIES, EFFECTS } from '../../../lambdas/domain/care/care'
import { EVOLUTION_PATHS, type EvolutionPath, type Stats } from '../../../lambdas/domain/creature/creature'
import { PHASES } from '../../../lambdas/domain/creature/feeding'
import { ADULTHOOD, FORMS, GROWTH, HIGH_CARE_CONSISTENCY, INITIAL_STATS } from '../../../lambdas/domain/creature/life'
import {
  DEATH_THRESHOLD,
  INTERVALS_TO_ESTABLISH,
  MULTIPLIER_POINTS,
  URGENCIES,
  VISIT_HOURS,
} from '../../../lambdas/domain/creature/rhythm'
import { TRUST_RECOVERY } from '../../../lambdas/domain/creature/trust'
import { formatPrice, PACKS } from '../../../lambdas/domain/money/money'
import { MIN_LIVES_SHOWN } from '../../../lambdas/domain/projections/survival'
import { catalogue } from '../../../lambdas/domain/species/catalogue'
import { TIER_NEEDS } from '../../../lambdas/domain/species/tiers'
import { formatDuration } from '../../../lambdas/domain/time/duration'
import { HOURS_PER_DAY } from '../../../lambdas/domain/time/instants'
import { ordinal, plural, sentence, spellNumber } from '../../../lambdas/domain/words'
import { CARE_ACTIONS } from '../../../lambdas/species/care-actions'
import { FAMILIES, TIERS } from '../../../lambdas/species/vocabulary'

export const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const percent = (share: number): string => `${Math.round(share * 100)}%`
const signed = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points)}`
const effect = (points: Partial<Stats>): string =>
  Object.entries(points)
    .map(([stat, change]) => `${stat} ${signed(change)}`)
    .join(', ') || '–'

/** "under 25%", "25–50%", "over 150%". */
const range = (from: number, to: number): string => {
  if (from === 0) return `under ${percent(to)}`
  return Number.isFinite(to) ? `${Math.round(from * 100)}–${percent(to)}` : `over ${percent(from)}`
}

const CONSISTENCY: Readonly<Record<EvolutionPath, string>> = {
  high_care: `${HIGH_CARE_CONSISTENCY}% and more`,
  balanced: `${ADULTHOOD.consistency}–${HIGH_CARE_CONSISTENCY - 1}%`,
  low_care: `below ${ADULTHOOD.consistency}%`,
  rescue: 'whatever it was: once nearly dead, and saved',
}

function needsOf(tier: (typeof TIERS)[number]): string {
  const { adults_raised, hatched, days, death_rate } = TIER_NEEDS[tier]
  const needs = [
    adults_raised && `${spellNumber(adults_raised)} ${plural(adults_raised, 'adult')} raised`,
    hatched && `${spellNumber(hatched)} ${plural(hatched, 'creature')} hatched`,
    days && `${spellNumber(days)} days`,
    death_rate === 0 ? 'no death' : death_rate && `at most ${percent(death_rate)} lost`,
  ]
  return needs.filter(Boolean).join(', ') || 'nothing: anyone'
}

function figures(): string {
  const { from_streak, per_feed, most_feeds } = TRUST_RECOVERY
  const { unestablished, averages, least, most } = DEATH_THRESHOLD
  const [slowest] = MULTIPLIER_POINTS
  const fastest = Math.max(...MULTIPLIER_POINTS.map(({ multiplier }) => multiplier))
  const { neutral, disliked } = CATEGORIES
  return table(
    ['What', 'How much'],
    [
      ['`hunger`, `happiness` and `health` at hatching', String(INITIAL_STATS.hunger)],
      ['`trust` at hatching', String(INITIAL_STATS.trust)],
      ['`discipline` at hatching', String(INITIAL_STATS.discipline)],
      [
        'trust for meals on time in a row',
        `${per_feed} for each of them, up to ${per_feed * most_feeds}, from the ${ordinal(from_streak)} on`,
      ],
      ['a neutral item', `${percent(neutral.gain)} of the effect`],
      ['a disliked item', `${percent(disliked.gain)} of the effect, ${effect(disliked.losses)}`],
      ['one visit', `acts within ${formatDuration(VISIT_HOURS)} of each other`],
      ['the rhythm is known', `after ${spellNumber(INTERVALS_TO_ESTABLISH)} intervals`],
      [
        'everything runs down faster',
        `after ${slowest.averages} times the rhythm, up to ${spellNumber(fastest)} times as fast`,
      ],
      [
        'death without care',
        `after ${unestablished} hours, or ${spellNumber(averages)} times the rhythm, between ${least} and ${most} hours`,
      ],
      ...GROWTH.map(({ to, age_hours }) => [to, `at ${age_hours} hours`]),
      [
        'adult',
        `at ${ADULTHOOD.age_hours} hours with a consistency of ${ADULTHOOD.consistency}% or more, else at ${ADULTHOOD.at_last_age_hours}`,
      ],
      ['the way back is open', `for ${spellNumber(RESURRECTION.window_hours / HOURS_PER_DAY)} days`],
      [
        'the way back costs',
        `${RESURRECTION.base_credits} credits, ${spellNumber(RESURRECTION.per_death)} times as many with each earlier death, and more with age`,
      ],
      ['stats after the way back', `${REVIVED_STATS.hunger}; trust ${REVIVED_STATS.trust}`],
      ['a model of keepers is shown', `from ${spellNumber(MIN_LIVES_SHOWN)} hatched creatures on`],
    ],
  )
}

/** By the names of their marks. */
export const gameTables = (): Record<string, string> => ({
  figures: figures(),
  windows: table(
    ['Window passed', '`timing`', 'A meal gives', 'And'],
    PHASES.map(({ until, timing, hunger_share, side_effects }, at) => [
      range(PHASES[at - 1]?.until ?? 0, until),
      timing,
      percent(hunger_share),
      effect(side_effects),
    ]),
  ),
  urgency: table(
    ['`urgency`', 'Share of the threshold left'],
    URGENCIES.map(({ urgency, above }, at) => [
      urgency,
      range(above, URGENCIES[at - 1]?.above ?? Number.POSITIVE_INFINITY),
    ]),
  ),
  packs: table(
    ['Pack', 'Price'],
    PACKS.map(({ credits, cents }) => [`${credits} credits`, formatPrice(cents)]),
  ),
  paths: table(
    ['Path', 'Consistency', ...FAMILIES],
    EVOLUTION_PATHS.map((path) => [path, CONSISTENCY[path], ...FAMILIES.map((family) => FORMS[path][family])]),
  ),
  acts: table(
    ['Action', 'Without an item', 'With an item it loves', 'With a harmful one'],
    CARE_ACTIONS.map((action) => {
      const { default: plain, loved, harmful } = EFFECTS[action]
      return [action, effect(plain), Object.keys(loved).length > 0 ? effect(loved) : 'takes no item', effect(harmful)]
    }),
  ),
  tiers: table(
    ['Tier', 'Unlocked by'],
    TIERS.map((tier) => [tier, needsOf(tier)]),
  ),
  mechanics: table(
    ['Species', 'Its rule'],
    catalogue().flatMap(({ name, special_mechanic }) => (special_mechanic ? [[name, sentence(special_mechanic)]] : [])),
  ),
})
