/**
 * Every minute: the watch goes on with its round through the house and looks at the next few things that must always
 * hold. It may spend so many read units and no more, whatever the size of the house; in a small one a round is over in a
 * minute, and the next begins an hour later.
 */
import { metricFields } from '../api/metrics'
import type { Context } from '../context'
import {
  type Doubt,
  type Finding,
  newDoubt,
  newRound,
  type ReportedFinding,
  type Round,
  settleDoubt,
  withVerdict,
} from '../domain/projections/audit-round'
import { after, asHours, hoursBetween, type Instant } from '../domain/time/instants'
import { look, withoutReason } from '../store/audit/looks'
import { type Purse, PurseEmpty, purseOf } from '../store/audit/purse'
import { keepWatch, NEW_WATCH, readWatch, type WatchRecord } from '../store/audit/record'
import { SETTLED_BEFORE, WALKS } from '../store/audit/walks'
import { hasTimeLeft, type Remaining } from './time-left'

/** What it may spend, whatever it meets: a house of a million is gone through in some five days. */
export const UNITS_A_MINUTE = 1_000
/** No request, and none of those that are sent together, costs more: who stops so much earlier stops in time. */
const UNITS_AT_ONCE = 120
/** A round in a small house is over at once; so often is often enough. */
const A_ROUND_EVERY = asHours(1)
/** A host may wake it twice in a minute, or every few seconds. */
const RUNS_APART = asHours(0.75 / 60)
/** With so many in doubt it looks at nothing new: the row stays small, and something larger is amiss. */
const MOST_DOUBTS = 40
const MOST_TOLD = 20
/** Letters that are kept of each. */
const MOST_WORDS = 300
const MOST_FAILURES = 3

export interface AuditRun {
  subjects: number
  /** Told to those who run the house. */
  differences: number
  mended: number
  units: number
}

/** Thrown when all is kept that was found: the next minute goes on behind what made trouble. */
class NotWatched extends Error {
  override name = 'NotWatched'
}

/** Null where it has just run, or has nothing to do. */
export async function audit(ctx: Context, lambda?: Remaining, units = UNITS_A_MINUTE): Promise<AuditRun | null> {
  const now = ctx.now()
  const row = await readWatch(ctx.db)
  const record = row?.data ?? NEW_WATCH
  if (now >= record.ran_at && now < after(record.ran_at, RUNS_APART)) return null
  const due = record.doubts.some(({ again_at }) => again_at <= now)
  if (record.walk === null && !due && (record.doubts.length > 0 || !isTimeForAnother(record.round, now))) return null

  const minute = new Minute(ctx, now, record, units, lambda)
  await minute.run()
  await keepWatch(ctx.db, row, minute.record)
  return minute.told()
}

const isTimeForAnother = ({ began_at }: Round, now: Instant): boolean => hoursBetween(began_at, now) >= A_ROUND_EVERY

class Minute {
  record: WatchRecord
  private readonly purse: Purse
  private subjects = 0
  private differences = 0
  private mended = 0
  private failed = 0

  constructor(
    private readonly ctx: Context,
    private readonly now: Instant,
    record: WatchRecord,
    units: number,
    private readonly lambda?: Remaining,
  ) {
    this.record = { ...record, ran_at: now }
    this.purse = purseOf(ctx.db, units - UNITS_AT_ONCE)
  }

  async run(): Promise<void> {
    const { walk, doubts, round } = this.record
    if (walk === null && doubts.length === 0 && isTimeForAnother(round, this.now)) this.begin()
    try {
      for (const doubt of this.record.doubts.filter(({ again_at }) => again_at <= this.now))
        await this.reconsider(doubt)
      while (this.record.walk && this.mayGoOn() && !this.isWaiting(this.record.walk)) await this.goOn(this.record.walk)
    } catch (error) {
      if (!(error instanceof PurseEmpty)) throw error
    }
    if (this.record.walk === null && this.record.doubts.length === 0) this.finish()
  }

  private mayGoOn = (): boolean =>
    this.record.doubts.length < MOST_DOUBTS && this.failed < MOST_FAILURES && hasTimeLeft(this.lambda)

  private isWaiting = ({ name }: { name: string }): boolean =>
    this.record.doubts.some(({ subject }) => SETTLED_BEFORE[name]?.includes(subject.split(' ')[0] as string))

  private begin(): void {
    const [first = ''] = WALKS.keys()
    this.record = { ...this.record, round: newRound(this.now), walk: { name: first, after: null } }
  }

  private finish(): void {
    const { round, told, last } = this.record
    if (last?.began_at === round.began_at) return
    const still = told.filter(({ at }) => at >= round.began_at)
    this.record = { ...this.record, told: still, last: { ...round, finished_at: this.now } }
  }

  private async goOn({ name, after: position }: NonNullable<WatchRecord['walk']>): Promise<void> {
    const names = [...WALKS.keys()]
    const page = await WALKS.get(name)?.(this.purse.db, position)
    for (const { position, subjects } of page?.steps ?? []) {
      if (!this.mayGoOn()) return
      for (const subject of subjects) await this.lookAt(subject)
      this.record = { ...this.record, walk: { name, after: position } }
    }
    if (page && !page.last) return
    // One that another release has known and this one does not is passed over.
    const next = names[names.indexOf(name) + 1]
    this.record = { ...this.record, walk: page && next ? { name: next, after: null } : null }
  }

  private async lookAt(subject: string): Promise<void> {
    const { round, doubts } = this.record
    const found = await this.attempt(subject, false)
    this.subjects += 1
    this.record = { ...this.record, round: { ...round, subjects: round.subjects + 1 } }
    const one = withoutReason(subject)
    if (found.length > 0 && !doubts.some((doubt) => doubt.subject === one))
      this.record = { ...this.record, doubts: [...doubts, newDoubt(one, found, this.now)] }
  }

  /** Seen once more, for certain this time. */
  private async reconsider(doubt: Doubt): Promise<void> {
    const { subject } = doubt
    const found = await this.attempt(subject, true)
    const verdict = settleDoubt(doubt, found, this.now)
    if (verdict.repair.length > 0) await this.attempt(subject, true, true)
    const others = this.record.doubts.filter((one) => one !== doubt)
    this.record = {
      ...this.record,
      round: withVerdict(this.record.round, verdict),
      doubts: verdict.doubt ? [...others, verdict.doubt] : others,
    }
    this.mended += verdict.repair.length
    for (const one of verdict.repair) this.say('info', 'mended', subject, one)
    for (const one of verdict.report) this.tell(subject, one)
  }

  private tell(subject: string, { source: _, ...finding }: Finding): void {
    this.differences += 1
    this.say('error', 'does not hold', subject, finding)
    const one: ReportedFinding = { ...finding, told: finding.told.slice(0, MOST_WORDS), subject, at: this.now }
    const others = this.record.told.filter(
      ({ law, place, told }) => law !== one.law || place !== one.place || told !== one.told,
    )
    this.record = { ...this.record, told: [one, ...others].slice(0, MOST_TOLD) }
  }

  private say(level: 'info' | 'error', message: string, subject: string, { law, place, told }: Finding): void {
    this.ctx.log({ level, message, law, subject, place, told })
  }

  /** One that makes trouble does not keep the others. */
  private async attempt(subject: string, consistent: boolean, mend = false): Promise<Finding[]> {
    try {
      return await look({ db: this.purse.db, now: this.now, consistent, mend }, subject)
    } catch (error) {
      if (error instanceof PurseEmpty) throw error
      this.failed += 1
      const { name, message } = error as Error
      this.ctx.log({ level: 'error', message: 'not watched', subject, name, reason: message })
      return []
    }
  }

  /** What the minute came to; silence where nothing was looked at. */
  told(): AuditRun {
    const { subjects, differences, mended, failed } = this
    const units = this.purse.spent()
    const { metricsNamespace } = this.ctx.config
    const values = {
      ...(subjects > 0 && { watched: subjects }),
      ...(differences > 0 && { watch_differences: differences }),
      ...(mended > 0 && { watch_mended: mended }),
    }
    // Where nobody counts, only what was found is worth a line.
    if (metricsNamespace ? Object.keys(values).length > 0 : differences + mended > 0)
      this.ctx.log({ level: 'info', message: 'watched', units, ...metricFields(metricsNamespace, this.now, values) })
    if (failed > 0) throw new NotWatched(`${failed} subjects could not be looked at`)
    return { subjects, differences, mended, units }
  }
}
