/** The audit: an intact table gives no findings, damage is reported, and nothing is written. */
import { BatchGetCommand, DeleteCommand, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { LedgerEntry, Payment } from '../../lambdas/domain/money/money'
import { auditor } from '../../lambdas/jobs/audit'
import { type Law, violationsOf } from '../../lambdas/store/checks/agent-laws'
import type { Db } from '../../lambdas/store/db'
import { encodeRow } from '../../lambdas/store/entities/codec'
import type { Row } from '../../lambdas/store/row'
import { ACCOUNTS, type Key, keys } from '../../lambdas/store/table'
import { UNLIMITED } from '../../lib/local/local-host'
import { type Keeper, newKeeper } from '../support/agents/keeper'
import { runRandomLives } from '../support/agents/random-lives'
import { buyCredits } from '../support/services/stripe'
import { openTestHouse, sharedTestHouse, type TestHouse } from '../support/test-house'

const run = ({ context }: TestHouse) => auditor(context)()
const logged = (house: TestHouse, message: string) =>
  house.logLines.map((line) => JSON.parse(line)).filter((line) => line.message === message)
const put = ({ context: { db } }: TestHouse, row: Row) =>
  db.send(new PutCommand({ TableName: db.table, Item: encodeRow(row) }))
const remove = ({ context: { db } }: TestHouse, { pk, sk }: Key) =>
  db.send(new DeleteCommand({ TableName: db.table, Key: { pk, sk } }))

it('finds nothing after random lives', async () => {
  const house = await openTestHouse({ projecting: true, rateLimits: UNLIMITED })
  const keepers = await runRandomLives(house, 'audit', 75)
  const [{ key, username } = { key: '', username: '' }] = keepers
  await house.call('DELETE', '/api/me', { key, body: { username } })
  await house.runJobs()
  for (const { id } of keepers) expect(await violationsOf(house.context.db, id)).toEqual([])
  await house.close()
})

describe('looks at', () => {
  const house = sharedTestHouse({ projecting: true, rateLimits: UNLIMITED })
  beforeEach(() => house.clock.advance(1000))

  it('an agent whose credits moved, for a quarter of an hour', async () => {
    const keeper = await newKeeper(house)
    await buyCredits(house, keeper, '500')
    expect(await run(house)).toEqual({ agents: 1, violations: 0 })
    house.clock.advance(0.24)
    await buyCredits(house, keeper, '500')
    house.clock.advance(0.24)
    expect(await run(house)).toEqual({ agents: 1, violations: 0 })
    house.clock.advance(0.02)
    expect(await run(house)).toEqual({ agents: 0, violations: 0 })
  })

  it('an agent whose creature is due soon, or has died', async () => {
    const keeper = await newKeeper(house)
    await keeper.raise({ species_slug: 'beagle' })
    const row = (await house.rowsOf(keeper.id, 'creature'))[0] as Row
    expect(await run(house)).toEqual({ agents: 0, violations: 0 })
    house.clock.advance((Number(row.due_at) - house.clock.now()) / 3_600_000 - 0.2)
    expect(await run(house)).toEqual({ agents: 1, violations: 0 })
    house.clock.advance(0.3)
    await keeper.status()
    expect(await house.rowsOf(keeper.id, 'creature')).toEqual([])
    expect(await run(house)).toEqual({ agents: 1, violations: 0 })
  })

  it('a limited number of agents', async () => {
    for (let agent = 0; agent < 40; agent++) {
      const listed = { due_shard: ACCOUNTS, due_at: house.clock.now() }
      const data = { credits: 0, entries: 0 }
      await put(house, { ...keys.balance(`many-${agent}`), type: 'balance', version: 1, data, ...listed })
    }
    expect(await run(house)).toEqual({ agents: 25, violations: 0 })
  })
})

describe('a damaged row', () => {
  const house = sharedTestHouse({ projecting: true, rateLimits: UNLIMITED })
  let keeper: Keeper
  beforeAll(async () => {
    keeper = await newKeeper(house)
    const dead = await keeper.raise({ species_slug: 'beagle' })
    house.clock.advance(60)
    await keeper.status()
    await buyCredits(house, keeper, '500')
    await house.call('POST', '/api/house/resurrect', { key: keeper.key, body: { creature_id: dead } })
    house.clock.advance(72)
    await keeper.status()
    await keeper.raise({ species_slug: 'tabby' })
    await buyCredits(house, keeper, '500')
    expect(await run(house)).toEqual({ agents: 1, violations: 0 })
  })
  beforeEach(() => void house.logLines.splice(0))

  type Find = () => Promise<Row>
  const find =
    (matches: (row: Row) => boolean): Find =>
    async () =>
      (await house.allRows()).find(matches) as Row
  const ofType = (type: string) => find((row) => row.type === type)
  const ledgerLine = (number: number) =>
    find(({ type, data }) => type === 'ledger' && (data as LedgerEntry).number === number)

  /** Damages the table and returns how to undo it. */
  type Damage = () => Promise<() => Promise<unknown>>
  const change =
    (row: Find, to: (row: Row) => Row | null): Damage =>
    async () => {
      const before = await row()
      const after = to(before)
      await (after ? put(house, after) : remove(house, before))
      return () => put(house, before)
    }
  const lose = (row: Find) => change(row, () => null)
  const withData = (row: Row, data: object): Row => ({ ...row, data: { ...(row.data as object), ...data } })
  const setData = (row: Find, data: object) => change(row, (before) => withData(before, data))
  const wrongBalance = setData(ofType('balance'), { credits: 9000 })

  const payment = ofType('payment')
  const DAMAGE: readonly (readonly [string, Law, string, Damage])[] = [
    ['a balance that differs from its ledger', 'money', 'the balance is', wrongBalance],
    ['a missing ledger line', 'money', 'the ledger has gaps', lose(ledgerLine(1))],
    ['a ledger line of another amount', 'money', 'of the ledger says', setData(ledgerLine(1), { credits: 600 })],
    ['credits without a payment', 'money', 'nobody has paid it', lose(payment)],
    [
      'a payment that moved another amount',
      'money',
      'has moved',
      change(payment, (row) => withData(row, { moved: { ...(row.data as Payment).moved, purchase: 1000 } })),
    ],
    ['credits for an unpaid order', 'money', 'is not paid', setData(ofType('order'), { paid_at: null })],
    [
      'a paid order without credits',
      'money',
      'no credits have come of it',
      async () => {
        const order = withData(await ofType('order')(), { id: 'another' })
        const placed = { ...keys.placed(keeper.id, 'another'), version: 1, data: { order_id: 'another' } }
        const rows = [{ ...order, ...keys.order('another') }, { ...placed, type: 'placed' } as Row]
        for (const row of rows) await put(house, row)
        return () => Promise.all(rows.map((row) => remove(house, row)))
      },
    ],
    ['a resurrection without a payment', 'lives', 'paid for', setData(ledgerLine(2), { creature_id: 'another' })],
    ['a death without a gravestone', 'lives', 'stones', lose(ofType('stone'))],
    ['a username without a claim', 'names', 'is not taken', lose(ofType('username'))],
    ['a username of another agent', 'names', 'leads to', setData(ofType('username'), { agent_id: 'another' })],
    [
      'a creature that is indexed too late',
      'due',
      'is listed for',
      change(ofType('creature'), (row) => ({ ...row, due_at: Number(row.dies_at) + 3_600_000 })),
    ],
    [
      'a creature that is missing in the due index',
      'due',
      'is listed for undefined',
      change(ofType('creature'), ({ due_at: _, due_shard: __, ...row }) => row),
    ],
  ]

  it.each(DAMAGE)('is reported, and not changed: %s', async (_, law, words, damage) => {
    const undo = await damage()
    const before = await house.allRows()
    const { violations } = await run(house)
    const found = logged(house, 'invariant violated')
    const expected = expect.objectContaining({ law, agent_id: keeper.id, told: expect.stringContaining(words) })
    expect(found).toEqual(expect.arrayContaining([expected]))
    expect(violations).toBe(found.length)
    expect(logged(house, 'audited')).toMatchObject([{ agents: 1, violations, audit_violations: violations }])
    expect(await house.allRows()).toEqual(before)
    await undo()
    expect(await run(house)).toEqual({ agents: 1, violations: 0 })
  })

  it('is found by reads only', async () => {
    const { db } = house.context
    const kinds = new Set<unknown>()
    const send = ((command: object) => {
      kinds.add(command.constructor)
      return db.send(command as never)
    }) as unknown as Db['send']
    const undo = await wrongBalance()
    expect(await auditor({ ...house.context, db: { ...db, send } })()).toMatchObject({ violations: 1 })
    expect(kinds).toEqual(new Set([QueryCommand, GetCommand, BatchGetCommand]))
    await undo()
  })

  it('is not reported while another row of its agent changes', async () => {
    const undo = await wrongBalance()
    const { db } = house.context
    const agent = await ofType('agent')()
    const send = (async (command: { input: { ConsistentRead?: boolean } }) => {
      if (command.input.ConsistentRead) await put(house, { ...agent, version: agent.version + 1 })
      return db.send(command as never)
    }) as unknown as Db['send']
    expect(await violationsOf({ ...db, send }, keeper.id)).toEqual([])
    expect(await violationsOf(db, keeper.id)).not.toEqual([])
    await put(house, agent)
    await undo()
  })

  it('does not stop the audit of other agents if it cannot be decoded', async () => {
    const row = await ofType('creature')()
    const { db } = house.context
    await db.send(new PutCommand({ TableName: db.table, Item: { ...encodeRow(row), data: { prompt: null } } }))
    const other = await newKeeper(house)
    await buyCredits(house, other, '500')
    await expect(run(house)).rejects.toThrow('1 of 2 agents could not be checked')
    expect(logged(house, 'audit check failed')).toMatchObject([{ agent_id: keeper.id }])
    await put(house, row)
  })
})
