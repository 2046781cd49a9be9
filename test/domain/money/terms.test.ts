/** Settings for inline payments. */
import { PACKS } from '../../../lambdas/domain/money/money'
import { STRIPE_MINIMUM_CENTS } from '../../../lambdas/domain/money/mpp'
import { readTerms } from '../../../lambdas/domain/money/terms'

const PAY_TO = `0x${'a'.repeat(40)}`
const FACILITATOR = 'https://facilitator.example'

it('are null without settings', () => {
  expect(readTerms({})).toEqual({ terms: { mpp: null, x402: null } })
  expect(readTerms({ x402Networks: 'nothing' })).toEqual({
    terms: { mpp: null, x402: null },
  })
})

it('take a profile for MPP', () => {
  expect(readTerms({ mppNetworkId: 'profile_1' })).toEqual({
    terms: { mpp: { network_id: 'profile_1' }, x402: null },
  })
})

it('take a facilitator and an address for x402, by default on the main network', () => {
  const set = { x402FacilitatorUrl: FACILITATOR, x402PayTo: PAY_TO }
  expect(readTerms(set)).toMatchObject({ terms: { x402: { pay_to: PAY_TO, networks: [{ network: 'eip155:8453' }] } } })
  expect(readTerms({ ...set, x402Networks: 'eip155:84532,eip155:8453' })).toMatchObject({
    terms: { x402: { networks: [{ network: 'eip155:84532' }, { network: 'eip155:8453' }] } },
  })
})

it.each([
  ['a facilitator without an address', { x402FacilitatorUrl: FACILITATOR }, 'x402PayTo'],
  ['an address without a facilitator', { x402PayTo: PAY_TO }, 'x402FacilitatorUrl'],
  [
    'an unknown network',
    { x402FacilitatorUrl: FACILITATOR, x402PayTo: PAY_TO, x402Networks: 'eip155:1' },
    'x402Networks',
  ],
  ['half a network', { x402FacilitatorUrl: FACILITATOR, x402PayTo: PAY_TO, x402Networks: '[{}]' }, 'x402Networks'],
  ['a strange profile', { mppNetworkId: 'a b' }, 'mppNetworkId'],
])('name what is wrong: %s', (_what, settings, named) => {
  const read = readTerms(settings)
  expect('faults' in read && read.faults.join()).toContain(named)
})

it("never ask for less than Stripe's minimum", () => {
  for (const { cents } of PACKS) expect(cents).toBeGreaterThanOrEqual(STRIPE_MINIMUM_CENTS)
})
