/** Views of dead creatures and their stones. */
import { type NextStep, step } from '../api/next-steps'
import { pageUrl } from '../api/routes/page-url'
import { routes } from '../api/routes/routes'
import { MAX_LIVING, type Missed } from '../domain/accounts/agent'
import { type Flowers, NAMES_SHOWN } from '../domain/afterlife/flowers'
import type { Gravestone, Lost } from '../domain/afterlife/gravestone'
import { resurrectableUntil } from '../domain/afterlife/resurrection'
import type { Household } from '../domain/household/household'
import { type BasketLine, basketLines, cheapestBasket } from '../domain/money/money'
import { formatUtcMinute } from '../domain/time/duration'
import { hoursBetween, type Instant, iso } from '../domain/time/instants'
import { type LostInput, lastLostMessage } from '../domain/voice/adoption'
import { stoneKeepsakes } from '../domain/voice/wish'
import type { Call } from '../http/call'
import type { Keepsake } from '../species/book'
import type { Grave } from '../store/graveyard'

type StoneViewContext = Pick<Call, 'base_url' | 'now'>

/** Shown in the next status response, even if other creatures live. */
const lossView = (lost: Lost, call: StoneViewContext) => ({
  creature_id: lost.creature_id,
  name: lost.name,
  species: lost.species,
  cause: lost.cause,
  died_at: iso(lost.died_at),
  gravestone: { ...stoneTag({ ...lost, id: lost.stone_id }, call), epitaph: lost.epitaph },
  resurrection: resurrectionView(lost.died_at, lost.cost, call.now),
})

/** Leaves out the epitaph of `shownCreatureId`, which is elsewhere in the response. */
export const lossesView = (losses: readonly Lost[], call: StoneViewContext, shownCreatureId?: string) =>
  losses.length > 0
    ? {
        lost_since_last_look: losses.map((lost) => {
          const { gravestone, ...loss } = lossView(lost, call)
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
export const deathView = (lost: Lost, call: StoneViewContext, epitaphShown = false) => ({
  message: lastLostMessage(lossTextInput(lost, call.now)),
  creature: {
    id: lost.creature_id,
    name: lost.name,
    species: lost.species,
    stage: lost.stage,
    alive: false,
    cause: lost.cause,
    died_at: iso(lost.died_at),
  },
  gravestone: {
    ...stoneTag({ ...lost, id: lost.stone_id }, call),
    ...(!epitaphShown && { epitaph: lost.epitaph }),
  },
  resurrection: resurrectionView(lost.died_at, lost.cost, call.now),
})

/** The call that resurrects the creature, or the call that buys the missing credits. Empty after the deadline. */
export const resurrectionSteps = (
  { creature_id, name, cost, died_at }: Pick<Missed, 'creature_id' | 'name' | 'cost' | 'died_at'>,
  credits: number,
  now: Instant,
): NextStep[] => {
  const until = resurrectionDeadline(died_at, now)
  if (until === null) return []
  const offer = `${name} can return for ${cost} credits`
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
function returnable({ agent, creatures }: Household, now: Instant): Missed[] {
  const { last_lost, missed = [], untold_losses, from_human } = agent
  const losses = [...missed, ...untold_losses, ...(last_lost ? [last_lost] : [])]
  const living = new Set(creatures.map(({ id }) => id))
  const isWanted = ({ creature_id }: Missed) => Number(creature_id === from_human?.wants_back?.creature_id)
  return [...new Map(losses.map((lost) => [lost.creature_id, lost])).values()]
    .filter(({ creature_id, died_at }) => !living.has(creature_id) && now <= resurrectableUntil(died_at))
    .toSorted((a, b) => isWanted(b) - isWanted(a) || a.died_at - b.died_at)
}

/**
 * In short, from the second status after the death on: who can still return, at what cost and until when. `shown`: the
 * dead creature that the response is about.
 */
export function canReturnView(household: Household, now: Instant, shown?: string) {
  const elsewhere = new Set([...household.agent.untold_losses.map(({ creature_id }) => creature_id), shown])
  const told = returnable(household, now).filter(({ creature_id }) => !elsewhere.has(creature_id))
  return told.length > 0
    ? {
        can_return: told.map(({ creature_id, name, cause, died_at, cost }) => ({
          creature_id,
          name,
          cause,
          resurrection: resurrectionView(died_at, cost, now),
        })),
      }
    : {}
}

/**
 * Adds the way back of every lost creature: the return before all other steps if the credits suffice, and else the call
 * that buys them after all others.
 */
export function withReturns(household: Household, now: Instant, steps: readonly NextStep[]): readonly NextStep[] {
  const { credits, creatures } = household
  if (creatures.length >= MAX_LIVING) return steps
  const wayBack = returnable(household, now).flatMap((lost) => resurrectionSteps(lost, credits, now))
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
  return [...affordable, ...others.filter((one) => !isReturn(one)), ...unaffordable]
}

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
export const memorialSteps = ({ creature_id }: Pick<Lost, 'creature_id'>): NextStep[] => [
  step('graveyard', { description: 'Its stone.' }),
  step('history', { description: 'Its story.', query: { creature_id } }),
]

/** Steps after a death: memorial, `otherSteps`, resurrection, adoption. */
export const stepsAfterDeath = (
  lost: Lost,
  credits: number,
  now: Instant,
  otherSteps: readonly NextStep[] = [],
): NextStep[] => [
  ...memorialSteps(lost),
  ...otherSteps,
  ...resurrectionSteps(lost, credits, now),
  step('adopt', { description: 'Begin again with an egg.' }),
]

/** Null if the deadline is over. */
export function resurrectionDeadline(diedAt: Instant, now: Instant): Instant | null {
  const until = resurrectableUntil(diedAt)
  return now <= until ? until : null
}

export const resurrectionView = (diedAt: Instant, cost: number, now: Instant) => ({
  possible: resurrectionDeadline(diedAt, now) !== null,
  until: iso(resurrectableUntil(diedAt)),
  cost,
})

/** The fields that identify a stone. */
export const stoneTag = (
  { id, creature_id, name }: Pick<Gravestone, 'id' | 'creature_id' | 'name'>,
  call: StoneViewContext,
) => ({
  id,
  creature_id,
  name,
  url: pageUrl(call, 'stone', id),
})

export const stoneView = (stone: Gravestone, call: StoneViewContext) => ({
  ...stoneTag(stone, call),
  ...keepsakesView(stoneKeepsakes(stone)),
  species: stone.species,
  stage_reached: stone.stage_reached,
  lived: stone.lived,
  caretaker: stone.caretaker,
  feedings: stone.feedings,
  missed_feedings: stone.missed_feedings,
  last_care_action: stone.last_care_action,
  cause: stone.cause,
  epitaph: stone.epitaph,
  died_at: iso(stone.died_at),
  resurrected: stone.resurrected_at !== null,
})

export const keepsakesView = (keepsakes: readonly Keepsake[]) =>
  keepsakes.length > 0 ? { keepsakes: keepsakes.map(({ name, text }) => ({ name, text })) } : {}

/** The names are usernames, which other agents chose. */
export const flowersView = (flowers: Flowers | null) => ({
  flowers: flowers?.count ?? 0,
  flowers_from: (flowers?.last ?? []).slice(0, NAMES_SHOWN).map(({ agent }) => agent),
})

export const graveView = ({ stone, flowers, human_flower }: Grave, call: StoneViewContext) => ({
  ...stoneView(stone, call),
  ...flowersView(flowers),
  ...(human_flower && { flower_from_human: true }),
})
