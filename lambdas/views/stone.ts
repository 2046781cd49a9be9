/** Views of dead creatures and their stones. */
import { type NextStep, RETURN_OFFER, step } from '../api/next-steps'
import { routes } from '../api/routes/routes'
import { MAX_LIVING, untoldLosses } from '../domain/accounts/agent'
import { type Flowers, NAMES_SHOWN } from '../domain/afterlife/flowers'
import type { Gravestone, Lost } from '../domain/afterlife/gravestone'
import { isReturnable, resurrectionDeadline } from '../domain/afterlife/resurrection'
import type { Household } from '../domain/household/household'
import { type BasketLine, basketLines, cheapestBasket } from '../domain/money/money'
import { formatUtcMinute } from '../domain/time/duration'
import { hoursBetween, type Instant } from '../domain/time/instants'
import { type LostInput, lastLostMessage } from '../domain/voice/adoption'
import type { Keepsake } from '../species/book'
import type { Grave } from '../store/graveyard'
import { allFields, pickFields, type ViewedAt, viewedAt } from './fields/pick-fields'
import { CAN_RETURN, DEPARTED, LOSS, LOST_FIELDS, STONE_FIELDS, STONE_TAG } from './fields/stone'

/** Leaves out the epitaph of `shownCreatureId`, which is elsewhere in the response. */
export const lossesView = (losses: readonly Lost[], call: ViewedAt, shownCreatureId?: string) =>
  losses.length > 0
    ? {
        lost_since_last_look: losses.map((lost) => {
          const { gravestone, ...loss } = pickFields(LOST_FIELDS, LOSS, viewedAt(call, lost))
          const { epitaph, ...stone } = gravestone
          return { ...loss, gravestone: { ...stone, ...(lost.creature_id !== shownCreatureId && { epitaph }) } }
        }),
      }
    : {}

export const lossTextInput = ({ name, cause, died_at, cost }: Lost, now: Instant): LostInput => ({
  name,
  cause,
  hours_since_death: hoursBetween(died_at, now),
  returns_until: resurrectionDeadline(died_at, now),
  cost,
})

/** Details for a request that names a dead creature. `epitaphShown`: the epitaph is elsewhere in the response. */
export function deathView(lost: Lost, call: ViewedAt, epitaphShown = false) {
  const subject = viewedAt(call, lost)
  const { epitaph, ...stone } = LOST_FIELDS.gravestone(subject)
  return {
    message: lastLostMessage(lossTextInput(lost, call.now)),
    creature: pickFields(LOST_FIELDS, DEPARTED, subject),
    gravestone: { ...stone, ...(!epitaphShown && { epitaph }) },
    resurrection: LOST_FIELDS.resurrection(subject),
  }
}

/** The call that resurrects the creature, or the call that buys the missing credits. Empty after the deadline. */
export const resurrectionSteps = (
  { creature_id, name, cost, died_at }: Pick<Lost, 'creature_id' | 'name' | 'cost' | 'died_at'>,
  credits: number,
  now: Instant,
): NextStep[] => {
  const until = resurrectionDeadline(died_at, now)
  if (until === null) return []
  const offer = `${name} ${RETURN_OFFER.offer} ${cost} credits`
  if (credits >= cost)
    return [step('resurrect', { description: `${offer} until ${formatUtcMinute(until)}.`, body: { creature_id } })]
  const lines = basketLines(cheapestBasket(cost - credits))
  const [{ pack, quantity }] = lines as [BasketLine]
  const each = lines.map((line) => `${line.quantity} of ${line.pack}`).join(', ')
  const links = lines.length === 1 && quantity === 1 ? 'one link' : `a link for each pack (${each})`
  return [
    step('buy_credits', {
      description: `${offer}; you have ${credits}. Have a person pay ${links}, then resurrect it.`,
      body: { pack },
    }),
  ]
}

/** The lost creatures that can still return: what its human asked for, then the one with the least time left. */
function returnable({ agent, creatures }: Household, now: Instant): Lost[] {
  const { losses, from_human } = agent
  const living = new Set(creatures.map(({ id }) => id))
  const isWanted = ({ creature_id }: Lost) => Number(creature_id === from_human?.wants_back?.creature_id)
  return losses
    .filter(({ creature_id, died_at }) => !living.has(creature_id) && isReturnable(died_at, now))
    .toSorted((a, b) => isWanted(b) - isWanted(a) || a.died_at - b.died_at)
}

/**
 * In short, from the second status after the death on: who can still return, at what cost and until when. `shown`: the
 * dead creature that the response is about.
 */
export function canReturnView(household: Household, call: ViewedAt, shown?: string) {
  const elsewhere = new Set([...untoldLosses(household.agent).map(({ creature_id }) => creature_id), shown])
  return returnsView(
    returnable(household, call.now).filter(({ creature_id }) => !elsewhere.has(creature_id)),
    call,
  )
}

/** For an answer that tells no loss elsewhere. */
export const allReturnsView = (household: Household, call: ViewedAt) =>
  returnsView(returnable(household, call.now), call)

const returnsView = (lost: readonly Lost[], call: ViewedAt) =>
  lost.length > 0
    ? {
        can_return: lost.map((one) => pickFields(LOST_FIELDS, CAN_RETURN, viewedAt(call, one))),
      }
    : {}

/**
 * Adds the way back of every lost creature: the return before all other steps if the credits suffice, and else the call
 * that buys them after all others.
 */
export function withReturns(household: Household, now: Instant, steps: readonly NextStep[]): readonly NextStep[] {
  const { credits, creatures } = household
  if (creatures.length >= MAX_LIVING) return steps
  const lost = returnable(household, now)
  const wayBack = lost.flatMap((one) => resurrectionSteps(one, credits, now))
  const isReturn = ({ endpoint }: NextStep) => endpoint === routes.resurrect.path
  const others = withWantedReturn(household, now, steps)
  const has = (back: NextStep) =>
    others.some(
      ({ endpoint, body }) =>
        endpoint === back.endpoint && (!isReturn(back) || body?.creature_id === back.body?.creature_id),
    )
  const known = others.filter(isReturn)
  const affordable = [...known, ...wayBack.filter((back) => isReturn(back) && !has(back))]
  const unaffordable = wayBack.filter((back) => !isReturn(back) && !has(back)).slice(0, 1)
  const rest = [...others.filter((one) => !isReturn(one)), ...unaffordable]
  return [...affordable, ...rest.map((one) => (isReturnToPay(one) ? withOthers(one, lost, credits) : one))]
}

/** The call that buys the missing credits for a return. */
const isReturnToPay = ({ endpoint, description }: NextStep): boolean =>
  endpoint === routes.buy_credits.path && description.includes(RETURN_OFFER.offer)

/** The same step, and who else can return. */
function withOthers(back: NextStep, lost: readonly Lost[], credits: number): NextStep {
  const others = lost.filter(
    ({ name, cost }) => cost > credits && !back.description.startsWith(`${name} ${RETURN_OFFER.offer}`),
  )
  const costs = others.slice(0, MOST_OTHERS).map(({ name, cost }) => `${name} for ${cost}`)
  const more = others.length > MOST_OTHERS ? [`${others.length - MOST_OTHERS} more`] : []
  const told = others.length > 0 ? ` So can ${[...costs, ...more].join(', ')}.` : ''
  return { ...back, description: `${back.description}${told}` }
}

/** So many others a step names. */
const MOST_OTHERS = 3

/** If the agent's human asked for a creature back and the credits suffice, puts that step before all others. */
function withWantedReturn(
  { agent, credits, creatures }: Household,
  now: Instant,
  steps: readonly NextStep[],
): readonly NextStep[] {
  const wanted = agent.from_human?.wants_back
  if (!wanted || credits < wanted.cost || creatures.length >= MAX_LIVING) return steps
  const [back] = resurrectionSteps(wanted, credits, now)
  if (!back) return steps
  const others = steps.filter(
    ({ endpoint, body }) => endpoint !== back.endpoint || body?.creature_id !== wanted.creature_id,
  )
  return [
    { ...back, description: `Your human asks for this, and the credits are there. ${back.description}` },
    ...others,
  ]
}

/** Shown before all other steps. */
export const memorialSteps = ({ creature_id, name }: Pick<Lost, 'creature_id' | 'name'>): NextStep[] => [
  step('graveyard', { description: `The stone of ${name}.` }),
  step('history', { description: `The story of ${name}.`, query: { creature_id } }),
]

/** Steps after a death: memorial, those of `living`, resurrection; adoption only if no creature lives. */
export const stepsAfterDeath = (
  lost: Lost,
  credits: number,
  now: Instant,
  living: readonly NextStep[] = [],
): NextStep[] => [
  ...memorialSteps(lost),
  ...living,
  ...resurrectionSteps(lost, credits, now),
  ...(living.length > 0 ? [] : [step('adopt', { description: 'Begin again with an egg.' })]),
]

export const stoneTag = (stone: Pick<Gravestone, 'id' | 'creature_id' | 'name'>, call: ViewedAt) =>
  pickFields(STONE_FIELDS, STONE_TAG, viewedAt(call, stone))

export const stoneView = (stone: Gravestone, call: ViewedAt) => allFields(STONE_FIELDS, viewedAt(call, stone))

export const keepsakesView = (keepsakes: readonly Keepsake[]) =>
  keepsakes.length > 0 ? { keepsakes: keepsakes.map(({ name, text }) => ({ name, text })) } : {}

/** The names are usernames, which other agents chose. */
export const flowersView = (flowers: Flowers | null) => ({
  flowers: flowers?.count ?? 0,
  flowers_from: (flowers?.last ?? []).slice(0, NAMES_SHOWN).map(({ agent }) => agent),
})

export const graveView = ({ stone, flowers, human_flower }: Grave, call: ViewedAt) => ({
  ...stoneView(stone, call),
  ...flowersView(flowers),
  ...(human_flower && { flower_from_human: true }),
})
