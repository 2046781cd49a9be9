/** The care endpoint beyond its specification: figures in texts and items of species. */
import type { Creature } from '../../../lambdas/domain/creature/creature'
import { hoursBefore as ago, alterCreature as put, raiseSleeper, useTestHouse } from '../../support/agents/keeper'

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
    expect(text).toContain(`Asleep, wakes in 1 h (today ${creature.sleep_info.wakes} UTC).`)
  })
})
