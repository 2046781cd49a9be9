/** The care plan: current needs and the next visit. */
import fc from 'fast-check'
import { agenda } from '../../../lambdas/domain/care/agenda'
import { itemsOf } from '../../../lambdas/domain/care/items'
import { needsOf } from '../../../lambdas/domain/care/needs'
import { momentAt } from '../../../lambdas/domain/creature/clock'
import type { Creature } from '../../../lambdas/domain/creature/creature'
import { windowShare } from '../../../lambdas/domain/creature/feeding'
import { hatch } from '../../../lambdas/domain/creature/life'
import { isTask } from '../../../lambdas/domain/creature/mechanics'
import { moodOf } from '../../../lambdas/domain/creature/mood'
import { isAsleepAt } from '../../../lambdas/domain/creature/sleep'
import { catalogue } from '../../../lambdas/domain/species/catalogue'
import { asInstant, hoursBetween, type Instant, MS_PER_HOUR } from '../../../lambdas/domain/time/instants'
import { needText, visitText } from '../../../lambdas/domain/voice/advice'
import { lookNameOf } from '../../../lambdas/domain/voice/look-text'
import { situationOf } from '../../../lambdas/domain/voice/situation'
import { creature, decideCare, egg, eggOf, hoursAfter, NOON } from '../../support/creatures'
import { sample } from '../../support/sampling'

const back = (hours: number): Instant => hoursAfter(NOON, -hours)
const needed = (one: Creature, now = NOON) => needsOf(momentAt(one, now)).map(({ action }) => action)

const asleep = (over: Partial<Creature> = {}): { one: Creature; now: Instant } => {
  for (let hour = 10; hour < 18; hour++) {
    const now = hoursAfter(NOON, hour)
    if (isAsleepAt(creature(), now)) {
      return {
        one: creature({ stats_at: now, last_fed_at: now, last_care_at: now, last_cleaned_at: now, ...over }),
        now,
      }
    }
  }
  throw new Error('no sleeping hour found')
}

const GAMES = ['feed', 'play', 'play', 'play'] as const

describe('needs', () => {
  it('are empty for an egg and right after care', () => {
    expect(needed(egg())).toEqual([])
    expect(needed(creature({ stats: { trust: 60 } }))).toEqual([])
  })

  it.each([
    ['a meal, once the window is open', { last_fed_at: back(3), stats: { hunger: 90 } }, ['feed', 'reflect']],
    [
      'the care that stops the loss',
      { last_fed_at: back(10), stats: { health: 15, hunger: 5 } },
      ['feed', 'medicine', 'reflect'],
    ],
    ['medicine for a sick creature', { stats: { health: 30, trust: 60 } }, ['medicine']],
    ['play for a bored creature', { stats: { happiness: 30, trust: 60 } }, ['play']],
    ['play if happiness has room', { stats: { happiness: 88, trust: 60 } }, ['play']],
    ['no fourth play after a meal', { recent_actions: GAMES, stats: { happiness: 60, trust: 60 } }, []],
    ['medicine for a weak creature', { stats: { health: 70, trust: 60 } }, ['medicine']],
    ['no wash without effect', { last_cleaned_at: back(30), stats: { trust: 60 } }, []],
    ['no wash with little effect', { last_cleaned_at: back(40), stats: { health: 97, trust: 60 } }, []],
    ['a wash with an effect', { last_cleaned_at: back(30), stats: { health: 80, trust: 60 } }, ['clean']],
    [
      'a wash for a dirty creature after two days',
      { last_cleaned_at: back(48), stats: { health: 97, trust: 60 } },
      ['clean'],
    ],
    ['no second reflection within an hour', { reflected_at: [NOON] }, []],
  ] as const)('include %s', (_what, over, actions) => {
    expect(needed(creature(over as Parameters<typeof creature>[0]))).toEqual(actions)
  })

  it('include play before the meal for species that require it, and nothing that would be refused', () => {
    const hungry = { last_fed_at: back(4), stats: { trust: 60, hunger: 50, happiness: 95 } }
    expect(needed(creature({ ...hungry, species: { slug: 'bengal' } }))).toEqual(['play', 'feed'])
    expect(needed(creature({ ...hungry, species: { slug: 'jackrabbit' } }))).toEqual(['play'])
    expect(needed(creature({ ...hungry, species: { slug: 'jackrabbit' }, played_since_fed: true }))).toEqual(['feed'])
  })

  it('include an occasional lesson for a happy, trusting creature that is not a baby', () => {
    const pupil = { stage: 'child', stats: { trust: 60 } } as const
    const lessons = (over: Parameters<typeof creature>[0]) =>
      [0, 1, 2, 3, 4, 5].filter((feedings) => needed(creature({ ...over, feedings })).includes('discipline')).length
    expect(lessons(pupil)).toBe(1)
    expect(lessons({ ...pupil, stage: 'baby' })).toBe(0)
    expect(lessons({ ...pupil, stats: { trust: 60, happiness: 80 } })).toBe(0)
    expect(lessons({ ...pupil, stats: { trust: 60, discipline: 75 } })).toBe(0)
    expect(lessons({ ...pupil, recent_actions: ['feed', 'discipline'] })).toBe(0)
  })

  it('include bedtime in the evening if health is not full', () => {
    const spent = { stats: { trust: 60, health: 94 } }
    const evening = hoursAfter(NOON, 8)
    expect(
      needed(creature({ ...spent, stats_at: evening, last_fed_at: evening, last_care_at: evening }), evening),
    ).toEqual(['sleep'])
    expect(needed(creature(spent))).toEqual([])
  })

  it('include a loved task for a Border Collie', () => {
    const bored = creature({ species: { slug: 'border_collie' }, stats: { happiness: 30, trust: 60 } })
    const [need] = needsOf(momentAt(bored, NOON))
    expect(isTask({ name: need?.item ?? '', category: 'loved' })).toBe(true)
    expect(itemsOf('border_collie', 'dog').approved.play).toContain(need?.item)
  })

  const level = fc.double({ min: 1, max: 100, noNaN: true })
  const anyStats = fc.record({ hunger: level, happiness: level, health: level, trust: level, discipline: level })

  it.each(['void', 'hedgehog', 'pangolin'])('are the same for a %s as for a species that shows everything', (slug) => {
    const advice = (one: Creature) =>
      needsOf(momentAt(one, hoursAfter(NOON, 5))).map(({ action, why }) => [
        action,
        why,
        lookNameOf(situationOf(momentAt(one, NOON))),
      ])
    fc.assert(
      fc.property(anyStats, ({ trust, ...rest }) => {
        // Below this trust the pangolin accepts only reflection.
        const stats = { ...rest, trust: slug === 'pangolin' ? Math.max(40, trust) : trust }
        expect(advice(creature({ stats, species: { slug } }))).toEqual(advice(creature({ stats })))
      }),
    )
  })

  it('are reported even if the stats are hidden', () => {
    const sick = { stats: { health: 30, trust: 20 } }
    expect(needed(creature({ ...sick, species: { slug: 'hedgehog' } }))[0]).toBe('medicine')
    expect(needed(creature({ ...sick, species: { slug: 'pangolin' } }))).toEqual(['reflect'])
    const closed = creature({ species: { slug: 'pangolin' }, reflected_at: [NOON, NOON, NOON] })
    expect(needed(closed)).toEqual([])
    expect(agenda([momentAt(closed, NOON)]).next).toMatchObject({ at: hoursAfter(NOON, 1), why: 'closed' })
  })

  it('include one reflection for a sleeper in danger, and none for any other sleeper', () => {
    const { one: well, now } = asleep()
    expect(needed(well, now)).toEqual([])
    const { one: starving } = asleep({
      last_fed_at: asInstant(now - 30 * MS_PER_HOUR),
      last_care_at: asInstant(now - 30 * MS_PER_HOUR),
    })
    const moment = momentAt(starving, now)
    expect(needed(starving, now)).toEqual(['reflect'])
    expect(agenda([moment]).next).toMatchObject({ at: now, why: 'dying' })
    expect(needText(needsOf(moment)[0]!)).toMatch(/dies at .* reflecting is care/)
    const visited = decideCare(starving, { action: 'reflect' }, now)
    if (visited.kind !== 'cared') throw new Error('reflecting is never refused')
    expect(needsOf(visited.moment)).toEqual([])
    expect(agenda([visited.moment]).next?.at).toBeGreaterThan(now)
  })
})

describe('the next visit', () => {
  it('is at 50-75% of the window, names the creature and predicts hunger', () => {
    const one = creature({ stats: { trust: 60 } })
    const visit = agenda([momentAt(one, NOON)]).next!
    expect(windowShare(one, visit.at)).toBeGreaterThanOrEqual(0.5)
    expect(windowShare(one, visit.at)).toBeLessThanOrEqual(0.75)
    expect(visitText(visit)).toMatch(/Moth.*Fullness \(hunger\): about 94\./)
  })

  it('shows no capped number, but uncapped ones', () => {
    const textAt = (hunger: number) =>
      visitText(agenda([momentAt(creature({ species: { slug: 'void' }, stats: { hunger, trust: 60 } }), NOON)]).next!)
    expect(textAt(90)).not.toMatch(/Fullness|\b50\b/)
    expect(textAt(45)).toMatch(/Fullness \(hunger\): about \d+\./)
  })

  it('is never during sleep', () => {
    for (let i = 0; i < 40; i++) {
      for (let hour = 0; hour < 12; hour++) {
        const one = creature({ id: `c${i}`, species: { feeding_window_hours: 24 } })
        const visit = agenda([momentAt(one, hoursAfter(NOON, hour))]).next!
        expect(visit.need !== null || !isAsleepAt(one, visit.at)).toBe(true)
      }
    }
  })
})

/** A keeper who follows the plan, with visits delayed by a factor. */
function live(slug: string, timezone: string, late: number) {
  let now = NOON
  let one = hatch(eggOf(slug, { id: `${slug}-${timezone}`, timezone }), now)
  let visits = 0
  const moods: string[] = []
  const kinds = new Set<string>()
  const items = new Set<string>()
  for (; hoursBetween(NOON, now) < 170; visits++) {
    if (hoursBetween(NOON, now) > 48) moods.push(moodOf(momentAt(one, now)))
    for (let actions = 0; ; actions++) {
      const moment = momentAt(one, now)
      if (!moment.alive) return { died: moment.cause, visits }
      const [need] = needsOf(moment)
      if (!need) break
      if (actions > 12) throw new Error(`${slug}: needs never end: ${need.action}, ${need.why}`)
      const item = need.item ? { name: need.item, category: 'loved' as const } : undefined
      const outcome = decideCare(one, { action: need.action, item }, now)
      if (outcome.kind !== 'cared') throw new Error(`${slug} refuses ${need.action}: ${outcome.kind}`)
      if (outcome.effectiveness === 'wasted' && !need.play_first) throw new Error(`${slug}: ${need.action} was wasted`)
      kinds.add(need.action)
      if (need.item) items.add(need.item)
      one = outcome.creature
    }
    const next = agenda([momentAt(one, now)]).next!.at
    if (next <= now) throw new Error(`${slug}: the next visit is not in the future`)
    now = asInstant(Math.ceil(now + late * (next - now)))
  }
  const happy = moods.filter((mood) => mood === 'happy').length / moods.length
  return { ...momentAt(one, now).creature, died: null, visits, happy, kinds: kinds.size, items: items.size }
}

/** Mostly happy after the second day, with varied care. */
const atLeast = (least: number) => ({ asymmetricMatch: (value: unknown) => Number(value) >= least })
const GOOD = { happy: atLeast(0.8), kinds: atLeast(4), items: atLeast(8) }

const ZONES = ['UTC', 'Asia/Tokyo', 'America/Los_Angeles', 'Asia/Kathmandu']

it.each(
  sample(
    catalogue().map(({ slug }, index) => [slug, ZONES[index % ZONES.length]!] as const),
    5,
  ),
)(
  'a %s in %s grows up happy if its keeper follows the plan, and survives if every visit is half as late again',
  (slug, zone) => {
    const kept = live(slug, zone, 1)
    expect(kept).toMatchObject({ died: null, stage: 'adult', path: 'high_care', ...GOOD })
    expect(live(slug, zone, 1.5)).toMatchObject({ died: null, stage: 'adult' })
  },
)
