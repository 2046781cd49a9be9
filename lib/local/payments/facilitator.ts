/**
 * Local stand-in for an x402 facilitator and its chain: recovers the signer of each authorization, accepts a nonce once
 * and lists the transfers. All wallets hold play money.
 */
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'
import {
  ADDRESS,
  type Authorization,
  type Requirement,
  readX402Payment,
  type SignedPayment,
} from '../../../lambdas/domain/money/x402'
import { journal } from '../journal'
import type { Trouble } from './stripe-api'

export const FACILITATOR_PATH = '/_local/x402'
export const RPC_PATH = `${FACILITATOR_PATH}/rpc`

/** A thousand dollars of a token with six decimals. */
const FUNDS = 1_000_000_000n
/** Chain time is real time: wallets sign for it, regardless of the local host's movable clock. */
const wallClockSeconds = () => Math.floor(Date.now() / 1000)

/** EIP-712 types that a wallet signs. */
export const TRANSFER_TYPES = {
  TransferWithAuthorization: [
    { name: 'from', type: 'address' },
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'validAfter', type: 'uint256' },
    { name: 'validBefore', type: 'uint256' },
    { name: 'nonce', type: 'bytes32' },
  ],
} as const
const AUTHORIZATION_USED = '0x98de503528ee59b575ef0c0a2576a82497bfc029a5685b209e9ec333479b10a5'
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

export interface Transfer {
  transaction: string
  asset: string
  from: string
  /** Null for a cancelled nonce. */
  to: string | null
  value: string
  nonce: string
}

export interface LocalFacilitator {
  transfers: readonly Transfer[]
  /** Failures for tests: each call takes the first one. */
  troubles: Trouble[]
  /** All received calls: verify, settle, rpc. */
  calls: string[]
  /** Chain time in seconds; tests advance it. */
  chain: { seconds(): number }
  /** Initial funds of wallets that differ from the default. */
  funds: Map<string, bigint>
  /** Cancels a nonce without paying, as its owner can. */
  cancelNonce(asset: string, authorization: Pick<Authorization, 'from' | 'nonce'>): void
  /** Loads the signature code before the first payment needs it; that takes more than a second. */
  load(): Promise<unknown>
  serve(request: IncomingMessage, response: ServerResponse): Promise<boolean>
}

/** Loaded by the first payment: most runs have none. */
const signatures = () => import('viem/utils')

const someAddress = z.string().check(z.regex(ADDRESS))

/** The fields that are read before the payload is checked. */
const asked = z.object({
  paymentPayload: z.looseObject({}),
  paymentRequirements: z.looseObject({
    network: z.string().check(z.regex(/^eip155:\d{1,15}$/)),
    asset: someAddress,
    payTo: someAddress,
    amount: z.string().check(z.regex(/^\d{1,40}$/)),
  }),
})

interface Asked {
  paymentPayload: { payload: { authorization: Authorization; signature: `0x${string}` }; accepted: Requirement }
  paymentRequirements: Requirement
}

/** The supported JSON-RPC calls. */
const chainCall = z.discriminatedUnion('method', [
  z.object({ method: z.literal('eth_getBlockByNumber') }),
  z.object({
    method: z.literal('eth_call'),
    params: z.tuple([z.object({ to: z.string(), data: z.string() })], z.unknown()),
  }),
  z.object({
    method: z.literal('eth_getLogs'),
    params: z.tuple([z.object({ topics: z.array(z.nullable(z.string())) })], z.unknown()),
  }),
  z.object({ method: z.literal('eth_getTransactionReceipt'), params: z.tuple([z.string()], z.unknown()) }),
])

export function localFacilitator({ file }: { file: string | null }): LocalFacilitator {
  const { entries: transfers, add } = journal<Transfer>(file, (entry) => typeof entry?.transaction === 'string')
  const troubles: Trouble[] = []
  const calls: string[] = []
  const chain = { seconds: wallClockSeconds }
  const funds = new Map<string, bigint>()
  const spending = (asset: string, { from, nonce }: Pick<Authorization, 'from' | 'nonce'>) =>
    transfers.find((each) => same(each.asset, asset) && same(each.from, from) && same(each.nonce, nonce))

  function spend(
    asset: string,
    { from, nonce }: Pick<Authorization, 'from' | 'nonce'>,
    to: string | null,
    value: string,
  ) {
    const transaction = `0x${createHash('sha256').update(`${asset}${from}${nonce}`).digest('hex')}`
    add({ transaction, asset, from, to, value, nonce })
    return transaction
  }

  /** The reason why the payment is invalid; null if it is valid. */
  async function fault(asked: Asked): Promise<string | null> {
    const own = asked.paymentRequirements
    const payment: SignedPayment | null = readX402Payment(
      Buffer.from(JSON.stringify({ x402Version: 2, ...asked.paymentPayload })).toString('base64'),
    )
    if (!payment) return 'invalid_payload'
    const { authorization } = payment
    if (!same(authorization.to, own.payTo)) return 'invalid_exact_evm_recipient_mismatch'
    if (authorization.value !== own.amount) return 'invalid_exact_evm_payload_authorization_value_mismatch'
    if (Number(authorization.validBefore) < chain.seconds())
      return 'invalid_exact_evm_payload_authorization_valid_before'
    if (Number(authorization.validAfter) > chain.seconds()) return 'invalid_exact_evm_payload_authorization_valid_after'
    const signer = await signerOf(payment, own).catch(() => null)
    if (!signer || !same(signer, authorization.from)) return 'invalid_exact_evm_signature'
    if (spending(own.asset, authorization)) return 'invalid_exact_evm_nonce_already_used'
    const spent = transfers.filter((each) => same(each.from, authorization.from) && each.to !== null)
    const held = funds.get(authorization.from) ?? FUNDS
    const left = spent.reduce((rest, each) => rest - BigInt(each.value), held)
    return BigInt(authorization.value) > left ? 'insufficient_funds' : null
  }

  const answers = {
    async verify(asked: Asked) {
      const invalidReason = await fault(asked)
      const payer = asked.paymentPayload?.payload?.authorization?.from
      return invalidReason ? { isValid: false, invalidReason, payer } : { isValid: true, payer }
    },
    async settle(asked: Asked) {
      const { network, asset } = asked.paymentRequirements
      const errorReason = await fault(asked)
      const authorization = asked.paymentPayload?.payload?.authorization
      const payer = authorization?.from
      if (errorReason) return { success: false, errorReason, transaction: '', network, payer }
      return {
        success: true,
        transaction: spend(asset, authorization, authorization.to, authorization.value),
        network,
        payer,
      }
    },
    rpc: async (call: z.infer<typeof chainCall>) => ({ jsonrpc: '2.0', id: 1, result: ofChain(call) }),
  }
  const bodies = { verify: asked, settle: asked, rpc: chainCall }

  function ofChain(call: z.infer<typeof chainCall>): unknown {
    if (call.method === 'eth_getBlockByNumber') {
      return { number: hex(transfers.length), timestamp: hex(chain.seconds()) }
    }
    if (call.method === 'eth_call') {
      const [{ to, data }] = call.params
      const [from, nonce] = [`0x${data.slice(34, 74)}`, `0x${data.slice(74)}`]
      return `0x${word(spending(to, { from, nonce }) ? '0x1' : '0x0')}`
    }
    if (call.method === 'eth_getLogs') {
      const [{ topics }] = call.params
      return transfers.filter(({ nonce }) => same(nonce, topics[2] ?? '')).map((each) => logsOf(each)[0])
    }
    const found = transfers.find(({ transaction }) => transaction === call.params[0])
    return found && { logs: logsOf(found) }
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const call = pathname.startsWith(`${FACILITATOR_PATH}/`) ? pathname.slice(FACILITATOR_PATH.length + 1) : ''
    if (!Object.hasOwn(answers, call) || request.method !== 'POST') return false
    const send = (status: number, body: object) =>
      void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    const known = call as keyof typeof answers
    const { data, error } = z.safeParse(bodies[known], parsed(await text(request)))
    if (error) {
      send(400, {
        error: `${known}: ${error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`,
      })
      return true
    }
    calls.push(known)
    const trouble = troubles.shift()
    const body = trouble === 'away' ? {} : await answers[known](data as never)
    if (trouble) response.destroy()
    else send(200, body)
    return true
  }

  return {
    transfers,
    troubles,
    calls,
    chain,
    funds,
    cancelNonce: (asset, authorization) => void spend(asset, authorization, null, '0'),
    load: signatures,
    serve,
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/** Recovered from the signature, as the token contract does. */
async function signerOf({ authorization, signature }: SignedPayment, own: Requirement): Promise<string> {
  const { recoverTypedDataAddress } = await signatures()
  const { from, to, value, validAfter, validBefore, nonce } = authorization
  return recoverTypedDataAddress({
    domain: {
      ...own.extra,
      chainId: Number(own.network.split(':')[1]),
      verifyingContract: address(own.asset),
    },
    types: TRANSFER_TYPES,
    primaryType: 'TransferWithAuthorization',
    message: {
      from: address(from),
      to: address(to),
      value: BigInt(value),
      validAfter: BigInt(validAfter),
      validBefore: BigInt(validBefore),
      nonce: nonce as `0x${string}`,
    },
    signature: signature as `0x${string}`,
  })
}

const logsOf = ({ asset, transaction, from, to, value, nonce }: Transfer) => [
  { address: asset, topics: [AUTHORIZATION_USED, `0x${word(from)}`, nonce], data: '0x', transactionHash: transaction },
  ...(to
    ? [
        {
          address: asset,
          topics: [TRANSFER, `0x${word(from)}`, `0x${word(to)}`],
          data: hex(BigInt(value)),
          transactionHash: transaction,
        },
      ]
    : []),
]

/** Mixed case is a checksum, and not every client computes it correctly. */
const address = (text: string) => text.toLowerCase() as `0x${string}`
const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()
const word = (value: string): string => value.slice(2).toLowerCase().padStart(64, '0')
const hex = (value: number | bigint): string => `0x${value.toString(16)}`
