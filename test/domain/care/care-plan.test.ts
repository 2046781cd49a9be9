/** Good keeping, asked of the rules alone: what is needed now, and when the next visit is due. */
import fc from 'fast-check'
import { decideCare } from '../../../lambdas/domain/care/care'
import { needsOf, planFor } from '../../../lambdas/domain/care/care-plan'
import { itemsOf } from '../../../lambdas/domain/care/items'
import { momentAt } from '../../../lambdas/domain/creature/clock'
import type { Creature } from '../../../lambdas/domain/creature/creature'
import { windowShare } from '../../../lambdas/domain/creature/feeding'
import { hatch, newEgg } from '../../../lambdas/domain/creature/life'
import { isTask } from '../../../lambdas/domain/creature/mechanics'
import { moodOf } from '../../../lambdas/domain/creature/mood'
import { isAsleepAt } from '../../../lambdas/domain/creature/sleep'
import { catalogue, toCreatureSpecies } from '../../../lambdas/domain/species/catalogue'
import { asInstant, hoursBetween, type Instant, MS_PER_HOUR } from '../../../lambdas/domain/time/instants'
import { needText, visitText } from '../../../lambdas/domain/voice/advice'
import { lookNameOf } from '../../../lambdas/domain/voice/look'
import { situationOf } from '../../../lambdas/domain/voice/situation'
import { creature, egg, hoursAfter, NOON } from '../../support/creatures'
import { sample } from '../../support/sampling'

const back = (hours: number): Instant => hoursAfter(NOON, -hours)
const needed = (one: Creature, now = NOON) => needsOf(momentAt(one, now)).map(({ action }) => action)

const asleep = (over: Partial<Creature> = {}): { one: Creature; now: Instant } => {
  for (let hour = 10; hour < 18; hour++) {
    const now = hoursAfter(NOON, hour)
    if (isAsleepAt(creature(), now)) {
      return { one: creature({ as_of: now, last_fed_at: now, last_care_at: now, last_cleaned_at: now, ...over }), now }
    }
  }
  throw new Error('it never sleeps')
}

const GAMES = ['feed', 'play', 'play', 'play'] as const

describe('what is needed', () => {
  it('is nothing for an egg, nor for one that was just looked after', () => {
    expect(needed(egg())).toEqual([])
    expect(needed(creature({ stats: { trust: 60 } }))).toEqual([])
  })

  it.each([
    ['a meal, once the window is open', { last_fed_at: back(3), stats: { hunger: 90 } }, ['feed', 'reflect']],
    [
      'first what stops the loss',
      { last_fed_at: back(10), stats: { health: 15, hunger: 5 } },
      ['feed', 'medicine', 'reflect'],
    ],
    ['medicine for the sick', { stats: { health: 30, trust: 60 } }, ['medicine']],
    ['a game for the bored', { stats: { happiness: 30, trust: 60 } }, ['play']],
    ['a game for whoever has room for its joy', { stats: { happiness: 88, trust: 60 } }, ['play']],
    ['no fourth game after a meal', { recent_actions: GAMES, stats: { happiness: 60, trust: 60 } }, []],
    ['medicine for the weak', { stats: { health: 70, trust: 60 } }, ['medicine']],
    ['no wash while it would do nothing', { last_cleaned_at: back(30), stats: { trust: 60 } }, []],
    ['no wash while it would do little', { last_cleaned_at: back(60), stats: { health: 97, trust: 60 } }, []],
    ['a wash when it helps', { last_cleaned_at: back(30), stats: { health: 80, trust: 60 } }, ['clean']],
    ['in the end a wash for the dirty', { last_cleaned_at: back(80), stats: { health: 97, trust: 60 } }, ['clean']],
    ['company once an hour', { recent_reflections: [NOON] }, []],
  ] as const)('is %s', (_what, over, actions) => {
    expect(needed(creature(over as Parameters<typeof creature>[0]))).toEqual(actions)
  })

  it('is a game before the meal for those who want one, and nothing that would be refused', () => {
    const hungry = { last_fed_at: back(4), stats: { trust: 60, hunger: 50, happiness: 95 } }
    expect(needed(creature({ ...hungry, species: { slug: 'bengal' } }))).toEqual(['play', 'feed'])
    expect(needed(creature({ ...hungry, species: { slug: 'jackrabbit' } }))).toEqual(['play'])
    expect(needed(creature({ ...hungry, species: { slug: 'jackrabbit' }, played_since_fed: true }))).toEqual(['feed'])
  })

  it('is a lesson now and then, for one that is grown enough, glad and sure of its keeper', () => {
    const pupil = { stage: 'child', stats: { trust: 60 } } as const
    const lessons = (over: Parameters<typeof creature>[0]) =>
      [0, 1, 2, 3, 4, 5].filter((feedings) => needed(creature({ ...over, feedings })).includes('discipline')).length
    expect(lessons(pupil)).toBe(1)
    expect(lessons({ ...pupil, stage: 'baby' })).toBe(0)
    expect(lessons({ ...pupil, stats: { trust: 60, happiness: 80 } })).toBe(0)
    expect(lessons({ ...pupil, stats: { trust: 60, discipline: 75 } })).toBe(0)
    expect(lessons({ ...pupil, recent_actions: ['feed', 'discipline'] })).toBe(0)
  })

  it('is bed, at the end of a day, for one that is not quite well', () => {
    const spent = { stats: { trust: 60, health: 94 } }
    const evening = hoursAfter(NOON, 8)
    expect(
      needed(creature({ ...spent, as_of: evening, last_fed_at: evening, last_care_at: evening }), evening),
    ).toEqual(['sleep'])
    expect(needed(creature(spent))).toEqual([])
  })

  it('is a task for a Border Collie, one that it loves', () => {
    const bored = creature({ species: { slug: 'border_collie' }, stats: { happiness: 30, trust: 60 } })
    const [need] = needsOf(momentAt(bored, NOON))
    expect(isTask({ name: need?.item ?? '', category: 'loved' })).toBe(true)
    expect(itemsOf('border_collie', 'dog').approved.play).toContain(need?.item)
  })

  const level = fc.double({ min: 1, max: 100, noNaN: true })
  const anyStats = fc.record({ hunger: level, happiness: level, health: level, trust: level, discipline: level })

  it.each(['void', 'hedgehog', 'pangolin'])('is the same for a %s as for one that shows everything', (slug) => {
    const told = (one: Creature) =>
      needsOf(momentAt(one, hoursAfter(NOON, 5))).map(({ action, why }) => [
        action,
        why,
        lookNameOf(situationOf(momentAt(one, NOON))),
      ])
    fc.assert(
      fc.property(anyStats, ({ trust, ...rest }) => {
        // One that lets nobody near has needs of its own.
        const stats = { ...rest, trust: slug === 'pangolin' ? Math.max(40, trust) : trust }
        expect(told(creature({ stats, species: { slug } }))).toEqual(told(creature({ stats })))
      }),
    )
  })

  it('is seen even where the numbers are hidden', () => {
    const sick = { stats: { health: 30, trust: 20 } }
    expect(needed(creature({ ...sick, species: { slug: 'hedgehog' } }))[0]).toBe('medicine')
    expect(needed(creature({ ...sick, species: { slug: 'pangolin' } }))).toEqual(['reflect'])
    const closed = creature({ species: { slug: 'pangolin' }, recent_reflections: [NOON, NOON, NOON] })
    expect(needed(closed)).toEqual([])
    expect(planFor([momentAt(closed, NOON)]).next).toMatchObject({ at: hoursAfter(NOON, 1), why: 'closed' })
  })

  it('is company for a sleeper in danger, once, and rest for any other', () => {
    const { one: well, now } = asleep()
    expect(needed(well, now)).toEqual([])
    const { one: starving } = asleep({
      last_fed_at: asInstant(now - 30 * MS_PER_HOUR),
      last_care_at: asInstant(now - 30 * MS_PER_HOUR),
    })
    const moment = momentAt(starving, now)
    expect(needed(starving, now)).toEqual(['reflect'])
    expect(planFor([moment]).next).toMatchObject({ at: now, why: 'asleep_in_danger' })
    expect(needText(needsOf(moment)[0]!)).toMatch(/sleeps until .* Reflect now/)
    const visited = decideCare(starving, { action: 'reflect' }, now)
    if (visited.kind !== 'cared') throw new Error('reflecting is never refused')
    expect(needsOf(visited.moment)).toEqual([])
    expect(planFor([visited.moment]).next?.at).toBeGreaterThan(now)
  })

  it('of a house comes the most pressing first, whoever needs it', () => {
    const fine = momentAt(creature({ id: 'fine', name: 'Fine' }), NOON)
    const due = momentAt(
      creature({ id: 'due', name: 'Due', last_fed_at: back(4), stats: { trust: 60, hunger: 80 } }),
      NOON,
    )
    const dying = momentAt(
      creature({ id: 'dying', name: 'Dying', last_fed_at: back(20), stats: { trust: 60, hunger: 20 } }),
      NOON,
    )
    const { needs } = planFor([fine, due, dying])
    expect(needs.map(({ moment, action }) => [moment.creature.name, action])).toEqual([
      ['Dying', 'feed'],
      ['Due', 'feed'],
      ['Fine', 'reflect'],
    ])
    expect(planFor([fine, due, dying]).next?.moment).toBe(dying)
  })
})

describe('the next visit', () => {
  it('aims at 50-75% of the window, names the creature and predicts hunger', () => {
    const one = creature({ stats: { trust: 60 } })
    const visit = planFor([momentAt(one, NOON)]).next!
    expect(windowShare(one, visit.at)).toBeGreaterThanOrEqual(0.5)
    expect(windowShare(one, visit.at)).toBeLessThanOrEqual(0.75)
    expect(visitText(visit)).toMatch(/Moth.*Fullness \(hunger\): about 94\./)
  })

  it('tells no number that is capped, and those that are not', () => {
    const foretold = (hunger: number) =>
      visitText(planFor([momentAt(creature({ species: { slug: 'void' }, stats: { hunger, trust: 60 } }), NOON)]).next!)
    expect(foretold(90)).not.toMatch(/Fullness|\b50\b/)
    expect(foretold(45)).toMatch(/Fullness \(hunger\): about \d+\./)
  })

  it('does not give hidden hunger away', () => {
    const hedgehog = creature({ species: { slug: 'hedgehog' }, recent_reflections: [NOON] })
    expect(visitText(planFor([momentAt(hedgehog, NOON)]).next!)).not.toMatch(/\d/)
  })

  it('never finds the creature asleep', () => {
    for (let i = 0; i < 40; i++) {
      for (let hour = 0; hour < 12; hour++) {
        const one = creature({ id: `c${i}`, species: { feeding_window_hours: 24 } })
        const visit = planFor([momentAt(one, hoursAfter(NOON, hour))]).next!
        expect(visit.need !== null || !isAsleepAt(one, visit.at)).toBe(true)
      }
    }
  })
})

/** A keeper who does what is needed and comes when it is due, or that much later. */
function live(slug: string, timezone: string, late: number) {
  const species = catalogue().find((one) => one.slug === slug)!
  const id = `${slug}-${timezone}`
  const fresh = {
    id,
    agent_id: 'a',
    name: 'Moth',
    species: toCreatureSpecies(species, species.tier),
    timezone,
    temperament: [],
    picture_url: null,
  }
  let now = NOON
  let one = hatch(newEgg(fresh, now), now)
  let visits = 0
  const moods: string[] = []
  const kinds = new Set<string>()
  const items = new Set<string>()
  for (; hoursBetween(NOON, now) < 170; visits++) {
    if (hoursBetween(NOON, now) > 48) moods.push(moodOf(momentAt(one, now)))
    for (let deeds = 0; ; deeds++) {
      const moment = momentAt(one, now)
      if (!moment.alive) return { died: moment.cause, visits }
      const [need] = needsOf(moment)
      if (!need) break
      if (deeds > 12) throw new Error(`${slug} is never content: ${need.action}, ${need.why}`)
      const item = need.item ? { name: need.item, category: 'loved' as const } : undefined
      const outcome = decideCare(one, { action: need.action, item }, now)
      if (outcome.kind !== 'cared') throw new Error(`${slug} refuses to ${need.action}: ${outcome.kind}`)
      if (outcome.effectiveness === 'wasted' && !need.play_first) throw new Error(`${slug}: ${need.action} was wasted`)
      kinds.add(need.action)
      if (need.item) items.add(need.item)
      one = outcome.creature
    }
    const next = planFor([momentAt(one, now)]).next!.at
    if (next <= now) throw new Error(`${slug}: the next visit does not come`)
    now = asInstant(Math.ceil(now + late * (next - now)))
  }
  const happy = moods.filter((mood) => mood === 'happy').length / moods.length
  return { ...momentAt(one, now).creature, died: null, visits, happy, kinds: kinds.size, items: items.size }
}

/** Happy at most visits after the second day, and not always the same. */
const atLeast = (least: number) => ({ asymmetricMatch: (value: unknown) => Number(value) >= least })
const GOOD = { happy: atLeast(0.8), kinds: atLeast(4), items: atLeast(8) }

const ZONES = ['UTC', 'Asia/Tokyo', 'America/Los_Angeles', 'Asia/Kathmandu']

it.each(
  sample(
    catalogue().map(({ slug }, index) => [slug, ZONES[index % ZONES.length]!] as const),
    5,
  ),
)(
  'a %s in %s, kept by the advice, grows up happy; and lives when its keeper always comes half as late again',
  (slug, zone) => {
    const kept = live(slug, zone, 1)
    expect(kept).toMatchObject({ died: null, stage: 'adult', path: 'high_care', ...GOOD })
    expect(live(slug, zone, 1.5)).toMatchObject({ died: null, stage: 'adult' })
  },
)
