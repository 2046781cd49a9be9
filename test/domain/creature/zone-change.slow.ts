/** A change of timezone: it applies from a noon on, cuts no night and leaves the past as it was. */
import fc from 'fast-check'
import { wishOf } from '../../../lambdas/domain/care/wishes'
import { momentAt } from '../../../lambdas/domain/creature/clock'
import type { Creature } from '../../../lambdas/domain/creature/creature'
import { isAsleepAt, napsBetween, sleepInfo } from '../../../lambdas/domain/creature/sleep'
import { asInstant, fromIso, type Instant, iso, MS_PER_HOUR } from '../../../lambdas/domain/time/instants'
import { changeZone, localClock, localHourNumber, zoneAt, zoneOf } from '../../../lambdas/domain/time/zone'
import { anyCreature } from '../../support/any-creature'
import { creature, NOON } from '../../support/creatures'

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Pacific/Apia',
]
const anyZone = fc.constantFrom(...ZONES)
const anyInstant = fc
  .integer({ min: Date.parse('2025-01-01'), max: Date.parse('2027-01-01') })
  .map((ms) => asInstant(ms))
const DAY = 24 * MS_PER_HOUR

/** The creature after its keeper asked for another zone at `now`, and the instant from which it applies. */
function changed(one: Creature, timezone: string, now: Instant): { after: Creature; from: Instant } {
  const zone = changeZone(one, timezone, now)
  return { after: { ...one, ...zone }, from: zone.next_timezone!.starts_at }
}

/** Stats are rounded: a period that is split at another instant adds up with another rounding error. */
const withoutZone = ({ timezone: _, next_timezone: __, stats, ...rest }: Creature) => ({
  ...rest,
  stats: Object.fromEntries(Object.entries(stats).map(([stat, value]) => [stat, Math.round(value * 1e9) / 1e9])),
})

describe('a change of timezone', () => {
  it.each([
    ['UTC', '2026-03-10T11:59:59.999Z', '2026-03-10T12:00:00.000Z'],
    ['UTC', '2026-03-10T12:00:00.000Z', '2026-03-11T12:00:00.000Z'],
    ['UTC', '2026-03-10T12:00:00.001Z', '2026-03-11T12:00:00.000Z'],
    ['Europe/Berlin', '2026-03-28T12:00:00.000Z', '2026-03-29T10:00:00.000Z'],
    ['Europe/Berlin', '2026-10-24T12:00:00.000Z', '2026-10-25T11:00:00.000Z'],
    ['Asia/Kathmandu', '2026-06-01T00:00:00.000Z', '2026-06-01T06:15:00.000Z'],
    ['Pacific/Apia', '2011-12-29T23:00:00.000Z', '2011-12-30T22:00:00.000Z'],
  ])('asked for in %s at %s applies from %s', (timezone, now, from) => {
    const { next_timezone } = changeZone({ timezone }, 'Asia/Tokyo', fromIso(now))
    expect(iso(next_timezone!.starts_at)).toBe(from)
  })

  it('applies within 25 hours, at noon of the old zone', () => {
    fc.assert(
      fc.property(anyZone, anyZone, anyInstant, (timezone, next, now) => {
        const { starts_at: from } = changeZone({ timezone }, next, now).next_timezone!
        expect(localClock({ timezone }, from).toISOString()).toMatch(/T12:00:00.000Z$/)
        expect(from).toBeGreaterThan(now)
        expect(from - now).toBeLessThanOrEqual(25 * MS_PER_HOUR)
      }),
      { numRuns: 300 },
    )
  })

  it('names the old zone before, and the new zone from that instant on', () => {
    const zoned = changeZone({ timezone: 'UTC' }, 'Asia/Tokyo', NOON)
    const { starts_at: from } = zoned.next_timezone!
    expect([from - 1, from, from + 1].map((at) => zoneAt(zoned, at))).toEqual(['UTC', 'Asia/Tokyo', 'Asia/Tokyo'])
    expect(changeZone(zoned, 'Europe/Berlin', asInstant(from + DAY)).timezone).toBe('Asia/Tokyo')
    expect(zoneOf({ ...creature(), ...zoned })).toEqual(zoned)
  })

  it('leaves every state before it as it was', () => {
    fc.assert(
      fc.property(anyCreature, anyZone, fc.double({ min: 0, max: 1, noNaN: true }), (one, timezone, share) => {
        const { after, from } = changed(one, timezone, NOON)
        for (const at of [NOON, asInstant(Math.floor(NOON + share * (from - 1 - NOON))), asInstant(from - 1)]) {
          const [was, is] = [momentAt(one, at), momentAt(after, at)]
          expect(withoutZone(is.creature)).toEqual(withoutZone(was.creature))
          expect([is.alive, is.asleep]).toEqual([was.alive, was.asleep])
          if (was.dies_at! <= from) expect(is.dies_at).toBe(was.dies_at)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('cuts no night: those of the old zone end before it, and those of the new zone begin after it', () => {
    fc.assert(
      fc.property(fc.uuid(), anyZone, anyZone, anyInstant, (id, timezone, next, now) => {
        const { after, from } = changed(creature({ id, timezone }), next, now)
        const naps = napsBetween(after, from - 7 * DAY, from + 7 * DAY)
        const before = naps.filter((nap) => nap.from < from)
        expect(before).toEqual(napsBetween(creature({ id, timezone }), from - 7 * DAY, from))
        for (const nap of before) expect(nap.to).toBeLessThan(from)
        const always = creature({ id, timezone: next })
        const firstNight = nightsFrom(always, from)
        expect(naps.filter((nap) => nap.from >= from)).toEqual(napsBetween(always, firstNight, from + 7 * DAY))
      }),
      { numRuns: 300 },
    )
  })

  it('is the same instant by instant as in the list of naps', () => {
    fc.assert(
      fc.property(fc.uuid(), anyZone, anyZone, anyInstant, fc.integer({ min: -2 * DAY, max: 2 * DAY }), (...given) => {
        const [id, timezone, next, now, off] = given
        const { after, from } = changed(creature({ id, timezone }), next, now)
        const at = asInstant(from + off)
        const listed = napsBetween(after, at - 2 * DAY, at + 2 * DAY).some((nap) => nap.from <= at && at < nap.to)
        expect(isAsleepAt(after, at)).toBe(listed)
        if (listed) expect(sleepInfo(after, at)?.timezone_used).toBe(off < 0 ? timezone : next)
      }),
      { numRuns: 300 },
    )
  })

  it('grants no second wish on a repeated date', () => {
    const west = creature({ timezone: 'Pacific/Kiritimati' })
    const { after, from } = changed(west, 'Pacific/Pago_Pago', NOON)
    const day = Math.floor(localHourNumber(after, asInstant(from - 1)) / 24)
    expect(Math.floor(localHourNumber(after, from) / 24)).toBe(day - 1)
    const granted = { ...after, stage: 'child' as const, wishes: { granted: 1, day, half: null } }
    const settled = { stats_at: from, last_care_at: from, last_fed_at: asInstant(from - 4 * MS_PER_HOUR) }
    const well = { ...granted, ...settled, last_cleaned_at: from, last_checked_at: from }
    for (let hours = 0; hours < 48; hours++) {
      const at = asInstant(from + hours * MS_PER_HOUR)
      const wish = wishOf(momentAt({ ...well, stats_at: at, last_fed_at: asInstant(at - 4 * MS_PER_HOUR) }, at))
      if (Math.floor(localHourNumber(after, at) / 24) <= day) expect(wish).toBeNull()
    }
  })
})

/** The first 22:00 from an instant on. */
function nightsFrom(one: Creature, from: Instant): number {
  for (let at = Math.ceil(from / (MS_PER_HOUR / 4)) * (MS_PER_HOUR / 4); ; at += MS_PER_HOUR / 4) {
    const clock = localClock(one, asInstant(at))
    if (clock.getUTCHours() === 22 && clock.getUTCMinutes() === 0) return at
  }
}
