/** List entries reach the list despite transaction conflicts and despite projectors that die halfway. */
import { randomUUID } from 'node:crypto'
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import type { CommunitySpecies } from '../../lambdas/domain/species/community'
import { asInstant } from '../../lambdas/domain/time/instants'
import { reaper } from '../../lambdas/jobs/reap'
import { connect, type Db } from '../../lambdas/store/db'
import { BLOCK, readList } from '../../lambdas/store/projections/lists'
import { project, type Sequenced } from '../../lambdas/store/projections/projections'
import { type Change, newRow, type Row } from '../../lambdas/store/row'
import { keys } from '../../lambdas/store/table'
import { designSpecies } from '../support/agents/keeper'
import { recordChanges } from '../support/agents/random-lives'
import { communitySpecies } from '../support/creatures'
import { freshAddress } from '../support/http'
import { freshTestHouse } from '../support/test-house'

const house = freshTestHouse({ projecting: false })
let views: Db
let changes: Change[]
beforeEach(async () => {
  const { table, dynamodbEndpoint: endpoint } = house.context.config
  views = connect({ table, endpoint, newId: randomUUID })
  changes = recordChanges(house)
})

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
  const records = changes.map(({ before, after }, at): Sequenced => {
    return { sequence: String(at + 1), change: { before: before === 'whatever' ? null : before, after } }
  })
  return project(views, 'one', records)
}

const happens = async () => designSpecies(house, await house.newAgent(), { slug: 'moss', name: 'Moss', family: 'cat' })

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

it('removes entries at any place, and keeps order, numbers and count', async () => {
  const sent: Sequenced[] = []
  const send = (change: Sequenced['change']) => void sent.push({ sequence: String(sent.length + 1), change })
  const kinds = Array.from({ length: 2 * BLOCK + 10 }, (_, at) => speciesNamed(`kind_${at}`, at))
  for (const after of kinds) send({ before: null, after })
  const gone = [0, 1, BLOCK - 1, BLOCK, BLOCK + 7, 2 * BLOCK, 2 * BLOCK + 8, 2 * BLOCK + 9]
  await project(views, 'one', sent)
  for (const at of gone) send({ before: kinds[at] as Row, after: null })
  await project(views, 'one', sent)
  const left = kinds.filter((_, at) => !gone.includes(at)).map(({ data }) => data.slug)
  expect(await slugsIn('species#all')).toEqual(left)
  for (const at of left.keys())
    if (at < BLOCK + 3) send({ before: kinds.find(({ data }) => data.slug === left[at]) as Row, after: null })
  await project(views, 'one', sent)
  expect(await slugsIn('species#all')).toEqual(left.slice(BLOCK + 3))
  const blocks = (await house.allRows()).filter(({ pk, sk }) => pk === 'view#list#species#all' && sk !== 'head')
  expect(blocks).toHaveLength(1)
})

it('skips an entry whose removal arrives before it was listed', async () => {
  const kind = speciesNamed('early', 1)
  movesMeet(() => new Error('the function has ended'))
  await expect(project(views, 'one', [{ sequence: '1', change: { before: null, after: kind } }])).rejects.toThrow(
    'ended',
  )
  const healthy = connect({ table: views.table, endpoint: house.context.config.dynamodbEndpoint, newId: randomUUID })
  await project(healthy, 'two', [{ sequence: '1', change: { before: kind, after: null } }])
  expect(await slugsIn('species#all')).toEqual([])
})

const speciesNamed = (slug: string, created_at: number): Row<CommunitySpecies> =>
  newRow(keys.species(slug), 'species', communitySpecies({ slug, created_at: asInstant(created_at) }))

/** Oldest first, read in pages. */
async function slugsIn(list: string): Promise<unknown[]> {
  const slugs: unknown[] = []
  for (let page = 1; ; page++) {
    const { total, entries } = await readList(house.context.db, list, { page, per_page: 7 })
    slugs.push(...entries.map(({ ref }) => ref.slug))
    if (entries.length === 0) {
      expect(slugs).toHaveLength(total)
      return slugs.reverse()
    }
  }
}
