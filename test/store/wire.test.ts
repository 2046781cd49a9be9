/** The JSON of rows must be the JSON that the SDK writes and reads. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb'
import { fromWire, toWire } from '../../lambdas/store/client/wire'
import { encodeRow } from '../../lambdas/store/entities/codec'
import { ENTITIES } from '../../lambdas/store/entities/registry'
import type { RowKind } from '../../lambdas/store/entities/row-data'
import { exampleRow } from '../../lib/tools/documents/data-model'

const EVERY_KIND = {
  text: 'tuna · 鮪',
  empty: '',
  whole: 7,
  part: 99.98333333333333,
  negative: -3,
  large: 1e12,
  yes: true,
  no: false,
  nothing: null,
  list: ['a', 1, { deep: [null] }],
  bytes: new Uint8Array([0, 250, 7]),
  left_out: undefined,
}
const rows: Record<string, unknown>[] = [
  EVERY_KIND,
  ...(Object.keys(ENTITIES) as RowKind[]).map((kind) => ({ ...encodeRow(exampleRow(kind)) })),
]
const written = rows.map((row) => marshall(row, { removeUndefinedValues: true }))
/** Bytes are base64 in JSON. */
const asJson = (value: unknown) =>
  JSON.parse(JSON.stringify(value, (_, one) => (one?.B ? { B: Buffer.from(one.B).toString('base64') } : one)))

const TABLE = 'creatures'

describe('the JSON of a row', () => {
  it('is written as the SDK writes it, wherever a request contains rows', () => {
    const parts = ['Item', 'Key', 'ExpressionAttributeValues', 'ExclusiveStartKey']
    for (const name of parts)
      for (const [at, row] of rows.entries()) expect(toWire({ [name]: row })).toEqual(asJson({ [name]: written[at] }))
    expect(toWire({ RequestItems: { [TABLE]: { Keys: rows, ConsistentRead: true } } })).toEqual(
      asJson({ RequestItems: { [TABLE]: { Keys: written, ConsistentRead: true } } }),
    )
    const puts = (items: readonly object[]) => ({ [TABLE]: items.map((Item) => ({ PutRequest: { Item } })) })
    expect(toWire({ RequestItems: puts(rows) })).toEqual(asJson({ RequestItems: puts(written) }))
  })

  it('is read as the SDK reads it, wherever a response contains rows', () => {
    const read = written.map((row) => unmarshall(row))
    expect(fromWire(asJson({ Items: written, Count: 2 }))).toEqual({ Items: read, Count: 2 })
    expect(fromWire(asJson({ Responses: { [TABLE]: written } }))).toEqual({ Responses: { [TABLE]: read } })
    for (const name of ['Item', 'Attributes', 'LastEvaluatedKey'])
      for (const [at, row] of written.entries()) expect(fromWire(asJson({ [name]: row }))).toEqual({ [name]: read[at] })
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, () => 'a', 1n, new Set([1]), new Date(0)])(
    'is refused for %p',
    (value) => {
      expect(() => toWire({ Item: { value } })).toThrow('cannot be stored')
    },
  )

  it('contains the token of a transaction, and every caller decides on one', () => {
    expect(toWire({ TransactItems: [], ClientRequestToken: 'mine' }).ClientRequestToken).toBe('mine')
    const folder = join(import.meta.dirname, '../../lambdas')
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
    const commands = sources.flatMap((name) =>
      readFileSync(join(folder, name), 'utf8').split('new TransactWriteCommand(').slice(1),
    )
    expect(commands.length).toBeGreaterThan(1)
    for (const command of commands) expect(command.slice(0, 150)).toContain('ClientRequestToken')
  })
})
