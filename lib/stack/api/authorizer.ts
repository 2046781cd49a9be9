/** The authorizer's function: it assigns each caller a usage-plan key. */
import { Stack } from 'aws-cdk-lib/core'
import type { Construct } from 'constructs'
import { SETTINGS } from '../../../lambdas/config'
import type { ProxyKey } from '../edge/proxy-key'
import { type FunctionContext, HouseFunction } from '../house-function'
import { USAGE_PLAN } from './usage-plan'

export interface AuthorizerProps extends Omit<FunctionContext, 'environment'> {
  proxyKey: ProxyKey | null
}

export class Authorizer extends HouseFunction {
  constructor(scope: Construct, id: string, { config, bundles, proxyKey }: AuthorizerProps) {
    super(scope, id, {
      config,
      bundles,
      name: 'authorizer',
      description: 'Assigns each caller a usage-plan key',
      environment: {
        [SETTINGS.usageKeys]: USAGE_PLAN.keys(config.stackName).join(','),
        // Random, unknown to callers, and fixed for the life of the stack.
        [SETTINGS.usageSalt]: Stack.of(scope).stackId,
        ...(config.platformRanges && { [SETTINGS.platformRanges]: config.platformRanges.join(',') }),
        ...proxyKey?.environment,
      },
      memoryMegabytes: 256,
    })
  }
}
