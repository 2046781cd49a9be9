/** The REST API: its document, stage, logs and usage plan. */

import {
  AccessLogField,
  AccessLogFormat,
  ApiDefinition,
  ApiKey,
  type CfnRestApi,
  CfnUsagePlanKey,
  EndpointType,
  LogGroupLogDestination,
  MethodLoggingLevel,
  SpecRestApi,
} from 'aws-cdk-lib/aws-apigateway'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Aws, RemovalPolicy, Size } from 'aws-cdk-lib/core'
import type { Construct } from 'constructs'
import { CALLER } from '../../../lambdas/api/caller'
import type { Group } from '../../../lambdas/api/routes/routes'
import type { HouseFunction } from '../house-function'
import { accept } from '../nag'
import type { StackConfig } from '../settings'
import { API_KEY_SOURCE, BINARY_MEDIA_TYPES, gatewayDocument } from './gateway-document'
import { USAGE_PLAN } from './usage-plan'

export interface HouseApiProps {
  config: StackConfig
  groups: Readonly<Record<Group, HouseFunction>>
  authorizer: HouseFunction
}

const GATEWAY_LOG_POLICY =
  'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]'

/** Without headers and the raw path, which could contain a key. Kept short: each byte is billed for every request. */
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

/** Part of the address that API Gateway gives, and of no other. */
export const STAGE = 'prod'

/** Below this size compression costs more time than it saves. */
const MIN_COMPRESSION = Size.kibibytes(1)

/** The stage takes a burst of this many seconds' requests. */
const BURST_SECONDS = 2

const DESCRIPTION = 'Creature House'

export class HouseApi extends SpecRestApi {
  readonly accessLogGroup: string
  /** The address that API Gateway gives. */
  readonly gatewayUrl: string

  constructor(scope: Construct, id: string, { config, groups, authorizer }: HouseApiProps) {
    const accessLog = new LogGroup(scope, `${id}AccessLog`, {
      retention: config.logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const invocables = { ...groups, authorizer }
    // CloudFront needs the execute-api endpoint as its origin; with a domain on the API it would be a way around the
    // domain.
    const isClosed = !config.cdn && config.domainName !== null
    super(scope, id, {
      restApiName: config.stackName,
      apiDefinition: ApiDefinition.fromInline(
        gatewayDocument({
          name: config.stackName,
          description: DESCRIPTION,
          uriOf: (name) => invocationUri(invocables[name]),
          minCompressionBytes: MIN_COMPRESSION.toBytes(),
          isClosed,
        }),
      ),
      // Repeated from the document: CloudFormation imports the document, but compares these properties for drift.
      endpointTypes: [EndpointType.REGIONAL],
      parameters: { endpointConfigurationTypes: EndpointType.REGIONAL },
      minCompressionSize: MIN_COMPRESSION,
      disableExecuteApiEndpoint: isClosed,
      binaryMediaTypes: BINARY_MEDIA_TYPES,
      cloudWatchRole: true,
      cloudWatchRoleRemovalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      deployOptions: {
        stageName: STAGE,
        throttlingRateLimit: config.throttleRate,
        throttlingBurstLimit: BURST_SECONDS * config.throttleRate,
        loggingLevel: MethodLoggingLevel.ERROR,
        dataTraceEnabled: false,
        accessLogDestination: new LogGroupLogDestination(accessLog),
        accessLogFormat: AccessLogFormat.custom(JSON.stringify(ACCESS_LOG)),
      },
    })
    const api = this.node.defaultChild as CfnRestApi
    api.apiKeySourceType = API_KEY_SOURCE
    api.description = DESCRIPTION
    this.accessLogGroup = accessLog.logGroupName
    this.gatewayUrl = `https://${this.restApiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}/${STAGE}`
    this.addExecutionLog(config.logRetentionDays)
    // The stack has its own output for the address.
    this.node.tryRemoveChild('Endpoint')
    for (const group of Object.values(groups)) this.allowInvocation(group, this.arnForExecuteApi())
    this.allowInvocation(
      authorizer,
      this.stack.formatArn({ service: 'execute-api', resource: this.restApiId, resourceName: 'authorizers/*' }),
    )
    this.addUsageKeys(config.stackName)
    accept(this, 'APIG2', GATEWAY_LOG_POLICY)
    if (!config.firewall) accept(this, 'APIG3')
  }

  /** The gateway would create this log group itself, without expiry. */
  private addExecutionLog(retention: RetentionDays): void {
    const executionLog = new LogGroup(this, 'ExecutionLog', {
      logGroupName: `API-Gateway-Execution-Logs_${this.restApiId}/${STAGE}`,
      retention,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    this.deploymentStage.node.addDependency(executionLog)
  }

  /** One permission for the whole API: one per method would exceed the stack's resource limit. */
  private allowInvocation({ target: called }: HouseFunction, sourceArn: string): void {
    called.addPermission('FromTheGateway', { principal: new ServicePrincipal('apigateway.amazonaws.com'), sourceArn })
    // Otherwise the new document could be served before its functions may be invoked.
    this.latestDeployment?.node.addDependency(called.node.findChild('FromTheGateway'))
  }

  /** The authorizer names one of these keys for each caller. */
  private addUsageKeys(stackName: string): void {
    const plan = this.addUsagePlan('UsagePlan', {
      throttle: { rateLimit: USAGE_PLAN.rate, burstLimit: USAGE_PLAN.burst },
      apiStages: [{ api: this, stage: this.deploymentStage }],
    })
    for (const value of USAGE_PLAN.keys(stackName)) {
      plan.addApiKey(new ApiKey(this, value.slice(stackName.length + 1), { apiKeyName: value, value }))
    }
    // One after another: the gateway adds one key at a time to a plan and rejects concurrent requests with a 409.
    const members = plan.node.children.filter((child) => child instanceof CfnUsagePlanKey)
    for (const [index, member] of members.slice(1).entries()) member.addResourceDependency(members[index]!)
  }
}

const invocationUri = ({ target: called }: HouseFunction): string =>
  `arn:${Aws.PARTITION}:apigateway:${Aws.REGION}:lambda:path/2015-03-31/functions/${called.functionArn}/invocations`
