/** The second stack, in CloudFront's region, for a firewall or a function at the edge of a stack in another region. */
import { Stack, Stage } from 'aws-cdk-lib'

/** CloudFront accepts functions and firewalls of this region only, and has its metrics there. */
export const EDGE_REGION = 'us-east-1'

export const edgeStackName = (stackName: string, region: string): string => `${stackName}-Edge-${region}`

/** CDK's EdgeFunction finds this stack by its name and uses it as well. */
export function addEdgeStack(stack: Stack, stackName: string): Stack {
  const name = edgeStackName(stackName, stack.region)
  return new Stack(Stage.of(stack) ?? stack, name, {
    stackName: name,
    env: { account: stack.account, region: EDGE_REGION },
    crossRegionReferences: true,
  })
}
