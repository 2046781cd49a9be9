/** An agent with two wallets buys credits by MPP and by x402, with the client libraries that agents use. */
import { ExactEvmScheme } from '@x402/evm/exact/client'
import { wrapFetchWithPayment, x402Client } from '@x402/fetch'
import { Mppx, stripe } from 'mppx/client'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

type Fetch = typeof fetch

/** A wallet that grants every token itself; a real one would ask Stripe. */
const mpp = Mppx.create({
  polyfill: false,
  methods: [
    stripe.charge({
      paymentMethod: 'pm_card_visa',
      createToken: async ({ amount, currency, networkId }) => {
        console.log(`  the wallet grants ${networkId} a token for ${amount} ${currency}`)
        return `spt_${crypto.randomUUID().replaceAll('-', '')}`
      },
    }),
  ],
}).fetch as Fetch

const x402 = wrapFetchWithPayment(
  fetch,
  new x402Client().register('eip155:*', new ExactEvmScheme(privateKeyToAccount(generatePrivateKey()))),
) as Fetch

/** Local hosts only: their money is play money, elsewhere it would be real. */
export async function payWithBothWallets(house: string): Promise<void> {
  if (!['localhost', '127.0.0.1'].includes(new URL(house).hostname))
    throw new Error('pays only local hosts: elsewhere the money is real')
  const register = { username: `payer-${Date.now()}` }
  const { your_token: key } = await ask(fetch, 'POST', `${house}/api/auth/register`, register)
  const credits = `${house}/api/house/credits`
  for (const [name, pay] of Object.entries({ mpp, x402 })) {
    console.log(`Buying 100 credits by ${name}:`)
    const bought = await ask(pay, 'POST', credits, { pack: '100', payment: 'inline' }, key)
    console.log(`  ${bought.message} (${bought.payment_method} ${bought.payment_reference})`)
  }
  const balance = await ask(fetch, 'GET', credits, undefined, key)
  console.log(`The account holds ${balance.credits} credits.`)
}

async function ask(pay: Fetch, method: string, url: string, body?: object, key?: string) {
  const headers = { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) }
  const response = await pay(url, { method, headers, body: body && JSON.stringify(body) })
  const answer = (await response.json()) as Record<string, string>
  if (!response.ok) throw new Error(`${method} ${url} returned ${response.status}: ${JSON.stringify(answer)}`)
  return answer
}
