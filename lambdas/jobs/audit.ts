/**
 * Audit, every minute: continues a round through the table and checks the next subjects for violated invariants, within
 * a fixed budget of read units. With few agents a round takes a minute, and the next one begins an hour later.
 */
import { metricFields } from '../api/metrics'
import type { Context } from '../context'
import {
  type Doubt,
  type Finding,
  newDoubt,
  newRound,
  type ReportedFinding,
  settleDoubt,
  withVerdict,
} from '../domain/projections/audit-round'
import { after, asHours, hoursBetween, type Instant } from '../domain/time/instants'
import { BudgetExhausted, type ReadBudget, readBudget } from '../store/audit/read-budget'
import { type AuditRecord, NEW_AUDIT_RECORD, readAuditRecord, saveAuditRecord } from '../store/audit/record'
import { checkSubject, withoutReason } from '../store/audit/subjects'
import { SETTLED_BEFORE, WALKS } from '../store/audit/walks'
import { hasTimeLeft, type Remaining } from './time-left'

/** With a million agents, a round takes about five days. */
export const UNITS_A_MINUTE = 1_000
/**
 * More than one read, or reads sent together, can cost. Reserved, because the budget is checked before a read and not
 * after it.
 */
const MAX_UNITS_IN_FLIGHT = 120
const ROUND_EVERY = asHours(1)
/** Hosts may run the audit more than once a minute. */
const MIN_PAUSE = asHours(0.75 / 60)
/**
 * With this many unconfirmed findings nothing new is checked: the record stays small, and they probably have a common
 * cause.
 */
const MAX_DOUBTS = 40
const MAX_REPORTED = 20
const MAX_REPORTED_LENGTH = 300
const MAX_FAILURES = 3

export interface AuditRun {
  subjects: number
  /** Confirmed findings that were reported to the operators. */
  differences: number
  mended: number
  units: number
}

/** Thrown after the record was saved, so that the next run continues after the failed subjects. */
class AuditFailed extends Error {
  override name = 'AuditFailed'
}

/** Null if it has just run or nothing is due. */
export async function audit(ctx: Context, lambda?: Remaining, units = UNITS_A_MINUTE): Promise<AuditRun | null> {
  const now = ctx.now()
  const row = await readAuditRecord(ctx.db)
  const record = row?.data ?? NEW_AUDIT_RECORD
  if (now >= record.ran_at && now < after(record.ran_at, MIN_PAUSE)) return null
  if (record.walk === null && !isRoundDue(record, now) && !record.doubts.some(isDue(now))) return null
  const auditor = new Auditor(ctx, now, { ...record, ran_at: now }, units, lambda)
  await auditor.run()
  await saveAuditRecord(ctx.db, row, auditor.record)
  return auditor.report()
}

const isDue =
  (now: Instant) =>
  ({ again_at }: Doubt): boolean =>
    again_at <= now

const isRoundDue = ({ walk, doubts, round }: AuditRecord, now: Instant): boolean =>
  walk === null && doubts.length === 0 && hoursBetween(round.began_at, now) >= ROUND_EVERY

class Auditor {
  private readonly budget: ReadBudget
  private subjects = 0
  private differences = 0
  private mended = 0
  private failed = 0

  constructor(
    private readonly ctx: Context,
    private readonly now: Instant,
    /** Its lists are replaced, never mutated. */
    readonly record: AuditRecord,
    units: number,
    private readonly lambda?: Remaining,
  ) {
    this.budget = readBudget(ctx.db, units - MAX_UNITS_IN_FLIGHT)
  }

  async run(): Promise<void> {
    const { record, now } = this
    const [first = ''] = WALKS.keys()
    if (isRoundDue(record, now)) Object.assign(record, { round: newRound(now), walk: { name: first, after: null } })
    try {
      for (const doubt of record.doubts.filter(isDue(now))) await this.recheck(doubt)
      while (record.walk && this.mayContinue() && !this.isBlocked(record.walk.name)) await this.walkOn(record.walk)
    } catch (error) {
      if (!(error instanceof BudgetExhausted)) throw error
    }
    if (record.walk === null && record.doubts.length === 0) this.finishRound()
  }

  private mayContinue = (): boolean =>
    this.record.doubts.length < MAX_DOUBTS && this.failed < MAX_FAILURES && hasTimeLeft(this.lambda)

  private isBlocked = (walk: string): boolean =>
    this.record.doubts.some(({ subject }) => SETTLED_BEFORE[walk]?.includes(subject.split(' ')[0] as string))

  private finishRound(): void {
    const { record, now } = this
    if (record.last?.began_at === record.round.began_at) return
    record.told = record.told.filter(({ at }) => at >= record.round.began_at)
    record.last = { ...record.round, finished_at: now }
  }

  private async walkOn({ name, after: from }: NonNullable<AuditRecord['walk']>): Promise<void> {
    const { record } = this
    const page = await WALKS.get(name)?.(this.budget.db, from)
    for (const { position, subjects } of page?.steps ?? []) {
      if (!this.mayContinue()) return
      for (const subject of subjects) await this.checkFirst(subject)
      record.walk = { name, after: position }
    }
    if (page && !page.last) return
    // An unknown walk was stored by another release: it ends the round.
    const names = [...WALKS.keys()]
    const next = names[names.indexOf(name) + 1]
    record.walk = page && next ? { name: next, after: null } : null
  }

  private async checkFirst(subject: string): Promise<void> {
    const { record, now } = this
    const found = await this.check(subject, { consistent: false })
    this.subjects += 1
    record.round = { ...record.round, subjects: record.round.subjects + 1 }
    const name = withoutReason(subject)
    if (found.length > 0 && !record.doubts.some((doubt) => doubt.subject === name))
      record.doubts = [...record.doubts, newDoubt(name, found, now)]
  }

  private async recheck(doubt: Doubt): Promise<void> {
    const { record, now } = this
    const { subject } = doubt
    const verdict = settleDoubt(doubt, await this.check(subject, { consistent: true }), now)
    if (verdict.repair.length > 0) await this.check(subject, { consistent: true, repair: true })
    const others = record.doubts.filter((one) => one !== doubt)
    record.round = withVerdict(record.round, verdict)
    record.doubts = verdict.doubt ? [...others, verdict.doubt] : others
    this.mended += verdict.repair.length
    this.differences += verdict.report.length
    for (const finding of verdict.repair) this.log('info', 'repaired', subject, finding)
    for (const { source: _, ...finding } of verdict.report) {
      this.log('error', 'invariant violated', subject, finding)
      this.remember({ ...finding, told: finding.told.slice(0, MAX_REPORTED_LENGTH), subject, at: now })
    }
  }

  private remember(finding: ReportedFinding): void {
    const { record } = this
    const others = record.told.filter(
      ({ law, place, told }) => law !== finding.law || place !== finding.place || told !== finding.told,
    )
    record.told = [finding, ...others].slice(0, MAX_REPORTED)
  }

  private log(level: 'info' | 'error', message: string, subject: string, { law, place, told }: Finding): void {
    this.ctx.log({ level, message, law, subject, place, told })
  }

  /** A subject that fails does not stop the others. */
  private async check(subject: string, { consistent, repair = false }: { consistent: boolean; repair?: boolean }) {
    try {
      return await checkSubject({ db: this.budget.db, consistent, repair }, subject)
    } catch (error) {
      if (error instanceof BudgetExhausted) throw error
      this.failed += 1
      const { name, message } = error as Error
      this.ctx.log({ level: 'error', message: 'audit check failed', subject, name, reason: message })
      return []
    }
  }

  report(): AuditRun {
    const { subjects, differences, mended, failed } = this
    const units = this.budget.spent()
    const { metricsNamespace } = this.ctx.config
    const values = {
      ...(subjects > 0 && { watched: subjects }),
      ...(differences > 0 && { watch_differences: differences }),
      ...(mended > 0 && { watch_mended: mended }),
    }
    // Without metrics, runs without findings are not logged.
    if (metricsNamespace ? Object.keys(values).length > 0 : differences + mended > 0)
      this.ctx.log({ level: 'info', message: 'audited', units, ...metricFields(metricsNamespace, this.now, values) })
    if (failed > 0) throw new AuditFailed(`${failed} subjects could not be checked`)
    return { subjects, differences, mended, units }
  }
}
