import { padCareLog, useTestHouse } from '../../support/agents/keeper'
import { buyCredits } from '../../support/services/stripe'

const the = useTestHouse()

it.each(['died', 'released'])('keeps the log and the finds of a creature that %s years ago', async (how) => {
  const id = await the.keeper.raise({ species_slug: 'snail' })
  await the.keeper.care('play', { creature_id: id, item: 'lettuce', notes: 'a slow race' })
  if (how === 'released') await the.keeper.release({ creature_id: id })
  the.house.clock.advance(3 * 366 * 24)
  await the.house.runJobs()
  const { body } = await the.keeper.history(`creature_id=${id}`)
  expect(body.creature).toMatchObject({ alive: false, [`${how}_at`]: expect.any(String) })
  expect(body.care_log).toMatchObject([{ action: 'play', item: 'lettuce', notes: 'a slow race' }])
  const { items_tried } = (await the.house.call('GET', '/api/me/export', { key: the.keeper.key })).body
  expect(items_tried).toMatchObject([{ creature_id: id, item: 'lettuce' }])
})

describe('as Markdown', () => {
  it('contains identity, timeline, summary and the whole log, with notes escaped', async () => {
    await the.keeper.raise({ name: 'Moth', species_slug: 'snail' })
    await the.keeper.care('play', { notes: 'a | pipe\nand a <script>' })
    the.house.clock.advance(30)
    const { status, headers, text } = await the.keeper.history('format=markdown')
    expect(status).toBe(200)
    expect(headers['content-type']).toContain('text/markdown')
    expect(text).toMatch(/^# Moth\n/)
    for (const part of [
      '**Species:** Snail',
      '## Timeline',
      'Adopted',
      'Hatched',
      'Became child',
      '## Care summary',
      '## Care log',
    ]) {
      expect(text).toContain(part)
    }
    const log = text.split('\n').filter((line) => line.includes('| play |'))
    expect(log).toHaveLength(1)
    expect(log[0]).toContain('a \\| pipe and a \\<script\\>')
  })
})

it('contains the whole log by default, and a notice if only a part', async () => {
  await the.keeper.raise({ species_slug: 'snail' })
  await the.keeper.care('reflect')
  await padCareLog(the, 60)
  const lines = (text: string) => text.split('\n').filter((line) => line.includes('| reflect |')).length
  const whole = await the.keeper.history('format=markdown')
  expect(lines(whole.text)).toBe(60)
  expect(whole.text).not.toContain('entries; limit and offset')
  const part = await the.keeper.history('format=markdown&limit=10')
  expect(lines(part.text)).toBe(10)
  expect(part.text).toContain('These are 10 of 60 entries')
})

it('takes one round trip more than status', async () => {
  await the.keeper.raise({ species_slug: 'snail' })
  await the.keeper.care('reflect')
  const before = the.house.dbCalls.length
  await the.keeper.history()
  expect(the.house.dbCalls.slice(before).sort()).toEqual(['QueryCommand', 'QueryCommand', 'UpdateCommand'])
})

it('prefers a living creature if no id is given', async () => {
  const living = await the.keeper.raise({ name: 'Here' })
  the.house.clock.advance(0.01)
  const gone = await the.keeper.raise({ name: 'Gone' })
  await the.keeper.release({ creature_id: gone })
  expect((await the.keeper.history()).body.creature).toMatchObject({ id: living, name: 'Here' })
})

it('gives every entry its id and its effectiveness', async () => {
  await the.keeper.raise()
  const { body } = await the.keeper.care('reflect')
  const { care_log_entry_id: id, effectiveness } = body.action_result
  expect((await the.keeper.history()).body.care_log).toMatchObject([{ id, effectiveness }])
  expect((await the.keeper.history('format=markdown')).text).toContain(id)
})

it('shows deaths and resurrections in both timelines', async () => {
  const id = await the.keeper.raise({ species_slug: 'housecat' })
  the.house.clock.advance(60)
  await buyCredits(the.house, the.keeper, '100')
  await the.house.call('POST', '/api/house/resurrect', { key: the.keeper.key, body: { creature_id: id } })
  const { timeline } = (await the.keeper.history()).body
  const events = ['Adopted', 'Hatched', 'Became child', 'Died of neglect', 'Returned']
  expect(timeline.map(({ event }: { event: string }) => event)).toEqual(events)
  const { text } = await the.keeper.history('format=markdown')
  for (const event of events) expect(text).toContain(`: ${event}\n`)
})
