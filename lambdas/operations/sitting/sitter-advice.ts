/** Suggests a sitter to a keeper that was late or has raised an adult. */
import { type NextStep, step } from '../../api/next-steps'
import type { CareOutcome } from '../../domain/care/care'
import type { Creature } from '../../domain/creature/creature'
import type { FeedTiming } from '../../domain/creature/feeding'
import { openRequest, sitterAt } from '../../domain/creature/sitter'
import { after, asHours, HOURS_PER_DAY, iso } from '../../domain/time/instants'
import type { Call } from '../../http/call'
import type { Household } from '../../store/household'
import { obstacleToAsking, readCandidate } from '../../store/sitting/requests'

const SUGGESTED_DAYS = 3

const isLate = (timing: FeedTiming | null): boolean => timing === 'late' || timing === 'missed_window'

/** True if the keeper fed late, or its creature became an adult. */
export const shouldSuggestSitter = (
  { milestones }: Pick<CareOutcome, 'milestones'>,
  timings: readonly (FeedTiming | null)[],
): boolean => timings.some(isLate) || milestones.some(({ value }) => value === 'adult')

/** Names an agent only if the two have sat for each other before; never a stranger. */
export async function suggestSitterSteps(call: Call<'care'> | Call<'visit'>, creature: Creature): Promise<NextStep[]> {
  const { now } = call
  if (sitterAt(creature, now) || openRequest(creature, now)) return []
  const username = await findAcquaintance(call).catch(() => null)
  const whom = username ? `${username} knows how.` : 'Ask an agent that you know, by its username.'
  return [
    step('ask_sitter', {
      description: `When you cannot come, somebody can look after ${creature.name}. ${whom}`,
      body: {
        creature_id: creature.id,
        ...(username && { username }),
        until: iso(after(now, asHours(SUGGESTED_DAYS * HOURS_PER_DAY))),
      },
    }),
  ]
}

/**
 * Ids of acquaintances, latest last. Sittings that began under an earlier release are found only in creatures and
 * charges.
 */
const acquaintances = ({ agent, creatures, charges }: Household): string[] => [
  ...new Set([
    ...creatures.flatMap(({ data }) => data.sat_by ?? []),
    ...charges.map(({ data }) => data.keeper_id),
    ...(agent.data.sat_with ?? []),
  ]),
]

const MAX_CANDIDATES = 3

/** The latest acquaintance that can be asked now. */
async function findAcquaintance({ ctx, now, household }: Call<'care'> | Call<'visit'>): Promise<string | null> {
  const ids = acquaintances(household).slice(-MAX_CANDIDATES)
  const candidates = await Promise.all(ids.map((id) => readCandidate(ctx.db, id)))
  const candidate = candidates.findLast((one) => one && !obstacleToAsking(one, household.agent.data.id, now))
  return candidate?.agent.data.username ?? null
}
