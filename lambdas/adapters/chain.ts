/**
 * Reads the state of an x402 authorization from the blockchain through JSON-RPC, for payments with an unknown outcome.
 */
import type { Authorization, X402Network } from '../domain/money/x402'
import { callService, NoAnswer } from './call-service'

export type AuthorizationStatus =
  /** Paid in this transaction. */
  | { paid: string }
  /** Not paid and can never be: it expired, or the nonce was used for something else. */
  | 'lapsed'
  /** Not paid yet; it may still be. */
  | 'open'

const TIMEOUT_MS = 4_000
/** Topics (keccak256) of the token's events, and the selector of its call `authorizationState`. */
const AUTHORIZATION_USED = '0x98de503528ee59b575ef0c0a2576a82497bfc029a5685b209e9ec333479b10a5'
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const AUTHORIZATION_STATE = '0xe94a0102'

/** Nodes limit the block range of one query. 50 steps cover about a day. */
const BLOCKS_PER_STEP = 1_000
const MAX_STEPS = 50

interface Log {
  address: string
  topics: string[]
  data: string
  transactionHash: string
}

export async function readAuthorizationStatus(
  { rpc_url, asset }: Pick<X402Network, 'rpc_url' | 'asset'>,
  { from, to, value, validBefore, nonce }: Authorization,
): Promise<AuthorizationStatus> {
  const query = <T>(method: string, ...params: unknown[]) => rpc<T>(rpc_url, method, params)
  const latest = await query<{ number: string; timestamp: string }>('eth_getBlockByNumber', 'latest', false)
  const nonceUsed = await query<string>(
    'eth_call',
    { to: asset, data: `${AUTHORIZATION_STATE}${word(from)}${word(nonce)}` },
    latest.number,
  )
  if (BigInt(nonceUsed) === 0n) return BigInt(latest.timestamp) > BigInt(validBefore) ? 'lapsed' : 'open'

  const usedTopics = [AUTHORIZATION_USED, `0x${word(from)}`, nonce]
  for (let step = 0, last = Number(latest.number); step < MAX_STEPS && last >= 0; step++, last -= BLOCKS_PER_STEP) {
    const range = { fromBlock: hex(Math.max(0, last - BLOCKS_PER_STEP + 1)), toBlock: hex(last) }
    const [log] = await query<Log[]>('eth_getLogs', { address: asset, topics: usedTopics, ...range })
    if (!log) continue
    // A nonce is also used by a cancellation, or by another transfer with the same nonce.
    const { logs } = await query<{ logs: Log[] }>('eth_getTransactionReceipt', log.transactionHash)
    const isTransferred = logs.some(
      ({ address, topics, data }) =>
        address.toLowerCase() === asset.toLowerCase() &&
        topics.join().toLowerCase() === [TRANSFER, `0x${word(from)}`, `0x${word(to)}`].join() &&
        BigInt(data) === BigInt(value),
    )
    return isTransferred ? { paid: log.transactionHash } : 'lapsed'
  }
  throw new NoAnswer('the chain has spent the nonce and does not show where')
}

/** Pads to 32 bytes, without the 0x. */
const word = (value: string): string => value.slice(2).toLowerCase().padStart(64, '0')
const hex = (value: number): string => `0x${value.toString(16)}`

async function rpc<T>(url: string, method: string, params: readonly unknown[]): Promise<T> {
  const { body } = await callService(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    timeoutMs: TIMEOUT_MS,
  })
  if (body.result === undefined || body.result === null) throw new NoAnswer(`the chain did not answer ${method}`)
  return body.result as T
}
