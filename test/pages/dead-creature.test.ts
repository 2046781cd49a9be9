/** The address of a creature that died: its newest stone, until it is brought back. */
import { GENEROUS_LIMITS, newKeeper } from '../support/agents/keeper'
import { htmlFaults } from '../support/html'
import { freshAddress } from '../support/http'
import { buyCredits } from '../support/services/stripe'
import { sharedTestHouse } from '../support/test-house'

const house = sharedTestHouse({ projecting: true, rateLimits: { ...GENEROUS_LIMITS, resurrect: 100 } })

const look = async (id: string, method = 'GET', accept = 'text/html') => {
  const { status, headers, text } = await house.call(method, `/creatures/${id}`, {
    from: freshAddress(),
    headers: { accept },
  })
  return { status, text, location: headers.location, cache: headers['cache-control'] }
}
/** Holds back the projector, which lists stones, until the returned function is called. */
function holdProjector(): () => Promise<void> {
  const { db } = house.context
  const project = db.onCommit
  db.onCommit = async () => {}
  return async () => {
    db.onCommit = project
    await project?.([])
  }
}

const leadsTo = (stone: string) => ({ status: 302, text: '', location: `/stones/${stone}`, cache: 'no-store' })

it('leads to the newest stone once that is listed, and is a page again after each return', async () => {
  const keeper = await newKeeper(house)
  const id = await keeper.raise({ name: 'Ash', species_slug: 'tabby' })
  await buyCredits(house, keeper, '1000')
  for (const _life of ['first', 'second']) {
    expect(await look(id)).toMatchObject({ status: 200, text: expect.stringContaining('<dt>Mood</dt>') })
    house.clock.advance(60)
    const unrecorded = await look(id)
    expect(unrecorded).toMatchObject({ status: 200, location: undefined })
    expect(await htmlFaults(unrecorded.text)).toEqual([])
    const { text } = await look(id, 'GET', 'text/markdown')
    expect(text).toMatch(/^Ash died of (being left alone|hunger), and its stone is being set\.$/m)

    const release = holdProjector()
    const stone = (await keeper.status(id)).body.gravestone.id
    expect(await look(id)).toEqual(unrecorded)

    await release()
    for (const method of ['GET', 'HEAD']) expect(await look(id, method)).toEqual(leadsTo(stone))
    expect(await look(id, 'GET', 'text/markdown')).toEqual(leadsTo(stone))
    expect((await house.call('GET', `/stones/${stone}`)).status).toBe(200)

    const body = { creature_id: id }
    expect((await house.call('POST', '/api/house/resurrect', { key: keeper.key, body })).status).toBe(200)
  }
  expect(await look(id)).toMatchObject({ status: 200, text: expect.stringContaining('<dt>Mood</dt>') })
})
