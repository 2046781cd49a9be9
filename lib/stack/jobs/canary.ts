/** The canary: every few minutes it lives a little at the address that everybody uses, and keeps its key in a secret. */
import { Duration } from 'aws-cdk-lib'
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'
import { SETTINGS } from '../../../lambdas/config'
import { HouseFunction, type HouseFunctionProps } from '../house-function'
import { keySecret } from '../key-secret'

export interface CanaryProps extends Omit<HouseFunctionProps, 'name' | 'description' | 'timeout'> {
  /** Where agents call, and where pages are. */
  address: string
  pagesAddress: string
  minutes: number
  /** By which the house knows it when it registers. */
  pass: ISecret
}

/** Five calls that it waits for, and two secrets. */
const TIMEOUT = Duration.seconds(50)

export class Canary extends Construct {
  readonly function: HouseFunction

  constructor(
    scope: Construct,
    id: string,
    { address, pagesAddress, minutes, pass, environment, ...props }: CanaryProps,
  ) {
    super(scope, id)
    const key = keySecret(this, 'Key', null, 'The key under which the canary lives in the house')
    this.function = new HouseFunction(this, 'Function', {
      ...props,
      name: 'canary',
      description: 'Lives a small life from outside, to see whether the house can be lived in',
      timeout: TIMEOUT,
      memoryMegabytes: 256,
      environment: {
        ...environment,
        [SETTINGS.canaryAddress]: address,
        [SETTINGS.canaryPagesAddress]: pagesAddress,
        [SETTINGS.canarySecret]: pass.secretArn,
        [SETTINGS.canaryKeySecret]: key.secretArn,
      },
    })
    this.function.allow(['secretsmanager:GetSecretValue'], [pass.secretArn])
    this.function.allow(['secretsmanager:GetSecretValue', 'secretsmanager:PutSecretValue'], [key.secretArn])
    this.function.runEvery(Duration.minutes(minutes))
  }
}
