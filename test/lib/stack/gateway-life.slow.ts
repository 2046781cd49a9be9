/** Whole lives at the address of API Gateway: the template's bundles, environment and permissions, without CloudFront. */
import { UNLIMITED } from '../../../lib/local/local-host'
import { freshAddress, type Received } from '../../support/http'
import { type DeployedHouse, deployAtGateway } from '../../support/services/deployed-at-gateway'
import { envelope, session } from '../../support/services/stripe'

let deployed: DeployedHouse
beforeAll(async () => {
  deployed = await deployAtGateway(UNLIMITED)
})
afterAll(() => deployed?.close())

const registration = (username: string) => ({ username, timezone: 'UTC' })

it('a person pays by the link, and comes back to the same address', async () => {
  const { base, call, stripe, invoke } = deployed
  const { body: agent } = await call('POST', `${base}/api/auth/register`, { body: registration('with-a-payer') })
  const key = agent.your_token
  const { body } = await call('POST', `${base}/api/house/credits`, { key, body: { pack: '500' } })
  expect(body.checkout_url).toMatch(/^https:\/\/checkout\.stripe\.com\//)
  const { form } = stripe.seen.at(-1) as NonNullable<(typeof stripe.seen)[number]>
  const success = String(form.get('success_url'))
  expect(success).toMatch(`${base}/checkout/`)
  expect(String(form.get('cancel_url'))).toMatch(`${base}/checkout/`)
  const paid = session({
    id: form.get('metadata[order_id]') ?? '',
    agent_id: agent.agent.id,
    pack: '500',
    quantity: 1,
    session_id: 'cs_test_1',
    payment_intent: 'pi_1',
  })
  const record = { messageId: 'one', body: JSON.stringify(envelope('checkout.session.completed', paid)) }
  expect(await invoke('stripe-events', { Records: [record] })).toEqual({ batchItemFailures: [] })
  expect((await call('GET', `${base}/api/house/credits`, { key })).body.credits).toBe(500)
  const page = await call('GET', success, { headers: { accept: 'text/html' } })
  expect(page.status).toBe(200)
  expect(page.text).not.toMatch(/(href|src|action)="\/(?!prod\/)/)
  expect(deployed.denied).toEqual([])
})

it('answers as the local house does below its stage', async () => {
  const { base, call, house } = deployed
  const { body: agent } = await call('POST', `${base}/api/auth/register`, { body: registration('compared') })
  const key = agent.your_token
  await call('POST', `${base}/api/house/adopt`, { key, body: { name: 'Moth', species_slug: 'tabby' } })
  const { body: seen } = await call('GET', `${base}/api/house/status`, { key })
  house.clock.advance(3)
  await call('POST', `${base}/api/house/care`, { key, body: { action: 'feed', item: 'tuna' } })
  const paths = [
    ...[
      '/api',
      '/api/house',
      '/api/me',
      '/api/house/plan',
      '/api/house/preferences',
      '/api/house/credits',
      '/api/feed',
    ],
    ...['/api/house/history', '/api/house/graveyard', '/api/agents/compared', '/api/house/species/tabby', '/nowhere'],
    ...[
      '/skill.md',
      '/heartbeat.md',
      '/llms.txt',
      '/docs',
      '/docs/api',
      '/server.json',
      '/species/tabby',
      '/openapi.json',
    ],
    ...[`/creatures/${seen.creature.id}`, '/agents/compared', '/api/docs', '/api/house/status?creature_id=none'],
  ]
  for (const accept of ['application/json', 'text/plain', 'text/html', 'text/markdown'])
    for (const path of paths) {
      const asked = { key, headers: { accept }, from: freshAddress() }
      const [there, here] = [await call('GET', `${base}${path}`, asked), await house.call('GET', path, asked)]
      const shown = ({ status, headers, text }: Received, address: string) => ({
        path,
        status,
        type: headers['content-type'],
        location: headers.location,
        robots: headers['x-robots-tag'],
        text: text.replaceAll(address, 'BASE').replaceAll(HOST_ALONE, 'HOST').replace(UNIQUE, 'ID'),
      })
      expect(shown(there, base)).toEqual(shown(here, `${house.url}/prod`))
    }
  expect(deployed.denied).toEqual([])
})

/** The name in directories is made of the host; a suggested username of the id of the request. */
const HOST_ALONE = /com\.amazonaws\.eu-central-1\.execute-api\.abcde12345|localhost(?=\/creature-house)/g
const UNIQUE = /(?<=your-name-)[0-9a-z]{8}/g
