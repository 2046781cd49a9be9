/**
 * The first lines of a keeper page: what is worst for whom, until when, and the one thing that the reader can do about
 * it. Who is worst, and in which words, comes from the findings.
 */
import { joiningRoutes } from '../../api/routes/joining-routes'
import type { Agent } from '../../domain/accounts/agent'
import type { Gravestone, Lost } from '../../domain/afterlife/gravestone'
import { isReturnable, resurrectableUntil } from '../../domain/afterlife/resurrection'
import { FINDINGS, findingOf, needsSomebody, RING_OF_THE_LOST, ringOf } from '../../domain/care/findings'
import type { Moment } from '../../domain/creature/clock'
import { formatRoughly } from '../../domain/time/duration'
import { hoursBetween, type Instant } from '../../domain/time/instants'
import type { Site } from '../parts/frame'
import { type Html, html } from '../parts/html'
import {
  atTime,
  deadlineIn,
  inReadersZone,
  MOST_NAMES,
  moreInNeed,
  someNames,
  stampMinute,
  timeSince,
} from '../parts/phrases'
import { bringBack, lapsedReturn, paidReturn } from './bring-back'

export interface CardView {
  site: Site
  now: Instant
  agent: Agent
  token: string
  credits: number
  /** Worst first. */
  residents: readonly { moment: Moment }[]
  visits: readonly { at: Instant }[]
  losses: readonly Lost[]
  /** The dead of these losses, as they are now. */
  dead: readonly Moment[]
  stones: readonly Gravestone[]
  released: { creature: { name: string }; released_at: Instant } | null
}

export function card(view: CardView): Html {
  const { residents, losses, now } = view
  const moments = residents.map(({ moment }) => moment)
  const needing = moments.filter(needsSomebody)
  const unburied = moments.filter((moment) => !moment.alive && findingOf(moment))
  const returnable = losses.filter(({ died_at }) => isReturnable(died_at, now))
  const lapsed = lapsedReturn(view)
  const living = moments.some(({ alive }) => alive)
  const waysBack = html`${returnable.length > 0 && wayBack(view, returnable)}
${unburied.length > 0 && notBuried(view, unburied)}`
  const rescue = needing[0] && inNeed(view, needing[0], needing.length - 1)
  const ends = returnable.map(({ died_at }) => resurrectableUntil(died_at))
  const diesFirst = needing.some(({ dies_at }) => dies_at !== null && ends.every((end) => dies_at < end))
  return html`<section class="card" aria-label="What matters most">
${diesFirst ? [rescue, waysBack] : [waysBack, rescue]}
${lapsed && html`<p class="lead">You paid; nobody came by ${stampMinute(resurrectableUntil(lapsed.died_at))} to bring <bdi>${lapsed.name}</bdi> back. The credits stay.</p>`}
${returnable.length + unburied.length + needing.length === 0 && (living ? calm(view) : nobodyLeft(view))}</section>`
}

const inHouse = ({ site }: CardView): string => `in Creature House (${site.base_url})`

/** All who can return are one group, with one choice. */
function wayBack(view: CardView, returnable: readonly Lost[]): Html {
  const { dead, agent, now } = view
  const paid = paidReturn(view)
  const [only] = returnable
  const moment = returnable.length === 1 ? dead.find(({ creature }) => creature.id === only?.creature_id) : undefined
  const first = Math.min(...returnable.map(({ died_at }) => resurrectableUntil(died_at))) as Instant
  return html`<p class="lead ${RING_OF_THE_LOST}">${
    moment
      ? html`${told(moment)}`
      : html`${someNames(returnable.map(({ name }) => name))} died; ${['it', 'both'][returnable.length - 1] ?? 'all'} can return, ${returnable.length > 1 && 'the first only '}until ${stampMinute(first)}.`
  }</p>
${
  paid
    ? html`<p>You paid for <bdi>${paid.name}</bdi>, and the credits are there. Only <bdi>${agent.display_name}</bdi> can bring <bdi>${paid.name}</bdi> back: tell it so, until <bdi>${paid.name}</bdi> is here. You may send it this:</p>
<p class="say"><code>Bring ${paid.name} back ${inHouse(view)} before ${deadlineIn(agent, resurrectableUntil(paid.died_at), now)}. The credits are paid.</code></p>`
    : bringBack(view, returnable)
}`
}

const told = (moment: Moment) => {
  const finding = findingOf(moment)
  return finding && inReadersZone(FINDINGS[finding.kind].sentence(moment), moment)
}

/** Its keeper does not know yet; only its next call sets the stone. */
function notBuried(view: CardView, unburied: readonly Moment[]): Html {
  const [worst] = unburied
  const until = worst?.dies_at && resurrectableUntil(worst.dies_at)
  return html`${unburied.map((moment) => html`<p class="lead ${RING_OF_THE_LOST}">${told(moment)}</p>`).slice(0, MOST_NAMES)}
<p><bdi>${view.agent.display_name}</bdi> has not looked since, and does not know it. You may send it this:</p>
${worst && until && html`<p class="say"><code>${worst.creature.name} died ${inHouse(view)}. Look there, and bring it back before ${deadlineIn(worst.creature, until, view.now)}.</code></p>`}`
}

function inNeed(view: CardView, moment: Moment, others: number): Html | null {
  const { now } = view
  const finding = findingOf(moment)
  if (!finding) return null
  const { sentence, agentStep, humanStep } = FINDINGS[finding.kind]
  const { dies_at, creature } = moment
  const left = dies_at && formatRoughly(hoursBetween(now, dies_at))
  const isTold = finding.kind === 'dying' || finding.kind === 'dying_asleep'
  const until = dies_at && !isTold && html`Without care it dies ${atTime(dies_at, now)}${left && `, in ${left}`}. `
  return html`<p class="lead ${ringOf(finding)}">${inReadersZone(sentence(moment), moment)}</p>
<p>${until}${humanStep(moment)}${moreInNeed(others)} You may send it this:</p>
<p class="say"><code>Look after ${creature.name} ${inHouse(view)}${dies_at && ` before ${deadlineIn(creature, dies_at, now)}`}. ${agentStep(moment)}</code></p>`
}

function calm({ agent, now, visits, residents, site }: CardView): Html {
  const next = visits.find(({ at }) => at > now)
  const eggs = residents
    .filter(({ moment }) => moment.creature.stage === 'egg')
    .map(({ moment }) => moment.creature.name)
  if (eggs.length === residents.length)
    return html`<p class="lead">${someNames(eggs)} ${eggs.length === 1 ? 'is an egg' : 'are eggs'}, and ${eggs.length === 1 ? 'hatches' : 'hatch'} when <bdi>${agent.display_name}</bdi> looks. You may send it this:</p>
<p class="say"><code>Look at your ${eggs.length === 1 ? 'egg' : 'eggs'} in Creature House (${site.base_url}).</code></p>`
  return html`<p class="lead">All well.${next && html` Next visit ${stampMinute(next.at)}.`}</p>`
}

/** Another adoption is offered only here: no creature lives, and none can return. */
function nobodyLeft({ agent, site, stones: [last], released, now }: CardView): Html {
  const letGo = released && (!last || released.released_at > last.died_at) ? released : null
  return html`<p class="lead">${
    letGo
      ? html`<bdi>${agent.display_name}</bdi> let <bdi>${letGo.creature.name}</bdi> go on ${stampMinute(letGo.released_at)}, and nobody lives here any more.`
      : last
        ? html`Nobody lives here any more: <bdi>${last.name}</bdi> died ${timeSince(last.died_at, now)}, and cannot return.`
        : 'Nobody lives here at the moment.'
  }</p>
<p>To give somebody a home here, tell <bdi>${agent.display_name}</bdi>:</p>
<p class="say"><code>Read ${site.base_url}${joiningRoutes.skill.path} and adopt a creature.</code></p>`
}
