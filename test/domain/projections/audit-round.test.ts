/** Confirmation of audit findings: nothing is reported or repaired that was not found twice. */
import fc from 'fast-check'
import {
  AUDITED_LAWS,
  type Finding,
  type Law,
  newDoubt,
  newRound,
  settleDoubt,
  withVerdict,
} from '../../../lambdas/domain/projections/audit-round'
import { asInstant, MS_PER_MINUTE } from '../../../lambdas/domain/time/instants'

const NOW = asInstant(Date.parse('2026-03-02T09:00:00.000Z'))
const finding = (law: Law, told = 'wrong', place = 'row'): Finding => ({ law, place, told })
const DERIVED: readonly Law[] = ['due', 'boards', 'stones', 'cards', 'counts']

it.each(AUDITED_LAWS)('%s: reports a finding that is seen twice, or repairs it if it is derived', (law) => {
  const doubt = newDoubt('house a', [finding(law)], NOW)
  const { report, repair, doubt: left } = settleDoubt(doubt, [finding(law)], doubt.again_at)
  const follows = DERIVED.includes(law)
  expect({ report, repair }).toEqual(
    follows ? { report: [], repair: [finding(law)] } : { report: [finding(law)], repair: [] },
  )
  // A repaired finding is checked again, a reported one is not.
  expect(left === null).toBe(!follows)
})

it('rechecks source rows after a minute and derived rows after the projector delay', () => {
  expect(newDoubt('house a', [finding('money')], NOW).again_at - NOW).toBe(MS_PER_MINUTE)
  expect(newDoubt('house a', [finding('money'), finding('boards')], NOW).again_at - NOW).toBe(5 * MS_PER_MINUTE)
})

it('reports any finding at a place that was repaired before', () => {
  const seen = newDoubt('house a', [finding('boards', 'one')], NOW)
  const { doubt } = settleDoubt(seen, [finding('boards', 'one')], seen.again_at)
  expect(settleDoubt(doubt!, [], NOW)).toEqual({ report: [], repair: [], doubt: null })
  expect(settleDoubt(doubt!, [finding('boards', 'two')], NOW).report).toEqual([finding('boards', 'two')])
})

it('gives up on a subject that differs at every check', () => {
  let doubt = newDoubt('house a', [finding('money', '0')], NOW)
  for (let looks = 1; looks < 5; looks++) {
    const verdict = settleDoubt(doubt, [finding('money', String(looks))], NOW)
    expect(verdict).toMatchObject({ report: [], repair: [], doubt: { looks: looks + 1 } })
    doubt = verdict.doubt!
  }
  expect(settleDoubt(doubt, [finding('money', 'again')], NOW)).toEqual({ report: [], repair: [], doubt: null })
})

it('does not confirm a finding if its source has changed: the change may not be projected yet', () => {
  const of = (source: number): Finding => ({ ...finding('boards'), source })
  const doubt = newDoubt('place a', [of(1)], NOW)
  const verdict = settleDoubt(doubt, [of(2)], NOW)
  expect(verdict).toMatchObject({ report: [], repair: [], doubt: { looks: 2 } })
  expect(settleDoubt(verdict.doubt!, [of(2)], NOW).repair).toEqual([of(2)])
})

it('does not confirm a finding after a long pause: another change may be on its way to the projections', () => {
  const seen = newDoubt('house a', [finding('boards')], NOW)
  const late = asInstant(seen.again_at + 61 * MS_PER_MINUTE)
  const verdict = settleDoubt(seen, [finding('boards')], late)
  expect(verdict).toMatchObject({ report: [], repair: [], doubt: { looks: 2 } })
  expect(settleDoubt(verdict.doubt!, [finding('boards')], late).repair).toEqual([finding('boards')])
})

const anyFinding = fc.record({
  law: fc.constantFrom(...AUDITED_LAWS),
  place: fc.constantFrom('a', 'b'),
  told: fc.constantFrom('x', 'y'),
})

it('never reports or repairs what was not found twice, and counts what it does', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(anyFinding, { maxLength: 4 }), { minLength: 2, maxLength: 6 }),
      ([first, ...looks]) => {
        let [doubt, round] = [first?.length ? newDoubt('s', first, NOW) : null, newRound(NOW)]
        let seen = new Set(first?.map((one) => JSON.stringify(one)))
        let places = new Set<string>()
        for (const found of looks) {
          if (!doubt) return
          const verdict = settleDoubt(doubt, found, NOW)
          for (const one of [...verdict.report, ...verdict.repair])
            expect(seen.has(JSON.stringify(one)) || places.has(`${one.law} ${one.place}`)).toBe(true)
          round = withVerdict(round, verdict)
          seen = new Set(found.map((one) => JSON.stringify(one)))
          places = new Set(verdict.repair.map(({ law, place }) => `${law} ${place}`))
          doubt = verdict.doubt
        }
        const sum = (counts: object) => Object.values(counts).reduce((all: number, one: number) => all + one, 0)
        expect(sum(round.mended)).toBeLessThanOrEqual(sum(round.differed))
      },
    ),
  )
})
