/** Whole lives at the address of API Gateway: the template's bundles, environment and permissions, without CloudFront. */
import { UNLIMITED } from '../../../lib/local/local-host'
import { freshAddress, type Received } from '../../support/http'
import { type DeployedHouse, deployAtGateway } from '../../support/services/deployed-at-gateway'
import { envelope, session } from '../../support/services/stripe'

jest.setTimeout(300_000)

let deployed: DeployedHouse
beforeAll(async () => {
  deployed = await deployAtGateway(UNLIMITED)
}, 120_000)
afterAll(() => deployed?.close())

/** What an agent reads of an answer, in whatever form: the calls that it may make next, and when to come back. */
interface Read {
  steps: Step[]
  comeBack: string | undefined
  said: string
}

interface Step {
  method: string
  url: string
  body?: object
}

interface Form {
  /** How the agent registers, and which key it then has. */
  begin(username: string): Promise<{ key: string; read: Read }>
  follow(step: Step, key: string): Promise<Read>
  look: Step
}

const registration = (username: string) => ({ username, timezone: 'UTC' })

const failing = (answer: Received): Received => {
  if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`)
  return answer
}

const readJson = ({ body }: Pick<Received, 'body'>): Read => ({
  steps: body.next_steps.filter(({ method }: Step) => method),
  comeBack: body.next_visit?.at ?? body.recommended_checkin?.at,
  said: JSON.stringify(body),
})

/** The longest beginning that is JSON: a body is followed by a reason. */
function bodyIn(text: string): object | undefined {
  for (let end = text.length; end > 0; end = text.lastIndexOf('}', end - 1) + 1) {
    try {
      return JSON.parse(text.slice(0, end))
    } catch {
      if (text.lastIndexOf('}', end - 2) < 0) return undefined
      end -= 1
    }
  }
  return undefined
}

function readText(said: string, pattern: RegExp, stepOf: (found: RegExpExecArray, body: object) => Step): Read {
  const steps = said.split('\n').flatMap((line) => {
    const found = pattern.exec(line)
    return found ? [stepOf(found, bodyIn(line.slice(found[0].length)) ?? {})] : []
  })
  return { steps, comeBack: /Come back at (\S+?)[.:]?(?:\s|$)/.exec(said)?.[1], said }
}

const http = (accept: string, read: (answer: Received) => Read): Form => {
  const call = async ({ method, url, body }: Step, key?: string) =>
    failing(await deployed.call(method, url, { key, headers: { accept }, ...(method !== 'GET' && { body }) }))
  return {
    async begin(username) {
      const index = read(await call({ method: 'GET', url: `${deployed.base}/api` }))
      const [register] = index.steps
      const answer = await call({ ...(register as Step), body: registration(username) })
      return { key: /ch_[0-9A-Za-z]{55}/.exec(answer.text)?.[0] ?? '', read: read(answer) }
    },
    follow: async (step, key) => read(await call(step, key)),
    look: { method: 'GET', url: '/api/house/status' },
  }
}

const asToolText = (said: string): Read =>
  readText(said, /^- (\w+) (?=\{)/, ([, url = ''], body) => ({ method: 'tool', url, body }))

const mcp: Form = {
  async begin(username) {
    const read = await callTool('register', registration(username))
    return { key: /ch_[0-9A-Za-z]{55}/.exec(read.said)?.[0] ?? '', read }
  },
  follow: (step, key) => callTool(step.url, step.body ?? {}, key),
  look: { method: 'tool', url: 'status', body: {} },
}

async function callTool(name: string, args: object, key?: string): Promise<Read> {
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }
  const { result } = failing(await deployed.call('POST', `${deployed.base}/mcp`, { key, body })).body
  if (result.isError) throw new Error(result.content[0].text)
  return asToolText(result.content[0].text)
}

const FORMS: Readonly<Record<string, Form>> = {
  JSON: http('application/json', readJson),
  text: http('text/plain', ({ text }) =>
    readText(text, /^- (GET|POST) (https:\S+?):?(?: |$)/, ([, method = '', url = ''], body) => ({ method, url, body })),
  ),
  MCP: mcp,
}

/** Grown up after five days. */
const LIFE_HOURS = 122
const MOST_STEPS = 12

it.each(Object.keys(FORMS))('an agent that reads %s raises a creature by the steps alone', async (name) => {
  const { house, base, call } = deployed
  const form = FORMS[name] as Form
  const { key, read: first } = await form.begin(`by-steps-${name.toLowerCase()}`)
  const began = house.clock.now()
  const look = { ...form.look, url: form.look.method === 'tool' ? form.look.url : `${base}${form.look.url}` }
  let read = first
  let calls = 0
  while (house.clock.now() < began + LIFE_HOURS * 3_600_000) {
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      const [step] = read.steps
      const waits = read.comeBack !== undefined && Date.parse(read.comeBack) > house.clock.now()
      if (!step || (waits && !isAct(step))) break
      read = await form.follow(step, key)
      calls += 1
    }
    const due = Date.parse(read.comeBack ?? '') || house.clock.now() + 3_600_000
    house.clock.advance(Math.max(0.05, (due - house.clock.now()) / 3_600_000))
    read = await form.follow(look, key)
    calls += 1
  }
  const { body } = await call('GET', `${base}/api/house/status`, { key })
  expect(body.creature).toMatchObject({ alive: true, stage: 'adult' })
  expect(calls).toBeGreaterThan(20)
  expect(deployed.denied).toEqual([])
})

const isAct = ({ method, url }: Step): boolean => method === 'POST' || (method === 'tool' && /^(visit|call)$/.test(url))

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
