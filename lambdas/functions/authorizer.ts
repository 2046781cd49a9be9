/**
 * The gateway's authorizer. It refuses only calls that bypass a proxy that may not be bypassed,
 * and asks no database: it only tells the gateway which usage-plan key to count a caller under, so that a flood drowns
 * its own bucket. That hangs on the address alone: a key proves nothing here, and whoever invents thousands would reach
 * every bucket. Only the addresses that the operator has named as those of a platform, behind which thousands of agents
 * live, are spread by the keys they send. Which caller falls into which bucket differs from house to house, so that nobody
 * can look for one beside a victim's. Refusals are the handlers' work.
 */
import { createHmac } from 'node:crypto'
import { BlockList, isIPv6 } from 'node:net'
import type { APIGatewayAuthorizerResult, APIGatewayRequestAuthorizerEvent } from 'aws-lambda'
import { CALLER, RESETS_AT, sentKey } from '../api/caller'
import { callerAddress, isFromProxy, type TrustedProxy } from '../api/trusted-proxy'
import { processBuckets, processTrustedProxy, type UsageBuckets } from '../config'

export const authorizer =
  (buckets: () => UsageBuckets, trustedProxy: () => TrustedProxy | null) =>
  async (event: APIGatewayRequestAuthorizerEvent): Promise<APIGatewayAuthorizerResult> => {
    const proxy = trustedProxy()
    const caller = callerAddress(event, proxy)
    const bypassesProxy = proxy?.only && !isFromProxy(event.headers, proxy)
    return {
      principalId: 'caller',
      policyDocument: {
        Version: '2012-10-17',
        Statement: [
          { Action: 'execute-api:Invoke', Effect: bypassesProxy ? 'Deny' : 'Allow', Resource: EVERY_RESOURCE },
        ],
      },
      usageIdentifierKey: bucketOf(caller, sentKey(event.headers), buckets()) ?? null,
      context: { [CALLER]: caller, [RESETS_AT]: Math.floor(event.requestContext.requestTimeEpoch / 1000) + 1 },
    }
  }

/** In this API. A gateway that remembers the answer holds it against the caller's next call, which may be any other. */
const EVERY_RESOURCE = '*'

function bucketOf(
  caller: string,
  key: string | null,
  { keys, salt, platforms = [] }: UsageBuckets,
): string | undefined {
  const countedBy = key !== null && isWithin(caller, platforms) ? key : caller
  return keys[createHmac('sha256', salt).update(countedBy).digest().readUInt32BE() % keys.length]
}

/** A caller of IPv6 is a whole /64, and no range is smaller than that. */
function isWithin(caller: string, ranges: readonly string[]): boolean {
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
