/** The firewall (AWS WAF) on the API: blocks calls that bypass the proxy, addresses that an operator lists, and floods. */

import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { CfnIPSet, CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2'
import { Stack } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'
import { PROXY_KEY_HEADER, VIEWER_ADDRESS_HEADER } from '../../../lambdas/api/caller'
import { COMMON_HEADERS } from '../../../lambdas/api/headers'
import { ERRORS, type ErrorCode } from '../../../lambdas/api/schemas/errors'
import { refusalBody } from '../api/gateway-responses'
import type { HouseApi } from '../api/house-api'
import type { StackConfig } from '../settings'
import type { ProxyKey } from './proxy-key'

export interface FirewallProps {
  config: StackConfig
  api: HouseApi
  /** The key that the proxy sends; null without a proxy. */
  key: ProxyKey | null
}

const WINDOW_SECONDS = 60

type Rule = Omit<CfnWebACL.RuleProperty, 'priority' | 'visibilityConfig'>
type Statement = CfnWebACL.StatementProperty

const SCOPE = 'REGIONAL'

export class Firewall extends Construct {
  readonly blocked: Metric

  constructor(scope: Construct, id: string, { config, api, key }: FirewallProps) {
    super(scope, id)
    const { stackName: name, firewallRate, platformRanges } = config
    // Trusted, because calls that bypass the proxy are blocked.
    const addressHeader = key && VIEWER_ADDRESS_HEADER
    // Empty until an operator blocks an address; a deployment leaves their content alone.
    const blocked = ADDRESS_FAMILIES.map(({ version }) => this.addSet('Blocked', version, []))
    const platforms = ADDRESS_FAMILIES.map(({ version, includes }) => ({
      version,
      ranges: (platformRanges ?? []).filter(includes),
    }))
      .filter(({ ranges }) => ranges.length > 0)
      .map(({ version, ranges }) => this.addSet('Platforms', version, ranges))
    const isIn = (sets: readonly CfnIPSet[]): Statement => anyOf(sets.map((set) => isInSet(set, addressHeader)))
    const rules: Rule[] = [
      ...(key ? [bypassRule(key)] : []),
      { name: 'Blocked', action: { block: {} }, statement: isIn(blocked) },
      rateRule(firewallRate, addressHeader, platforms.length > 0 ? not(isIn(platforms)) : undefined),
    ]
    const acl = new CfnWebACL(this, 'Acl', {
      description: 'Blocks floods and listed addresses',
      scope: SCOPE,
      defaultAction: { allow: {} },
      visibilityConfig: visibility(name),
      dataProtectionConfig: { dataProtections: PROTECTED_FIELDS.map((field) => ({ field, action: 'SUBSTITUTION' })) },
      customResponseBodies: Object.fromEntries(
        RESPONSE_CODES.map((code) => [
          code,
          { contentType: 'APPLICATION_JSON', content: JSON.stringify(refusalBody(code, WINDOW_SECONDS)) },
        ]),
      ),
      rules: rules.map((rule, priority) => ({
        ...rule,
        priority,
        visibilityConfig: visibility(`${name}${rule.name}`),
      })),
    })
    this.blocked = new Metric({
      namespace: 'AWS/WAFV2',
      metricName: 'BlockedRequests',
      dimensionsMap: { WebACL: name, Rule: 'ALL', Region: Stack.of(this).region },
    })
    new CfnWebACLAssociation(this, 'Association', {
      resourceArn: api.deploymentStage.stageArn,
      webAclArn: acl.attrArn,
    })
  }

  private addSet(name: string, version: string, addresses: string[]): CfnIPSet {
    return new CfnIPSet(this, `${name}${version}`, { scope: SCOPE, ipAddressVersion: version, addresses })
  }
}

const ADDRESS_FAMILIES = [
  { version: 'IPV4', includes: (range: string) => !range.includes(':') },
  { version: 'IPV6', includes: (range: string) => range.includes(':') },
] as const

/** No samples of requests: a sample contains the path, and the path of a keeper page is its secret. */
const visibility = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
})

/** Hidden from samples and logs if an operator turns these on. */
const PROTECTED_FIELDS: CfnWebACL.FieldToProtectProperty[] = [
  {
    fieldType: 'SINGLE_HEADER',
    fieldKeys: [
      'authorization',
      'x-api-key',
      'x-admin-key',
      PROXY_KEY_HEADER,
      'idempotency-key',
      'payment-signature',
      'x-payment',
      'cookie',
      'referer',
    ],
  },
  { fieldType: 'QUERY_STRING' },
  { fieldType: 'BODY' },
]

/** Blocks the API's own address: there the caller's address could be forged. */
const bypassRule = (key: ProxyKey): Rule => ({
  name: 'AroundTheDoor',
  action: { block: { customResponse: customResponse('route_not_found') } },
  statement: not(anyOf(key.accepted.map(hasProxyKey))),
})

const hasProxyKey = (key: string): Statement => ({
  byteMatchStatement: {
    fieldToMatch: { singleHeader: { Name: PROXY_KEY_HEADER } },
    positionalConstraint: 'EXACTLY',
    searchString: key,
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
})

/** WAF rejects an `or` of one statement. */
const anyOf = (statements: Statement[]): Statement =>
  statements.length > 1 ? { orStatement: { statements } } : (statements[0] ?? {})

const not = (statement: Statement): Statement => ({ notStatement: { statement } })

const isInSet = ({ attrArn }: CfnIPSet, headerName: string | null): Statement => ({
  ipSetReferenceStatement: {
    arn: attrArn,
    ...(headerName && { ipSetForwardedIpConfig: { headerName, fallbackBehavior: 'NO_MATCH', position: 'FIRST' } }),
  },
})

const rateRule = (limit: number, headerName: string | null, scopeDownStatement?: Statement): Rule => ({
  name: 'RatePerAddress',
  action: {
    block: {
      customResponse: customResponse('rate_limited', {
        'Retry-After': String(WINDOW_SECONDS),
        'X-RateLimit-Limit': String(limit),
        'X-RateLimit-Remaining': '0',
      }),
    },
  },
  statement: {
    rateBasedStatement: {
      limit,
      evaluationWindowSec: WINDOW_SECONDS,
      scopeDownStatement,
      ...(headerName
        ? { aggregateKeyType: 'FORWARDED_IP', forwardedIpConfig: { headerName, fallbackBehavior: 'MATCH' } }
        : { aggregateKeyType: 'IP' }),
    },
  },
})

/** WAF allows ten headers per response. These two matter only for pages, and a refusal is JSON. */
const PAGE_HEADERS: readonly string[] = ['X-Frame-Options', 'Referrer-Policy']

/** The firewall's own responses have the house's texts, but neither a request id nor the remaining seconds. */
const RESPONSE_CODES = ['rate_limited', 'route_not_found'] as const satisfies ErrorCode[]
type ResponseCode = (typeof RESPONSE_CODES)[number]

function customResponse(
  code: ResponseCode,
  more: Readonly<Record<string, string>> = {},
): CfnWebACL.CustomResponseProperty {
  const { 'Content-Type': _, ...headers } = COMMON_HEADERS
  return {
    responseCode: ERRORS[code].status,
    customResponseBodyKey: code,
    responseHeaders: Object.entries({ ...headers, ...more })
      .filter(([name]) => !PAGE_HEADERS.includes(name))
      .map(([name, value]) => ({ name, value })),
  }
}
