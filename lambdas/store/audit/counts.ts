/** What is counted of the graveyard, held against the stones: minutes against stones, days against minutes, all against days. */
import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import type { Gravestone } from '../../domain/creature/death'
import type { Finding } from '../../domain/projections/audit-round'
import { DEATH_COUNTERS, deathCounters } from '../../domain/projections/graveyard-index'
import { LOOKUPS } from '../../domain/projections/page-lookups'
import type { ProjectionKey } from '../../domain/projections/pending-projections'
import { PROJECTION_KEYS } from '../../domain/projections/projections'
import { asInstant, HOURS_PER_DAY, type Instant, iso, MS_PER_HOUR } from '../../domain/time/instants'
import type { Db } from '../db'
import { counterUpdate, countKey, SLOTS } from '../projections/projections'
import { idOf, readRange } from '../read'
import type { Row } from '../row'
import { HIGHEST_NUMBER, keys, LAST } from '../table'
import { writtenStill } from './projection-audit'

export interface Looking {
  db: Db
  now: Instant
  /** The first look may be a moment behind, at half the price. */
  consistent: boolean
  /** Write anew what is found wrong and follows from other rows. */
  mend: boolean
}

/** So many of one hour are counted; where more lie, a rebuild counts them. */
const MOST_STONES = 400

const startOf = (hour: number): Instant => asInstant(hour * MS_PER_HOUR)
export const hourOfDeath = ({ died_at }: Gravestone): number => Math.floor(died_at / MS_PER_HOUR)

/** A counter is called by a number; whatever else stands in its row is not. */
const isCounter = ([name]: [string, unknown]): boolean => /^\d+$/.test(name)

type Counts = ReadonlyMap<string, number>

const addedUp = (counted: Iterable<readonly [string, number]>): Counts => {
  const sums = new Map<string, number>()
  for (const [name, count] of counted) sums.set(name, (sums.get(name) ?? 0) + count)
  return sums
}
const countsIn = (rows: readonly Row[]): Counts =>
  addedUp(rows.flatMap((row) => Object.entries(row as object as Record<string, number>).filter(isCounter)))
const all = (counts: Counts): number => [...counts.values()].reduce((sum, count) => sum + count, 0)

const rowsOf = ({ db, consistent }: Looking, from: ProjectionKey, to: ProjectionKey = from): Promise<Row[]> =>
  readRange(db, keys.view(from.partition, `${from.name}#`), keys.view(to.partition, `${to.name}#${LAST}`), {
    consistent,
  })

const readStones = ({ db, consistent }: Looking, hour: number, limit: number): Promise<Row<Gravestone>[]> =>
  readRange(db, keys.view(LOOKUPS.deaths, iso(startOf(hour))), keys.view(LOOKUPS.deaths, iso(startOf(hour + 1))), {
    consistent,
    limit,
  })

/** The counters are read first: a stone that comes meanwhile changes them, and nothing is added where they have changed. */
export async function lookAtHour(looking: Looking, hour: number): Promise<Finding[]> {
  const place = DEATH_COUNTERS.minutes(hour)
  const rows = await rowsOf(looking, place)
  const stones = await readStones(looking, hour, MOST_STONES + 1)
  if (stones.length > MOST_STONES) return []
  const minuteOf = ({ died_at }: Gravestone): string => deathCounters(died_at)[1]?.[1] as string
  return hold(looking, place, rows, addedUp(stones.map(({ data }) => [minuteOf(data), 1] as const)))
}

export async function lookAtDay(looking: Looking, day: number): Promise<Finding[]> {
  const hours = Array.from({ length: HOURS_PER_DAY }, (_, at) => day * HOURS_PER_DAY + at) as [number, ...number[]]
  const [place, name] = deathCounters(startOf(hours[0]))[0] as [ProjectionKey, string]
  const rows = await rowsOf(looking, place)
  const minutes = await rowsOf(
    looking,
    DEATH_COUNTERS.minutes(hours[0]),
    DEATH_COUNTERS.minutes(hours.at(-1) as number),
  )
  const found: Finding[] = []
  for (const hour of hours) {
    const counted = all(countsIn(minutes.filter(({ sk }) => sk.startsWith(`${DEATH_COUNTERS.minutes(hour).name}#`))))
    // Where there is a stone, the hour is looked at with it, and before its day.
    const isEmpty = counted > 0 && (await readStones(looking, hour, 1)).length === 0
    if (isEmpty) found.push(...(await lookAtHour(looking, hour)))
  }
  if (found.length > 0) return found
  const others = [...countsIn(rows)].filter(([one]) => one !== name)
  return hold(looking, place, rows, new Map([...others, [name, all(countsIn(minutes))]]))
}

/** Days are read before and after: a death in between would look like a difference. */
export async function lookAtTotal(looking: Looking): Promise<Finding[]> {
  const byDays = async () =>
    all(countsIn(await rowsOf(looking, DEATH_COUNTERS.days(0), DEATH_COUNTERS.days(HIGHEST_NUMBER))))
  const { partition, name } = PROJECTION_KEYS.totals
  const before = await byDays()
  const totals = (await rowsOf(looking, PROJECTION_KEYS.totals)) as object[] as { gravestones?: number }[]
  const more = totals.reduce((sum, { gravestones = 0 }) => sum + gravestones, 0) - before
  if (more === 0 || (await byDays()) !== before) return []
  return [
    { law: 'total', place: idOf(keys.view(partition, name)), told: `${more} more gravestones than all days together` },
  ]
}

/** Counters that were read against what they should come to. */
async function hold(
  { db, mend }: Looking,
  place: ProjectionKey,
  rows: readonly Row[],
  right: Counts,
): Promise<Finding[]> {
  const stands = countsIn(rows)
  const due = [...new Set([...stands.keys(), ...right.keys()])].sort().flatMap((name) => {
    const by = (right.get(name) ?? 0) - (stands.get(name) ?? 0)
    return by === 0 ? [] : [[name, by] as const]
  })
  if (due.length === 0) return []
  if (mend) await add(db, place, rows, new Map(due))
  const told = due.map(
    ([name, by]) => `${name} counts ${stands.get(name) ?? 0}, ${by > 0 ? by : -by} too ${by > 0 ? 'few' : 'many'}`,
  )
  return [{ law: 'counts', place: idOf(keys.view(place.partition, place.name)), told: told.join('; ') }]
}

type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

/** A count is spread over a few rows: what is added to one stands on all of them being as they were read. */
async function add(db: Db, place: ProjectionKey, rows: readonly Row[], due: Counts): Promise<void> {
  const names = [...due.keys()]
  const asRead = (slot: number) => {
    const row = rows.find((one) => idOf(one) === idOf(countKey(place, slot))) as object as Record<string, number>
    const known = names.map((name) => row?.[name])
    return {
      ConditionExpression: known
        .map((count, at) => (count === undefined ? `attribute_not_exists(#n${at})` : `#n${at} = :was${at}`))
        .join(' AND '),
      values: Object.fromEntries(known.flatMap((count, at) => (count === undefined ? [] : [[`:was${at}`, count]]))),
    }
  }
  const [writing] = counterUpdate(db.table, place, 0, due)
  const Update = writing?.Update
  if (!Update) return
  const { ConditionExpression, values } = asRead(0)
  const others = Array.from({ length: (place.slots ?? SLOTS) - 1 }, (_, at): Write => {
    const { ConditionExpression, values } = asRead(at + 1)
    return {
      ConditionCheck: {
        TableName: db.table,
        Key: countKey(place, at + 1),
        ConditionExpression,
        ExpressionAttributeNames: Object.fromEntries(names.map((name, n) => [`#n${n}`, name])),
        ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
      },
    }
  })
  const guarded: Write = {
    Update: {
      ...Update,
      ConditionExpression,
      ExpressionAttributeValues: { ...Update.ExpressionAttributeValues, ...values },
    },
  }
  await writtenStill(db, [guarded, ...others])
}
