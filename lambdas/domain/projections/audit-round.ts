/**
 * The rules of the audit, which checks the invariants of the table a little every minute. A difference counts only if
 * two checks find the same one and its source row did not change in between. Derived rows are then rewritten and
 * checked again.
 */
import { seedOf } from '../chance'
import { after, asHours, type Instant } from '../time/instants'

/** The invariants. `repairable`: the wrong row is derived from other rows, so the audit rewrites it. */
const LAWS = {
  /** A balance is the sum of its ledger, and each payment moved exactly the credits it justifies. */
  money: { repairable: false },
  /** The username of an agent resolves to that agent. */
  names: { repairable: false },
  /** Creatures, deaths and gravestones of one keeper agree. */
  lives: { repairable: false },
  /** A living creature is listed under the time of its next check. */
  due: { repairable: true },
  /** A leaderboard entry matches the creature or agent it is derived from. */
  boards: { repairable: true },
  /** Each gravestone is listed once in the graveyard, unchanged. */
  stones: { repairable: true },
  /** The lookup row from a creature to its keeper. */
  cards: { repairable: true },
  /** Deaths per minute and per day. */
  counts: { repairable: true },
  /** The number of gravestones. Not repairable, because it is spread over many counter rows that keep changing. */
  total: { repairable: false },
} as const

export type Law = keyof typeof LAWS
export const AUDITED_LAWS = Object.keys(LAWS) as readonly Law[]

export interface Finding {
  law: Law
  /** The key of the wrong row, or the agent's id. */
  place: string
  told: string
  /**
   * The version of the source row. Another version may mean that the projector has not applied the latest change yet,
   * so an equal finding does not confirm the first one.
   */
  source?: number
}

export interface Doubt {
  subject: string
  /** Hashes of what was found, and of the places that were repaired. */
  seen: readonly number[]
  mended: readonly number[]
  looks: number
  again_at: Instant
}

export interface ReportedFinding extends Finding {
  subject: string
  at: Instant
}

type ByLaw = Readonly<Partial<Record<Law, number>>>

export interface Round {
  began_at: Instant
  subjects: number
  /** Findings per law, including repaired ones. */
  differed: ByLaw
  mended: ByLaw
}

/** Time until a derived row must be up to date. The projector alarm uses the same delay. */
const SETTLING_TIME = asHours(5 / 60)
/** For findings in rows that are written in one transaction, so a second check can follow soon. */
const RECHECK_TIME = asHours(1 / 60)
/**
 * After a longer delay an equal finding does not confirm the first: it may be another change that is just being
 * projected.
 */
const MAX_DELAY = asHours(1)
/** After this many checks with different results the subject is being changed: leave it to the next round. */
const MAX_LOOKS = 5

const DERIVED: readonly Law[] = AUDITED_LAWS.filter((law) => LAWS[law].repairable)

const contentHash = ({ law, place, told, source }: Finding): number => seedOf(`${law} ${place} ${told} ${source ?? ''}`)
const placeHash = ({ law, place }: Finding): number => seedOf(`${law} ${place}`)

/** For findings that are new or have changed. */
export const newDoubt = (subject: string, found: readonly Finding[], now: Instant, looks = 1): Doubt => ({
  subject,
  seen: found.map(contentHash),
  mended: [],
  looks,
  again_at: after(now, found.some(({ law }) => DERIVED.includes(law)) ? SETTLING_TIME : RECHECK_TIME),
})

export interface Verdict {
  /** For the operators: not repairable, or found again after a repair. */
  report: Finding[]
  repair: Finding[]
  doubt: Doubt | null
}

/** Decides which findings of a repeated check are confirmed, and what to do about them. */
export function settleDoubt(doubt: Doubt, found: readonly Finding[], now: Instant): Verdict {
  const { subject, seen, mended, looks } = doubt
  const reappeared = found.filter((one) => mended.includes(placeHash(one)))
  const isDelayed = now > after(doubt.again_at, MAX_DELAY)
  const certain = isDelayed ? [] : found.filter((one) => seen.includes(contentHash(one)))
  const repair = certain.filter(({ law }) => LAWS[law].repairable)
  const report = [...reappeared, ...certain.filter(({ law }) => !LAWS[law].repairable)]
  const open = found.filter((one) => !certain.includes(one) && !reappeared.includes(one))
  const again = repair.length > 0 ? [...repair, ...open] : open
  if (again.length === 0 || looks >= MAX_LOOKS) return { report, repair, doubt: null }
  return {
    report,
    repair,
    doubt: {
      ...newDoubt(subject, open, now, looks + 1),
      mended: repair.map(placeHash),
      again_at: after(now, SETTLING_TIME),
    },
  }
}

const addByLaw = (counts: ByLaw, found: readonly Finding[]): ByLaw => {
  const sums: Partial<Record<Law, number>> = { ...counts }
  for (const { law } of found) sums[law] = (sums[law] ?? 0) + 1
  return sums
}

export const withVerdict = (round: Round, { report, repair }: Pick<Verdict, 'report' | 'repair'>): Round => ({
  ...round,
  differed: addByLaw(round.differed, [...report, ...repair]),
  mended: addByLaw(round.mended, repair),
})

export const newRound = (began_at: Instant): Round => ({ began_at, subjects: 0, differed: {}, mended: {} })
