/** The coarse throttle in front of all routes. */

import { throttle } from '../../../lib/local/gateway/throttle'
import { localClock } from '../../../lib/local/local-clock'

it('empties a bucket, refills it with time, and leaves other buckets alone', () => {
  let now = 0
  const { admits } = throttle({ rate: 10, burst: 3 }, () => now)
  expect([admits('a'), admits('a'), admits('a'), admits('a')]).toEqual([true, true, true, false])
  expect(admits('b')).toBe(true)
  now += 100
  expect([admits('a'), admits('a')]).toEqual([true, false])
  now += 10_000
  expect([admits('a'), admits('a'), admits('a'), admits('a')]).toEqual([true, true, true, false])
})

it('has a clock that moves forward on request only', () => {
  const clock = localClock(null, () => 1_000)
  expect(clock.now()).toBe(1_000)
  expect(clock.advance(1.5)).toBe(1_000 + 5_400_000)
  expect(clock.now()).toBe(5_401_000)
})
