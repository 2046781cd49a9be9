/**
 * Gradual releases: for some minutes, a tenth of the calls goes to the new version. If an alarm goes off, CodeDeploy
 * moves all calls back and the deployment fails; otherwise all calls move to the new version.
 */
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy'
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Construct } from 'constructs'
import type { HouseFunction } from './house-function'
import type { Alarms } from './monitoring/alarms'
import { accept } from './nag'
import type { StackConfig } from './settings'

export interface GradualReleasesProps {
  config: StackConfig
  functions: readonly HouseFunction[]
  /** Each function's own errors, and the burn rate of the error budget. */
  alarms: Alarms
}

const {
  CANARY_10PERCENT_5MINUTES,
  CANARY_10PERCENT_10MINUTES,
  CANARY_10PERCENT_15MINUTES,
  CANARY_10PERCENT_30MINUTES,
} = LambdaDeploymentConfig

const DEPLOYMENT_CONFIGS: Readonly<Record<number, typeof CANARY_10PERCENT_5MINUTES>> = {
  5: CANARY_10PERCENT_5MINUTES,
  10: CANARY_10PERCENT_10MINUTES,
  15: CANARY_10PERCENT_15MINUTES,
  30: CANARY_10PERCENT_30MINUTES,
}

const POLICY = 'service-role/AWSCodeDeployRoleForLambdaLimited'

export class GradualReleases extends Construct {
  constructor(scope: Construct, id: string, { config, functions, alarms }: GradualReleasesProps) {
    super(scope, id)
    const application = new LambdaApplication(this, 'Application')
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
      managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName(POLICY)],
    })
    accept(role, `IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${POLICY}]`)
    for (const { name, alias } of functions) {
      if (!alias) continue
      const errors = alarms.errors[name]
      new LambdaDeploymentGroup(this, name, {
        application,
        role,
        alias,
        deploymentConfig: DEPLOYMENT_CONFIGS[config.releaseMinutes],
        alarms: [...(errors ? [errors] : []), alarms.budget.burning],
        autoRollback: { failedDeployment: true, stoppedDeployment: true, deploymentInAlarm: true },
      })
    }
  }
}
