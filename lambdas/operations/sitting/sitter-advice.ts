/** When a keeper is told that somebody could look after a creature: once it was late, or has one grown up. */
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

/** Long enough for a journey, and not for good. */
const SUGGESTED_DAYS = 3

const isLate = (timing: FeedTiming | null): boolean => timing === 'late' || timing === 'missed_window'

/** Whether what was done shows that its keeper cannot always come, or will be here for long. */
export const shouldSuggestSitter = (
  { milestones }: Pick<CareOutcome, 'milestones'>,
  timings: readonly (FeedTiming | null)[],
): boolean => timings.some(isLate) || milestones.some(({ value }) => value === 'adult')

/** Somebody who was about lately and has room; never for one that somebody has looked after before. Nothing fails for it. */
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
