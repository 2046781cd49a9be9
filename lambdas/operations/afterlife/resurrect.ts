/** The way back: a dead creature returns, for credits, once, or not at all. */
import { link, step } from '../../api/next-steps'
import { orderUrl } from '../../api/routes/order-url'
import { pageUrl } from '../../api/routes/page-url'
import { refusals } from '../../api/schemas/refusals'
import { MAX_LIVING, withoutLoss } from '../../domain/accounts/agent'
import { momentAt } from '../../domain/creature/clock'
import type { Creature } from '../../domain/creature/creature'
import type { Died } from '../../domain/creature/death'
import { resurrectableUntil, resurrectionCost, revive } from '../../domain/creature/life'
import {
  type Basket,
  basketLines,
  centsFor,
  cheapestBasket,
  creditsIn,
  formatLines,
  formatPrice,
  newOrder,
} from '../../domain/money/money'
import { type Instant, iso } from '../../domain/time/instants'
import { returnText } from '../../domain/voice/adoption'
import { returnLayer } from '../../domain/voice/temperament'
import {
  AccountDeleted,
  type Answer,
  type Call,
  type Handler,
  type IncomingCall,
  type Refusal,
  type Reply,
  refuse,
} from '../../http/call'
import { faultDetails, idFault } from '../../http/faults'
import { commitWithReply } from '../../http/idempotency'
import { type AgentRow, changedAgent } from '../../store/agents'
import { type PastRow, readPast, returned } from '../../store/creatures'
import { readHouse } from '../../store/household'
import { creditsOf, isWritten, posted, readBalance } from '../../store/money/ledger'
import { type OpenOrderRow, placedOnce, readOpenOrders } from '../../store/money/orders'
import type { Change } from '../../store/row'
import { creatureStats, nameTag, traitsOf } from '../../views/creature'
import { suggestSteps } from '../../views/suggest'
import { atHome, type Home, makeRoom, residentOf } from '../household/household'
import { tenderOf } from '../money/inline-charge'
import { type Paid, receiptHeaders, take } from '../money/inline-payment'
import { tillsOf } from '../money/payment-methods'
import { type Offers, offersFor } from '../money/payment-offers'

/** What was asked for while the key was proven: the life that is over, and the orders that are open for its return. */
interface Ahead {
  past: Promise<PastRow | null>
  orders: Promise<OpenOrderRow[]>
}

const asked = new WeakMap<IncomingCall, Ahead>()

/** Read with the house instead of after it: two of the trips that it took to say no. */
export const askOfThePast = (call: IncomingCall, agentId: string, { body }: { body: unknown }): void => {
  const { creature_id, id } = body as Call<'resurrect'>['body']
  const wanted = creature_id ?? id
  if (call.operation !== 'resurrect' || !wanted) return
  const { db } = call.ctx
  const ahead = { past: readPast(db, agentId, wanted), orders: readOpenOrders(db, agentId, wantOf(wanted)) }
  // A failure is heard by whoever asks for it.
  for (const read of Object.values(ahead)) read.catch(() => {})
  asked.set(call, ahead)
}

/** Whoever lay in the house when that was read is among the past only since: then, and for a second look, it is read anew. */
async function readEnded(call: Call<'resurrect'>, agentId: string, wanted: string): Promise<PastRow | null> {
  const early = await asked.get(call)?.past
  if (early?.data.ended === 'died') return early
  return readPast(call.ctx.db, agentId, wanted)
}

export const resurrect: Handler<'resurrect'> = async (call) => {
  const { creature_id, id } = call.body
  const wanted = creature_id ?? id
  const fault = idFault({ 'body.creature_id': creature_id, 'body.id': id })
  if (fault || !wanted) return refuse('invalid_resurrection', fault ? faultDetails(fault) : {})
  const answer = await attempt(call, wanted)
  return 'paid' in answer ? afterPaying(call, wanted, answer) : answer
}

/** Paying takes time: whether it can return is seen as it is then. The credits stay, whatever comes of it. */
async function afterPaying(call: Call<'resurrect'>, wanted: string, bought: Paid): Promise<Answer> {
  const answer = await attemptPaid(call, wanted, bought)
  return 'refuse' in answer ? refusedAfterPaying(call, bought, answer, await balanceOf(call)) : answer
}

async function attemptPaid(call: Call<'resurrect'>, wanted: string, bought: Paid): Promise<Answer> {
  const { ctx, request_id } = call
  try {
    const household = (await readHouse(ctx.db, call.household.agent.data.id)) ?? call.household
    const answer = await attempt({ ...call, household, now: ctx.now() }, wanted, bought)
    return 'paid' in answer ? refuse('something_went_wrong') : answer
  } catch (error) {
    const { name, message } = error as Error
    call.log({ level: 'error', message: 'failure after payment', request_id, name, reason: message })
    return refuse('something_went_wrong', { suggestion: 'Ask for the return again: it costs no further payment.' })
  }
}

/** What the account holds when the answer goes out; null where nobody can tell. */
const balanceOf = ({ ctx, household }: Call<'resurrect'>): Promise<number | null> =>
  readBalance(ctx.db, household.agent.data.id).then(creditsOf, () => null)

const receiptOf = ({ paid: order }: Paid) => ({
  payment_method: order.inline.method,
  payment_reference: order.inline.reference,
  credits_added: creditsIn(order),
})

const withReceipt = ({ body, headers, ...reply }: Reply, bought: Paid): Reply => ({
  ...reply,
  headers: { ...headers, ...receiptHeaders(bought.paid) },
  body: { ...(body as object), ...receiptOf(bought) },
})

/** Another call may have spent what this one bought: only the account can tell. */
function refusedAfterPaying(
  { once }: Call<'resurrect'>,
  bought: Paid,
  refusal: Refusal,
  balance: number | null,
): Refusal {
  const { suggestion = refusals()[refusal.refuse].suggestion } = refusal
  if (bought.earlier) {
    // What was bought before may long be spent, and a key stands for one payment.
    const payment_problem = once
      ? `a payment with this Idempotency-Key was made before (${bought.paid.inline.reference}), and nothing was taken again; to pay anew, send a new key`
      : 'this payment was used before'
    return { ...refusal, suggestion, more: { ...refusal.more, payment_problem } }
  }
  const receipt = receiptOf(bought)
  return {
    ...refusal,
    headers: { ...refusal.headers, ...receiptHeaders(bought.paid) },
    more: { ...refusal.more, ...receipt },
    suggestion: `Your payment was taken: ${receipt.credits_added} credits came to your account${balance === null ? '' : `, which holds ${balance} now`}. ${suggestion}`,
  }
}

/** `bought`: what was paid for it already, which is told when it has returned. Nobody pays twice in one call. */
const attempt = (call: Call<'resurrect'>, wanted: string, bought: Paid | null = null): Promise<Answer | Paid> =>
  atHome(call, async (found) => {
    if (residentOf(found.residents, wanted)) return alive(wanted)
    const past = await readEnded(call, found.agent.data.id, wanted)
    if (past?.data.ended === 'died') {
      const answer = await bringBack(call, found, past, past.data, bought)
      if (answer === 'retry') asked.delete(call)
      return answer
    }
    // It may have returned since the house was read.
    const household = past ? null : await readHouse(call.ctx.db, found.agent.data.id)
    const back = household?.creatures.some((row) => row.data.id === wanted)
    return back ? alive(wanted) : refuse('creature_not_found')
  })

const alive = (id: string): Answer =>
  refuse('still_alive', { next_steps: [step('status', { query: { creature_id: id } })] })

async function bringBack(
  call: Call<'resurrect'>,
  { agent, balance, residents }: Home,
  past: PastRow,
  { creature, stone }: Died,
  bought: Paid | null,
): Promise<Answer | Paid | 'retry'> {
  const { ctx, now } = call
  const until = resurrectableUntil(stone.died_at)
  if (now > until) return tooLate(stone.name, stone.died_at)
  if (residents.length >= MAX_LIVING) {
    return refuse('house_full', {
      suggestion: `A house holds ${MAX_LIVING} living creatures and eggs. Release one, then bring ${creature.name} back.`,
      next_steps: makeRoom(residents),
    })
  }
  const cost = resurrectionCost(creature, now)
  const credits = balance?.data.credits ?? 0
  if (credits < cost) return payFirst(call, { creature, keeper: agent, cost, credits, until }, bought)

  const layer = returnLayer(creature.id, creature.deaths)
  const living = revive(creature, now, layer)
  const posting = posted(
    balance,
    {
      agent_id: agent.data.id,
      movements: [{ kind: 'resurrection', credits: -cost }],
      at: now,
      about: { creature_id: creature.id },
    },
    ctx.newId,
  )
  const changes: Change[] = [
    ...returned(past, living, stone, living.as_of),
    ...posting.changes,
    // Always: whoever adopts at the same moment must see that the house is fuller.
    changedAgent(agent, withoutLoss(agent.data, creature.id)),
  ]
  const { name, species, stage } = nameTag(living)
  const told: Reply = {
    body: {
      success: true,
      message: returnText(momentAt(living, now), layer),
      creature: {
        id: living.id,
        name,
        species,
        stage,
        resurrection_number: living.deaths,
        stats: creatureStats(living),
        personality_traits: traitsOf(living),
      },
      url: pageUrl(call, 'creature', living.id),
      credits_spent: cost,
      credits_remaining: posting.balance.credits,
      next_resurrection_cost: resurrectionCost(living, living.as_of),
      next_steps: suggestSteps([momentAt(living, now), ...residents.map(({ moment }) => moment)]),
    },
  }
  const reply = bought ? withReceipt(told, bought) : told
  try {
    const conclusion = await commitWithReply(call, changes, reply)
    return conclusion.kind === 'conflict' ? 'retry' : conclusion.answer
  } catch (error) {
    // The answer was lost. If the charge is in the ledger, all of it happened, and to say otherwise would be a lie.
    const [charge] = posting.entries
    if (!charge || !(await isWritten(ctx.db, agent.data.id, charge))) throw error
    return reply
  }
}

const tooLate = (name: string, diedAt: Parameters<typeof iso>[0]): Answer =>
  refuse('window_closed', {
    more: { died_at: iso(diedAt), closed_at: iso(resurrectableUntil(diedAt)) },
    suggestion: `${name} died more than 7 days ago. The gravestone stays; a new egg can come.`,
  })

interface Price {
  creature: Creature
  keeper: AgentRow
  cost: number
  credits: number
  /** The last moment for a return. */
  until: Instant
}

/** With a payment in the request the credits are bought first; without one, or with a bad one, the answer tells how. */
async function payFirst(call: Call<'resurrect'>, price: Price, bought: Paid | null): Promise<Answer | Paid> {
  const basket = cheapestBasket(price.cost - price.credits)
  const tills = await tillsOf(call.ctx)
  const taken = bought ? null : await take(call, tenderOf(call, tills, basket), basket)
  if (typeof taken === 'string') return refuse(taken)
  if (taken && 'paid' in taken) return taken
  return tooPoor(call, price, basket, offersFor(call, tills, basket, taken?.problem))
}

/** What the names of all wants for one creature's return begin with. */
const wantOf = (creatureId: string): string => `${creatureId}#`

/** Contacts nobody: the link makes its session when a person opens it. Other ways to pay stand beside it. */
async function tooPoor(
  call: Call<'resurrect'>,
  { creature: { id, name, deaths }, keeper, cost, credits, until }: Price,
  basket: Basket,
  offers: Offers,
): Promise<Answer> {
  const { ctx, now, household } = call
  const wish = { ...newOrder(ctx.newId(), household.agent.data, basket, now), purpose: name, purpose_until: until }
  const want = `${wantOf(id)}${deaths}#${formatLines(basketLines(basket))}`
  const known = { agent: keeper, orders: (await asked.get(call)?.orders) ?? null }
  const order = await placedOnce(ctx.db, want, wish, now, known)
  if (!order) throw new AccountDeleted(keeper.data.id)
  const checkout_url = orderUrl(call, order)
  const [largest, ...and] = basketLines(order).map(({ pack, quantity }) => ({ id: pack, quantity }))
  const sum = { credits: creditsIn(order), price: formatPrice(centsFor(order)) }
  const pack = { ...largest, ...(and.length > 0 && { and }), ...sum }
  return refuse('insufficient_credits', {
    suggestion: [
      `You have ${credits} of ${cost} credits. Hand checkout_url to a person; when it is paid, ask again.`,
      offers.words,
    ]
      .join(' ')
      .trimEnd(),
    more: { cost, balance: credits, missing: cost - credits, checkout_url, pack, ...offers.more },
    headers: offers.headers,
    next_steps: [
      link(
        'pay',
        checkout_url,
        `A person opens this and pays ${pack.price} for ${pack.credits} credits; then ask for ${name} again, with the same call.`,
      ),
      step('credits', { description: 'See whether the credits have arrived.' }),
    ],
  })
}
