/** The firewall (AWS WAF) on the API: blocks calls that bypass the proxy, floods, and common attacks. */

import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { CfnIPSet, CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2'
import { Stack } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'
import { COMMON_HEADERS } from '../../../lambdas/api/headers'
import { ERRORS, type ErrorCode } from '../../../lambdas/api/schemas/errors'
import { PROXY_KEY_HEADER, VIEWER_ADDRESS_HEADER } from '../../../lambdas/api/trusted-proxy'
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

/**
 * Rules of AWS's common set that would block valid calls. They only count, so that their metrics stay visible. Texts
 * from agents are validated per field, escaped on pages, and never executed.
 */
const COUNT_ONLY_RULES = {
  NoUserAgent_HEADER: 'an agent’s program may send no User-Agent',
  SizeRestrictions_BODY: 'it blocks above 8 KB; the house accepts 16 KB',
  CrossSiteScripting_BODY: 'notes may contain HTML',
  GenericLFI_BODY: 'notes may contain paths with dots',
  GenericRFI_BODY: 'websites and links are URLs',
  EC2MetaDataSSRF_BODY: 'the house never fetches a URL from an agent',
} as const

type Rule = Omit<CfnWebACL.RuleProperty, 'priority' | 'visibilityConfig'>

const SCOPE = 'REGIONAL'

export class Firewall extends Construct {
  readonly blocked: Metric
  readonly allowed: Metric

  constructor(scope: Construct, id: string, props: FirewallProps) {
    super(scope, id)
    const { config, api, key } = props
    const { stackName: name, firewallRate, platformRanges } = config
    const bypass = key ? [bypassRule(key)] : []
    const acl = new CfnWebACL(this, 'Acl', {
      description: 'Blocks floods and common attacks',
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
      rules: [...bypass, ...this.rateRules(firewallRate, platformRanges ?? [], key), commonRules].map(
        (rule, priority) => ({
          ...rule,
          priority,
          visibilityConfig: visibility(`${name}${rule.name}`),
        }),
      ),
    })
    const { region } = Stack.of(this)
    const requests = (metricName: string): Metric =>
      new Metric({
        namespace: 'AWS/WAFV2',
        metricName,
        dimensionsMap: { WebACL: name, Rule: 'ALL', Region: region },
      })
    this.blocked = requests('BlockedRequests')
    this.allowed = requests('AllowedRequests')
    new CfnWebACLAssociation(this, 'Association', {
      resourceArn: api.deploymentStage.stageArn,
      webAclArn: acl.attrArn,
    })
  }

  /**
   * One rate per address; calls with a key from a platform's addresses have a rate per key instead. With a proxy, the
   * address is in a header, which can be trusted because calls that bypass the proxy are blocked.
   */
  private rateRules(limit: number, platforms: readonly string[], key: ProxyKey | null): Rule[] {
    const addressHeader = key && VIEWER_ADDRESS_HEADER
    const sets = ADDRESS_FAMILIES.map(({ version, includes }) => ({
      version,
      addresses: platforms.filter(includes),
    })).filter(({ addresses }) => addresses.length > 0)
    if (sets.length === 0) return [ratePerAddress(limit, addressHeader)]
    const fromPlatform = anyOf(
      sets.map(({ version, addresses }) => {
        const { attrArn } = new CfnIPSet(this, `Platforms${version}`, {
          scope: SCOPE,
          ipAddressVersion: version,
          addresses,
        })
        return isInSet(attrArn, addressHeader)
      }),
    )
    const hasKey = anyOf(KEY_HEADERS.map(({ header }) => hasHeader(header)))
    const hasPlatformKey = { andStatement: { statements: [fromPlatform, hasKey] } }
    return [
      ratePerAddress(limit, addressHeader, not(hasPlatformKey)),
      ...KEY_HEADERS.map((by) => ratePerKey(by, limit, fromPlatform)),
    ]
  }
}

const ADDRESS_FAMILIES = [
  { version: 'IPV4', includes: (range: string) => !range.includes(':') },
  { version: 'IPV6', includes: (range: string) => range.includes(':') },
] as const

/** The headers that may carry a key. A rule does not count requests that lack its header. */
const KEY_HEADERS = [
  { name: 'RatePerBearer', header: 'authorization' },
  { name: 'RatePerKey', header: 'x-api-key' },
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

const hasProxyKey = (key: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { singleHeader: { Name: PROXY_KEY_HEADER } },
    positionalConstraint: 'EXACTLY',
    searchString: key,
    textTransformations: AS_SENT,
  },
})

/** WAF rejects an `or` of one statement. */
const anyOf = (statements: CfnWebACL.StatementProperty[]): CfnWebACL.StatementProperty =>
  statements.length > 1 ? { orStatement: { statements } } : (statements[0] ?? {})

const not = (statement: CfnWebACL.StatementProperty): CfnWebACL.StatementProperty => ({ notStatement: { statement } })

const isInSet = (arn: string, header: string | null): CfnWebACL.StatementProperty => ({
  ipSetReferenceStatement: {
    arn,
    ...(header && {
      ipSetForwardedIpConfig: { headerName: header, fallbackBehavior: 'NO_MATCH', position: 'FIRST' },
    }),
  },
})

const AS_SENT = [{ priority: 0, type: 'NONE' }]

const hasHeader = (header: string): CfnWebACL.StatementProperty => ({
  sizeConstraintStatement: {
    fieldToMatch: { singleHeader: { Name: header } },
    comparisonOperator: 'GT',
    size: 0,
    textTransformations: AS_SENT,
  },
})

const ratePerKey = (
  { name, header }: (typeof KEY_HEADERS)[number],
  limit: number,
  scopeDownStatement: CfnWebACL.StatementProperty,
): Rule =>
  rateRule(name, limit, {
    aggregateKeyType: 'CUSTOM_KEYS',
    customKeys: [{ header: { name: header, textTransformations: AS_SENT } }],
    scopeDownStatement,
  })

const ratePerAddress = (limit: number, header: string | null, scopeDownStatement?: CfnWebACL.StatementProperty): Rule =>
  rateRule('RatePerAddress', limit, {
    scopeDownStatement,
    ...(header
      ? { aggregateKeyType: 'FORWARDED_IP', forwardedIpConfig: { headerName: header, fallbackBehavior: 'MATCH' } }
      : { aggregateKeyType: 'IP' }),
  })

const rateRule = (
  name: string,
  limit: number,
  counted: Omit<CfnWebACL.RateBasedStatementProperty, 'limit' | 'evaluationWindowSec'>,
): Rule => ({
  name,
  action: {
    block: {
      customResponse: customResponse('rate_limited', {
        'Retry-After': String(WINDOW_SECONDS),
        'X-RateLimit-Limit': String(limit),
        'X-RateLimit-Remaining': '0',
      }),
    },
  },
  statement: { rateBasedStatement: { limit, evaluationWindowSec: WINDOW_SECONDS, ...counted } },
})

const commonRules: Rule = {
  name: 'CommonRules',
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name: 'AWSManagedRulesCommonRuleSet',
      ruleActionOverrides: Object.keys(COUNT_ONLY_RULES).map((name) => ({ name, actionToUse: { count: {} } })),
    },
  },
}

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
