/** Suggests a sitter to a keeper that was late or has raised an adult. */
import { type NextStep, step } from '../../api/next-steps'
import type { CareOutcome } from '../../domain/care/care'
import type { Creature } from '../../domain/creature/creature'
import type { FeedTiming } from '../../domain/creature/feeding'
import { sitterAt } from '../../domain/creature/sitter'
import { after, asHours, HOURS_PER_DAY, iso } from '../../domain/time/instants'
import type { Call } from '../../http/call'
import { findAgent } from '../../store/agents'
import { hasFreeSlot, readCandidate } from '../../store/sittings'
import { recentOthers } from '../../views/activity'

const SUGGESTED_DAYS = 3

const isLate = (timing: FeedTiming | null): boolean => timing === 'late' || timing === 'missed_window'

/** True if the keeper fed late, or its creature became an adult. */
export const shouldSuggestSitter = (
  { milestones }: Pick<CareOutcome, 'milestones'>,
  timings: readonly (FeedTiming | null)[],
): boolean => timings.some(isLate) || milestones.some(({ value }) => value === 'adult')

/** A recently active agent with a free slot. Empty if the creature ever had a sitter, or if the search fails. */
export async function suggestSitterSteps(call: Call<'care'> | Call<'visit'>, creature: Creature): Promise<NextStep[]> {
  if (creature.sat_by || sitterAt(creature, call.now)) return []
  return findSitterSteps(call, creature).catch(() => [])
}

async function findSitterSteps(
  call: Call<'care'> | Call<'visit'>,
  { id, name, species }: Creature,
): Promise<NextStep[]> {
  const { ctx, now, household } = call
  const { others = [] } = await recentOthers(call, household.agent.data.username, species, 'feed')
  const [username] = others.map(({ agent }) => agent)
  const sitterId = username && (await findAgent(ctx.db, username))
  const candidate = sitterId && (await readCandidate(ctx.db, sitterId))
  if (!candidate || !hasFreeSlot(candidate, now)) return []
  return [
    step('ask_sitter', {
      description: `When you cannot come, somebody can look after ${name}: ${username} was here lately.`,
      body: { creature_id: id, username, until: iso(after(now, asHours(SUGGESTED_DAYS * HOURS_PER_DAY))) },
    }),
  ]
}
