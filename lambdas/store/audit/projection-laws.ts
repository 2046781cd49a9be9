/**
 * For each projection with one source row: what it must contain, and how to repair it while other processes write. Used
 * by the audit, which checks a few rows every minute, and by a rebuild, which compares all of them.
 */
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import type { Gravestone } from '../../domain/afterlife/gravestone'
import type { Law } from '../../domain/projections/audit-round'
import { LOOKUPS, type OwnerLookup, type StoneLookup, stoneKeys } from '../../domain/projections/page-lookups'
import {
  applyChange,
  consistencyBoardEntry,
  type OldestEntry,
  PendingProjections,
  PROJECTION_KEYS,
  type ProjectionKey,
} from '../../domain/projections/projections'
import type { Db } from '../db'
import { encodeRow } from '../entities/codec'
import { idIn } from '../entities/entity'
import { ifVersion, VIEW_TYPE } from '../projections/lists'
import { type Projection, projectionRow } from '../projections/projections'
import { idOf, readRows } from '../read'
import type { Row } from '../row'
import { type Key, keys, viewKey } from '../table'

export interface LawCheck {
  db: Db
  /** False: eventually consistent reads, at half the cost. */
  consistent: boolean
  /** Rewrite derived rows that differ from their sources. */
  repair: boolean
}

interface RowLaw {
  law: Law
  /** Prefix of the partition key. */
  partition: string
  /** May be repaired without reading the other projections of its household. */
  isIndependent?: true
  /** Keys of the possible source rows. */
  sources(key: ProjectionKey, data: never): Key[]
}

export const BOARDS = 'hall#'
export const CONSISTENCY_BOARD = `${BOARDS}most_consistent`
export const RECENT = 'recent#'
const KEEPER = PROJECTION_KEYS.keeper('').partition
const OWNER = LOOKUPS.owner('').partition

/** The name of a board's entry ends with the id of its agent or creature. */
const ROW_LAWS: readonly RowLaw[] = [
  {
    law: 'boards',
    partition: `${BOARDS}oldest_living`,
    isIndependent: true,
    sources: (_, { agent_id, creature_id }: OldestEntry) => [keys.creature(agent_id, creature_id)],
  },
  {
    law: 'boards',
    partition: `${BOARDS}gravestone_count`,
    isIndependent: true,
    sources: (key) => [keys.agent(idIn(key.name))],
  },
  {
    law: 'boards',
    partition: CONSISTENCY_BOARD,
    sources: (key) => [viewKey(PROJECTION_KEYS.keeper(idIn(key.name)))],
  },
  {
    law: 'stones',
    partition: LOOKUPS.deaths,
    isIndependent: true,
    sources: (_, { caretaker_id, number }: Gravestone) => [keys.stone(caretaker_id, number)],
  },
  {
    law: 'stones',
    partition: LOOKUPS.stone('').partition,
    isIndependent: true,
    sources: (_, { agent_id, number }: StoneLookup) => [keys.stone(agent_id, number)],
  },
  {
    law: 'cards',
    partition: OWNER,
    sources: ({ partition }, { agent_id }: OwnerLookup) => {
      const id = partition.slice(OWNER.length)
      return [keys.creature(agent_id, id), keys.past(agent_id, id)]
    },
  },
]

export const rowLaw = (partition: string): RowLaw | undefined =>
  ROW_LAWS.find((law) => partition.startsWith(law.partition))

/** The projections of this row, except those that also depend on other rows. */
export function derivedFrom(row: Row): Projection[] {
  const pending = new PendingProjections()
  if (row.type === VIEW_TYPE.note) {
    const board = consistencyBoardEntry(row.pk.slice(keys.view(KEEPER, '').pk.length), row.data as object)
    if (board) pending.load(board.key, board.entry)
  } else {
    applyChange({ before: null, after: row }, pending)
  }
  return [...pending.rows.values()].filter((one) => sourceKeys(one).some((source) => idOf(source) === idOf(row)))
}

const sourceKeys = ({ key, data }: Projection): Key[] =>
  (data && rowLaw(key.partition)?.sources(key, data as never)) ?? []

/** Reads the sources of `rows` and derives the expected projections, by id. */
export async function recompute(
  { db, consistent }: Omit<LawCheck, 'repair'>,
  rows: readonly Projection[],
): Promise<{ expected: ReadonlyMap<string, Projection>; sources: ReadonlyMap<string, Row> }> {
  const sources = await readRows(db, rows.flatMap(sourceKeys), { consistent })
  const derived = [...sources.values()].flatMap(derivedFrom)
  return { expected: new Map(derived.map((one) => [idOf(viewKey(one.key)), one])), sources }
}

/** `stands`: the stored row as JSON; `expected`: what it should be. Null if there is none. */
export interface Difference {
  place: string
  stands: string | null
  expected: string | null
}

export const differenceBetween = (
  key: ProjectionKey,
  stored: object | null | undefined,
  expected: object | null,
): Difference | null => {
  const [stands, target] = [stored && canonicalJson(stored), expected && canonicalJson(expected)]
  if (stands === target || (!stands && !target)) return null
  return { place: idOf(viewKey(key)), stands: stands ?? null, expected: target ?? null }
}

export const rowDifference = ({ key, data }: Projection, stored: Row | undefined): Difference | null =>
  differenceBetween(
    key,
    stored && { data: stored.data, expires_at: stored.expires_at },
    data && { data, expires_at: key.expires_at },
  )

/**
 * Compares a stored or missing row with its source. The repair is conditional on both: if one has changed since, the
 * row is left to its writer. A gravestone without any projection is not repaired, because the projector has yet to
 * process it and will count it.
 */
export async function checkRow(check: LawCheck, row: Projection, stored: Row | undefined): Promise<CheckedRow> {
  const { key } = row
  const { expected, sources } = await recompute(check, [row])
  const data = expected.get(idOf(viewKey(key)))?.data ?? null
  const checked = { difference: rowDifference({ key, data }, stored), sources: [...sources.values()], repaired: false }
  if (!check.repair || !checked.difference) return checked
  const stone = checked.sources.find(({ type }) => type === 'stone') as Row<Gravestone> | undefined
  if (stone && (await readRows(check.db, stoneKeys(stone.data).map(viewKey), check)).size === 0) return checked
  const TableName = check.db.table
  const ifStored = ifSameData(stored)
  const repaired = await writeIfUnchanged(check.db, [
    ...sourceKeys(row).map((source) => unchangedRow(check.db, source, sources.get(idOf(source)))),
    data
      ? { Put: { TableName, Item: encodeRow(projectionRow({ key, data }, stored?.version)), ...ifStored } }
      : { Delete: { TableName, Key: viewKey(key), ...ifStored } },
  ])
  return { ...checked, repaired }
}

interface CheckedRow {
  difference: Difference | null
  sources: readonly Row[]
  repaired: boolean
}

export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

/** False if a condition failed. */
export async function writeIfUnchanged(db: Db, writes: Write[]): Promise<boolean> {
  try {
    await db.send(new TransactWriteCommand({ TransactItems: writes, ClientRequestToken: db.newId() }))
    return true
  } catch (error) {
    if (error instanceof TransactionCanceledException) return false
    throw error
  }
}

export const unchangedRow = ({ table }: Db, { pk, sk }: Key, row: Row | undefined): Write => ({
  ConditionCheck: { TableName: table, Key: { pk, sk }, ...ifVersion(row?.version ?? 0) },
})

/** The row still has the data that was read, or still does not exist. */
const ifSameData = (stored: Row | undefined) =>
  stored
    ? {
        ConditionExpression: '#data = :data',
        ExpressionAttributeNames: { '#data': 'data' },
        ExpressionAttributeValues: { ':data': stored.data },
      }
    : ifVersion(0)

/** JSON with sorted keys, so that the order of fields makes no difference. */
export const canonicalJson = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
