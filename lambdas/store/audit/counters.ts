/**
 * Checks the death counters: minutes against the gravestones, days against minutes, the total against days. A rebuild
 * compares all counters with the whole table.
 */
import type { Gravestone } from '../../domain/afterlife/gravestone'
import type { Finding } from '../../domain/projections/audit-round'
import { DEATH_COUNTERS, deathCounters } from '../../domain/projections/graveyard-index'
import { LOOKUPS } from '../../domain/projections/page-lookups'
import { PROJECTION_KEYS, type ProjectionKey } from '../../domain/projections/projections'
import { asInstant, HOURS_PER_DAY, type Instant, iso, MS_PER_HOUR } from '../../domain/time/instants'
import type { Db } from '../db'
import { counterUpdate, countKey, SLOTS } from '../projections/projections'
import { type Counts, sumCounters } from '../projections/views'
import { idOf, readRange } from '../read'
import type { Row } from '../row'
import { HIGHEST_NUMBER, keys, LAST, viewKey } from '../table'
import { type LawCheck, type Write, writeIfUnchanged } from './projection-laws'

/** Limits the cost of a check: an hour with more gravestones is checked only by a rebuild. */
const MAX_STONES = 400

const startOf = (hour: number): Instant => asInstant(hour * MS_PER_HOUR)
export const hourOfDeath = ({ died_at }: Gravestone): number => Math.floor(died_at / MS_PER_HOUR)

const total = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0)

const readCounterRows = ({ db, consistent }: LawCheck, from: ProjectionKey, to: ProjectionKey = from): Promise<Row[]> =>
  readRange(db, keys.view(from.partition, `${from.name}#`), keys.view(to.partition, `${to.name}#${LAST}`), {
    consistent,
  })

const readStones = ({ db, consistent }: LawCheck, hour: number, limit: number): Promise<Row<Gravestone>[]> =>
  readRange(db, keys.view(LOOKUPS.deaths, iso(startOf(hour))), keys.view(LOOKUPS.deaths, iso(startOf(hour + 1))), {
    consistent,
    limit,
  })

/**
 * Reads the counters before the stones: if a creature dies in between, its counter changes and the conditional repair
 * fails.
 */
export async function checkHour(check: LawCheck, hour: number): Promise<Finding[]> {
  const key = DEATH_COUNTERS.minutes(hour)
  const rows = await readCounterRows(check, key)
  const stones = await readStones(check, hour, MAX_STONES + 1)
  if (stones.length > MAX_STONES) return []
  const expected: Record<string, number> = {}
  for (const { data } of stones) {
    const [, [, minute]] = deathCounters(data.died_at) as [unknown, [unknown, string]]
    expected[minute] = (expected[minute] ?? 0) + 1
  }
  return checkCounter(check, key, rows, expected)
}

export async function checkDay(check: LawCheck, day: number): Promise<Finding[]> {
  const hours = Array.from({ length: HOURS_PER_DAY }, (_, at) => day * HOURS_PER_DAY + at)
  const [from, to] = [day * HOURS_PER_DAY, (day + 1) * HOURS_PER_DAY - 1]
  const [key, name] = deathCounters(startOf(from))[0] as [ProjectionKey, string]
  const rows = await readCounterRows(check, key)
  const minutes = await readCounterRows(check, DEATH_COUNTERS.minutes(from), DEATH_COUNTERS.minutes(to))
  const found: Finding[] = []
  for (const hour of hours) {
    const counted = minutes.filter(({ sk }) => sk.startsWith(`${DEATH_COUNTERS.minutes(hour).name}#`))
    // Hours with gravestones have their own check.
    const isOrphan = total(sumCounters(counted)) > 0 && (await readStones(check, hour, 1)).length === 0
    if (isOrphan) found.push(...(await checkHour(check, hour)))
  }
  if (found.length > 0) return found
  return checkCounter(check, key, rows, { ...sumCounters(rows), [name]: total(sumCounters(minutes)) })
}

/** Reads the days twice, because a death between the reads would look like a difference. */
export async function checkTotal(check: LawCheck): Promise<Finding[]> {
  const sumDays = async () =>
    total(sumCounters(await readCounterRows(check, DEATH_COUNTERS.days(0), DEATH_COUNTERS.days(HIGHEST_NUMBER))))
  const days = await sumDays()
  const { gravestones = 0 } = sumCounters(await readCounterRows(check, PROJECTION_KEYS.totals))
  if (gravestones === days || (await sumDays()) !== days) return []
  const told = `${gravestones - days} more gravestones than all days together`
  return [{ law: 'total', place: idOf(viewKey(PROJECTION_KEYS.totals)), told }]
}

async function checkCounter(
  { db, repair }: LawCheck,
  key: ProjectionKey,
  rows: readonly Row[],
  expected: Counts,
): Promise<Finding[]> {
  const stored = sumCounters(rows)
  const correction = correctionOf(stored, expected)
  if (correction.size === 0) return []
  if (repair) await correctCounter(db, key, rows, correction)
  const told = [...correction].map(
    ([name, by]) => `${name} counts ${stored[name] ?? 0}, ${Math.abs(by)} too ${by > 0 ? 'few' : 'many'}`,
  )
  return [{ law: 'counts', place: idOf(viewKey(key)), told: told.join('; ') }]
}

/** What must be added to the stored counts; empty if they are right. */
export const correctionOf = (stored: Counts, expected: Counts): ReadonlyMap<string, number> =>
  new Map(
    [...new Set([...Object.keys(stored), ...Object.keys(expected)])]
      .sort()
      .map((name) => [name, (expected[name] ?? 0) - (stored[name] ?? 0)] as const)
      .filter(([, by]) => by !== 0),
  )

/** Adds the correction to the first slot, if no slot of the counter changed since it was read. */
async function correctCounter(
  db: Db,
  key: ProjectionKey,
  rows: readonly Row[],
  correction: ReadonlyMap<string, number>,
): Promise<void> {
  const names = [...correction.keys()]
  const unchangedSlot = (slot: number) => {
    const row = rows.find((one) => idOf(one) === idOf(countKey(key, slot))) as object as Counts | undefined
    const counts = names.map((name) => row?.[name])
    return {
      ConditionExpression: counts
        .map((count, at) => (count === undefined ? `attribute_not_exists(#n${at})` : `#n${at} = :was${at}`))
        .join(' AND '),
      values: Object.fromEntries(counts.flatMap((count, at) => (count === undefined ? [] : [[`:was${at}`, count]]))),
    }
  }
  const updates = counterUpdate(db.table, key, 0, correction).map(({ Update }): Write => {
    const { ConditionExpression, values } = unchangedSlot(0)
    const ExpressionAttributeValues = { ...Update?.ExpressionAttributeValues, ...values }
    return { Update: { ...(Update as NonNullable<typeof Update>), ConditionExpression, ExpressionAttributeValues } }
  })
  const guards = Array.from({ length: (key.slots ?? SLOTS) - 1 }, (_, at): Write => {
    const { ConditionExpression, values } = unchangedSlot(at + 1)
    return {
      ConditionCheck: {
        TableName: db.table,
        Key: countKey(key, at + 1),
        ConditionExpression,
        ExpressionAttributeNames: Object.fromEntries(names.map((name, n) => [`#n${n}`, name])),
        ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
      },
    }
  })
  await writeIfUnchanged(db, [...updates, ...guards])
}
