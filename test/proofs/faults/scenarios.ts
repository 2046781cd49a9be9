/**
 * The calls and jobs that the fault matrix interrupts: of every operation that changes something, its scenario and the
 * special cases, each with a way to count in the rows how often it was done.
 */
import type { Group, OperationId } from '../../../lambdas/api/routes/routes'
import type { Agent } from '../../../lambdas/domain/accounts/agent'
import type { FromHuman } from '../../../lambdas/domain/accounts/from-human'
import { type Connection, MAX_CONNECTIONS } from '../../../lambdas/domain/accounts/oauth'
import type { Gravestone } from '../../../lambdas/domain/afterlife/gravestone'
import type { Creature } from '../../../lambdas/domain/creature/creature'
import type { Order } from '../../../lambdas/domain/money/money'
import { reaper } from '../../../lambdas/jobs/reap'
import { orderSweeper } from '../../../lambdas/jobs/sweep-orders'
import { findAgent } from '../../../lambdas/store/agents'
import { readKeeperFlowers } from '../../../lambdas/store/flowers'
import type { RequestFields } from '../../../lib/local/events'
import type { FunctionName } from '../../../lib/stack/bundle'
import {
  agentWrites,
  authorization,
  type Changing,
  codeExchange,
  connect,
  humanForm,
  hungryKeeper,
  type Keeper,
  SCENARIOS,
  type Stage,
} from '../../../lib/tools/scenarios'
import { alterCreature } from '../../support/agents/keeper'
import { freshAddress, type Received } from '../../support/http'
import { bereavedKeeper, sendTo } from '../../support/scenario-host'
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

/** A call or a job, ready to be started. */
export interface Prepared {
  /** The request; a job has `act` instead. */
  asked?: RequestFields
  act?(): Promise<Received>
  /** How often it was done, counted in the rows. */
  done(): Promise<number>
  /** A sentence if the answer says something that the rows contradict. */
  contradiction?(answer: Received, done: number): Promise<string | null>
  /** Runs the jobs that would run later anyway. After that, it must have been done `due` times. */
  later?(): Promise<void>
  due?(): number
}

interface Scene {
  house: TestHouse
  stage: Stage
}

type Prepare = (scene: Scene) => Promise<Prepared>
type Cases = Readonly<Record<string, Prepare>>

const HOURS_TO_GROW = 25
/** The sweep asks Stripe about an order of this age, and again after as long. */
const HOURS_UNTIL_SWEPT = 1

const rowsOf = async <T>(house: TestHouse, id: string, type: string): Promise<T[]> =>
  (await house.rowsOf<T>(id, type)).map(({ data }) => data)
const ordersOf = async (house: TestHouse, id: string): Promise<Order[]> =>
  (await house.allRows())
    .filter(({ type, data }) => type === 'order' && (data as Order).agent_id === id)
    .map(({ data }) => data as Order)
const fromHuman = async (house: TestHouse, id: string): Promise<FromHuman | undefined> =>
  (await rowsOf<Agent>(house, id, 'agent'))[0]?.from_human
const isKey = async (house: TestHouse, key: string | undefined): Promise<boolean> =>
  (await house.call('GET', '/api/house/credits', { key })).status === 200
const ledgerLines = async (house: TestHouse, { id }: { id: string }): Promise<number> =>
  (await balanceOf(house, id)).ledger.length

type Contradiction = (scene: Scene, asked: RequestFields, answer: Received, done: number) => Promise<string | null>

/** The operation's own scenario. */
const usual =
  (operation: Changing, contradiction?: Contradiction): Prepare =>
  async (scene) => {
    const asked = await SCENARIOS[operation](scene.stage, 0)
    return {
      asked,
      done: asked.done,
      contradiction: contradiction && ((answer, done) => contradiction(scene, asked, answer, done)),
    }
  }

/** Care for a hungry creature that was changed before. */
const caring =
  (body: object, change?: (creature: Creature) => Partial<Creature>): Prepare =>
  async ({ house, stage }) => {
    const keeper = await hungryKeeper(stage)
    if (change) await alterCreature({ house, keeper }, change)
    return { asked: { key: keeper.key, body }, done: () => stage.logged(keeper.creature) }
  }

/** Care by a tool, whose result says whether it failed. */
function caringByTool({ house, stage }: Scene, path: string, key: string | undefined, creature: string): Prepared {
  const params = { name: 'care', arguments: { action: 'feed' } }
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params }
  const headers = { 'mcp-protocol-version': '2025-06-18' }
  const act = async () => {
    const answer = await house.call('POST', path, { key, headers, body })
    return { ...answer, status: answer.body?.result && !answer.body.result.isError ? 200 : 500 }
  }
  return { act, done: () => stage.logged(creature) }
}

/** Whether the keeper's only connection has ended. */
async function connectionsEnded(stage: Stage): Promise<() => Promise<number>> {
  const { id } = await stage.keeper()
  return async () => 1 - (await stage.count(id, 'connection'))
}

const tokenContradiction =
  (house: TestHouse) =>
  async ({ status, body }: Received) =>
    status === 200 && !(await isKey(house, body.access_token)) ? 'the access token does not work' : null

const frail = ({ stats }: Creature) => ({ stats: { ...stats, health: 8 } })

/** A call by the keeper of a creature that died unnoticed: whatever the call does, the creature is buried. */
const burying =
  (asked: (keeper: Keeper) => RequestFields = () => ({})): Prepare =>
  async ({ stage }) => {
    const keeper = await bereavedKeeper(stage)
    return { asked: { key: keeper.key, ...asked(keeper) }, done: () => stage.count(keeper.id, 'stone') }
  }

/** A keeper whose keeper page is open. */
async function withWindow({ house, stage }: Scene) {
  const { id, key } = await stage.keeper()
  const { url } = (await house.call('POST', '/api/house/window', { key })).body
  const isOpen = async (address: string) =>
    (await house.call('GET', new URL(address).pathname, { from: freshAddress() })).status === 200
  /** Closed if and only if the call was done. */
  const contradiction = async (done: number) =>
    (await isOpen(url)) === (done === 0) ? null : 'the window is open although it should be closed, or the reverse'
  return { key, isOpen, contradiction, done: await agentWrites(stage, id) }
}

const payingInline =
  (method: keyof typeof paymentHeaders): Prepare =>
  async ({ house }) => {
    const payer = await newPayer(house)
    const headers = await paymentHeaders[method](house, payer, await buyInline(house, payer))
    return {
      asked: { key: payer.key, body: { pack: '100', payment: 'inline' }, headers },
      done: () => ledgerLines(house, payer),
      later: async () => {
        house.clock.advance(1)
        await house.runJobs()
      },
      due: () => chargedCents(house, payer) / 100,
    }
  }

/** Payment and resurrection both happen, or the credits are there. */
const payingForResurrection: Prepare = async ({ house, stage }) => {
  const { id, key, creature } = await bereavedKeeper(stage)
  const payer: Payer = { id, key, wallet: newWallet() }
  const body = { creature_id: creature }
  const ask = (headers = {}) => house.call('POST', '/api/house/resurrect', { key, headers, body })
  const headers = await paymentHeaders.x402(house, payer, await ask())
  return {
    asked: { key, body, headers },
    done: () => ledgerLines(house, payer),
    later: async () => {
      house.clock.advance(1)
      await house.runJobs()
      await ask(headers)
    },
    due: () => (chargedCents(house, payer) > 0 ? 2 : 0),
  }
}

/** A job, which answers only whether it succeeded. It runs again later, and must be done once in the end. */
function job(done: () => Promise<number>, work: () => Promise<unknown>): Prepared {
  const act = async (): Promise<Received> => {
    const status = await work().then(
      (outcome) => (outcome === 'dead letter' ? 500 : 200),
      () => 500,
    )
    return { status, headers: {}, text: '', bytes: Buffer.alloc(0), body: {} }
  }
  return { act, done, later: async () => void (await act()), due: () => 1 }
}

/** By operation. Those that change something must be here; the others are claimed to write only counts. */
const BY_OPERATION: Readonly<Record<Changing, Cases> & Partial<Record<OperationId, Cases>>> = {
  register: {
    register: usual('register', async ({ house }, _, { status, body }) =>
      status === 201 && !(await isKey(house, body.your_token)) ? 'the new key does not work' : null,
    ),
  },
  rotate_key: {
    rotate_key: async (scene) => {
      const { house, stage } = scene
      const { tokens } = await connect(stage)
      const { key, contradiction, done } = await withWindow(scene)
      return {
        asked: { key, body: {} },
        done,
        contradiction: async ({ status, body }, count) => {
          for (const old of [key, tokens.access_token])
            if ((await isKey(house, old)) !== (count === 0))
              return 'the old key or a token works although it should not, or the reverse'
          const ofWindow = await contradiction(count)
          if (ofWindow) return ofWindow
          return status === 200 && !(await isKey(house, body.your_token)) ? 'the new key does not work' : null
        },
      }
    },
  },
  adopt: {
    adopt: usual('adopt', async ({ house }, { key }, { status, body }) => {
      if (status !== 201) return null
      const { creature } = (await house.call('GET', '/api/house/status', { key })).body
      return creature.id === body.creature.id ? null : 'another creature was adopted than the answer says'
    }),
    'adopt beside one that died': burying(() => ({ body: { name: 'Moth' } })),
  },
  status: {
    'status that hatches': async ({ house, stage }) => {
      const { id, key } = await stage.newAgent()
      await stage.host.ask('adopt', { key, body: { name: 'Moth' } })
      const hatched = async () => (await rowsOf<Creature>(house, id, 'creature'))[0]?.stage !== 'egg'
      return { asked: { key }, done: async () => Number(await hatched()) }
    },
    'status that finds it grown': async ({ house, stage }) => {
      const { id, key } = await stage.keeper()
      house.clock.advance(HOURS_TO_GROW)
      const grown = async () => (await rowsOf<Creature>(house, id, 'creature'))[0]?.stage === 'child'
      return { asked: { key }, done: async () => Number(await grown()) }
    },
    'status that buries': burying(),
  },
  history: { 'history that buries': burying(({ creature }) => ({ query: { creature_id: creature } })) },
  preferences: { 'preferences that bury': burying() },
  plan: { 'a plan that buries': burying() },
  me: { 'me that buries': burying() },
  graveyard: { 'a graveyard that buries': burying() },
  care: {
    care: usual('care'),
    'care with an item': caring({ action: 'feed', item: 'tuna', notes: 'A bowl of it.' }),
    'care that kills': caring({ action: 'feed', item: 'chocolate' }, frail),
    'care for one that died': burying(({ creature }) => ({ body: { action: 'feed', creature_id: creature } })),
    'care that ends a note': async ({ house, stage }) => {
      const keeper = await hungryKeeper(stage)
      await sendTo(house, 'window_act', await humanForm(stage, { act: 'note', text: 'Well done.' }, keeper))
      return {
        asked: { key: keeper.key, body: { action: 'feed' } },
        done: () => stage.logged(keeper.creature),
        contradiction: async (_, done) =>
          ((await fromHuman(house, keeper.id))?.note === undefined) === done > 0 ? null : 'note and care disagree',
      }
    },
  },
  window_act: {
    'leave a note': async ({ house, stage }) => {
      const agent = await stage.newAgent()
      const asked = await humanForm(stage, { act: 'note', text: 'Well done.' }, agent)
      return { asked, done: async () => ((await fromHuman(house, agent.id))?.note ? 1 : 0) }
    },
    wave: async ({ house, stage }) => {
      const agent = await stage.newAgent()
      const asked = await humanForm(stage, { act: 'wave' }, agent)
      return { asked, done: async () => ((await fromHuman(house, agent.id))?.waved_at ? 1 : 0) }
    },
    'lay a flower as a human': async ({ house, stage }) => {
      const keeper = await bereavedKeeper(stage)
      await stage.buryDead(keeper)
      const [stone] = await rowsOf<Gravestone>(house, keeper.id, 'stone')
      const asked = await humanForm(stage, { act: 'flower', id: stone?.id }, keeper)
      return { asked, done: () => stage.count(keeper.id, 'human_flower') }
    },
    'ask for a return': async ({ house, stage }) => {
      const keeper = await bereavedKeeper(stage)
      await stage.buryDead(keeper)
      const asked = await humanForm(stage, { act: 'return', id: keeper.creature }, keeper)
      return {
        asked,
        done: () => stage.count(keeper.id, 'placed'),
        contradiction: async (_, done) =>
          done > 0 && !(await fromHuman(house, keeper.id))?.wants_back ? 'it is ordered, but not asked for' : null,
      }
    },
  },
  visit: {
    // All acts or none: if only some were done, `done` is not a whole number.
    visit: usual('visit'),
    'a visit that kills': async (scene) => {
      const care = [{ action: 'reflect' }, { action: 'feed', item: 'chocolate' }, { action: 'play' }]
      const { asked, done } = await caring({ care }, frail)(scene)
      // The last act finds the creature dead.
      return { asked, done: async () => (await done()) / 2 }
    },
    'a visit that buries': burying(() => ({ body: { care: [{ action: 'feed' }] } })),
  },
  mcp: {
    'care over MCP': async (scene) => {
      const { key, creature } = await hungryKeeper(scene.stage)
      return caringByTool(scene, '/mcp', key, creature)
    },
  },
  mcp_hosted: {
    'care through a token': async (scene) => {
      const { creature } = await hungryKeeper(scene.stage)
      const { tokens } = await connect(scene.stage)
      return caringByTool(scene, '/mcp/hosted', tokens.access_token, creature)
    },
  },
  consent: {
    'consent with a key': async ({ stage }) => {
      const { id } = await stage.keeper()
      return { asked: await SCENARIOS.consent(stage, 0), done: () => stage.count(id, 'grant') }
    },
    'consent with a new keeper': async ({ house, stage }) => {
      const { consented } = await authorization(stage)
      const username = `by-person-${house.context.newId().slice(0, 8)}`
      const body = { ...consented.body, choice: 'new', username }
      return {
        asked: { ...consented, body },
        done: async () => ((await findAgent(house.context.db, username)) ? 1 : 0),
      }
    },
  },
  token: {
    'a code for tokens': async ({ house, stage }) => {
      const { id } = await stage.keeper()
      const { body } = await codeExchange(stage)
      return { asked: { body }, done: () => stage.count(id, 'connection'), contradiction: tokenContradiction(house) }
    },
    'a second use of a code': async ({ stage }) => {
      const { body } = await codeExchange(stage)
      await stage.host.ask('token', { body })
      return { asked: { body }, done: await connectionsEnded(stage) }
    },
    'a code beyond ten connections': async ({ house, stage }) => {
      const { id } = await stage.keeper()
      for (let made = 0; made < MAX_CONNECTIONS; made++) await connect(stage)
      const before = new Set((await rowsOf<Connection>(house, id, 'connection')).map((one) => one.id))
      const { body } = await codeExchange(stage)
      const now = () => rowsOf<Connection>(house, id, 'connection')
      return {
        asked: { body },
        done: async () => (await now()).filter((one) => !before.has(one.id)).length,
        contradiction: async () =>
          (await now()).length === MAX_CONNECTIONS ? null : 'a connection too many or too few',
      }
    },
    'a refresh': async ({ house, stage }) => {
      const { id } = await stage.keeper()
      return {
        asked: await SCENARIOS.token(stage, 0),
        done: async () => ((await house.rowsOf(id, 'connection'))[0]?.version ?? 1) - 1,
        contradiction: tokenContradiction(house),
      }
    },
    'a refresh with a used token': async ({ house, stage }) => {
      const asked = await SCENARIOS.token(stage, 0)
      await stage.host.ask('token', asked)
      house.clock.advance(1)
      return { asked, done: await connectionsEnded(stage) }
    },
  },
  revoke: {
    'a revocation': async ({ stage }) => ({
      asked: await SCENARIOS.revoke(stage, 0),
      done: await connectionsEnded(stage),
    }),
  },
  end_connection: {
    'the end of a connection': async ({ house, stage }) => {
      const { id, key } = await stage.keeper()
      await connect(stage)
      const [row] = await rowsOf<Connection>(house, id, 'connection')
      const { headers } = (await authorization(stage)).consented
      const asked = { headers, body: { api_key: key, end: row?.id ?? '' } }
      return { asked, done: await connectionsEnded(stage) }
    },
  },
  release: {
    release: usual('release'),
    'release of one that died': burying(({ creature }) => ({ body: { creature_id: creature } })),
  },
  resurrect: {
    resurrect: async (scene) => {
      const prepared = await usual('resurrect', async ({ house }, { key }, { status, body }) => {
        const { credits } = (await house.call('GET', '/api/house/credits', { key })).body
        return status === 200 && body.credits_remaining !== credits ? 'the answer shows another balance' : null
      })(scene)
      await scene.stage.buryDead(prepared.asked)
      return prepared
    },
    'resurrect without credits': async ({ house, stage }) => {
      const { id, key, creature } = await bereavedKeeper(stage)
      await stage.buryDead({ key })
      const placed = () => ordersOf(house, id)
      return {
        asked: { key, body: { creature_id: creature } },
        done: async () => (await placed()).length,
        contradiction: async ({ status, body }) =>
          status === 402 && !body.checkout_url.endsWith((await placed())[0]?.id) ? 'the link leads nowhere' : null,
      }
    },
    'resurrect one that nobody found': usual('resurrect'),
    'resurrect, paying by x402': payingForResurrection,
  },
  leave: {
    leave: async (scene) => {
      const { house, stage } = scene
      const { id, key, username, creature } = await stage.keeper()
      const { tokens } = await connect(stage)
      return {
        asked: { key, body: { username } },
        done: async () => 1 - (await stage.count(id, 'agent')),
        contradiction: async (_, done) => {
          for (const old of [key, tokens.access_token])
            if ((await isKey(house, old)) !== (done === 0))
              return 'the key or a token works although it should not, or the reverse'
          if (done === 0) return null
          await house.runJobs()
          const rows = await house.allRows()
          const left = rows.filter(({ pk }) => pk === `agent#${id}` || pk === `log#${creature}`)
          return left.length > 0 ? `${left.length} rows were left behind` : null
        },
      }
    },
  },
  update_me: {
    'change the profile': usual('update_me', async ({ house }, { key }, _answer, done) => {
      const { agent } = (await house.call('GET', '/api/me', { key })).body
      const [creature] = await rowsOf<Creature>(house, agent.id, 'creature')
      const moves = [agent.next_timezone, creature?.next_timezone].map((zone) => zone?.timezone)
      const expected = done > 0 ? 'Asia/Tokyo' : undefined
      return moves.every((zone) => zone === expected) ? null : 'the timezone changed here and not there'
    }),
  },
  open_window: {
    'open a window': async (scene) => {
      const { key, isOpen, contradiction, done } = await withWindow(scene)
      return {
        asked: { key },
        done,
        contradiction: async ({ status, body }, count) =>
          (await contradiction(count)) ??
          (status === 200 && !(await isOpen(body.url)) ? 'the new window leads nowhere' : null),
      }
    },
  },
  close_window: {
    'close a window': async (scene) => {
      const { key, contradiction, done } = await withWindow(scene)
      return { asked: { key }, done, contradiction: (_, count) => contradiction(count) }
    },
  },
  buy_credits: {
    'buy credits': usual('buy_credits'),
    'pay by mpp': payingInline('mpp'),
    'pay by x402': payingInline('x402'),
  },
  rename: { rename: usual('rename') },
  dress: {
    dress: usual('dress', async ({ house }, { key }, { status, body }) => {
      if (status !== 200) return null
      const { creature } = (await house.call('GET', '/api/house/status', { key })).body
      return creature.face_url === body.creature.face_url ? null : 'it is drawn otherwise than the answer says'
    }),
  },
  flowers: {
    'lay a flower': usual('flowers', async ({ house, stage }, _asked, _answer, done) => {
      const { id } = await stage.keeper()
      // A write whose reply was lost is projected after the answer.
      await house.context.db.onCommit?.([])
      const flowers = (await readKeeperFlowers(house.context.db, id, { from: 1, to: 1 })).get(1)?.count ?? 0
      return flowers === done ? null : 'the stone shows another number of flowers'
    }),
  },
  create_species: { 'design a species': usual('create_species') },
  open_checkout: {
    'open a checkout': async ({ house, stage }) => {
      const { id, key, creature } = await bereavedKeeper(stage)
      const body = { creature_id: creature }
      const { checkout_url } = (await house.call('POST', '/api/house/resurrect', { key, body })).body
      return {
        asked: { path: { order: checkout_url.split('/').at(-1) } },
        done: async () => (await ordersOf(house, id))[0]?.sessions ?? 0,
      }
    },
  },
}

/** Scenarios of functions without a route, or the reason why one needs none. */
const BY_FUNCTION: Readonly<Record<Exclude<FunctionName, Group>, Cases | string>> = {
  authorizer: 'it does not call the database',
  audit: 'it only reads',
  projector: 'it works in every scenario; afterwards its rows are compared with a rebuild',
  calibrator: 'it writes one row, which the next run overwrites',
  canary: 'it does not call the database; its own tests cover failures of the house',
  painter: 'it needs a model; its own tests cover failures',
  reaper: {
    'the reaper comes by': async ({ house, stage }) => {
      const { id } = await bereavedKeeper(stage)
      return job(() => stage.count(id, 'stone'), reaper(house.context))
    },
  },
  'stripe-events': {
    'a payment arrives': async ({ house, stage }) => {
      const agent = await stage.newAgent()
      const { checkout_url } = await placeOrder(house, agent)
      const press = () => house.call('POST', `${new URL(checkout_url).pathname}/pay`)
      return {
        act: async () => {
          const answer = await press()
          return { ...answer, status: answer.body?.event === 'taken' ? 200 : 500 }
        },
        done: () => ledgerLines(house, agent),
        later: async () => void (await press()),
        due: () => 1,
      }
    },
    'a refund arrives': async ({ house, stage }) => {
      const agent = await stage.newAgent()
      const bought = await buyCredits(house, agent)
      return job(
        async () => (await ledgerLines(house, agent)) - 1,
        () => house.payments.deliver(envelope('charge.refunded', charge(bought, 100))),
      )
    },
    'a dispute arrives': async ({ house, stage }) => {
      const agent = await stage.newAgent()
      const bought = await buyCredits(house, agent)
      const withdrawn = envelope('charge.dispute.funds_withdrawn', dispute(bought, `dp_${bought.id}`))
      return job(
        async () => (await ledgerLines(house, agent)) - 1,
        () => house.payments.deliver(withdrawn),
      )
    },
  },
  'order-sweep': {
    'the sweep finds a payment': async ({ house, stage }) => {
      const agent = await stage.newAgent()
      const { session_id, payment_intent } = await placeOrder(house, agent)
      const session = (await house.context.checkout?.find(session_id)) as object
      Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent })
      return job(
        () => ledgerLines(house, agent),
        () => {
          house.clock.advance(HOURS_UNTIL_SWEPT)
          return orderSweeper(house.context)()
        },
      )
    },
  },
}

export interface FaultScenario {
  /** Null for a job. */
  operation: OperationId | null
  prepare: Prepare
}

const casesOf = (operation: OperationId | null, cases: Cases): [string, FaultScenario][] =>
  Object.entries(cases).map(([name, prepare]) => [name, { operation, prepare }])

export const FAULT_SCENARIOS: ReadonlyMap<string, FaultScenario> = new Map([
  ...Object.entries(BY_OPERATION).flatMap(([operation, cases]) => casesOf(operation as OperationId, cases)),
  ...Object.values(BY_FUNCTION).flatMap((cases) => (typeof cases === 'string' ? [] : casesOf(null, cases))),
])

/** Whether an operation is claimed to write only counts. */
export const onlyReads = (operation: OperationId): boolean => !(operation in BY_OPERATION)
