/**
 * Gradual releases: of what calls a function, a tenth reaches the new version for some minutes; if an alarm rings
 * meanwhile, all goes back to the version before, and the deployment fails. Otherwise all goes to the new one.
 */
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy'
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Construct } from 'constructs'
import type { HouseFunction } from './house-function'
import type { Alarms } from './monitoring/alarms'
import { accept } from './nag'

export interface GradualReleasesProps {
  /** Those that are called by an alias. */
  functions: readonly HouseFunction[]
  /** What is watched: each function's own errors, and how fast the callers' budget burns. */
  alarms: Alarms
  minutes: number
}

const {
  CANARY_10PERCENT_5MINUTES,
  CANARY_10PERCENT_10MINUTES,
  CANARY_10PERCENT_15MINUTES,
  CANARY_10PERCENT_30MINUTES,
} = LambdaDeploymentConfig

const PLANS: Readonly<Record<number, typeof CANARY_10PERCENT_5MINUTES>> = {
  5: CANARY_10PERCENT_5MINUTES,
  10: CANARY_10PERCENT_10MINUTES,
  15: CANARY_10PERCENT_15MINUTES,
  30: CANARY_10PERCENT_30MINUTES,
}

const POLICY = 'service-role/AWSCodeDeployRoleForLambdaLimited'

export class GradualReleases extends Construct {
  constructor(scope: Construct, id: string, { functions, alarms, minutes }: GradualReleasesProps) {
    super(scope, id)
    const application = new LambdaApplication(this, 'Application')
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
      managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName(POLICY)],
    })
    accept(role, `IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${POLICY}]`)
    for (const { name, alias } of functions) {
      const own = alarms.errors[name]
      if (!alias || !own) continue
      new LambdaDeploymentGroup(this, name, {
        application,
        role,
        alias,
        deploymentConfig: PLANS[minutes],
        alarms: [own, alarms.budget.burning],
        autoRollback: { failedDeployment: true, stoppedDeployment: true, deploymentInAlarm: true },
      })
    }
  }
}
