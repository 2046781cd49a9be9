/** Payments and their ledger movements, for facts in any order. */
import * as fc from 'fast-check'
import {
  applyFact,
  basketLines,
  centsFor,
  cheapestBasket,
  creditsIn,
  dueMovements,
  formatLines,
  formatPrice,
  justifiedMovements,
  newPayment,
  type PACK_IDS,
  type Payment,
  type PaymentFact,
  parseLines,
} from '../../../lambdas/domain/money/money'

const PURCHASE = { kind: 'paid', payment_id: 'pi', order_id: 'o', agent_id: 'a', session_id: 's' } as const
const paid = (pack: (typeof PACK_IDS)[number] = '500', quantity = 1): PaymentFact => ({ ...PURCHASE, pack, quantity })
const refunded = (cents: number): PaymentFact => ({ kind: 'refunded', payment_id: 'pi', cents })
const dispute = (kind: 'withdrawn' | 'reinstated', dispute_id: string, cents: number): PaymentFact => ({
  kind,
  payment_id: 'pi',
  dispute_id,
  cents,
})

/** Applies the facts in order and returns the movements. */
function applyAll(facts: readonly PaymentFact[]): { credits: number; moves: { kind: string; credits: number }[] } {
  let payment: Payment = newPayment('pi')
  const moves: { kind: string; credits: number }[] = []
  for (const fact of facts) {
    const settled = dueMovements(applyFact(payment, fact))
    payment = settled.payment
    moves.push(...settled.movements)
  }
  return { credits: moves.reduce((sum, move) => sum + move.credits, 0), moves }
}

describe('the packs', () => {
  it.each([
    [0, '1x100', '$1.00'],
    [1, '1x100', '$1.00'],
    [101, '2x100', '$2.00'],
    [301, '1x500', '$4.00'],
    [600, '1x500+1x100', '$5.00'],
    [701, '1x1000', '$7.00'],
    [2100, '2x1000+1x100', '$15.00'],
    [13_000, '13x1000', '$91.00'],
    [9_999_999, '10000x1000', '$70000.00'],
    [99_999_999, '10000x1000', '$70000.00'],
  ] as const)('%d missing credits are %s for %s', (missing, packs, cost) => {
    const basket = cheapestBasket(missing)
    expect([formatLines(basketLines(basket)), formatPrice(centsFor(basket))]).toEqual([packs, cost])
  })

  it('are combined into the cheapest basket, and into the larger of two equal ones', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12_000 }), (missing) => {
        const basket = cheapestBasket(missing)
        const cheapest = Math.min(...everyMix(missing).map(({ cents }) => cents))
        const most = Math.max(...everyMix(missing).flatMap(({ cents, credits }) => (cents === cheapest ? credits : [])))
        expect({ cents: centsFor(basket), credits: creditsIn(basket) }).toEqual({ cents: cheapest, credits: most })
      }),
      {
        examples: Array.from({ length: 45 }, (_, at) => (at + 1) * 100).flatMap((all) => [[all - 1], [all], [all + 1]]),
      },
    )
  })
})

/** By trying every useful number of each pack. */
function everyMix(missing: number): { credits: number; cents: number }[] {
  const upTo = (credits: number) => Array.from({ length: Math.ceil(missing / credits) + 1 }, (_, count) => count)
  return upTo(1000).flatMap((thousands) =>
    upTo(500).flatMap((halves) => {
      const hundreds = Math.max(0, Math.ceil((missing - thousands * 1000 - halves * 500) / 100))
      return {
        credits: thousands * 1000 + halves * 500 + hundreds * 100,
        cents: thousands * 700 + halves * 400 + hundreds * 100,
      }
    }),
  )
}

it('a basket is parsed from its text, and other texts are rejected', () => {
  for (const missing of [1, 600, 2100, 2700, 13_000]) {
    const lines = basketLines(cheapestBasket(missing))
    expect(parseLines(formatLines(lines))).toEqual(lines)
  }
  for (const text of ['', '1x200', '0x100', '-1x100', '1.5x100', '1x100+', '1x', 'x100', '1x100 ']) {
    expect(parseLines(text)).toBe(null)
  }
})

describe('a payment', () => {
  it.each([
    ['paid', [paid()], 500],
    ['paid twice over', [paid(), paid()], 500],
    ['refunded in part', [paid(), refunded(100)], 375],
    ['refunded in two parts, each fact with the total', [paid(), refunded(100), refunded(300)], 125],
    ['refunded, with facts in the wrong order', [refunded(300), refunded(100), paid()], 125],
    ['refunded whole', [paid(), refunded(400)], 0],
    ['disputed', [paid(), dispute('withdrawn', 'd', 400)], 0],
    ['disputed and won', [paid(), dispute('withdrawn', 'd', 400), dispute('reinstated', 'd', 400)], 500],
    ['won before it was disputed', [dispute('reinstated', 'd', 400), paid(), dispute('withdrawn', 'd', 400)], 500],
    ['refunded and disputed: never taken twice', [paid(), refunded(300), dispute('withdrawn', 'd', 400)], 0],
    ['never paid', [refunded(400), dispute('withdrawn', 'd', 400)], 0],
  ] as const)('%s', (_title, facts, credits) => {
    expect(applyAll(facts).credits).toBe(credits)
  })

  it('moves credits with a reason in each line', () => {
    const facts = [refunded(100), paid(), dispute('withdrawn', 'd', 300), dispute('reinstated', 'd', 300)]
    expect(applyAll(facts).moves).toEqual([
      { kind: 'purchase', credits: 500 },
      { kind: 'refund', credits: -125 },
      { kind: 'dispute', credits: -375 },
      { kind: 'reinstatement', credits: 375 },
    ])
  })

  const facts = fc.array(
    fc.oneof(
      fc.constant(paid('1000', 3)),
      fc.integer({ min: 0, max: 2100 }).map(refunded),
      fc
        .tuple(fc.constantFrom('withdrawn', 'reinstated'), fc.constantFrom('d1', 'd2'), fc.constantFrom(700, 2100))
        .map(([kind, id, cents]) => dispute(kind as 'withdrawn', id, cents)),
    ),
    { maxLength: 12 },
  )

  it('gives the same result for facts in any order and repeated', () => {
    fc.assert(
      fc.property(
        facts.chain((list) =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray([...list, ...list], { minLength: 2 * list.length })),
        ),
        ([list, shuffled]) => {
          expect(applyAll(shuffled).credits).toBe(applyAll(list).credits)
        },
      ),
    )
  })

  it('never takes more than it gave', () => {
    fc.assert(
      fc.property(facts, (list) => {
        const moved = justifiedMovements(list.reduce(applyFact, newPayment('pi')))
        expect(moved.purchase + moved.refund + moved.dispute).toBeGreaterThanOrEqual(0)
        expect(moved.refund + moved.dispute).toBeLessThanOrEqual(0)
      }),
    )
  })
})
