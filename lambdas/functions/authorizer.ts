/**
 * The gateway's authorizer. It lets everybody through and asks no database: it only tells the gateway which usage-plan
 * key to count a caller under, so that a flood drowns its own bucket. That hangs on the address alone: a key proves
 * nothing here, and whoever invents thousands would reach every bucket. Which address falls into which bucket differs
 * from house to house, so that nobody can look for one beside a victim's. Refusals are the handlers' work.
 */
import { createHmac } from 'node:crypto'
import type { APIGatewayAuthorizerResult, APIGatewayRequestAuthorizerEvent } from 'aws-lambda'
import { CALLER, RESETS_AT } from '../api/caller'
import { callerAddress, type FrontDoor } from '../api/front-door'
import { processBuckets, processFrontDoor, type UsageBuckets } from '../config'

export const authorizer =
  (buckets: () => UsageBuckets, frontDoor: () => FrontDoor | null) =>
  async (event: APIGatewayRequestAuthorizerEvent): Promise<APIGatewayAuthorizerResult> => {
    const caller = callerAddress(event, frontDoor())
    return {
      principalId: 'caller',
      policyDocument: {
        Version: '2012-10-17',
        Statement: [{ Action: 'execute-api:Invoke', Effect: 'Allow', Resource: event.methodArn }],
      },
      usageIdentifierKey: bucketOf(caller, buckets()) ?? null,
      context: { [CALLER]: caller, [RESETS_AT]: Math.floor(event.requestContext.requestTimeEpoch / 1000) + 1 },
    }
  }

const bucketOf = (caller: string, { keys, salt }: UsageBuckets): string | undefined =>
  keys[createHmac('sha256', salt).update(caller).digest().readUInt32BE() % keys.length]

export const handler = authorizer(processBuckets, processFrontDoor)
