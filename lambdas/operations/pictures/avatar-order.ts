/** Orders the painting of an agent's avatar, if painting is enabled. */
import type { Agent } from '../../domain/accounts/agent'
import { keeperSubject } from '../../domain/painting/painting'
import type { Call } from '../../http/call'
import { newPaintingChange } from '../../store/paintings'
import type { Change } from '../../store/row'

export function avatarOrder({ ctx, now }: Pick<Call, 'ctx' | 'now'>, agent: Omit<Agent, 'key_hash'>): Change[] {
  const subject = ctx.config.dailyPictures > 0 && keeperSubject(agent)
  return subject ? [newPaintingChange(subject, now)] : []
}
