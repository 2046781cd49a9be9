/**
 * Audit, every fifteen minutes: checks the invariants of the agents whose credits moved or whose creatures died since
 * the last run, and of those whose creatures come up in the due index before the next one. It only reports. Its cost
 * has a limit, whatever the number of agents.
 */
import { metricFields } from '../api/metrics'
import { type Context, processContext } from '../context'
import { after, asHours } from '../domain/time/instants'
import { agentsTouched, violationsOf } from '../store/checks/agent-laws'
import { AUDIT_MINUTES } from '../store/table'
import { hasTimeLeft, type Remaining } from './time-left'

export interface Audited {
  agents: number
  violations: number
}

/** Thrown at the end, so that an alarm fires. */
class AuditFailed extends Error {
  override name = 'AuditFailed'
}

export const auditor =
  (context?: Context) =>
  async (_event?: unknown, lambda?: Remaining): Promise<Audited> => {
    const ctx = context ?? processContext()
    const now = ctx.now()
    const audited: Audited = { agents: 0, violations: 0 }
    let failed = 0
    for (const agent_id of await agentsTouched(ctx.db, after(now, asHours(-AUDIT_MINUTES / 60)), now)) {
      if (!hasTimeLeft(lambda)) break
      audited.agents += 1
      try {
        const violations = await violationsOf(ctx.db, agent_id)
        audited.violations += violations.length
        for (const { law, told } of violations)
          ctx.log({ level: 'error', message: 'invariant violated', law, agent_id, told })
      } catch (error) {
        failed += 1
        const { name, message: reason } = error as Error
        ctx.log({ level: 'error', message: 'audit check failed', agent_id, name, reason })
      }
    }
    if (audited.violations > 0) {
      const measures = metricFields(ctx.config.metricsNamespace, now, { audit_violations: audited.violations })
      ctx.log({ level: 'info', message: 'audited', ...audited, ...measures })
    }
    if (failed > 0) throw new AuditFailed(`${failed} of ${audited.agents} agents could not be checked`)
    return audited
  }
