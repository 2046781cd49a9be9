/** `npm run outcomes`: what becomes of every species under five styles of keeping, over a few simulated lives each. */
import { decideCare } from '../lambdas/domain/care/care'
import { planFor } from '../lambdas/domain/care/keeping'
import { mechanicOf } from '../lambdas/domain/care/mechanics'
import type { CareAction, Creature } from '../lambdas/domain/creature/creature'
import { adopt, ageHours, hatch } from '../lambdas/domain/creature/life'
import { catalogue, speciesOf } from '../lambdas/domain/species/catalogue'
import type { SpeciesFacts } from '../lambdas/domain/species/species'
import { at } from '../lambdas/domain/time/clock'
import { windowShare } from '../lambdas/domain/time/feeding'
import { after, asHours, fromIso, hoursBetween, type Instant } from '../lambdas/domain/time/instants'
import { localHourAt } from '../lambdas/domain/time/zone'

const LIVES = 10
const GROWN_BY_HOURS = 180
const START = fromIso('2026-03-02T09:00:00.000Z')

type Visit = (creature: Creature, now: Instant) => Creature
interface Style {
  /** When to come next. */
  wait(creature: Creature, now: Instant): number
  visit: Visit
}

const act = (creature: Creature, action: CareAction, now: Instant): Creature => {
  const item = action === 'play' ? mechanicOf(creature.species).task_item : undefined
  const decision = decideCare(
    creature,
    { action, ...(item && { item: { name: item, category: 'loved' as const } }) },
    now,
  )
  return decision.kind === 'cared' ? decision.creature : creature
}

const feedIfDue: Visit = (creature, now) => (windowShare(creature, now) >= 0.5 ? act(creature, 'feed', now) : creature)

const everything: Visit = (creature, now) => {
  const { health, happiness, trust } = at(creature, now).creature.stats
  let tended = creature
  if (trust < 60) for (let times = 0; times < 3; times++) tended = act(tended, 'reflect', now)
  if (happiness < 85 || mechanicOf(creature.species).unplayed_feed !== undefined) tended = act(tended, 'play', now)
  tended = feedIfDue(tended, now)
  if (hoursBetween(tended.last_cleaned_at, now) > 20) tended = act(tended, 'clean', now)
  return health < 60 ? act(tended, 'medicine', now) : tended
}

const feedOnly: Visit = (creature, now) => act(creature, 'feed', now)

const STYLES: Readonly<Record<string, Style>> = {
  perfect: {
    wait: (creature, now) => {
      const visit = planFor([at(creature, now)]).next
      return visit ? Math.max(0.25, hoursBetween(now, visit.at)) : 1
    },
    visit: everything,
  },
  'every 12 h': { wait: () => 12, visit: everything },
  'only feeding': {
    wait: ({ species }) => Math.max(0.25, 0.75 * species.feeding_window_hours),
    visit: feedOnly,
  },
  'only at night': {
    wait: ({ timezone }, now) => (localHourAt(timezone, now) < 5 ? 2 : (24 - localHourAt(timezone, now)) % 24 || 24),
    visit: everything,
  },
  'absent 24 h': { wait: (creature, now) => (ageHours(creature, now) < 24 ? 24 : 4), visit: everything },
}

function live(species: SpeciesFacts, style: Style, life: number): string {
  const id = `${String(life).padStart(8, '0')}-0000-4000-8000-${species.slug.padEnd(12, '0').slice(0, 12)}`
  let now = START
  let creature = hatch(
    adopt(
      {
        id,
        agent_id: 'keeper',
        name: 'Subject',
        species: speciesOf(species, species.tier),
        timezone: 'UTC',
        temperament: [],
        picture: { prompt: null, url: null },
      },
      now,
    ),
    now,
  )
  while (ageHours(creature, now) < GROWN_BY_HOURS) {
    now = after(now, asHours(style.wait(creature, now)))
    const moment = at(creature, now)
    if (!moment.alive) return `dead ${moment.cause}`
    if (moment.creature.path) return moment.creature.path
    creature = style.visit(creature, now)
  }
  return at(creature, now).creature.path ?? 'teen'
}

/** "8 high_care, 2 balanced", the most frequent first. */
function summary(outcomes: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const outcome of outcomes) counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([outcome, count]) => (count === outcomes.length ? outcome : `${count} ${outcome}`))
    .join(', ')
}

const rows = catalogue().map((species) => [
  species.slug,
  species.tier,
  `${species.feeding_window_hours} h`,
  ...Object.values(STYLES).map((style) =>
    summary(Array.from({ length: LIVES }, (_, life) => live(species, style, life))),
  ),
])
const table = [['species', 'tier', 'window', ...Object.keys(STYLES)], ...rows]
const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)))
for (const row of table) console.log(row.map((cell, column) => cell.padEnd(widths[column]!)).join('  '))
