/** One Lambda function with its log group and a role of its own that may do nothing but what it is given. */
import { join } from 'node:path'
import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events'
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
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import type { FunctionName } from './bundle'
import { accept } from './nag'

export interface HouseFunctionProps {
  name: FunctionName
  /** Where the bundles are: a folder for each function. */
  bundles: string
  description: string
  environment: Readonly<Record<string, string>>
  logRetention: RetentionDays
  memoryMegabytes?: number
  /** Instances that are kept for it and that it cannot exceed; null leaves it to the account. */
  reservedConcurrency?: number | null
  timeout?: Duration
  /** Whether everybody calls it by a name that a release moves from the old version to the new. */
  byAlias: boolean
}

/** What is called while a release goes on: mostly the version before, then the new one. */
export const LIVE = 'live'

export const TIMEOUT = Duration.seconds(10)
/** EventBridge gives a rule no more. */
const TARGETS_OF_A_RULE = 5

export class HouseFunction extends Construct {
  readonly name: FunctionName
  readonly lambda: LambdaFunction
  /** Where releases are gradual, the name under which it is called. */
  readonly alias: Alias | null
  readonly logGroupName: string

  constructor(scope: Construct, id: string, props: HouseFunctionProps) {
    super(scope, id)
    this.name = props.name
    const logGroup = new LogGroup(this, 'Logs', {
      retention: props.logRetention,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    this.logGroupName = logGroup.logGroupName
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
    logGroup.grantWrite(role)
    this.lambda = new LambdaFunction(this, 'Lambda', {
      description: props.description,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: Code.fromAsset(join(props.bundles, props.name)),
      handler: 'index.handler',
      // A full core comes with 1,769 MB; the SDK's CPU time is what a call waits for.
      memorySize: props.memoryMegabytes ?? 1024,
      timeout: props.timeout ?? TIMEOUT,
      environment: props.environment,
      logGroup,
      role,
      tracing: Tracing.ACTIVE,
      // Our own line for each call says more than the platform's three.
      loggingFormat: LoggingFormat.JSON,
      systemLogLevelV2: SystemLogLevel.WARN,
      reservedConcurrentExecutions: props.reservedConcurrency ?? undefined,
    })
    accept(role, 'IAM5[Resource::*]')
    // A name that a person can type: `sam local invoke AuthFunction`.
    const resource = this.lambda.node.defaultChild as CfnFunction
    resource.overrideLogicalId(functionId(props.name))
    this.alias = props.byAlias ? this.named() : null
  }

  /** What callers, rules, streams and queues are given: with an alias, never the function itself. */
  get target(): IFunction {
    return this.alias ?? this.lambda
  }

  private named(): Alias {
    const alias = new Alias(this, 'Live', { aliasName: LIVE, version: this.lambda.currentVersion })
    const resource = alias.node.defaultChild as CfnFunction
    resource.overrideLogicalId(`${functionId(this.name)}Live`)
    return alias
  }

  /**
   * Feeds it from a stream or a queue. The mapping keeps its name when it is pointed at the alias: a new one would begin
   * at the end of the stream again, beside the old.
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

  /**
   * Wakes it at a rate, once for each event. A run that fails is not repeated, neither by the rule nor by Lambda: the
   * next one comes.
   */
  runEvery(rate: Duration, events: readonly object[] = []): void {
    this.target.configureAsyncInvoke({ retryAttempts: 0, maxEventAge: Duration.minutes(1) })
    const inputs = events.length > 0 ? events.map((event) => RuleTargetInput.fromObject(event)) : [undefined]
    for (let first = 0; first < inputs.length; first += TARGETS_OF_A_RULE) {
      new Rule(this, `Wake${first || ''}`, {
        description: `Wakes the ${this.name}`,
        schedule: Schedule.rate(rate),
        targets: inputs
          .slice(first, first + TARGETS_OF_A_RULE)
          .map((event) => new Target(this.target, { event, retryAttempts: 0 })),
      })
    }
  }

  allow(
    actions: readonly string[],
    resources: readonly string[],
    conditions: Readonly<Record<string, object>> = {},
  ): void {
    this.lambda.addToRolePolicy(new PolicyStatement({ actions: [...actions], resources: [...resources], conditions }))
  }
}

/** `stripe-events` becomes `StripeEventsFunction`. */
export const functionId = (name: string): string =>
  `${name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())}Function`
