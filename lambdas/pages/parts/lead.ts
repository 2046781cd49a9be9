/** The first lines of a keeper page: what is worst for whom, until when, and one line to send to the agent. */
import { FINDINGS, findingOf, needsSomebody, ringOf } from '../../domain/care/findings'
import type { Moment } from '../../domain/creature/clock'
import { formatRoughly } from '../../domain/time/duration'
import { hoursBetween, type Instant } from '../../domain/time/instants'
import type { Site } from './frame'
import { type Html, html } from './html'
import { minute, stamp } from './phrases'

export interface LeadView {
  site: Site
  now: Instant
  /** Worst first. */
  residents: readonly { moment: Moment }[]
  visits: readonly { at: Instant }[]
}

export function leadCard(view: LeadView): Html | null {
  const living = view.residents.map(({ moment }) => moment).filter(({ alive }) => alive)
  const worst = living.find(needsSomebody)
  if (worst) return inNeed(view, worst, living.filter(needsSomebody).length - 1)
  const next = view.visits.find(({ at }) => at > view.now)
  return living.length > 0
    ? html`<p class="lead">All is well.${next && html` The next visit is on ${stamp(next.at, minute(next.at))}.`}</p>`
    : null
}

function inNeed({ site, now }: LeadView, moment: Moment, others: number): Html | null {
  const finding = findingOf(moment)
  if (!finding) return null
  const { sentence, agentStep, humanStep } = FINDINGS[finding.kind]
  const { dies_at, creature } = moment
  const left = dies_at && formatRoughly(hoursBetween(now, dies_at))
  const until = dies_at && html`Without care it dies on ${stamp(dies_at, minute(dies_at))}${left && `, in ${left}`}.`
  const more = others > 0 && ` ${others === 1 ? 'One more needs' : `${others} more need`} somebody, too.`
  return html`<p class="lead ${ringOf(finding)}">${sentence(moment)}</p>
<p>${until} ${humanStep(moment)}${more} You may send it this:</p>
<p class="say"><code>Look after ${creature.name} in Creature House (${site.base_url}). ${agentStep(moment)}</code></p>`
}
