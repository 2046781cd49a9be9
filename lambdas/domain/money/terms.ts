/** Reads the settings for inline payments: each method is enabled, disabled or misconfigured. */
import type { MppTerms } from './mpp'
import { ADDRESS, type X402Network, type X402Terms } from './x402'

/** Raw settings; empty or absent if not set. */
export type PaymentSettings = Readonly<
  Partial<Record<'mppNetworkId' | 'x402FacilitatorUrl' | 'x402PayTo' | 'x402Networks', string | null>>
>

export interface Terms {
  mpp: MppTerms | null
  x402: X402Terms | null
}

/** USDC on Base, where most agent wallets hold it. */
const MAIN_NETWORK: X402Network = {
  network: 'eip155:8453',
  asset: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
  decimals: 6,
  name: 'USD Coin',
  version: '2',
  rpc_url: 'https://mainnet.base.org',
}
export const TEST_NETWORK: X402Network = {
  network: 'eip155:84532',
  asset: '0x036CbD53842c5426634e7929541eC2318f3dCF7e',
  decimals: 6,
  name: 'USDC',
  version: '2',
  rpc_url: 'https://sepolia.base.org',
}
const KNOWN_NETWORKS = [MAIN_NETWORK, TEST_NETWORK]
const DEFAULT_NETWORKS = MAIN_NETWORK.network

const WEB_ADDRESS = /^https?:\/\/[^\s/?#]+(\/[^\s?#]*[^\s/?#])?$/

export function readTerms(settings: PaymentSettings): { terms: Terms } | { faults: string[] } {
  const faults: string[] = []
  const check = (usable: boolean, name: keyof PaymentSettings, expected: string) => {
    if (!usable) faults.push(`${name} is "${settings[name] ?? ''}": give ${expected}`)
  }
  const { mppNetworkId, x402FacilitatorUrl, x402PayTo } = settings
  if (mppNetworkId) {
    check(/^[\w-]{1,100}$/.test(mppNetworkId), 'mppNetworkId', 'the id of the profile at Stripe that takes tokens')
  }
  const networks = readNetworks(settings.x402Networks || DEFAULT_NETWORKS)
  if (x402FacilitatorUrl || x402PayTo) {
    check(
      WEB_ADDRESS.test(x402FacilitatorUrl ?? ''),
      'x402FacilitatorUrl',
      'an http(s) address without a slash at its end',
    )
    check(ADDRESS.test(x402PayTo ?? ''), 'x402PayTo', 'the address that is paid, 0x and 40 hexadecimal digits')
    check(networks !== null, 'x402Networks', NETWORKS_EXPECTED)
  }
  if (faults.length > 0) return { faults }
  return {
    terms: {
      mpp: mppNetworkId ? { network_id: mppNetworkId } : null,
      x402:
        x402FacilitatorUrl && x402PayTo && networks
          ? { facilitator_url: x402FacilitatorUrl, pay_to: x402PayTo, networks }
          : null,
    },
  }
}

const NETWORKS_EXPECTED = `${KNOWN_NETWORKS.map(({ network }) => network).join(', ')}, or a JSON list of objects with network, asset, decimals, name, version and rpc_url`

/** Names of known networks, separated by commas, or a JSON list. */
function readNetworks(text: string): X402Network[] | null {
  if (text.trim().startsWith('[')) return networksIn(text)
  const found = text.split(',').map((name) => KNOWN_NETWORKS.find(({ network }) => network === name.trim()))
  return found.every((each) => each !== undefined) ? found : null
}

function networksIn(json: string): X402Network[] | null {
  try {
    const given: X402Network[] = JSON.parse(json)
    const usable = given.every(
      ({ network, asset, decimals, name, version, rpc_url }) =>
        /^eip155:\d{1,12}$/.test(network) &&
        ADDRESS.test(asset) &&
        Number.isInteger(decimals) &&
        decimals >= 2 &&
        decimals <= 36 &&
        Boolean(name) &&
        Boolean(version) &&
        WEB_ADDRESS.test(rpc_url),
    )
    return usable && given.length > 0 ? given : null
  } catch {
    return null
  }
}
