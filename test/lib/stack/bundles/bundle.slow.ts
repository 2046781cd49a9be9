/** The deployed bundles: small, without unneeded packages, and working with the bundled SDK. */

import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { VIEW } from '../../../../lambdas/api/documents/mcp-server'
import { openapi } from '../../../../lambdas/api/documents/openapi'
import { registrationSchema } from '../../../../lambdas/api/documents/registration-schema'
import { callsInFull } from '../../../../lambdas/api/full-address'
import { COMMON_HEADERS } from '../../../../lambdas/api/headers'
import { everyRoute } from '../../../../lambdas/api/routes/every-route'
import { pageRoutes } from '../../../../lambdas/api/routes/page-routes'
import type { OperationsOf } from '../../../../lambdas/api/routes/routes'
import { SETTINGS } from '../../../../lambdas/config'
import { formToken, hashApiKey } from '../../../../lambdas/domain/accounts/api-key'
import { bookNames, readBook } from '../../../../lambdas/domain/voice/books/read-book'
import { docsPage } from '../../../../lambdas/pages/docs'
import { asHtml } from '../../../../lambdas/pages/parts/html'
import { keys } from '../../../../lambdas/store/table'
import { eventOf } from '../../../../lib/local/events'
import { gatewayResponse } from '../../../../lib/stack/api/gateway-responses'
import { bundle, FUNCTIONS } from '../../../../lib/stack/bundle'
import { tableActions } from '../../../../lib/stack/table-actions'
import { notices } from '../../../../lib/tools/documents/notices'
import { connect, type Host, Stage } from '../../../../lib/tools/scenarios'
import { lambda, useBundles } from '../../../support/services/lambda'
import { grantsOf, synthesize } from '../../../support/services/stack'

const KB = 1024
/**
 * Size of the code that loads first: at most 496 KB, of which 205 are DynamoDB's clients, except for mcp, which
 * contains all operations, and pages, which draws. Split into ES modules, those two would load 160 KB less first, but a
 * call that needs a part would start later than with one file. Only the faces, which half the tools do not need, and
 * the page on which hosts show them are separate files. 7 KB of each are the words for pictures. What brings a household
 * up to date before an operation decides on it (burial and its epitaph, 40 KB) is only in functions whose operations
 * concern creatures.
 */
const LIMITS: Record<string, number> = {
  auth: 368 * KB,
  meta: 354 * KB,
  authorizer: 6 * KB,
  house: 489 * KB,
  credits: 436 * KB,
  afterlife: 434 * KB,
  public: 415 * KB,
  admin: 340 * KB,
  projector: 253 * KB,
  reaper: 335 * KB,
  audit: 243 * KB,
  'stripe-events': 240 * KB,
  'order-sweep': 295 * KB,
  mcp: 612 * KB,
  pages: 660 * KB,
  canary: 255 * KB,
}
const UNNEEDED_INPUTS =
  /node_modules\/(aws-cdk-lib|esbuild|@energetic-ai|mppx|@x402|viem|ox|@noble)|offline-embedder|lib\/local|lambdas\/api\/(answers|fields)\/|pen-vocabulary\.json|to-json-schema/
const ASKS_BEDROCK: readonly string[] = ['house', 'calibrator', 'painter', 'mcp']
const SELLS: readonly string[] = ['credits', 'afterlife', 'order-sweep', 'mcp']
const READS_SECRETS: readonly string[] = ['admin', 'canary', ...SELLS]
const BASE_URL = 'https://abcde12345.execute-api.eu-central-1.amazonaws.com/v1'

/** The stack's roles restrict the functions' access to the table. */
const may = grantsOf(synthesize())
const the = useBundles({ may })
const { outdir } = the

const outputOf = (name: string) => {
  const found = Object.entries(the.metafile.outputs).find(([path]) => path.endsWith(`/${name}/index.js`))
  if (!found) throw new Error(`no bundle of ${name}`)
  return found[1]
}

/** Inputs of all files of a function, including those loaded later. */
const inputsOf = (name: string): string[] =>
  Object.entries(the.metafile.outputs).flatMap(([path, { inputs }]) =>
    path.includes(`/${name}/`) ? Object.keys(inputs) : [],
  )

describe.each(FUNCTIONS)('the bundle of %s', (name) => {
  it('stays within its size', () => {
    expect(outputOf(name).bytes).toBeLessThanOrEqual(LIMITS[name] ?? Number.POSITIVE_INFINITY)
  })

  it('contains nothing it does not need', () => {
    expect(Object.keys(outputOf(name).inputs).filter((input) => UNNEEDED_INPUTS.test(input))).toEqual([])
  })

  it(`${ASKS_BEDROCK.includes(name) ? 'contains' : 'does not contain'} Bedrock's client`, () => {
    const inputs = inputsOf(name)
    expect(inputs.some((input) => input.includes('client-bedrock-runtime'))).toBe(ASKS_BEDROCK.includes(name))
  })

  it(`${SELLS.includes(name) ? 'contains' : 'does not contain'} the payment code`, () => {
    const inputs = inputsOf(name)
    const tills = inputs.filter((input) =>
      /^(lambdas\/adapters\/(stripe|facilitator|chain|call-service)|node_modules\/stripe\/)/.test(input),
    )
    expect(tills.length > 0).toBe(SELLS.includes(name))
  })

  it(`${READS_SECRETS.includes(name) ? 'contains' : 'does not contain'} Secrets Manager's client`, () => {
    const inputs = inputsOf(name)
    expect(inputs.some((input) => input.includes('client-secrets-manager'))).toBe(READS_SECRETS.includes(name))
  })
})

it('loads later what most calls do not need: the item judge, Stripe, Secrets Manager, texts, lists and fonts', () => {
  const first = FUNCTIONS.filter((name) => name !== 'calibrator' && name !== 'painter').flatMap((name) =>
    Object.keys(outputOf(name).inputs),
  )
  const heavy =
    /node_modules\/(stripe|@aws-sdk\/client-(bedrock-runtime|secrets-manager))\/|species\/(cat|dog|exotic|ai-native)\.ts|items\/(cat|dog|exotic|ai-native|kinds)\.ts|voice\/lines\/|api\/errors\.ts|drawing\/letters\.ts|resvg-wasm|pages\/docs\/docs-/
  expect(first.filter((input) => heavy.test(input))).toEqual([])
})

it.each(['auth', 'meta', 'admin'] as const)('keeps what buries creatures out of %s', (name) => {
  const burial = /^lambdas\/(http\/settle-household|domain\/(household\/settle|voice\/epitaph))\.ts$/
  expect(Object.keys(outputOf(name).inputs).filter((input) => burial.test(input))).toEqual([])
})

it.each(FUNCTIONS)('loads %s without opening ICU, which takes 10 ms', (name) => {
  const load = `
    const opened = () => { throw new Error('ICU was opened') }
    for (const formatter of Object.keys(Object.getOwnPropertyDescriptors(Intl))) Intl[formatter] = opened
    for (const { prototype } of [Number, Date, String]) prototype.toLocaleString = opened
    require(process.argv[1])
    process.exit()`
  const env = { AWS_REGION: 'eu-central-1', NODE_NO_WARNINGS: '1' }
  execFileSync(process.execPath, ['-e', load, join(outdir, name, 'index.js')], { env })
})

it('reads books from JSON: no function contains the Markdown parser or the source of a species', () => {
  const sources = /lambdas\/species\/(index|files|parse-\w+|split-file|scenes|cat|dog|exotic|ai-native)\b/
  expect(FUNCTIONS.flatMap(inputsOf).filter((input) => sources.test(input))).toEqual([])
  const books = readdirSync(join(outdir, 'house/books'))
  expect(books.toSorted()).toEqual(
    bookNames()
      .map((name) => `${name}.json`)
      .toSorted(),
  )
  expect(JSON.parse(readFileSync(join(outdir, 'house/books/tabby.json'), 'utf8'))).toEqual(readBook('tabby'))
})

it('keeps every package out of the authorizer', () => {
  expect(Object.keys(outputOf('authorizer').inputs).filter((input) => input.includes('node_modules'))).toEqual([])
})

it('rejects a replacement that matches no module, as after an upgrade of the SDK', async () => {
  const swaps = { '@aws-sdk/gone/index.js': 'export {}' }
  await expect(bundle({ outdir: join(outdir, 'refused'), swaps })).rejects.toThrow('@aws-sdk/gone/index.js')
})

it('lists all bundled packages and their licences in NOTICES.md (npm run tool notices updates it)', () => {
  expect(readFileSync(join(__dirname, '../../../../NOTICES.md'), 'utf8')).toBe(notices(the.metafile))
})

describe('deployed', () => {
  type Deployed = 'auth' | 'meta' | 'pages' | 'mcp'
  // The clock stands still, so that no window of a limit ends between two calls.
  const frozenAt = Date.parse('2026-03-02T09:00:00.000Z')
  const run = <Name extends Deployed>(name: Name) =>
    lambda(outdir, name, { AWS_ENDPOINT_URL_DYNAMODB: the.aws.urlFor(name), [SETTINGS.table]: 'house' }, { frozenAt })
  let call: Record<Deployed, ReturnType<typeof run>>

  beforeAll(() => {
    call = { auth: run('auth'), meta: run('meta'), pages: run('pages'), mcp: run('mcp') }
  })

  it('registers an agent with the credentials and region that Lambda gives', async () => {
    const { statusCode, body } = await call.auth(eventOf('register'))
    expect(statusCode).toBe(201)
    expect(JSON.parse(body).agent.username).toBe('your-name')
    expect(the.aws.received.at(-1)?.headers.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d+\/eu-central-1\/dynamodb\//,
    )
  })

  it('logs cold starts, and the trace id of a sampled call', async () => {
    const logLines: string[] = []
    const env = { AWS_ENDPOINT_URL_DYNAMODB: the.aws.urlFor('meta'), [SETTINGS.table]: 'house' }
    const meta = lambda(outdir, 'meta', env, { logLines })
    await meta(eventOf('health'), 'Root=1-a;Parent=b;Sampled=0')
    await meta(eventOf('health'), 'Root=1-c;Parent=d;Sampled=1')
    while (logLines.length < 2) await setTimeout(10)
    const logged = logLines.map((line) => JSON.parse(line))
    expect(logged.map(({ cold_start, trace_id }) => ({ cold_start, trace_id }))).toEqual([
      { cold_start: true },
      { trace_id: '1-c' },
    ])
  })

  it('recognizes a cancelled transaction: the username is taken', async () => {
    const { statusCode, body } = await call.auth(eventOf('register'))
    expect(statusCode).toBe(409)
    expect(JSON.parse(body).error).toBe('Username already taken')
  })

  it('recognizes a failed condition: of two concurrent key rotations one is too late', async () => {
    const registered = await call.auth(
      eventOf('register', { body: { username: 'rotating-agent' }, from: '203.0.113.8' }),
    )
    const rotation = eventOf('rotate_key', { key: JSON.parse(registered.body).your_token })
    const release = the.aws.holdCalls('PutItem', 2)
    const answers = await Promise.all([call.auth(rotation), call.auth(rotation)])
    release()
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  it('replays the first response for a repeated call and for a concurrent duplicate', async () => {
    const headers = { 'Idempotency-Key': '9b2f0c1e-6d3a-4f57-8a41-5c7e2d90b6f3' }
    const asked = { headers, body: { username: 'once-and-again' }, from: '203.0.113.11' }
    const release = the.aws.holdCalls('TransactWriteItems', 2)
    const twins = await Promise.all([call.auth(eventOf('register', asked)), call.auth(eventOf('register', asked))])
    release()
    const bodies = [...twins, await call.auth(eventOf('register', asked))].map(({ body }) => body)
    expect(new Set(bodies).size).toBe(1)
    const rotation = eventOf('rotate_key', { headers, key: JSON.parse(bodies[0] ?? '').your_token })
    const [first, second] = [await call.auth(rotation), await call.auth(rotation)]
    expect([second.statusCode, second.body]).toEqual([200, first.body])
    expect(second.headers).toMatchObject({ 'Idempotency-Replayed': 'true' })
  })

  it('does not count invalid calls', async () => {
    const { statusCode } = await call.auth(eventOf('register', { body: {}, from: '203.0.113.9' }))
    expect(statusCode).toBe(400)
  })

  it('serves the registration schema that was built with the bundle', async () => {
    const { body } = await call.auth(eventOf('registration_schema'))
    expect(JSON.parse(body).schema).toEqual(
      JSON.parse(callsInFull({ base_url: BASE_URL }, JSON.stringify(registrationSchema()))),
    )
  })

  it('serves the OpenAPI document that was built with the bundle, with its own address', async () => {
    const { statusCode, body } = await call.meta(eventOf('openapi'))
    expect(statusCode).toBe(200)
    const site = { base_url: BASE_URL }
    expect(JSON.parse(body)).toEqual(JSON.parse(callsInFull(site, JSON.stringify(openapi(site)))))
  })

  it.each(['game', 'api'] as const)(
    'serves the page %s that was built with the bundle, with its own addresses',
    async (page) => {
      const asked = page === 'game' ? eventOf('docs') : eventOf('docs_part', { path: { part: page } })
      const { body } = await call.pages(asked)
      const site = { base_url: BASE_URL, root: '/v1', limits: {} }
      expect(body).toBe(asHtml(docsPage(site, page)))
    },
  )

  it('recognizes an agent by its key', async () => {
    const registered = await call.auth(eventOf('register', { body: { username: 'newcomer' }, from: '203.0.113.10' }))
    const { body } = await call.meta(eventOf('house_index', { key: JSON.parse(registered.body).your_token }))
    expect(JSON.parse(body).next_steps[0]).toMatchObject({ action: 'adopt' })
  })

  it('renders a text response with the separate writers file', async () => {
    const { body, headers } = await call.meta(eventOf('health', { headers: { Accept: 'text/plain' } }))
    expect([headers?.['Content-Type'], body]).toEqual([
      'text/plain; charset=utf-8',
      expect.stringContaining('status: ok'),
    ])
  })

  const ask = async (method: string, params: object, key?: string) => {
    const body = { jsonrpc: '2.0', id: 1, method, params }
    const headers = { 'mcp-protocol-version': '2025-11-25' }
    const answer = await call.mcp(eventOf('mcp', { body, headers, key, from: '203.0.113.12' }))
    return JSON.parse(answer.body).result
  }
  const use = async (name: string, args: object, key?: string) =>
    (await ask('tools/call', { name, arguments: args }, key)).structuredContent

  it('serves MCP tools of every group', async () => {
    const { your_token: key } = await use('register', { username: 'by-mcp' })
    await use('adopt', { name: 'Moth' }, key)
    expect((await use('status', {}, key)).creature).toMatchObject({ name: 'Moth', stage: 'baby' })
    expect(await use('credits', {}, key)).toMatchObject({ credits: 0 })
    expect(await use('hall', {})).toHaveProperty('leaderboard')
    expect(Object.keys(await use('me', {}, key))).toContain('next_visit')
    const { contents } = await ask('resources/read', { uri: VIEW.uri })
    expect(contents[0].text).toMatch(/^<!doctype html>/)
  })

  it('takes the forms of a keeper page', async () => {
    const { your_token: key } = await use('register', { username: 'with-human' })
    await use('adopt', { name: 'Moth' }, key)
    const window = (await use('open_window', {}, key)).url.split('/').at(-1) as string
    const token = formToken(hashApiKey(window))
    const send = async (body: object) =>
      (await call.pages(eventOf('window_act', { path: { window }, body: { token, ...body } }))).statusCode
    expect([await send({ act: 'note', text: 'Well done.' }), await send({ act: 'wave' })]).toEqual([303, 303])
    expect((await use('status', {}, key)).from_your_human.text).toBe('Well done.')
  })

  it('signs a hosted client in and out', async () => {
    const ask: Host['ask'] = async (operation, asked) => {
      const answer = await call[everyRoute[operation].group as Deployed](eventOf(operation, asked))
      const isJson = String(answer.headers?.['Content-Type']).startsWith('application/json')
      return { headers: answer.headers ?? {}, body: isJson && answer.body ? JSON.parse(answer.body) : {} }
    }
    const stage = new Stage({ ask } as Host)
    await stage.changeKeeper(stage.newAgent().then((agent) => ({ ...agent, creature: '' })))
    const { tokens } = await connect(stage)
    const ping = { key: tokens.access_token, body: { jsonrpc: '2.0', id: 1, method: 'ping' } }
    expect((await call.mcp(eventOf('mcp_hosted', ping))).statusCode).toBe(200)
    await ask('revoke', { body: { token: tokens.refresh_token as string } })
    expect((await call.mcp(eventOf('mcp_hosted', ping))).statusCode).toBe(401)
  })

  const shownPages = Object.entries(pageRoutes).filter(([, { method }]) => method === 'GET')
  it.each(shownPages.map(([page]) => page as OperationsOf<'pages'>))('shows %s, or a not-found page', async (page) => {
    expect([200, 404]).toContain((await call.pages(eventOf(page))).statusCode)
  })

  it('draws a card with the bundled fonts and renderer', async () => {
    const { statusCode, body } = await call.pages(eventOf('card'))
    expect(statusCode).toBe(200)
    expect(Buffer.from(body, 'base64').subarray(1, 4).toString()).toBe('PNG')
  })

  it("sends the same headers as the gateway's own responses", async () => {
    const { headers } = await call.meta(eventOf('health'))
    const expected = Object.keys(gatewayResponse('DEFAULT_5XX', { id: 'any', resetsAt: 0 }).headers)
    expect(Object.keys(headers ?? {})).toEqual(expect.arrayContaining(expected))
    expect(headers).toMatchObject(COMMON_HEADERS)
  })

  it('lets pages write counters, households and orders, and nothing else', () => {
    const written = [
      'agent#someone',
      'order#one',
      'ledger#someone',
      'payment#one',
      'log#one',
      'species#one',
      'username#one',
    ]
    expect(written.filter((pk) => may('pages', 'dynamodb:PutItem', pk))).toEqual(['agent#someone', 'order#one'])
    expect(may('pages', 'dynamodb:UpdateItem', 'agent#someone')).toBe(false)
    expect(may('pages', 'dynamodb:DeleteItem', 'agent#someone')).toBe(false)
  })

  it.each(['meta', 'admin'])('lets %s, which only counts, write counters and nothing else', (group) => {
    const writing = ['PutItem', 'UpdateItem', 'DeleteItem'].map((action) => `dynamodb:${action}`)
    expect(writing.filter((action) => may(group, action, 'agent#someone'))).toEqual([])
    expect(writing.filter((action) => may(group, action, keys.limit('someone', 60, 0).pk))).toEqual([
      'dynamodb:UpdateItem',
    ])
  })

  it('counts calls with these roles: each call reduces the remaining ones', async () => {
    const left = async () =>
      Number((await call.meta(eventOf('health', { from: '203.0.113.77' }))).headers?.['X-RateLimit-Remaining'])
    const before = await left()
    expect(before).toBeGreaterThan(0)
    expect(await left()).toBe(before - 1)
  })

  it('has exactly the permissions that meta uses', () => {
    expect(the.aws.actions('meta')).toEqual(tableActions('meta').toSorted())
  })

  it('has the permissions that auth uses, and the one to read what refers to a keeper that is deleted', () => {
    expect([...the.aws.actions('auth'), 'dynamodb:BatchGetItem'].toSorted()).toEqual(tableActions('auth').toSorted())
  })
})
