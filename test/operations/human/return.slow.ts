/** An agent's human asks on the keeper page for a lost creature, and pays for its return. */
import { humanOf } from '../../support/agents/human'
import { GENEROUS_LIMITS, type Keeper, useTestHouse } from '../../support/agents/keeper'
import { freshAddress } from '../../support/http'
import { buyCredits } from '../../support/services/stripe'

const at = useTestHouse({
  projecting: false,
  rateLimits: { ...GENEROUS_LIMITS, open_window: 1000, window_act: 1000, resurrect: 1000 },
})

const die = async (keeper: Keeper, name = 'Ash') => {
  const id = await keeper.raise({ name, species_slug: 'tabby' })
  at.house.clock.advance(60)
  await keeper.status()
  return id
}

const isReturn = (id: string) => (step: { action: string; body?: { creature_id?: string } }) =>
  step.action === 'resurrect' && step.body?.creature_id === id

/** Pays the order that the page leads to. */
async function pay(url: string): Promise<void> {
  const { pathname } = new URL(url)
  const opened = await at.house.call('GET', pathname, { from: freshAddress() })
  expect(opened.status).toBe(303)
  const paid = await at.house.call('POST', `${new URL(String(opened.headers.location)).pathname}/pay`)
  expect(paid.status).toBe(200)
}

it('redirects to the checkout of the cheapest basket; after payment the 404 offers the resurrection first', async () => {
  const { house, keeper } = at
  const id = await die(keeper)
  const human = await humanOf(house, keeper)
  expect(await human.page()).toMatch(/of which 100 are missing.*Bring <bdi>Ash<\/bdi> back: \$1\.00/s)
  const { status, headers, text } = await human.send('return', { id })
  const [, url = ''] = /^0; url=(.*\/checkout\/[0-9a-f-]{36})$/.exec(String(headers.refresh)) ?? []
  expect([status, text.includes(`href="${url}"`)]).toEqual([200, true])
  expect((await human.send('return', { id })).headers.refresh).toBe(headers.refresh)
  const unpaid = await keeper.status()
  expect([unpaid.status, unpaid.body.next_steps.findIndex(isReturn(id))]).toEqual([404, -1])
  const priced = (await human.page()).replace(/<[^>]*>/g, '')
  expect(priced).toMatch(/has no credits\..*The buttons above buy what a return takes\. To buy more, ask/s)
  await pay(url)
  expect(await human.page()).toMatch(
    /You paid for <bdi>Ash<\/bdi>.*<code>Bring Ash back in Creature House \(http:.*\) before .* The credits are paid\.<\/code>/s,
  )
  const { body } = await keeper.status()
  expect(body.next_steps[0]).toMatchObject({
    action: 'resurrect',
    body: { creature_id: id },
    description: expect.stringContaining('Your human asks for this'),
  })
  expect(body.next_steps.filter(isReturn(id))).toHaveLength(1)
  const back = await house.call('POST', body.next_steps[0].endpoint, { key: keeper.key, body: body.next_steps[0].body })
  expect(back.body.success).toBe(true)
  const alive = await keeper.status()
  expect([alive.status, alive.body.next_steps.some(isReturn(id))]).toEqual([200, false])
  expect(JSON.stringify(await house.allRows())).not.toContain('wants_back')
})

it('mentions paying only while credits are missing', async () => {
  const { house, keeper } = at
  for (const name of ['Ash', 'Elm']) await die(keeper, name)
  const human = await humanOf(house, keeper)
  expect(await human.page()).toMatch(/You pay on the page.*The buttons above buy what a return takes/s)
  await buyCredits(house, keeper, '100')
  const page = (await human.page()).replace(/<[^>]*>/g, '')
  expect(page).toMatch(
    /Elm, 100 credits, which are there.*100 credits are left.*nothing else here costs anything\.\s*To buy more, ask/s,
  )
  expect(page).not.toMatch(/You pay on|buttons above/)
})

it('offers the resurrection first, also to a household with living creatures, which do not change', async () => {
  const { house, keeper } = at
  const id = await die(keeper)
  const living = await keeper.raise({ name: 'Moth', species_slug: 'tabby' })
  await buyCredits(house, keeper, '100')
  const human = await humanOf(house, keeper)
  const before = (await keeper.status(living)).body
  expect(before.next_steps[0].description).not.toContain('Your human asks')
  const { status, headers } = await human.send('return', { id })
  expect([status, headers.location]).toEqual([303, `${human.path.replace('/window', '.')}#yours`])
  const { body } = await keeper.status(living)
  expect(body.next_steps[0].description).toContain('Your human asks')
  expect(body.next_steps[0]).toMatchObject({ action: 'resurrect', body: { creature_id: id } })
  expect(body.creature).toEqual(before.creature)
  expect((await keeper.status(id)).body.next_steps[0]).toMatchObject({ action: 'resurrect' })
})

it('shows the creature that is paid for first, and offers its credits for no other, when more die', async () => {
  const { house, keeper } = at
  const fern = await keeper.raise({ name: 'Fern', species_slug: 'tabby' })
  const moth = await die(keeper, 'Moth')
  await buyCredits(house, keeper, '100')
  const human = await humanOf(house, keeper)
  const textOf = async () => (await human.page()).replace(/<(style|svg|script)[\s\S]*?<\/\1>|<[^>]*>/g, '')
  expect(await textOf()).toMatch(/(?:Fern and Moth|Moth and Fern) died; both can return, the first only until .* UTC\./)
  await human.send('return', { id: moth })
  const pip = await die(keeper, 'Pip')
  await keeper.raise({ name: 'Ash', species_slug: 'tabby' })
  const text = await textOf()
  expect(text).toMatch(/You paid for Moth, and the credits are there\. Only .* can bring Moth back/)
  expect(text).toMatch(/Who is missedMoth.*Pip.*Fern/s)
  const page = await human.page()
  expect(page).not.toMatch(/name="act" value="return"/)
  for (const id of [moth, pip, fern]) expect(page).toMatch(new RegExp(`-resting[^"]*/${id}\\.svg`))
  await house.call('POST', '/api/house/resurrect', { key: keeper.key, body: { creature_id: moth } })
  expect(await textOf()).toMatch(/Who is missedPip.*Fern/s)
  expect(await human.page()).toMatch(
    /Whom to bring back.*>Pip, 100 credits: \$1\.00<.*>Fern, 100 credits: \$1\.00<.*>Bring back</s,
  )
})

it('is not possible for another household, an unknown creature, or after seven days', async () => {
  const { house, keeper } = at
  const id = await die(keeper)
  const human = await humanOf(house, keeper)
  const stranger = await humanOf(house, await house.newAgent())
  expect((await stranger.send('return', { id })).status).toBe(404)
  expect((await human.send('return')).status).toBe(400)
  house.clock.advance(24 * 7)
  expect((await human.send('return', { id })).status).toBe(410)
  expect(await human.page()).not.toContain('value="return"')
  expect((await keeper.status()).body.next_steps.some(isReturn(id))).toBe(false)
})

it('says that no creature came, if the way back closed after it was paid for', async () => {
  const { house, keeper } = at
  const id = await die(keeper)
  await buyCredits(house, keeper, '100')
  const human = await humanOf(house, keeper)
  await human.send('return', { id })
  expect(await human.page()).toContain('You paid for <bdi>Ash</bdi>')
  house.clock.advance(24 * 7)
  const page = (await human.page()).replace(/<[^>]*>/g, '')
  expect(page).toMatch(/You paid; nobody came by \d+ \w+ \d{4}, \d\d:\d\d UTC to bring Ash back\. The credits stay\./)
  expect(page).not.toMatch(/You paid for Ash|credits are there/)
})

it('says it on the page of the order too', async () => {
  const { house, keeper } = at
  const id = await die(keeper)
  const human = await humanOf(house, keeper)
  const [, url = ''] = /^0; url=(.*)$/.exec(String((await human.send('return', { id })).headers.refresh)) ?? []
  await pay(url)
  const done = async () => (await house.call('GET', `${new URL(url).pathname}/done`, { from: freshAddress() })).text
  expect(await done()).toContain('Bring Ash back in Creature House')
  house.clock.advance(24 * 7)
  expect(await done()).toMatch(
    /You paid; nobody came by <time datetime="[^"]+">\d+ \w+ \d{4}, \d\d:\d\d UTC<\/time>; the/,
  )
})
