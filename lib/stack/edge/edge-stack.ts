/** The region of CloudFront, and the name of the second stack there, for the function at the edge of a stack in another region. */

/** CloudFront accepts functions of this region only, and has its metrics there. */
export const EDGE_REGION = 'us-east-1'

export const edgeStackName = (stackName: string, region: string): string => `${stackName}-Edge-${region}`
