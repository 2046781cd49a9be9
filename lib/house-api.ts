/** The REST API: exactly the methods of the route table, and everything else to `meta`, which knows the way. */
import { Duration, RemovalPolicy, Size } from 'aws-cdk-lib'
import {
  AccessLogField,
  AccessLogFormat,
  ApiKey,
  ApiKeySourceType,
  AuthorizationType,
  type CfnAuthorizer,
  EndpointType,
  type IResource,
  LambdaIntegration,
  LogGroupLogDestination,
  MethodLoggingLevel,
  type MethodOptions,
  RequestAuthorizer,
  ResponseType,
  RestApi,
} from 'aws-cdk-lib/aws-apigateway'
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { CALLER, RESETS_AT } from '../lambdas/api/caller'
import { everyOperation } from '../lambdas/api/every-route'
import type { Group, Route } from '../lambdas/api/routes'
import type { StackConfig } from './config'
import { GATEWAY_RESPONSES, type GatewayResponseType, gatewayResponse } from './gateway-responses'
import type { HouseFunction } from './house-function'
import { accept } from './nag'
import { USAGE_PLAN } from './usage-plan'

export interface HouseApiProps {
  config: StackConfig
  groups: Readonly<Record<Group, HouseFunction>>
  authorizer: HouseFunction
}

const GATEWAY_LOG_POLICY =
  'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]'

/** Neither headers nor the address as it was sent: a key could be in either. Each byte of it is paid for at every request. */
const ACCESS_LOG = {
  request_id: AccessLogField.contextRequestId(),
  ip: AccessLogField.contextAuthorizer(CALLER),
  method: AccessLogField.contextHttpMethod(),
  resource: AccessLogField.contextResourcePath(),
  status: AccessLogField.contextStatus(),
  latency_ms: AccessLogField.contextResponseLatency(),
  integration_ms: AccessLogField.contextIntegrationLatency(),
  bytes: AccessLogField.contextResponseLength(),
  gateway_response: AccessLogField.contextErrorResponseType(),
}

/** No address that anybody is given has it in it. */
export const STAGE = 'house'

export class HouseApi extends RestApi {
  readonly accessLogGroup: string

  constructor(scope: Construct, id: string, { config, groups, authorizer }: HouseApiProps) {
    const accessLog = new LogGroup(scope, `${id}AccessLog`, {
      retention: config.logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    super(scope, id, {
      restApiName: config.stackName,
      description: 'Creature House',
      endpointTypes: [EndpointType.REGIONAL],
      // For whoever accepts it; below that it would cost more time than it saves.
      minCompressionSize: Size.kibibytes(1),
      apiKeySourceType: ApiKeySourceType.AUTHORIZER,
      // Behind the front door that address is its way in; behind a domain it would be a second door.
      disableExecuteApiEndpoint: !config.cdn && config.domainName !== null,
      // All, because the gateway asks the first type a browser accepts, and that is hardly ever PNG; text stays text.
      binaryMediaTypes: ['*/*'],
      cloudWatchRole: true,
      cloudWatchRoleRemovalPolicy: RemovalPolicy.RETAIN,
      deployOptions: {
        stageName: STAGE,
        tracingEnabled: true,
        throttlingRateLimit: config.throttleRate,
        throttlingBurstLimit: config.throttleBurst,
        loggingLevel: MethodLoggingLevel.ERROR,
        dataTraceEnabled: false,
        accessLogDestination: new LogGroupLogDestination(accessLog),
        accessLogFormat: AccessLogFormat.custom(JSON.stringify(ACCESS_LOG)),
      },
    })
    this.accessLogGroup = accessLog.logGroupName
    this.letExecutionLogsExpire(config.logRetentionDays)
    // The stack has an output of its own for the address.
    this.node.tryRemoveChild('Endpoint')
    this.addMethods(groups, {
      apiKeyRequired: true,
      authorizationType: AuthorizationType.CUSTOM,
      authorizer: this.requestAuthorizer(authorizer),
    })
    this.addBuckets(config.stackName)
    accept(this, 'APIG2', 'COG4', GATEWAY_LOG_POLICY)
    if (!config.firewall) accept(this, 'APIG3')
    for (const type of Object.keys(GATEWAY_RESPONSES) as GatewayResponseType[]) this.addWords(type)
  }

  /** The gateway would make this group itself, and keep it for ever. */
  private letExecutionLogsExpire(retention: RetentionDays): void {
    const executionLog = new LogGroup(this, 'ExecutionLog', {
      logGroupName: `API-Gateway-Execution-Logs_${this.restApiId}/${STAGE}`,
      retention,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    this.deploymentStage.node.addDependency(executionLog)
  }

  /** Without identity sources and cache: a missing source would be answered by the gateway instead of the house. */
  private requestAuthorizer({ lambda }: HouseFunction): RequestAuthorizer {
    const authorizer = new RequestAuthorizer(this, 'Authorizer', {
      handler: lambda,
      identitySources: [],
      resultsCacheTtl: Duration.seconds(0),
    })
    const resource = authorizer.node.defaultChild as CfnAuthorizer
    resource.addPropertyDeletionOverride('IdentitySource')
    return authorizer
  }

  private addMethods(groups: HouseApiProps['groups'], options: MethodOptions): void {
    const integrations = new Map<Group, LambdaIntegration>()
    for (const [group, { lambda }] of Object.entries(groups) as [Group, HouseFunction][]) {
      // One permission for the whole API: one for each method would fill the stack.
      integrations.set(group, new LambdaIntegration(lambda, { scopePermissionToMethod: false }))
    }
    for (const [, route] of everyOperation) {
      const resource = this.root.resourceForPath(route.path)
      for (const answered of methodsOf(route)) resource.addMethod(answered, integrations.get(route.group), options)
    }
    this.root.addResource('{proxy+}')
    // The gateway would answer another method of a known resource with a 403 of its own.
    for (const resource of resources(this.root)) {
      if (!isForPeople(resource.path)) resource.addMethod('ANY', integrations.get('meta'), options)
    }
  }

  /** The authorizer names one of these keys for each caller. */
  private addBuckets(stackName: string): void {
    const plan = this.addUsagePlan('UsagePlan', {
      throttle: { rateLimit: USAGE_PLAN.rate, burstLimit: USAGE_PLAN.burst },
      apiStages: [{ api: this, stage: this.deploymentStage }],
    })
    for (const value of USAGE_PLAN.keys(stackName)) {
      plan.addApiKey(new ApiKey(this, value.slice(stackName.length + 1), { apiKeyName: value, value }))
    }
  }

  private addWords(type: GatewayResponseType): void {
    const { statusCode, headers, body } = gatewayResponse(type, { id: '$context.requestId', resetsAt: 0 })
    this.addGatewayResponse(type, {
      type: ResponseType.of(type),
      statusCode: String(statusCode),
      responseHeaders: {
        ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, `'${value}'`])),
        'X-Request-Id': 'context.requestId',
        'X-RateLimit-Reset': `context.authorizer.${RESETS_AT}`,
      },
      templates: { 'application/json': body },
    })
  }
}

/**
 * A page and what leads only to pages. A page has its address to itself, and one method costs the stack less than
 * three; on the way there the gateway's own 404, in the house's words, will do. The front door is everybody's.
 */
function isForPeople(path: string): boolean {
  const there = everyOperation.filter(([, route]) => `${route.path}/`.startsWith(`${path}/`))
  return path !== '/' && there.length > 0 && there.every(([, { group }]) => group === 'pages')
}

const methodsOf = ({ method, path }: Route): string[] =>
  isForPeople(path) ? ['ANY'] : method === 'GET' ? ['GET', 'HEAD'] : [method]

function resources(root: IResource): IResource[] {
  const children = root.node.children.filter((child): child is IResource & Construct => 'resourceForPath' in child)
  return [root, ...children.flatMap(resources)]
}
