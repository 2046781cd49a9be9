/** The canary: an agent that uses the public address every few minutes. It keeps its API key in a secret. */
import { Duration } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'
import { SETTINGS } from '../../../lambdas/config'
import { type FunctionContext, HouseFunction } from '../house-function'
import { keySecret } from '../key-secret'

export interface CanaryProps extends FunctionContext {
  /** The address that agents call. */
  address: string
}

/** Its alarm expects a metric every five minutes. */
const EVERY = Duration.minutes(5)
/** Time for five calls and the secret. */
const TIMEOUT = Duration.seconds(50)

export class Canary extends Construct {
  readonly function: HouseFunction

  constructor(scope: Construct, id: string, { address, ...context }: CanaryProps) {
    super(scope, id)
    const { environment } = context
    const key = keySecret(this, 'Key', null, 'API key of the canary')
    this.function = new HouseFunction(this, 'Function', {
      ...context,
      name: 'canary',
      description: 'Uses the service from outside, to detect failures',
      timeout: TIMEOUT,
      memoryMegabytes: 256,
      environment: {
        ...environment,
        [SETTINGS.canaryAddress]: address,
        [SETTINGS.canaryKeySecret]: key.secretArn,
      },
    })
    this.function.allow(['secretsmanager:GetSecretValue', 'secretsmanager:PutSecretValue'], [key.secretArn])
    this.function.runEvery(EVERY)
  }
}
