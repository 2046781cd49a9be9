/** commit(): conditional on the versions that were read, atomic, applied once. */
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { GetCommand, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { asInstant } from '../../lambdas/domain/time/instants'
import { commit } from '../../lambdas/store/commit'
import type { Db } from '../../lambdas/store/db'
import { newRow, nextRow, type Row } from '../../lambdas/store/row'
import { barrier } from '../support/barrier'
import { sharedTestHouse } from '../support/test-house'

const house = sharedTestHouse()
let db: Db
beforeAll(async () => {
  db = house.context.db
})

let names = 0
const row = (text = 'first'): Row => {
  names += 1
  return newRow({ pk: `test#${names}`, sk: 'row' }, 'marker', { text })
}
const stored = async ({ pk, sk }: Row) =>
  (await db.send(new GetCommand({ TableName: db.table, Key: { pk, sk }, ConsistentRead: true }))).Item

describe('one row', () => {
  it('is inserted once: a second insert conflicts and returns the stored row', async () => {
    const one = row('original')
    expect(await commit(db, [{ before: null, after: one }])).toEqual({ kind: 'done' })
    const outcome = await commit(db, [{ before: null, after: { ...one, data: { text: 'usurper' } } }])
    expect(outcome).toMatchObject({ kind: 'conflict', current: { data: { text: 'original' }, version: 1 } })
  })

  it('is updated only from the version that was read', async () => {
    const one = row()
    await commit(db, [{ before: null, after: one }])
    expect(await commit(db, [{ before: one, after: nextRow(one, { text: 'second' }) }])).toEqual({ kind: 'done' })
    expect(await commit(db, [{ before: one, after: nextRow(one, { text: 'lost' }) }])).toMatchObject({
      kind: 'conflict',
    })
    expect(await stored(one)).toMatchObject({ data: { text: 'second' }, version: 2 })
  })

  it('recognises its own write after a lost reply', async () => {
    const one = row()
    house.onDbCall = async (_command, go) => {
      await go()
      return go()
    }
    expect(await commit(db, [{ before: null, after: one }])).toEqual({ kind: 'done' })
  })

  it('has one winner per version among concurrent writers', async () => {
    const one = row()
    await commit(db, [{ before: null, after: one }])
    const together = barrier(20)
    house.onDbCall = async (command, go) => {
      if (command instanceof PutCommand) await together()
      return go()
    }
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, i) => commit(db, [{ before: one, after: nextRow(one, { i }) }])),
    )
    expect(outcomes.filter(({ kind }) => kind === 'done')).toHaveLength(1)
  })
})

describe('several rows', () => {
  it('are written all or none', async () => {
    const [taken, fresh] = [row(), row()]
    await commit(db, [{ before: null, after: taken }])
    const outcome = await commit(db, [
      { before: null, after: fresh },
      { before: null, after: { ...taken, data: { text: 'usurper' } } },
    ])
    expect(outcome).toMatchObject({
      kind: 'conflict',
      change: { after: { data: { text: 'usurper' } } },
      current: { data: { text: 'first' } },
    })
    expect(await stored(fresh)).toBeUndefined()
  })

  it('are removed and inserted in one transaction', async () => {
    const [old, moved] = [row('soul'), row('soul')]
    await commit(db, [{ before: null, after: old }])
    await commit(db, [
      { before: old, after: null },
      { before: null, after: moved },
    ])
    expect(await stored(old)).toBeUndefined()
    expect(await stored(moved)).toMatchObject({ data: { text: 'soul' } })
  })

  it('are not applied twice after a lost reply', async () => {
    const [one, two] = [row(), row()]
    house.onDbCall = async (_command, go) => {
      await go()
      return go()
    }
    const changes = [one, two].map((after) => ({ before: null, after }))
    expect(await commit(db, changes)).toEqual({ kind: 'done' })
  })

  it.each(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])(
    'are retried after a %s, up to a limit',
    async (Code) => {
      const collision = () =>
        new TransactionCanceledException({
          message: 'cancelled',
          $metadata: {},
          CancellationReasons: [{ Code }, { Code: 'None' }],
        })
      let collisions = 3
      house.onDbCall = async (_command, go) => {
        if (collisions-- > 0) throw collision()
        return go()
      }
      const changes = () => [row(), row()].map((after) => ({ before: null, after }))
      expect(await commit(db, changes())).toEqual({ kind: 'done' })
      collisions = Number.POSITIVE_INFINITY
      await expect(commit(db, changes())).rejects.toThrow('cancelled')
    },
  )
})

describe('a marker', () => {
  const marker = { name: 'order-7', record: { answer: 42 }, now: asInstant(1_000_000_000_000), lasts_seconds: 60 }

  it('is written with its changes; a repeated call returns its record and changes nothing', async () => {
    const one = row('once')
    expect(await commit(db, [{ before: null, after: one }], marker)).toEqual({ kind: 'done' })
    const outcome = await commit(db, [{ before: one, after: nextRow(one, { text: 'twice' }) }], marker)
    expect(outcome).toEqual({ kind: 'repeated', record: { answer: 42 } })
    expect(await stored(one)).toMatchObject({ data: { text: 'once' }, version: 1 })
  })

  it('is not written by a call that conflicts', async () => {
    const one = row()
    await commit(db, [{ before: null, after: one }])
    const other = { ...marker, name: 'order-8' }
    expect(await commit(db, [{ before: null, after: one }], other)).toMatchObject({ kind: 'conflict' })
    expect(await commit(db, [{ before: one, after: nextRow(one, { text: 'later' }) }], other)).toEqual({ kind: 'done' })
  })

  it('has one winner among concurrent writers', async () => {
    const together = barrier(10)
    house.onDbCall = async (command, go) => {
      if (command instanceof TransactWriteCommand) await together()
      return go()
    }
    const contested = { ...marker, name: 'order-9' }
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => commit(db, [{ before: null, after: row() }], contested)),
    )
    expect(outcomes.filter(({ kind }) => kind === 'done')).toHaveLength(1)
    expect(outcomes.filter(({ kind }) => kind === 'repeated')).toHaveLength(9)
  })
})
