/**
 * API Gateway authorizer. It only selects the usage-plan key that counts a caller, without a database call, so that a
 * flood exhausts its own bucket. The bucket depends on the address alone: keys are not verified here, and a flood could
 * invent thousands of them to reach every bucket. Only addresses that the operator lists as shared by many agents are
 * distributed by key. The salt differs per deployment, so that an attacker cannot search for a victim's bucket.
 * All refusals come from the handlers.
 */
import { createHmac } from 'node:crypto'
import { BlockList, isIPv6 } from 'node:net'
import type { APIGatewayAuthorizerResult, APIGatewayRequestAuthorizerEvent } from 'aws-lambda'
import { CALLER, callerAddress, type Headers, RESETS_AT, sentKey, type TrustedProxy } from '../api/caller'
import { processBuckets, processTrustedProxy, type UsageBuckets } from '../config'

export const authorizer =
  (buckets: () => UsageBuckets, trustedProxy: () => TrustedProxy | null) =>
  async (event: APIGatewayRequestAuthorizerEvent): Promise<APIGatewayAuthorizerResult> => {
    const caller = callerAddress(event, trustedProxy())
    return {
      principalId: 'caller',
      policyDocument: {
        Version: '2012-10-17',
        Statement: [{ Action: 'execute-api:Invoke', Effect: 'Allow', Resource: '*' }],
      },
      usageIdentifierKey: bucketOf(caller, event.headers, buckets()) ?? null,
      context: { [CALLER]: caller, [RESETS_AT]: Math.floor(event.requestContext.requestTimeEpoch / 1000) + 1 },
    }
  }

function bucketOf(
  caller: string,
  headers: Headers | null,
  { keys, salt, platforms = [] }: UsageBuckets,
): string | undefined {
  const countedBy = (isWithin(caller, platforms) ? sentKey(headers) : null) ?? caller
  return keys[createHmac('sha256', salt).update(countedBy).digest().readUInt32BE() % keys.length]
}

/** An IPv6 caller is a /64 network; no range is smaller. */
function isWithin(caller: string, ranges: readonly string[]): boolean {
  if (ranges.length === 0) return false
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', prefix] = range.split('/')
    list.addSubnet(network, Number(prefix), family(network))
  }
  const [address = ''] = caller.split('/')
  return list.check(address, family(address))
}

const family = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

export const handler = authorizer(processBuckets, processTrustedProxy)
