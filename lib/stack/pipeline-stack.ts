/**
 * The release pipeline: checks each commit on the branch, deploys it to a staging stack, probes that from outside, and
 * after a manual approval deploys it to production. It updates itself first.
 */
import { type CfnOutput, Duration, RemovalPolicy, Stack, type StackProps, Stage } from 'aws-cdk-lib'
import { BuildSpec, LinuxArmBuildImage, LinuxBuildImage } from 'aws-cdk-lib/aws-codebuild'
import { PipelineType } from 'aws-cdk-lib/aws-codepipeline'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import { CodeBuildStep, CodePipeline, CodePipelineSource, ManualApprovalStep, ShellStep } from 'aws-cdk-lib/pipelines'
import { Construct } from 'constructs'
import { CODE_CACHE_VARIABLE, LAMBDA_IMAGE } from './code-cache'
import { HouseStack } from './house-stack'
import { acceptPipeline } from './nag'
import { asEnvironment, defaultConfig, type PipelineConfig, pipelineName, type StackConfig } from './settings'

export interface PipelineStackProps extends StackProps {
  config: StackConfig & PipelineConfig
  /** The folder with a bundle for each function. */
  bundles: string
}

/** The checks before any deployment. */
const CHECKS = ['npm ci', 'npm run check', 'npm test', 'npm run rehearse', 'npm run prove releases']

/** Keeps the name from before the tests had their own step: a new one would replace its CodeBuild project. */
const SYNTH_STEP = 'Check'

/** On the functions' architecture, with Docker: for the code caches. */
const BUILD = {
  commands: ['npm ci', 'npx cdk synth'],
  buildEnvironment: { buildImage: LinuxArmBuildImage.AMAZON_LINUX_2023_STANDARD_3_0, privileged: true },
}

/** Probes of the public address. */
const PROBES = ['curl -fsS "$HOUSE/api/health"', 'curl -fsS "$HOUSE/api"', 'curl -fsS -o /dev/null "$HOUSE/"']

/** Retention of the artifacts of a run. An approval expires after seven days. */
const ARTIFACT_RETENTION = Duration.days(30)

/**
 * Staging has its own address, table and keys, takes no payments and may be deleted. It shares these settings with
 * production.
 */
const SHARED_SETTINGS = ['embeddingModelId', 'firewall', 'logRetentionDays', 'securityContact'] as const

const stagingConfig = (config: StackConfig): StackConfig => ({
  ...defaultConfig(),
  ...Object.fromEntries(SHARED_SETTINGS.map((name) => [name, config[name]])),
  stackName: `${config.stackName}-Staging`,
  // Staging never pages.
  alarmEmail: config.ticketEmail ?? config.alarmEmail,
  deletionProtection: false,
})

const PRODUCTION = 'Production'

/**
 * CDK derives some logical ids from the whole construct path, including the stages above the stack, but skips scopes of
 * this name. A stage of this name in the app therefore has the ids of a direct deployment: both update the same stack.
 */
const HIDDEN = 'Default'

const productionStage = (pipeline: PipelineStack, { logicalIds }: StackConfig): [scope: Construct, id: string] =>
  logicalIds === 'stage' ? [pipeline, PRODUCTION] : [pipeline.node.scope as Construct, HIDDEN]

/** The scope of the stack in a direct deployment. */
export const productionScope = (app: Construct, config: StackConfig): Construct =>
  config.logicalIds === 'stage' ? new Construct(new Construct(app, pipelineName(config)), PRODUCTION) : app

export class PipelineStack extends Stack {
  constructor(scope: Construct, id: string, { config, bundles, ...props }: PipelineStackProps) {
    super(scope, id, { description: `Releases ${config.stackName}: staging, approval, production`, ...props })
    const { pipelineRepository, pipelineBranch, pipelineConnectionArn } = config
    const input = CodePipelineSource.connection(pipelineRepository, pipelineBranch, {
      connectionArn: pipelineConnectionArn,
      // The full history: `prove releases` builds the previous release from it.
      codeBuildCloneOutput: true,
    })
    // The settings of the first deployment; cdk.json overrides them.
    const env = asEnvironment(config)
    const build = new CodeBuildStep(SYNTH_STEP, {
      ...BUILD,
      input,
      env: { ...env, [CODE_CACHE_VARIABLE]: LAMBDA_IMAGE },
    })
    build.addStepDependency(new ShellStep('Test', { input, env, commands: CHECKS }))
    const pipeline = new CodePipeline(this, 'Pipeline', {
      pipelineType: PipelineType.V2,
      // A single account needs no KMS key of its own, which would cost $1 a month.
      crossAccountKeys: false,
      publishAssetsInParallel: false,
      codeBuildDefaults: {
        buildEnvironment: { buildImage: LinuxBuildImage.STANDARD_7_0 },
        partialBuildSpec: BuildSpec.fromObject({ phases: { install: { 'runtime-versions': { nodejs: 22 } } } }),
      },
      synth: build,
    })
    const place = { bundles, env: { region: props.env?.region } }
    const staging = new HouseStage(this, 'Staging', { config: stagingConfig(config), ...place })
    const production = new HouseStage(...productionStage(this, config), { config, ...place, stageName: PRODUCTION })
    pipeline.addStage(staging, { post: [probe('LookAtStaging', staging.address)] })
    pipeline.addStage(production, {
      pre: [
        new ManualApprovalStep('Release', {
          comment: `Staging is deployed and tested. Release to ${config.stackName}?`,
        }),
      ],
      post: [probe('LookAtProduction', production.address)],
    })
    pipeline.buildPipeline()
    const { artifactBucket, crossRegionSupport } = pipeline.pipeline
    const supportStacks = Object.values(crossRegionSupport)
    // No fixed name, so it can be retained; but a failed first deployment must not leave it behind.
    artifactBucket.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE)
    // The name is fixed: a retained bucket would block the next deployment.
    for (const { replicationBucket } of supportStacks) replicationBucket.applyRemovalPolicy(RemovalPolicy.DESTROY)
    for (const bucket of [artifactBucket, ...supportStacks.map(({ replicationBucket }) => replicationBucket)])
      (bucket as Bucket).addLifecycleRule({ expiration: ARTIFACT_RETENTION })
    acceptPipeline(
      this,
      supportStacks.map(({ stack }) => stack),
    )
  }
}

const probe = (id: string, address: CfnOutput): ShellStep =>
  new ShellStep(id, { envFromCfnOutputs: { HOUSE: address }, commands: PROBES })

interface HouseStageProps extends Pick<PipelineStackProps, 'bundles' | 'env'> {
  config: StackConfig
  stageName?: string
}

class HouseStage extends Stage {
  readonly address: CfnOutput

  constructor(scope: Construct, id: string, { config, bundles, env, stageName }: HouseStageProps) {
    super(scope, id, { stageName })
    this.address = new HouseStack(this, config.stackName, { config, bundles, env }).address
  }
}
