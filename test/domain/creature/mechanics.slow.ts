/** Special rules of species have an effect, and texts mention them. */
import type { CareDecision } from '../../../lambdas/domain/care/care'
import { momentAt } from '../../../lambdas/domain/creature/clock'
import type { Creature } from '../../../lambdas/domain/creature/creature'
import { type VisibleStats, visibleStats } from '../../../lambdas/domain/creature/visible'
import { toCreatureSpecies } from '../../../lambdas/domain/species/catalogue'
import type { Instant } from '../../../lambdas/domain/time/instants'
import { actText } from '../../../lambdas/domain/voice/act'
import { readBook } from '../../../lambdas/domain/voice/books/read-book'
import { refusalText } from '../../../lambdas/domain/voice/refusal'
import { situationOf } from '../../../lambdas/domain/voice/situation'
import { tell } from '../../../lambdas/domain/voice/tell'
import { SPECIES } from '../../../lambdas/species'
import { CARE_ACTIONS, type CareAction } from '../../../lambdas/species/care-actions'
import type { Species } from '../../../lambdas/species/species'
import type { Tier } from '../../../lambdas/species/vocabulary'
import { type Item, newborn } from '../../support/agents/care-simulation'
import { seededRandom } from '../../support/agents/random-lives'
import { wayOf } from '../../support/agents/voice-check'
import { decideCare, hoursAfter, NOON } from '../../support/creatures'

const RULED = SPECIES.filter(({ mechanic }) => mechanic !== undefined)
const VISITS = 1_200
/** Between two visits, so that meals are in every phase of the feeding window. */
const SHARES = [0.1, 0.2, 0.3, 0.55, 0.75, 1.1] as const
const TRUSTS = [10, 35, 45, 60, 95] as const
const MOST_HOURS = 20
const LOVED: Item = { name: 'training puzzle', category: 'loved' }

interface Step {
  /** The visible stats after the action; null if it is refused. */
  seen: VisibleStats | null
  message: string
}

/** Random visits with medium stats. */
function visits(species: Species, tier: Tier): Step[] {
  const { pick } = seededRandom(species.slug)
  const kind = toCreatureSpecies(species, tier)
  const born = (now: Instant): Creature => ({ ...newborn(species, species.slug, now), species: kind })
  const steps: Step[] = []
  let now = NOON
  let creature = born(now)
  while (steps.length < VISITS) {
    const stats = { hunger: 40, happiness: 40, health: 70, trust: pick(TRUSTS), discipline: 40 }
    creature = { ...creature, stats }
    now = hoursAfter(now, Math.min(MOST_HOURS, pick(SHARES) * kind.feeding_window_hours))
    if (!momentAt(creature, now).alive) {
      creature = born(now)
      continue
    }
    const action = pick([...CARE_ACTIONS, 'feed', 'play'] as const)
    const item = action === 'play' && pick([true, false]) ? LOVED : undefined
    const decision = decideCare(creature, { action, ...(item && { item }) }, now)
    creature = decision.kind === 'cared' ? decision.creature : momentAt(creature, now).creature
    steps.push({
      message: messageOf(decision, action, item),
      seen: decision.kind === 'cared' ? visibleStats(kind, decision.creature.stats) : null,
    })
  }
  return steps
}

function messageOf(decision: CareDecision, action: CareAction, item?: Item): string {
  if (decision.kind === 'distrusts' || decision.kind === 'needs_play') return refusalText(decision, action)
  if (decision.kind !== 'cared') return ''
  const act = { action, item: item?.name ?? null, category: item?.category ?? null }
  return actText({ ...situationOf(decision.moment), act: { ...act, outcome: tell(decision, act) } })
}

it('every rule has content', () => {
  expect(RULED.filter(({ mechanic }) => Object.keys(mechanic ?? {}).length === 0)).toEqual([])
})

it.each(RULED)('the rule of $slug has an effect', (species) => {
  const seen = (tier: Tier) => visits(species, tier).map((step) => step.seen)
  expect(seen(species.tier)).not.toEqual(seen('community'))
})

/** Scenes of the book about the effect of the rule or a refusal. */
const ruleScenesOf = ({ slug }: Species): string[] => {
  return Object.keys(readBook(slug).lines).filter((path) =>
    /^(against|favoured|refusals\.(closed|unplayed))\b/.test(path),
  )
}

it.each(RULED.filter((species) => ruleScenesOf(species).length > 0))(
  'every text about the rule of $slug is used',
  (species) => {
    const used = new Set(visits(species, species.tier).map(({ message }) => wayOf(species, message)))
    expect(ruleScenesOf(species).filter((way) => !used.has(way))).toEqual([])
  },
)

it.each([
  ['on time', 0.75, { hunger: 40 }, 'against.feed'],
  ['early', 0.3, { hunger: 40 }, 'acts.feed.early'],
  ['late', 1.2, { hunger: 40 }, 'acts.feed.late'],
  ['ill', 0.75, { hunger: 40, health: 20 }, 'acts.feed.ill'],
  ['full all the same', 0.75, { hunger: 90 }, 'acts.feed.on_time'],
] as const)('selects the most important text for a bengal without play: %s', (_, share, stats, way) => {
  const bengal = SPECIES.find(({ slug }) => slug === 'bengal') as Species
  for (const fed of [1, 2, 3, 4]) {
    const young = newborn(bengal, 'bengal', NOON)
    const creature = {
      ...young,
      stats: { ...young.stats, happiness: 70, ...stats },
      feedings: fed,
      cared: { feed: fed },
    }
    const decision = decideCare(creature, { action: 'feed' }, hoursAfter(NOON, share * bengal.feeding_window_hours))
    expect(wayOf(bengal, messageOf(decision, 'feed'))).toBe(way)
  }
})
