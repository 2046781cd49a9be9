/** How lives of every species end under five styles of care, over some simulated lives each. */
import { decideCare } from '../../lambdas/domain/care/care'
import { planFor } from '../../lambdas/domain/care/care-plan'
import { favouriteOf } from '../../lambdas/domain/care/favourites'
import { itemsOf } from '../../lambdas/domain/care/items'
import { momentAt } from '../../lambdas/domain/creature/clock'
import type { Creature } from '../../lambdas/domain/creature/creature'
import { windowShare } from '../../lambdas/domain/creature/feeding'
import { ageHours, hatch, newEgg } from '../../lambdas/domain/creature/life'
import { mechanicOf } from '../../lambdas/domain/creature/mechanics'
import { catalogue, toCreatureSpecies } from '../../lambdas/domain/species/catalogue'
import type { SpeciesFacts } from '../../lambdas/domain/species/species'
import { after, asHours, fromIso, hoursBetween, type Instant } from '../../lambdas/domain/time/instants'
import { localHourAt } from '../../lambdas/domain/time/zone'
import type { CareAction } from '../../lambdas/species/care-actions'

const LIVES = 10
const GROWN_BY_HOURS = 180
const START = fromIso('2026-03-02T09:00:00.000Z')

type Visit = (creature: Creature, now: Instant) => Creature
interface Style {
  /** Hours until the next visit. */
  wait(creature: Creature, now: Instant): number
  visit: Visit
}

const act = (creature: Creature, action: CareAction, now: Instant): Creature => {
  const item =
    action === 'play' && mechanicOf(creature.species).plays_only_with_tasks ? favouriteOf(creature, 'play') : undefined
  const decision = decideCare(
    creature,
    { action, ...(item && { item: { name: item, category: 'loved' as const } }) },
    now,
  )
  return decision.kind === 'cared' ? decision.creature : creature
}

const feedIfDue: Visit = (creature, now) => (windowShare(creature, now) >= 0.5 ? act(creature, 'feed', now) : creature)

const everything: Visit = (creature, now) => {
  const { health, happiness, trust } = momentAt(creature, now).creature.stats
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
      const visit = planFor([momentAt(creature, now)]).next
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
    newEgg(
      {
        id,
        agent_id: 'keeper',
        name: 'Subject',
        species: toCreatureSpecies(species, species.tier),
        timezone: 'UTC',
        temperament: [],
        picture_url: null,
      },
      now,
    ),
    now,
  )
  while (ageHours(creature, now) < GROWN_BY_HOURS) {
    now = after(now, asHours(style.wait(creature, now)))
    const moment = momentAt(creature, now)
    if (!moment.alive) return `dead ${moment.cause}`
    if (moment.creature.path) return moment.creature.path
    creature = style.visit(creature, now)
  }
  return momentAt(creature, now).creature.path ?? 'teen'
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

/** No visits at all. */
const NEVER: Style = { wait: () => 12, visit: (creature) => creature }

const livesOf = (species: SpeciesFacts, style: Style): string[] =>
  Array.from({ length: LIVES }, (_, life) => live(species, style, life))

interface Outcomes {
  species: SpeciesFacts
  /** By style. */
  outcomes: ReadonlyMap<string, readonly string[]>
}

const BEST = 'high_care'
/** With the care that the house recommends, at least nine of ten lives must end in the best way. */
const MOSTLY = 0.9
const bestShare = (lives: readonly string[]): number =>
  lives.filter((outcome) => outcome === BEST).length / lives.length

/** Everything that distinguishes species: numbers, rules and liked items. */
const figures = ({ species }: Outcomes): string =>
  JSON.stringify([
    species.family,
    species.trust_speed,
    species.feeding_window_hours,
    species.hunger_decay_per_hour,
    species.happiness_decay_per_hour,
    [...species.innate_traits].sort(),
    mechanicOf(species),
    itemsOf(species.slug, species.family),
  ])

const LAWS: readonly { law: string; holds(one: Outcomes, all: readonly Outcomes[]): boolean }[] = [
  { law: 'can be won', holds: ({ outcomes }) => bestShare(outcomes.get('perfect') ?? []) >= MOSTLY },
  {
    law: 'is not won by any keeping',
    holds: ({ outcomes }) => [...outcomes.values()].some((lives) => bestShare(lives) < MOSTLY),
  },
  {
    law: 'does not live without anybody',
    holds: ({ species }) => livesOf(species, NEVER).every((outcome) => outcome.startsWith('dead')),
  },
  {
    law: 'is like no other',
    holds: (one, all) => all.every((other) => other === one || figures(other) !== figures(one)),
  },
]

/** Prints the table. Returns the exit code: 1 if a law is broken. */
export function printOutcomes(): number {
  const all = catalogue().map(
    (species): Outcomes => ({
      species,
      outcomes: new Map(Object.entries(STYLES).map(([name, style]) => [name, livesOf(species, style)])),
    }),
  )
  const rows = all.map(({ species, outcomes }) => [
    species.slug,
    species.tier,
    `${species.feeding_window_hours} h`,
    ...[...outcomes.values()].map(summary),
  ])
  const table = [['species', 'tier', 'window', ...Object.keys(STYLES)], ...rows]
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)))
  for (const row of table) console.log(row.map((cell, column) => cell.padEnd(widths[column]!)).join('  '))

  const broken = all.flatMap((one) =>
    LAWS.filter(({ holds }) => !holds(one, all)).map(({ law }) => `${one.species.slug}: it is not so that it ${law}`),
  )
  const lives = all.length * Object.keys(STYLES).length * LIVES
  const verdict = `each of ${all.length} species ${LAWS.map(({ law }) => law).join(', ')}`
  console.log(`\n${lives} lives; ${broken.length === 0 ? verdict : `${broken.length} laws broken`}`)
  for (const one of broken) console.error(one)
  return broken.length > 0 ? 1 : 0
}
