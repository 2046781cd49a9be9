/** When a keeper is told that somebody could look after a creature: once it was late, or has one grown up. */
import { type NextStep, step } from '../../api/next-steps'
import type { CareOutcome } from '../../domain/care/care'
import { sitterAt } from '../../domain/creature/sitter'
import { after, asHours, HOURS_PER_DAY, iso } from '../../domain/time/instants'
import type { Call } from '../../pipeline/call'
import { findAgent } from '../../store/agents'
import { hasRoom, readCandidate } from '../../store/charges'

/** Long enough for a journey, and not for good. */
const DAYS = 3

/** Somebody who was about lately and has room; never for one that somebody has looked after before. */
export async function sitterStep(
  { ctx, now }: Call<'care'>,
  { creature, timing, milestones }: CareOutcome,
  names: readonly string[],
): Promise<NextStep[]> {
  const late = timing === 'late' || timing === 'missed_window'
  const grown = milestones.some(({ value }) => value === 'adult')
  const [username] = names
  if (!(late || grown) || !username || creature.sat_by || sitterAt(creature, now)) return []
  const id = await findAgent(ctx.db, username)
  const candidate = id && (await readCandidate(ctx.db, id))
  if (!candidate || !hasRoom(candidate, now)) return []
  const { name } = creature
  return [
    step('ask_sitter', {
      description: `When you cannot come, somebody can look after ${name}: ${username} was here lately.`,
      body: { creature_id: creature.id, username, until: iso(after(now, asHours(DAYS * HOURS_PER_DAY))) },
    }),
  ]
}
