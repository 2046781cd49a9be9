/** List entries reach the list despite transaction conflicts and despite projectors that die halfway. */
import { randomUUID } from 'node:crypto'
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import type { CommunitySpecies } from '../../lambdas/domain/species/community-species'
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

it('keeps order, numbers and count, in whatever order entries arrive', async () => {
  const kinds = Array.from({ length: 2 * BLOCK + 10 }, (_, at) => speciesNamed(`kind_${at}`, at))
  const isLate = (at: number) => [0, 1, BLOCK - 1, BLOCK, BLOCK + 7, 2 * BLOCK, 2 * BLOCK + 8].includes(at)
  const arrivals = [...kinds.filter((_, at) => !isLate(at)), ...kinds.filter((_, at) => isLate(at))]
  const sent = arrivals.map((after, at): Sequenced => ({ sequence: String(at + 1), change: { before: null, after } }))
  for (const end of [sent.length / 2, sent.length - 3, sent.length]) await project(views, 'one', sent.slice(0, end))
  expect(await slugsIn('species#all')).toEqual(kinds.map(({ data }) => data.slug))
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
