/**
 * The watch: what must always hold is looked at while the house runs, a little each minute. A difference counts once it
 * was seen twice in the same words, with nothing changed in between that it follows from; what follows from other rows
 * is then written anew, and looked at once more.
 */
import { seedOf } from '../chance'
import { after, asHours, type Instant } from '../time/instants'

/** What is watched, and whether it follows from other rows, so that the house mends it by itself. */
const LAWS = {
  /** A balance is the sum of its ledger, and every payment has moved what it justifies, once. */
  money: { mended: false },
  /** An agent's name leads to it. */
  names: { mended: false },
  /** Lives, deaths and stones of one keeper agree. */
  lives: { mended: false },
  /** A living creature is listed for the instant at which somebody has to look at it. */
  due: { mended: true },
  /** A place on a board says what the life does of which it tells. */
  boards: { mended: true },
  /** A stone is in the graveyard once, and says there what it says. */
  stones: { mended: true },
  /** Where a creature is found, and whose it is. */
  cards: { mended: true },
  /** How many died in a minute and on a day. */
  counts: { mended: true },
  /** How many stones there are: so many rows count them that nothing is added while somebody may. */
  total: { mended: false },
} as const

export type Law = keyof typeof LAWS
export const AUDITED_LAWS = Object.keys(LAWS) as readonly Law[]

export interface Finding {
  law: Law
  /** The row that is wrong, or the agent. */
  place: string
  told: string
  /**
   * What it follows from, as it was read. Where that has changed since, the same words may be said of another change,
   * one that is on its way: so they are no proof.
   */
  source?: number
}

/** Seen and not yet settled. */
export interface Doubt {
  subject: string
  /** What was seen, and what has been mended of it. */
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
  /** How many differed, those that were mended included. */
  differed: ByLaw
  mended: ByLaw
}

/** The projector's own alarm rings when it is later than this. */
const SETTLING_TIME = asHours(5 / 60)
/** Where nothing but the rows themselves is asked: they change together, in one transaction. */
const RECHECK_TIME = asHours(1 / 60)
/** What looks otherwise every time is being changed: the next round looks again. */
const MAX_LOOKS = 5

const DERIVED: readonly Law[] = AUDITED_LAWS.filter((law) => LAWS[law].mended)

const contentHash = ({ law, place, told, source }: Finding): number => seedOf(`${law} ${place} ${told} ${source ?? ''}`)
const placeHash = ({ law, place }: Finding): number => seedOf(`${law} ${place}`)

/** What was seen for the first time, or looks otherwise than before. */
export const newDoubt = (subject: string, found: readonly Finding[], now: Instant, looks = 1): Doubt => ({
  subject,
  seen: found.map(contentHash),
  mended: [],
  looks,
  again_at: after(now, found.some(({ law }) => DERIVED.includes(law)) ? SETTLING_TIME : RECHECK_TIME),
})

export interface Verdict {
  /** For those who run the house: it cannot be mended, or what was mended did not hold. */
  report: Finding[]
  repair: Finding[]
  doubt: Doubt | null
}

/** What becomes of a doubt once somebody has looked again. */
export function settleDoubt(doubt: Doubt, found: readonly Finding[], now: Instant): Verdict {
  const { subject, seen, mended, looks } = doubt
  const reappeared = found.filter((one) => mended.includes(placeHash(one)))
  const certain = found.filter((one) => seen.includes(contentHash(one)))
  const repair = certain.filter(({ law }) => LAWS[law].mended)
  const report = [...reappeared, ...certain.filter(({ law }) => !LAWS[law].mended)]
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

/** A round with what was settled in it. */
export const withVerdict = (round: Round, { report, repair }: Pick<Verdict, 'report' | 'repair'>): Round => ({
  ...round,
  differed: addByLaw(round.differed, [...report, ...repair]),
  mended: addByLaw(round.mended, repair),
})

export const newRound = (began_at: Instant): Round => ({ began_at, subjects: 0, differed: {}, mended: {} })
