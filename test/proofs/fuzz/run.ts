/** Sends fuzzed requests to a populated test house and checks every response against the OpenAPI document. */

import fc from 'fast-check'
import type { OperationId, PathNames } from '../../../lambdas/api/routes/routes'
import { after, asHours, iso } from '../../../lambdas/domain/time/instants'
import { UNLIMITED } from '../../../lib/local/local-host'
import { designSpecies, newKeeper } from '../../support/agents/keeper'
import { freshAddress } from '../../support/http'
import { brokenLaws } from '../../support/laws'
import { buyCredits } from '../../support/services/stripe'
import { openTestHouse, type TestHouse } from '../../support/test-house'
import { faultOf, OPERATIONS, type Operation, unknownRouteFault } from './document'
import { type Asked, encodeRequest, requestsFor } from './requests'
import type { Known } from './values'
import { type Answered, exchange } from './wire'

export interface FuzzOptions {
  seed: number
  /** Requests per operation. */
  runs: number
  operation?(id: string): boolean
  each?(tally: Tally): void
}

export interface Tally {
  operation: string
  /** Number of responses by status. */
  statuses: ReadonlyMap<number, number>
  /** The failure, with the smallest request that reproduces it. */
  problem: string | null
}

const ADMIN_KEY = 'fuzz'

interface Populated {
  house: TestHouse
  /**
   * By path parameter and field name. A keeper page is valid until the next one is created: each operation creates its
   * own.
   */
  known: Known & Readonly<Record<Exclude<PathNames<OperationId>, 'window'>, readonly string[]>>
  /** Latest key of the agent. */
  key: string
}

/** A test house with data in every state, and the ids of that data. */
async function openPopulated(): Promise<Populated> {
  const house = await openTestHouse({
    projecting: true,
    inlinePayments: 'stand-ins',
    adminKey: ADMIN_KEY,
    rateLimits: UNLIMITED,
    throttle: { rate: 1e6, burst: 1e6 },
  })
  const keeper = await newKeeper(house, { username: 'fuzzed' })
  const lost = await keeper.raise({ species_slug: 'calico' })
  house.clock.advance(60)
  await keeper.status()
  const { id: order } = await buyCredits(house, keeper, '1000')
  await designSpecies(house, keeper, { slug: 'moss_fox' })
  const creatures = [lost]
  for (const name of ['Moth', 'Fern', 'Ash']) creatures.push(await keeper.raise({ name }))
  creatures.push((await keeper.adopt({ name: 'Egg' })).body.creature.id)
  const another = await newKeeper(house)
  const [stone] = (await house.call('GET', '/api/house/graveyard')).body.gravestones
  return {
    house,
    key: keeper.key,
    known: {
      creature_id: creatures,
      gravestone_id: [stone.id],
      until: [iso(after(house.context.now(), asHours(24)))],
      id: [...creatures, stone.id],
      slug: ['tabby', 'moss_fox', 'no_such'],
      species_slug: ['tabby', 'moss_fox', 'no_such'],
      username: ['fuzzed', 'Fuzzed', another.username, 'nobody'],
      agent: ['fuzzed', 'nobody'],
      user_id: [keeper.id],
      order: [order, house.context.newId()],
      badge: creatures.map((id) => `${id}.svg`),
      part: ['calls', 'shapes', 'nothing'],
      version: ['v1'],
      kind: ['tabby', 'creature', 'species'],
      state: ['baby-happy', 'child-happy-stretch', 'adult-high_care-content'],
      file: [`${lost}.svg`, `${lost}.png`, 'tabby.png'],
      item: ['tuna', 'string', 'soap', 'chocolate'],
    },
  }
}

/** Last, because a deleted account can call nothing else. */
const leaves = ({ operationId }: Operation): number => Number(operationId === 'leave')
const DELETION_LAST = OPERATIONS.toSorted((one, other) => leaves(one) - leaves(other))

export async function fuzz({ seed, runs, operation: wanted = () => true, each }: FuzzOptions): Promise<Tally[]> {
  const lived = await openPopulated()
  const tallies: Tally[] = []
  try {
    for (const operation of DELETION_LAST.filter(({ operationId }) => wanted(operationId))) {
      const tally = await ask(lived, operation, { seed, runs })
      tallies.push(tally)
      each?.(tally)
    }
    const broken = await brokenLaws(lived.house)
    if (broken.length > 0) throw new Error(`the house has changed: ${broken.join('; ')}`)
  } finally {
    await lived.house.close()
  }
  return tallies
}

async function ask(
  lived: Populated,
  operation: Operation,
  { seed, runs }: { seed: number; runs: number },
): Promise<Tally> {
  const { house } = lived
  const known = { ...lived.known, ...(operation.path.includes('{window}') && { window: [await newWindow(lived)] }) }
  const statuses = new Map<number, number>()
  const property = fc.asyncProperty(requestsFor(operation, known, ADMIN_KEY), async (asked) => {
    const answered = await exchange(house.url, encodeRequest(asked, new URL(house.url).host, lived.key), freshAddress())
    if (answered) statuses.set(answered.status, (statuses.get(answered.status) ?? 0) + 1)
    const problem = checkAnswer(operation, asked, answered)
    if (problem) throw new Error(problem)
    if (operation.operationId === 'rotate_key' && answered?.status === 200) lived.key = tokenIn(answered)
  })
  const { failed, counterexample, errorInstance } = await fc.check(property, { seed, numRuns: runs })
  const [asked] = counterexample ?? []
  const problem = failed
    ? `${(errorInstance as Error)?.message}\n${asked && encodeRequest(asked, 'house', lived.key).toString('latin1')}`
    : null
  return { operation: operation.operationId, statuses, problem }
}

/** Replaces the previous one, which this or a fuzzed request has closed. */
async function newWindow({ house, key }: Populated): Promise<string> {
  const { body } = await house.call('POST', '/api/house/window', { key })
  return new URL(body.url).pathname.split('/').at(-1) ?? ''
}

const tokenIn = ({ body }: Answered): string => JSON.parse(body.toString()).your_token

/** An odd path may match another operation. */
function checkAnswer(operation: Operation, asked: Asked, answered: Answered | null): string | null {
  if (!answered) return 'no answer'
  const head = asked.method === 'HEAD'
  const strange = !asked.plain && answered.status >= 300
  return strange ? unknownRouteFault(answered, head) : faultOf(operation, answered, head)
}
