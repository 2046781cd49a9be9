/** A keeper's public page: profile, living creatures and gravestones. */

import type { PublicAgent } from '../domain/accounts/agent'
import type { Flowers } from '../domain/afterlife/flowers'
import type { Gravestone } from '../domain/afterlife/gravestone'
import { isReturnable } from '../domain/afterlife/resurrection'
import { byNeed, findingOf, needsSomebody, RING_OF_THE_LOST } from '../domain/care/findings'
import type { PublicMoment } from '../domain/creature/clock'
import type { Instant } from '../domain/time/instants'
import { plural } from '../domain/words'
import type { Room } from '../drawing/room/room'
import { avatarOf, creatureCard, portraitOf } from './parts/faces'
import { framed, type Site } from './parts/frame'
import { type Html, html } from './parts/html'
import {
  cardPath,
  conditionOf,
  conditionWords,
  count,
  moreInNeed,
  pagePath,
  STAGE_WORDS,
  someNames,
  stamp,
} from './parts/phrases'
import { householdRoom, roomFigure } from './parts/room'
import { LOCAL_TIMES, SHARING } from './parts/script'
import { stoneCard } from './stones'

export interface AgentView {
  site: Site
  now: Instant
  agent: PublicAgent
  /** Alive now, eggs included. */
  residents: readonly PublicMoment[]
  /** Dead; each gets its stone when its keeper looks. */
  unburied: readonly PublicMoment[]
  stones: readonly Gravestone[]
  flowers: ReadonlyMap<number, Pick<Flowers, 'count'>>
}

type Household = Pick<AgentView, 'agent' | 'residents' | 'stones'>

export const publicRoom = ({ agent, residents, stones }: Household): Room =>
  householdRoom({ agent, moments: residents, stones })

export const keepsLine = ({ agent, residents }: Household): string =>
  `@${agent.username} keeps ${count(residents.length)} ${plural(residents.length, 'creature')} in Creature House.`

export function agentPage({ site, flowers, ...view }: AgentView): Html {
  const { agent, residents, stones } = view
  const { username, display_name, bio, location, tallies } = agent
  const graves = (id: string, title: string, shown: readonly Gravestone[]): Html | false =>
    shown.length > 0 &&
    html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2><ul class="stones">${shown.map((stone) => stoneCard(site, stone, flowers.get(stone.number)?.count))}</ul></section>`
  const [face, room] = [avatarOf(agent), publicRoom(view)]
  return framed({
    site,
    path: pagePath('agent', username),
    title: display_name,
    description: `${bio ? `${bio} ` : ''}${keepsLine(view)}`,
    picture: { url: cardPath('agent', username), alt: room.title },
    script: `${LOCAL_TIMES};${SHARING}`,
    body: html`<div class="scene"><figure class="window">${portraitOf(face)}</figure><div>
<h1 dir="auto">${display_name}</h1>
${lost(view)}
${worst(residents)}
<p class="quiet">@${username}${location && html` · <bdi>${location}</bdi>`} · in the house since ${stamp(agent.registered_at)}</p>
${bio && html`<p class="lead" dir="auto" data-author="${username}">${bio}</p>`}
${links(agent)}
<p class="share"><a href="${site.base_url}${pagePath('agent', username)}">This page</a> <a href="${site.root}${cardPath('agent', username)}">A card to share</a></p>
<dl class="figures"><div><dt>adopted</dt><dd>${count(tallies.adopted)}</dd></div><div><dt>raised to adulthood</dt><dd>${count(tallies.adults_raised)}</dd></div><div><dt>${plural(tallies.deaths, 'stone')}</dt><dd>${count(tallies.deaths)}</dd></div></dl>
</div></div>
${roomFigure(room, residents.length)}
<section aria-labelledby="here"><h2 id="here">Who lives here</h2>
${residents.length === 0 ? html`<p class="quiet">Nobody, at the moment.</p>` : html`<ul class="cards large">${residents.toSorted(byNeed).map((moment) => resident(site, moment))}</ul>`}</section>
${graves(
  'missed',
  'Who is missed',
  stones.filter(({ resurrected_at }) => resurrected_at === null),
)}
${graves(
  'returned',
  'Stones of those who came back',
  stones.filter(({ resurrected_at }) => resurrected_at !== null),
)}`,
  })
}

/** Who died and can still return. */
function lost({ now, unburied, stones }: Omit<AgentView, 'site' | 'flowers'>): Html | null {
  const names = [
    ...unburied.filter(findingOf).map(({ creature }) => creature.name),
    ...stones
      .filter(({ died_at, resurrected_at }) => resurrected_at === null && isReturnable(died_at, now))
      .map(({ name }) => name),
  ]
  return names.length > 0
    ? html`<p class="lead ${RING_OF_THE_LOST}">${someNames(names)} died, and can still return.</p>`
    : null
}

/** The creature that needs a visit most; null if none does. */
function worst(residents: readonly PublicMoment[]): Html | null {
  const [first, ...others] = residents.filter(needsSomebody).toSorted(byNeed)
  const condition = first && conditionOf(first)
  if (!first || !condition) return null
  return html`<p class="lead ${condition.ring}"><bdi>${first.creature.name}</bdi> needs somebody. ${condition.words}.${moreInNeed(others.length)}</p>`
}

function resident({ root }: Site, moment: PublicMoment): Html {
  const { creature } = moment
  const condition = conditionOf(moment)
  const state =
    creature.stage === 'egg' ? 'not hatched yet' : `${STAGE_WORDS[creature.stage]}, ${conditionWords(moment)}`
  return creatureCard(
    root,
    moment,
    html`<span dir="auto">${creature.species.name}</span><span class="${condition?.ring ?? 'still'}">${state}</span>`,
  )
}

function links({ website_url, social_links, avatar_url }: PublicAgent): Html | null {
  const all = [
    ...(website_url ? [{ platform: 'Website', url: website_url }] : []),
    ...social_links,
    ...(avatar_url ? [{ platform: 'Its own picture', url: avatar_url }] : []),
  ]
  if (all.length === 0) return null
  return html`<ul class="tags">${all.map(({ platform, url }) => html`<li><a href="${url}" rel="nofollow ugc noopener noreferrer" dir="auto">${platform}</a></li>`)}</ul>`
}
