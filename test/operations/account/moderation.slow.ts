/** Removal of texts by an operator that has many copies: the name of an adopted species. */
import { newKeeper } from '../../support/agents/keeper'
import { REASON, useModerationHouse } from '../../support/agents/moderation'

const the = useModerationHouse()

it('a species loses its name in lives, gravestones, logs, lists and pages, also if the removal was interrupted', async () => {
  const [slug, name] = ['mudgrin_cat', 'Mudgrin']
  const designer = await newKeeper(the.house)
  await the.design(designer, slug, name)
  const keeper = await newKeeper(the.house)
  const dead = await keeper.raise({ name: 'Ash', species_slug: slug })
  await keeper.care('reflect', { creature_id: dead, notes: 'So it goes.' })
  the.house.clock.advance(60)
  await keeper.status(dead)
  const living = await keeper.raise({ name: 'Birch', species_slug: slug })
  await keeper.care('reflect', { creature_id: living, notes: 'So it stays.' })
  const reader = await newKeeper(the.house)
  const other = await reader.raise({ species_slug: 'calico' })
  const seenByOther = async () => (await reader.care('reflect', { creature_id: other, notes: 'Hm.' })).text
  const paths = [
    '/',
    '/graveyard',
    '/species',
    `/species/${slug}`,
    `/creatures/${living}`,
    `/agents/${keeper.username}`,
  ]
  const lists = ['/api/house/species?tier=community', `/api/house/species/${slug}`, '/api/house/graveyard']
  const own = ['/api/house/status', '/api/me/export', `/api/house/history?creature_id=${living}`]
  for (const shown of [await seenByOther(), await the.shownAt([...paths, ...lists]), await the.shownAt(own, keeper)])
    expect(shown).toContain(name)

  for (const field of ['personality', 'image_prompt'] as const) await the.remove({ kind: 'species', slug, field })
  let commits = 0
  the.house.onDbCall = (command, go) => {
    const isWrite = /Put|TransactWrite/.test(command.constructor.name)
    if (isWrite) commits += 1
    return isWrite && commits > 2 ? Promise.reject(new Error('interrupted')) : go()
  }
  const text = { kind: 'species', slug, field: 'name' } as const
  await expect(the.remove(text)).rejects.toThrow('interrupted')
  the.house.onDbCall = null
  expect(await the.remove(text)).toMatchObject({ outcome: 'removed before', copies: expect.any(Number) })
  expect(await the.remove(text)).toEqual({ outcome: 'removed before', copies: 0 })

  the.house.clock.advance(0.1)
  const all = [
    await seenByOther(),
    await the.shownAt([...paths, ...lists]),
    await the.shownAt(own, keeper),
    await the.shownAt(['/api/me/export'], designer),
  ].join('\n')
  expect(all).not.toContain(name)
  expect(all).toContain('Unnamed species')
  expect(await the.rowsAbout(name)).toEqual([])
  const records = (await the.records()).filter((one) => one.slug === slug)
  expect(records.map(({ field }) => field).sort()).toEqual(['image_prompt', 'name', 'personality'])
  expect(records[0]).toMatchObject({ kind: 'species', agent_id: designer.id, ...REASON })
  expect(await the.projectionDifferences()).toEqual([])
})
