/** Every call that changes something, with what leads up to it and how to see from the rows how often it has happened. */

import type { Group, OperationId } from '../../../lambdas/api/routes/routes'
import type { Agent } from '../../../lambdas/domain/accounts/agent'
import type { Creature } from '../../../lambdas/domain/creature/creature'
import type { Past } from '../../../lambdas/domain/creature/death'
import type { Order } from '../../../lambdas/domain/money/money'
import { after, asHours, iso } from '../../../lambdas/domain/time/instants'
import { reaper } from '../../../lambdas/jobs/reap'
import { orderSweeper } from '../../../lambdas/jobs/sweep-orders'
import { findAgent } from '../../../lambdas/store/agents'
import { readLog } from '../../../lambdas/store/creatures'
import { readKeeperFlowers } from '../../../lambdas/store/flowers'
import { readSpecies } from '../../../lambdas/store/species'
import type { FunctionName } from '../../../lib/stack/bundle'
import { alterCreature, countAdultRaised, hoursBefore, type Keeper, newKeeper } from '../../support/agents/keeper'
import type { Changing } from '../../support/agents/random-lives'
import { freshAddress, type Received } from '../../support/http'
import { balanceOf, buyCredits, charge, dispute, envelope, placeOrder } from '../../support/services/stripe'
import {
  buyInline,
  chargedCents,
  newPayer,
  newWallet,
  type Payer,
  paymentHeaders,
} from '../../support/services/wallets'
import type { TestHouse } from '../../support/test-house'

/** One thing about to be done. */
export interface Deed {
  act(): Promise<Received>
  /** How often it has been done, as the rows tell. */
  done(): Promise<number>
  /** What an answer promises beyond that, where it does not keep its word. */
  lies?(answer: Received, done: number): Promise<string | null>
  /** What comes by itself later; after that it has been done as often as `due` tells. */
  later?(): Promise<void>
  due?(): number
}

export type Scenario = (house: TestHouse) => Promise<Deed>

const HOURS_TO_DIE = 60
const HOURS_TO_GROW = 25
/** The sweep asks what became of an order when it is this old, and again. */
const HOURS_UNTIL_ASKED = 1
const ofType = async <T>(house: TestHouse, { id }: { id: string }, type: string): Promise<T[]> =>
  (await house.rowsOf<T>(id, type)).map(({ data }) => data)
const count = async (house: TestHouse, keeper: { id: string }, type: string): Promise<number> =>
  (await house.rowsOf(keeper.id, type)).length
const ordersOf = async (house: TestHouse, { id }: { id: string }): Promise<Order[]> =>
  (await house.allRows())
    .filter(({ type, data }) => type === 'order' && (data as Order).agent_id === id)
    .map(({ data }) => data as Order)
const opens = async (house: TestHouse, key: string): Promise<boolean> =>
  (await house.call('GET', '/api/house/credits', { key })).status === 200
const lines = async (house: TestHouse, { id }: { id: string }): Promise<number> =>
  (await balanceOf(house, id)).ledger.length
const logged = async (house: TestHouse, keeper: Keeper): Promise<number> => {
  const [living, past] = [await ofType<Creature>(house, keeper, 'creature'), await ofType<Past>(house, keeper, 'past')]
  const [id] = [...living, ...past.map(({ creature }) => creature)].map((creature) => creature.id)
  return id ? (await readLog(house.context.db, id, 1, 100)).length : 0
}

/** A keeper with a creature that has hatched, some hours ago. */
async function withOne(house: TestHouse): Promise<{ keeper: Keeper; creature_id: string }> {
  const keeper = await newKeeper(house)
  const creature_id = await keeper.raise({ species_slug: 'calico' })
  const ago = (creature: Creature) => ({
    last_fed_at: hoursBefore(creature, 3),
    stats: { ...creature.stats, hunger: 40 },
  })
  await alterCreature({ house, keeper }, ago)
  return { keeper, creature_id }
}

/** And one that nobody looked at for too long. */
async function withLost(house: TestHouse): Promise<{ keeper: Keeper; creature_id: string }> {
  const keeper = await newKeeper(house)
  const creature_id = await keeper.raise({ species_slug: 'calico' })
  house.clock.advance(HOURS_TO_DIE)
  return { keeper, creature_id }
}

/** And one that somebody else looks after. */
async function withSitter(house: TestHouse) {
  const { keeper, creature_id } = await withOne(house)
  const sitter = await newKeeper(house)
  const until = iso(after(house.context.now(), asHours(24)))
  const body = { creature_id, username: sitter.username, until }
  const { status, text } = await house.call('POST', '/api/house/sitters', { key: keeper.key, body })
  if (status !== 200) throw new Error(text)
  return { keeper, sitter, creature_id }
}

/** The creature names a sitter where the sitter has it in charge, and only there. */
const disagreement = async (house: TestHouse, keeper: Keeper, sittings: number): Promise<string | null> => {
  const [creature] = await ofType<Creature>(house, keeper, 'creature')
  return Number(creature?.sitter !== undefined) === sittings ? null : 'creature and sitter tell different things'
}

const caring =
  (action: string, more: object = {}, change?: (creature: Creature) => Partial<Creature>): Scenario =>
  async (house) => {
    const { keeper } = await withOne(house)
    if (change) await alterCreature({ house, keeper }, change)
    return { act: () => keeper.care(action, { ...more }), done: () => logged(house, keeper) }
  }

/** Whole or not at all: of a visit that was half done, `done` is no whole number. */
const visiting =
  (care: object[], change?: (creature: Creature) => Partial<Creature>, acts = care.length): Scenario =>
  async (house) => {
    const { keeper } = await withOne(house)
    if (change) await alterCreature({ house, keeper }, change)
    return { act: () => keeper.visit(care), done: async () => (await logged(house, keeper)) / acts }
  }

const onOneThatDied =
  (act: (keeper: Keeper, creature_id: string, house: TestHouse) => Promise<Received>): Scenario =>
  async (house) => {
    const { keeper, creature_id } = await withLost(house)
    return { act: () => act(keeper, creature_id, house), done: () => count(house, keeper, 'stone') }
  }

const lookingAt = (path: string): Scenario =>
  onOneThatDied(({ key }, creature_id, house) => house.call('GET', path.replace('{id}', creature_id), { key }))

/** The window of a keeper's human, as it was before, and whether an address looks into the house. */
async function withWindow(house: TestHouse) {
  const keeper = await newKeeper(house)
  const open = () => house.call('POST', '/api/house/window', { key: keeper.key })
  const { url } = (await open()).body
  const looksIn = async (address: string) =>
    (await house.call('GET', new URL(address).pathname, { from: freshAddress() })).status === 200
  const hash = async () => (await ofType<Agent>(house, keeper, 'agent'))[0]?.window_hash
  return { keeper, url: url as string, open, looksIn, hash, before: await hash() }
}

/** A return that the request pays for itself: both happen, or the credits are there. */
const payingForAReturn =
  (method: keyof typeof paymentHeaders): Scenario =>
  async (house) => {
    house.facilitator.chain.seconds = () => Math.floor(house.clock.now() / 1000)
    const { keeper, creature_id } = await withLost(house)
    const payer: Payer = { id: keeper.id, key: keeper.key, wallet: newWallet() }
    const ask = (headers = {}) =>
      house.call('POST', '/api/house/resurrect', { key: keeper.key, headers, body: { creature_id } })
    const headers = await paymentHeaders[method](house, payer, await ask())
    return {
      act: () => ask(headers),
      done: () => lines(house, keeper),
      later: async () => {
        house.clock.advance(1)
        await house.runJobs()
        await ask(headers)
      },
      due: () => (chargedCents(house, payer) > 0 ? 2 : 0),
    }
  }

const payingInline =
  (method: keyof typeof paymentHeaders): Scenario =>
  async (house) => {
    house.facilitator.chain.seconds = () => Math.floor(house.clock.now() / 1000)
    const payer: Payer = await newPayer(house)
    const headers = await paymentHeaders[method](house, payer, await buyInline(house, payer))
    return {
      act: () => buyInline(house, payer, headers),
      done: () => lines(house, payer),
      later: async () => {
        house.clock.advance(1)
        await house.runJobs()
      },
      due: () => chargedCents(house, payer) / 100,
    }
  }

/** What happens without a caller: its answer is only whether it went well. */
const chore = async (work: () => Promise<unknown>): Promise<Received> => {
  const status = await work().then(
    (outcome) => (outcome === 'dead letter' ? 500 : 200),
    () => 500,
  )
  return { status, headers: {}, text: '', bytes: Buffer.alloc(0), body: {} }
}

const scenarios = {
  register: async (house) => {
    const username = `faulty-${house.context.newId()}`
    return {
      act: () => house.call('POST', '/api/auth/register', { body: { username }, from: freshAddress() }),
      done: async () => Number((await findAgent(house.context.db, username)) !== null),
      lies: async ({ status, body }) =>
        status === 201 && !(await opens(house, body.your_token)) ? 'the key it gave opens nothing' : null,
    }
  },
  rotate_key: async (house) => {
    const { keeper, url, looksIn } = await withWindow(house)
    const { id, key } = keeper
    const hash = async () => (await ofType<Agent>(house, { id }, 'agent'))[0]?.key_hash
    const before = await hash()
    return {
      act: () => house.call('POST', '/api/auth/rotate-key', { key }),
      done: async () => ((await hash()) === before ? 0 : 1),
      lies: async ({ status, body }, done) => {
        if ((await opens(house, key)) !== (done === 0)) return 'the old key works when it should not, or the reverse'
        if ((await looksIn(url)) !== (done === 0)) return 'the window was not closed with the old key'
        return status === 200 && !(await opens(house, body.your_token)) ? 'the key it gave opens nothing' : null
      },
    }
  },
  adopt: async (house) => {
    const keeper = await newKeeper(house)
    const rows = () => ofType<Creature>(house, keeper, 'creature')
    return {
      act: () => keeper.adopt(),
      done: async () => (await rows()).length,
      lies: async ({ status, body }) =>
        status === 201 && (await rows())[0]?.id !== body.creature.id ? 'another creature came than it says' : null,
    }
  },
  'adopt beside one that died': onOneThatDied((keeper) => keeper.adopt()),
  'status that hatches': async (house) => {
    const keeper = await newKeeper(house)
    await keeper.adopt()
    const hatched = async () => (await ofType<Creature>(house, keeper, 'creature'))[0]?.stage !== 'egg'
    return { act: () => keeper.status(), done: async () => Number(await hatched()) }
  },
  'status that finds it grown': async (house) => {
    const keeper = await newKeeper(house)
    await keeper.raise({ species_slug: 'calico' })
    house.clock.advance(HOURS_TO_GROW)
    const grown = async () => (await ofType<Creature>(house, keeper, 'creature'))[0]?.stage === 'child'
    return { act: () => keeper.status(), done: async () => Number(await grown()) }
  },
  'status that buries': onOneThatDied((keeper) => keeper.status()),
  'history that buries': lookingAt('/api/house/history?creature_id={id}'),
  'preferences that bury': lookingAt('/api/house/preferences'),
  'a forecast that buries': lookingAt('/api/house/forecast'),
  'a plan that buries': lookingAt('/api/house/plan'),
  'me that buries': lookingAt('/api/me'),
  'a graveyard that buries': lookingAt('/api/house/graveyard'),
  care: caring('feed'),
  'care with an item': caring('feed', { item: 'tuna', notes: 'A bowl of it.' }),
  'care that kills': caring('feed', { item: 'chocolate' }, ({ stats }) => ({ stats: { ...stats, health: 8 } })),
  visit: visiting([
    { action: 'feed' },
    { action: 'sleep', item: 'tuna' },
    { action: 'reflect', notes: 'All is well.' },
  ]),
  'a visit that kills': visiting(
    [{ action: 'reflect' }, { action: 'feed', item: 'chocolate' }, { action: 'play' }],
    ({ stats }) => ({ stats: { ...stats, health: 8 } }),
    2,
  ),
  'a visit that buries': onOneThatDied((keeper) => keeper.visit([{ action: 'feed' }])),
  'care over MCP': async (house) => {
    const { keeper } = await withOne(house)
    const body = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'care', arguments: { action: 'feed' } },
    }
    const headers = { 'mcp-protocol-version': '2025-06-18' }
    return {
      act: async () => {
        const answer = await house.call('POST', '/mcp', { key: keeper.key, headers, body })
        return { ...answer, status: answer.body?.result && !answer.body.result.isError ? 200 : 500 }
      },
      done: () => logged(house, keeper),
    }
  },
  'care for one that died': onOneThatDied((keeper, creature_id) => keeper.care('feed', { creature_id })),
  release: async (house) => {
    const { keeper, creature_id } = await withOne(house)
    return { act: () => keeper.release({ creature_id }), done: () => count(house, keeper, 'past') }
  },
  'release of one that died': onOneThatDied((keeper, creature_id) => keeper.release({ creature_id })),
  resurrect: async (house) => {
    const { keeper, creature_id } = await withLost(house)
    await keeper.status()
    await buyCredits(house, keeper, '500')
    return {
      act: () => house.call('POST', '/api/house/resurrect', { key: keeper.key, body: { creature_id } }),
      done: async () => (await lines(house, keeper)) - 1,
      lies: async ({ status, body }) => {
        const { balance } = await balanceOf(house, keeper.id)
        return status === 200 && body.credits_remaining !== balance ? 'it tells another balance' : null
      },
    }
  },
  'resurrect without credits': async (house) => {
    const { keeper, creature_id } = await withLost(house)
    await keeper.status()
    const placed = () => ordersOf(house, keeper)
    return {
      act: () => house.call('POST', '/api/house/resurrect', { key: keeper.key, body: { creature_id } }),
      done: async () => (await placed()).length,
      lies: async ({ status, body }) =>
        status === 402 && !body.checkout_url.endsWith((await placed())[0]?.id) ? 'its link leads nowhere' : null,
    }
  },
  'resurrect one that nobody found': async (house) => {
    const { keeper, creature_id } = await withLost(house)
    await buyCredits(house, keeper, '500')
    return {
      act: () => house.call('POST', '/api/house/resurrect', { key: keeper.key, body: { creature_id } }),
      done: async () => (await lines(house, keeper)) - 1,
    }
  },
  'resurrect, paying by x402': payingForAReturn('x402'),
  leave: async (house) => {
    const { keeper, creature_id } = await withOne(house)
    const { id, key, username } = keeper
    const here = async () => (await count(house, keeper, 'agent')) === 1
    return {
      act: () => house.call('DELETE', '/api/me', { key, body: { username } }),
      done: async () => ((await here()) ? 0 : 1),
      lies: async (_answer, done) => {
        if ((await opens(house, key)) !== (done === 0)) return 'the key works when it should not, or the reverse'
        if (done === 0) return null
        await house.runJobs()
        const left = (await house.allRows()).filter(
          (row) => row.pk === `agent#${id}` || row.pk === `log#${creature_id}`,
        )
        return left.length > 0 ? `${left.length} rows were left behind` : null
      },
    }
  },
  'open a window': async (house) => {
    const { keeper, url, open, looksIn, hash, before } = await withWindow(house)
    return {
      act: open,
      done: async () => ((await hash()) === before ? 0 : 1),
      lies: async ({ status, body }, done) => {
        if ((await looksIn(url)) !== (done === 0)) return 'the window before is open when it should not, or the reverse'
        return status === 200 && !(await looksIn(body.url)) ? `${keeper.username} was given a window to nowhere` : null
      },
    }
  },
  'close a window': async (house) => {
    const { keeper, url, looksIn, hash } = await withWindow(house)
    return {
      act: () => house.call('DELETE', '/api/house/window', { key: keeper.key }),
      done: async () => ((await hash()) === undefined ? 1 : 0),
      lies: async (_answer, done) =>
        (await looksIn(url)) === (done === 0) ? null : 'the window is open when it should not, or the reverse',
    }
  },
  'buy credits': async (house) => {
    const keeper = await newKeeper(house)
    const body = { pack: '100' }
    return {
      act: () => house.call('POST', '/api/house/credits', { key: keeper.key, body }),
      done: async () => (await ordersOf(house, keeper)).length,
    }
  },
  'pay by mpp': payingInline('mpp'),
  'pay by x402': payingInline('x402'),
  'ask a sitter': async (house) => {
    const { keeper, creature_id } = await withOne(house)
    const { id, username } = await newKeeper(house)
    const until = iso(after(house.context.now(), asHours(24)))
    return {
      act: () => house.call('POST', '/api/house/sitters', { key: keeper.key, body: { creature_id, username, until } }),
      done: () => count(house, { id }, 'charge'),
      lies: (_, done) => disagreement(house, keeper, done),
    }
  },
  'take it back from its sitter': async (house) => {
    const { keeper, sitter, creature_id } = await withSitter(house)
    return {
      act: () => house.call('DELETE', '/api/house/sitters', { key: keeper.key, body: { creature_id } }),
      done: async () => 1 - (await count(house, sitter, 'charge')),
      lies: (_, done) => disagreement(house, keeper, 1 - done),
    }
  },
  'say no to a sitting': async (house) => {
    const { keeper, sitter, creature_id } = await withSitter(house)
    return {
      act: () => house.call('DELETE', '/api/house/sitters', { key: sitter.key, body: { creature_id } }),
      done: async () => 1 - (await count(house, sitter, 'charge')),
      lies: (_, done) => disagreement(house, keeper, 1 - done),
    }
  },
  'care by a sitter': async (house) => {
    const { keeper, sitter, creature_id } = await withSitter(house)
    return { act: () => sitter.care('feed', { creature_id }), done: () => logged(house, keeper) }
  },
  'a visit by a sitter': async (house) => {
    const { keeper, sitter, creature_id } = await withSitter(house)
    const own = await sitter.raise({ species_slug: 'calico' })
    const care = [creature_id, own].map((id) => ({ action: 'reflect', creature_id: id }))
    return {
      act: () => sitter.visit(care),
      done: async () => ((await logged(house, keeper)) + (await logged(house, sitter))) / care.length,
    }
  },
  'lay a flower': async (house) => {
    const { keeper } = await withLost(house)
    const [stone] = (await house.call('GET', '/api/house/graveyard', { key: keeper.key })).body.gravestones
    const { id, key } = await newKeeper(house)
    const lying = async () =>
      (await readKeeperFlowers(house.context.db, keeper.id, { from: 1, to: 1 })).get(1)?.count ?? 0
    return {
      act: () => house.call('POST', '/api/house/flowers', { key, body: { gravestone_id: stone.id } }),
      done: () => count(house, { id }, 'laid_flower'),
      lies: async (_, done) => ((await lying()) === done ? null : 'the stone tells of another number of flowers'),
    }
  },
  'design a species': async (house) => {
    const keeper = await newKeeper(house)
    await countAdultRaised(house, keeper.id)
    const slug = `s_${house.context.newId().slice(0, 8)}`
    const body = { slug, name: 'Designed', family: 'cat', personality: 'Made for a proof.' }
    return {
      act: () => house.call('POST', '/api/house/species', { key: keeper.key, body }),
      done: async () => Number((await readSpecies(house.context.db, slug)) !== null),
    }
  },
  'open a checkout': async (house) => {
    const { keeper, creature_id } = await withLost(house)
    const { body } = await house.call('POST', '/api/house/resurrect', { key: keeper.key, body: { creature_id } })
    const path = new URL(body.checkout_url).pathname
    return {
      act: () => house.call('GET', path),
      done: async () => (await ordersOf(house, keeper))[0]?.sessions ?? 0,
    }
  },
  'a payment arrives': async (house) => {
    const keeper = await newKeeper(house)
    const { checkout_url } = await placeOrder(house, keeper)
    const pay = () => house.call('POST', `${new URL(checkout_url).pathname}/pay`)
    return {
      act: async () => {
        const answer = await pay()
        return { ...answer, status: answer.body?.event === 'taken' ? 200 : 500 }
      },
      done: () => lines(house, keeper),
      later: async () => void (await pay()),
      due: () => 1,
    }
  },
  'a refund arrives': async (house) => {
    const keeper = await newKeeper(house)
    const bought = await buyCredits(house, keeper)
    const told = () => chore(() => house.payments.deliver(envelope('charge.refunded', charge(bought, 100))))
    return {
      act: told,
      done: async () => (await lines(house, keeper)) - 1,
      later: async () => void (await told()),
      due: () => 1,
    }
  },
  'a dispute arrives': async (house) => {
    const keeper = await newKeeper(house)
    const bought = await buyCredits(house, keeper)
    const withdrawn = envelope('charge.dispute.funds_withdrawn', dispute(bought, `dp_${bought.id}`))
    const told = () => chore(() => house.payments.deliver(withdrawn))
    return {
      act: told,
      done: async () => (await lines(house, keeper)) - 1,
      later: async () => void (await told()),
      due: () => 1,
    }
  },
  'the sweep finds a payment': async (house) => {
    const keeper = await newKeeper(house)
    const { session_id, payment_intent } = await placeOrder(house, keeper)
    const session = (await house.context.checkout?.find(session_id)) as object
    Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent })
    house.clock.advance(HOURS_UNTIL_ASKED)
    const sweep = orderSweeper(house.context)
    return {
      act: () => chore(sweep),
      done: () => lines(house, keeper),
      later: async () => {
        house.clock.advance(HOURS_UNTIL_ASKED)
        await sweep()
      },
      due: () => 1,
    }
  },
  'the reaper comes by': async (house) => {
    const { keeper } = await withLost(house)
    const reap = reaper(house.context)
    return {
      act: () => chore(reap),
      done: () => count(house, keeper, 'stone'),
      later: async () => void (await reap()),
      due: () => 1,
    }
  },
} satisfies Readonly<Record<string, Scenario>>

type Name = keyof typeof scenarios

export const SCENARIOS: Readonly<Record<string, Scenario>> = scenarios

/** It changes nothing, apart from being counted. */
export const READS = 'only reads'

type Reading = Exclude<OperationId, Changing>

/** The scenarios in which each operation changes something; the compiler asks for those of a new one. */
export const CHANGED_BY: Readonly<
  Record<Changing, readonly [Name, ...Name[]]> & Record<Reading, readonly [Name, ...Name[]] | typeof READS>
> = {
  register: ['register'],
  registration_schema: READS,
  rotate_key: ['rotate_key'],
  adopt: ['adopt', 'adopt beside one that died'],
  status: ['status that hatches', 'status that finds it grown', 'status that buries'],
  care: ['care', 'care by a sitter', 'care with an item', 'care that kills', 'care for one that died'],
  visit: ['visit', 'a visit by a sitter', 'a visit that kills', 'a visit that buries'],
  history: ['history that buries'],
  preferences: ['preferences that bury'],
  plan: ['a plan that buries'],
  forecast: ['a forecast that buries'],
  me: ['me that buries'],
  export_data: READS,
  leave: ['leave'],
  release: ['release', 'release of one that died'],
  ask_sitter: ['ask a sitter'],
  end_sitting: ['take it back from its sitter', 'say no to a sitting'],
  open_window: ['open a window'],
  close_window: ['close a window'],
  credits: READS,
  buy_credits: ['buy credits', 'pay by mpp', 'pay by x402'],
  resurrect: [
    ...(['resurrect', 'resurrect without credits', 'resurrect one that nobody found'] as const),
    'resurrect, paying by x402',
  ],
  open_checkout: ['open a checkout'],
  payment_done: READS,
  payment_cancelled: READS,
  graveyard: ['a graveyard that buries'],
  flowers: ['lay a flower'],
  hall: READS,
  models: READS,
  create_species: ['design a species'],
  list_species: READS,
  species: READS,
  stats: READS,
  analytics: READS,
  discovery: READS,
  house_index: READS,
  health: READS,
  openapi: READS,
  mcp: ['care over MCP'],
  llms: READS,
  skill: READS,
  heartbeat: READS,
  ai_catalog: READS,
  server_card: READS,
  agent_card: READS,
  server_json: READS,
  home: READS,
  hall_page: READS,
  models_page: READS,
  admin_page: READS,
  graveyard_page: READS,
  species_book: READS,
  species_page: READS,
  agent_page: READS,
  creature_page: READS,
  stone_page: READS,
  window_page: READS,
  window_calendar: READS,
  pet: READS,
  moving: READS,
  badge: READS,
  feed: READS,
  docs: READS,
  docs_part: READS,
  card: READS,
  face: READS,
  favicon: READS,
  icon: READS,
  manifest: READS,
  robots: READS,
  sitemap: READS,
  security_txt: READS,
}

/** The scenarios of the functions that nobody calls, or why there are none. */
export const STARTED_BY: Readonly<Record<Exclude<FunctionName, Group>, readonly [Name, ...Name[]] | string>> = {
  authorizer: 'it asks no database',
  projector: 'it works in every scenario, and what it wrote is added up anew after each',
  reaper: ['the reaper comes by'],
  'stripe-events': ['a payment arrives', 'a refund arrives', 'a dispute arrives'],
  'order-sweep': ['the sweep finds a payment'],
  calibrator: 'it writes one row, which the next run writes anew',
  canary: 'it asks no database; what it does when the house fails is held by its own tests',
  painter: 'it needs a model; what becomes of a picture when it fails is held by its own tests',
}
