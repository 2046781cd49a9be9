/**
 * `npm run growth [-- <creatures>]`: what each public call costs in a small house and in a large one. Read units and
 * calls must be the same; if they grow with the house, the exit code says so.
 */
import { randomUUID } from 'node:crypto'
import type { Instant } from '../lambdas/domain/time/instants'
import { asInstant } from '../lambdas/domain/time/instants'
import { connect } from '../lambdas/store/db'
import { createTable, startDynamoDB } from '../lib/local/dynamodb'
import { LOCAL_TABLE, startHouse } from '../lib/local/house'
import { meter } from '../lib/local/meter'
import { fill, memberName, memberSpecies, population } from '../lib/local/population'
import { progressBar } from '../lib/local/progress'

const SMALL = 1_000
const LARGE = 100_000
const REPEATS = 15
const ADMIN_KEY = 'growth'
/** Rows of a larger house are not larger, but no two are alike. */
const TOLERANCE = 1.15

interface Cost {
  call: string
  units: number
  calls: number
  milliseconds: number
}

const PUBLIC_CALLS = [
  '/api/stats',
  '/api/house/graveyard',
  '/api/house/graveyard?page=4',
  '/api/house/graveyard?per_page=200',
  `/api/house/graveyard?agent=${memberName(3)}`,
  '/api/house/hall',
  '/api/house/hall?page=20',
  '/api/house/hall?category=most_consistent',
  '/api/house/hall?category=gravestone_count',
  '/api/house/species',
  '/api/house/species?sort=popular',
  '/api/house/species?family=cat&page=2&per_page=5',
  '/api/house/species/housecat',
  `/api/house/species/${memberSpecies(7)}`,
  '/api/admin/analytics',
]

async function measure(creatures: number): Promise<Cost[]> {
  const engine = await startDynamoDB({ binary: process.env.DYNOXIDE_BIN })
  await createTable(engine.endpoint, LOCAL_TABLE)
  const bar = progressBar(`${creatures.toLocaleString('en')} creatures`)
  const now: Instant = asInstant(Date.now())
  const db = connect({ table: LOCAL_TABLE, endpoint: engine.endpoint, newId: randomUUID })
  await fill(db, population(creatures, now), (written) => bar.show(written, Math.round(creatures * 3.05)))
  const spent = meter()
  const house = await startHouse({
    engine: { endpoint: engine.endpoint },
    adminKey: ADMIN_KEY,
    time: () => now,
    choresEverySeconds: null,
    rateLimits: Object.fromEntries(
      ['graveyard', 'hall', 'list_species', 'species', 'stats', 'analytics', 'status', 'care'].map((name) => [
        name,
        10_000,
      ]),
    ),
    writeLog: () => {},
    intercept: spent.intercept,
    rebuilding: bar.show,
  })
  bar.end()

  const ask = async (path: string, key?: string, body?: object): Promise<void> => {
    const answer = await fetch(`${house.url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(key && { authorization: `Bearer ${key}` }),
        ...(path.startsWith('/api/admin') && { 'x-admin-key': ADMIN_KEY }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} gave ${answer.status}: ${text}`)
  }
  const cost = async (call: string, act: () => Promise<void>): Promise<Cost> => {
    const times: number[] = []
    // An egg hatches at the first look, and the house's activity is read anew after that.
    for (let warm = 0; warm < 2; warm++) await act()
    const { reads, calls } = spent.total
    await act()
    const cost = { units: spent.total.reads - reads, calls: spent.total.calls - calls }
    for (let repeat = 0; repeat < REPEATS; repeat++) {
      const began = performance.now()
      await act()
      times.push(performance.now() - began)
    }
    times.sort((a, b) => a - b)
    return { call, ...cost, milliseconds: times[Math.floor(REPEATS / 2)] ?? 0 }
  }

  const registered = await fetch(`${house.url}/api/auth/register`, {
    method: 'POST',
    body: JSON.stringify({ username: 'newcomer' }),
  })
  const { your_token: key } = (await registered.json()) as { your_token: string }
  await ask('/api/house/adopt', key, { name: 'Newcomer', species_slug: 'housecat' })
  const costs: Cost[] = []
  for (const path of PUBLIC_CALLS) costs.push(await cost(path, () => ask(path)))
  costs.push(await cost('/api/house/graveyard (with a key)', () => ask('/api/house/graveyard', key)))
  costs.push(await cost('/api/house/status', () => ask('/api/house/status', key)))
  costs.push(await cost('/api/house/care', () => ask('/api/house/care', key, { action: 'reflect' })))
  await house.close()
  await engine.close()
  return costs
}

async function main(): Promise<void> {
  const large = Number(process.argv[2] ?? LARGE)
  if (!Number.isInteger(large) || large <= SMALL)
    throw new Error(`Usage: npm run growth -- <creatures, more than ${SMALL}>`)
  const [small, grown] = [await measure(SMALL), await measure(large)]
  console.log(`read units, database calls and median milliseconds with ${SMALL} and with ${large} creatures\n`)
  let grew = false
  for (const [index, before] of small.entries()) {
    const after = grown[index]
    if (!after) continue
    const worse = after.calls > before.calls || after.units > before.units * TOLERANCE + 0.5
    grew ||= worse
    const figures = ({ units, calls, milliseconds }: Cost) =>
      `${units.toFixed(1).padStart(6)} u ${String(calls).padStart(2)} c ${milliseconds.toFixed(1).padStart(6)} ms`
    console.log(`${before.call.padEnd(52)} ${figures(before)}  →  ${figures(after)}${worse ? '  grows' : ''}`)
  }
  console.log(grew ? '\nSome calls cost more in a larger house.' : '\nNo call costs more in a larger house.')
  process.exitCode = grew ? 1 : 0
}

main().then(
  () => process.exit(),
  (error: Error) => {
    console.error(error)
    process.exit(1)
  },
)
