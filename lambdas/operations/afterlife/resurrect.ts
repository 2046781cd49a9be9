/** Resurrects a dead creature for credits. Charge and revival are one transaction. */
import { link, step } from '../../api/next-steps'
import { orderUrl } from '../../api/routes/order-url'
import { pageUrl } from '../../api/routes/page-url'
import { MAX_LIVING, withoutLoss } from '../../domain/accounts/agent'
import { returnOf } from '../../domain/afterlife/gravestone'
import { resurrectableUntil, resurrectionCost, revive } from '../../domain/afterlife/resurrection'
import { momentAt } from '../../domain/creature/clock'
import { deathsOf } from '../../domain/creature/creature'
import { livingCreature, momentsOf } from '../../domain/household/household'
import { type Basket, basketLines, centsFor, cheapestBasket, creditsIn, formatPrice } from '../../domain/money/money'
import { iso } from '../../domain/time/instants'
import { zoneOf } from '../../domain/time/zone'
import { returnText } from '../../domain/voice/adoption'
import { returnLayer } from '../../domain/voice/temperament'
import { type Call, type Outcome, type Refusal, type ReplyTo, refuse } from '../../http/call'
import { faultDetails, idFault, uuidFault } from '../../http/faults'
import { type PastRow, readPast, resurrectionChanges } from '../../store/creatures'
import { readStoneRow } from '../../store/graveyard'
import { readHousehold } from '../../store/household'
import type { StoredHousehold } from '../../store/household-changes'
import { hasLedgerEntry, preparePosting } from '../../store/money/ledger'
import type { OpenOrderRow } from '../../store/money/orders'
import { nameTag } from '../../views/creature'
import { BASIC_FIELDS, SHOWN_STATS } from '../../views/fields/creature-basics'
import { pickFields } from '../../views/fields/pick-fields'
import { allReturnsView } from '../../views/stone'
import { adviceInShort } from '../../views/suggest'
import { makeRoomSteps, readAbsent, yourCreatures } from '../household/household-steps'
import { payable } from '../money/payable'
import type { PaymentOffers } from '../money/payment-offers'
import { type OrderedReturn, readReturnOrders, returnOrder } from './return-order'

export const resurrect = payable<'resurrect'>(async (call, household) => {
  const { creature_id, id } = call.body
  const creatureId = creature_id ?? id
  const sent = { 'body.creature_id': creature_id, 'body.id': id }
  const fault = idFault(sent) ?? uuidFault(sent)
  if (fault || !creatureId) {
    const { more } = faultDetails(...(fault ? [fault] : []))
    return refuse('invalid_resurrection', {
      more: { ...more, your_creatures: yourCreatures(household, call.now), ...allReturnsView(household, call) },
    })
  }
  if (livingCreature(household, creatureId)) return stillAlive(creatureId)
  const { db } = call.ctx
  const agentId = household.agent.id
  const [past, orders] = await Promise.all([
    readPast(db, agentId, creatureId),
    readReturnOrders(call, agentId, creatureId),
  ])
  if (past?.data.ended === 'died')
    return reviveOrAskPayment(call, household, { past, stone_number: past.data.stone_number, orders })
  // A concurrent call may have resurrected it after the household was read.
  const current = past ? null : await readHousehold(db, agentId)
  const isBack = current?.creatures.some((row) => row.data.id === creatureId)
  if (isBack) return stillAlive(creatureId)
  const { suggestion } = await readAbsent(call, household, creatureId)
  return refuse('creature_not_found', { ...(suggestion && { suggestion }) })
})

const stillAlive = (id: string): Refusal =>
  refuse('still_alive', { next_steps: [step('status', { query: { creature_id: id } })] })

interface Dead {
  past: PastRow
  stone_number: number
  orders: readonly OpenOrderRow[]
}

async function reviveOrAskPayment(
  call: Call<'resurrect'>,
  household: StoredHousehold,
  { past, stone_number, orders }: Dead,
): Promise<Awaited<ReturnType<Parameters<typeof payable<'resurrect'>>[0]>>> {
  const { ctx, now } = call
  const { agent, credits, creatures, rows } = household
  const { creature } = past.data
  const { died_at } = returnOf(creature)
  const until = resurrectableUntil(died_at)
  if (now > until) return tooLate(creature.name, died_at)
  if (creatures.length >= MAX_LIVING) {
    return refuse('house_full', {
      suggestion: `A house holds ${MAX_LIVING} living creatures and eggs. Release one, then bring ${creature.name} back.`,
      next_steps: makeRoomSteps(creatures),
    })
  }
  const cost = resurrectionCost(creature, now)
  if (credits < cost) {
    const due = cheapestBasket(cost - credits)
    const price = { creature, keeper: agent, cost, until, orders }
    return { due, unpaid: (offers) => insufficientCredits(call, household, price, due, offers) }
  }

  const stone = await readStoneRow(ctx.db, agent.id, stone_number)
  if (!stone) return refuse('creature_not_found')
  const layer = returnLayer(creature.id, deathsOf(creature))
  const living = revive({ ...creature, ...zoneOf(agent) }, now, layer)
  const posting = preparePosting(
    rows.balance,
    {
      agent_id: agent.id,
      movements: [{ kind: 'resurrection', credits: -cost }],
      at: now,
      about: { creature_id: creature.id },
    },
    ctx.newId,
  )
  const { visit, steps } = adviceInShort([momentAt(living, now), ...momentsOf(household, now)])
  const reply: ReplyTo<'resurrect'> = {
    body: {
      success: true,
      message: returnText(momentAt(living, now), layer),
      creature: {
        ...nameTag(living),
        resurrection_number: deathsOf(living),
        stats: pickFields(BASIC_FIELDS, SHOWN_STATS, { creature: living }),
        personality_traits: BASIC_FIELDS.personality_traits({ creature: living }),
      },
      url: pageUrl(call, 'creature', living.id),
      credits_spent: cost,
      credits_remaining: posting.balance.credits,
      next_resurrection_cost: resurrectionCost(living, living.stats_at),
      ...visit,
      next_steps: steps,
    },
  }
  return {
    // Written even if unchanged, so that a concurrent adoption conflicts: both calls count the living creatures.
    household: { ...household, agent: withoutLoss(agent, creature.id) },
    also: [...resurrectionChanges(past, living, stone), ...posting.changes],
    returned: living,
    reply,
    async onError(error) {
      // The reply to the write was lost. If the charge is in the ledger, the whole transaction was committed.
      const [charge] = posting.entries
      if (!charge || !(await hasLedgerEntry(ctx.db, agent.id, charge))) throw error
      return reply
    },
  }
}

const tooLate = (name: string, diedAt: Parameters<typeof iso>[0]): Refusal =>
  refuse('window_closed', {
    more: { died_at: iso(diedAt), closed_at: iso(resurrectableUntil(diedAt)) },
    suggestion: `${name} died more than 7 days ago. The gravestone stays; a new egg can come.`,
  })

interface Price extends OrderedReturn {
  orders: readonly OpenOrderRow[]
  cost: number
}

/** Calls no payment service: the link creates its session when a person opens it. Other payment methods are added. */
async function insufficientCredits(
  call: Call<'resurrect'>,
  household: StoredHousehold,
  price: Price,
  basket: Basket,
  offers: PaymentOffers,
): Promise<Outcome> {
  const { agent, credits } = household
  const { cost, creature } = price
  const { order, changes } = await returnOrder(call, price, basket, price.orders)
  const checkout_url = orderUrl(call, order)
  const [largest, ...and] = basketLines(order).map(({ pack, quantity }) => ({ id: pack, quantity }))
  const sum = { credits: creditsIn(order), price: formatPrice(centsFor(order)) }
  const pack = { ...largest, ...(and.length > 0 && { and }), ...sum }
  const refusal = refuse('insufficient_credits', {
    suggestion: [
      `You have ${credits} of ${cost} credits. Hand the checkout link to a person; when it is paid, ask again.`,
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
        `A person opens this and pays ${pack.price} for ${pack.credits} credits; then ask for ${creature.name} again, with the same call.`,
      ),
      step('credits', { description: 'See whether the credits have arrived.' }),
    ],
  })
  if (changes.length === 0) return refusal
  // Writes the agent row so that a concurrent account deletion conflicts.
  return { household: { ...household, agent: { ...agent } }, also: changes, reply: refusal }
}
