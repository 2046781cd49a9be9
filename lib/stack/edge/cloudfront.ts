/**
 * The front door: CloudFront, at an address without a stage, in front of everything. Calls of the API pass through
 * untouched, also where the API has a domain of its own, so that whoever knew the house by this one finds it still; what
 * people look at may be kept at the edge for as long as it says itself.
 */
import { join } from 'node:path'
import { Duration, Names, Stack } from 'aws-cdk-lib'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  experimental,
  Function as FunctionAtTheEdge,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  type IOrigin,
  LambdaEdgeEventType,
  type OriginProps,
  OriginRequestPolicy,
  ResponseHeadersPolicy,
  S3OriginAccessControl,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, RestApiOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { Metric, type MetricOptions, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import type { CfnRole } from 'aws-cdk-lib/aws-iam'
import { Code, Runtime } from 'aws-cdk-lib/aws-lambda'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { PROXY_KEY_HEADER, VIEWER_ADDRESS_HEADER, VIEWER_HOST_HEADER } from '../../../lambdas/api/trusted-proxy'
import { type HouseApi, STAGE } from '../api/house-api'
import { PAYABLE_PATHS } from '../api/payable-paths'
import { EDGE_FUNCTION } from '../bundle'
import type { CallMetrics } from '../monitoring/error-budget'
import { accept } from '../nag'
import { offersMpp, type StackConfig } from '../settings'
import type { ProxyKey } from './proxy-key'

export interface CloudFrontProps {
  config: StackConfig
  /** Where the bundles are: a folder for each function. */
  bundles: string
  api: HouseApi
  key: ProxyKey
  /** Of the firewall, where it stands before the door. */
  firewallArn: string | null
}

/**
 * Runs at the edge for every request: what a caller claims about itself is overwritten. X-Ray would follow whoever asks to
 * be followed, whatever the rules say of the address.
 */
export const VIEWER_FUNCTION_CODE = `function handler(event) {
  var request = event.request;
  delete request.headers['x-amzn-trace-id'];
  request.headers['${VIEWER_ADDRESS_HEADER}'] = { value: event.viewer.ip };
  request.headers['${VIEWER_HOST_HEADER}'] = { value: request.headers.host.value };
  return request;
}
`

/** The stack in CloudFront's own region that a house in another brings. */
export const edgeStackName = (stackName: string, region: string): string => `${stackName}-Edge-${region}`

/** Never kept at the edge: answers differ by key, and their headers count each caller's own requests. */
const NEVER_KEPT = ['/api', '/api/*', '/mcp', '/checkout/*']

/** CloudFront would keep these for ten seconds, whatever they say themselves: one caller's refusal would be another's. */
const ERRORS = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504]

/** With a domain of its own the API answers nowhere else. */
const originOf = ({ apiDomainName }: StackConfig, api: HouseApi, options: OriginProps): IOrigin =>
  apiDomainName
    ? new HttpOrigin(apiDomainName, options)
    : new RestApiOrigin(api, { originPath: `/${STAGE}`, ...options })

export class CloudFront extends Construct {
  readonly distribution: Distribution

  constructor(scope: Construct, id: string, { config, bundles, api, key, firewallArn }: CloudFrontProps) {
    super(scope, id)
    const passing: BehaviorOptions = {
      origin: originOf(config, api, { customHeaders: { [PROXY_KEY_HEADER]: key.value } }),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      ...(config.domainName && { responseHeadersPolicy: this.httpsBelowItToo() }),
      functionAssociations: [{ function: this.tellingViewer(), eventType: FunctionEventType.VIEWER_REQUEST }],
    }
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `${config.stackName}: the front door`,
      defaultBehavior: { ...passing, cachePolicy: this.asToldByTheOrigin(), compress: true },
      additionalBehaviors: {
        // CloudFront takes the first that fits.
        ...(offersMpp(config) && this.payable(passing, config.stackName, bundles)),
        ...Object.fromEntries(NEVER_KEPT.map((path) => [path, passing])),
      },
      webAclId: firewallArn ?? undefined,
      httpVersion: HttpVersion.HTTP2_AND_3,
      errorResponses: ERRORS.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      ...(config.domainName && {
        domainNames: [config.domainName],
        certificate: Certificate.fromCertificateArn(this, 'Certificate', config.certificateArn ?? ''),
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
    })
    accept(this.distribution, 'CFR1', 'CFR3')
    if (!firewallArn) accept(this.distribution, 'CFR2')
    if (!config.domainName) accept(this.distribution, 'CFR4')
  }

  get address(): string {
    return `https://${this.distribution.distributionDomainName}`
  }

  /** CloudFront counts in us-east-1 only, wherever the stack is. */
  get requests(): Metric {
    return this.metric('Requests', { statistic: Stats.SUM, period: Duration.minutes(5), region: 'us-east-1' })
  }

  /** What callers see, for alarms in that region. */
  get callMetrics(): CallMetrics {
    return {
      calls: (period) => this.metric('Requests', { statistic: Stats.SUM, period }),
      failures: (period) => this.metric('5xxErrorRate', { statistic: Stats.AVERAGE, period }),
      inPercent: true,
    }
  }

  private metric(metricName: string, options: MetricOptions): Metric {
    const dimensionsMap = { DistributionId: this.distribution.distributionId, Region: 'Global' }
    return new Metric({ namespace: 'AWS/CloudFront', metricName, dimensionsMap, ...options })
  }

  /** Files of a bucket that never change under their name, such as pictures. */
  serveFiles(path: string, files: IBucket): void {
    const originAccessControl = new S3OriginAccessControl(this, 'FileAccess', {
      originAccessControlName: this.named('Files'),
    })
    const origin = S3BucketOrigin.withOriginAccessControl(files, { originAccessControl })
    this.distribution.addBehavior(path, origin, {
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      compress: true,
    })
  }

  private tellingViewer(): FunctionAtTheEdge {
    return new FunctionAtTheEdge(this, 'TellViewer', {
      comment: 'Tells the API who calls, and under which name',
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(VIEWER_FUNCTION_CODE),
    })
  }

  /** On a domain of its own the house speaks for whatever lies below it; on CloudFront's, or beside others, it may not. */
  private httpsBelowItToo(): ResponseHeadersPolicy {
    return new ResponseHeadersPolicy(this, 'HttpsBelowItToo', {
      responseHeadersPolicyName: this.named('Https'),
      securityHeadersBehavior: {
        strictTransportSecurity: { accessControlMaxAge: Duration.days(730), includeSubdomains: true, override: true },
      },
    })
  }

  /** CloudFront's names are the account's: the same stack may stand in two regions. */
  private named(what: string): string {
    return `${Names.uniqueResourceName(this, { maxLength: 30 })}${what}-${Stack.of(this).region}`
  }

  /**
   * Where an agent can be asked to pay, what the gateway renames gets its name back. Of all that can run at the edge
   * only a Lambda function on the origin's response sees a 402, and such a function has to be in us-east-1: from another
   * region it has a small stack of its own there. Each call of it is paid for, so it runs on these paths only.
   */
  private payable(passing: BehaviorOptions, stackName: string, bundles: string): Record<string, BehaviorOptions> {
    const functionVersion = new experimental.EdgeFunction(this, 'RestoreChallenge', {
      stackId: edgeStackName(stackName, Stack.of(this).region),
      description: 'Gives the challenge of a 402 its name back',
      runtime: Runtime.NODEJS_24_X,
      code: Code.fromAsset(join(bundles, EDGE_FUNCTION)),
      handler: 'index.handler',
      memorySize: 128,
      timeout: Duration.seconds(3),
    })
    // It may do nothing, not even log: it has nothing to say, and would say it in every region, for ever.
    const role = functionVersion.lambda.role?.node.defaultChild as CfnRole
    role.managedPolicyArns = undefined
    const edgeLambdas = [{ functionVersion, eventType: LambdaEdgeEventType.ORIGIN_RESPONSE }]
    return Object.fromEntries(PAYABLE_PATHS.map((path) => [path, { ...passing, edgeLambdas }]))
  }

  /** What says nothing of being kept is not kept. */
  private asToldByTheOrigin(): CachePolicy {
    return new CachePolicy(this, 'AsTold', {
      comment: 'Keeps what its Cache-Control allows, and nothing else',
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.days(365),
      queryStringBehavior: CacheQueryStringBehavior.all(),
      // The same address may be a page for people and JSON for agents, and a key may change what is shown.
      headerBehavior: CacheHeaderBehavior.allowList('Accept', 'Authorization', 'x-api-key'),
      cookieBehavior: CacheCookieBehavior.none(),
      enableAcceptEncodingGzip: true,
      enableAcceptEncodingBrotli: true,
    })
  }
}
