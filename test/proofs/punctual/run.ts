/**
 * Keepers who come when they are told to, to the minute: for every species, in zones with half hours and both changes of
 * the clocks, no meal is late unless the answer before said so.
 */
import { decideCare } from '../../../lambdas/domain/care/care'
import { needsOf, requestFor } from '../../../lambdas/domain/care/needs'
import { type NextVisit, planFor } from '../../../lambdas/domain/care/next-visit'
import { momentAt } from '../../../lambdas/domain/creature/clock'
import { phaseAt } from '../../../lambdas/domain/creature/feeding'
import { hatch, newEgg } from '../../../lambdas/domain/creature/life'
import { catalogue, toCreatureSpecies } from '../../../lambdas/domain/species/catalogue'
import {
  after,
  asHours,
  asInstant,
  fromIso,
  hoursBetween,
  type Instant,
  MS_PER_MINUTE,
} from '../../../lambdas/domain/time/instants'
import { visitText } from '../../../lambdas/domain/voice/advice'

/** Each with the day on which ten days begin: some contain a change of the clocks. */
const ZONES = [
  ['UTC', '2026-01-10'],
  ['Asia/Kolkata', '2026-02-10'],
  ['Europe/Berlin', '2026-03-24'],
  ['America/Los_Angeles', '2026-10-27'],
  ['Australia/Lord_Howe', '2026-04-01'],
  ['Asia/Tokyo', '2026-06-01'],
] as const
const WARNING = /late/

export interface LateMeal {
  species: string
  zone: string
  at: string
  warned: boolean
}

const nextMinute = (at: Instant): Instant => asInstant(Math.ceil(at / MS_PER_MINUTE) * MS_PER_MINUTE)

function lateMeals(slug: string, zone: string, start: Instant, days: number): { late: LateMeal[]; meals: number } {
  const species = catalogue().find((one) => one.slug === slug)!
  const fresh = {
    id: `${slug}-${zone}`,
    agent_id: 'a',
    name: 'Moth',
    timezone: zone,
    temperament: [],
    picture_url: null,
  }
  let now = start
  let one = hatch(newEgg({ ...fresh, species: toCreatureSpecies(species, species.tier) }, now), now)
  let told: NextVisit | null = null
  const late: LateMeal[] = []
  let meals = 0
  while (hoursBetween(start, now) < 24 * days) {
    for (let acts = 0; acts < 12; acts++) {
      const [need] = needsOf(momentAt(one, now))
      if (!need) break
      const { timing } = phaseAt(momentAt(one, now).creature, now)
      if (need.action === 'feed') {
        meals += 1
        const warned = told !== null && WARNING.test(visitText(told))
        if (timing === 'late' || timing === 'missed_window')
          late.push({ species: slug, zone, at: new Date(now).toISOString(), warned })
      }
      const outcome = decideCare(one, requestFor(need), now)
      if (outcome.kind !== 'cared') throw new Error(`${slug} refuses ${need.action}: ${outcome.kind}`)
      one = outcome.creature
    }
    told = planFor([momentAt(one, now)]).next
    if (!told) throw new Error(`${slug} in ${zone} died`)
    now = nextMinute(asInstant(Math.max(told.at, now + 1)))
  }
  return { late, meals }
}

/** Every `step`-th pair of species and zone. */
export function punctualKeepers(step = 1, days = 10): { lives: number; meals: number; late: LateMeal[] } {
  const pairs = catalogue().flatMap(({ slug }) => ZONES.map(([zone, day]) => [slug, zone, day] as const))
  const chosen = pairs.filter((_, at) => at % step === 0)
  const lives = chosen.map(([slug, zone, day], at) =>
    // Lives begin at different hours of the day.
    lateMeals(slug, zone, after(fromIso(`${day}T00:00:00.000Z`), asHours((at * 7) % 24)), days),
  )
  return {
    lives: lives.length,
    meals: lives.reduce((sum, { meals }) => sum + meals, 0),
    late: lives.flatMap(({ late }) => late),
  }
}
