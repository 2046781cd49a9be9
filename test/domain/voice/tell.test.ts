/** Which lines an act records, so that later answers show others. */
import type { CareOutcome } from '../../../lambdas/domain/care/care'
import { momentAt } from '../../../lambdas/domain/creature/clock'
import { lookLine, refusedSoul, soulLine } from '../../../lambdas/domain/voice/look-text'
import { lineId, shownLines } from '../../../lambdas/domain/voice/shown'
import { situationOf } from '../../../lambdas/domain/voice/situation'
import { tell, tellAct } from '../../../lambdas/domain/voice/tell'
import { creature, decideCare, hoursAfter, NOON } from '../../support/creatures'

const PLAY = { action: 'play', item: null, category: null } as const
const found = creature()
const at = hoursAfter(NOON, 3)
const before = situationOf(momentAt(found, at))
const played = (tellIt: typeof tell, one = found, now = at) =>
  tellIt(decideCare(one, { action: 'play' }, now) as CareOutcome, PLAY)

it('records the look and the soul that a status showed before the act', () => {
  const { creature: after } = played(tellAct)
  expect(shownLines(after, 'look')).toEqual([lineId(lookLine(before)!)])
  expect(shownLines(after, 'soul')).toEqual([lineId(soulLine(before)!)])
})

it('records no look for a further act of the same call, before which no status was shown', () => {
  const { creature: after } = played(tellAct)
  expect(played(tellAct, after).creature.shown?.look).toBe(after.shown?.look)
})

it('records the soul in the answer to a single act', () => {
  const harmed = decideCare(found, { action: 'play' }, at) as CareOutcome
  const { creature: after, told } = tell(harmed, { ...PLAY, category: 'harmful' })
  expect(shownLines(after, 'soul')).toEqual([lineId(told!.soul!), lineId(soulLine(before)!)])
})

it('answers a refusal with a plain soul that names the act', () => {
  const asleep = situationOf(momentAt(found, hoursAfter(NOON, 14)))
  expect(asleep.asleep).toBe(true)
  expect(refusedSoul(asleep, 'feed')).toMatch(/^You are Moth, .+ old, and asleep.*\. You slept on, and were not fed\.$/)
  expect(refusedSoul(before, 'clean')).toMatch(/ You would not be washed\.$/)
})
