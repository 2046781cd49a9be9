/** Requests to sit: an agent looks after another's creature only if it accepts. */

import type { AskedSitter, Creature } from '../../../lambdas/domain/creature/creature'
import type { Past } from '../../../lambdas/domain/creature/death'
import type { Charge } from '../../../lambdas/domain/creature/sitter'
import { after, asHours, asInstant, iso, MS_PER_HOUR } from '../../../lambdas/domain/time/instants'
import { commit } from '../../../lambdas/store/commit'
import { creatureChange, readCreature } from '../../../lambdas/store/creatures'
import type { CreatureRow } from '../../../lambdas/store/household'
import {
  alterCreature,
  GENEROUS_LIMITS,
  hoursBefore,
  type Keeper,
  newKeeper,
  useTestHouse,
} from '../../support/agents/keeper'
import { answerRequest, askSitter, startSitting } from '../../support/agents/sitters'
import { freshAddress } from '../../support/http'
import { brokenSitterLaws } from '../../support/laws'
import { buyCredits } from '../../support/services/stripe'

const LIMITS = { ...GENEROUS_LIMITS, ask_sitter: 1000, answer_sitting: 1000, end_sitting: 1000, leave: 1000, me: 1000 }
const the = useTestHouse({ rateLimits: LIMITS })

const inHours = (hours: number): string => iso(after(the.house.context.now(), asHours(hours)))
const me = async ({ key }: Keeper) => (await the.house.call('GET', '/api/me', { key })).body
const ask = (keeper: Keeper, sitter: Pick<Keeper, 'username'>, id: string, hours?: number) =>
  askSitter(the.house, keeper, sitter, id, hours)
const answer = (sitter: Keeper, id: string, accept = true) => answerRequest(the.house, sitter, id, accept)
const end = ({ key }: Keeper, creature_id: string) =>
  the.house.call('DELETE', '/api/house/sitters', { key, body: { creature_id } })
const leave = ({ key, username }: Keeper) =>
  the.house.call('DELETE', '/api/me', { key, body: { username }, from: freshAddress() })
const charges = async ({ id }: Keeper) =>
  (await the.house.rowsOf<Charge>(id, 'charge')).filter(({ data }) => !data.died)
const requestsTo = async (sitter: Keeper) => (await me(sitter)).sitting_requests ?? []
const stateOf = async (keeper: Keeper) =>
  ((await keeper.status()).body.asked_sitters ?? []).map(({ state }: { state: string }) => state)

/** An open request. */
async function asked(hours = 100) {
  const [keeper, sitter] = [the.keeper, await newKeeper(the.house)]
  const id = await keeper.raise({ name: 'Moth', species_slug: 'calico' })
  const { status, body } = await ask(keeper, sitter, id, hours)
  expect(status).toBe(200)
  return { keeper, sitter, id, body }
}

afterEach(async () => {
  the.house.onDbCall = null
  expect(brokenSitterLaws(await the.house.allRows(), the.house.clock.now())).toEqual([])
})

describe('a request', () => {
  it('is shown to the asked agent in status and me with both steps, also without creatures of its own', async () => {
    const { keeper, sitter, id, body } = await asked()
    expect(body).toMatchObject({
      success: true,
      creature_id: id,
      request: { username: sitter.username, until: inHours(100), expires_at: inHours(24) },
    })
    const request = {
      creature_id: id,
      name: 'Moth',
      species: 'Calico',
      family: 'cat',
      keeper: keeper.username,
      until: inHours(100),
      expires_at: inHours(24),
    }
    const steps = [true, false].map((accept) =>
      expect.objectContaining({
        action: accept ? 'accept_sitting' : 'decline_sitting',
        method: 'POST',
        endpoint: '/api/house/sitting',
        body: { creature_id: id, accept },
      }),
    )
    const check = (shown: { sitting_requests: object[]; next_steps: object[] }) => {
      expect(shown.sitting_requests).toEqual([request])
      expect(shown.next_steps).toEqual(expect.arrayContaining(steps))
    }
    const empty = await sitter.status()
    expect(empty.status).toBe(404)
    check(empty.body)
    check(await me(sitter))
    await sitter.raise({ name: 'Own' })
    check((await sitter.status()).body)
  })

  it('gives the asked agent nothing before it accepts', async () => {
    const { keeper, sitter, id } = await asked()
    expect((await sitter.status(id)).status).toBe(404)
    for (const action of ['feed', 'reflect']) expect((await sitter.care(action, { creature_id: id })).status).toBe(404)
    expect((await sitter.visit([{ action: 'reflect', creature_id: id }])).status).toBe(404)
    for (const path of ['preferences', 'history', 'forecast'])
      expect((await the.house.call('GET', `/api/house/${path}?creature_id=${id}`, { key: sitter.key })).status).toBe(
        404,
      )
    const own = await me(sitter)
    expect([own.sitting_for, own.next_visit]).toEqual([undefined, null])
    expect(JSON.stringify(own.next_steps)).not.toContain('/api/house/care')
    expect(await charges(sitter)).toEqual([])
    const { creature, asked_sitters } = (await keeper.status()).body
    expect(creature.sitter).toBeUndefined()
    expect(asked_sitters).toEqual([
      {
        creature_id: id,
        name: 'Moth',
        username: sitter.username,
        state: 'open',
        until: inHours(100),
        expires_at: inHours(24),
      },
    ])
    expect((await me(keeper)).asked_sitters).toEqual(asked_sitters)
  })

  it('becomes a sitting when accepted', async () => {
    const { keeper, sitter, id } = await asked()
    const accepted = await answer(sitter, id)
    expect([accepted.status, accepted.body]).toMatchObject([
      200,
      { accepted: true, creature_id: id, until: inHours(100) },
    ])
    for (const { method, endpoint } of accepted.body.next_steps.slice(0, 2))
      expect((await the.house.call(method, endpoint, { key: sitter.key })).status).toBe(200)
    expect((await me(sitter)).sitting_for).toMatchObject([{ id, keeper: keeper.username, until: inHours(100) }])
    expect(await requestsTo(sitter)).toEqual([])
    const { creature, asked_sitters } = (await keeper.status()).body
    expect([creature.sitter, asked_sitters]).toEqual([{ username: sitter.username, until: inHours(100) }, undefined])
    expect((await answer(sitter, id)).body.code).toBe('no_sitting_request')
  })

  it('may be declined, which the asker sees for three days', async () => {
    const { keeper, sitter, id } = await asked()
    expect((await answer(sitter, id, false)).body).toMatchObject({ success: true, accepted: false })
    expect([await requestsTo(sitter), await charges(sitter), await stateOf(keeper)]).toEqual([[], [], ['declined']])
    expect((await me(keeper)).asked_sitters).toMatchObject([{ username: sitter.username, state: 'declined' }])
    expect((await answer(sitter, id)).status).toBe(404)
    expect((await end(keeper, id)).body.code).toBe('nobody_sits')
    expect((await ask(keeper, sitter, id)).status).toBe(200)
    expect(await stateOf(keeper)).toEqual(['open'])
    await answer(sitter, id, false)
    const declinedAgo = (ms: number) =>
      alterCreature(the, ({ asked: request }) => ({
        asked: { ...(request as AskedSitter), declined_at: asInstant(the.house.clock.now() - ms) },
      }))
    const THREE_DAYS = 72 * MS_PER_HOUR
    await declinedAgo(THREE_DAYS - 1)
    await keeper.care('reflect')
    expect(await stateOf(keeper)).toEqual(['declined'])
    await declinedAgo(THREE_DAYS)
    expect(await stateOf(keeper)).toEqual([])
    await keeper.care('reflect')
    expect((await the.house.rowsOf<Creature>(keeper.id, 'creature'))[0]?.data.asked).toBeUndefined()
  })

  it.each([
    ['a moment before 24 hours', 24, -1, 200],
    ['exactly 24 hours', 24, 0, 404],
    ['a moment after 24 hours', 24, 1, 404],
    ['a moment before the end of the sitting', 2, -1, 200],
    ['exactly the end of the sitting', 2, 0, 404],
  ])('is answered at %s', async (_, hours, ms, expected) => {
    const { keeper, sitter, id } = await asked(hours === 24 ? 100 : hours)
    the.house.clock.advance(hours + ms / 3_600_000)
    const isOpen = expected === 200
    expect((await requestsTo(sitter)).length).toBe(isOpen ? 1 : 0)
    expect(await stateOf(keeper)).toEqual([isOpen ? 'open' : 'expired'])
    expect((await me(keeper)).asked_sitters[0].state).toBe(isOpen ? 'open' : 'expired')
    expect((await answer(sitter, id)).status).toBe(expected)
    if (isOpen) return
    // An expired request does not count, and its row can be written again.
    expect((await end(keeper, id)).status).toBe(404)
    expect((await ask(keeper, sitter, id)).status).toBe(200)
    expect((await answer(sitter, id)).status).toBe(200)
  })

  it('may be withdrawn', async () => {
    const { keeper, sitter, id } = await asked()
    expect((await end(keeper, id)).status).toBe(200)
    expect([await requestsTo(sitter), await stateOf(keeper)]).toEqual([[], []])
    expect((await answer(sitter, id)).status).toBe(404)
    expect((await end(keeper, id)).status).toBe(404)
    expect((await ask(keeper, sitter, id)).status).toBe(200)
  })

  it('is withdrawn by a request to another agent for the same creature', async () => {
    const { keeper, sitter, id } = await asked()
    const other = await newKeeper(the.house)
    expect((await ask(keeper, { username: other.username.toUpperCase() }, id)).status).toBe(200)
    expect([(await requestsTo(sitter)).length, (await requestsTo(other)).length]).toEqual([0, 1])
    expect([(await answer(sitter, id)).status, (await answer(other, id)).status]).toEqual([404, 200])
  })

  it('replaces the sitter only when it is accepted', async () => {
    const { keeper, sitter, id } = await asked()
    await answer(sitter, id)
    const other = await newKeeper(the.house)
    await ask(keeper, other, id, 9)
    expect((await sitter.status(id)).status).toBe(200)
    expect((await answer(other, id)).status).toBe(200)
    expect([(await sitter.status(id)).status, (await other.status(id)).status]).toEqual([404, 200])
    expect([await charges(sitter), (await charges(other)).length]).toEqual([[], 1])
  })

  it('to the present sitter changes the time when it is accepted', async () => {
    const { keeper, sitter, id } = await asked(3)
    await answer(sitter, id)
    expect((await ask(keeper, sitter, id, 100)).status).toBe(200)
    expect((await me(sitter)).sitting_for).toMatchObject([{ until: inHours(3) }])
    expect((await answer(sitter, id)).status).toBe(200)
    expect((await me(sitter)).sitting_for).toMatchObject([{ id, until: inHours(100) }])
    expect((await charges(sitter)).length).toBe(1)
  })
})

describe('asking is refused', () => {
  it.each([
    ['oneself', 400, (k: Keeper) => ({ username: k.username })],
    ['an unknown name', 404, () => ({ username: 'nobody-here' })],
    ['an invalid name', 404, () => ({ username: 'a b"c' })],
    ['a time in the past', 400, () => ({ until: inHours(-1) })],
    ['now', 400, () => ({ until: inHours(0) })],
    ['a moment more than seven days', 400, () => ({ until: inHours(168 + 1 / 3_600_000) })],
    ['no time', 400, () => ({ until: 'tomorrow' })],
    ['no username', 400, () => ({ username: undefined })],
    ['no creature', 404, () => ({ creature_id: the.house.context.newId() })],
  ])('for %s with %i', async (_, expected, change) => {
    const sitter = await newKeeper(the.house)
    const id = await the.keeper.raise({})
    const body = { creature_id: id, username: sitter.username, until: inHours(168), ...change(the.keeper) }
    const { status } = await the.house.call('POST', '/api/house/sitters', { key: the.keeper.key, body })
    expect(status).toBe(expected)
    expect(await requestsTo(sitter)).toEqual([])
  })

  it('until a day that does not exist', async () => {
    const body = { creature_id: await the.keeper.raise({}), username: 'bea', until: '2035-02-30T00:00:00Z' }
    const answer = await the.house.call('POST', '/api/house/sitters', { key: the.keeper.key, body })
    expect([answer.status, answer.body.details]).toEqual([400, expect.stringContaining('must be a time in UTC')])
  })

  it.each([
    ['a moment less than', -1],
    ['exactly', 0],
  ])('but not for %s seven days', async (_, ms) => {
    const sitter = await newKeeper(the.house)
    const id = await the.keeper.raise({})
    expect((await ask(the.keeper, sitter, id, 168 + ms / 3_600_000)).status).toBe(200)
  })

  it('for an egg, another agent’s creature and a dead one', async () => {
    const { keeper, sitter, id } = await asked()
    const egg = (await keeper.adopt()).body.creature.id
    expect((await ask(keeper, sitter, egg)).status).toBe(400)
    expect((await ask(sitter, keeper, id)).status).toBe(404)
    the.house.clock.advance(60)
    const { status, body } = await ask(keeper, sitter, id)
    expect([status, body.creature.alive]).toEqual([404, false])
  })

  it('with 409 while a request to the same agent is open, for this creature or another', async () => {
    const { keeper, sitter, id } = await asked()
    const other = await keeper.raise({ name: 'Pip' })
    for (const creature of [id, other]) {
      const { status, body } = await ask(keeper, sitter, creature)
      expect([status, body.code]).toEqual([409, 'sitter_asked_already'])
    }
    expect((await requestsTo(sitter)).length).toBe(1)
    await answer(sitter, id)
    expect((await ask(keeper, sitter, other)).status).toBe(200)
  })

  it('with 409 while five requests to the agent are open; expired and answered ones do not count', async () => {
    const sitter = await newKeeper(the.house)
    const askers: { keeper: Keeper; id: string }[] = []
    for (let at = 0; at < 7; at++) {
      const keeper = await newKeeper(the.house)
      askers.push({ keeper, id: await keeper.raise({ species_slug: 'tortoise' }) })
    }
    const asking = async (at: number) => {
      const { keeper, id } = askers[at] as (typeof askers)[number]
      const { status, body } = await ask(keeper, sitter, id)
      return [status, body.code]
    }
    for (let at = 0; at < 5; at++) expect(await asking(at)).toEqual([200, undefined])
    expect(await asking(5)).toEqual([409, 'sitter_has_requests'])
    expect((await requestsTo(sitter)).length).toBe(5)
    await answer(sitter, askers[0]?.id ?? '', false)
    expect(await asking(5)).toEqual([200, undefined])
    expect(await asking(6)).toEqual([409, 'sitter_has_requests'])
    the.house.clock.advance(24)
    expect(await asking(6)).toEqual([200, undefined])
    expect((await requestsTo(sitter)).length).toBe(1)
  })

  it('of two keepers that ask concurrently for the last open request', async () => {
    const [sitter, rival] = [await newKeeper(the.house), await newKeeper(the.house)]
    const ids = [await the.keeper.raise({}), await rival.raise({})]
    for (let at = 0; at < 4; at++) {
      const keeper = await newKeeper(the.house)
      await ask(keeper, sitter, await keeper.raise({}))
    }
    together(2)
    const answers = await Promise.all([ask(the.keeper, sitter, ids[0] ?? ''), ask(rival, sitter, ids[1] ?? '')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await requestsTo(sitter)).length).toBe(5)
  })
})

it('an agent accepts five creatures, and gets no step to accept a sixth', async () => {
  const sitter = await newKeeper(the.house)
  const ids: string[] = []
  for (let at = 0; at < 6; at++) ids.push(await the.keeper.raise({ species_slug: 'tortoise' }))
  for (const id of ids.slice(0, 4)) await startSitting(the.house, the.keeper, sitter, id)
  await ask(the.keeper, sitter, ids[4] ?? '')
  expect((await answer(sitter, ids[4] ?? '')).status).toBe(200)
  await ask(the.keeper, sitter, ids[5] ?? '')
  const { status, body } = await answer(sitter, ids[5] ?? '')
  expect([status, body.code, (await charges(sitter)).length]).toEqual([409, 'sitter_busy', 5])
  const { next_steps, sitting_requests } = await me(sitter)
  const actions = next_steps.map(({ action }: { action: string }) => action)
  expect([actions.includes('accept_sitting'), actions.includes('decline_sitting')]).toEqual([false, true])
  expect(sitting_requests.length).toBe(1)
  await end(sitter, ids[0] ?? '')
  expect((await answer(sitter, ids[5] ?? '')).status).toBe(200)
})

describe('while a request is open', () => {
  it('the death of the creature ends it, and a resurrection does not bring it back', async () => {
    const { keeper, sitter, id } = await asked()
    await alterCreature(the, (creature) => ({ last_care_at: hoursBefore(creature, 40) }))
    // Not buried yet: the request cannot be accepted any more.
    expect((await answer(sitter, id)).status).toBe(404)
    await keeper.status(id)
    expect([await requestsTo(sitter), (await answer(sitter, id)).status]).toEqual([[], 404])
    await buyCredits(the.house, keeper, '1000')
    const back = await the.house.call('POST', '/api/house/resurrect', { key: keeper.key, body: { creature_id: id } })
    expect(back.status).toBe(200)
    expect([await stateOf(keeper), await requestsTo(sitter), (await answer(sitter, id)).status]).toEqual([[], [], 404])
    expect((await ask(keeper, sitter, id)).status).toBe(200)
  })

  it('a release ends it', async () => {
    const { keeper, sitter, id } = await asked()
    expect((await keeper.release({ creature_id: id })).status).toBe(200)
    expect([await requestsTo(sitter), (await answer(sitter, id)).status]).toEqual([[], 404])
    expect((await the.house.rowsOf<Past>(keeper.id, 'past'))[0]?.data.creature.asked).toBeUndefined()
  })

  it('the account deletion of the keeper ends it', async () => {
    const { keeper, sitter, id } = await asked()
    expect((await leave(keeper)).status).toBe(200)
    expect([await requestsTo(sitter), (await answer(sitter, id)).status]).toEqual([[], 404])
    expect(JSON.stringify(await the.house.rowsOf(sitter.id, 'sitting_request'))).toBe('[]')
  })

  it('the account deletion of the asked agent declines it', async () => {
    const { keeper, sitter, id } = await asked()
    expect((await leave(sitter)).status).toBe(200)
    expect((await keeper.status()).body.asked_sitters).toMatchObject([
      { creature_id: id, username: 'a keeper who left', state: 'declined' },
    ])
    expect((await ask(keeper, sitter, id)).status).toBe(404)
    const named = (await the.house.allRows()).filter((row) => JSON.stringify(row).includes(`"${sitter.username}"`))
    expect(named.map(({ type }) => type)).toEqual([])
  })
})

describe('a sitting that its sitter ends', () => {
  const accepted = async () => {
    const sitting = await asked()
    expect((await answer(sitting.sitter, sitting.id)).status).toBe(200)
    the.house.clock.advance(1)
    return sitting
  }
  const THREE_DAYS = 72 * MS_PER_HOUR

  it('is shown to its keeper for three days, in JSON and as text', async () => {
    const { keeper, sitter, id } = await accepted()
    const [until, ended_at] = [inHours(99), inHours(0)]
    expect((await end(sitter, id)).status).toBe(200)
    const shown = [{ creature_id: id, name: 'Moth', username: sitter.username, state: 'ended', until, ended_at }]
    expect((await keeper.status()).body.asked_sitters).toEqual(shown)
    expect((await me(keeper)).asked_sitters).toEqual(shown)
    for (const path of ['/api/house/status', '/api/me']) {
      const { text } = await the.house.call('GET', path, { key: keeper.key, headers: { accept: 'text/plain' } })
      expect(text).toContain(`${sitter.username} stopped looking after Moth (id ${id}) at ${ended_at}.`)
    }
    const endedAgo = (ms: number) =>
      alterCreature(the, ({ asked: request }) => ({
        asked: { ...(request as AskedSitter), declined_at: asInstant(the.house.clock.now() - ms) },
      }))
    await endedAgo(THREE_DAYS - 1)
    expect(await stateOf(keeper)).toEqual(['ended'])
    await endedAgo(THREE_DAYS)
    expect(await stateOf(keeper)).toEqual([])
  })

  it('is shown when the sitter deletes its account', async () => {
    const { keeper, sitter, id } = await accepted()
    expect((await leave(sitter)).status).toBe(200)
    expect((await keeper.status()).body.asked_sitters).toMatchObject([
      { creature_id: id, username: 'a keeper who left', state: 'ended' },
    ])
  })

  it('leaves an open request to another agent in force', async () => {
    const { keeper, sitter, id } = await accepted()
    const other = await newKeeper(the.house)
    expect((await ask(keeper, other, id)).status).toBe(200)
    expect((await end(sitter, id)).status).toBe(200)
    expect(await stateOf(keeper)).toEqual(['open'])
    expect((await answer(other, id)).status).toBe(200)
  })

  it('is not shown when its keeper ends it, or after its time', async () => {
    const { keeper, sitter, id } = await accepted()
    expect((await end(keeper, id)).status).toBe(200)
    expect(await stateOf(keeper)).toEqual([])
    await startSitting(the.house, keeper, sitter, id, 1)
    the.house.clock.advance(1)
    expect((await leave(sitter)).status).toBe(200)
    expect(await stateOf(keeper)).toEqual([])
  })
})

/** Holds the first transactions until `count` of them wait. */
function together(count: number): void {
  let waiting: (() => void)[] = []
  let open = false
  the.house.onDbCall = async (command, go) => {
    if (open || command.constructor.name !== 'TransactWriteCommand') return go()
    await new Promise<void>((pass) => {
      waiting.push(pass)
      if (waiting.length < count) return
      open = true
      for (const one of waiting) one()
      waiting = []
    })
    return go()
  }
}

describe('concurrent calls', () => {
  it('accept a request once', async () => {
    const { keeper, sitter, id } = await asked()
    together(2)
    const answers = await Promise.all([answer(sitter, id), answer(sitter, id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    expect((await charges(sitter)).length).toBe(1)
    expect((await keeper.status()).body.creature.sitter.username).toBe(sitter.username)
  })

  it('accept two requests in two places', async () => {
    const { sitter, id } = await asked()
    const rival = await newKeeper(the.house)
    const other = await rival.raise({})
    await ask(rival, sitter, other)
    together(2)
    const answers = await Promise.all([answer(sitter, id), answer(sitter, other)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await charges(sitter)).map(({ data }) => data.creature_id).sort()).toEqual([id, other].sort())
  })

  it('accept or decline, not both', async () => {
    const { keeper, sitter, id } = await asked()
    together(2)
    const answers = await Promise.all([answer(sitter, id), answer(sitter, id, false)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    const isAccepted = answers[0]?.status === 200
    expect([(await charges(sitter)).length, await stateOf(keeper)]).toEqual(isAccepted ? [1, []] : [0, ['declined']])
  })

  it('accept and withdraw: in either order the creature has no sitter', async () => {
    const { keeper, sitter, id } = await asked()
    together(2)
    const [accepted, withdrawn] = await Promise.all([answer(sitter, id), end(keeper, id)])
    expect([[200, 404].includes(accepted.status), withdrawn.status]).toEqual([true, 200])
    expect([await charges(sitter), await requestsTo(sitter)]).toEqual([[], []])
    expect((await keeper.status()).body.creature.sitter).toBeUndefined()
  })

  it.each(['keeper', 'sitter'] as const)('accept while the account of the %s is deleted', async (who) => {
    const { keeper, sitter, id } = await asked()
    together(2)
    const [accepted, left] = await Promise.all([answer(sitter, id), leave(who === 'keeper' ? keeper : sitter)])
    expect([[200, who === 'keeper' ? 404 : 401].includes(accepted.status), left.status]).toEqual([true, 200])
    the.house.onDbCall = null
    await the.house.runJobs()
    if (who === 'keeper') {
      expect([await charges(sitter), await requestsTo(sitter)]).toEqual([[], []])
      expect((await me(sitter)).sitting_for).toBeUndefined()
    } else {
      expect((await keeper.status()).body.creature.sitter).toBeUndefined()
      expect(await charges(sitter)).toEqual([])
    }
  })

  it('ask again while the request is declined', async () => {
    const { keeper, sitter, id } = await asked()
    let declined = false
    the.house.onDbCall = async (command, go) => {
      const { KeyConditionExpression, ExpressionAttributeValues } = (command as { input: Record<string, object> }).input
      const isCandidate = KeyConditionExpression && JSON.stringify(ExpressionAttributeValues).includes('ask#~')
      if (!declined && isCandidate) {
        declined = true
        await answer(sitter, id, false)
      }
      return go()
    }
    expect([(await ask(keeper, sitter, id)).status, declined]).toEqual([200, true])
    expect([await stateOf(keeper), (await requestsTo(sitter)).length]).toEqual([['open'], 1])
  })

  it.each(['keeper', 'sitter'] as const)('ask while the account of the %s is deleted', async (who) => {
    const [keeper, sitter] = [the.keeper, await newKeeper(the.house)]
    const id = await keeper.raise({})
    let left = false
    the.house.onDbCall = async (command, go) => {
      if (left || command.constructor.name !== 'TransactWriteCommand') return go()
      if (!JSON.stringify((command as { input: object }).input).includes(`"ask#${id}"`)) return go()
      left = true
      await leave(who === 'keeper' ? keeper : sitter)
      return go()
    }
    const { status } = await ask(keeper, sitter, id)
    expect([left, status]).toEqual([true, who === 'keeper' ? 401 : 404])
    const rows = (await the.house.allRows()).filter(({ sk }) => sk === `ask#${id}`)
    expect(rows).toEqual([])
  })
})

it('a sitting that was stored before there were requests counts as accepted', async () => {
  const { keeper, sitter, id } = await asked()
  await answer(sitter, id)
  const { db } = the.house.context
  const row = (await readCreature(db, keeper.id, id)) as CreatureRow
  const { asked: _, sat_by: __, ...old } = row.data
  await commit(db, [creatureChange(row, old)])
  expect((await me(sitter)).sitting_for).toMatchObject([{ id, keeper: keeper.username }])
  expect((await sitter.care('reflect', { creature_id: id })).status).toBe(200)
})
