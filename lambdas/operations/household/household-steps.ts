/** Next steps for a household, and details for refusals. */
import { type NextStep, step } from '../../api/next-steps'
import { lastLost, MAX_LIVING } from '../../domain/accounts/agent'
import { type Lost, lossOf, type Past } from '../../domain/afterlife/gravestone'
import type { Moment } from '../../domain/creature/clock'
import type { Milestone } from '../../domain/creature/creature'
import { type Household, momentsOf } from '../../domain/household/household'
import { type News, newsOf, withNewsTold } from '../../domain/household/news'
import { formatUtcDay } from '../../domain/time/duration'
import { type Instant, iso } from '../../domain/time/instants'
import { designStep } from '../../http/available-steps'
import type { Answer, AnyContent, Call, Outcome } from '../../http/call'
import { readEnded, readLastLost } from '../../store/creatures'
import type { StoredHousehold } from '../../store/household-changes'
import { nameTag, type Tidings } from '../../views/creature'
import { memorialSteps, stepsAfterDeath } from '../../views/stone'
import { idleHours } from '../../views/suggest'

type Creatures = Household['creatures']

type Released = Extract<Past, { ended: 'released' }>

/** For a refusal that names a creature which the caller let go. */
export const releasedText = ({ creature: { name }, released_at }: Released): string =>
  `You let ${name} go on ${formatUtcDay(released_at)}.`

interface Absent {
  lost: Lost | null
  /** If it was released. */
  suggestion?: string
}

/** A creature of this keeper that does not live here any more: the last one lost if `id` is undefined. */
export async function readAbsent(
  { ctx: { db } }: Pick<Call, 'ctx'>,
  { agent, past }: Household,
  id: string | undefined,
): Promise<Absent> {
  if (id === undefined) return { lost: await readLastLost(db, agent) }
  const ended = past.find(({ creature }) => creature.id === id) ?? (await readEnded(db, agent.id, id))
  if (ended?.ended === 'released') return { lost: null, suggestion: `${releasedText(ended)} It does not come back.` }
  return { lost: ended && lossOf(ended) }
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

interface TidingsOf<H> extends Tidings {
  /** Suggests the design of a species: in the answer that tells of an adult, if no creature needs anything, else once in a status after that. */
  offers: NextStep[]
  /** Has been told all this. */
  heard: H
}

/**
 * What an answer to the keeper tells besides its subject. `moments`: of those that the answer shows, none if it shows no
 * steps of theirs.
 */
export function tidingsOf<H extends Household>(
  call: TellingCall,
  before: StoredHousehold,
  after: H,
  moments: readonly Moment[] = [],
): TidingsOf<H> {
  const happened = newsOf(before, after, call.now)
  const { has_designed, design_due, from_human: { note } = {} } = before.agent
  const hasGrown = happened.some(({ isAdult }) => isAdult)
  const isStillDue = call.operation === 'status' && design_due === true && moments.length > 0
  const isOffered = !has_designed && (isStillDue || (hasGrown && idleHours(moments) >= IDLE_HOURS))
  const isDue = !has_designed && !isOffered && (design_due ?? hasGrown)
  return {
    news: happened.length > 0 ? { news: happened.map(newsView) } : {},
    note: note ? { from_your_human: { text: note.text, at: iso(note.written_at) } } : {},
    offers: isOffered
      ? [
          designStep(
            before.rows,
            call,
            moments.map(({ creature }) => creature),
          ),
        ]
      : [],
    heard: marksAsTold(call) ? withDesignDue(withNewsTold(after, happened, call.now), isDue) : after,
  }
}

const newsView = ({ name, creature_id, what, at }: News) => ({
  name,
  ...(creature_id && { creature_id }),
  what,
  at: iso(at),
})

/** A refusal or a declined act, with the news. */
export function withNewsHeard<Content extends AnyContent>(
  call: TellingCall,
  household: StoredHousehold,
  reply: Answer<Content>,
  { news, heard } = tidingsOf(call, household, household),
): Outcome<Content> {
  const told = 'refuse' in reply ? { ...reply, more: { ...reply.more, ...news } } : reply
  return heard === household ? told : { household: heard, reply: told }
}

/** A HEAD response has no body, and who may only read changes nothing: news and losses stay untold. */
export const marksAsTold = ({ method, caller }: TellingCall): boolean =>
  method !== 'HEAD' && !(caller.kind === 'keeper' && caller.grant === 'read')

/** Remembers an offer that is still due. The same household if nothing changes. */
function withDesignDue<H extends Household>(household: H, isDue: boolean): H {
  const { design_due, ...agent } = household.agent
  if (isDue === (design_due === true)) return household
  return { ...household, agent: isDue ? { ...agent, design_due: true } : agent }
}
