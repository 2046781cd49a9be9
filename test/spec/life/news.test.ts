/** News of every kind, in every answer to the keeper, by name: each once, and none lost. */
import { newConnection } from '../../support/agents/hosted-client'
import type { Received } from '../../support/http'
import { httpHouse } from '../support/http-house'

const UNKNOWN = '6f0a3c1e-0d7b-4a52-9f3e-1b2c3d4e5f60'

const { house, call, agent, pass } = httpHouse({ projecting: true })

interface Keeper {
  key: string
  username: string
  /** A creature that lives and needs nothing. */
  pip: string
}

type News = { name: string; creature_id?: string; what: string; at: string }
const newsIn = ({ body }: Received): News[] => body.news ?? []

const asked = ({ key }: Keeper, method: string, path: string, body?: unknown) => call(method, path, { key, body })
const status = (one: Keeper) => asked(one, 'GET', `/api/house/status?creature_id=${one.pip}`)
const reflect = (one: Keeper, more: object = {}) => ({ action: 'reflect', creature_id: one.pip, ...more })
const care = (one: Keeper, more: object = {}) => asked(one, 'POST', '/api/house/care', reflect(one, more))
const visit = (one: Keeper, more: object = {}) =>
  asked(one, 'POST', '/api/house/visit', { care: [reflect(one)], ...more })

/** A keeper without untold news. */
async function toldKeeper(): Promise<Keeper> {
  house.advanceToMorning()
  const one = await agent()
  const pip = await one.creature({ name: 'Pip', species_slug: 'tortoise' })
  return { key: one.key, username: one.username, pip }
}

/** Another creature of the same keeper is dead, and the keeper knows. */
async function withLoss(): Promise<{ one: Keeper; ash: string; stone: string }> {
  const { one, ash } = await withUntoldLoss()
  const { lost_since_last_look } = (await status(one)).body
  return { one, ash, stone: lost_since_last_look[0].gravestone.id }
}

async function withUntoldLoss(): Promise<{ one: Keeper; ash: string }> {
  const one = await toldKeeper()
  const { body } = await asked(one, 'POST', '/api/house/adopt', { name: 'Ash', species_slug: 'tabby' })
  const ash = body.creature.id
  await asked(one, 'GET', `/api/house/status?creature_id=${ash}`)
  pass({ hours: 20 })
  await care(one)
  pass({ hours: 5 })
  await care(one)
  pass({ hours: 12 })
  return { one, ash }
}

async function humanOf(one: Keeper) {
  const { pathname } = new URL((await asked(one, 'POST', '/api/house/window', { recovery: true })).body.url)
  const fieldsOf = async (act: string): Promise<Record<string, string>> => {
    const { text } = await call('GET', pathname, { headers: { accept: 'text/html' } })
    const form = text.split('<form').find((part) => part.includes(`value="${act}"`)) ?? text
    return Object.fromEntries(
      [...form.matchAll(/name="([^"]+)" value="([^"]+)"/g)].map(([, name, value]) => [name, value]),
    )
  }
  return async (act: string, more: Record<string, string> = {}) => {
    const fields = { ...(await fieldsOf(act)), act, ...more }
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      origin: 'null',
      'sec-fetch-site': 'same-origin',
    }
    return call('POST', pathname, { raw: String(new URLSearchParams(fields)), headers })
  }
}

const layFlower = async (stone: string) => {
  const giver = await agent()
  const { status: code, text } = await giver.post('/api/house/flowers', { gravestone_id: stone })
  if (code !== 200) throw new Error(`a flower answered ${code}: ${text}`)
  return giver.username
}

interface Happened {
  one: Keeper
  what: RegExp
  /** Absent if it happened to the agent itself. */
  creature_id?: string
  /** The same happens again, where it can. */
  again?: { happen: () => Promise<unknown>; told: RegExp }
}

/** Each makes one thing happen that is in no answer yet. */
const KINDS: Readonly<Record<string, () => Promise<Happened>>> = {
  async hatched() {
    const one = await toldKeeper()
    const { body } = await asked(one, 'POST', '/api/house/adopt', { name: 'Egg', species_slug: 'tabby' })
    pass({ minutes: 1 })
    await asked(one, 'HEAD', '/api/house/status')
    return { one, what: /^It hatched\.$/, creature_id: body.creature.id }
  },
  async 'grown up'() {
    const one = await toldKeeper()
    pass({ hours: 25 })
    return { one, what: /^It grew up: it is a child now\.$/, creature_id: one.pip }
  },
  async 'ten days old'() {
    const one = await toldKeeper()
    for (let day = 1; day <= 9; day++) {
      pass({ hours: 24 })
      await care(one, { action: 'feed' })
    }
    pass({ hours: 25 })
    return { one, what: /^It is 10 days old\.$/, creature_id: one.pip }
  },
  async 'a keepsake'() {
    const { one, ash } = await withLoss()
    const { body } = await asked(one, 'POST', '/api/house/credits', { pack: '500' })
    await call('POST', `${new URL(body.checkout_url).pathname}/pay`)
    await status(one)
    pass({ minutes: 1 })
    await asked(one, 'POST', '/api/house/resurrect', { creature_id: ash })
    return { one, what: /^It has a keepsake: .+\.$/, creature_id: ash }
  },
  async 'a loss'() {
    const { one, ash } = await withUntoldLoss()
    return { one, what: /^It died of (hunger|neglect|illness)\.$/, creature_id: ash }
  },
  async flowers() {
    const { one, ash, stone } = await withLoss()
    const [first, second] = [await layFlower(stone), await layFlower(stone)]
    return {
      one,
      what: new RegExp(`^2 flowers were laid on its stone by ${second} and ${first}\\.$`),
      creature_id: ash,
      again: { happen: () => layFlower(stone), told: /^(A flower was|3 flowers were) laid on its stone by / },
    }
  },
  async 'a flower of the human'() {
    const { one, ash, stone } = await withLoss()
    await (await humanOf(one))('flower', { id: stone })
    return { one, what: /^Your human laid a flower on its stone\.$/, creature_id: ash }
  },
  async 'a note'() {
    const one = await toldKeeper()
    await (await humanOf(one))('note', { text: 'Well done.' })
    return { one, what: /^Your human left you a note\.$/ }
  },
  async 'credits that arrived'() {
    const one = await toldKeeper()
    const buy = async () => {
      const { body } = await asked(one, 'POST', '/api/house/credits', { pack: '500' })
      await call('POST', `${new URL(body.checkout_url).pathname}/pay`)
    }
    await buy()
    return { one, what: /^500 credits arrived\.$/, again: { happen: buy, told: /^(500|1000) credits arrived\.$/ } }
  },
  async 'a key made in the window'() {
    const one = await toldKeeper()
    const { text } = await (await humanOf(one))('recover')
    const [key = ''] = /ch_[0-9A-Za-z]{55}/.exec(text) ?? []
    return {
      one: { ...one, key },
      what: /^A new key was made in the window of your human\. The key before it and all connections have ended\.$/,
    }
  },
}

const ANSWERS = { status, care, visit }

describe.each(Object.keys(KINDS))('Decided: news is told in the next answer, by name, once: %s', (kind) => {
  let happened: Happened
  beforeEach(async () => {
    happened = await KINDS[kind]!()
  })

  const isIn = (answer: Received) =>
    newsIn(answer).filter(({ what, creature_id }) => happened.what.test(what) && creature_id === happened.creature_id)
  const expectTold = (answer: Received) => {
    expect(newsIn(answer).map(({ what }) => what)).toEqual([expect.stringMatching(happened.what)])
    expect(isIn(answer)).toHaveLength(1)
  }

  it('in a visit, and then in no answer', async () => {
    const { one } = happened
    expectTold(await visit(one))
    pass({ minutes: 1 })
    for (const next of Object.values(ANSWERS)) expect(newsIn(await next(one))).toEqual([])
  })

  it('in a status; a rehearsal, a HEAD and a token that may only read tell it and mark nothing', async () => {
    const { one } = happened
    expectTold(await care(one, { dry_run: true }))
    expectTold(await visit(one, { dry_run: true }))
    await asked(one, 'HEAD', `/api/house/status?creature_id=${one.pip}`)
    const { access } = await newConnection(house, one.key, { scope: 'read' })
    expectTold(await status({ ...one, key: access }))
    expectTold(await status({ ...one, key: access }))
    expectTold(await status(one))
    pass({ minutes: 1 })
    for (const next of Object.values(ANSWERS)) expect(newsIn(await next(one))).toEqual([])
  })

  it('in care; a lost answer is repeated under the same Idempotency-Key, and by no other', async () => {
    const { one } = happened
    const send = () =>
      call('POST', '/api/house/care', {
        key: one.key,
        body: reflect(one),
        headers: { 'idempotency-key': `lost-${kind.replaceAll(' ', '-')}` },
      })
    const first = await send()
    expectTold(first)
    expect(newsIn(await send())).toEqual(newsIn(first))
    pass({ minutes: 1 })
    for (const next of Object.values(ANSWERS)) expect(newsIn(await next(one))).toEqual([])
  })
})

describe('Decided: news is told in the next answer, by name, once', () => {
  it.each(['flowers', 'credits that arrived'])('written between read and answer, it is not lost: %s', async (kind) => {
    const { one, again } = await KINDS[kind]!()
    let isDone = false
    house.onDbCall = async (command, go) => {
      const isWrite = /Put|Transact/.test(command.constructor.name)
      if (isWrite && !isDone) {
        isDone = true
        await again!.happen()
      }
      return go()
    }
    const told = [...newsIn(await status(one)), ...newsIn(await status(one)), ...newsIn(await status(one))]
    expect(isDone).toBe(true)
    const amounts = told.map(({ what }) => Number(/\d+/.exec(what.replace(/^A /, '1 '))?.[0]))
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(kind === 'flowers' ? 3 : 1000)
    expect(told.at(-1)?.what).toMatch(again!.told)
  })

  it('a milestone, in the answer of the act that reached it', async () => {
    const one = await toldKeeper()
    const lessons = Array.from({ length: 3 }, () => ({ action: 'discipline', creature_id: one.pip }))
    const { body } = await asked(one, 'POST', '/api/house/visit', { care: lessons })
    expect(body.news).toEqual([
      { name: 'Pip', creature_id: one.pip, what: 'Its discipline reached 25.', at: expect.any(String) },
    ])
    expect(newsIn(await status(one))).toEqual([])
  })

  it('a 404 without a living creature tells it too', async () => {
    const one = await toldKeeper()
    pass({ hours: 49 })
    const gone = await asked(one, 'GET', '/api/house/status')
    expect(gone.status).toBe(404)
    expect(newsIn(gone)).toEqual([
      { name: 'Pip', creature_id: one.pip, what: 'It died of neglect.', at: gone.body.last_lost.died_at },
      expect.objectContaining({ name: 'Pip', what: 'It had grown up to be a child.' }),
    ])
    expect(newsIn(await asked(one, 'GET', '/api/house/status'))).toEqual([])
  })

  it('how far a creature had grown is told with its death, also if a job buried it', async () => {
    const one = await toldKeeper()
    await call('POST', '/_local/clock', { body: { advance_hours: 49 } })
    const gone = await asked(one, 'GET', '/api/house/status')
    expect(newsIn(gone).map(({ what }) => what)).toEqual(['It died of neglect.', 'It had grown up to be a child.'])
    expect(newsIn(await asked(one, 'GET', '/api/house/status'))).toEqual([])
  })

  it.each(['care', 'visit'] as const)('a 404 of %s without a living creature has it too', async (name) => {
    const one = await toldKeeper()
    pass({ hours: 49 })
    const feed = { action: 'feed' }
    const body = { ...(name === 'care' ? feed : { care: [feed] }), dry_run: true }
    const plain = await call('POST', `/api/house/${name}`, { key: one.key, body, headers: { accept: 'text/plain' } })
    expect(plain.text.split('of neglect')).toHaveLength(2)
    const gone = await ANSWERS[name](one)
    expect(gone.status).toBe(404)
    expect(newsIn(gone).map(({ what }) => what)).toEqual(['It died of neglect.', 'It had grown up to be a child.'])
    expect(newsIn(await ANSWERS[name](one))).toEqual([])
    expect(newsIn(await asked(one, 'GET', '/api/house/status'))).toEqual([])
  })

  it.each([
    ['an egg', { creature: 'Egg' }],
    ['a missing target', {}],
  ])('the refusal for %s tells it too', async (_, target) => {
    const one = await toldKeeper()
    await asked(one, 'POST', '/api/house/adopt', { name: 'Egg', species_slug: 'tabby' })
    pass({ hours: 25 })
    const refused = await asked(one, 'POST', '/api/house/care', { action: 'feed', ...target })
    expect([refused.status, newsIn(refused).map(({ name }) => name)]).toEqual([400, ['Pip']])
    expect(newsIn(await care(one))).toEqual([])
  })

  it.each([
    ['care', 'POST', '/api/house/care', { action: 'reflect', creature: 'Nobody' }],
    ['visit', 'POST', '/api/house/visit', { care: [{ action: 'reflect', creature: 'Nobody' }] }],
    ['status', 'GET', '/api/house/status?creature=Nobody', undefined],
  ] as const)('the refusal of an unknown name in %s tells it too', async (_, method, path, body) => {
    const one = await toldKeeper()
    pass({ hours: 25 })
    const refused = await asked(one, method, path, body)
    expect([refused.status, newsIn(refused).map(({ name }) => name)]).toEqual([400, ['Pip']])
    expect(newsIn(await care(one))).toEqual([])
  })

  it('a note that the agent has refused since is none', async () => {
    const one = await toldKeeper()
    await (await humanOf(one))('note', { text: 'Well done.' })
    await asked(one, 'POST', '/api/house/window', { notes: false })
    const { news, from_your_human } = (await status(one)).body
    expect([news, from_your_human]).toEqual([undefined, undefined])
  })

  it('a creature that refuses tells it too', async () => {
    const one = await toldKeeper()
    const { body } = await asked(one, 'POST', '/api/house/adopt', { name: 'Scales', species_slug: 'pangolin' })
    await asked(one, 'GET', `/api/house/status?creature_id=${body.creature.id}`)
    pass({ hours: 25 })
    const refused = await asked(one, 'POST', '/api/house/care', { action: 'feed', creature_id: body.creature.id })
    expect(refused.body.action_result.success).toBe(false)
    expect(
      newsIn(refused)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['Pip', 'Scales'])
    expect(newsIn(await status(one))).toEqual([])
  })

  it('hatching, in the status that hatches, with the milestone of the specification', async () => {
    const one = await toldKeeper()
    const { body } = await asked(one, 'POST', '/api/house/adopt', { name: 'Egg', species_slug: 'tabby' })
    const { id } = body.creature
    const first = (await asked(one, 'GET', `/api/house/status?creature_id=${id}`)).body
    expect(first.news).toEqual([{ name: 'Egg', creature_id: id, what: 'It hatched.', at: expect.any(String) }])
    expect(first.milestone).toMatchObject({ stage: 'baby' })
  })

  it('the milestone stays in the next status of the creature', async () => {
    const one = await toldKeeper()
    pass({ hours: 25 })
    expect(newsIn(await care(one))).toHaveLength(1)
    const { milestone, milestones, news } = (await status(one)).body
    expect(milestone).toMatchObject({ stage: 'child' })
    expect(milestones).toHaveLength(1)
    expect(news).toBeUndefined()
  })

  it('a scene that no longer fits is one plain sentence', async () => {
    const one = await toldKeeper()
    pass({ hours: 25 })
    await care(one)
    pass({ hours: 23 })
    const { milestone, creature } = (await status(one)).body
    expect(creature.feeding_status).toBe('critical')
    expect(milestone.message).toBe('It grew up: it is a child now.')
  })

  it('a death before any happier news, also in plain text, and each thing once', async () => {
    const one = await toldKeeper()
    const { body } = await asked(one, 'POST', '/api/house/adopt', { name: 'Ash', species_slug: 'tabby' })
    await asked(one, 'GET', `/api/house/status?creature_id=${body.creature.id}`)
    pass({ hours: 20 })
    await care(one)
    pass({ hours: 17 })
    const headers = { accept: 'text/plain' }
    const dry = await care(one, { dry_run: true })
    expect(newsIn(dry).map(({ name, what }) => [name, what])).toEqual([
      ['Ash', expect.stringMatching(/^It died/)],
      ['Ash', 'It had grown up to be a child.'],
      ['Pip', 'It grew up: it is a child now.'],
    ])
    const told = await call('POST', '/api/house/care', { key: one.key, body: reflect(one), headers })
    expect(told.text.split('Ash (id').length + told.text.split('News of Ash').length).toBe(4)
    expect(told.text.indexOf('Lost: Ash')).toBeGreaterThanOrEqual(0)
    expect(told.text.indexOf('News of Pip')).toBeGreaterThan(told.text.indexOf('Lost: Ash'))
    const seen = await call('GET', '/api/house/status', { key: one.key, headers })
    expect(seen.text).not.toContain('News of')
  })

  it('has the id in plain text where two of the dead had one name', async () => {
    const { one, ash, stone } = await withLoss()
    const flowerNews = async () => {
      await layFlower(stone)
      const headers = { accept: 'text/plain' }
      return (await call('GET', '/api/house/status', { key: one.key, headers })).text
    }
    expect(await flowerNews()).toMatch(/^News of Ash, /m)
    const { body } = await asked(one, 'POST', '/api/house/adopt', { name: 'ash', species_slug: 'tabby' })
    await status(one)
    expect(await flowerNews()).toContain(`News of Ash (id ${ash})`)
    pass({ hours: 20 })
    await care(one)
    pass({ hours: 17 })
    expect((await status(one)).body.lost_since_last_look[0].creature_id).toBe(body.creature.id)
    expect(await flowerNews()).toContain(`News of Ash (id ${ash})`)
  })

  it('costs a status without news no second trip', async () => {
    const one = await toldKeeper()
    await status(one)
    expect(await house.countRoundTrips(() => status(one))).toBe(1)
  })
})

describe('Decided: the design of a species is offered once, to who was told of an adult', () => {
  const offersDesign = ({ body }: Received): boolean =>
    body.next_steps.some(({ endpoint, method }: { endpoint: string; method: string }) =>
      `${method} ${endpoint}`.endsWith('POST /api/house/species'),
    )

  /** A tortoise that becomes an adult after five days of meals, which is in the next answer. */
  async function grown() {
    const one = await toldKeeper()
    for (let day = 1; day <= 4; day++) {
      pass({ hours: 24 })
      await care(one, { action: 'feed' })
    }
    return one
  }

  /** Everything that is advised, as one visit. A rehearsal tells it and marks nothing. */
  async function doAll(one: Keeper): Promise<Received> {
    const { next_steps } = (await care(one, { dry_run: true })).body
    const all = next_steps.find(({ endpoint }: { endpoint: string }) => endpoint?.endsWith('/visit'))
    return asked(one, 'POST', '/api/house/visit', all.body)
  }

  it('the draft takes after the one that is an adult by now', async () => {
    const one = await grown()
    let other = ''
    for (const name of ['Ash', 'Birch', 'Cedar', 'Dune']) {
      const { body } = await asked(one, 'POST', '/api/house/adopt', { name, species_slug: 'tortoise' })
      other = body.creature.id
      await asked(one, 'GET', `/api/house/status?creature_id=${other}`)
    }
    pass({ hours: 24.1 })
    await asked(one, 'POST', '/api/house/care', { action: 'reflect', creature_id: other })
    const { next_steps } = (await status({ ...one, pip: other })).body
    const offered = next_steps.find(({ endpoint }: { endpoint: string }) => endpoint.endsWith('/api/house/species'))
    expect(offered.description).toContain('This draft takes after Pip;')
  })

  it('no answer without a creature uses the offer up', async () => {
    const one = await grown()
    pass({ hours: 24.1 })
    await care(one)
    const unknown = await asked(one, 'GET', `/api/house/status?creature_id=${UNKNOWN}`)
    expect([unknown.status, offersDesign(unknown)]).toEqual([404, false])
    expect(offersDesign(await status(one))).toBe(true)
    expect(offersDesign(await status(one))).toBe(false)
  })

  it.each([
    ['in the answer that tells it, if nothing is needed then', doAll, true],
    ['in the first status after that, if something is needed', (one: Keeper) => care(one), false],
  ] as const)('%s', async (_, answer, isIdle) => {
    const one = await grown()
    pass({ hours: 24.1 })
    const told = await answer(one)
    expect(newsIn(told).map(({ what }) => what)).toContain('It grew up: it is an adult now.')
    expect(offersDesign(told)).toBe(isIdle)
    const { access } = await newConnection(house, one.key, { scope: 'read' })
    // It could not publish one, and the offer is not used up.
    expect(offersDesign(await status({ ...one, key: access }))).toBe(false)
    expect(offersDesign(await status(one))).toBe(!isIdle)
    expect(offersDesign(await status(one))).toBe(false)
    expect(offersDesign(await asked(one, 'GET', '/api/house'))).toBe(true)
  })
})
