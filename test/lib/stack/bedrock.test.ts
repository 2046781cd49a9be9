import { App, Stack } from 'aws-cdk-lib/core'
import { bedrockModelArns } from '../../../lib/stack/bedrock'

const stack = new Stack(new App(), 'Trial', { env: { account: '111122223333', region: 'eu-central-1' } })
const arns = (modelId: string, region?: string) =>
  bedrockModelArns(stack, modelId, region).map((arn) => stack.resolve(arn)?.['Fn::Join']?.[1].join('') ?? arn)

it.each([
  [
    'a model of this region',
    ['amazon.titan-embed-text-v2:0'],
    [/:bedrock:eu-central-1::foundation-model\/amazon\.titan-embed-text-v2:0$/],
  ],
  [
    'a model of another region',
    ['stability.stable-image-core-v1:1', 'us-west-2'],
    [/:bedrock:us-west-2::foundation-model\/stability/],
  ],
  [
    'an inference profile, which answers from several regions',
    ['eu.amazon.titan-embed-text-v2:0'],
    [
      /:bedrock:eu-central-1:111122223333:inference-profile\/eu\.amazon\.titan-embed-text-v2:0$/,
      /:bedrock:\*::foundation-model\/amazon\.titan-embed-text-v2:0$/,
    ],
  ],
] as const)('names %s', (_, [modelId, region], expected) => {
  const found = arns(modelId, region)
  expect(found).toHaveLength(expected.length)
  for (const [at, pattern] of expected.entries()) expect(found[at]).toMatch(pattern)
})
