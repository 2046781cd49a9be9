/** A prefilled database equals one to which every row was sent, indexes included. */
import { randomUUID } from 'node:crypto'
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { asInstant } from '../../../lambdas/domain/time/instants'
import { connect } from '../../../lambdas/store/db'
import { TABLE } from '../../../lambdas/store/table'
import { createTable, type Engine, startDynamoDB } from '../../../lib/local/engine/dynamodb'
import { startFilledEngine } from '../../../lib/local/engine/filled'
import { population, writeRows } from '../../../lib/local/engine/population'

const rows = () => population(20, asInstant(Date.parse('2026-03-02T09:00:00.000Z')))
const table = 'house'

async function held({ endpoint }: Engine): Promise<unknown[][]> {
  const { send } = connect({ table, endpoint, newId: randomUUID })
  const indexes = [undefined, ...Object.values(TABLE.indexes).map(({ name }) => name)]
  const found = await Promise.all(indexes.map((IndexName) => send(new ScanCommand({ TableName: table, IndexName }))))
  const inOrder = (items: Record<string, unknown>[]) => items.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1))
  return found.map(({ Items = [] }) => inOrder(Items))
}
const idOf = ({ pk, sk }: Record<string, unknown>) => `${pk} ${sk}`

it('contains every row as API calls would have written it', async () => {
  const [filled, sent] = await Promise.all([startFilledEngine({ table, rows: rows() }), startDynamoDB()])
  try {
    await createTable(sent.endpoint, table)
    const written = await writeRows(connect({ table, endpoint: sent.endpoint, newId: randomUUID }), rows(), () => {})
    expect(filled.rows).toBe(written)
    const [all = [], ...indexed] = await held(filled)
    expect(all).toHaveLength(written)
    expect([all, ...indexed]).toEqual(await held(sent))
    expect(indexed.some((entries) => entries.length > 0)).toBe(true)
  } finally {
    await Promise.all([filled.close(), sent.close()])
  }
})
