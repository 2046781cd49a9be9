/**
 * Next steps of every refusal of every route. An agent with a living creature gets no step to adopt. No refusal
 * suggests to spend or publish, except a resurrection and a 402.
 */
import { everyOperation } from '../../lambdas/api/routes/every-route'
import { match } from '../../lambdas/api/routes/match'
import { invalidCode, type OperationId, type Route } from '../../lambdas/api/routes/routes'
import { ERRORS, type ErrorCode } from '../../lambdas/api/schemas/errors'
import { UNLIMITED } from '../../lib/local/local-host'
import { countAdultRaised, type Keeper, newKeeper, useTestHouse } from '../support/agents/keeper'
import { seedCreatures } from '../support/creatures'
import { freshAddress, type Received, type Sent } from '../support/http'

const the = useTestHouse({ projecting: true, rateLimits: UNLIMITED, inlinePayments: 'stand-ins' })

const UNKNOWN_ID = '11111111-2222-4333-8444-555555555555'
const DESIGN = { slug: 'walked_over', name: 'Moss Fox', family: 'exotic', personality: 'Quiet and patient.' }

/** A household in which most refusals are possible, and some of its ids. */
interface Household {
  keeper: Keeper
  hatched: string
  /** Died yesterday, and eight days ago. */
  lost: string
  longLost: string
  stone: string
  /** An agent without any creature. */
  lonely: Keeper
  foreign: string
}

let home: Household
beforeEach(async () => {
  home ??= await settle()
})

async function settle(): Promise<Household> {
  const keeper = await newKeeper(the.house)
  const die = async (name: string) => {
    const id = await keeper.raise({ name, species_slug: 'housecat' })
    the.house.clock.advance(60)
    await keeper.status()
    return id
  }
  const longLost = await die('Ash')
  the.house.clock.advance(200)
  const lost = await die('Soot')
  the.house.advanceToMorning()
  const hatched = await keeper.raise({ name: 'Mote', species_slug: 'housecat' })
  await keeper.raise({ name: 'Twin', species_slug: 'housecat' })
  await keeper.raise({ name: 'Twin', species_slug: 'housecat' })
  await countAdultRaised(the.house, keeper.id)
  const [owner, lonely] = [await newKeeper(the.house), await newKeeper(the.house)]
  await call(keeper, 'POST', '/api/house/species', DESIGN)
  const stone = (await call(keeper, 'GET', '/api/house/graveyard')).body.gravestones[0].id
  await call(keeper, 'POST', '/api/house/flowers', { gravestone_id: stone })
  await countAdultRaised(the.house, owner.id)
  const foreign = 'foreign_fox'
  await call(owner, 'POST', '/api/house/species', { ...DESIGN, slug: foreign, name: 'Foreign Fox' })
  return { keeper, hatched, lost, longLost, stone, lonely, foreign }
}

const call = ({ key }: Keeper, method: string, path: string, body?: unknown, sent: Sent = {}) =>
  the.house.call(method, path, { key, from: freshAddress(), ...(body !== undefined && { body }), ...sent })

type Ask = (method: string, path: string, body?: unknown, sent?: Sent) => Promise<Received>
type Scene = (ask: Ask, home: Household) => Promise<Received>

/** Each refusal that takes more than a malformed request. By code; a code of several routes has several scenes. */
const SCENES: Partial<Record<ErrorCode, readonly Scene[]>> = {
  username_taken: [(ask, { keeper }) => ask('POST', '/api/auth/register', { username: keeper.username })],
  body_not_object: [(ask) => ask('POST', '/api/auth/rotate-key', [])],
  invalid_window: [(ask) => ask('POST', '/api/house/window', { notes: 'none' })],
  unknown_species: [
    (ask) => ask('POST', '/api/house/adopt', { name: 'Pip', species_slug: 'unicorn' }),
    (ask) => ask('POST', '/api/house/adopt', { name: 'Pip', species: 'tabbby' }),
  ],
  not_your_creature: [(ask) => ask('GET', `/api/house/status?creature_id=${UNKNOWN_ID}`)],
  egg_not_hatched: [
    async (ask, home) => ask('POST', '/api/house/care', { action: 'feed', creature_id: await newEgg(home) }),
  ],
  which_creature: [
    (ask) => ask('POST', '/api/house/care', { action: 'feed' }),
    (ask) => ask('POST', '/api/house/dress', { picture: [] }),
  ],
  unknown_creature: [
    (ask) => ask('POST', '/api/house/care', { action: 'feed', creature: 'Nobody' }),
    (ask) => ask('POST', '/api/house/visit', { care: [{ action: 'feed', creature: 'Nobody' }] }),
    (ask) => ask('POST', '/api/house/dress', { creature: 'Nobody', picture: [] }),
    (ask) => ask('GET', '/api/house/status?creature=Nobody'),
    (ask) => ask('GET', '/api/house/history?creature=Nobody'),
    (ask) => ask('GET', '/api/house/preferences?creature=Nobody'),
  ],
  ambiguous_creature: [
    (ask) => ask('POST', '/api/house/care', { action: 'feed', creature: 'Twin' }),
    (ask) => ask('POST', '/api/house/visit', { care: [{ action: 'feed', creature: 'Twin' }] }),
    (ask) => ask('POST', '/api/house/dress', { creature: 'Twin', picture: [] }),
    (ask) => ask('GET', '/api/house/status?creature=Twin'),
    (ask) => ask('GET', '/api/house/history?creature=Twin'),
    (ask) => ask('GET', '/api/house/preferences?creature=Twin'),
  ],
  renamed_before: [
    async (ask, { keeper }) => {
      const creature_id = await keeper.raise({ species_slug: 'housecat' })
      await call(keeper, 'POST', '/api/house/rename', { creature_id, name: 'Once' })
      return ask('POST', '/api/house/rename', { creature_id, name: 'Twice' })
    },
  ],
  no_living_creature: [
    (ask) => ask('POST', '/api/house/care', { action: 'feed', creature_id: UNKNOWN_ID }),
    (ask) => ask('POST', '/api/house/dress', { creature_id: UNKNOWN_ID, picture: [] }),
    (ask, { lost }) => ask('POST', '/api/house/care', { action: 'feed', creature_id: lost }),
    (ask) => ask('GET', `/api/house/preferences?creature_id=${UNKNOWN_ID}`),
    (ask, { lost }) => ask('GET', `/api/house/preferences?creature_id=${lost}`),
  ],
  no_creature: [(ask) => ask('GET', `/api/house/history?creature_id=${UNKNOWN_ID}`)],
  timezone_changed_lately: [
    async (ask, { keeper }) => {
      await call(keeper, 'PATCH', '/api/me', { timezone: 'Europe/Berlin' })
      return ask('PATCH', '/api/me', { timezone: 'Asia/Tokyo' })
    },
  ],
  agent_not_found: [(ask) => ask('GET', '/api/agents/no-such-agent')],
  leaving_unconfirmed: [(ask) => ask('DELETE', '/api/me', { username: 'somebody-else' })],
  creature_id_required: [(ask) => ask('DELETE', '/api/house/release')],
  no_such_living_creature: [
    (ask) => ask('POST', '/api/house/rename', { creature_id: UNKNOWN_ID, name: 'Nobody' }),
    (ask) => ask('DELETE', '/api/house/release', { id: UNKNOWN_ID }),
    (ask, { lost }) => ask('DELETE', '/api/house/release', { id: lost }),
  ],
  payment_required: [(ask) => ask('POST', '/api/house/credits', { pack: '100', payment: 'inline' })],
  invalid_resurrection: [(ask) => ask('POST', '/api/house/resurrect', {})],
  still_alive: [(ask, { hatched }) => ask('POST', '/api/house/resurrect', { id: hatched })],
  insufficient_credits: [(ask, { lost }) => ask('POST', '/api/house/resurrect', { id: lost })],
  creature_not_found: [(ask) => ask('POST', '/api/house/resurrect', { id: UNKNOWN_ID })],
  window_closed: [(ask, { longLost }) => ask('POST', '/api/house/resurrect', { id: longLost })],
  stone_not_found: [(ask) => ask('POST', '/api/house/flowers', { gravestone_id: UNKNOWN_ID })],
  flower_lies_there: [(ask, { stone }) => ask('POST', '/api/house/flowers', { gravestone_id: stone })],
  unknown_category: [(ask) => ask('GET', '/api/house/hall?category=none')],
  slug_reserved: [(ask) => ask('POST', '/api/house/species', { ...DESIGN, slug: 'tabby' })],
  slug_taken: [(ask) => ask('POST', '/api/house/species', DESIGN)],
  species_not_found: [
    (ask) => ask('GET', '/api/house/species/unicorn'),
    (ask) => ask('GET', '/api/house/species/tabbby'),
  ],
}

/** Refusals that take a race, a death at the right moment, a full house or a payment service. */
const NOT_STAGED: readonly ErrorCode[] = [
  'key_changed',
  'house_full',
  'creature_changed',
  'died_before_release',
  'selling_off',
  'inline_payment_off',
  'payment_refused',
  'payment_unconfirmed',
  'payment_under_way',
  'payment_unverified',
  // Not for an agent with a living creature, or that has raised an adult.
  'nothing_alive',
  'no_adult_raised',
]

/** All eggs hatch with the next status, so each scene has its own. */
const newEgg = async ({ keeper }: Household): Promise<string> => (await keeper.adopt()).body.creature.id

interface Step {
  action: string
  method?: string
  endpoint?: string
}

const operationOf = ({ method = '', endpoint = '' }: Step): string =>
  match(method, endpoint.split('?')[0] ?? '')?.operation ?? ''

/** The steps that a refusal must not offer to an agent with a living creature. */
function unwanted({ status, body }: Received): string[] {
  const tellsWayBack = body.resurrection?.possible === true
  const never = ['adopt', 'create_species', ...(status === 402 || tellsWayBack ? [] : ['buy_credits', 'resurrect'])]
  return (body.next_steps as Step[]).map(operationOf).filter((operation) => never.includes(operation))
}

const inputOf = ({ request }: Route) => request?.body ?? request?.query

/** A request that fails validation, if the route has any input that can. */
const malformed = (route: Route): [path: string, sent: Sent] => {
  const names = Object.keys(route.request?.query?.shape ?? {})
  const query = names.map((name) => `${name}=x&${name}=y`).join('&')
  return [`${route.path}?${query}`, route.request?.body ? { raw: '[]' } : {}]
}

const forAgents = everyOperation.filter(([, { path, group }]) => path.startsWith('/api') && group !== 'admin')
const seen = new Map<OperationId, Set<string>>()

function check(method: string, path: string, answer: Received): void {
  const { operation } = match(method, path.split('?')[0] ?? '') ?? {}
  if (operation) seen.set(operation, (seen.get(operation) ?? new Set()).add(answer.body.code))
  const what = `${method} ${path}: ${answer.body.code}`
  expect([what, answer.status >= 400]).toEqual([what, true])
  expect([what, answer.body.next_steps.length > 0, unwanted(answer)]).toEqual([what, true, []])
}

const ask: Ask = async (method, path, body, sent) => {
  const answer = await call(home.keeper, method, path, body, sent)
  check(method, path, answer)
  return answer
}

it.each(Object.entries(SCENES))('%s', async (code, scenes) => {
  for (const scene of scenes) expect((await scene(ask, home)).body.code).toBe(code)
})

it.each(forAgents.filter(([, route]) => inputOf(route)))('%s, malformed', async (_operation, route) => {
  const [path, sent] = malformed(route)
  await ask(route.method, path, undefined, sent)
})

it.each(forAgents)('%s with another method', async (_operation, { path }) => {
  await ask('PUT', path.replace('{slug}', 'tabby').replace('{username}', 'nobody'))
})

it.each(forAgents)('%s while the database is unavailable', async (_operation, { method, path, auth }) => {
  if (auth === 'none') return
  let reads = 0
  // Admission succeeds, so that the household is known; the operation fails.
  the.house.onDbCall = async (_command, go) => {
    reads += 1
    if (reads > 3) throw new Error('database unavailable')
    return go()
  }
  const answer = await call(home.keeper, method, path, {})
  the.house.onDbCall = null
  if (answer.status >= 400) check(method, path, answer)
})

it('a full house, a race and an Idempotency-Key that was used before', async () => {
  const full = await newKeeper(the.house)
  await seedCreatures(the.house, full.id, 50)
  const refused = await full.adopt()
  expect([refused.body.code, unwanted(refused)]).toEqual(['house_full', []])
  const headers = { 'idempotency-key': '0c0ffee0-7d2b-4b3c-9ac0-6a6a4f6b6a11' }
  await call(home.keeper, 'POST', '/api/house/care', { action: 'reflect', creature: 'Mote' }, { headers })
  await ask('POST', '/api/house/care', { action: 'reflect', creature_id: home.hatched }, { headers })
  await ask('POST', '/api/house/care', { action: 'feed' }, { headers: { 'idempotency-key': 'ü' } })
})

it('covers every refusal of every route', () => {
  const missing = forAgents.flatMap(([operation, route]) =>
    [...(inputOf(route) ? [invalidCode(route)] : []), ...(route.errors ?? [])]
      // A visit reports an act without a target, unless the household is empty.
      .filter((code) => operation !== 'visit' || code !== 'no_living_creature')
      .filter((code) => !NOT_STAGED.includes(code) && !seen.get(operation)?.has(code))
      .map((code) => `${operation}: ${code}`),
  )
  expect(missing).toEqual([])
})

it.each(Object.entries(ERRORS))(
  '%s: the catalogue offers nothing that spends or publishes',
  (_code, { status, next }) => {
    const never: readonly string[] = ['create_species', 'resurrect', ...(status === 402 ? [] : ['buy_credits'])]
    expect((next as readonly string[]).filter((operation) => never.includes(operation))).toEqual([])
  },
)

it('an agent without a living creature is sent to adopt', async () => {
  for (const path of ['/api/house/status', `/api/house/history`, '/api/house/preferences']) {
    const { body } = await call(home.lonely, 'GET', path)
    expect([path, body.next_steps.map(operationOf)]).toEqual([path, expect.arrayContaining(['adopt'])])
  }
})
