/** Invariants of a household, checked by the audit: an agent, its username and all creatures it ever had. */
import { isDeepStrictEqual } from 'node:util'
import type { Gravestone, Past } from '../afterlife/gravestone'
import { type Creature, deathsOf } from '../creature/creature'
import type { LedgerEntry } from '../money/money'
import { type Zoned, zoneOf } from '../time/zone'
import { type Agent, MAX_LIVING } from './agent'

export interface HouseholdHistory {
  agent: Agent
  living: readonly Creature[]
  past: readonly Past[]
  /** Sorted by number. */
  stones: readonly Gravestone[]
  /** The complete ledger; null if it was not read. */
  lines: readonly LedgerEntry[] | null
}

/** `claim`: the row of the agent's username; null if there is none. */
export function nameViolations(
  { id, username }: Pick<Agent, 'id' | 'username'>,
  claim: { agent_id: string | null } | null,
): string[] {
  if (claim?.agent_id === id) return []
  return [`its name ${username} ${claim ? `leads to ${claim.agent_id}` : 'is not taken'}`]
}

const sameZone = (one: Zoned, other: Zoned): boolean => isDeepStrictEqual(zoneOf(one), zoneOf(other))

/** One message per violated invariant. */
export function householdViolations({ agent, living, past, stones, lines }: HouseholdHistory): string[] {
  const violations: string[] = []
  const check = (holds: boolean, law: string) => void (holds || violations.push(law))
  const { adopted, released, hatched, deaths } = agent.tallies
  const lives = [...living, ...past.map(({ creature }) => creature)]
  const count = <T>(list: readonly T[], test: (one: T) => boolean) => list.filter(test).length

  check(new Set(lives.map(({ id }) => id)).size === lives.length, 'a creature is in two places')
  check(living.length <= MAX_LIVING, `${living.length} living creatures`)
  check(adopted === lives.length, `${adopted} adoptions, ${lives.length} lives`)
  const gone = count(past, ({ ended }) => ended === 'released')
  check(released === gone, `${released} releases, ${gone} released`)
  const born = count(lives, ({ stage }) => stage !== 'egg')
  check(hatched === born, `${hatched} hatchings, ${born} born`)
  check(
    stones.every(({ number }, at) => number === at + 1),
    'the stones are not numbered in sequence',
  )
  check(deaths === stones.length, `${deaths} deaths, ${stones.length} stones`)
  for (const { name, id, ...creature } of living) {
    check(sameZone(creature, agent), `${name} (${id}): its timezone is not its keeper's`)
  }
  for (const life of lives) {
    const { id, name, returns } = life
    const died = deathsOf(life)
    const mine = stones.filter(({ creature_id }) => creature_id === id)
    check(mine.length === died, `${name} (${id}): ${died} deaths, ${mine.length} stones`)
    const resting = past.some(({ creature, ended }) => creature.id === id && ended === 'died')
    const unresurrected = count(mine, ({ resurrected_at }) => resurrected_at === null)
    check(unresurrected === (resting ? 1 : 0), `${name} (${id}): ${unresurrected} stones without a return`)
    if (!lines) continue
    const paid = count(lines, ({ creature_id, credits }) => creature_id === id && credits < 0)
    check(paid === returns.length, `${name} (${id}): ${returns.length} returns, ${paid} paid for`)
  }
  return violations
}
