/** The firewall: its rules, and how calls that bypass CloudFront are refused. */
import type { Template } from 'aws-cdk-lib/assertions'
import { PROXY_KEY_HEADER, VIEWER_ADDRESS_HEADER } from '../../../lambdas/api/caller'
import { OWN_DOMAIN } from '../../support/services/domains'
import { ofType, type Properties, synthesize } from '../../support/services/stack'

type RateRule = { Statement: { RateBasedStatement: Properties } }

const aclOf = (template: Template): Properties => ofType(template, 'AWS::WAFv2::WebACL')[0]?.[1] ?? {}
const rulesOf = (template: Template) => (aclOf(template).Rules ?? []) as Properties[]
const namesOf = (template: Template) => rulesOf(template).map(({ Name }) => Name)
const rateOf = (template: Template) =>
  (rulesOf(template).find(({ Name }) => Name === 'RatePerAddress') as RateRule).Statement.RateBasedStatement
/** The statement that matches the addresses of these sets. */
const inAny = (sets: readonly [string, Properties][]) => ({
  OrStatement: {
    Statements: sets.map(([id]) => ({
      IPSetReferenceStatement: {
        Arn: { 'Fn::GetAtt': [id, 'Arn'] },
        IPSetForwardedIPConfig: { HeaderName: VIEWER_ADDRESS_HEADER, FallbackBehavior: 'NO_MATCH', Position: 'FIRST' },
      },
    })),
  },
})

const template = synthesize()

it('stores no requests, and hides secrets if an operator turns that on', () => {
  const configs = [aclOf(template), ...rulesOf(template)].map(({ VisibilityConfig }) => VisibilityConfig as Properties)
  for (const { SampledRequestsEnabled } of configs) expect(SampledRequestsEnabled).toBe(false)
  const { DataProtections } = aclOf(template).DataProtectionConfig as {
    DataProtections: { Field: Properties; Action: string }[]
  }
  expect(new Set(DataProtections.map(({ Action }) => Action))).toEqual(new Set(['SUBSTITUTION']))
  const hidden = Object.fromEntries(DataProtections.map(({ Field }) => [Field.FieldType, Field.FieldKeys]))
  expect(Object.keys(hidden)).toEqual(['SINGLE_HEADER', 'QUERY_STRING', 'BODY'])
  expect(hidden.SINGLE_HEADER).toEqual(
    expect.arrayContaining(['authorization', 'x-api-key', 'x-admin-key', PROXY_KEY_HEADER, 'idempotency-key']),
  )
})

it('limits each address', () => {
  const [, { ResourceArn }] = ofType(template, 'AWS::WAFv2::WebACLAssociation')[0]!
  expect(JSON.stringify(ResourceArn)).toContain('/stages/')
  expect(namesOf(template)).toEqual(['AroundTheDoor', 'Blocked', 'RatePerAddress'])
  expect(rulesOf(template)[2]).toMatchObject({
    Statement: {
      RateBasedStatement: {
        Limit: 3000,
        EvaluationWindowSec: 60,
        AggregateKeyType: 'FORWARDED_IP',
        ForwardedIPConfig: { HeaderName: VIEWER_ADDRESS_HEADER, FallbackBehavior: 'MATCH' },
      },
    },
    Action: { Block: { CustomResponse: { ResponseCode: 429, CustomResponseBodyKey: 'rate_limited' } } },
  })
})

it('blocks the addresses that an operator lists', () => {
  const sets = ofType(template, 'AWS::WAFv2::IPSet')
  expect(sets.map(([, { IPAddressVersion, Addresses }]) => [IPAddressVersion, Addresses])).toEqual([
    ['IPV4', []],
    ['IPV6', []],
  ])
  expect(rulesOf(template)[1]).toMatchObject({ Action: { Block: {} }, Statement: inAny(sets) })
})

it('blocks calls without the key that CloudFront sends', () => {
  const [, { DistributionConfig }] = ofType(template, 'AWS::CloudFront::Distribution')[0]!
  const { Origins } = DistributionConfig as { Origins: { OriginCustomHeaders: { HeaderValue: unknown }[] }[] }
  expect(rulesOf(template)[0]).toMatchObject({
    Name: 'AroundTheDoor',
    Action: { Block: { CustomResponse: { ResponseCode: 404, CustomResponseBodyKey: 'route_not_found' } } },
    Statement: {
      NotStatement: {
        Statement: {
          ByteMatchStatement: {
            FieldToMatch: { SingleHeader: { Name: PROXY_KEY_HEADER } },
            SearchString: Origins[0]?.OriginCustomHeaders[0]?.HeaderValue,
          },
        },
      },
    },
  })
})

it('has the texts of the house in its responses', () => {
  const bodies = aclOf(template).CustomResponseBodies as Record<string, { Content: string }>
  expect(JSON.parse(bodies.rate_limited!.Content)).toMatchObject({
    error: 'Rate limit exceeded',
    retry_after_seconds: 60,
  })
  expect(JSON.parse(bodies.route_not_found!.Content)).toMatchObject({ next_steps: expect.any(Array) })
})

it('does not count the addresses of a platform', () => {
  const platform = synthesize({ platformRanges: '203.0.113.0/24, 198.51.100.0/24,2001:db8::/48' })
  const sets = ofType(platform, 'AWS::WAFv2::IPSet').filter(([id]) => id.includes('Platforms'))
  expect(sets.map(([, { IPAddressVersion, Addresses }]) => [IPAddressVersion, Addresses])).toEqual([
    ['IPV4', ['203.0.113.0/24', '198.51.100.0/24']],
    ['IPV6', ['2001:db8::/48']],
  ])
  expect(rateOf(platform).ScopeDownStatement).toEqual({ NotStatement: { Statement: inAny(sets) } })
  expect(rateOf(template).ScopeDownStatement).toBeUndefined()
  expect(rulesOf(platform).map(({ Priority }) => Priority)).toEqual(rulesOf(platform).map((_, index) => index))
})

it('counts connections without CloudFront, and can be turned off', () => {
  const direct = synthesize({ ...OWN_DOMAIN, cdn: 'false', firewallRate: 600 })
  expect(namesOf(direct)).toEqual(['Blocked', 'RatePerAddress'])
  expect(rateOf(direct)).toMatchObject({ Limit: 600, AggregateKeyType: 'IP' })
  synthesize({ firewall: 'false' }).resourceCountIs('AWS::WAFv2::WebACL', 0)
})
