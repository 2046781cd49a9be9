/**
 * The gateway's authorizer. It lets everybody through and asks no database: it only tells the gateway which
 * usage-plan key to count a caller under, so that a flood drowns its own bucket. Refusals are the handlers' work.
 */
import { createHash } from 'node:crypto'
import type { APIGatewayAuthorizerResult, APIGatewayRequestAuthorizerEvent } from 'aws-lambda'
import { clientAddress, sentKey } from '../api/caller'
import { processUsageKeys } from '../config'
import { claimedAgentId } from '../domain/house/api-key'

export const authorizer =
  (usageKeys: () => readonly string[]) =>
  async (event: APIGatewayRequestAuthorizerEvent): Promise<APIGatewayAuthorizerResult> => {
    const key = sentKey(event.headers)
    const buckets = usageKeys()
    const caller = (key && claimedAgentId(key)) ?? clientAddress(event.requestContext.identity.sourceIp)
    return {
      principalId: 'caller',
      policyDocument: {
        Version: '2012-10-17',
        Statement: [{ Action: 'execute-api:Invoke', Effect: 'Allow', Resource: event.methodArn }],
      },
      usageIdentifierKey: buckets[bucket(caller, buckets.length)] ?? null,
    }
  }

const bucket = (caller: string, count: number): number =>
  createHash('sha256').update(caller).digest().readUInt32BE() % count

export const handler = authorizer(processUsageKeys)
