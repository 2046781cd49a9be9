/** The REST API, from one document, with its stage, its logs and its usage plan. */
import { Aws, RemovalPolicy, Size } from 'aws-cdk-lib'
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
import { LogGroup, LogGroupClass, type RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { CALLER } from '../../../lambdas/api/caller'
import type { Group } from '../../../lambdas/api/routes/routes'
import { PROXY_KEY_HEADER, VIEWER_ADDRESS_HEADER } from '../../../lambdas/api/trusted-proxy'
import type { HouseFunction } from '../house-function'
import { accept } from '../nag'
import { isBehindCloudFront, type StackConfig } from '../settings'
import { API_KEY_SOURCE, type AuthorizerMemory, BINARY_MEDIA_TYPES, gatewayDocument } from './gateway-document'
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

/** What is remembered by the connection tells one viewer's address for all who come through the same edge. */
const CONNECTION = { ip: AccessLogField.contextIdentitySourceIp() }

/** No address that anybody is given has it in it. */
export const STAGE = 'house'

/** For whoever accepts it; below that it would cost more time than it saves. */
const MIN_COMPRESSION = Size.kibibytes(1)

const DESCRIPTION = 'Creature House'

export class HouseApi extends SpecRestApi {
  readonly accessLogGroup: string

  constructor(scope: Construct, id: string, { config, groups, authorizer }: HouseApiProps) {
    const infrequent = config.accessLog === 'infrequent'
    // The class of a group is for ever: another class is another group.
    const accessLog = new LogGroup(scope, `${id}AccessLog${infrequent ? 'Infrequent' : ''}`, {
      logGroupClass: infrequent ? LogGroupClass.INFREQUENT_ACCESS : undefined,
      retention: config.logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const invoked = { ...groups, authorizer }
    // Behind the front door that address is its way in; behind a domain it would be a second door.
    const closed = (config.apiDomainName ?? (config.cdn ? null : config.domainName)) !== null
    const memory = memoryOf(config)
    super(scope, id, {
      restApiName: config.stackName,
      apiDefinition: ApiDefinition.fromInline(
        gatewayDocument({
          name: config.stackName,
          description: DESCRIPTION,
          uriOf: (name) => invocation(invoked[name]),
          minCompressionBytes: MIN_COMPRESSION.toBytes(),
          closed,
          memory,
        }),
      ),
      // What the document says of the API as a whole is said here too: the one is for the import, the other for drift.
      endpointTypes: [EndpointType.REGIONAL],
      parameters: { endpointConfigurationTypes: EndpointType.REGIONAL },
      minCompressionSize: MIN_COMPRESSION,
      disableExecuteApiEndpoint: closed,
      binaryMediaTypes: BINARY_MEDIA_TYPES,
      cloudWatchRole: true,
      cloudWatchRoleRemovalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      deployOptions: {
        stageName: STAGE,
        tracingEnabled: true,
        throttlingRateLimit: config.throttleRate,
        throttlingBurstLimit: config.throttleBurst,
        loggingLevel: MethodLoggingLevel.ERROR,
        dataTraceEnabled: false,
        accessLogDestination: new LogGroupLogDestination(accessLog),
        accessLogFormat: AccessLogFormat.custom(
          JSON.stringify({ ...ACCESS_LOG, ...(isShared(memory, config) && CONNECTION) }),
        ),
      },
    })
    const api = this.node.defaultChild as CfnRestApi
    api.apiKeySourceType = API_KEY_SOURCE
    api.description = DESCRIPTION
    // Not the name it had while each method was a resource: CloudFormation would make the document's methods in that
    // very API, and then delete them as those that the template does not have any more.
    api.overrideLogicalId('Gateway')
    this.accessLogGroup = accessLog.logGroupName
    this.letExecutionLogsExpire(config.logRetentionDays)
    // The stack has an output of its own for the address.
    this.node.tryRemoveChild('Endpoint')
    for (const group of Object.values(groups)) this.letInvoke(group, this.arnForExecuteApi())
    this.letInvoke(
      authorizer,
      this.stack.formatArn({ service: 'execute-api', resource: this.restApiId, resourceName: 'authorizers/*' }),
    )
    this.addBuckets(config.stackName)
    accept(this, 'APIG2', GATEWAY_LOG_POLICY)
    if (!config.firewall || config.firewallAt === 'edge') accept(this, 'APIG3')
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

  /** One permission for the whole API: one for each method would fill the stack. */
  private letInvoke({ target: called }: HouseFunction, sourceArn: string): void {
    called.addPermission('FromTheGateway', { principal: new ServicePrincipal('apigateway.amazonaws.com'), sourceArn })
    // A document that leads to a name nobody may call yet would be served with errors until that is allowed.
    this.latestDeployment?.node.addDependency(called.node.findChild('FromTheGateway'))
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
    // Each after the one before: the gateway adds one key at a time to a plan and answers all others with a 409.
    const members = plan.node.children.filter((child) => child instanceof CfnUsagePlanKey)
    for (const [index, member] of members.slice(1).entries()) member.addResourceDependency(members[index]!)
  }
}

const isShared = (memory: AuthorizerMemory | null, { cdn, apiDomainName }: StackConfig): boolean =>
  memory !== null && cdn && apiDomainName !== null

/**
 * By the address that the door tells together with the key by which it proves itself: whoever comes another way and
 * claims somebody's address is remembered apart. Without a door, or where most come without it and would be refused for
 * want of its headers, by the connection.
 */
function memoryOf(config: StackConfig): AuthorizerMemory | null {
  const { authorizerCacheSeconds: seconds, viewerHeader } = config
  if (seconds === 0) return null
  const headers =
    isBehindCloudFront(config) || viewerHeader ? [PROXY_KEY_HEADER, viewerHeader ?? VIEWER_ADDRESS_HEADER] : []
  const by = headers.map((name) => `method.request.header.${name}`)
  return { seconds, by: by.length > 0 ? by : ['context.identity.sourceIp'] }
}

const invocation = ({ target: called }: HouseFunction): string =>
  `arn:${Aws.PARTITION}:apigateway:${Aws.REGION}:lambda:path/2015-03-31/functions/${called.functionArn}/invocations`
