/** The projector on this machine: faults that last make it late, never wrong. */
import { randomUUID } from 'node:crypto'
import { connect, type Db } from '../../lambdas/store/db'
import { rebuild } from '../../lambdas/store/rebuild'
import type { Change } from '../../lambdas/store/row'
import { projectInProcess } from '../../lib/local/projector'
import { openHouse, type TestHouse } from '../support/house'
import { newKeeper } from '../support/life'

let house: TestHouse
let views: Db
let changes: Change[]
beforeEach(async () => {
  house = await openHouse()
  const { table, dynamodbEndpoint: endpoint } = house.context.config
  views = connect({ table, endpoint, newId: randomUUID })
  changes = []
  house.context.db.onCommit = async (committed) => void changes.push(...committed)
  const keeper = await newKeeper(house)
  await keeper.raise({ species_slug: 'tabby' })
  await keeper.care('feed')
})
afterEach(() => house.close())

const DEAF = { applied: () => {}, failed: () => {} }
const differing = async () => (await rebuild(views, house.clock.now())).differing

it('keeps what it could not apply at the head of its queue, and applies all of it in the end', async () => {
  const failures: string[] = []
  const projector = projectInProcess(views, { ...DEAF, failed: ({ message }) => failures.push(message) })
  const { send } = views
  views.send = (async () => {
    throw new Error('not now')
  }) as unknown as Db['send']
  for (const change of changes) await projector.committed([change])
  expect(failures.length).toBeGreaterThan(0)
  views.send = send
  await projector.close()
  expect(await differing()).toBe(0)
})

it('is not misled when replies are lost, or when one change overtakes another', async () => {
  const projector = projectInProcess(views, DEAF)
  const { send } = views
  let calls = 0
  views.send = (async (command: never) => {
    const reply = await send(command)
    calls += 1
    if (calls % 3 === 0) throw new Error('the reply was lost')
    return reply
  }) as unknown as Db['send']
  const creature = changes.filter(({ after }) => after?.type === 'creature')
  const rest = changes.filter((change) => !creature.includes(change))
  const [first, ...later] = creature
  for (const change of [...rest, ...(first ? [first] : []), ...later.reverse()]) await projector.committed([change])
  views.send = send
  await projector.close()
  expect(await differing()).toBe(0)
})

it('finds out what was committed though nobody heard of it', async () => {
  const projector = projectInProcess(views, DEAF)
  for (const change of changes) projector.inDoubt([change])
  projector.inDoubt([{ before: null, after: { ...changes[0]!.after!, pk: 'agent#never', version: 1 } }])
  await projector.close()
  expect(await differing()).toBe(0)
})

it('applies together what comes together, and says so once, before anybody goes on', async () => {
  const told: string[] = []
  const projector = projectInProcess(views, { ...DEAF, applied: () => told.push('applied') })
  await Promise.all(changes.map((change) => projector.committed([change]).then(() => told.push('goes on'))))
  expect(told).toEqual(['applied', ...changes.map(() => 'goes on')])
})
