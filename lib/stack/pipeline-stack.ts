/**
 * The pipeline: whatever comes to the branch is checked, deployed to a house of its own for trying, looked at from
 * outside, and after somebody has approved, deployed to the house that agents live in. It changes itself first.
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
  /** Where the bundles are: a folder for each function. */
  bundles: string
}

/** What is done with every commit before anything is deployed. */
const CHECKS = ['npm ci', 'npm run check', 'npm test', 'npm run rehearse', 'npm run prove releases', 'npx cdk synth']

/** From outside, as an agent finds it. */
const LOOKS = ['curl -fsS "$HOUSE/api/health"', 'curl -fsS "$HOUSE/api"', 'curl -fsS -o /dev/null "$HOUSE/"']

/** What a run hands from step to step. An approval waits seven days at most; after that nobody comes back to it. */
const ASKED_FOR = Duration.days(30)

/** The house for trying has its own address, table and keys, takes no money and may be deleted. These it shares. */
const SHARED = ['alarmEmail', 'embeddingModelId', 'firewall', 'logRetentionDays', 'securityContact'] as const

const staging = (config: StackConfig): StackConfig => ({
  ...defaultConfig(),
  ...Object.fromEntries(SHARED.map((name) => [name, config[name]])),
  stackName: `${config.stackName}-Staging`,
  deletionProtection: false,
})

export class PipelineStack extends Stack {
  constructor(scope: Construct, id: string, { config, bundles, ...props }: PipelineStackProps) {
    super(scope, id, { description: `Releases ${config.stackName}: staging, approval, production`, ...props })
    const { pipelineRepository, pipelineBranch, pipelineConnectionArn } = config
    const pipeline = new CodePipeline(this, 'Pipeline', {
      pipelineType: PipelineType.V2,
      // One account: what it keeps between two steps is encrypted without a key of its own, which would cost $1 a month.
      crossAccountKeys: false,
      publishAssetsInParallel: false,
      codeBuildDefaults: {
        buildEnvironment: { buildImage: LinuxBuildImage.STANDARD_7_0 },
        partialBuildSpec: BuildSpec.fromObject({ phases: { install: { 'runtime-versions': { nodejs: 22 } } } }),
      },
      synth: new ShellStep('Check', {
        input: CodePipelineSource.connection(pipelineRepository, pipelineBranch, {
          connectionArn: pipelineConnectionArn,
          // With its history: the release before is built from it.
          codeBuildCloneOutput: true,
        }),
        // As it was told when it was first deployed; what stands in cdk.json goes before that.
        env: asEnvironment(config),
        commands: CHECKS,
      }),
    })
    const env = { region: props.env?.region }
    const house = (name: string, settings: StackConfig) => new HouseStage(this, name, { settings, bundles, env })
    const [trial, real] = [house('Staging', staging(config)), house('Production', config)]
    pipeline.addStage(trial, { post: [look('LookAtStaging', trial.address)] })
    pipeline.addStage(real, {
      pre: [new ManualApprovalStep('Release', { comment: `Staging stands: let it into ${config.stackName}?` })],
      post: [look('LookAtProduction', real.address)],
    })
    pipeline.buildPipeline()
    const { artifactBucket, crossRegionSupport } = pipeline.pipeline
    const elsewhere = Object.values(crossRegionSupport)
    // Without a name: it is kept when the pipeline goes, but not by a first deployment that failed.
    artifactBucket.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE)
    // Under a name that is the same each time: kept, it would be in the way of the next.
    for (const { replicationBucket } of elsewhere) replicationBucket.applyRemovalPolicy(RemovalPolicy.DESTROY)
    for (const bucket of [artifactBucket, ...elsewhere.map(({ replicationBucket }) => replicationBucket)])
      (bucket as Bucket).addLifecycleRule({ expiration: ASKED_FOR })
    acceptPipeline(
      this,
      elsewhere.map(({ stack }) => stack),
    )
  }
}

const look = (id: string, address: CfnOutput): ShellStep =>
  new ShellStep(id, { envFromCfnOutputs: { HOUSE: address }, commands: LOOKS })

interface HouseStageProps extends Pick<PipelineStackProps, 'bundles' | 'env'> {
  settings: StackConfig
}

class HouseStage extends Stage {
  readonly address: CfnOutput

  constructor(scope: Construct, id: string, { settings, bundles, env }: HouseStageProps) {
    super(scope, id)
    // The same name as by hand: a house that stands already is taken over.
    const { stackName } = settings
    this.address = new HouseStack(this, stackName, { config: settings, bundles, stackName, env }).address
  }
}
