/** The ones that died: found again, and how they are shown. */
import { type NextStep, step } from '../api/next-steps'
import { pageUrl } from '../api/routes/page-url'
import type { Context } from '../context'
import type { Agent } from '../domain/accounts/agent'
import { type Died, type Gravestone, type Lost, lossOf } from '../domain/creature/death'
import { resurrectableUntil } from '../domain/creature/life'
import { type Flowers, NAMES_SHOWN } from '../domain/graveyard/flowers'
import { type BasketLine, basketLines, cheapestBasket } from '../domain/money/money'
import { formatUtcMinute } from '../domain/time/duration'
import { hoursBetween, type Instant, iso } from '../domain/time/instants'
import { type LostInput, lastLostMessage } from '../domain/voice/adoption'
import { stoneKeepsakes } from '../domain/voice/wish'
import type { Call } from '../http/call'
import type { Keepsake } from '../species/book'
import { readPast } from '../store/creatures'
import { type Grave, readStones } from '../store/graveyard'
import type { Household } from '../store/household'
import { type SitterNames, satByField } from './sitter'

export async function readDeath(
  { ctx, household }: Pick<Call, 'ctx'> & { household: Household },
  creatureId: string,
): Promise<Died | null> {
  const past = (await readPast(ctx.db, household.agent.data.id, creatureId))?.data
  return past?.ended === 'died' ? past : null
}

const NEWEST_STONES = 50

/** Whom an empty house misses. Once the last one lost has returned it is the one before, found among the stones. */
export async function readLastLost({ db }: Context, agent: Agent): Promise<Lost | null> {
  if (agent.last_lost || agent.tallies.deaths === 0) return agent.last_lost
  const stones = await readStones(db, agent.id, agent.tallies.deaths, { page: 1, per_page: NEWEST_STONES })
  const stone = stones.find(({ resurrected_at }) => resurrected_at === null)
  const past = stone && (await readPast(db, agent.id, stone.creature_id))?.data
  return past?.ended === 'died' ? lossOf(past) : null
}

/** Who is told of the dead, and when: links lead to where this caller sees the house. */
type StoneViewContext = Pick<Call, 'pages_url' | 'now'>

/** Told at the next look, whoever else lives: nobody dies in silence. */
const lossView = (lost: Lost, call: StoneViewContext) => ({
  creature_id: lost.creature_id,
  name: lost.name,
  species: lost.species,
  cause: lost.cause,
  died_at: iso(lost.died_at),
  gravestone: { ...stoneTag({ ...lost, id: lost.stone_id }, call), epitaph: lost.epitaph },
  resurrection: resurrectionView(lost.died_at, lost.cost, call.now),
})

/** An epitaph that the answer tells already is not told again. */
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

/** What else is told to one who asks for a creature that has died; the epitaph, unless the answer tells it elsewhere. */
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

/** The call that brings it back, while that is possible: or, where credits are missing, the one that gets them. */
export const resurrectionSteps = (
  { creature_id, name, cost, died_at }: Lost,
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

/** The stone and the story of one that died: they come before all else that could be done now. */
export const memorialSteps = ({ creature_id }: Pick<Lost, 'creature_id'>): NextStep[] => [
  step('graveyard', { description: 'Its stone.' }),
  step('history', { description: 'Its story.', query: { creature_id } }),
]

/** What is left to do for one that died: to remember it, whatever else the house needs, to bring it back, to begin again. */
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

/** When the way back closes; null when it has closed. */
export function resurrectionDeadline(diedAt: Instant, now: Instant): Instant | null {
  const until = resurrectableUntil(diedAt)
  return now <= until ? until : null
}

export const resurrectionView = (diedAt: Instant, cost: number, now: Instant) => ({
  possible: resurrectionDeadline(diedAt, now) !== null,
  until: iso(resurrectableUntil(diedAt)),
  cost,
})

/** What every stone is told by; alone where the answer tells the rest. */
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

/** Whatever it keeps, each with the words for it; nothing where it keeps nothing. */
export const keepsakesView = (keepsakes: readonly Keepsake[]) =>
  keepsakes.length > 0 ? { keepsakes: keepsakes.map(({ name, text }) => ({ name, text })) } : {}

/** Names are usernames: letters and digits that somebody else chose. */
export const flowersView = (flowers: Flowers | null) => ({
  flowers: flowers?.count ?? 0,
  flowers_from: (flowers?.last ?? []).slice(0, NAMES_SHOWN).map(({ agent }) => agent),
})

export const graveView = ({ stone, flowers }: Grave, call: StoneViewContext, nameOf: SitterNames) => ({
  ...stoneView(stone, call),
  ...satByField(stone.sat_by, nameOf),
  ...flowersView(flowers),
})
