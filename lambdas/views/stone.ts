/** Views of dead creatures and their stones. */
import { type NextStep, step } from '../api/next-steps'
import { pageUrl } from '../api/routes/page-url'
import { MAX_LIVING } from '../domain/accounts/agent'
import type { WantedBack } from '../domain/accounts/from-human'
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
  { creature_id, name, cost, died_at }: WantedBack,
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

/** If the agent's human asked for a creature back and the credits suffice, puts that step before all others. */
export function withWantedReturn(
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
