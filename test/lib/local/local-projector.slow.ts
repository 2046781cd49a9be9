/** The in-process projector: lasting faults delay it, but never make it wrong. */
import { randomUUID } from 'node:crypto'
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { rebuild } from '../../../lambdas/store/checks/rebuild'
import { connect, type Db } from '../../../lambdas/store/db'
import type { Change, Row } from '../../../lambdas/store/row'
import { type LocalProjector, projectInProcess } from '../../../lib/local/projector'
import { NO_UNFINISHED_WORK, projectorLog, readProjectorLog } from '../../../lib/local/projector-log'
import { newKeeper } from '../../support/agents/keeper'
import { freshTestHouse, openTestHouse } from '../../support/test-house'

const house = freshTestHouse()
let views: Db
let changes: Change[]
beforeEach(async () => {
  const { table, dynamodbEndpoint: endpoint } = house.context.config
  views = connect({ table, endpoint, newId: randomUUID })
  changes = []
  house.context.db.onCommit = async (committed) => void changes.push(...committed)
  const keeper = await newKeeper(house)
  await keeper.raise({ species_slug: 'tabby' })
  await keeper.care('feed')
})

const NO_LISTENER = { applied: () => {}, failed: () => {} }
const DONE = { kind: 'done' } as const

/** Reports a change as a successful commit does. */
async function reportCommit(projector: LocalProjector, change: Change): Promise<void> {
  const outcome = Promise.resolve(DONE)
  projector.onWrite([change], outcome)
  await outcome
  await projector.onCommit()
}

/** Sends the change now; the returned function delivers the reply. */
function lateReply(projector: LocalProjector, change: Change): () => Promise<void> {
  let reply: (outcome: typeof DONE) => void = () => {}
  const outcome = new Promise<typeof DONE>((resolve) => {
    reply = resolve
  })
  projector.onWrite([change], outcome)
  return async () => {
    reply(DONE)
    await outcome
    await projector.onCommit()
  }
}

const differing = async () => (await rebuild(views, house.clock.now())).differences.length

it('keeps a failed change at the head of its queue until everything is applied', async () => {
  const failures: string[] = []
  const projector = projectInProcess(views, { ...NO_LISTENER, failed: ({ message }) => failures.push(message) })
  const { send } = views
  views.send = (async () => {
    throw new Error('temporary failure')
  }) as unknown as Db['send']
  for (const change of changes) await reportCommit(projector, change)
  expect(failures.length).toBeGreaterThan(0)
  views.send = send
  await projector.close()
  expect(await differing()).toBe(0)
})

it('is correct although replies are lost or changes overtake each other', async () => {
  const projector = projectInProcess(views, NO_LISTENER)
  const { send } = views
  let calls = 0
  views.send = (async (command: never) => {
    const reply = await send(command)
    calls += 1
    if (calls % 3 === 0) throw new Error('the reply was lost')
    return reply
  }) as unknown as Db['send']
  const creature = changes.filter(({ after }) => after?.type === 'creature')
  const rest = changes.filter((change) => !creature.includes(change))
  const [first, ...later] = creature
  const replies = [...rest, ...(first ? [first] : []), ...later].map((change) => lateReply(projector, change))
  for (const reply of replies.reverse()) await reply()
  views.send = send
  await projector.close()
  expect(await differing()).toBe(0)
})

it('projects a committed change whose reply was lost', async () => {
  const projector = projectInProcess(views, NO_LISTENER)
  const lost = () => Promise.reject(new Error('the reply was lost'))
  for (const change of changes) projector.onWrite([change], lost())
  projector.onWrite([{ before: null, after: { ...changes[0]!.after!, pk: 'agent#never', version: 1 } }], lost())
  await Promise.resolve()
  await projector.close()
  expect(await differing()).toBe(0)
})

it('removes nothing for a row created and deleted while replies were lost', async () => {
  const projector = projectInProcess(views, NO_LISTENER)
  for (const change of changes) await reportCommit(projector, change)
  const came = changes.find(({ after }) => after?.type === 'creature') as Change
  const gone = { ...(came.after as Row), pk: 'agent#gone' }
  projector.onWrite([{ before: null, after: gone }], Promise.reject(new Error('the reply was lost')))
  await projector.onCommit()
  await reportCommit(projector, { before: gone, after: null })
  expect(await projector.close()).toBe(true)
  expect(await differing()).toBe(0)
})

describe('counts nothing of a deleted account', () => {
  let leaving: Change[][]
  let projector: LocalProjector
  beforeEach(async () => {
    const keeper = await newKeeper(house, { model: { provider: 'Anthropic', name: 'Claude' } })
    await keeper.raise({ species_slug: 'tabby' })
    await keeper.care('reflect')
    projector = projectInProcess(views, NO_LISTENER)
    for (const change of changes) await reportCommit(projector, change)
    leaving = []
    house.context.db.onCommit = async (committed) => void leaving.push([...committed])
    await house.call('DELETE', '/api/me', { key: keeper.key, body: { username: keeper.username } })
    expect(leaving.length).toBeGreaterThan(1)
  })

  const unheard = () => Promise.reject(new Error('the reply was lost'))

  it('when all replies were lost', async () => {
    for (const write of leaving) projector.onWrite(write, unheard())
    await projector.close()
    expect(await differing()).toBe(0)
  })

  it.each([0, 1])('when every other reply was lost, from number %p on', async (from) => {
    for (const [at, write] of leaving.entries())
      projector.onWrite(write, at % 2 === from ? unheard() : Promise.resolve(DONE))
    await projector.close()
    expect(await differing()).toBe(0)
  })

  it.each([1, 2, 3])('when reading the table fails at first: call %p fails', async (failing) => {
    const { send } = views
    let calls = 0
    views.send = (async (command: never) => {
      calls += 1
      if (calls === failing) throw new Error('temporary failure')
      return send(command)
    }) as unknown as Db['send']
    for (const write of leaving) projector.onWrite(write, unheard())
    await projector.close()
    views.send = send
    await projector.close()
    expect(await differing()).toBe(0)
  })
})

it('applies concurrent changes as one batch and reports it once, before any commit resolves', async () => {
  const events: string[] = []
  const projector = projectInProcess(views, { ...NO_LISTENER, applied: () => events.push('applied') })
  await Promise.all(changes.map((change) => reportCommit(projector, change).then(() => events.push('goes on'))))
  expect(events).toEqual(['applied', ...changes.map(() => 'goes on')])
})

describe('after a kill', () => {
  const folder = mkdtempSync(join(tmpdir(), 'projector-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  let logs = 0

  /** A killed projector receives no replies and sends nothing more. */
  function projectorThatDies(file: string, dies: (command: object) => 'before' | 'after' | null): LocalProjector {
    let dead = false
    const send = (async (command: object) => {
      if (dead) return new Promise(() => {})
      const death = dies(command)
      if (death === 'before') dead = true
      if (dead) return new Promise(() => {})
      const reply = await views.send(command as never)
      if (death !== 'after') return reply
      dead = true
      return new Promise(() => {})
    }) as unknown as Db['send']
    const log = projectorLog(file, 'one', { isNew: true })
    return projectInProcess({ ...views, send }, NO_LISTENER, { log, left: NO_UNFINISHED_WORK })
  }

  const begin = (projector: LocalProjector, fate: Promise<typeof DONE>) => {
    for (const change of changes) projector.onWrite([change], fate)
    return fate.then(() => void projector.onCommit()).then(() => new Promise(setImmediate))
  }

  const isWrite = (command: object) => command instanceof TransactWriteCommand

  const goOn = async (file: string) => {
    const saved = readProjectorLog(file)!
    const log = projectorLog(file, saved.session, { isNew: false })
    const projector = projectInProcess(views, NO_LISTENER, { log, left: saved.left })
    expect(await projector.close()).toBe(true)
    expect(await differing()).toBe(0)
    expect(readFileSync(file, 'utf8')).toBe('{"session":"one"}\n')
  }

  type Dies = (command: object) => 'before' | 'after' | null
  it.each<[string, Dies]>([
    ['before anything was applied', (command: object) => (isWrite(command) ? 'before' : null)],
    ['after the first transaction, whose reply was lost', (command: object) => (isWrite(command) ? 'after' : null)],
    ['at its first read', () => 'before'],
  ])('%s, the next projector applies every change once', async (_, dies) => {
    logs += 1
    const file = join(folder, `${logs}.log`)
    let died = () => {}
    const dead = new Promise<void>((resolve) => {
      died = resolve
    })
    const projector = projectorThatDies(file, (command) => {
      const death = dies(command)
      if (death) setImmediate(died)
      return death
    })
    await begin(projector, Promise.resolve(DONE))
    await dead
    await goOn(file)
  })

  it('with all replies outstanding, resolves them from the table', async () => {
    const file = join(folder, 'under way.log')
    const projector = projectInProcess(views, NO_LISTENER, {
      log: projectorLog(file, 'one', { isNew: true }),
      left: NO_UNFINISHED_WORK,
    })
    for (const change of changes) projector.onWrite([change], new Promise(() => {}))
    projector.onWrite([{ before: null, after: { ...changes[0]!.after!, pk: 'agent#never' } }], new Promise(() => {}))
    await goOn(file)
  })

  it('ignores a truncated line', async () => {
    const file = join(folder, 'cut.log')
    const projector = projectInProcess(views, NO_LISTENER, {
      log: projectorLog(file, 'one', { isNew: true }),
      left: NO_UNFINISHED_WORK,
    })
    for (const change of changes) projector.onWrite([change], new Promise(() => {}))
    appendFileSync(file, '{"taken":[1,2')
    expect(readProjectorLog(file)!.left).toMatchObject({ records: [] })
    expect(readProjectorLog(file)!.left.writes.length).toBeGreaterThan(2)
    await goOn(file)
  })
})

describe('when the first reply arrives last', () => {
  const WAYS = { late: (reply: unknown) => reply, lost: () => Promise.reject(new Error('the reply was lost')) }
  const CASES = Object.entries(WAYS).flatMap(
    ([how, came]) =>
      [
        { what: 'adoption and hatching', how, came, first: 'adopt', second: 'status' },
        { what: 'hatching and release', how, came, first: 'status', second: 'release' },
      ] as const,
  )

  it.each(CASES)('projects $what in order, the first reply $how', async ({ came, first, second }) => {
    const busy = await openTestHouse({ projecting: true })
    const { key } = await busy.newAgent()
    let creature_id = ''
    const calls = {
      adopt: () => busy.call('POST', '/api/house/adopt', { key, body: { name: 'Pip', family: 'cat' } }),
      status: () => busy.call('GET', '/api/house/status', { key }),
      release: () => busy.call('DELETE', '/api/house/release', { key, body: { creature_id } }),
    }
    if (first === 'status') creature_id = (await calls.adopt()).body.creature.id
    let letGo: () => void = () => {}
    const gone = new Promise<void>((resolve) => {
      letGo = resolve
    })
    let stands: () => void = () => {}
    const standing = new Promise<void>((resolve) => {
      stands = resolve
    })
    busy.onDbCall = async (command, go) => {
      const reply = await go()
      if (!/^(Put|TransactWrite)Command$/.test(command.constructor.name)) return reply
      busy.onDbCall = null
      stands()
      await gone
      return came(reply)
    }
    const slow = calls[first]()
    await standing
    expect((await calls[second]()).status).toBe(200)
    letGo()
    await slow
    await busy.context.db.onCommit?.([])
    expect((await rebuild(busy.context.db, busy.clock.now())).differences).toEqual([])
    await busy.close()
  })
})
