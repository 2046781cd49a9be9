/**
 * The gateway's authorizer. It lets everybody through and asks no database: it only tells the gateway which usage-plan
 * key to count a caller under, so that a flood drowns its own bucket. That hangs on the address alone: a key proves
 * nothing here, and whoever invents thousands would reach every bucket. Refusals are the handlers' work.
 */
import { createHash } from 'node:crypto'
import type { APIGatewayAuthorizerResult, APIGatewayRequestAuthorizerEvent } from 'aws-lambda'
import { CALLER, RESETS_AT } from '../api/caller'
import { callerAddress, type FrontDoor } from '../api/front-door'
import { processFrontDoor, processUsageKeys } from '../config'

export const authorizer =
  (usageKeys: () => readonly string[], frontDoor: () => FrontDoor | null) =>
  async (event: APIGatewayRequestAuthorizerEvent): Promise<APIGatewayAuthorizerResult> => {
    const buckets = usageKeys()
    const caller = callerAddress(event, frontDoor())
    return {
      principalId: 'caller',
      policyDocument: {
        Version: '2012-10-17',
        Statement: [{ Action: 'execute-api:Invoke', Effect: 'Allow', Resource: event.methodArn }],
      },
      usageIdentifierKey: buckets[bucket(caller, buckets.length)] ?? null,
      context: { [CALLER]: caller, [RESETS_AT]: Math.floor(event.requestContext.requestTimeEpoch / 1000) + 1 },
    }
  }

const bucket = (caller: string, count: number): number =>
  createHash('sha256').update(caller).digest().readUInt32BE() % count

export const handler = authorizer(processUsageKeys, processFrontDoor)
