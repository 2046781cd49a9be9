/** The firewall in front of the API: who goes around the front door, who floods, and what is never meant well. */
import { Stack } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { CfnIPSet, CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2'
import { Construct } from 'constructs'
import { DOOR_HEADER } from '../../lambdas/api/front-door'
import { COMMON_HEADERS } from '../../lambdas/api/headers'
import { ERRORS, type ErrorCode } from '../../lambdas/api/schemas/errors'
import { wordsOf } from '../api/gateway-responses'
import type { HouseApi } from '../api/house-api'
import type { DoorKey } from './door-key'

export interface FirewallProps {
  name: string
  api: HouseApi
  /** Requests a minute that one address may make. */
  rate: number
  /** Ranges of addresses that are counted by the key that a request carries. */
  platforms: readonly string[]
  /** What every request must show; null where callers reach the API directly. */
  key: DoorKey | null
}

const WINDOW_SECONDS = 60

/**
 * Rules of AWS's common set that would keep agents out. They go on counting, so that their figures can be watched.
 * Texts are data here: they are checked field by field, escaped wherever a page shows them, and never run.
 */
const ONLY_COUNTED = {
  NoUserAgent_HEADER: 'programs that an agent writes need not name themselves',
  SizeRestrictions_BODY: 'it stops at 8 KB, the house at 16',
  CrossSiteScripting_BODY: 'notes and texts may speak of HTML',
  GenericLFI_BODY: 'notes may hold paths with dots',
  GenericRFI_BODY: 'websites and links are addresses by nature',
  EC2MetaDataSSRF_BODY: 'nothing that an agent writes is ever fetched',
} as const

type Rule = Omit<CfnWebACL.RuleProperty, 'priority' | 'visibilityConfig'>

export class Firewall extends Construct {
  readonly blocked: Metric
  readonly allowed: Metric

  constructor(scope: Construct, id: string, { name, api, rate, platforms, key }: FirewallProps) {
    super(scope, id)
    const rules = [...(key ? [throughTheDoor(key)] : []), ...this.rates(rate, platforms, key), commonRules]
    const acl = new CfnWebACL(this, 'Acl', {
      description: 'Keeps floods and the plainest attacks away from the house',
      scope: 'REGIONAL',
      defaultAction: { allow: {} },
      visibilityConfig: counted(name),
      dataProtectionConfig: { dataProtections: HIDDEN.map((field) => ({ field, action: 'SUBSTITUTION' })) },
      customResponseBodies: Object.fromEntries(
        ANSWERS.map((code) => [
          code,
          { contentType: 'APPLICATION_JSON', content: JSON.stringify(wordsOf(code, WINDOW_SECONDS)) },
        ]),
      ),
      rules: rules.map((rule, priority) => ({ ...rule, priority, visibilityConfig: counted(`${name}${rule.name}`) })),
    })
    const dimensionsMap = { WebACL: name, Region: Stack.of(this).region, Rule: 'ALL' }
    this.blocked = new Metric({ namespace: 'AWS/WAFV2', metricName: 'BlockedRequests', dimensionsMap })
    this.allowed = new Metric({ namespace: 'AWS/WAFV2', metricName: 'AllowedRequests', dimensionsMap })
    new CfnWebACLAssociation(this, 'Association', {
      resourceArn: api.deploymentStage.stageArn,
      webAclArn: acl.attrArn,
    })
  }

  /** Each address by itself; but whoever comes from a platform and has a key is counted by that key. */
  private rates(limit: number, platforms: readonly string[], key: DoorKey | null): Rule[] {
    const sets = FAMILIES.map(({ version, isOf }) => ({ version, addresses: platforms.filter(isOf) })).filter(
      ({ addresses }) => addresses.length > 0,
    )
    if (sets.length === 0) return [ratePerAddress(limit, key)]
    const fromPlatform = anyOf(
      sets.map(({ version, addresses }) => {
        const set = new CfnIPSet(this, `Platforms${version}`, {
          scope: 'REGIONAL',
          ipAddressVersion: version,
          addresses,
        })
        return within(set.attrArn, key)
      }),
    )
    const known = allOf([fromPlatform, anyOf(KEY_HEADERS.map(({ header }) => bearing(header)))])
    return [
      ratePerAddress(limit, key, { notStatement: { statement: known } }),
      ...KEY_HEADERS.map((by) => ratePerKey(by, limit, fromPlatform)),
    ]
  }
}

const FAMILIES = [
  { version: 'IPV4', isOf: (range: string) => !range.includes(':') },
  { version: 'IPV6', isOf: (range: string) => range.includes(':') },
] as const

/** Where a key may stand. A request that lacks what it would be counted by is not counted by it. */
const KEY_HEADERS = [
  { name: 'RatePerBearer', header: 'authorization' },
  { name: 'RatePerKey', header: 'x-api-key' },
] as const

/**
 * Figures, and no samples of requests: nothing can hide the path in those, and the path of a window opens it.
 */
const counted = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
})

/** What is hidden in whatever the firewall stores, should somebody turn samples or logs on. */
const HIDDEN: CfnWebACL.FieldToProtectProperty[] = [
  {
    fieldType: 'SINGLE_HEADER',
    fieldKeys: [
      ...['authorization', 'x-api-key', 'x-admin-key', DOOR_HEADER, 'idempotency-key'],
      ...['payment-signature', 'x-payment', 'cookie', 'referer'],
    ],
  },
  { fieldType: 'QUERY_STRING' },
  { fieldType: 'BODY' },
]

/** The API's own address is not the house's: there nobody could tell whose address a header claims. */
const throughTheDoor = (key: DoorKey): Rule => ({
  name: 'AroundTheDoor',
  action: { block: { customResponse: answer('route_not_found') } },
  statement: {
    notStatement: { statement: anyOf(key.accepted.map(showing)) },
  },
})

const showing = (key: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { singleHeader: { Name: DOOR_HEADER } },
    positionalConstraint: 'EXACTLY',
    searchString: key,
    textTransformations: AS_SENT,
  },
})

/** The firewall knows no «or» of one. */
const anyOf = (statements: CfnWebACL.StatementProperty[]): CfnWebACL.StatementProperty =>
  statements.length > 1 ? { orStatement: { statements } } : (statements[0] ?? {})

const allOf = (statements: CfnWebACL.StatementProperty[]): CfnWebACL.StatementProperty => ({
  andStatement: { statements },
})

const within = (arn: string, key: DoorKey | null): CfnWebACL.StatementProperty => ({
  ipSetReferenceStatement: {
    arn,
    ...(key && {
      ipSetForwardedIpConfig: { headerName: key.viewerHeader, fallbackBehavior: 'NO_MATCH', position: 'FIRST' },
    }),
  },
})

const AS_SENT = [{ priority: 0, type: 'NONE' }]

const bearing = (header: string): CfnWebACL.StatementProperty => ({
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
): Rule => ({
  name,
  action: tooMany(limit),
  statement: {
    rateBasedStatement: {
      limit,
      evaluationWindowSec: WINDOW_SECONDS,
      aggregateKeyType: 'CUSTOM_KEYS',
      customKeys: [{ header: { name: header, textTransformations: AS_SENT } }],
      scopeDownStatement,
    },
  },
})

const ratePerAddress = (
  limit: number,
  key: DoorKey | null,
  scopeDownStatement?: CfnWebACL.StatementProperty,
): Rule => ({
  name: 'RatePerAddress',
  action: tooMany(limit),
  statement: {
    rateBasedStatement: {
      limit,
      evaluationWindowSec: WINDOW_SECONDS,
      scopeDownStatement,
      ...(key
        ? {
            aggregateKeyType: 'FORWARDED_IP',
            forwardedIpConfig: { headerName: key.viewerHeader, fallbackBehavior: 'MATCH' },
          }
        : { aggregateKeyType: 'IP' }),
    },
  },
})

const tooMany = (limit: number): CfnWebACL.RuleActionProperty => ({
  block: {
    customResponse: answer('rate_limited', {
      'Retry-After': String(WINDOW_SECONDS),
      'X-RateLimit-Limit': String(limit),
      'X-RateLimit-Remaining': '0',
    }),
  },
})

const commonRules: Rule = {
  name: 'CommonRules',
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name: 'AWSManagedRulesCommonRuleSet',
      ruleActionOverrides: Object.keys(ONLY_COUNTED).map((name) => ({ name, actionToUse: { count: {} } })),
    },
  },
}

/** What the firewall answers itself, in the house's words. It knows no id of the request, nor the seconds that are left. */
const ANSWERS = ['rate_limited', 'route_not_found'] as const satisfies ErrorCode[]
type AnswerCode = (typeof ANSWERS)[number]

function answer(code: AnswerCode, more: Readonly<Record<string, string>> = {}): CfnWebACL.CustomResponseProperty {
  const { 'Content-Type': _, ...headers } = COMMON_HEADERS
  return {
    responseCode: ERRORS[code].status,
    customResponseBodyKey: code,
    responseHeaders: Object.entries({ ...headers, ...more }).map(([name, value]) => ({ name, value })),
  }
}
