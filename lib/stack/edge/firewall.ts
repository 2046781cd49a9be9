/** The firewall, before the API or before CloudFront: who goes around the front door, who floods, and what is never meant well. */
import { Stack } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { CfnIPSet, CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2'
import { Construct } from 'constructs'
import { CANARY_HEADER } from '../../../lambdas/api/caller'
import { COMMON_HEADERS } from '../../../lambdas/api/headers'
import { ERRORS, type ErrorCode } from '../../../lambdas/api/schemas/errors'
import { PROXY_KEY_HEADER } from '../../../lambdas/api/trusted-proxy'
import { wordsOf } from '../api/gateway-responses'
import type { HouseApi } from '../api/house-api'
import type { ProxyKey } from './proxy-key'

export interface FirewallProps {
  name: string
  /** Requests a minute that one address may make. */
  rate: number
  /** Ranges of addresses that are counted by the key that a request carries. */
  platforms: readonly string[]
  placement: FirewallPlacement
}

/** Before the API, or before CloudFront, which asks it by its ARN and lets nobody around it. */
export type FirewallPlacement = { at: 'edge' } | AtApi

interface AtApi {
  at: 'api'
  api: HouseApi
  /** What a request shows that came through the front door; null where there is none. */
  key: ProxyKey | null
  /** Whether callers may reach the API without the front door. */
  allowsDirectCalls: boolean
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

/** What the service calls the two places. */
const SCOPES = { api: 'REGIONAL', edge: 'CLOUDFRONT' } as const

export class Firewall extends Construct {
  readonly arn: string
  readonly atEdge: boolean
  readonly blocked: Metric
  readonly allowed: Metric

  constructor(scope: Construct, id: string, { name, rate, platforms, placement }: FirewallProps) {
    super(scope, id)
    this.atEdge = placement.at === 'edge'
    const around =
      placement.at === 'api' && placement.key && !placement.allowsDirectCalls ? [throughTheDoor(placement.key)] : []
    const acl = new CfnWebACL(this, 'Acl', {
      description: 'Keeps floods and the plainest attacks away from the house',
      scope: SCOPES[placement.at],
      defaultAction: { allow: {} },
      visibilityConfig: counted(name),
      dataProtectionConfig: { dataProtections: HIDDEN.map((field) => ({ field, action: 'SUBSTITUTION' })) },
      customResponseBodies: Object.fromEntries(
        ANSWERS.map((code) => [
          code,
          { contentType: 'APPLICATION_JSON', content: JSON.stringify(wordsOf(code, WINDOW_SECONDS)) },
        ]),
      ),
      rules: [...around, ...this.rates(rate, platforms, placement), commonRules].map((rule, priority) => ({
        ...rule,
        priority,
        visibilityConfig: counted(`${name}${rule.name}`),
      })),
    })
    this.arn = acl.attrArn
    const { region } = Stack.of(this)
    const counts = (metricName: string): Metric =>
      new Metric({
        namespace: 'AWS/WAFV2',
        metricName,
        dimensionsMap: { WebACL: name, Rule: 'ALL', ...(placement.at === 'api' && { Region: region }) },
        ...(this.atEdge && { region }),
      })
    this.blocked = counts('BlockedRequests')
    this.allowed = counts('AllowedRequests')
    if (placement.at === 'api')
      new CfnWebACLAssociation(this, 'Association', {
        resourceArn: placement.api.deploymentStage.stageArn,
        webAclArn: acl.attrArn,
      })
  }

  /** Each address by itself; but whoever comes from a platform and has a key is counted by that key. */
  private rates(limit: number, platforms: readonly string[], placement: FirewallPlacement): Rule[] {
    const ways = waysTo(placement)
    const sets = FAMILIES.map(({ version, isOf }) => ({ version, addresses: platforms.filter(isOf) })).filter(
      ({ addresses }) => addresses.length > 0,
    )
    if (sets.length === 0) return ways.map((way) => ratePerAddress(limit, way))
    const fromPlatform = anyOf(
      sets.flatMap(({ version, addresses }) => {
        const { attrArn } = new CfnIPSet(this, `Platforms${version}`, {
          scope: SCOPES[placement.at],
          ipAddressVersion: version,
          addresses,
        })
        return ways.map((way) => within(attrArn, way))
      }),
    )
    const known = allOf([fromPlatform, anyOf(KEY_HEADERS.map(({ header }) => bearing(header)))])
    return [
      ...ways.map((way) => ratePerAddress(limit, way, not(known))),
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

/** A way on which requests come: which header tells the caller's address, and what they show where there are other ways. */
interface Way {
  name: string
  /** Null where the connection tells it. */
  header: string | null
  shown?: CfnWebACL.StatementProperty
}

/** Who comes straight to the API could write any header: only with the door's key is one believed. */
function waysTo(placement: FirewallPlacement): Way[] {
  const connection = { name: 'RatePerAddress', header: null }
  if (placement.at === 'edge' || !placement.key) return [connection]
  const { viewerHeader: header, accepted } = placement.key
  if (!placement.allowsDirectCalls) return [{ name: 'RatePerAddress', header }]
  const shown = anyOf(accepted.map(showing))
  return [
    { ...connection, shown: not(shown) },
    { name: 'RatePerViewer', header, shown },
  ]
}

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
      'authorization',
      'x-api-key',
      'x-admin-key',
      PROXY_KEY_HEADER,
      CANARY_HEADER,
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

/** The API's own address is not the house's: there nobody could tell whose address a header claims. */
const throughTheDoor = (key: ProxyKey): Rule => ({
  name: 'AroundTheDoor',
  action: { block: { customResponse: answer('route_not_found') } },
  statement: not(anyOf(key.accepted.map(showing))),
})

const showing = (key: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { singleHeader: { Name: PROXY_KEY_HEADER } },
    positionalConstraint: 'EXACTLY',
    searchString: key,
    textTransformations: AS_SENT,
  },
})

/** The firewall knows no «or» of one, and no «and». */
const anyOf = (statements: CfnWebACL.StatementProperty[]): CfnWebACL.StatementProperty =>
  statements.length > 1 ? { orStatement: { statements } } : (statements[0] ?? {})

const allOf = (statements: CfnWebACL.StatementProperty[]): CfnWebACL.StatementProperty =>
  statements.length > 1 ? { andStatement: { statements } } : (statements[0] ?? {})

const not = (statement: CfnWebACL.StatementProperty): CfnWebACL.StatementProperty => ({ notStatement: { statement } })

const within = (arn: string, { header, shown }: Way): CfnWebACL.StatementProperty =>
  allOf([
    ...(shown ? [shown] : []),
    {
      ipSetReferenceStatement: {
        arn,
        ...(header && {
          ipSetForwardedIpConfig: { headerName: header, fallbackBehavior: 'NO_MATCH', position: 'FIRST' },
        }),
      },
    },
  ])

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

function ratePerAddress(limit: number, { name, header, shown }: Way, only?: CfnWebACL.StatementProperty): Rule {
  const scope = [shown, only].filter((each) => each !== undefined)
  return {
    name,
    action: tooMany(limit),
    statement: {
      rateBasedStatement: {
        limit,
        evaluationWindowSec: WINDOW_SECONDS,
        ...(scope.length > 0 && { scopeDownStatement: allOf(scope) }),
        ...(header
          ? { aggregateKeyType: 'FORWARDED_IP', forwardedIpConfig: { headerName: header, fallbackBehavior: 'MATCH' } }
          : { aggregateKeyType: 'IP' }),
      },
    },
  }
}

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
