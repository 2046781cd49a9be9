/**
 * The release pipeline: checks each commit on the branch, deploys it to a staging stack, probes that from outside, and
 * after a manual approval deploys it to production. It updates itself first.
 */
import { type CfnOutput, Duration, RemovalPolicy, Stack, type StackProps, Stage } from 'aws-cdk-lib'
import { BuildSpec, LinuxBuildImage } from 'aws-cdk-lib/aws-codebuild'
import { PipelineType } from 'aws-cdk-lib/aws-codepipeline'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import { CodePipeline, CodePipelineSource, ManualApprovalStep, ShellStep } from 'aws-cdk-lib/pipelines'
import type { Construct } from 'constructs'
import { HouseStack } from './house-stack'
import { acceptPipeline } from './nag'
import { asEnvironment, defaultConfig, type PipelineConfig, type StackConfig } from './settings'

export interface PipelineStackProps extends StackProps {
  config: StackConfig & PipelineConfig
  /** The folder with a bundle for each function. */
  bundles: string
}

/** The checks before any deployment. */
const CHECKS = ['npm ci', 'npm run check', 'npm test', 'npm run rehearse', 'npm run prove releases', 'npx cdk synth']

/** Probes of the public address. */
const PROBES = ['curl -fsS "$HOUSE/api/health"', 'curl -fsS "$HOUSE/api"', 'curl -fsS -o /dev/null "$HOUSE/"']

/** Retention of the artifacts of a run. An approval expires after seven days. */
const ARTIFACT_RETENTION = Duration.days(30)

/**
 * Staging has its own address, table and keys, takes no payments and may be deleted. It shares these settings with
 * production.
 */
const SHARED_SETTINGS = ['alarmEmail', 'embeddingModelId', 'firewall', 'logRetentionDays', 'securityContact'] as const

const stagingConfig = (config: StackConfig): StackConfig => ({
  ...defaultConfig(),
  ...Object.fromEntries(SHARED_SETTINGS.map((name) => [name, config[name]])),
  stackName: `${config.stackName}-Staging`,
  deletionProtection: false,
})

export class PipelineStack extends Stack {
  constructor(scope: Construct, id: string, { config, bundles, ...props }: PipelineStackProps) {
    super(scope, id, { description: `Releases ${config.stackName}: staging, approval, production`, ...props })
    const { pipelineRepository, pipelineBranch, pipelineConnectionArn } = config
    const pipeline = new CodePipeline(this, 'Pipeline', {
      pipelineType: PipelineType.V2,
      // A single account needs no KMS key of its own, which would cost $1 a month.
      crossAccountKeys: false,
      publishAssetsInParallel: false,
      codeBuildDefaults: {
        buildEnvironment: { buildImage: LinuxBuildImage.STANDARD_7_0 },
        partialBuildSpec: BuildSpec.fromObject({ phases: { install: { 'runtime-versions': { nodejs: 22 } } } }),
      },
      synth: new ShellStep('Check', {
        input: CodePipelineSource.connection(pipelineRepository, pipelineBranch, {
          connectionArn: pipelineConnectionArn,
          // The full history: `prove releases` builds the previous release from it.
          codeBuildCloneOutput: true,
        }),
        // The settings of the first deployment; cdk.json overrides them.
        env: asEnvironment(config),
        commands: CHECKS,
      }),
    })
    const env = { region: props.env?.region }
    const staging = new HouseStage(this, 'Staging', { config: stagingConfig(config), bundles, env })
    const production = new HouseStage(this, 'Production', { config, bundles, env })
    pipeline.addStage(staging, { post: [probe('LookAtStaging', staging.address)] })
    pipeline.addStage(production, {
      pre: [new ManualApprovalStep('Release', { comment: `Staging stands: let it into ${config.stackName}?` })],
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
}

class HouseStage extends Stage {
  readonly address: CfnOutput

  constructor(scope: Construct, id: string, { config, bundles, env }: HouseStageProps) {
    super(scope, id)
    // The same name as by hand, so that the pipeline takes over an existing stack.
    const { stackName } = config
    this.address = new HouseStack(this, stackName, { config, bundles, stackName, env }).address
  }
}
