import { padCareLog, useTestHouse } from '../../support/agents/keeper'
import { buyCredits } from '../../support/services/stripe'

const the = useTestHouse()

it.each(['died', 'released'])('keeps the log and the finds of a creature that %s years ago', async (how) => {
  const id = await the.keeper.raise({ species_slug: 'snail' })
  await the.keeper.care('play', { creature_id: id, item: 'mossy twig', notes: 'a slow race' })
  if (how === 'released') await the.keeper.release({ creature_id: id })
  the.house.clock.advance(3 * 366 * 24)
  await the.house.runJobs()
  const { body } = await the.keeper.history(`creature_id=${id}`)
  expect(body.creature).toMatchObject({ alive: false, [`${how}_at`]: expect.any(String) })
  expect(body.care_log).toMatchObject([{ action: 'play', item: 'mossy twig', notes: 'a slow race' }])
  const { items_tried } = (await the.house.call('GET', '/api/me/export', { key: the.keeper.key })).body
  expect(items_tried).toMatchObject([{ creature_id: id, item: 'mossy twig' }])
})

it('escapes notes in Markdown', async () => {
  await the.keeper.raise({ species_slug: 'snail' })
  await the.keeper.care('play', { notes: 'a | pipe\nand a <script>' })
  expect((await the.keeper.history('format=markdown')).text).toContain('a \\| pipe and a \\<script\\>')
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
