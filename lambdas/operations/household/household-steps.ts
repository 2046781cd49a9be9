/** Next steps for a household, and details for refusals. */
import { type NextStep, step } from '../../api/next-steps'
import { type Agent, lastLost, MAX_LIVING } from '../../domain/accounts/agent'
import { type Lost, lossOf, type Past } from '../../domain/afterlife/gravestone'
import type { Moment } from '../../domain/creature/clock'
import type { Milestone } from '../../domain/creature/creature'
import { deathsIn, type Household, momentsOf } from '../../domain/household/household'
import { type News, newsOf, withNewsTold } from '../../domain/household/news'
import { formatUtcDay } from '../../domain/time/duration'
import type { Instant } from '../../domain/time/instants'
import { designStep } from '../../http/available-steps'
import type { Answer, AnyContent, Call, Outcome } from '../../http/call'
import { readDeath, readLastLost, readPast } from '../../store/creatures'
import type { StoredHousehold } from '../../store/household-changes'
import { nameTag } from '../../views/creature'
import { withNews } from '../../views/news'
import { memorialSteps, stepsAfterDeath } from '../../views/stone'
import { idleHours } from '../../views/suggest'

type Creatures = Household['creatures']

/** A dead creature of this keeper, or the last one lost if `id` is undefined. */
export async function findLost(
  { ctx: { db } }: Pick<Call, 'ctx'>,
  household: Household,
  id: string | undefined,
): Promise<Lost | null> {
  const { agent } = household
  if (id === undefined) return readLastLost(db, agent)
  const died = deathsIn(household).find(({ creature }) => creature.id === id) ?? (await readDeath(db, agent.id, id))
  return died && lossOf(died)
}

type Released = Extract<Past, { ended: 'released' }>

/** For a refusal that names a creature which the caller let go. */
export const releasedText = ({ creature: { name }, released_at }: Released): string =>
  `You let ${name} go on ${formatUtcDay(released_at)}.`

/** The suggestion of a refusal, if the creature with this id was released. */
export async function toldReleased(
  { ctx: { db } }: Pick<Call, 'ctx'>,
  { agent }: Household,
  id: string | undefined,
): Promise<{ suggestion?: string }> {
  const past = id === undefined ? null : (await readPast(db, agent.id, id))?.data
  return past?.ended === 'released' ? { suggestion: `${releasedText(past)} It does not come back.` } : {}
}

export const householdStatusSteps = (creatures: Creatures): NextStep[] =>
  creatures.length > 0 ? [step('status', { description: 'Look at those who live.' })] : []

/** For a full household: suggests releasing the youngest creature, eggs first. */
export function makeRoomSteps(creatures: Creatures): NextStep[] {
  const youngest = creatures.find(({ stage }) => stage === 'egg') ?? creatures[0]
  if (!youngest) return []
  const { id, name } = youngest
  const release = step('release', { description: `Let ${name} go, for good, to make room.`, body: { creature_id: id } })
  return [...householdStatusSteps(creatures), release]
}

/** A full household must release a creature before a resurrection or adoption. */
export const stepsAfterLoss = ({ creatures, credits }: Household, lost: Lost, now: Instant): NextStep[] =>
  creatures.length < MAX_LIVING
    ? stepsAfterDeath(lost, credits, now, householdStatusSteps(creatures))
    : [...memorialSteps(lost), ...makeRoomSteps(creatures)]

/** If no creature lives: after a loss, resurrection and adoption; otherwise adoption. */
export const emptyHouseholdSteps = ({ agent, credits, creatures }: Household, now: Instant): NextStep[] => {
  if (creatures.length > 0) return []
  const lost = lastLost(agent)
  return lost ? stepsAfterDeath(lost, credits, now) : [step('adopt', { description: 'Adopt an egg.' })]
}

export const yourCreatures = (household: Pick<Household, 'creatures'>, now: Instant) =>
  momentsOf(household, now).map(({ creature }) => nameTag(creature))

const isHatching = ({ type, value }: Milestone): boolean => type === 'stage_transition' && value === 'baby'

/** Suggests a window for its human, in the answer that tells the first hatching. */
export const windowSteps = ({ agent }: StoredHousehold, told: readonly Milestone[]): NextStep[] =>
  told.some(isHatching) && agent.tallies.hatched === 0 && !agent.window_hash
    ? [step('open_window', { description: 'Make a page on which your human can look in, and send it the address.' })]
    : []

/** For so long no creature may need anything. */
const IDLE_HOURS = 2

type TellingCall = Call<'status'> | Call<'care'> | Call<'visit'>

/**
 * Whether to suggest the design of a species: in the answer that tells of an adult, if no creature needs anything, else in
 * the first status after that. `moments`: of those that the answer shows, none if it shows no steps of theirs.
 */
function offersDesign(
  { operation }: TellingCall,
  { has_designed, design_due }: Agent,
  happened: readonly News[],
  moments: readonly Moment[],
): boolean {
  if (has_designed) return false
  const isTold = happened.some(({ isAdult }) => isAdult) && idleHours(moments) >= IDLE_HOURS
  return isTold || (operation === 'status' && design_due === true && moments.length > 0)
}

export const designSteps = (
  call: TellingCall,
  { agent, rows }: StoredHousehold,
  happened: readonly News[],
  moments: readonly Moment[],
): NextStep[] => {
  if (!offersDesign(call, agent, happened, moments)) return []
  const living = moments.map(({ creature }) => creature)
  return [designStep(rows, call, living)]
}

/** A refusal or a declined act with the news, marked as read if it tells any. */
export function withNewsHeard<Content extends AnyContent>(
  call: TellingCall,
  household: StoredHousehold,
  reply: Answer<Content>,
  happened: readonly News[] = newsOf(household, household, call.now),
): Outcome<Content> {
  const heard = withNewsTold(household, happened, call.now)
  const told = 'refuse' in reply ? withNews(reply, happened) : reply
  if (heard === household || !marksAsTold(call)) return told
  // A reply without advice does not offer the design of a species: an offer stays due.
  return { household: withDesignOffer(call, heard, happened, []), reply: told }
}

/** A HEAD response has no body, and who may only read changes nothing: news and losses stay untold. */
export const marksAsTold = ({ method, caller }: TellingCall): boolean =>
  method !== 'HEAD' && !(caller.kind === 'keeper' && caller.grant === 'read')

/** Remembers an offer that is still due. The same household if nothing changes. */
export function withDesignOffer<H extends Household>(
  call: TellingCall,
  household: H,
  happened: readonly News[],
  moments: readonly Moment[],
): H {
  const { design_due, ...agent } = household.agent
  const isOffered = offersDesign(call, household.agent, happened, moments)
  const isDue = !isOffered && !agent.has_designed && (design_due ?? happened.some(({ isAdult }) => isAdult))
  if (isDue === (design_due === true)) return household
  return { ...household, agent: isDue ? { ...agent, design_due: true } : agent }
}
