/** The firewall: its rules, and how calls that bypass CloudFront are refused. */
import type { Template } from 'aws-cdk-lib/assertions'
import { PROXY_KEY_HEADER, VIEWER_ADDRESS_HEADER } from '../../../lambdas/api/trusted-proxy'
import { headerCounts } from '../../proofs/rehearse/rules'
import { OWN_DOMAIN } from '../../support/services/domains'
import { ofType, type Properties, synthesize } from '../../support/services/stack'

type RateRule = { Statement: { RateBasedStatement: Properties & { ScopeDownStatement: Properties } } }

const aclOf = (template: Template): Properties => ofType(template, 'AWS::WAFv2::WebACL')[0]?.[1] ?? {}
const rulesOf = (template: Template) => (aclOf(template).Rules ?? []) as Properties[]
const namesOf = (template: Template) => rulesOf(template).map(({ Name }) => Name)
const rateOf = (template: Template, name: string) =>
  (rulesOf(template).find(({ Name }) => Name === name) as RateRule).Statement.RateBasedStatement

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

it('limits each address, and only counts the common rules that would block agents', () => {
  const [, { ResourceArn }] = ofType(template, 'AWS::WAFv2::WebACLAssociation')[0]!
  expect(JSON.stringify(ResourceArn)).toContain('/stages/')
  expect(namesOf(template)).toEqual(['AroundTheDoor', 'RatePerAddress', 'CommonRules'])
  expect(rulesOf(template)[1]).toMatchObject({
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
  const { Statement } = rulesOf(template)[2] as { Statement: { ManagedRuleGroupStatement: Properties } }
  expect(Statement.ManagedRuleGroupStatement).toMatchObject({ Name: 'AWSManagedRulesCommonRuleSet' })
  for (const rule of ['NoUserAgent_HEADER', 'SizeRestrictions_BODY', 'CrossSiteScripting_BODY']) {
    expect(Statement.ManagedRuleGroupStatement.RuleActionOverrides).toContainEqual({
      Name: rule,
      ActionToUse: { Count: {} },
    })
  }
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

it('has room for two more headers in its responses, of the ten that WAF allows', () => {
  const counts = headerCounts(rulesOf(template)).filter(Boolean)
  expect(counts).toHaveLength(2)
  expect(Math.max(...counts)).toBeLessThanOrEqual(8)
})

it('has the texts of the house in its responses', () => {
  const bodies = aclOf(template).CustomResponseBodies as Record<string, { Content: string }>
  expect(JSON.parse(bodies.rate_limited!.Content)).toMatchObject({
    error: 'Rate limit exceeded',
    retry_after_seconds: 60,
  })
  expect(JSON.parse(bodies.route_not_found!.Content)).toMatchObject({ next_steps: expect.any(Array) })
})

it('counts callers with a key from a platform by key, and all others by address', () => {
  const platform = synthesize({ platformRanges: '203.0.113.0/24, 198.51.100.0/24,2001:db8::/48' })
  const sets = ofType(platform, 'AWS::WAFv2::IPSet')
  expect(sets.map(([, { IPAddressVersion, Addresses }]) => [IPAddressVersion, Addresses])).toEqual([
    ['IPV4', ['203.0.113.0/24', '198.51.100.0/24']],
    ['IPV6', ['2001:db8::/48']],
  ])
  const fromPlatform = {
    OrStatement: {
      Statements: sets.map(([id]) => ({
        IPSetReferenceStatement: {
          Arn: { 'Fn::GetAtt': [id, 'Arn'] },
          IPSetForwardedIPConfig: {
            HeaderName: VIEWER_ADDRESS_HEADER,
            FallbackBehavior: 'NO_MATCH',
            Position: 'FIRST',
          },
        },
      })),
    },
  }
  for (const [name, header] of [
    ['RatePerBearer', 'authorization'],
    ['RatePerKey', 'x-api-key'],
  ] as const) {
    const rate = rateOf(platform, name)
    expect(rate).toMatchObject({ AggregateKeyType: 'CUSTOM_KEYS', CustomKeys: [{ Header: { Name: header } }] })
    expect(rate.ScopeDownStatement).toEqual(fromPlatform)
  }
  const { NotStatement } = rateOf(platform, 'RatePerAddress').ScopeDownStatement as {
    NotStatement: { Statement: { AndStatement: { Statements: unknown[] } } }
  }
  expect(NotStatement.Statement.AndStatement.Statements[0]).toEqual(fromPlatform)
  expect(JSON.stringify(NotStatement.Statement.AndStatement.Statements[1])).toMatch(/authorization.*x-api-key/)
  expect(rulesOf(platform).map(({ Priority }) => Priority)).toEqual(rulesOf(platform).map((_, index) => index))
})

it('counts connections without CloudFront, and can be turned off', () => {
  const direct = synthesize({ ...OWN_DOMAIN, cdn: 'false', firewallRate: 600 })
  expect(namesOf(direct)).toEqual(['RatePerAddress', 'CommonRules'])
  expect(rateOf(direct, 'RatePerAddress')).toMatchObject({ Limit: 600, AggregateKeyType: 'IP' })
  synthesize({ firewall: 'false' }).resourceCountIs('AWS::WAFv2::WebACL', 0)
})
