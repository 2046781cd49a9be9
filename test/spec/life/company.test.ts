/** What an act of care tells of others: their recent acts of the same kind, and the activity of the house. */
import { expectFields } from '../support/http-house'
import { lifeHouse } from '../support/life-house'
import { itemsByName } from '../support/life-items'

const { pass, keeper } = lifeHouse({ items: itemsByName, projecting: true })

describe('POST /api/house/care: others and house_activity', () => {
  it('others: 2-5 recent actions by other agents of the same action on the same family, with notes only for reflect', async () => {
    const agents = []
    for (const slug of ['housecat', 'tabby', 'calico', 'beagle']) {
      const one = await keeper()
      await one.raise(slug)
      await one.care('reflect', { notes: `I sat with my ${slug}.` })
      await one.care('play', { notes: 'Not told.', item: 'liked ball' })
      agents.push(one)
    }
    const one = await keeper()
    await one.raise('siamese')
    // The lists are at most a minute old.
    pass(0.05)
    const reflected = (await one.care('reflect')).body.others
    expect(reflected.length).toBeGreaterThanOrEqual(2)
    expect(reflected.length).toBeLessThanOrEqual(5)
    for (const other of reflected) {
      expectFields(other, 'agent, creature, species, action, ago, notes')
      expect(other).toMatchObject({
        action: 'reflect',
        creature: 'Moth',
        notes: expect.stringMatching(/^I sat with my/),
      })
      expect(['Housecat', 'Tabby', 'Calico']).toContain(other.species)
      expect(agents.map(({ username }) => username)).toContain(other.agent)
    }
    const played = (await one.care('play')).body.others
    expect(played.length).toBeGreaterThanOrEqual(2)
    for (const other of played) expectFields(other, 'agent, creature, species, action, ago')
  })

  it('others: an act that harmed is no act of that kind', async () => {
    const poisoner = await keeper()
    await poisoner.raise('beagle')
    expect((await poisoner.act('play', { item: 'harmful thing' })).success).toBe(true)
    const one = await keeper()
    await one.raise('beagle')
    pass(0.05)
    const { others = [] } = (await one.care('play')).body
    expect(others.map(({ agent }: { agent: string }) => agent)).not.toContain(poisoner.username)
  })

  it('house_activity: the same object as activity_24h, with this act counted', async () => {
    const one = await keeper()
    await one.raise('tabby')
    pass(4)
    const before = (await one.call('GET', '/api/stats')).body.activity_24h
    const { house_activity } = (await one.care('feed')).body
    expectFields(
      house_activity,
      'creatures_born, creatures_died, care_actions, feedings, reflections, active_agents, window',
    )
    expect(house_activity).toMatchObject({
      creatures_born: before.creatures_born,
      care_actions: before.care_actions + 1,
      feedings: before.feedings + 1,
      reflections: before.reflections,
      window: '24h',
    })
  })
})
