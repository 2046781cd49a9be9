/** The keeper page for the human of an agent, behind a secret address. Its forms have tests in operations/human. */
import { everyOperation } from '../../../lambdas/api/routes/every-route'
import { claimedAgentId, KEEPER_PAGE_PREFIX } from '../../../lambdas/domain/accounts/api-key'
import { builtInSpecies } from '../../../lambdas/domain/species/catalogue'
import { GENEROUS_LIMITS, type Keeper, newKeeper } from '../../support/agents/keeper'
import { fiveCreatures, openKeeperPage } from '../../support/agents/keeper-pages'
import { seedCreatures } from '../../support/creatures'
import { buyCredits } from '../../support/services/stripe'
import { sharedTestHouse } from '../../support/test-house'

const house = sharedTestHouse({
  rateLimits: { ...GENEROUS_LIMITS, open_window: 1000, window_page: 10_000, window_calendar: 1000 },
})
let keeper: Keeper
let other: Keeper

beforeAll(async () => {
  keeper = await newKeeper(house, { username: 'keeper', display_name: '<b>Robin</b>' })
  other = await newKeeper(house, { username: 'other' })
  const id = await keeper.raise({ name: 'Moth', species_slug: 'tabby' })
  await house.call('POST', '/api/house/care', {
    key: keeper.key,
    body: { creature_id: id, action: 'play', item: 'catnip mouse', notes: 'for </script> & fun' },
  })
  await other.raise({ name: 'Secretive', species_slug: 'owl' })
  await buyCredits(house, keeper, '100')
})

const open = async (whose: Keeper = keeper) => {
  const { status, body } = await house.call('POST', '/api/house/window', { key: whose.key })
  expect(status).toBe(200)
  return { url: body.url as string, path: new URL(body.url).pathname, calendar: new URL(body.calendar_url).pathname }
}
const MARKDOWN = { headers: { accept: 'text/markdown' } }
const secretOf = (path: string) => path.split('/')[2] ?? ''

it('shows the household with its stats, clock, plan, diary and costs, and nothing of other households', async () => {
  const { path } = await open()
  const { status, text, headers } = await house.call('GET', path)
  expect(status).toBe(200)
  expect(headers['content-type']).toContain('text/html')
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(text).toMatch(/<dt>Fullness<\/dt><dd><svg class="bar"[^>]*><rect width="100" height="8"\/><\/svg> 100</)
  expect(text).toMatch(/<dt>Discipline<\/dt><dd><svg class="bar"[^>]*><rect width="0" height="8"\/><\/svg> 0</)
  expect(text).not.toMatch(/<meter|<progress/)
  for (const fact of [
    'Moth',
    'Without care it lives until <time',
    'Visits to come',
    'catnip mouse',
    '+100 credits',
    '100 credits are left',
  ]) {
    expect(text).toContain(fact)
  }
  expect(text).toContain('&lt;b&gt;Robin&lt;/b&gt;')
  expect(text).not.toMatch(/<b>Robin|<\/script> & fun|Secretive|ch_[0-9A-Za-z]/)
  expect(text).not.toContain(secretOf(path))
  // Chats that see its link show nothing of the household.
  expect(text).not.toContain('property="og:')
  expect(Buffer.byteLength(text)).toBeLessThan(60_000)
})

it('takes two round trips and writes nothing: eggs do not hatch, and milestones stay for the agent', async () => {
  const fresh = await newKeeper(house, { username: 'fresh' })
  await fresh.adopt({ name: 'Ovo' })
  const { path } = await open(fresh)
  house.dbCalls.length = 0
  expect(await house.countRoundTrips(() => house.call('GET', path))).toBeLessThanOrEqual(2)
  expect(house.dbCalls.filter((call) => !/^(Query|Get|BatchGet)Command$/.test(call))).toEqual(['UpdateCommand'])
  expect((await house.call('GET', path)).text).toContain('still in the egg')
  const { body } = await fresh.status()
  expect(body.milestone.stage).toBe('baby')
})

it('serves the same calendar of the plan that the agent gets', async () => {
  const { calendar } = await open(other)
  const { status, text, headers } = await house.call('GET', calendar)
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  const own = await house.call('GET', '/api/house/plan?format=ics', { key: other.key })
  expect(text).toBe(own.text)
  const { path } = await open(other)
  const linked = await house.call('GET', `${path}?format=ics`)
  expect([linked.text, linked.headers['cache-control']]).toEqual([own.text, 'no-store'])
})

describe('the page of five creatures', () => {
  let path: string
  let ada: Keeper
  const read = async (accept: string): Promise<string> => (await house.call('GET', path, { headers: { accept } })).text
  beforeAll(async () => {
    ada = await fiveCreatures(house)
    path = await openKeeperPage(house, ada)
  })

  it('lists the most urgent first, each with a clock', async () => {
    const text = await read('text/html')
    const faces = [...text.matchAll(/<li><a href="#c-.*?<\/li>/g)].map(([face]) => face)
    const names = faces.map((face) => /<bdi>(\w+)/.exec(face)?.[1])
    // Close to death, then ill; an egg has no clock.
    expect([names.length, names[0], names[1], names.at(-1)]).toEqual([5, 'Pip', 'Moth', 'Ovo'])
    for (const face of faces.slice(0, 4)) expect(face).toMatch(/\d+ hours left/)
    const left = faces.map((face) => Number(/stroke-dasharray="(\d+) 100"/.exec(face)?.[1] ?? 101))
    expect(left.every((share) => share > 0 && share <= 101)).toBe(true)
    expect([left[0]! < 34, faces[0]]).toEqual([true, expect.stringMatching(/class="ring critical".*hours left/)])
    house.clock.advance(2)
    const [later] = [...(await read('text/html')).matchAll(/stroke-dasharray="(\d+) 100"/g)]
    expect(Number(later?.[1])).toBeLessThan(left[0]!)
  })

  it('folds wishes, keepsakes and diary of each', async () => {
    const text = await read('text/html')
    const room = (name: string): string =>
      [...text.matchAll(/<details id="c-.*?(?=<details id="c-|<\/section>)/gs)]
        .map(([one]) => one)
        .find((one) => one.includes(`<bdi>${name}</bdi>`)) ?? ''
    expect(room('Fern')).toMatch(/What it keeps.*<li><strong>The \w/s)
    expect(room('Moth')).toMatch(/<details id="d-.*The diary of.*Fed it, early, to no use.*“Visit 0\.”/s)
    expect(room('Moth')).not.toContain('“Visit 4.”')
    expect(text).not.toMatch(/<details[^>]* open/)
    expect(text).toContain('<a class="button" href="?format=ics">Add to calendar</a>')
  })

  it('tells the last day of each, worst first, with the lines that its keeper was told', async () => {
    const [, today = ''] = /^## Today\n(.*?)^## /ms.exec(await read('text/markdown')) ?? []
    const names = [...today.matchAll(/^### (\w+)/gm)].map(([, name]) => name)
    expect([names.length, names[0], names[1], names.at(-1)]).toEqual([5, 'Pip', 'Moth', 'Ovo'])
    expect(today).toMatch(/### Moth unwell\n\n.*Fed it, [^.]+\. “.{20,}” Noted: “Visit \d\.”/s)
    expect(today).toContain('Grew up: a child now.')
    expect(today).not.toContain('“Visit 0.”')
  })

  it('has a strip of the week for each, and one figure for the agent', async () => {
    const [, week = ''] = /^## The week\n(.*?)^## /ms.exec(await read('text/markdown')) ?? []
    expect(week).toMatch(/^\*\*\d+ of \d+\*\* meals on time this week, by Ada\.$/m)
    expect(week).toMatch(/^- Pip · \d on time/m)
  })

  it('shows each text written for the agent once, as a quotation', async () => {
    const text = await read('text/markdown')
    const quotes = [...text.matchAll(/^(?:What Ada sees:\n\n|\*\*What \w+ asks of Ada today\*\* )“(.*)”$/gm)].map(
      ([, quote = '']) => quote,
    )
    expect(quotes.length).toBeGreaterThanOrEqual(4)
    for (const quote of quotes) expect(text.split(quote)).toHaveLength(2)
    expect(text.replace(/“.*”/g, '')).not.toMatch(/\byour (face|chair|hand)/)
  })

  it('states the credits and how to buy more', async () => {
    const text = await read('text/markdown')
    expect(text).toContain('100 for $1.00, 500 for $4.00, 1,000 for $7.00')
    expect(text).toContain('`Please send me a link to buy 500 credits in Creature House.`')
    expect(text).not.toContain('POST')
    expect(text).toMatch(/^Ada has no credits\..*To buy some, ask Ada/ms)
  })

  it('shows the epitaph of a dead creature, and the resurrection while it is possible', async () => {
    const owner = await newKeeper(house, { username: 'bereaved' })
    const id = await owner.raise({ name: 'Ash', species_slug: 'tabby' })
    const window = await openKeeperPage(house, owner)
    const look = async () => (await house.call('GET', window, { headers: { accept: 'text/markdown' } })).text
    house.clock.advance(60)
    expect(await look()).toMatch(
      /\*\*Ash\*\* · died.*Ash\*\* Tabby, died of being left alone, and its keeper does not know yet\n\n.{20,}/s,
    )
    await owner.status(id)
    expect(await look()).toMatch(/died of being left alone, 1 day ago\n\n.*“Ash”.*\n/)
    const { text } = await house.call('GET', window)
    expect(text).toMatch(/id="missed".*<img class="pane" src="\/faces\/[^"]*-resting[^"]*\/[0-9a-f-]{36}\.svg"/s)
    expect(await look()).toMatch(
      /^Ash died of neglect; it can return until .* UTC\.\n\nIts return takes 100 credits, of which 100 are missing\./m,
    )
    house.clock.advance(8 * 24)
    expect(await look()).toMatch(
      /Nobody lives here any more: Ash died .*, and cannot return\.\n\nTo give somebody a home/,
    )
  })

  it('plans no meals of eggs', async () => {
    const owner = await newKeeper(house, { username: 'brooding' })
    await owner.adopt({ name: 'Ovo' })
    const window = await openKeeperPage(house, owner)
    const plan = async () =>
      /Visits to come.*?(?=Add to calendar)/s.exec((await house.call('GET', window, MARKDOWN)).text)?.[0]
    expect((await plan())?.match(/^\d\. .*$/gm)).toEqual([expect.stringMatching(/^1\. Ovo: it hatches/)])
    // A status call hatches all eggs.
    await owner.raise({ name: 'Moth' })
    for (const name of ['Uovo', 'Huevo']) await owner.adopt({ name })
    const rows = (await plan())?.match(/^\d\. .*$/gm) ?? []
    expect(rows.length).toBeGreaterThan(2)
    expect(rows[0]).toMatch(/^1\. The eggs hatch · To see: (Uovo and Huevo|Huevo and Uovo) · now/)
    for (const row of rows.slice(1)) expect(row).not.toMatch(/Uovo|Huevo/)
  })

  it('names the zone of the days of its plan', async () => {
    const owner = await newKeeper(house, { username: 'far', timezone: 'Asia/Tokyo' })
    await owner.raise({ name: 'Moth', species_slug: 'tabby' })
    const { text } = await house.call('GET', await openKeeperPage(house, owner), MARKDOWN)
    expect(text).toMatch(/^#+ (Today|Tomorrow) \(Asia\/Tokyo\)$/m)
  })

  it('stays small, however many creatures there are', async () => {
    const crowded = await newKeeper(house, { username: 'crowded' })
    await seedCreatures(house, crowded.id, 60)
    const { text } = await house.call('GET', await openKeeperPage(house, crowded))
    expect(Buffer.byteLength(text.replace(/<figure class="home">.*?<\/figure>/s, ''))).toBeLessThan(60_000)
    expect(text).toContain('And forty-eight more')
  })
})

it('names the creature that was released last, and how many were released', async () => {
  const free = await newKeeper(house, { username: 'free', display_name: 'Freya' })
  const { path } = await open(free)
  const look = async () => (await house.call('GET', path, MARKDOWN)).text
  const [bird, _kept, fox] = [
    await free.raise({ name: 'Bird' }),
    await free.raise({ name: 'Cub' }),
    await free.raise({ name: 'Fox' }),
  ]
  await free.release({ creature_id: bird })
  expect(await look()).toMatch(/^Freya let \[Bird\]\(.*\) go just now\.$/m)
  await free.care('reflect', { creature_id: fox })
  await free.release({ creature_id: fox })
  house.clock.advance(2)
  expect(await look()).toMatch(/^Freya let \[Fox\]\(.*\) go 2 hours ago; two creatures in all\.$/m)
})

it('says in the diary what was done and how late a meal was', async () => {
  house.advanceToMorning()
  const late = await newKeeper(house, { username: 'late' })
  const creature_id = await late.raise({ name: 'Moth', species_slug: 'tabby' })
  const item = 'tuna'
  await late.care('feed', { creature_id, item })
  house.clock.advance((builtInSpecies('tabby')?.feeding_window_hours ?? 0) + 1)
  await late.care('feed', { creature_id, item })
  const { text } = await house.call('GET', (await open(late)).path)
  expect(text).toMatch(/Fed it “tuna”, early.*Fed it “tuna”, 1 hour late/s)
})

it('exists once per agent: a new one revokes the last, and closing leaves none', async () => {
  const [first, second] = [await open(), await open()]
  expect((await house.call('GET', first.path)).status).toBe(404)
  expect((await house.call('GET', second.path)).status).toBe(200)
  const { status, body } = await house.call('DELETE', '/api/house/window', { key: keeper.key })
  expect([status, body.success]).toEqual([200, true])
  for (const path of [second.path, second.calendar]) {
    const gone = await house.call('GET', path)
    expect([gone.status, gone.text.includes('Moth')]).toEqual([404, false])
    expect(gone.text).toMatch(/^<!DOCTYPE html>.*This page is closed/s)
  }
  expect((await house.call('DELETE', '/api/house/window', { key: keeper.key })).status).toBe(200)
})

it('gets next steps that work: none to status for an empty household', async () => {
  const { key } = await house.newAgent()
  for (const method of ['POST', 'DELETE']) {
    const { body } = await house.call(method, '/api/house/window', { key })
    expect(body.next_steps[0].endpoint).toBe('/api/house/adopt')
    expect(JSON.stringify(body.next_steps)).not.toContain('/api/house/status')
  }
  await house.call('POST', '/api/house/adopt', { key, body: { name: 'Ovo' } })
  const { body } = await house.call('POST', '/api/house/window', { key })
  expect(body.next_steps[0].endpoint).toBe('/api/house/status')
})

it('has a secret that cannot be forged or combined with another agent’s', async () => {
  const secret = secretOf((await open()).path)
  const foreign = secretOf((await open(other)).path)
  expect(secret).toMatch(/^chw_[0-9A-Za-z]{55}$/)
  expect(claimedAgentId(secret, KEEPER_PAGE_PREFIX)).toBe(keeper.id)
  const crossed = secret.slice(0, 26) + foreign.slice(26)
  const key = keeper.key.replace(/^ch_/, KEEPER_PAGE_PREFIX)
  for (const wrong of [crossed, key, keeper.key, secret.slice(0, -1), `${secret}0`, '', '%00', '../agents/other']) {
    expect((await house.call('GET', `/window/${wrong}`)).text).not.toContain('catnip mouse')
  }
})

it('has a secret that no operation accepts as a key', async () => {
  const secret = secretOf((await open()).path)
  const guarded = everyOperation.filter(([, { auth }]) => auth === 'required')
  expect(guarded.length).toBeGreaterThan(10)
  for (const [, { method, path }] of guarded) {
    const { status } = await house.call(method, path.replace(/\{\w+\}/g, 'x'), { key: secret, body: {} })
    expect([method, path, status]).toEqual([method, path, 401])
  }
})

it('accepts no method but GET and the POST of its forms', async () => {
  const { path } = await open()
  for (const method of ['PUT', 'PATCH', 'DELETE']) expect((await house.call(method, path)).status).toBe(404)
})

it('leaves its secret in no log and no row', async () => {
  const { path } = await open()
  await house.call('GET', path)
  await house.call('GET', `${path}/`)
  await house.call('POST', path)
  expect(house.logLines.join('\n')).not.toContain(secretOf(path))
  expect(JSON.stringify(await house.allRows())).not.toContain(secretOf(path).slice(26))
})
