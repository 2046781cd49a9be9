/** List entries reach the list despite transaction conflicts and despite projectors that die halfway. */
import { randomUUID } from 'node:crypto'
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { reaper } from '../../lambdas/jobs/reap'
import { connect, type Db } from '../../lambdas/store/db'
import { project, type Sequenced } from '../../lambdas/store/projections/projections'
import type { Change } from '../../lambdas/store/row'
import { countAdultRaised } from '../support/agents/keeper'
import { recordChanges } from '../support/agents/random-lives'
import { freshAddress } from '../support/http'
import { openTestHouse, type TestHouse } from '../support/test-house'

let house: TestHouse
let views: Db
let changes: Change[]
beforeEach(async () => {
  house = await openTestHouse({ projecting: false })
  const { table, dynamodbEndpoint: endpoint } = house.context.config
  views = connect({ table, endpoint, newId: randomUUID })
  changes = recordChanges(house)
})
afterEach(() => house.close())

/** Errors of the n-th move from an inbox to its list. */
function movesMeet(error: (n: number) => Error | null): void {
  const { send } = views
  let moves = 0
  views.send = (async (command: object) => {
    const writes = command instanceof TransactWriteCommand ? (command.input.TransactItems ?? []) : []
    const fault = writes.some(({ Put }) => Put?.Item?.sk === 'head') ? error(++moves) : null
    if (fault) throw fault
    return send(command as never)
  }) as Db['send']
}

const collision = () =>
  new TransactionCanceledException({
    message: 'Transaction cancelled',
    $metadata: {},
    CancellationReasons: [{ Code: 'TransactionConflict' }, { Code: 'None' }],
  })

const projected = (): Promise<void> => {
  const told = changes.map(({ before, after }, at): Sequenced => {
    return { sequence: String(at + 1), change: { before: before === 'whatever' ? null : before, after } }
  })
  return project(views, 'one', told)
}

async function happens(): Promise<void> {
  const { id, key } = await house.newAgent()
  await countAdultRaised(house, id)
  const body = { slug: 'moss', name: 'Moss', family: 'cat', personality: 'Grows quietly on the north side.' }
  expect((await house.call('POST', '/api/house/species', { key, body })).status).toBe(201)
}

const shown = async () =>
  (await house.call('GET', '/api/house/species?source=community', { from: freshAddress() })).body.species

it('lists a new entry although its move conflicted', async () => {
  await happens()
  movesMeet((n) => (n % 3 === 0 ? null : collision()))
  await projected()
  expect(await shown()).toHaveLength(1)
})

it('lists an entry left in the inbox at the next run of the reaper', async () => {
  await happens()
  movesMeet(() => new Error('the function has ended'))
  await expect(projected()).rejects.toThrow('ended')
  expect(await shown()).toHaveLength(0)
  await reaper(house.context)()
  expect(await shown()).toHaveLength(1)
})
