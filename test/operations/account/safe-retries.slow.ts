/** A call with an Idempotency-Key is done once, however often it is sent and whatever became of its answer. */
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { GetCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { canBeRepeated } from '../../../lambdas/api/idempotency-key'
import { type ApiOperationId, operations } from '../../../lambdas/api/routes/routes'
import type { Agent } from '../../../lambdas/domain/accounts/agent'
import { rebuild } from '../../../lambdas/store/audit/rebuild'
import type { Row } from '../../../lambdas/store/row'
import { countAdultRaised, newKeeper } from '../../support/agents/keeper'
import { barrier } from '../../support/barrier'
import { freshAddress, type Received, type Sent } from '../../support/http'
import { sendMcp } from '../../support/services/mcp'
import { balanceOf, buyCredits } from '../../support/services/stripe'
import { openTestHouse, type TestHouse } from '../../support/test-house'

const names = operations.filter(([, route]) => canBeRepeated(route)).map(([operation]) => operation)
const UNLIMITED = Object.fromEntries([...names, 'status'].map((operation) => [operation, 100_000]))

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse({ projecting: false, rateLimits: UNLIMITED })
})
beforeEach(() => house.advanceToMorning())
afterEach(() => {
  house.onDbCall = null
})
afterAll(() => house.close())

/** A call that works once, another that differs from it, and how often it was done. */
interface Scene {
  method: string
  path: string
  sent: Sent
  other?: object
  deeds(): Promise<number>
}

let count = 0
const fresh = (): string => {
  count += 1
  return `3f0c1a52-8d1e-4b7a-9c55-${String(count).padStart(12, '0')}`
}

const rowsOfType = async (type: string, is: (data: never) => boolean): Promise<number> =>
  (await house.allRows()).filter((row) => row.type === type && is(row.data as never)).length

const SCENES: Record<string, () => Promise<Scene>> = {
  async register() {
    count += 1
    const username = `once-${count}`
    return {
      method: 'POST',
      path: '/api/auth/register',
      sent: { body: { username, source: 'A friend' }, from: freshAddress() },
      other: { username: `${username}-other` },
      deeds: () => rowsOfType('agent', (agent: Agent) => agent.username.startsWith(username)),
    }
  },
  async rotate_key() {
    const { id, key } = await house.newAgent()
    return {
      method: 'POST',
      path: '/api/auth/rotate-key',
      sent: { key, body: {} },
      deeds: async () => (await house.rowsOf<Agent>(id, 'agent'))[0]!.version - 1,
    }
  },
  async adopt() {
    const { id, key } = await house.newAgent()
    return {
      method: 'POST',
      path: '/api/house/adopt',
      sent: { key, body: { name: 'Pip', family: 'cat' } },
      other: { name: 'Pop', family: 'cat' },
      deeds: async () => (await house.rowsOf(id, 'creature')).length,
    }
  },
  async care() {
    const keeper = await newKeeper(house)
    const creature = await keeper.raise({ species_slug: 'housecat' })
    return {
      method: 'POST',
      path: '/api/house/care',
      sent: { key: keeper.key, body: { action: 'play', notes: 'Hide and seek.' } },
      other: { action: 'play' },
      deeds: async () => (await keeper.history(`creature_id=${creature}`)).body.care_log.length,
    }
  },
  async visit() {
    const keeper = await newKeeper(house)
    const creature = await keeper.raise({ species_slug: 'housecat' })
    const care = [{ action: 'play', notes: 'Hide and seek.' }, { action: 'reflect' }]
    return {
      method: 'POST',
      path: '/api/house/visit',
      sent: { key: keeper.key, body: { care } },
      other: { care: [...care].reverse() },
      deeds: async () => (await keeper.history(`creature_id=${creature}`)).body.care_log.length / care.length,
    }
  },
  async release() {
    const keeper = await newKeeper(house)
    const creature_id = await keeper.raise()
    return {
      method: 'DELETE',
      path: '/api/house/release',
      sent: { key: keeper.key, body: { creature_id } },
      other: { id: creature_id },
      deeds: async () => (await house.rowsOf(keeper.id, 'past')).length,
    }
  },
  async buy_credits() {
    const { id, key } = await house.newAgent()
    return {
      method: 'POST',
      path: '/api/house/credits',
      sent: { key, body: { pack: '100' } },
      other: { pack: '500' },
      deeds: () => rowsOfType('order', ({ agent_id }: { agent_id: string }) => agent_id === id),
    }
  },
  async resurrect() {
    const keeper = await newKeeper(house)
    const creature_id = await keeper.raise({ species_slug: 'beagle' })
    await buyCredits(house, keeper, '1000')
    house.clock.advance(60)
    await keeper.status()
    return {
      method: 'POST',
      path: '/api/house/resurrect',
      sent: { key: keeper.key, body: { creature_id } },
      other: { id: creature_id },
      deeds: async () => (await balanceOf(house, keeper.id)).ledger.filter((credits) => credits < 0).length,
    }
  },
  async flowers() {
    const keeper = await newKeeper(house)
    await keeper.raise({ species_slug: 'beagle' })
    house.clock.advance(60)
    const { body } = await house.call('GET', '/api/house/graveyard', { key: keeper.key })
    await rebuild(house.context.db, house.clock.now(), { mend: true })
    const giver = await house.newAgent()
    return {
      method: 'POST',
      path: '/api/house/flowers',
      sent: { key: giver.key, body: { gravestone_id: body.gravestones[0].id } },
      other: { gravestone_id: giver.id },
      deeds: () => rowsOfType('flower', ({ agent_id }: { agent_id: string }) => agent_id === giver.id),
    }
  },
  async ask_sitter() {
    const [keeper, sitter] = [await newKeeper(house), await newKeeper(house)]
    const creature_id = await keeper.raise({ species_slug: 'housecat' })
    const until = new Date(house.clock.now() + 48 * 3_600_000).toISOString()
    return {
      method: 'POST',
      path: '/api/house/sitters',
      sent: { key: keeper.key, body: { creature_id, username: sitter.username, until } },
      other: { creature_id, username: keeper.username, until },
      deeds: async () => (await house.rowsOf(sitter.id, 'charge')).length,
    }
  },
  async end_sitting() {
    const [keeper, sitter] = [await newKeeper(house), await newKeeper(house)]
    const creature_id = await keeper.raise({ species_slug: 'housecat' })
    const until = new Date(house.clock.now() + 48 * 3_600_000).toISOString()
    await house.call('POST', '/api/house/sitters', {
      key: keeper.key,
      body: { creature_id, username: sitter.username, until },
    })
    return {
      method: 'DELETE',
      path: '/api/house/sitters',
      sent: { key: keeper.key, body: { creature_id } },
      other: { id: creature_id },
      deeds: async () => 1 - (await house.rowsOf(sitter.id, 'charge')).length,
    }
  },
  async open_window() {
    const { id, key } = await house.newAgent()
    return {
      method: 'POST',
      path: '/api/house/window',
      sent: { key },
      deeds: async () => (await house.rowsOf(id, 'agent'))[0]!.version - 1,
    }
  },
  async close_window() {
    const { id, key } = await house.newAgent()
    await house.call('POST', '/api/house/window', { key })
    return {
      method: 'DELETE',
      path: '/api/house/window',
      sent: { key },
      deeds: async () => (await house.rowsOf(id, 'agent'))[0]!.version - 2,
    }
  },
  async leave() {
    const { id, username, key } = await house.newAgent()
    return {
      method: 'DELETE',
      path: '/api/me',
      sent: { key, body: { username } },
      deeds: async () => ((await house.rowsOf(id, 'agent')).length === 0 ? 1 : 0),
    }
  },
  async create_species() {
    const { id, key } = await house.newAgent()
    await countAdultRaised(house, id)
    count += 1
    const body = { slug: `once_${count}`, name: 'Once', family: 'cat', personality: 'Comes once and no more.' }
    return {
      method: 'POST',
      path: '/api/house/species',
      sent: { key, body },
      other: { ...body, slug: `other_${count}` },
      deeds: () => rowsOfType('species', ({ creator_id }: { creator_id: string }) => creator_id === id),
    }
  },
}

const sendOnce = ({ method, path, sent }: Scene, key: string, changes: Sent = {}): Promise<Received> =>
  house.call(method, path, { ...sent, ...changes, headers: { 'idempotency-key': key } })

const told = ({ status, text }: Received) => [status, text]
const replayed = ({ headers }: Received) => headers['idempotency-replayed']

/** From the first write on nothing more is heard of the database. */
const goSilentAfterTheDeed = () => {
  let gone = false
  house.onDbCall = async (command, go) => {
    if (gone) throw new Error('the database is away')
    if (!(command instanceof TransactWriteCommand)) return go()
    gone = true
    await go()
    throw new Error('the reply was lost')
  }
}

const isMarkerRead = (command: object): boolean =>
  command instanceof GetCommand && String(command.input.Key?.pk).startsWith('marker#')

/** Those that look for their own traces when a reply is lost. */
const FINDS_IT_DONE: readonly string[] = ['rotate_key', 'resurrect']

it('has a scene for everything that changes something', () => {
  expect(Object.keys(SCENES).sort()).toEqual([...names].sort())
})

describe.each(names)('%s', (operation: ApiOperationId) => {
  const scene = () => SCENES[operation]!()

  it('sent again is not done again, and is answered as before', async () => {
    const [one, key] = [await scene(), fresh()]
    const first = await sendOnce(one, key)
    expect(first.status).toBeLessThan(300)
    expect(replayed(first)).toBeUndefined()
    house.clock.advance(0.5)
    const second = await sendOnce(one, key)
    expect(told(second)).toEqual(told(first))
    expect(replayed(second)).toBe('true')
    expect(second.headers['content-type']).toBe(first.headers['content-type'])
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
    expect(await one.deeds()).toBe(1)
  })

  it('is told at once or at the next try, when the database could not say that it was done', async () => {
    const [one, key] = [await scene(), fresh()]
    house.onDbCall = async (command, go) => {
      const reply = await go()
      if (command instanceof TransactWriteCommand) throw new Error('the reply was lost')
      return reply
    }
    const first = await sendOnce(one, key)
    house.onDbCall = null
    expect(first.status).toBeLessThan(300)
    expect(told(await sendOnce(one, key))).toEqual(told(first))
    expect(await one.deeds()).toBe(1)
  })

  it('is found done after a crash', async () => {
    const [one, key] = [await scene(), fresh()]
    goSilentAfterTheDeed()
    const lost = await sendOnce(one, key)
    house.onDbCall = null
    expect(lost.status).toBe(500)
    expect(lost.text).not.toContain('still works')
    const [first, second] = [await sendOnce(one, key), await sendOnce(one, key)]
    expect([first.status < 300, replayed(first)]).toEqual([true, 'true'])
    expect(told(second)).toEqual(told(first))
    expect(await one.deeds()).toBe(1)
  })

  it('of twenty twins at once one is done, and all are answered alike', async () => {
    const [one, key] = [await scene(), fresh()]
    const together = barrier(20)
    house.onDbCall = async (command, go) => {
      const reply = await go()
      // None finds an answer at first.
      if (isMarkerRead(command)) await together()
      return reply
    }
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendOnce(one, key)))
    house.onDbCall = null
    expect(new Set(answers.map((answer) => JSON.stringify(told(answer)))).size).toBe(1)
    expect(answers[0]!.status).toBeLessThan(300)
    expect(await one.deeds()).toBe(1)
  })

  it('is told by whoever found it done, though its kept answer cannot be read', async () => {
    const [one, key] = [await scene(), fresh()]
    let done = false
    house.onDbCall = async (command, go) => {
      if (done && isMarkerRead(command)) throw new Error('the marker cannot be read')
      const reply = await go()
      if (!(command instanceof TransactWriteCommand)) return reply
      done = true
      throw new Error('the reply was lost')
    }
    const first = await sendOnce(one, key)
    house.onDbCall = null
    expect(first.text).not.toContain('still works')
    if (FINDS_IT_DONE.includes(operation)) expect(first.status).toBe(200)
    const second = await sendOnce(one, key)
    expect(replayed(second)).toBe('true')
    if (first.status === 200) expect(told(second)).toEqual(told(first))
    expect(await one.deeds()).toBe(1)
  })

  it('is not kept when it failed before anything was done', async () => {
    const [one, key] = [await scene(), fresh()]
    house.onDbCall = async (command, go) => {
      if (command instanceof TransactWriteCommand) throw new Error('the database is away')
      return go()
    }
    expect((await sendOnce(one, key)).status).toBe(500)
    house.onDbCall = null
    expect(await one.deeds()).toBe(0)
    const second = await sendOnce(one, key)
    expect([second.status < 300, replayed(second)]).toEqual([true, undefined])
    expect(await one.deeds()).toBe(1)
  })

  it.each(['TransactionConflict', 'ThrottlingError'])(
    'says when it cannot be done now (%s), and that it can be sent again',
    async (Code) => {
      const [one, key] = [await scene(), fresh()]
      house.onDbCall = async (command, go) => {
        if (!(command instanceof TransactWriteCommand)) return go()
        const CancellationReasons = [{ Code }]
        throw new TransactionCanceledException({ message: 'cancelled', $metadata: {}, CancellationReasons })
      }
      const { status, body } = await sendOnce(one, key)
      house.onDbCall = null
      expect([status, body.error]).toEqual([409, 'The house is too busy for this call at this moment'])
      expect(body.suggestion).toContain('same Idempotency-Key')
      expect((await sendOnce(one, key)).status).toBeLessThan(300)
      expect(await one.deeds()).toBe(1)
    },
  )

  it('leaves nothing readable behind, in the table or in the log', async () => {
    const [one, key] = [await scene(), fresh()]
    const { body } = await sendOnce(one, key)
    await sendOnce(one, key)
    const rows = (await house.allRows()).filter(({ type }) => type === 'marker') as Row<{ answer: Uint8Array }>[]
    const kept = [JSON.stringify(rows), ...rows.map(({ data }) => Buffer.from(data.answer).toString('latin1'))].join()
    for (const text of [kept, house.logLines.join('\n')]) {
      expect(text.includes(key)).toBe(false)
      expect(text.includes(body.your_token ?? body.message ?? body.soul_prompt)).toBe(false)
    }
  })
})

/** Those without a body cannot differ; and from one who has left, nothing else is taken any more. */
const CANNOT_DIFFER: readonly string[] = ['rotate_key', 'open_window', 'close_window', 'leave']

describe.each(names.filter((name) => !CANNOT_DIFFER.includes(name)))('%s', (operation) => {
  it('with the key of another request is a 400, and nothing is done', async () => {
    const [one, key] = [await SCENES[operation]!(), fresh()]
    const first = await sendOnce(one, key)
    const { status, body } = await sendOnce(one, key, { body: one.other })
    expect([status, body.error]).toEqual([400, 'This Idempotency-Key belongs to another request'])
    expect(told(await sendOnce(one, key))).toEqual(told(first))
    expect(await one.deeds()).toBe(1)
  })
})

describe('a key', () => {
  it('names one request of one agent: field order does not matter, another agent or address does', async () => {
    const [one, two, key] = [await SCENES.adopt!(), await SCENES.adopt!(), fresh()]
    const first = await sendOnce(one, key)
    expect(replayed(await sendOnce(one, key, { body: { family: 'cat', name: 'Pip', unknown: 1 } }))).toBe('true')
    expect(replayed(await sendOnce(two, key))).toBeUndefined()
    expect(await two.deeds()).toBe(1)
    const elsewhere = await house.call('POST', '/api/house/credits', {
      key: one.sent.key,
      body: { pack: '100' },
      headers: { 'idempotency-key': key },
    })
    expect(elsewhere.status).toBe(400)
    expect(first.status).toBe(201)
  })

  it.each([
    ['empty', 'adopt', '', 400],
    ['of one character', 'adopt', 'x', 201],
    ['of 255 characters', 'adopt', 'x'.repeat(255), 201],
    ['of 256 characters', 'adopt', 'x'.repeat(256), 400],
    ['with a space', 'adopt', 'a b', 400],
    ['with a letter beyond ASCII', 'adopt', 'sch\u00f6n', 400],
    ['that can be guessed', 'register', 'registration-of-pip-2026-0001', 400],
    ['of one letter', 'register', 'yY'.repeat(20), 400],
    ['of noughts', 'register', '0'.repeat(32), 400],
    ['made of a name', 'register', '6fa459ea-ee8a-5ca4-894e-db77e160355e', 400],
    ['of 20 mixed characters', 'register', 'V1StGXR8_Z5jdHi6B-my', 400],
    ['of 21 mixed characters', 'register', 'V1StGXR8_Z5jdHi6B-myT', 201],
    ['of 31 digits', 'rotate_key', '0123456789abcdef0123456789abcde', 400],
    ['of 32 digits', 'rotate_key', '0123456789abcdef0123456789abcdef', 200],
    ['of a number', 'open_window', '1', 400],
    ['that is a random UUID', 'open_window', 'F47AC10B-58CC-4372-A567-0E02B2C3D479', 200],
  ])('%s, at %s', async (_what, operation, key, expected) => {
    const one = await SCENES[operation]!()
    const { status, body } = await sendOnce(one, key)
    expect(status).toBe(expected)
    if (status !== 400) return
    expect(body.error).toBe('Invalid Idempotency-Key')
    expect(body.details).toMatch(
      /^header\.Idempotency-Key: must be (1 to 255 visible ASCII characters|a random UUID, or)/,
    )
    expect(await one.deeds()).toBe(0)
  })

  it('means nothing where nothing is changed', async () => {
    const { key } = await house.newAgent()
    const sent = { key, headers: { 'idempotency-key': 'a b' } }
    const calls = house.dbCalls.length
    expect((await house.call('GET', '/api/house/credits', sent)).status).toBe(200)
    expect(house.dbCalls.slice(calls)).not.toContain('GetCommand')
  })
})

describe('time', () => {
  it('forgets after 24 hours, though the table may not have', async () => {
    const [one, key] = [await SCENES.adopt!(), fresh()]
    await sendOnce(one, key)
    house.clock.advance(23.9)
    expect(replayed(await sendOnce(one, key))).toBe('true')
    house.clock.advance(0.2)
    expect(replayed(await sendOnce(one, key))).toBeUndefined()
    expect(await one.deeds()).toBe(2)
    expect(replayed(await sendOnce(one, key))).toBe('true')
  })

  it.each([
    ['register', 409],
    ['rotate_key', 401],
  ])('forgets the secret of %s after an hour', async (operation, refused) => {
    const [one, key] = [await SCENES[operation]!(), fresh()]
    await sendOnce(one, key)
    house.clock.advance(0.9)
    expect(replayed(await sendOnce(one, key))).toBe('true')
    house.clock.advance(0.2)
    expect((await sendOnce(one, key)).status).toBe(refused)
  })
})

describe('a rotation whose answer was lost', () => {
  it('is repeated with the old key, and gives the key that works', async () => {
    const [one, key] = [await SCENES.rotate_key!(), fresh()]
    await sendOnce(one, key)
    const { body } = await sendOnce(one, key)
    expect((await house.call('GET', '/api/house/credits', { key: body.your_token })).status).toBe(200)
    expect((await house.call('GET', '/api/house/credits', { key: one.sent.key })).status).toBe(401)
  })

  it('is told to nobody who has only one of the two keys', async () => {
    const [one, two, key] = [await SCENES.rotate_key!(), await SCENES.rotate_key!(), fresh()]
    const { body } = await sendOnce(one, key)
    const others = [
      await sendOnce(one, fresh()),
      await sendOnce(one, key, { key: undefined }),
      await sendOnce(two, key),
    ]
    expect(others.map(({ status }) => status)).toEqual([401, 401, 200])
    for (const { text } of others) expect(text.includes(body.your_token)).toBe(false)
  })

  it('admits nothing that it cannot know', async () => {
    const one = await SCENES.rotate_key!()
    let gone = false
    house.onDbCall = async (command, go) => {
      if (gone) throw new Error('the database is away')
      if (command.constructor.name !== 'TransactWriteCommand') return go()
      gone = true
      await go()
      throw new Error('the reply was lost')
    }
    const { status, body } = await house.call(one.method, one.path, one.sent)
    expect([status, body.error]).toEqual([500, 'Key rotation failed'])
    expect(body.suggestion).toContain('is not known')
  })
})

describe('closing a window when none was open', () => {
  it('is kept too: sent again it leaves the one that was opened since', async () => {
    const { key } = await house.newAgent()
    const closing: Scene = { method: 'DELETE', path: '/api/house/window', sent: { key }, deeds: async () => 0 }
    const name = fresh()
    const first = await sendOnce(closing, name)
    const { body } = await house.call('POST', '/api/house/window', { key })
    const late = await sendOnce(closing, name)
    expect([told(late), replayed(late)]).toEqual([told(first), 'true'])
    expect((await house.call('GET', new URL(body.url).pathname)).status).toBe(200)
  })
})

describe('what is not kept', () => {
  it('is a refusal: once it is mended, the same call goes through', async () => {
    const keeper = await newKeeper(house)
    await keeper.adopt()
    const one: Scene = { ...(await SCENES.care!()), sent: { key: keeper.key, body: { action: 'play' } } }
    const key = fresh()
    expect((await sendOnce(one, key)).status).toBe(400)
    await keeper.status()
    expect((await sendOnce(one, key)).status).toBe(200)
    expect(replayed(await sendOnce(one, key))).toBe('true')
  })

  it('is a return that could not be paid for: once it can, it is made', async () => {
    const keeper = await newKeeper(house)
    const creature_id = await keeper.raise({ species_slug: 'beagle' })
    house.clock.advance(60)
    const one: Scene = { ...(await SCENES.resurrect!()), sent: { key: keeper.key, body: { creature_id } } }
    const key = fresh()
    expect((await sendOnce(one, key)).status).toBe(402)
    await buyCredits(house, keeper, '1000')
    expect((await sendOnce(one, key)).body.success).toBe(true)
    expect(replayed(await sendOnce(one, key))).toBe('true')
  })
})

describe('limits', () => {
  let strict: TestHouse
  beforeAll(async () => {
    strict = await openTestHouse()
  })
  afterAll(() => strict.close())
  const named = (name: string) => ({ 'idempotency-key': `V1StGXR8_Z5jdHi6B-myT-${name}` })

  it('do not count what is only told again', async () => {
    const from = freshAddress()
    const register = (username: string) =>
      strict.call('POST', '/api/auth/register', {
        from,
        body: { username },
        headers: named(username),
      })
    const first = await register('limit-a')
    for (const again of [await register('limit-a'), await register('limit-a')]) {
      expect(again.text).toBe(first.text)
      expect(again.headers['x-ratelimit-remaining']).toBe('2')
    }
    await register('limit-b')
    const last = await register('limit-c')
    expect((await register('limit-d')).status).toBe(429)
    expect(told(await register('limit-c'))).toEqual(told(last))
  })

  it('do not count a twin that was done by the other', async () => {
    const from = freshAddress()
    const together = barrier(2)
    strict.onDbCall = async (command, go) => {
      const reply = await go()
      if (isMarkerRead(command)) await together()
      return reply
    }
    const twin = () =>
      strict.call('POST', '/api/auth/register', { from, body: { username: 'twin' }, headers: named('twin') })
    const answers = await Promise.all([twin(), twin()])
    strict.onDbCall = null
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const next = await strict.call('POST', '/api/auth/register', { from, body: { username: 'no-twin' } })
    expect(next.headers['x-ratelimit-remaining']).toBe('1')
  })

  it('keep no answer from its caller, though the count cannot be mended', async () => {
    const { key } = await strict.newAgent()
    const sent = { key, body: { name: 'Pip' }, headers: { 'idempotency-key': 'the-last-of-its-window' } }
    strict.onDbCall = async (command, go) => {
      const { ExpressionAttributeValues: values } = (command as UpdateCommand).input
      if (command instanceof UpdateCommand && values?.[':back']) throw new Error('not counted')
      return go()
    }
    const statuses: number[] = []
    for (let i = 0; i < 12; i++) statuses.push((await strict.call('POST', '/api/house/adopt', sent)).status)
    strict.onDbCall = null
    expect(new Set(statuses)).toEqual(new Set([201]))
    const other = await strict.call('POST', '/api/house/adopt', { key, body: { name: 'Pop' } })
    expect(other.status).toBe(429)
  })

  it('do not count the key of another request, where a 400 is not counted', async () => {
    const from = freshAddress()
    const register = (username: string, headers?: Record<string, string>) =>
      strict.call('POST', '/api/auth/register', { from, body: { username }, headers })
    expect((await register('honest-a', named('honest'))).status).toBe(201)
    for (const username of ['honest-b', 'honest-c', 'honest-d']) {
      const { status, headers } = await register(username, named('honest'))
      expect([status, headers['x-ratelimit-remaining']]).toEqual([400, '2'])
    }
    expect((await register('honest-b')).status).toBe(201)
  })

  it('do end it, when it never ends', async () => {
    const { key } = await strict.newAgent()
    const sent = { key, body: { name: 'Pip' }, headers: { 'idempotency-key': 'again-and-again' } }
    const statuses: number[] = []
    for (let i = 0; i < 26; i++) statuses.push((await strict.call('POST', '/api/house/adopt', sent)).status)
    expect(statuses.lastIndexOf(201)).toBe(24)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('over MCP', () => {
  const adopt = (key: string, args: object, headers?: Record<string, string>) =>
    sendMcp(house, '2025-11-25', 'tools/call', { name: 'adopt', arguments: { name: 'Pip', ...args } }, { key, headers })

  it('the key comes as an argument, or as the header of the message', async () => {
    const { id, key } = await house.newAgent()
    const [first, second] = [await adopt(key, { idempotency_key: 'm1' }), await adopt(key, { idempotency_key: 'm1' })]
    expect(second.body.result.structuredContent).toEqual(first.body.result.structuredContent)
    const third = await adopt(key, {}, { 'idempotency-key': 'm1' })
    expect(third.body.result.structuredContent).toEqual(first.body.result.structuredContent)
    expect((await house.rowsOf(id, 'creature')).length).toBe(1)
  })
})
