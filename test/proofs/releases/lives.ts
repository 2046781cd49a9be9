/** Agents' acts during a release: each call may reach the old or the new release. */
import { randomUUID } from 'node:crypto'
import type { APIGatewayProxyResult } from 'aws-lambda'
import { everyRoute } from '../../../lambdas/api/routes/every-route'
import type { OperationId } from '../../../lambdas/api/routes/routes'
import { eventOf, type RequestFields } from '../../../lib/local/events'
import { seededRandom } from '../../support/agents/random-lives'
import { countProjected, streamRecord } from '../../support/stream'
import type { Release, Releases } from './build'
import { FAULTS, type SharedTable } from './table'
import type { Versions } from './versions'

/** The share of calls with faults, and the longest series of failing database calls: longer than the SDK retries. */
const FAULTY = 0.12
const MOST_IN_A_ROW = 4

interface Keeper {
  username: string
  key: string
  /** Its living creatures, according to the responses. */
  creatures: string[]
  adopted: number
}

export interface Life {
  releases: Releases
  versions: Versions
  table: SharedTable
  seed: number
}

export interface Tally {
  calls: number
  met: number
  deaths: number
  /** Violations that were found. */
  broken: string[]
}

const CARE = ['feed', 'play', 'clean', 'medicine', 'discipline', 'sleep'] as const
const LOOKS: readonly [OperationId, RequestFields['query']?][] = [
  ['status'],
  ['me'],
  ['history'],
  ['preferences'],
  ['plan'],
  ['graveyard'],
  ['graveyard', { per_page: '200' }],
  ['hall'],
  ['models'],
  ['stats'],
  ['list_species'],
  ['credits'],
]

export function live({ releases, versions, table, seed }: Life) {
  const { next: draw, pick: one, is, below } = seededRandom(`releases ${seed}`)
  const keepers: Keeper[] = []
  const tally: Tally = { calls: 0, met: 0, deaths: 0, broken: [] }
  let address = 0
  let born = 0
  /** Share of calls that reach the new release. */
  let share = 0

  const either = (): Release => (is(share) ? releases.new : releases.old)

  const ask = (release: Release, operation: OperationId, asked: RequestFields): Promise<APIGatewayProxyResult> => {
    address += 1
    const from = `198.51.${(address >> 8) % 256}.${address % 256}`
    const { group } = everyRoute[operation]
    return versions.invoke(release, group, eventOf(operation, { from, requestId: randomUUID(), ...asked }))
  }

  /** Retries a failed call under the same idempotency key, like a client; the retry may reach the other release. */
  const call = async (operation: OperationId, asked: RequestFields = {}) => {
    tally.calls += 1
    const first = either()
    const named = { ...asked, headers: { ...asked.headers, 'Idempotency-Key': randomUUID() } }
    if (is(FAULTY)) table.injectFaults(one(FAULTS), 1 + below(MOST_IN_A_ROW))
    let answer = await ask(first, operation, named)
    tally.met += table.endFaults()
    let by = first
    if (answer.statusCode >= 500) {
      by = either()
      answer = await ask(by, operation, named)
    }
    if (answer.statusCode >= 500)
      tally.broken.push(
        `${operation} by the ${by.name} release, after the ${first.name}: ${answer.statusCode} ${answer.body}`,
      )
    return { status: answer.statusCode, body: answer.body.startsWith('{') ? JSON.parse(answer.body) : {} }
  }

  /** Delivers stream records in batches to the projector of either release; records that it returns are redelivered. */
  async function project(): Promise<void> {
    for (let tries = 0; table.stream.length > 0; tries++) {
      const batch = table.stream.slice(0, 1 + below(40))
      const release = either()
      const event = { shardId: 'shardId-1', Records: batch.map(streamRecord) }
      const { batchItemFailures } = await versions.invoke(release, 'projector', event)
      table.stream.splice(0, countProjected(batch, batchItemFailures as { itemIdentifier: string }[]))
      if (tries < 200) continue
      tally.broken.push(`the projector of the ${release.name} release does not get past ${JSON.stringify(batch[0])}`)
      table.stream.length = 0
    }
  }

  const reap = async (): Promise<void> => {
    const { buried = 0 } = (await versions.invoke(either(), 'reaper', {})) as { buried?: number }
    tally.deaths += buried
  }

  async function arrive(): Promise<void> {
    born += 1
    const username = `keeper-${seed}-${born}`
    const { status, body } = await call('register', {
      body: { username, model: { provider: one(['acme', 'other']), name: 'thinker' } },
    })
    if (status !== 201) return void tally.broken.push(`register: ${status} ${JSON.stringify(body)}`)
    const keeper = { username, key: body.your_token, creatures: [], adopted: 0 }
    keepers.push(keeper)
    await adopt(keeper)
  }

  async function adopt(keeper: Keeper): Promise<void> {
    const body = {
      name: `Pet ${born}`,
      ...(is(0.5) && { species: one(['tabby', 'beagle', 'housecat', 'ferret']) }),
    }
    const { status, body: answer } = await call('adopt', { key: keeper.key, body })
    if (status !== 201) return
    keeper.adopted += 1
    keeper.creatures.push(answer.creature.id)
  }

  async function care(keeper: Keeper): Promise<void> {
    await call('care', {
      key: keeper.key,
      body: { action: one(CARE), creature_id: one(keeper.creatures) },
    })
  }

  async function layFlower(keeper: Keeper): Promise<void> {
    const { body } = await call('graveyard', { key: keeper.key })
    const stones: { id?: string; stone_id?: string }[] = body.gravestones ?? []
    const stone = stones.length > 0 ? one(stones) : null
    if (stone) await call('flowers', { key: keeper.key, body: { gravestone_id: stone.id ?? stone.stone_id } })
  }

  async function changeKey(keeper: Keeper): Promise<void> {
    const { status, body } = await call('rotate_key', { key: keeper.key })
    if (status === 200) keeper.key = body.your_token
  }

  async function leave(keeper: Keeper): Promise<void> {
    const { status } = await call('leave', { key: keeper.key, body: { username: keeper.username } })
    if (status < 300) keepers.splice(keepers.indexOf(keeper), 1)
  }

  const ACTS: readonly [weight: number, act: (keeper: Keeper) => Promise<unknown>][] = [
    [30, care],
    [20, ({ key }) => call(...look(key))],
    [6, adopt],
    [4, arrive],
    [4, layFlower],
    [2, ({ key, creatures }) => call('release', { key, body: { creature_id: one(creatures) } })],
    [2, ({ key, creatures }) => call('resurrect', { key, body: { creature_id: one(creatures) } })],
    [2, changeKey],
    [1, leave],
    [
      8,
      async () => {
        versions.advance(1 + below(20))
        await reap()
      },
    ],
    [12, project],
  ]
  const look = (key: string): [OperationId, RequestFields] => {
    const [operation, query] = one(LOOKS)
    return [operation, { key, query }]
  }
  const weights = ACTS.reduce((sum, [weight]) => sum + weight, 0)

  const chosen = () => {
    let at = draw() * weights
    for (const [weight, act] of ACTS) {
      at -= weight
      if (at < 0) return act
    }
    return care
  }

  return {
    tally,
    keepers,
    /** Performs this many acts, of which the share `of` reaches the new release; then the projector catches up. */
    async go(acts: number, of: number): Promise<void> {
      share = of
      for (let done = 0; done < acts; done++) {
        if (keepers.length === 0) await arrive()
        const keeper = one(keepers)
        if (keeper) await chosen()(keeper)
      }
      // Old deaths are due in both releases: either one's reaper completes the other's work.
      await reap()
      await project()
    },
    /** Compares the responses of both releases for the same table at the same time. */
    async agree(): Promise<void> {
      // Expire the one-minute caches, and the leaderboard pages that the reaper wrote before the projector had caught
      // up: here they are not refreshed.
      versions.advance(1 / 12)
      for (const { key, username } of keepers) {
        // Only the first look reports what has happened since the last one.
        await ask(either(), 'status', { key })
        for (const [operation, query] of LOOKS) {
          const said = factsIn(await ask(releases.old, operation, { key, query }))
          const says = factsIn(await ask(releases.new, operation, { key, query }))
          const differs = said.findIndex((fact, index) => fact !== says[index])
          if (differs >= 0)
            tally.broken.push(
              `${operation} tells ${username} otherwise: ${said[differs]} before, ${says[differs] ?? 'nothing'} now`,
            )
        }
      }
      await project()
    },
  }
}

/** Ids and counts, not texts or advice: a release may word things differently, but the facts must match. */
const FACTS =
  /^(id|creature_id|stone_id|agent_id|username|agent|total|count|stage|died_at|gravestones|total_\w+|credits|living|deaths)$/

const ADVICE: readonly string[] = ['next_steps', 'visits']

function factsIn({ statusCode, body }: APIGatewayProxyResult): unknown[] {
  const facts: unknown[] = [statusCode]
  const walk = (value: unknown, name: string): void => {
    if (ADVICE.includes(name)) return
    if (Array.isArray(value)) for (const each of value) walk(each, name)
    else if (typeof value === 'object' && value !== null)
      for (const [key, each] of Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) walk(each, key)
    else if (FACTS.test(name)) facts.push(`${name}: ${value}`)
  }
  if (body.startsWith('{')) walk(JSON.parse(body), '')
  return facts
}
