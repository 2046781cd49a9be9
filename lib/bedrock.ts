/** What a function must be allowed to invoke for a Bedrock model: the model, or an inference profile and what it leads to. */
import { Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'

/** A profile spreads calls over the regions of its area. */
const PROFILE = /^(?:us-gov|us|eu|apac|ca|jp|au|sa|global)\.(.+)$/

export function bedrockModelArns(scope: Construct, modelId: string, region = Stack.of(scope).region): string[] {
  const { partition, account } = Stack.of(scope)
  const profile = PROFILE.exec(modelId)
  if (!profile) return [`arn:${partition}:bedrock:${region}::foundation-model/${modelId}`]
  return [
    `arn:${partition}:bedrock:${region}:${account}:inference-profile/${modelId}`,
    // A profile may answer from any of its regions, which AWS adds to.
    `arn:${partition}:bedrock:*::foundation-model/${profile[1]}`,
  ]
}
