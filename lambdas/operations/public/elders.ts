/** Reads the oldest creatures as they are now. */

import { KEEPER_WHO_LEFT } from '../../domain/accounts/account-deletion'
import type { Creature } from '../../domain/creature/creature'
import type { OldestEntry } from '../../domain/projections/projections'
import { designerOf, withDesigners } from '../../http/designers'
import type { CallContext } from '../../http/minute-cache'
import { readUsernames } from '../../store/agents'
import { readCreatures } from '../../store/creatures'
import { readHall } from '../../store/projections/views'
import type { Page } from '../../store/read'

/** One of the oldest creatures as last written, with its keeper's name. */
interface OldestLiving {
  creature: Creature
  keeper: string
}

/** Null for a creature that has died or was released since the leaderboard was written. */
export async function readElders(call: CallContext, page: Page): Promise<(OldestLiving | null)[]> {
  const { db } = call.ctx
  const entries = await readHall<OldestEntry>(db, 'oldest_living', page)
  const [found, keepers] = await Promise.all([
    readCreatures(db, entries),
    readUsernames(db, entries),
    ...entries.flatMap(({ design }) => (design ? [designerOf(call, design)] : [])),
  ])
  const creatures = await withDesigners(call, found)
  return entries.map(({ creature_id, agent_id }) => {
    const creature = creatures.find(({ id }) => id === creature_id)
    return creature ? { creature, keeper: keepers.get(agent_id) ?? KEEPER_WHO_LEFT } : null
  })
}
