/** What payments justify, whatever happens to them and in whatever order it is told. */
import * as fc from 'fast-check'
import {
  centsFor,
  cheapestBasket,
  creditsIn,
  due,
  justified,
  learn,
  PACK_IDS,
  type Payment,
  type PaymentFact,
  price,
  unknownPayment,
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

/** Tells the facts one after the other; gives what moved. */
function tell(facts: readonly PaymentFact[]): { credits: number; moves: { kind: string; credits: number }[] } {
  let payment: Payment = unknownPayment('pi')
  const moves: { kind: string; credits: number }[] = []
  for (const fact of facts) {
    const settled = due(learn(payment, fact))
    payment = settled.payment
    moves.push(...settled.movements)
  }
  return { credits: moves.reduce((sum, move) => sum + move.credits, 0), moves }
}

describe('the packs', () => {
  it.each([
    ['100', 100, '$1.00'],
    ['500', 500, '$4.00'],
    ['1000', 1000, '$7.00'],
  ] as const)('%s: %d credits for %s', (pack, credits, cost) => {
    expect(creditsIn({ pack, quantity: 1 })).toBe(credits)
    expect(price(centsFor({ pack, quantity: 1 }))).toBe(cost)
  })

  it.each([
    [1, '100', 1],
    [100, '100', 1],
    [101, '100', 2],
    [301, '500', 1],
    [400, '500', 1],
    [500, '500', 1],
    [600, '100', 6],
    [700, '1000', 1],
    [2600, '1000', 3],
    [13000, '1000', 13],
  ] as const)('%d missing credits cost least as pack %s, %d times', (missing, pack, quantity) => {
    const best = cheapestBasket(missing)
    const mixed = PACK_IDS.map((id) => Math.ceil(missing / Number(id)) * centsFor({ pack: id, quantity: 1 }))
    expect(centsFor(best)).toBe(Math.min(...mixed))
    expect(creditsIn(best)).toBeGreaterThanOrEqual(missing)
    expect(best).toEqual({ pack, quantity })
  })
})

describe('a payment', () => {
  it.each([
    ['paid', [paid()], 500],
    ['paid twice over', [paid(), paid()], 500],
    ['refunded in part', [paid(), refunded(100)], 375],
    ['refunded in two parts, told as a total', [paid(), refunded(100), refunded(300)], 125],
    ['refunded, told in the wrong order', [refunded(300), refunded(100), paid()], 125],
    ['refunded whole', [paid(), refunded(400)], 0],
    ['disputed', [paid(), dispute('withdrawn', 'd', 400)], 0],
    ['disputed and won', [paid(), dispute('withdrawn', 'd', 400), dispute('reinstated', 'd', 400)], 500],
    ['won before it was disputed', [dispute('reinstated', 'd', 400), paid(), dispute('withdrawn', 'd', 400)], 500],
    ['refunded and disputed: never taken twice', [paid(), refunded(300), dispute('withdrawn', 'd', 400)], 0],
    ['never paid', [refunded(400), dispute('withdrawn', 'd', 400)], 0],
  ] as const)('%s', (_title, facts, credits) => {
    expect(tell(facts).credits).toBe(credits)
  })

  it('moves in lines that say why', () => {
    const facts = [refunded(100), paid(), dispute('withdrawn', 'd', 300), dispute('reinstated', 'd', 300)]
    expect(tell(facts).moves).toEqual([
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

  it('comes to the same whatever the order and however often it is told', () => {
    fc.assert(
      fc.property(
        facts.chain((list) =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray([...list, ...list], { minLength: 2 * list.length })),
        ),
        ([list, shuffled]) => {
          expect(tell(shuffled).credits).toBe(tell(list).credits)
        },
      ),
    )
  })

  it('never takes more than it gave', () => {
    fc.assert(
      fc.property(facts, (list) => {
        const moved = justified(list.reduce(learn, unknownPayment('pi')))
        expect(moved.purchase + moved.refund + moved.dispute).toBeGreaterThanOrEqual(0)
        expect(moved.refund + moved.dispute).toBeLessThanOrEqual(0)
      }),
    )
  })
})
