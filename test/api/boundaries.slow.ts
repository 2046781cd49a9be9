/** Limits of request fields that are not in the specification: the lowest and highest value is accepted, one less and one more is refused by name. */
import { commit } from '../../lambdas/store/commit'
import { newRow } from '../../lambdas/store/row'
import { keys } from '../../lambdas/store/table'
import { UNLIMITED } from '../../lib/local/local-host'
import { newKeeper, padCareLog } from '../support/agents/keeper'
import { sharedTestHouse } from '../support/test-house'

const house = sharedTestHouse({ rateLimits: UNLIMITED, projecting: false })
let key: string
beforeAll(async () => {
  key = (await house.newAgent()).key
})

const LINK = { platform: 'web', url: 'https://example.com' }

const text = (length: number) => 'x'.repeat(length)
const list = (item: unknown) => (length: number) => Array.from({ length }, () => item)
const url = (length: number) => 'https://example.com/'.padEnd(length, 'x')

type Limit = readonly [field: string, make: (size: number) => unknown, min: number | null, max: number]

const PROFILE: readonly Limit[] = [
  ['display_name', text, 1, 100],
  ['bio', text, null, 200],
  ['avatar_prompt', text, null, 500],
  ['avatar_url', url, null, 2000],
  ['website_url', url, null, 200],
  ['social_links', list(LINK), null, 6],
  ['location', text, null, 200],
]

/** Sent with a wrong `model` and `family`, so that no agent, creature or species is created. */
const BODIES: Readonly<Record<string, readonly Limit[]>> = {
  'PATCH /api/me': PROFILE,
  'POST /api/house/adopt': [
    ['image_url', url, null, 2000],
    ['species', text, 1, 50],
  ],
  'POST /api/house/care': [['creature', text, 1, 50]],
}

const QUERIES: Readonly<Record<string, readonly (readonly [field: string, min: number, max: number])[]>> = {
  '/api/house/plan': [['days', 1, 7]],
  '/api/house/credits/history': [
    ['per_page', 1, 100],
    ['page', 1, 1_000_000],
  ],
}

/** Whether a response names the field as wrong. */
const isRefused = (path: string, { status, body }: { status: number; body: { issues?: { path: string }[] } }) =>
  status === 400 && (body.issues ?? []).some((issue) => issue.path === path)

const sizes = (min: number | null, max: number) => [
  ...(min === null ? [] : [min - 1, min, min + 1]),
  ...[max - 1, max, max + 1],
]
const isOutside = (size: number, min: number | null, max: number) => size > max || size < (min ?? 0)

const bodyCases = Object.entries(BODIES).flatMap(([route, limits]) => limits.map((limit) => [route, ...limit] as const))

it.each(bodyCases)('%s %s', async (route, field, make, min, max) => {
  const [method, path] = route.split(' ') as [string, string]
  for (const size of sizes(min, max)) {
    const body = {
      ...(path.endsWith('/care') && { action: 'feed' }),
      [field]: make(size),
      model: 'no object',
      family: 5,
    }
    const answer = await house.call(method, path, { key, body })
    expect([size, isRefused(`body.${field}`, answer)]).toEqual([size, isOutside(size, min, max)])
  }
})

const queryCases = Object.entries(QUERIES).flatMap(([path, limits]) => limits.map((limit) => [path, ...limit] as const))

it.each(queryCases)('GET %s?%s', async (path, field, min, max) => {
  for (const size of sizes(min, max)) {
    const answer = await house.call('GET', `${path}?${field}=${size}`, { key })
    expect([size, isRefused(`query.${field}`, answer)]).toEqual([size, isOutside(size, min, max)])
  }
})

it.each([
  [-1, 'true'],
  [0, undefined],
  [1, undefined],
])('an Idempotency-Key %i s after its 24 hours', async (seconds, replayed) => {
  const { key: own } = await house.newAgent()
  const headers = { 'idempotency-key': `kept-${seconds}` }
  const adopt = () => house.call('POST', '/api/house/adopt', { key: own, headers, body: { name: 'Pip' } })
  const first = await adopt()
  house.clock.advance(24 + seconds / 3600)
  const again = await adopt()
  expect(again.headers['idempotency-replayed']).toBe(replayed)
  expect(again.body.creature.id === first.body.creature.id).toBe(replayed === 'true')
})

describe('a page of the export', () => {
  /** Rows, log entries and ledger lines. */
  const PAGE_ITEMS = 400
  const MAX_CHANGES = 100

  async function exported(own: string) {
    const pages: { care_log: { number: number }[]; ledger: { number: number }[]; after: string | null }[] = []
    for (let query = ''; ; query = `?after=${pages.at(-1)!.after}`) {
      const { status, body } = await house.call('GET', `/api/me/export${query}`, { key: own })
      expect(status).toBe(200)
      pages.push(body)
      if (!body.after) return pages
    }
  }

  /** A full page never knows whether it is the last one. */
  const cases = [
    [PAGE_ITEMS - 1, 1],
    [PAGE_ITEMS, 2],
    [PAGE_ITEMS + 1, 2],
  ] as const

  it.each(cases)('%i rows and log entries', async (items, pages) => {
    const keeper = await newKeeper(house)
    await keeper.raise()
    await keeper.care('reflect')
    const rows = 2
    await padCareLog({ house, keeper }, items - rows)
    const found = await exported(keeper.key)
    expect(found).toHaveLength(pages)
    const numbers = found.flatMap(({ care_log }) => care_log)
    expect(numbers).toHaveLength(items - rows)
  })

  it.each(cases)('%i rows and ledger lines', async (items, pages) => {
    const { id, key: own } = await house.newAgent()
    const rows = 1
    const lines = Array.from({ length: items - rows }, (_, at) => at + 1).map((number) => ({
      before: null,
      after: newRow(keys.ledger(id, number), 'ledger', { number, kind: 'purchase', credits: 100, moved_at: 0 }),
    }))
    for (let from = 0; from < lines.length; from += MAX_CHANGES)
      await commit(house.context.db, lines.slice(from, from + MAX_CHANGES))
    const found = await exported(own)
    expect(found).toHaveLength(pages)
    expect(found.flatMap(({ ledger }) => ledger.map(({ number }) => number))).toEqual(lines.map((_, at) => at + 1))
  })
})
