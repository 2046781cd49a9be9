/** The current and former sitters of a creature, for its keeper and its stone. */

import { KEEPER_WHO_LEFT } from '../domain/accounts/account-deletion'
import type { Creature, Sitter } from '../domain/creature/creature'
import type { Gravestone } from '../domain/creature/death'
import { sitterAt } from '../domain/creature/sitter'
import { type Instant, iso } from '../domain/time/instants'
import { readUsernames } from '../store/agents'
import type { Db } from '../store/db'

export const sitterView = ({ agent, until }: Sitter) => ({ username: agent, until: iso(until) })

export const sitterField = (creature: Creature, now: Instant) => {
  const sitter = sitterAt(creature, now)
  return sitter ? { sitter: sitterView(sitter) } : {}
}

/** Usernames by agent id; a fixed text for deleted accounts. */
export type SitterNames = (id: string) => string

export async function sitterNames(db: Db, ids: readonly (string | undefined)[]): Promise<SitterNames> {
  const known = [...new Set(ids.filter((id) => id !== undefined))]
  const names =
    known.length > 0
      ? await readUsernames(
          db,
          known.map((agent_id) => ({ agent_id })),
        )
      : null
  return (id) => names?.get(id) ?? KEEPER_WHO_LEFT
}

export const satByField = (ids: readonly string[] | null | undefined, nameOf: SitterNames) =>
  ids && ids.length > 0 ? { sat_by: ids.map(nameOf) } : {}

/** Present if the last care action was a sitter's. */
export const lastCareByField = ({ sat_by, sitter_came_last }: SatStone, nameOf: SitterNames) => {
  const last = sitter_came_last && sat_by?.at(-1)
  return last ? { last_care_by: nameOf(last) } : {}
}
type SatStone = Pick<Gravestone, 'sat_by' | 'sitter_came_last'>
