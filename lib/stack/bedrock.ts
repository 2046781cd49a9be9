/** Permissions for a Bedrock model or inference profile. */
import { Stack } from 'aws-cdk-lib/core'
import type { Construct } from 'constructs'
import type { HouseFunction } from './house-function'
import { acceptWildcard } from './nag'

/** An inference profile distributes calls over the regions of its geography. */
const PROFILE = /^(?:us-gov|us|eu|apac|ca|jp|au|sa|global)\.(.+)$/

/** Third-party models need a Marketplace subscription: the first call creates it with the caller's permissions. */
const SUBSCRIBE = ['ViewSubscriptions', 'Subscribe', 'Unsubscribe'].map((action) => `aws-marketplace:${action}`)
const THROUGH_BEDROCK = { StringEquals: { 'aws:CalledViaLast': 'bedrock.amazonaws.com' } }

export function allowModel(fn: HouseFunction, modelId: string, region = Stack.of(fn).region): void {
  const arns = bedrockModelArns(fn, modelId, region)
  fn.allow(['bedrock:InvokeModel'], arns)
  for (const arn of arns.filter((each) => each.includes('*'))) acceptWildcard(fn, 'profile', arn)
  if (!modelOf(modelId).startsWith('amazon.')) fn.allow(SUBSCRIBE, ['*'], THROUGH_BEDROCK)
}

export function bedrockModelArns(scope: Construct, modelId: string, region = Stack.of(scope).region): string[] {
  const { partition, account } = Stack.of(scope)
  const model = modelOf(modelId)
  if (model === modelId) return [`arn:${partition}:bedrock:${region}::foundation-model/${model}`]
  return [
    `arn:${partition}:bedrock:${region}:${account}:inference-profile/${modelId}`,
    // A profile may use any of its regions, and AWS adds regions.
    `arn:${partition}:bedrock:*::foundation-model/${model}`,
  ]
}

const modelOf = (modelId: string): string => PROFILE.exec(modelId)?.[1] ?? modelId
