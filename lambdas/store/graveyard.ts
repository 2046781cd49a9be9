/** Gravestones: a keeper's own, by their numbers, and everybody's, by their places in the graveyard. */
import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { Gravestone } from '../domain/death'
import { GRAVEYARD } from '../domain/projections'
import type { StoneRow } from './creatures'
import type { Db } from './db'
import { readEach } from './projections'
import { keys } from './table'
import { newestRange, type Page, readList } from './views'

/** A page of one keeper's stones, the newest death first. */
export async function readStones(db: Db, agentId: string, total: number, page: Page): Promise<Gravestone[]> {
  const range = newestRange(total, page)
  if (!range) return []
  const [lowest, highest] = [keys.stone(agentId, range.from), keys.stone(agentId, range.to)]
  const stones: Gravestone[] = []
  let start: Record<string, unknown> | undefined
  do {
    const reply = await db.send(
      new QueryCommand({
        TableName: db.table,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':pk': lowest.pk, ':from': lowest.sk, ':to': highest.sk },
        ScanIndexForward: false,
        ExclusiveStartKey: start,
      }),
    )
    stones.push(...((reply.Items ?? []) as StoneRow[]).map(({ data }) => data))
    start = reply.LastEvaluatedKey
  } while (start)
  return newestFirst(stones)
}

/** A page of the whole graveyard. The list says where the stones are; whether one was raised again, they say. */
export async function readGraveyard(db: Db, page: Page): Promise<{ total: number; stones: Gravestone[] }> {
  const { total, refs } = await readList(db, GRAVEYARD, page)
  const rows = await readEach<Gravestone>(
    db,
    refs.map(({ agent_id, number }) => keys.stone(String(agent_id), Number(number))),
  )
  return { total, stones: newestFirst(rows.map(({ data }) => data)) }
}

const newestFirst = (stones: Gravestone[]): Gravestone[] => stones.sort((a, b) => b.died_at - a.died_at)
