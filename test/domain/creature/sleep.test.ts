import fc from 'fast-check'
import { isAsleepAt, napsBetween, wakesAt } from '../../../lambdas/domain/creature/sleep'
import { asInstant, fromIso, type Instant, MS_PER_HOUR } from '../../../lambdas/domain/time/instants'
import { localHourAt, localHourNumber, resolveTimezone } from '../../../lambdas/domain/time/zone'
import { creature, NOON } from '../../support/creatures'

const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Asia/Kathmandu', 'Australia/Lord_Howe']
const wallHour = (timezone: string, at: Instant): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone: timezone, hour: '2-digit', hourCycle: 'h23' }).format(at))

const firstAsleep = (sleeper: ReturnType<typeof creature>, from: Instant): Instant => {
  const [nap] = napsBetween(sleeper, from, from + 20 * 24 * MS_PER_HOUR)
  if (!nap) throw new Error('no nap found')
  return asInstant(nap.from)
}

describe('local time', () => {
  it.each([
    ['UTC', '2026-06-01T23:30:00Z', 23],
    ['Europe/Berlin', '2026-03-29T00:59:00Z', 1],
    ['Europe/Berlin', '2026-03-29T01:00:00Z', 3],
    ['Europe/Berlin', '2026-10-25T00:59:00Z', 2],
    ['Europe/Berlin', '2026-10-25T01:00:00Z', 2],
    ['America/New_York', '2026-03-08T07:00:00Z', 3],
    ['America/New_York', '2026-11-01T05:30:00Z', 1],
    ['America/New_York', '2026-11-01T06:30:00Z', 1],
    ['Asia/Kolkata', '2026-06-01T18:29:00Z', 23],
    ['Asia/Kolkata', '2026-06-01T18:30:00Z', 0],
    ['Asia/Kathmandu', '2026-06-01T18:15:00Z', 0],
    ['No/Such_Zone', '2026-06-01T18:15:00Z', 18],
  ])('in %s at %s it is %i o’clock', (zone, at, hour) => {
    expect(localHourAt({ timezone: zone }, fromIso(at))).toBe(hour)
  })

  it('agrees with Intl in every zone at any time', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2030-01-01') }),
        (timezone, ms) => localHourAt({ timezone }, asInstant(ms)) === wallHour(timezone, asInstant(ms)),
      ),
      { numRuns: 300 },
    )
  })
})

describe('sleep', () => {
  it('is only between 22:00 and 06:00 local time', () => {
    for (const timezone of ZONES) {
      const sleeper = creature({ timezone })
      for (const nap of napsBetween(sleeper, NOON, NOON + 60 * 24 * MS_PER_HOUR)) {
        const hours = [localHourAt(sleeper, asInstant(nap.from)), localHourAt(sleeper, asInstant(nap.to - 1))]
        for (const hour of hours) expect(hour >= 22 || hour < 6).toBe(true)
      }
    }
  })

  it('takes about a third of the night', () => {
    const naps = napsBetween(creature({ timezone: 'Europe/Berlin' }), NOON, NOON + 1000 * 24 * MS_PER_HOUR)
    const slept = naps.reduce((sum, nap) => sum + (nap.to - nap.from), 0) / MS_PER_HOUR
    expect(slept / 8000).toBeGreaterThan(0.31)
    expect(slept / 8000).toBeLessThan(0.36)
  })

  it('is the same for the same creature and differs between creatures', () => {
    const nights = (id: string) => JSON.stringify(napsBetween(creature({ id }), NOON, NOON + 30 * 24 * MS_PER_HOUR))
    expect(nights('a')).toBe(nights('a'))
    expect(nights('a')).not.toBe(nights('b'))
  })

  it('lists the same naps as it reports instant by instant', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.uuid(),
        fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-01-01') }),
        (timezone, id, ms) => {
          const sleeper = creature({ timezone, id })
          const listed = napsBetween(sleeper, ms - 48 * MS_PER_HOUR, ms + 48 * MS_PER_HOUR)
          return isAsleepAt(sleeper, asInstant(ms)) === listed.some((nap) => nap.from <= ms && ms < nap.to)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('treats the repeated hour of a clock change as one', () => {
    for (let i = 0; i < 50; i++) {
      const sleeper = creature({ id: `sleeper-${i}`, timezone: 'Europe/Berlin' })
      const once = isAsleepAt(sleeper, fromIso('2026-10-25T00:30:00Z'))
      expect(isAsleepAt(sleeper, fromIso('2026-10-25T01:30:00Z'))).toBe(once)
    }
  })

  it('ends on the local hour, also in zones with half-hour offsets', () => {
    const sleeper = creature({ timezone: 'Asia/Kolkata' })
    const asleep = firstAsleep(sleeper, NOON)
    const awake = wakesAt(sleeper, asleep)
    expect(isAsleepAt(sleeper, asInstant(awake - 1))).toBe(true)
    expect(isAsleepAt(sleeper, awake)).toBe(false)
    expect(awake % MS_PER_HOUR).toBe(MS_PER_HOUR / 2)
    expect(localHourNumber(sleeper, awake)).toBe(localHourNumber(sleeper, asInstant(awake - 1)) + 1)
  })
})

it.each([
  ['europe/berlin', 'Europe/Berlin'],
  ['Europe/Berlin', 'Europe/Berlin'],
  ['utc', 'UTC'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['Nowhere/Atall', 'UTC'],
])('resolves the zone %s to %s', (given, resolved) => {
  expect(resolveTimezone(given)).toBe(resolved)
})
