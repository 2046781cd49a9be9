/** One Lambda function with its log group and a role that has only the permissions that it is given here. */
import { join } from 'node:path'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction as Target } from 'aws-cdk-lib/aws-events-targets'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import {
  Alias,
  Architecture,
  type CfnEventSourceMapping,
  type CfnFunction,
  Code,
  EventSourceMapping,
  type IEventSource,
  type IFunction,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
  Tracing,
} from 'aws-cdk-lib/aws-lambda'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import { Duration, FileSystem, RemovalPolicy } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'
import { GROUPS } from '../../lambdas/api/routes/routes'
import type { FunctionName } from './bundle'
import type { HouseTable } from './house-table'
import { accept } from './nag'
import type { StackConfig } from './settings'

export interface FunctionContext {
  config: StackConfig
  /** The folder with a bundle for each function. */
  bundles: string
  environment: Readonly<Record<string, string>>
}

/** What the constructs of background jobs are given. */
export interface JobProps extends FunctionContext {
  table: HouseTable
}

export interface HouseFunctionProps extends FunctionContext {
  name: FunctionName
  description: string
  memoryMegabytes?: number
  /** Reserved instances, which are also its maximum; null shares the account's. */
  reservedConcurrency?: number | null
  timeout?: Duration
}

/** The alias that a gradual release moves from the old version to the new one. */
export const LIVE = 'live'

export const TIMEOUT = Duration.seconds(10)

export class HouseFunction extends Construct {
  readonly name: FunctionName
  readonly lambda: LambdaFunction
  /** Null unless releases are gradual. */
  readonly alias: Alias | null

  constructor(scope: Construct, id: string, props: HouseFunctionProps) {
    super(scope, id)
    const { config } = props
    this.name = props.name
    const logGroup = new LogGroup(this, 'Logs', {
      retention: config.logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
    logGroup.grantWrite(role)
    this.lambda = new LambdaFunction(this, 'Lambda', {
      description: props.description,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: codeIn(join(props.bundles, props.name)),
      handler: 'index.handler',
      // Calls are bound by the SDK's CPU time. CPU grows with memory, up to one core at 1,769 MB.
      memorySize: props.memoryMegabytes ?? 1024,
      timeout: props.timeout ?? TIMEOUT,
      environment: props.environment,
      logGroup,
      role,
      // Not the jobs and the authorizer, for traces cost $5 per million. The gateway is not traced either: a trace keeps
      // the URL for thirty days, and the URL of a keeper page is its secret.
      tracing: isGroup(props.name) ? Tracing.ACTIVE : Tracing.DISABLED,
      // The function writes one line per call; the platform's three lines add nothing.
      loggingFormat: LoggingFormat.JSON,
      systemLogLevelV2: SystemLogLevel.WARN,
      reservedConcurrentExecutions: props.reservedConcurrency ?? undefined,
    })
    accept(role, 'IAM5[Resource::*]')
    // A logical id that can be typed: `sam local invoke AuthFunction`.
    const resource = this.lambda.node.defaultChild as CfnFunction
    resource.overrideLogicalId(functionId(props.name))
    this.alias = config.releaseMinutes > 0 ? this.addLiveAlias() : null
  }

  /** What callers, rules, streams and queues invoke: the alias if there is one. */
  get target(): IFunction {
    return this.alias ?? this.lambda
  }

  private addLiveAlias(): Alias {
    const alias = new Alias(this, 'Live', { aliasName: LIVE, version: this.lambda.currentVersion })
    const resource = alias.node.defaultChild as CfnFunction
    resource.overrideLogicalId(`${functionId(this.name)}Live`)
    return alias
  }

  /**
   * Reads from a stream or a queue. With an alias, the mapping keeps its logical id and only its target changes: a new
   * mapping would start at the end of the stream while the old one still runs.
   */
  consume(source: IEventSource): void {
    this.lambda.addEventSource(source)
    if (!this.alias) return
    const mappings = this.lambda.node.findAll().filter((each) => each instanceof EventSourceMapping)
    for (const { node } of mappings) {
      const mapping = node.defaultChild as CfnEventSourceMapping
      mapping.functionName = this.alias.functionArn
    }
  }

  /** Runs it at a rate. Neither the rule nor Lambda retries a failed run: the next one follows soon. */
  runEvery(rate: Duration): void {
    this.target.configureAsyncInvoke({ retryAttempts: 0, maxEventAge: Duration.minutes(1) })
    new Rule(this, 'Wake', {
      description: `Runs the ${this.name}`,
      schedule: Schedule.rate(rate),
      targets: [new Target(this.target, { retryAttempts: 0 })],
    })
  }

  allow(
    actions: readonly string[],
    resources: readonly string[],
    conditions: Readonly<Record<string, object>> = {},
  ): void {
    this.lambda.addToRolePolicy(new PolicyStatement({ actions: [...actions], resources: [...resources], conditions }))
  }
}

const isGroup = (name: FunctionName): boolean => (GROUPS as readonly string[]).includes(name)

/** Whether callers wait for it. */
export const isServing = (name: FunctionName): boolean => isGroup(name) || name === 'authorizer'

const codeIn = (folder: string): Code => Code.fromAsset(folder, { assetHash: assetHash(folder) })

/** Leaves out code caches, which differ from build to build: otherwise every build would replace every function. */
export const assetHash = (folder: string): string => FileSystem.fingerprint(folder, { exclude: ['*.cache'] })

/** `stripe-events` becomes `StripeEventsFunction`. */
export const functionId = (name: string): string =>
  `${name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())}Function`
