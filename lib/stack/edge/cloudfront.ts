/**
 * CloudFront in front of the API, at an address without a stage. API calls are never cached; pages are cached for as
 * long as their Cache-Control allows.
 */
import { join } from 'node:path'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Function as CloudFrontFunction,
  Distribution,
  experimental,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  LambdaEdgeEventType,
  OriginRequestPolicy,
  ResponseHeadersPolicy,
  S3OriginAccessControl,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { RestApiOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { Metric, type MetricOptions, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import type { CfnRole } from 'aws-cdk-lib/aws-iam'
import { Code, type IVersion, type Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { Duration, Names, RemovalPolicy, Stack } from 'aws-cdk-lib/core'
import { Construct, type IDependable } from 'constructs'
import { PROXY_KEY_HEADER, VIEWER_ADDRESS_HEADER, VIEWER_HOST_HEADER } from '../../../lambdas/api/caller'
import { CHALLENGING_PATHS } from '../api/challenging-paths'
import { type HouseApi, STAGE } from '../api/house-api'
import { EDGE_FUNCTION } from '../bundle'
import type { CallMetrics } from '../monitoring/error-budget'
import { accept } from '../nag'
import { offersMpp, type StackConfig } from '../settings'
import { edgeStackName } from './edge-stack'
import type { Firewall } from './firewall'
import type { ProxyKey } from './proxy-key'

export interface CloudFrontProps {
  config: StackConfig
  /** The folder with a bundle for each function. */
  bundles: string
  api: HouseApi
  key: ProxyKey
  firewall: Firewall | null
  /** Everything that checks the key: deployed before CloudFront sends a new one. */
  keyReaders: readonly IDependable[]
  /** The bucket of painted pictures. */
  gallery: IBucket | null
}

/**
 * Runs at the edge for every request and overwrites what a caller claims about itself. The trace header is removed
 * because X-Ray would trace every call that asks for it.
 */
export const VIEWER_FUNCTION_CODE = `function handler(event) {
  var request = event.request;
  delete request.headers['x-amzn-trace-id'];
  request.headers['${VIEWER_ADDRESS_HEADER}'] = { value: event.viewer.ip };
  request.headers['${VIEWER_HOST_HEADER}'] = { value: request.headers.host.value };
  return request;
}
`

/** Never cached: responses differ by key, and their headers count the caller's own requests. */
const UNCACHED_PATHS = ['/api', '/api/*', '/mcp', '/mcp/*', '/oauth/*', '/checkout/*']

/** CloudFront caches these for ten seconds by default, whatever their headers say: other callers would get them. */
const UNCACHED_ERRORS = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504]

export class CloudFront extends Construct {
  readonly distribution: Distribution

  constructor(scope: Construct, id: string, props: CloudFrontProps) {
    super(scope, id)
    const { config, api, key, firewall, keyReaders, gallery } = props
    const uncached: BehaviorOptions = {
      origin: new RestApiOrigin(api, {
        originPath: `/${STAGE}`,
        customHeaders: { [PROXY_KEY_HEADER]: key.value },
      }),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      ...(config.domainName && { responseHeadersPolicy: this.hstsPolicy() }),
      functionAssociations: [{ function: this.viewerFunction(), eventType: FunctionEventType.VIEWER_REQUEST }],
    }
    this.distribution = new Distribution(this, 'Distribution', {
      comment: config.stackName,
      defaultBehavior: { ...uncached, cachePolicy: this.originCachePolicy(), compress: true },
      additionalBehaviors: {
        // CloudFront takes the first that matches.
        ...(offersMpp(config) && this.challengingBehaviors(uncached, props)),
        ...Object.fromEntries(UNCACHED_PATHS.map((path) => [path, uncached])),
      },
      httpVersion: HttpVersion.HTTP2_AND_3,
      errorResponses: UNCACHED_ERRORS.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      ...(config.domainName && {
        domainNames: [config.domainName],
        certificate: Certificate.fromCertificateArn(this, 'Certificate', config.certificateArn ?? ''),
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
    })
    accept(this.distribution, 'CFR1', 'CFR2', 'CFR3')
    if (!config.domainName) accept(this.distribution, 'CFR4')
    this.distribution.node.addDependency(...keyReaders, ...(firewall ? [firewall] : []))
    if (gallery) this.serveFiles('/paintings/*', gallery)
  }

  get address(): string {
    return `https://${this.distribution.distributionDomainName}`
  }

  /** For alarms in us-east-1. */
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

  /** The files never change under their name. */
  private serveFiles(path: string, files: IBucket): void {
    const originAccessControl = new S3OriginAccessControl(this, 'FileAccess', {
      originAccessControlName: this.regionalName('Files'),
    })
    const origin = S3BucketOrigin.withOriginAccessControl(files, { originAccessControl })
    this.distribution.addBehavior(path, origin, {
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      compress: true,
    })
  }

  private viewerFunction(): CloudFrontFunction {
    return new CloudFrontFunction(this, 'TellViewer', {
      comment: 'Passes the address of the caller and the host name on to the API',
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(VIEWER_FUNCTION_CODE),
    })
  }

  /** HSTS for subdomains: only on the operator's domain, not on CloudFront's. */
  private hstsPolicy(): ResponseHeadersPolicy {
    return new ResponseHeadersPolicy(this, 'HttpsBelowItToo', {
      responseHeadersPolicyName: this.regionalName('Https'),
      securityHeadersBehavior: {
        strictTransportSecurity: { accessControlMaxAge: Duration.days(730), includeSubdomains: true, override: true },
      },
    })
  }

  /** CloudFront's names are unique in the account, and the same stack may be deployed in two regions. */
  private regionalName(suffix: string): string {
    return `${Names.uniqueResourceName(this, { maxLength: 30 })}${suffix}-${Stack.of(this).region}`
  }

  /**
   * Restores the `WWW-Authenticate` header that the gateway renames. Only a Lambda@Edge function on the origin response
   * sees errors. Each invocation costs money, so it runs only on the paths that need it. Without it, MCP clients look
   * for the metadata at its well-known address.
   */
  private challengingBehaviors(uncached: BehaviorOptions, props: CloudFrontProps): Record<string, BehaviorOptions> {
    const functionVersion = this.edgeFunction(props)
    const edgeLambdas = [{ functionVersion, eventType: LambdaEdgeEventType.ORIGIN_RESPONSE }]
    return Object.fromEntries(CHALLENGING_PATHS.map((path) => [path, { ...uncached, edgeLambdas }]))
  }

  /** It must be in us-east-1: a stack in another region adds an edge stack. */
  private edgeFunction({ config, bundles }: CloudFrontProps): IVersion {
    const functionVersion = new experimental.EdgeFunction(this, 'RestoreChallenge', {
      stackId: edgeStackName(config.stackName, Stack.of(this).region),
      description: 'Restores the WWW-Authenticate header of a 402',
      runtime: Runtime.NODEJS_24_X,
      code: Code.fromAsset(join(bundles, EDGE_FUNCTION)),
      handler: 'index.handler',
      memorySize: 128,
      timeout: Duration.seconds(3),
    })
    const lambda = functionVersion.lambda as LambdaFunction
    // No permissions, not even to log: it would create log groups in every region that never expire.
    const role = lambda.role?.node.defaultChild as CfnRole
    role.managedPolicyArns = undefined
    // CloudFront removes its replicas hours after the last use. Until then the function cannot be deleted, and the
    // deletion of the stack, or the rollback of a first deployment, would fail.
    for (const replicated of [lambda, lambda.currentVersion]) replicated.applyRemovalPolicy(RemovalPolicy.RETAIN)
    return functionVersion
  }

  /** Without Cache-Control nothing is cached. */
  private originCachePolicy(): CachePolicy {
    return new CachePolicy(this, 'AsTold', {
      comment: 'Caches as Cache-Control allows',
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.days(365),
      queryStringBehavior: CacheQueryStringBehavior.all(),
      // One address may return a page or JSON, and a key may change the content.
      headerBehavior: CacheHeaderBehavior.allowList('Accept', 'Authorization', 'x-api-key'),
      cookieBehavior: CacheCookieBehavior.none(),
      enableAcceptEncodingGzip: true,
      enableAcceptEncodingBrotli: true,
    })
  }
}
