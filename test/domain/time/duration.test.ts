import fc from 'fast-check'
import {
  formatAgo,
  formatDuration,
  formatRoughly,
  formatUtcDay,
  spellDuration,
} from '../../../lambdas/domain/time/duration'
import { asInstant } from '../../../lambdas/domain/time/instants'

const MINUTE = 1 / 60

test.each([
  ['2026-03-02T23:59:59.999Z', '2 March 2026'],
  ['2027-12-31T00:00:00.000Z', '31 December 2027'],
])('%s is on %s', (at, text) => {
  expect(formatUtcDay(asInstant(Date.parse(at)))).toBe(text)
})

test.each([
  [0, 'just now'],
  [0.4 * MINUTE, 'just now'],
  [1 * MINUTE, '1 minute ago'],
  [12 * MINUTE, '12 minutes ago'],
  [1, '1 hour ago'],
  [1.9, '1 hour ago'],
  [5, '5 hours ago'],
  [4.9999999, '5 hours ago'],
  [23.9, '23 hours ago'],
  [24, '1 day ago'],
  [50, '2 days ago'],
  [-3, 'just now'],
])('%p hours ago is %p', (hours, text) => {
  expect(formatAgo(hours)).toBe(text)
})

test.each([
  [0, 'less than a minute'],
  [MINUTE, '1 minute'],
  [45 * MINUTE, '45 minutes'],
  [1, '1 hour'],
  [1.5, '1 hour and 30 minutes'],
  [24, '1 day'],
  [25, '1 day and 1 hour'],
  [24 + 5 * MINUTE, '1 day'],
  [76, '3 days and 4 hours'],
  [24 * 400, '400 days'],
])('%p hours is %p', (hours, text) => {
  expect(formatDuration(hours)).toBe(text)
})

test.each([
  [0.9 * MINUTE, null],
  [33.9 * MINUTE, '33 minutes'],
  [3 - 1e-9, '3 hours'],
  [2.999, '2 hours'],
  [47.9, '47 hours'],
  [50, '2 days'],
  [-3, null],
])('%p hours that are left are told as %p, never as more', (hours, text) => {
  expect(formatRoughly(hours)).toBe(text)
})

test('spells a duration', () => {
  expect(spellDuration(76)).toBe('three days and four hours')
  expect(spellDuration(24 * 121)).toBe('121 days')
})

test('uses the singular only for one', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 20_000, noNaN: true }), (hours) => {
      for (const text of [formatDuration(hours), formatAgo(hours), spellDuration(hours)]) {
        expect(text).not.toMatch(/(?:^| )(?:1|one) \w+s\b/)
        expect(text).not.toMatch(/(?:^| )(?!1 |one )\w+ (?:day|hour|minute)\b(?<!a minute)/)
      }
    }),
  )
})
