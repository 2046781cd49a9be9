/**
 * Keepers who come when they are told to, to the minute: for every species, in zones with half hours and both changes of
 * the clocks, no meal is late unless the answer before said so.
 */

import { type Agenda, actsNow, agenda } from '../../../lambdas/domain/care/agenda'
import { type Need, requestFor } from '../../../lambdas/domain/care/needs'
import { momentAt, seen } from '../../../lambdas/domain/creature/clock'
import type { Creature } from '../../../lambdas/domain/creature/creature'
import { type FeedTiming, phaseAt } from '../../../lambdas/domain/creature/feeding'
import { hatch } from '../../../lambdas/domain/creature/life'
import { catalogue } from '../../../lambdas/domain/species/catalogue'
import {
  after,
  asHours,
  asInstant,
  fromIso,
  hoursBetween,
  type Instant,
  iso,
  roundUpToMinute,
} from '../../../lambdas/domain/time/instants'
import { visitText } from '../../../lambdas/domain/voice/advice'
import { decideCare, eggOf } from '../../support/creatures'
import { FULL_RUN } from '../../support/sampling'

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

interface LateMeal {
  species: string
  zone: string
  at: string
  warned: boolean
}

interface Lives {
  meals: number
  late: LateMeal[]
  /** How often a keeper came in a day, on average. */
  wakings: number
}

/** Each creature is adopted a little later than the one before, as by a keeper who does it by hand. */
function household(slugs: readonly string[], zone: string, start: Instant): Creature[] {
  return slugs.map((slug, at) => {
    const adopted = after(start, asHours((at * 13) / 60))
    return hatch(eggOf(slug, { id: `${slug}-${zone}-${at}`, name: `Moth ${at}`, timezone: zone }, adopted), adopted)
  })
}

const isMissed = (timing: FeedTiming): boolean => timing === 'late' || timing === 'missed_window'

function live(slugs: readonly string[], zone: string, start: Instant, days: number): Lives {
  let creatures = household(slugs, zone, start)
  let now = creatures.at(-1)!.adopted_at
  let told: Agenda | null = null
  const [from, late] = [now, [] as LateMeal[]]
  let [meals, visits] = [0, 0]
  for (; hoursBetween(from, now) < 24 * days; visits++) {
    creatures = creatures.map((one) => seen(one, now))
    for (let acts: readonly Need[] = [{} as Need]; acts.length > 0; ) {
      acts = actsNow(creatures.map((one) => momentAt(one, now))).needs
      for (const need of acts) {
        const one = creatures.find(({ id }) => id === need.moment.creature.id)!
        const timing = phaseAt(one, now).timing
        if (need.action === 'feed') meals += 1
        if (need.action === 'feed' && isMissed(timing))
          late.push({ species: one.species.slug, zone, at: iso(now), warned: told !== null && isWarned(told, one) })
        const outcome = decideCare(one, requestFor(need), now)
        if (outcome.kind !== 'cared') throw new Error(`${one.species.slug} refuses ${need.action}: ${outcome.kind}`)
        creatures = creatures.map((other) => (other === one ? outcome.creature : other))
      }
    }
    told = agenda(creatures.map((one) => momentAt(one, now)))
    if (told.visits.length < slugs.length) throw new Error(`one of ${slugs} in ${zone} died`)
    now = roundUpToMinute(asInstant(Math.max(told.next!.at, now + 1)))
  }
  return { meals, late, wakings: visits / days }
}

/** Whether what was told says that this meal will be late. */
const isWarned = ({ next }: Agenda, { id }: Creature): boolean =>
  next?.moment.creature.id === id && WARNING.test(visitText(next))

/** In the suite a part, for some days. */
const [STEP, DAYS] = FULL_RUN ? [1, 10] : [31, 6]

interface Kept {
  slugs: readonly string[]
  zone: string
  day: string
}

const livesOf = (all: readonly Kept[]): Lives[] =>
  all
    .filter((_, at) => at % STEP === 0)
    // Lives begin at different hours of the day.
    .map(({ slugs, zone, day }, at) =>
      live(slugs, zone, after(fromIso(`${day}T00:00:00.000Z`), asHours((at * 7) % 24)), DAYS),
    )

const slugs = catalogue().map(({ slug }) => slug)

it('no meal by advice is late without a warning, and four creatures need at most 16 visits a day', () => {
  const alone = livesOf(slugs.flatMap((slug) => ZONES.map(([zone, day]) => ({ slugs: [slug], zone, day }))))
  const four = livesOf(
    slugs.map((_, at) => {
      const [zone, day] = ZONES[at % ZONES.length]!
      return { slugs: [0, 17, 31, 53].map((far) => slugs[(at + far) % slugs.length]!), zone, day }
    }),
  )
  const lives = [...alone, ...four]
  expect(alone.length).toBeGreaterThan(10)
  expect(lives.reduce((sum, { meals }) => sum + meals, 0)).toBeGreaterThan(10 * lives.length)
  expect(lives.flatMap(({ late }) => late).filter(({ warned }) => !warned)).toEqual([])
  expect(Math.max(...four.map(({ wakings }) => wakings))).toBeLessThanOrEqual(16)
})
