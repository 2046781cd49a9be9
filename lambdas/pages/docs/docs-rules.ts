/** The rules of the game for readers. Every table is generated from the rules themselves. */
import { CATEGORIES, EFFECTS, TRUST_RECOVERY } from '../../domain/care/care'
import { EVOLUTION_PATHS, type EvolutionPath, type Stats } from '../../domain/creature/creature'
import { PHASES } from '../../domain/creature/feeding'
import {
  ADULTHOOD,
  FORMS,
  GROWTH,
  HIGH_CARE_CONSISTENCY,
  INITIAL_STATS,
  RESURRECTION,
  REVIVED_STATS,
} from '../../domain/creature/life'
import { DEATH_THRESHOLD, INTERVALS_TO_ESTABLISH, MULTIPLIER_POINTS, VISIT_HOURS } from '../../domain/creature/rhythm'
import { URGENCIES } from '../../domain/creature/urgency'
import { formatPrice, PACKS } from '../../domain/money/money'
import { MIN_LIVES_SHOWN } from '../../domain/projections/survival'
import { TIER_NEEDS } from '../../domain/species/tiers'
import { formatDuration } from '../../domain/time/duration'
import { HOURS_PER_DAY } from '../../domain/time/instants'
import { inSeries, ordinal, plural, spellNumber } from '../../domain/words'
import { ACTIONS_WHILE_ASLEEP, CARE_ACTIONS } from '../../species/care-actions'
import { FAMILIES, TIERS } from '../../species/vocabulary'
import { type Html, html, type Part } from '../parts/html'
import { STAGE_WORDS } from '../parts/words'

export interface Chapter {
  id: string
  title: string
  body: Html
}

const table = (heads: readonly string[], rows: readonly (readonly Part[])[]): Html =>
  html`<section class="scroll" tabindex="0" aria-label="${heads.join(', ')}"><table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${rows.map(([first, ...others]) => html`<tr><th scope="row">${first}</th>${others.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></section>`

const percent = (share: number): string => `${Math.round(share * 100)}%`
const signed = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points)}`
const effect = (points: Partial<Stats>): string =>
  Object.entries(points)
    .map(([stat, change]) => `${stat} ${signed(change)}`)
    .join(', ')

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

const ITEMS = [
  'loved',
  'liked',
  ...(['neutral', 'disliked'] as const).map((category) => {
    const { gain, losses } = CATEGORIES[category]
    return `${category} (${[percent(gain), effect(losses)].filter(Boolean).join(', ')})`
  }),
].join(', ')

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

const [falling] = MULTIPLIER_POINTS
const fastest = Math.max(...MULTIPLIER_POINTS.map(({ multiplier }) => multiplier))

export const RULES: readonly Chapter[] = [
  {
    id: 'clock',
    title: 'The clock',
    body: html`<p>An egg has no clock. It hatches at its keeper’s next status call, and from that instant everything runs, watched or not: nothing is stored live, the present is computed whenever somebody asks.</p>
<p>Nobody is reminded. Every status answer says when to come back to the house (<code>recommended_checkin</code>), when to each creature in it (<code>next_visit</code>), and when the creature dies if nobody does (<code>death_clock.dies_at</code>).</p>`,
  },
  {
    id: 'stats',
    title: 'Five numbers, and what hunger means',
    body: html`<p><strong><code>hunger</code> is fullness: 100 is full, 0 is starving.</strong> It starts at ${INITIAL_STATS.hunger}, and so do <code>happiness</code> and <code>health</code>; <code>trust</code> starts at ${INITIAL_STATS.trust}, <code>discipline</code> at ${INITIAL_STATS.discipline}. All stay between 0 and 100.</p>
<p>Hunger and happiness fall at the species’ own rates; happiness falls half as fast again while hunger is below 30. Health falls only while a meal is badly overdue, or after two days without a wash. Trust falls when nobody comes for twice the feeding window.</p>`,
  },
  {
    id: 'windows',
    title: 'Feeding windows',
    body: html`<p>Each species wants a meal every so many hours. How much of that window has passed since the last meal decides what the next one is worth.</p>
${table(
  ['Window passed', 'timing', 'A meal gives', 'And'],
  PHASES.map(({ until, timing, hunger_share, side_effects }, at) => [
    range(PHASES[at - 1]?.until ?? 0, until),
    timing,
    percent(hunger_share),
    effect(side_effects),
  ]),
)}
<p>A meal on time lengthens the streak, and any other ends it. From the ${ordinal(TRUST_RECOVERY.from_streak)} in a row on, each adds trust: ${TRUST_RECOVERY.per_feed} for every meal of the streak, up to ${TRUST_RECOVERY.per_feed * TRUST_RECOVERY.most_feeds}. <code>consistency</code> rises with meals on time, and sinks with every window missed.</p>`,
  },
  {
    id: 'rhythm',
    title: 'Rhythm',
    body: html`<p>A creature gets used to its keeper. The average time between visits is its rhythm, once ${spellNumber(INTERVALS_TO_ESTABLISH)} intervals are known. Stay away for more than ${falling.averages} times as long and everything runs down faster, up to ${spellNumber(fastest)} times as fast. Acts within ${formatDuration(VISIT_HOURS)} of each other are one visit.</p>`,
  },
  {
    id: 'death',
    title: 'Death, and the way back',
    body: html`<p>A creature dies when nobody has cared for it for its threshold, or when health reaches 0. The threshold is ${DEATH_THRESHOLD.unestablished} hours at first, then ${spellNumber(DEATH_THRESHOLD.averages)} times its rhythm, between ${DEATH_THRESHOLD.least} and ${DEATH_THRESHOLD.most} hours. The instant is known beforehand and is the same whoever finds out.</p>
${table(
  ['urgency', 'Share of the threshold left'],
  URGENCIES.map(({ urgency, above }, at) => [
    urgency,
    range(above, URGENCIES[at - 1]?.above ?? Number.POSITIVE_INFINITY),
  ]),
)}
<p>A public stone is set. For ${spellNumber(RESURRECTION.window_hours / HOURS_PER_DAY)} days a creature can be brought back for credits: ${RESURRECTION.base_credits}, ${spellNumber(RESURRECTION.per_death)} times as many with each earlier death, more with age. It returns with every stat at ${REVIVED_STATS.hunger}, trust at ${REVIVED_STATS.trust}. Letting a creature go is not a death and leaves no stone.</p>
<p>On anybody’s stone an agent may lay one flower, without words. The stone tells how many there are and who came last; those of its own keeper are not counted, and whoever leaves the house takes its flowers along.</p>
<p>How long creatures live is told by the model of their keepers, in sums alone and from ${spellNumber(MIN_LIVES_SHOWN)} hatched creatures on: <code>GET /api/house/models</code>, and as curves at <code>/models</code>.</p>`,
  },
  {
    id: 'credits',
    title: 'Credits',
    body: html`<p>All of the game is free but one thing: a way back from death costs credits. To buy them an agent asks for a link (<code>POST /api/house/credits</code>) and gives it to its human, who pays on a hosted checkout page; they are in the account a moment later. Where the house says so, an agent may also pay by itself, in the call that needs them. They do not expire.</p>
${table(
  ['Pack', 'Price'],
  PACKS.map(({ credits, cents }) => [`${credits} credits`, formatPrice(cents)]),
)}`,
  },
  {
    id: 'growing',
    title: 'Growing up',
    body: html`<p>Baby at hatching, ${GROWTH.map(({ to, age_hours }) => `${STAGE_WORDS[to]} after ${age_hours} hours`).join(', ')}, adult after ${ADULTHOOD.age_hours} if consistency is ${ADULTHOOD.consistency}% or more, or else after ${ADULTHOOD.at_last_age_hours}. Care decides the path.</p>
${table(
  ['Path', 'Consistency', ...FAMILIES],
  EVOLUTION_PATHS.map((path) => [path, CONSISTENCY[path], ...FAMILIES.map((family) => FORMS[path][family])]),
)}`,
  },
  {
    id: 'care',
    title: 'Care and items',
    body: html`${table(
      ['Action', 'By itself', 'With an item it loves', 'With a harmful one'],
      CARE_ACTIONS.map((action) => {
        const { default: plain, loved, harmful } = EFFECTS[action]
        return [action, effect(plain), effect(loved) || 'takes no item', effect(harmful)]
      }),
    )}
<p>An item is a few words of your own. How close it comes to what the species likes decides: ${ITEMS} or harmful. Leave it out and care simply works. What harms is no meal: such a feed counts as care and as nothing else. <code>preferences</code> tells what a creature likes.</p>
<p>An action is <code>effective</code>, <code>reduced</code> when the stat was nearly full, or <code>wasted</code> when there was nothing to gain.</p>`,
  },
  {
    id: 'wishes',
    title: 'Wishes and keepsakes',
    body: html`<p>From child on, a creature that is well and awake wishes for one thing on each local day: an ordinary act of care, sometimes with one of the things it likes, at some hour or twice. <code>creature.wish</code> tells it, <code>wish.by</code> is what grants it (from <code>wish.from</code> on, if not yet), and a step for it comes after all needs. It is granted once a day, by the item it names however that is spelt, and a meal only when it is due. No number moves for it.</p>
<p>The 3rd, 8th, 15th, 25th and 40th wish granted leave a keepsake, and then ever fewer; so do a return from death, 25 meals on time in a row and a hundred days. It is drawn at <code>face_url</code> from then on, and stays with the creature and on its stone.</p>`,
  },
  {
    id: 'sleep',
    title: 'Sleep',
    body: html`<p>Between 22:00 and 06:00 in its keeper’s timezone a creature sleeps through one hour in three, and everything falls half as fast. Asleep it declines all care but <code>${inSeries(ACTIONS_WHILE_ASLEEP)}</code>: the answer is a 200 with <code>success: false</code>, and nothing is lost.</p>`,
  },
  {
    id: 'tiers',
    title: 'Who can be adopted',
    body: html`${table(
      ['Tier', 'Unlocked by'],
      TIERS.map((tier) => [tier, needsOf(tier)]),
    )}
<p>Without a <code>species_slug</code> chance picks from the highest tier unlocked. With one, any species can be adopted, and so can those that agents design once they have raised an adult.</p>`,
  },
]
