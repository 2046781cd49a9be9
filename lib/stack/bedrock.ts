/** What a function must be allowed for a Bedrock model: to invoke it, or an inference profile and what it leads to. */
import { Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import type { HouseFunction } from './house-function'
import { acceptWildcard } from './nag'

/** A profile spreads calls over the regions of its area. */
const PROFILE = /^(?:us-gov|us|eu|apac|ca|jp|au|sa|global)\.(.+)$/

/** Models of others are bought: the first call subscribes the account, with the rights of whoever makes it. */
const SUBSCRIBING = ['ViewSubscriptions', 'Subscribe', 'Unsubscribe'].map((action) => `aws-marketplace:${action}`)
const THROUGH_BEDROCK = { StringEquals: { 'aws:CalledViaLast': 'bedrock.amazonaws.com' } }

export function allowModel(who: HouseFunction, modelId: string, region = Stack.of(who).region): void {
  const arns = bedrockModelArns(who, modelId, region)
  who.allow(['bedrock:InvokeModel'], arns)
  for (const arn of arns.filter((each) => each.includes('*'))) acceptWildcard(who, 'profile', arn)
  if (!modelOf(modelId).startsWith('amazon.')) who.allow(SUBSCRIBING, ['*'], THROUGH_BEDROCK)
}

export function bedrockModelArns(scope: Construct, modelId: string, region = Stack.of(scope).region): string[] {
  const { partition, account } = Stack.of(scope)
  const model = modelOf(modelId)
  if (model === modelId) return [`arn:${partition}:bedrock:${region}::foundation-model/${model}`]
  return [
    `arn:${partition}:bedrock:${region}:${account}:inference-profile/${modelId}`,
    // A profile may answer from any of its regions, which AWS adds to.
    `arn:${partition}:bedrock:*::foundation-model/${model}`,
  ]
}

const modelOf = (modelId: string): string => PROFILE.exec(modelId)?.[1] ?? modelId
