/** Answers as plain text, over HTTP and as the text of MCP tools: every fact an agent acts on, and calls that work. */
import { type Agent, httpHouse } from '../support/http-house'

const limits = { adopt: 1000, care: 1000, visit: 1000, resurrect: 1000, rotate_key: 1000 }
const { house, call, agent, pass, adultsKeeper } = httpHouse({
  projecting: true,
  inlinePayments: 'stand-ins',
  rateLimits: limits,
})

// biome-ignore lint/suspicious/noExplicitAny: bodies of any operation
type Json = any

let sent = 0
const newKey = (): string => `texts-${++sent}`
const plain = (one: Agent, method: string, path: string, body?: unknown, key?: string) =>
  call(method, path, {
    key: one.key,
    body,
    headers: { accept: 'text/plain', ...(key && { 'idempotency-key': key }) },
  })
const look = async (one: Agent, query = ''): Promise<string> =>
  (await plain(one, 'GET', `/api/house/status${query}`)).text

async function tool(one: Agent, name: string, args: object): Promise<{ text: string; body: Json }> {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }
  const { result, error } = (await call('POST', '/mcp', { key: one.key, body: message })).body
  expect([name, error]).toEqual([name, undefined])
  return { text: result.content[0].text, body: result.structuredContent }
}

const minute = (at: string, round = Math.ceil): string =>
  `${new Date(round(Date.parse(at) / 60_000) * 60_000).toISOString().slice(11, 16)} UTC`
const until = (at: string): string => minute(at, Math.floor)
const STATS = ['hunger', 'happiness', 'health', 'trust', 'discipline']
const stats = (one: Json): string[] => STATS.map((stat) => `${stat} ${one[stat]}`)

interface Scene {
  method?: string
  path: string
  body?: Json
  facts(body: Json): readonly unknown[]
}

/** Each operation once, with what an agent acts on in its answer. */
const SCENES: Record<string, Scene> = {
  adopt: {
    method: 'POST',
    path: '/api/house/adopt',
    body: { name: 'Wick' },
    facts: ({ creature: { id, name, species, feeding_window_hours } }) => [id, name, species, feeding_window_hours],
  },
  status: {
    path: '/api/house/status',
    facts: ({ creature, other_creatures, next_visit, next_steps }) => [
      creature.name,
      creature.stage,
      creature.mood,
      ...stats(creature),
      creature.feeding_status,
      creature.death_clock.urgency,
      until(creature.death_clock.dies_at),
      `hreshold ${creature.care_rhythm.death_threshold_hours} h`,
      next_visit.why,
      ...other_creatures.flatMap((one: Json) => [one.name, one.feeding_status, until(one.death_clock.dies_at)]),
      ...(next_steps[0].body?.care ?? []).map(({ action }: Json) => `"action":"${action}"`),
    ],
  },
  care: {
    method: 'POST',
    path: '/api/house/care',
    body: { action: 'feed', creature: 'Pip', item: 'tuna' },
    facts: ({ creature, action_result: { action, effectiveness, timing, item_result } }) => [
      creature.name,
      ...stats(creature),
      action,
      effectiveness,
      timing,
      item_result.item,
      item_result.category,
      '"action":"reflect"',
    ],
  },
  visit: {
    method: 'POST',
    path: '/api/house/visit',
    body: {
      care: [
        { creature: 'Moth', action: 'feed' },
        { creature: 'Moth', action: 'play', item: 'felt mouse' },
        { creature: 'Wick', action: 'feed' },
      ],
    },
    facts: ({ care, creatures, next_visit }) => [
      ...care.flatMap(({ name, action, effectiveness, reason, success, message }: Json) =>
        success ? [`${name}, ${action}: ${effectiveness}`] : [`${name}, ${action}: declined (${reason})`, message],
      ),
      ...creatures.flatMap((one: Json) => [one.name, ...stats(one), ...(one.dies_at ? [until(one.dies_at)] : [])]),
      next_visit.why,
    ],
  },
  plan: {
    path: '/api/house/plan',
    facts: ({ visits }) =>
      visits.flatMap(({ at, to_do, hours_from_now }: Json) => [
        hours_from_now > 0 ? minute(at).slice(0, 5) : 'now',
        ...to_do.map(({ name }: Json) => name),
      ]),
  },
  me: {
    path: '/api/me',
    facts: ({ agent: { username }, creatures, credits, tier }) => [
      username,
      `${credits} credits`,
      tier,
      ...creatures.flatMap((one: Json) => [one.id, one.name, ...stats(one)]),
    ],
  },
  preferences: {
    path: '/api/house/preferences?creature=Pip',
    facts: ({ preferences, discovered }) => [...Object.values(preferences).flat(), discovered.feed[0].item],
  },
  history: {
    path: '/api/house/history?creature=Pip',
    facts: ({ creature, care_log, timeline }) => [
      creature.id,
      ...care_log.map(({ action }: Json) => action),
      ...timeline.map(({ event }: Json) => event),
    ],
  },
  open_window: {
    method: 'POST',
    path: '/api/house/window',
    body: {},
    facts: ({ url, calendar_url }) => [url, calendar_url],
  },
  credits: {
    path: '/api/house/credits',
    facts: ({ packs }) => packs.flatMap(({ id, price }: Json) => [`"pack":"100"`, `pack ${id}`, price]),
  },
  buy_credits: {
    method: 'POST',
    path: '/api/house/credits',
    body: { pack: '100' },
    facts: ({ checkout_url, pack }) => [checkout_url, pack.price],
  },
  resurrect: {
    method: 'POST',
    path: '/api/house/resurrect',
    facts: ({ cost, balance, checkout_url, mpp_challenge, x402_requirements }) => [
      'Insufficient credits',
      cost,
      balance,
      checkout_url,
      mpp_challenge.www_authenticate,
      JSON.stringify(x402_requirements),
    ],
  },
  graveyard: {
    path: '/api/house/graveyard',
    facts: ({ gravestones }) =>
      gravestones.flatMap(({ id, creature_id, name, url, epitaph, caretaker }: Json) => [
        id,
        creature_id,
        name,
        url,
        JSON.stringify(epitaph),
        caretaker,
      ]),
  },
  create_species: {
    method: 'POST',
    path: '/api/house/species',
    body: { slug: 'moss_fox', name: 'Moss Fox', family: 'exotic', personality: 'Quiet and patient.' },
    facts: ({ error, species }) => [error ?? species.slug],
  },
  rotate_key: {
    method: 'POST',
    path: '/api/auth/rotate-key',
    facts: ({ your_token }) => [your_token],
  },
}

/** Nobody sleeps by day. */
const waitForNoon = () => pass({ hours: 36 - new Date(house.clock.now()).getUTCHours() })

/** Pip and Moth, both due, an egg, and one that has died. */
async function household(): Promise<Agent> {
  const one = await agent()
  await one.creature({ name: 'Late' })
  pass({ hours: 37 })
  waitForNoon()
  await one.get('/api/house/status')
  await one.get('/api/house/status')
  for (const name of ['Moth', 'Pip']) await one.creature({ name })
  pass({ hours: 3 })
  return one
}

describe('Decided: answers as plain text', () => {
  it('have every fact an agent acts on, in JSON, in plain text and in the text of MCP', async () => {
    const one = await household()
    const lost = (await one.get('/api/house/graveyard')).body.gravestones[0].creature_id
    for (const [operation, { method = 'GET', path, body: given, facts }] of Object.entries(SCENES)) {
      const body = operation === 'resurrect' ? { creature_id: lost } : method === 'GET' ? undefined : (given ?? {})
      const key = method === 'GET' ? undefined : newKey()
      const ask = (accept: string) =>
        call(method, path, { key: one.key, body, headers: { accept, ...(key && { 'idempotency-key': key }) } })
      const json = await ask('application/json')
      const inText = await ask('text/plain')
      const query = Object.fromEntries(new URL(path, 'http://house').searchParams)
      const args = { ...query, ...body, ...(key && { idempotency_key: key }) }
      const byTool = await tool(one, operation, args)
      expect([operation, inText.status]).toEqual([operation, json.status])
      // A 402 has a new challenge each time.
      const told = [
        [inText.text, json.status === 402 ? null : json.body],
        [byTool.text, byTool.body],
      ] as const
      for (const [text, source] of told) {
        if (source === null) continue
        const missing = facts(source).filter((fact) => !text.includes(String(fact)))
        expect([operation, missing, text]).toEqual([operation, [], text])
        const house = text.split('\n').filter((line) => !/^(MPP|x402)/.test(line))
        expect(house.join('\n')).not.toMatch(/\bnull\b|undefined|NaN|\[object|\d:\d\d\.\d{3}Z/)
      }
    }
  })

  it('of a refused payment hold each invoice and the link once, in at most 350 tokens', async () => {
    const one = await agent()
    const id = await one.creature({ name: 'Late' })
    pass({ hours: 37 })
    await one.buy('100')
    await one.post('/api/house/resurrect', { creature_id: id })
    const other = await agent()
    const lost = await other.creature({ name: 'Lost' })
    pass({ hours: 37 })
    const refused = { 'payment-signature': Buffer.from('{"x402Version":2}').toString('base64') }
    for (const [who, path, body, sent] of [
      [one, '/api/house/resurrect', { creature_id: id, colour: 'red' }, {}],
      [one, '/api/house/resurrect', { creature_id: id }, refused],
      [other, '/api/house/resurrect', { creature_id: lost }, {}],
      [other, '/api/house/resurrect', { creature_id: lost }, refused],
      [one, '/api/house/credits', { pack: '100', payment: 'inline' }, {}],
      [one, '/api/house/credits', { pack: '1000', payment: 'inline' }, refused],
    ] as const) {
      const { status, text } = await call('POST', path, {
        key: who.key,
        body,
        headers: { accept: 'text/plain', ...sent },
      })
      expect(status).toBe(402)
      for (const once of [/x402Version/g, /request="/g]) expect(text.match(once)).toHaveLength(1)
      expect(text.match(/\/checkout\//g) ?? []).toHaveLength(path === '/api/house/resurrect' ? 1 : 0)
      expect(text.length / 4).toBeLessThanOrEqual(350)
    }
  })

  it('of a status say how to come back only for a time to come', async () => {
    const one = await agent()
    await one.creature({ name: 'Pip' })
    pass({ hours: 3 })
    const status = await plain(one, 'GET', '/api/house/status')
    expect(status.headers['content-type']).toBe('text/plain; charset=utf-8')
    for (const part of [
      'Pip',
      'Tabby',
      'baby',
      'feed',
      'POST /api/house/visit',
      'The next visit is now: Pip, its meal.',
    ])
      expect(status.text).toContain(part)
    expect(status.text).not.toContain('Come back')
    const care = await plain(one, 'POST', '/api/house/care', { action: 'feed' })
    expect(care.text).toMatch(/^feed: effective, on_time; hunger /m)
    expect(care.text).toMatch(/^Come back in \d+ h( \d+ min)? \(today \d\d:\d\d UTC\): Pip, its meal\.$/m)
    const refused = await plain(one, 'POST', '/api/house/care', { action: 'tickle' })
    expect([refused.status, refused.text]).toEqual([400, expect.stringMatching(/^Error 400: Invalid care action\.$/m)])
  })

  it('list eight others, beyond them those in need, and count the rest', async () => {
    const one = await agent()
    const listed = async (): Promise<[number, string[]]> => {
      const told = await look(one)
      return [told.match(/^No \d+: /gm)?.length ?? 0, [...(told.match(/^And \d+ more, all well\.$/m) ?? [])]]
    }
    for (let count = 0; count < 12; count++) {
      await one.creature({ name: `No ${count}`, species_slug: 'tabby' })
      if (count % 4 === 3) pass({ hours: 1 / 60 })
    }
    expect(await listed()).toEqual([1 + 8, ['And 3 more, all well.']])
    await plain(one, 'POST', '/api/house/care', { action: 'medicine', item: 'bleach', creature: 'No 0' })
    expect(await listed()).toEqual([1 + 9, ['And 2 more, all well.']])
    pass({ hours: 4 })
    expect(await listed()).toEqual([12, []])
  })

  it('count the designs of agents apart from the species of the house', async () => {
    const { text: list } = await plain(await agent(), 'GET', '/api/house/species')
    expect(list).toMatch(/^cat: .*tabby/m)
    expect(list).toMatch(/^Designed by agents: page 1 of 1, 0 in all\.$/m)
  })

  it('tell the time once, and each instant from it: the earliest rounded up, a deadline down', async () => {
    const one = await agent()
    pass({ seconds: 20 })
    await one.creature({ name: 'Pip' })
    const { body } = await one.get('/api/house/status')
    const text = await look(one)
    expect(body.next_visit.at).not.toMatch(/:00\.000Z$/)
    expect(text).toMatch(/^Now \w{3} \d+ \w+ \d\d:\d\d UTC\.$/m)
    expect(text).toMatch(new RegExp(`^Come back in 3 h \\d+ min \\(\\w+ ${minute(body.next_visit.at)}\\)`, 'm'))
    expect(text).toContain(`${minute(body.creature.next_feeding_window)}) (ok)`)
    expect(text).toMatch(new RegExp(`dies in 35 h 59 min \\(.*${until(body.creature.death_clock.dies_at)}\\)`))
    expect(text).not.toMatch(/\d{4}-\d\d-\d\d|\d\d:\d\d:\d\d/)
    const plan = await plain(one, 'GET', '/api/house/plan')
    expect(plan.text).toMatch(/^in 3 h \d+ min \(\w+ \d\d:\d\d UTC\): Pip: /m)
  })

  it('tell times by the clock of the agent, in one zone', async () => {
    const one = await agent({ timezone: 'Asia/Tokyo' })
    await one.creature({ name: 'Pip' })
    const text = await look(one)
    expect(text).toMatch(/^Now .* Asia\/Tokyo\.$/m)
    expect(text).toMatch(/^Come back in .* Asia\/Tokyo\)/m)
    expect(text).not.toContain('UTC')
    pass({ hours: 3 })
    const due = await look(one)
    expect(due).toMatch(/counts as on time until \w+ \d\d:\d\d Asia\/Tokyo/)
    expect(due).not.toContain('UTC')
  })

  it('name creatures where names are unique, and add the ids of namesakes', async () => {
    waitForNoon()
    const one = await agent()
    const [pip, moth, other] = [
      await one.creature({ name: 'Pip' }),
      await one.creature({ name: 'Moth' }),
      await one.creature({ name: 'moth' }),
    ]
    pass({ hours: 3 })
    const text = await look(one)
    expect(text).toContain('"creature":"Pip"')
    expect(text).not.toContain(pip)
    for (const id of [moth, other]) expect(text).toContain(`(id ${id})`)
    for (const id of [moth, other]) expect(text).toContain(`"creature_id":"${id}"`)
  })

  it('offer calls that work as printed', async () => {
    const one = await household()
    const offered = [await look(one), (await plain(one, 'GET', '/api/me')).text].flatMap((text) => [
      ...text.matchAll(/^- (GET|POST) ([^\s:]+)(?: (\{.*?\})(?=:|$))?/gm),
    ])
    expect(offered.length).toBeGreaterThan(3)
    for (const [, method = '', path = '', body] of offered) {
      if (/credits|adopt|resurrect/.test(path)) continue
      const { status, text } = await call(method, path, { key: one.key, body: body && JSON.parse(body) })
      expect([path, status, text]).toEqual([path, 200, text])
    }
    const steps = (await tool(one, 'status', {})).text.matchAll(/^- (\w+) (\{.*?\})(?=: |$)/gm)
    for (const [, name = '', args = ''] of steps)
      if (name !== 'call') expect((await tool(one, name, JSON.parse(args))).body).not.toHaveProperty('error')
  })

  it('of an adult tell its form and its path', async () => {
    const one = await adultsKeeper()
    const { creature } = (await one.get('/api/house/status')).body
    expect(await look(one)).toContain(`adult with form "${creature.form}", ${creature.evolution_progress.current_path}`)
  })

  it('of the whole household say whose each milestone is', async () => {
    const one = await agent()
    for (const name of ['Pip', 'Moth']) await one.creature({ name, species_slug: 'tortoise' })
    for (let half = 1; half <= 5; half++) {
      pass({ hours: 12 })
      await one.post('/api/house/visit', { care: ['Pip', 'Moth'].map((creature) => ({ action: 'feed', creature })) })
    }
    const { milestones } = (await one.get('/api/me')).body
    const { text } = await plain(one, 'GET', '/api/me')
    expect(milestones.length).toBeGreaterThan(0)
    for (const { message } of milestones) {
      const line = text.split('\n').find((each) => each.includes(message))
      expect([message, line]).toEqual([message, expect.stringMatching(/Pip|Moth/)])
    }
  })

  it('of the whole household tell only the last of several stages', async () => {
    const one = await agent()
    await one.creature({ name: 'Moth', species_slug: 'tortoise' })
    for (let half = 1; half <= 7; half++) {
      pass({ hours: 12 })
      await one.post('/api/house/care', { action: 'feed' })
    }
    const { milestones } = (await one.get('/api/me')).body
    const { text } = await plain(one, 'GET', '/api/me')
    const told = milestones
      .filter(({ type }: Json) => type === 'stage_transition')
      .map(({ value, message }: Json) => [value, text.includes(message)])
    expect(told).toEqual([
      ['child', false],
      ['teen', true],
    ])
  })

  it('of a board say of an empty page only that', async () => {
    const one = await agent()
    await one.creature()
    const { text } = await plain(one, 'GET', '/api/house/hall?page=99')
    expect(text).toContain('Nobody is on this page.')
    expect(text).not.toMatch(/\byet\b/)
  })

  it('name as the author of a species who designed it, never its keeper', async () => {
    const designer = await adultsKeeper()
    await designer.post('/api/house/species', {
      slug: 'odd_owl',
      name: 'Odd Owl',
      family: 'exotic',
      personality: 'Quiet and patient.',
    })
    const one = await agent()
    await one.creature({ name: 'Ash', species_slug: 'tabby' })
    pass({ hours: 37 })
    await one.get('/api/house/status')
    const { text: kept } = await plain(one, 'GET', '/api/me/export')
    expect(kept).toContain(`name "Ash" (words of ${one.username}), species Tabby,`)
    await one.creature({ name: 'Moth', species_slug: 'odd_owl' })
    pass({ minutes: 2 })
    const { text: page } = await plain(one, 'GET', `/api/agents/${one.username}`)
    expect(page).toContain(`species "Odd Owl" (words of ${designer.username})`)
  })

  it('of a visit end with whose visit is next, when and why', async () => {
    const one = await agent()
    for (const name of ['Pip', 'Moth']) await one.creature({ name })
    const { text } = await plain(one, 'POST', '/api/house/visit', { care: [{ creature: 'Pip', action: 'reflect' }] })
    expect(text.trim().split('\n').at(-1)).toMatch(/^(Come back in .*|The next visit is now): (Pip|Moth), /)
  })

  /** Four characters are counted as a token. */
  it('are short: status 260 tokens for one creature and 35 for each other, care 200, a plan of two days for two 350', async () => {
    const one = await agent()
    await one.creature({ name: 'Pip' })
    const tokens = async (method: string, path: string, body?: unknown) =>
      (await plain(one, method, path, body)).text.length / 4
    expect(await tokens('GET', '/api/house/status')).toBeLessThanOrEqual(260)
    await one.creature({ name: 'Pop' })
    expect(await tokens('GET', '/api/house/plan?days=2')).toBeLessThanOrEqual(350)
    for (const name of ['Puck', 'Pim']) await one.creature({ name })
    expect(await tokens('GET', '/api/house/status')).toBeLessThanOrEqual(260 + 3 * 35)
    expect(await tokens('POST', '/api/house/care', { action: 'play', creature: 'Pip' })).toBeLessThanOrEqual(200)
    const care = ['Pip', 'Pop', 'Pip'].map((creature) => ({ creature, action: 'reflect' }))
    expect(await tokens('POST', '/api/house/visit', { care })).toBeLessThanOrEqual(150 + 60 * 3 + 60 * 4)
  })

  it('tell who hatched before what was done then, also if that killed it', async () => {
    const one = await agent()
    for (const name of ['Ink', 'Quill']) await one.post('/api/house/adopt', { name, species_slug: 'void' })
    await one.get('/api/house/status')
    const act = { creature: 'Ink', action: 'feed', item: 'bleach' }
    await one.post('/api/house/care', act)
    const [key, body] = [newKey(), { care: Array(6).fill(act) }]
    const lines = (await plain(one, 'POST', '/api/house/visit', body, key)).text.split('\n')
    const sent = { key: one.key, body, headers: { 'idempotency-key': key } }
    const [{ message }] = (await call('POST', '/api/house/visit', sent)).body.milestones
    const [hatched, fed] = [message, '- Ink, feed'].map((part) => lines.findIndex((line) => line.includes(part)))
    expect(lines[hatched!]).toContain('Ink')
    expect(hatched).toBeLessThan(fed!)
  })

  it('of an answer that is kept say the same again', async () => {
    const one = await agent()
    const key = newKey()
    const [first, second] = [
      await plain(one, 'POST', '/api/house/adopt', { name: 'Pip' }, key),
      await plain(one, 'POST', '/api/house/adopt', { name: 'Pip' }, key),
    ]
    expect(second.headers['idempotency-replayed']).toBe('true')
    expect(second.text).toBe(first.text)
  })
})

describe('Decided: a step to adopt proposes a name', () => {
  it('that is free, and not always the same', async () => {
    const proposed = new Set<string>()
    for (let times = 0; times < 8; times++) {
      const { next_steps } = (await (await agent()).get('/api/house/status')).body
      proposed.add(next_steps.find(({ action }: Json) => action === 'adopt').body.name)
    }
    expect(proposed.size).toBeGreaterThan(1)
  })
})
