/** State of the local host between starts: clean shutdown, orders and queued events. */
import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asInstant } from '../../../lambdas/domain/time/instants'
import { rebuild } from '../../../lambdas/store/checks/rebuild'
import { type LocalPaymentsOptions, localPayments } from '../../../lib/local/payments/payments'
import { markOutdated } from '../../../lib/local/projections-state'
import { newKeeper } from '../../support/agents/keeper'
import { openTestHouse } from '../../support/test-house'

const folder = mkdtempSync(join(tmpdir(), 'lasting-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const newFolder = () => mkdtempSync(join(folder, 'data-'))

describe('projections', () => {
  const reopened = async (dataDir: string) => {
    let rebuilt = false
    const house = await openTestHouse({
      dataDir,
      projecting: true,
      newId: randomUUID,
      onRebuildProgress: () => {
        rebuilt = true
      },
    })
    expect((await rebuild(house.context.db, house.clock.now())).differences).toEqual([])
    return { house, rebuilt }
  }

  it('are available at once after a clean shutdown, and continue from the projector log after a kill', async () => {
    const dataDir = newFolder()
    const { house: first } = await reopened(dataDir)
    await newKeeper(first)
    const killed = newFolder()
    cpSync(dataDir, killed, { recursive: true, filter: (file) => !file.endsWith('house.lock') })
    await first.close()

    const second = await reopened(dataDir)
    expect(second.rebuilt).toBe(false)
    expect((await second.house.call('GET', '/api/stats')).body.agents).toBe(1)
    await second.house.close()

    const afterTheKill = await reopened(killed)
    expect(afterTheKill.rebuilt).toBe(false)
    expect((await afterTheKill.house.call('GET', '/api/stats')).body.agents).toBe(1)
    await newKeeper(afterTheKill.house)
    await afterTheKill.house.close()
  })

  it('are rebuilt after a kill if the projector log is missing or of another session', async () => {
    const dataDir = newFolder()
    const { house } = await reopened(dataDir)
    await newKeeper(house)
    for (const text of [null, '{"session":"another"}\n']) {
      const killed = newFolder()
      cpSync(dataDir, killed, { recursive: true, filter: (file) => !file.endsWith('house.lock') })
      if (text) writeFileSync(join(killed, 'projector.log'), text)
      else rmSync(join(killed, 'projector.log'))
      const next = await reopened(killed)
      expect(next.rebuilt).toBe(true)
      await next.house.close()
    }
    await house.close()
  })

  it('are rebuilt if another program has changed rows, before or during the session', async () => {
    const dataDir = newFolder()
    const { house } = await reopened(dataDir)
    await markOutdated(house.context.db)
    await house.close()
    const next = await reopened(dataDir)
    expect(next.rebuilt).toBe(true)
    await next.house.close()
    await (await openTestHouse({ dataDir, projecting: false })).close()
    const last = await reopened(dataDir)
    expect(last.rebuilt).toBe(true)
    await last.house.close()
  })
})

describe('payments', () => {
  const order = { id: 'o', agent_id: 'a', pack: '500', quantity: 1 } as never
  const shop = (file: string, take: LocalPaymentsOptions['take'] = async () => ({ batchItemFailures: [] })) =>
    localPayments({ url: 'http://localhost', file, now: () => asInstant(0), newId: randomUUID, take })
  const open = (payments: ReturnType<typeof shop>, idempotency_key: string) =>
    payments.checkout.open({ order, success_url: '/done', cancel_url: '/no', idempotency_key } as never)

  it('appends each order as a line and leaves earlier lines alone', async () => {
    const file = join(newFolder(), 'checkout.json')
    const payments = shop(file)
    const first = await open(payments, 'one')
    const before = readFileSync(file, 'utf8')
    await open(payments, 'two')
    expect(await open(payments, 'one')).toEqual(first)
    const after = readFileSync(file, 'utf8')
    expect(after.startsWith(before)).toBe(true)
    expect(after.trim().split('\n')).toHaveLength(2)
    expect(await open(shop(file), 'one')).toEqual(first)
  })

  it('deliver a queued event once after a restart', async () => {
    const file = join(newFolder(), 'checkout.json')
    void shop(file, () => new Promise(() => {})).deliver({ id: 'evt' })
    const taken: string[] = []
    const take: LocalPaymentsOptions['take'] = async ({ Records }) => {
      taken.push(...Records.map(({ body }) => body))
      return { batchItemFailures: [] }
    }
    await shop(file, take).resume()
    await shop(file, take).resume()
    expect(taken).toEqual(['{"id":"evt"}'])
  })

  it('keep dead letters', async () => {
    const file = join(newFolder(), 'checkout.json')
    const take: LocalPaymentsOptions['take'] = async ({ Records }) => ({
      batchItemFailures: Records.map(({ messageId }) => ({ itemIdentifier: messageId })),
    })
    expect(await shop(file, take).deliver({ id: 'evt' })).toBe('dead letter')
    expect(shop(file, take).deadLetters).toEqual([{ id: 'evt' }])
  })

  it.each(['nothing to read', '{}', '[1]', 'null', '{"session":'])(
    'refuse to start with a file that contains %j',
    async (text) => {
      const dataDir = newFolder()
      writeFileSync(join(dataDir, 'checkout.json'), `{"event":"1","envelope":{}}\n${text}`)
      await expect(openTestHouse({ dataDir })).rejects.toThrow(/checkout\.json is damaged in line 2/)
    },
  )

  it('are never paid without a queued event, at whichever step the process ended', async () => {
    const dataDir = newFolder()
    const house = await openTestHouse({ dataDir })
    const { key } = await house.newAgent()
    const { body } = await house.call('POST', '/api/house/credits', { key, body: { pack: '500' } })
    const { pathname } = new URL(body.checkout_url)
    await house.call('POST', `${pathname}/pay`)
    await house.close()
    const lines = readFileSync(join(dataDir, 'checkout.json'), 'utf8').trim().split('\n')
    for (const [at, line] of lines.entries()) {
      const file = join(newFolder(), 'checkout.json')
      writeFileSync(file, `${lines.slice(0, at + 1).join('\n')}\n`)
      let arrived = line.includes('"outcome":"taken"')
      const payments = shop(file, async () => {
        arrived = true
        return { batchItemFailures: [] }
      })
      await payments.resume()
      const session = await payments.checkout.find(pathname.split('/').at(-1) ?? '')
      expect(session).toMatchObject({ payment_status: arrived ? 'paid' : 'unpaid' })
    }
  })

  it('report an order as paid once the credits are booked', async () => {
    const house = await openTestHouse({ dataDir: newFolder() })
    const { key } = await house.newAgent()
    const { body } = await house.call('POST', '/api/house/credits', { key, body: { pack: '500' } })
    const paid = await house.call('POST', `${new URL(body.checkout_url).pathname}/pay`)
    const { credits } = (await house.call('GET', '/api/house/credits', { key })).body
    await house.close()
    expect(paid.body).toMatchObject({ status: 'paid', event: 'taken' })
    expect(credits).toBe(500)
  })
})
