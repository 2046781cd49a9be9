/**
 * `npm run tool pay -- http://localhost:8787`: an agent with two wallets buys credits, by MPP and by x402, with the clients
 * that agents use. The money of a house on this machine is play money; elsewhere it would be real, so it goes no further.
 */
import { ExactEvmScheme } from '@x402/evm/exact/client'
import { wrapFetchWithPayment, x402Client } from '@x402/fetch'
import { Mppx, stripe } from 'mppx/client'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

type Fetch = typeof fetch

const house = process.argv[2] ?? 'http://localhost:8787'

/** A wallet that grants a token for whatever it is asked; a real one would ask Stripe for it. */
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

async function main(): Promise<void> {
  if (!['localhost', '127.0.0.1'].includes(new URL(house).hostname)) throw new Error('only a house on this machine')
  const { your_token: key } = await ask(fetch, 'POST', '/api/auth/register', { username: `payer-${Date.now()}` })
  const call = (pay: Fetch, method: string, path: string, body?: object) => ask(pay, method, path, body, key)

  for (const [name, pay] of Object.entries({ mpp, x402 })) {
    console.log(`Buying 100 credits by ${name}:`)
    const bought = await call(pay, 'POST', '/api/house/credits', { pack: '100', payment: 'inline' })
    console.log(`  ${bought.message} (${bought.payment_method} ${bought.payment_reference})`)
  }
  const { credits } = await call(fetch, 'GET', '/api/house/credits')
  console.log(`The account holds ${credits} credits.`)
}

async function ask(pay: Fetch, method: string, path: string, body?: object, key?: string) {
  const headers = { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) }
  const response = await pay(`${house}${path}`, { method, headers, body: body && JSON.stringify(body) })
  const answer = (await response.json()) as Record<string, string>
  if (!response.ok) throw new Error(`${method} ${path} gave ${response.status}: ${JSON.stringify(answer)}`)
  return answer
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
