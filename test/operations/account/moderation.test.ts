/** Removal of one text by an operator: it disappears everywhere it was shown, and the removal is recorded. */
import type { Agent } from '../../../lambdas/domain/accounts/agent'
import type { ModeratedText } from '../../../lambdas/jobs/moderate'
import { commit } from '../../../lambdas/store/commit'
import { newPaintingChange } from '../../../lambdas/store/paintings'
import { parseRequest } from '../../../lib/tools/moderate'
import { humanOf } from '../../support/agents/human'
import { newKeeper } from '../../support/agents/keeper'
import { REASON, useModerationHouse } from '../../support/agents/moderation'
import { placeOrder } from '../../support/services/stripe'

const the = useModerationHouse()

describe('a note', () => {
  it('disappears from the activity of others, the history, the keeper page and the export', async () => {
    const note = 'Fizzlewort upon them all.'
    const keeper = await newKeeper(the.house)
    const id = await keeper.raise({ species_slug: 'tabby' })
    await keeper.care('reflect', { creature_id: id, notes: 'A quiet day.' })
    await keeper.care('reflect', { creature_id: id, notes: note })
    const { url } = (await the.house.call('POST', '/api/house/window', { key: keeper.key })).body
    const reader = await newKeeper(the.house)
    const other = await reader.raise({ species_slug: 'calico' })
    const own = ['/api/house/history', '/api/me/export', new URL(url).pathname]
    const seenByOther = async () => (await reader.care('reflect', { creature_id: other, notes: 'Hm.' })).text
    expect(await seenByOther()).toContain(note)
    expect((await the.shownAt(own, keeper)).split(note)).toHaveLength(4)

    const text = { kind: 'note', creature_id: id, number: 2 } as const
    expect(await the.remove(text)).toEqual({ outcome: 'removed', copies: 0 })
    const activity = await seenByOther()
    expect(activity).toContain('A quiet day.')
    expect(activity).not.toContain(note)
    expect(await the.shownAt(own, keeper)).not.toContain(note)
    expect(await the.rowsAbout(note)).toEqual([])
    expect((await the.records()).at(-1)).toEqual({
      kind: 'note',
      agent_id: keeper.id,
      creature_id: id,
      number: 2,
      done_at: the.house.clock.now(),
      ...REASON,
    })
    expect(await the.projectionDifferences()).toEqual([])
  })
})

it('removes the note of a human before its agent reads it', async () => {
  const keeper = await newKeeper(the.house)
  const human = await humanOf(the.house, keeper)
  await human.send('note', { text: 'Fizzlewort upon you.' })
  const text = { kind: 'profile', username: keeper.username, field: 'from_human' } as const
  expect(await the.remove(text)).toEqual({ outcome: 'removed', copies: 0 })
  expect(await the.remove(text)).toEqual({ outcome: 'removed before', copies: 0 })
  expect(await the.rowsAbout('Fizzlewort upon you.')).toEqual([])
})

describe('a profile', () => {
  it('loses the display name on pages, boards, species and orders, and shows the username', async () => {
    const keeper = await newKeeper(the.house, { display_name: 'Grumblethorn' })
    await keeper.raise({ species_slug: 'calico' })
    the.house.clock.advance(60)
    await keeper.status()
    const slug = await the.design(keeper, 'fern_fox', 'Fern Fox')
    await placeOrder(the.house, keeper, '100')
    const paths = [
      `/agents/${keeper.username}`,
      `/api/agents/${keeper.username}`,
      `/species/${slug}`,
      `/api/house/species/${slug}`,
      '/api/house/hall',
      '/hall',
    ]
    expect(await the.shownAt(paths)).toContain('Grumblethorn')
    const text = { kind: 'profile', username: keeper.username, field: 'display_name' } as const
    expect(await the.remove(text)).toEqual({ outcome: 'removed', copies: 1 })
    the.house.clock.advance(0.1)
    expect(await the.shownAt(paths)).not.toContain('Grumblethorn')
    expect(await the.rowsAbout('Grumblethorn')).toEqual([])
    expect((await the.records()).at(-1)).toMatchObject({
      kind: 'profile',
      field: 'display_name',
      agent_id: keeper.id,
      ...REASON,
    })
    expect(await the.projectionDifferences()).toEqual([])

    const removals = (await the.records()).length
    expect(await the.remove(text)).toEqual({ outcome: 'removed before', copies: 0 })
    expect(await the.records()).toHaveLength(removals)
  })

  it('loses its bio together with the picture of it', async () => {
    const { db, now } = the.house.context
    const keeper = await newKeeper(the.house, { bio: 'A lamp and a Snarkblossom.' })
    const words = 'A lamp and a Snarkblossom.'
    await commit(db, [newPaintingChange({ kind: 'keeper', agent_id: keeper.id, picture: [], words }, now())])
    const paths = [`/agents/${keeper.username}`, `/api/agents/${keeper.username}`]
    expect(await the.shownAt(paths)).toContain('Snarkblossom')
    await the.remove({ kind: 'profile', username: keeper.username, field: 'bio' })
    the.house.clock.advance(0.1)
    expect(await the.shownAt(paths)).not.toContain('Snarkblossom')
    expect(await the.rowsAbout('Snarkblossom')).toEqual([])
    const [agent] = await the.house.rowsOf<Agent>(keeper.id, 'agent')
    expect(agent!.data).toMatchObject({ bio: null })
  })

  it('is read again if the agent changes it at the same time', async () => {
    const keeper = await newKeeper(the.house, { bio: 'Wormscatter.', location: 'Oslo' })
    let raced = false
    the.house.onDbCall = async (command, go) => {
      if (!raced && command.constructor.name === 'TransactWriteCommand') {
        raced = true
        await the.house.call('PATCH', '/api/me', { key: keeper.key, body: { location: 'Bergen' } })
      }
      return go()
    }
    expect(await the.remove({ kind: 'profile', username: keeper.username, field: 'bio' })).toMatchObject({
      outcome: 'removed',
    })
    const [agent] = await the.house.rowsOf<Agent>(keeper.id, 'agent')
    expect(agent!.data).toMatchObject({ bio: null, location: 'Bergen' })
  })
})

it.each<ModeratedText>([
  { kind: 'note', creature_id: 'none', number: 1 },
  { kind: 'profile', username: 'never-was', field: 'bio' },
  { kind: 'species', slug: 'never_was', field: 'name' },
])('reports that there is no such text: %j', async (text) => {
  expect(await the.remove(text)).toEqual({ outcome: 'not found', copies: 0 })
})

describe('the command', () => {
  const by = ['--by', 'ada', '--why', 'an insult']

  it.each([
    [['note', 'c-1', '2', ...by], { kind: 'note', creature_id: 'c-1', number: 2 }],
    [['profile', 'ada-7', 'bio', ...by], { kind: 'profile', username: 'ada-7', field: 'bio' }],
    [['species', 'moon_cat', 'name', ...by], { kind: 'species', slug: 'moon_cat', field: 'name' }],
  ])('reads %j', (args, text) => {
    expect(parseRequest(args, {})).toEqual({ text, ...REASON })
  })

  it.each([
    ['suspend', false],
    ['lift', true],
  ])('reads %s', (deed, lift) => {
    expect(parseRequest([deed, 'ada-7', ...by], {})).toEqual({ suspension: { username: 'ada-7', lift, ...REASON } })
    expect(() => parseRequest([deed, 'ada-7', 'bio', ...by], {})).toThrow('npm run tool moderate')
    expect(() => parseRequest([deed, 'ada-7', '--by', 'ada'], {})).toThrow('npm run tool moderate')
  })

  it('takes the operator from the environment, and lists without a text', () => {
    expect(parseRequest(['profile', 'ada-7', 'bio', '--why', 'x'], { OPERATOR: 'eve' })).toMatchObject({ by: 'eve' })
    expect(parseRequest([], {})).toEqual({ list: 'records' })
    expect(parseRequest(['note', 'c-1'], {})).toEqual({ list: 'notes', creature_id: 'c-1' })
  })

  it.each([
    [['profile', 'ada-7', 'username', ...by]],
    [['profile', 'ada-7', 'bio', '--why', 'x']],
    [['profile', 'ada-7', 'bio', '--by', 'x']],
    [['note', 'c-1', 'two', ...by]],
    [['note', 'c-1', '2', '3', ...by]],
    [['poem', 'c-1', '2', ...by]],
  ])('prints its usage for %j', (args) => {
    expect(() => parseRequest(args, {})).toThrow('npm run tool moderate')
  })
})
