/** The care endpoint beyond its specification: figures in texts, items of species, concurrency and round trips. */
import { type Creature, careActions } from '../../../lambdas/domain/creature/creature'
import { readHousehold } from '../../../lambdas/store/household'
import { hoursBefore as ago, alterCreature as put, raiseSleeper, useTestHouse } from '../../support/agents/keeper'
import { iterations } from '../../support/sampling'

const the = useTestHouse()

const alter = (change: (creature: Creature) => Partial<Creature>) => put(the, change)

/** Raises a creature with medium stats whose meal is due. */
async function ready(slug = 'calico', stats: Partial<Creature['stats']> = {}): Promise<string> {
  const id = await the.keeper.raise({ species_slug: slug })
  await alter((creature) => {
    const mealtime = ago(creature, 0.7 * creature.species.feeding_window_hours)
    return {
      stats: { ...creature.stats, hunger: 40, happiness: 40, health: 40, trust: 40, discipline: 40, ...stats },
      last_fed_at: mealtime,
      last_played_at: mealtime,
    }
  })
  return id
}

describe('effectiveness', () => {
  it('is wasted, without a milestone, for a game that changes no visible stat', async () => {
    await the.keeper.adopt({ species_slug: 'calico' })
    await the.keeper.status()
    the.house.clock.advance(0.0001)
    const { body } = await the.keeper.care('play')
    expect(body.action_result.effectiveness).toBe('wasted')
    expect(body.action_result.changes).toEqual({ happiness: { before: 100, after: 100 } })
    expect(body.milestones).toBeUndefined()
  })

  it('shows the stat of the action beside what its timing moved, but names only what moved in the text', async () => {
    await the.keeper.raise({ species_slug: 'calico' })
    const { body } = await the.keeper.care('feed')
    expect(body.action_result.changes).toEqual({
      hunger: { before: 100, after: 100 },
      happiness: { before: 100, after: 98 },
    })
    const { text } = await the.house.call('POST', '/api/house/care', {
      key: the.keeper.key,
      headers: { accept: 'text/plain' },
      body: { action: 'feed' },
    })
    expect(text).toContain('feed: wasted, early; happiness 98 to 96\n')
  })

  const asText = async (path: string, body: object) =>
    (await the.house.call('POST', path, { key: the.keeper.key, headers: { accept: 'text/plain' }, body })).text

  it('names hidden stats once in the text', async () => {
    await the.keeper.raise({ species_slug: 'hedgehog' })
    expect(await asText('/api/house/care', { action: 'medicine' })).toContain('; health hidden\n')
  })

  it('ends every sentence of an act of a visit with a full stop', async () => {
    await ready('calico')
    const text = await asText('/api/house/visit', { care: [{ action: 'feed', item: 'quail egg' }] })
    expect(text).toMatch(/item "quail egg": loved\./)
  })
})

describe('species with their own rules', () => {
  it.each([
    ['void', 'feed', 'gravitational wave'],
    ['turtle', 'play', 'smooth pebbles'],
    ['dragon', 'feed', 'mealworms'],
    ['ghost', 'clean', 'salt circle'],
    ['robot', 'feed', 'battery'],
    ['beagle', 'medicine', 'tick removal'],
  ] as const)('%s: %s with "%s" does no harm', async (species, action, item) => {
    await ready(species)
    const { action_result } = (await the.keeper.care(action, { item })).body
    expect(['liked', 'neutral', 'loved']).toContain(action_result.item_result.category)
  })
})

describe('a sleeping creature', () => {
  it('is named with one hour of waking, on its keeper’s clock', async () => {
    const id = await raiseSleeper(the, { species_slug: 'snail' })
    const { body } = await the.keeper.care('feed')
    const texts = [
      body.action_result.message,
      ...body.next_steps.map(({ description }: { description: string }) => description),
    ].join(' ')
    expect(texts).toContain(`${body.sleep_info.wakes} (UTC)`)
    for (const [hour] of texts.matchAll(/\b\d\d:\d\d\b/g)) expect(hour).toBe(body.sleep_info.wakes)
    const { creature, next_steps } = (await the.keeper.status(id)).body
    expect(creature.sleep_info.wakes).toBe(body.sleep_info.wakes)
    expect(next_steps[0].description).toMatch(/rest.* UTC/)
    const { text } = await the.house.call('GET', '/api/house/status', {
      key: the.keeper.key,
      headers: { accept: 'text/plain' },
    })
    expect(text).toContain(`Asleep until ${creature.sleep_info.wakes} (UTC).`)
  })
})

describe('concurrent care', () => {
  it('logs every accepted action once, in an unbroken chain that ends in the current stats', async () => {
    const id = await ready('snail')
    const asked = iterations(20, 50)
    const answers = await Promise.all(
      Array.from({ length: asked }, (_, i) => the.keeper.care(i % 2 ? 'reflect' : 'clean', { notes: `hand ${i}` })),
    )
    const accepted = answers.filter(({ status }) => status === 200)
    expect(answers.every(({ status }) => status === 200 || status === 500)).toBe(true)
    expect(accepted.length).toBeGreaterThan(asked / 2)

    const log = (await the.house.allRows())
      .filter((row) => row.pk === `log#${id}`)
      .map((row) => row.data as { number: number; id: string; before: object; after: object })
      .sort((a, b) => a.number - b.number)
    expect(log.map(({ number }) => number)).toEqual(accepted.map((_, at) => at + 1))
    expect(new Set(log.map((entry) => entry.id))).toEqual(
      new Set(accepted.map(({ body }) => body.action_result.care_log_entry_id)),
    )
    for (const [at, entry] of log.entries()) if (at > 0) expect(entry.before).toEqual(log[at - 1]?.after)
    const row = (await readHousehold(the.house.context.db, the.keeper.id))?.creatures[0]
    expect(row?.data.stats).toEqual(log.at(-1)?.after)
    expect(row && careActions(row.data)).toBe(log.length)
  })
})

describe('database calls', () => {
  it('are two round trips: the read, then creature and log entry together', async () => {
    await ready()
    await the.keeper.care('reflect')
    expect(await the.house.countRoundTrips(() => the.keeper.care('reflect'))).toBe(2)
  })
})
