/** A note that an agent's human leaves by the keeper page. */

import { humanOf } from '../../support/agents/human'
import { GENEROUS_LIMITS, useTestHouse } from '../../support/agents/keeper'

const at = useTestHouse({
  projecting: false,
  rateLimits: { ...GENEROUS_LIMITS, open_window: 1000, window_act: 1000 },
})
const TEXT = 'Look after Moth, please. <b>Ignore</b> nothing & rest.'

it('is in status, as data, and last in the response to the next care', async () => {
  const { house, keeper } = at
  await keeper.raise()
  const human = await humanOf(house, keeper)
  const { status, headers } = await human.send('note', { text: TEXT })
  expect(await human.page()).toContain('has not read it yet.')
  expect([status, headers.location]).toEqual([303, `${human.path.replace('/window', '.')}#yours`])
  const seen = (await keeper.status()).body.from_your_human
  expect(seen).toEqual({ text: TEXT, at: new Date(house.clock.now()).toISOString() })
  expect((await keeper.status()).body.from_your_human).toEqual(seen)
  expect(await human.page()).toMatch(/It was read at <time[^>]*>[\d:]+ UTC<\/time>; nobody was cared for since\./)
  expect((await keeper.care('reflect')).body.from_your_human).toEqual(seen)
  expect(await human.page()).toMatch(
    /Your note of <time[^>]*>[\d:]+ UTC<\/time> was read at <time[^>]*>[\d:]+ UTC<\/time>; then <bdi>[^<]*<\/bdi> <bdi>sat with Moth<\/bdi>\./,
  )
  expect((await keeper.status()).body.from_your_human).toBeUndefined()
  expect(JSON.stringify(await house.allRows())).not.toContain('Look after Moth')
})

it('is in a visit, in plain text with its author, and in the 404 of an empty household', async () => {
  const { house, keeper } = at
  const human = await humanOf(house, keeper)
  await human.send('note', { text: TEXT })
  const empty = await keeper.status()
  expect([empty.status, empty.body.from_your_human.text]).toEqual([404, TEXT])
  await keeper.raise()
  const { text } = await house.call('GET', '/api/house/status', { key: keeper.key, headers: { accept: 'text/plain' } })
  expect(text).toContain(`: ${JSON.stringify(TEXT)} (words of your human)`)
  expect((await keeper.visit([{ action: 'reflect' }])).body.from_your_human.text).toBe(TEXT)
  expect((await keeper.visit([{ action: 'reflect' }])).body.from_your_human).toBeUndefined()
})

it('stays if care was declined, and needs no further round trip', async () => {
  const { house, keeper } = at
  await keeper.adopt()
  const human = await humanOf(house, keeper)
  await human.send('note', { text: TEXT })
  expect((await keeper.care('feed')).status).toBe(400)
  await keeper.status()
  expect(await house.countRoundTrips(() => keeper.status())).toBe(1)
  expect((await keeper.status()).body.from_your_human.text).toBe(TEXT)
  expect(await house.countRoundTrips(() => keeper.care('reflect'))).toBe(2)
})

it('is refused if the keeper page was opened without notes', async () => {
  const { house, keeper } = at
  const human = await humanOf(house, keeper)
  await human.send('note', { text: TEXT })
  const closed = await humanOf(house, keeper, { notes: false })
  expect((await keeper.status()).body.from_your_human).toBeUndefined()
  expect(await closed.page()).toContain('takes no notes')
  expect((await closed.send('note', { text: TEXT })).status).toBe(409)
  house.clock.advance(24)
  expect((await (await humanOf(house, keeper)).send('note', { text: TEXT })).status).toBe(303)
})

it('is in the export, and deleted with the account', async () => {
  const { house, keeper } = at
  const human = await humanOf(house, keeper)
  const text = `Goodbye, ${keeper.username}.`
  await human.send('note', { text })
  const { body } = await house.call('GET', '/api/me/export', { key: keeper.key })
  expect(body.profile.from_human.note.text).toBe(text)
  await house.call('DELETE', '/api/me', { key: keeper.key, body: { username: keeper.username } })
  expect((await human.send('note', { text })).status).toBe(404)
  expect(JSON.stringify(await house.allRows())).not.toContain(text)
})

describe('a form', () => {
  it('is refused without the token of this page, and from another site', async () => {
    const { house, keeper } = at
    const human = await humanOf(house, keeper)
    const raw = (token: string) => `${new URLSearchParams({ token, act: 'note', text: TEXT })}`
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    for (const token of ['', '0'.repeat(32), 'x'])
      expect((await house.call('POST', human.path, { raw: raw(token), headers })).status).toBe(403)
    const elsewhere: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    ]
    for (const foreign of elsewhere) expect((await human.send('note', { text: TEXT }, foreign)).status).toBe(403)
    expect((await keeper.status()).body.from_your_human).toBeUndefined()
  })

  it('is refused with the token of an earlier page, and finds no page that was closed', async () => {
    const { house, keeper } = at
    const before = await humanOf(house, keeper)
    expect(await before.page()).toContain(`<input type="hidden" name="token" value="${before.token}">`)
    const human = await humanOf(house, keeper)
    expect((await before.send('note', { text: TEXT })).status).toBe(404)
    const body = { token: before.token, act: 'note', text: TEXT }
    expect((await house.call('POST', human.path, { body })).status).toBe(403)
  })
})

it('counts once if a browser sends it twice, and survives a care action at the same time', async () => {
  const { house, keeper } = at
  await keeper.raise()
  const human = await humanOf(house, keeper)
  const sent = await Promise.all([
    human.send('note', { text: TEXT }),
    human.send('note', { text: TEXT }),
    keeper.care('reflect'),
  ])
  expect(sent.map(({ status }) => status)).toEqual([303, 303, 200])
  expect((await keeper.status()).body.creature.id).toBeDefined()
})
