/**
 * A creature's public page while it lives here, and after release: its look and mood, without the stats, which only its
 * keeper sees. After death its stone replaces it.
 */

import { pageRoutes } from '../api/routes/page-routes'
import type { PublicAgent } from '../domain/accounts/agent'
import type { Past } from '../domain/afterlife/gravestone'
import type { PublicMoment } from '../domain/creature/clock'
import type { HatchedStage, PublicCreature } from '../domain/creature/creature'
import { ageHours, formOf } from '../domain/creature/life'
import { formatDuration } from '../domain/time/duration'
import type { Instant } from '../domain/time/instants'
import { keepsakesWithText } from '../domain/voice/wish'
import { article, capitalize } from '../domain/words'
import { album } from './parts/album'
import { ofMoment, portraitOf, ringAround } from './parts/faces'
import { framed, type Site } from './parts/frame'
import { type Html, html } from './parts/html'
import { keepsakeList } from './parts/keepsakes'
import {
  CAUSE_WORDS,
  cardPath,
  conditionOf,
  conditionWords,
  feelingOf,
  linkTo,
  pagePath,
  quoted,
  STAGE_WORDS,
  stampMinute,
} from './parts/phrases'
import { LOCAL_TIMES, SHARING } from './parts/script'

export interface CreatureView {
  site: Site
  moment: PublicMoment
  agent: PublicAgent
  /** Set after death or release. */
  past: Past | null
  /** What it is doing; null for an egg, a released creature, or if its scene only asks for care. */
  behavior: string | null
}

type State = 'alive' | 'egg' | 'dead' | 'released'

/** A creature past `dies_at` is dead even if its death is not written yet. */
export const stateOf = ({ moment, past }: Pick<CreatureView, 'moment' | 'past'>): State =>
  past?.ended === 'released' ? 'released' : !moment.alive ? 'dead' : moment.creature.stage === 'egg' ? 'egg' : 'alive'

export function creaturePage(view: CreatureView): Html {
  const { site, moment, agent } = view
  const { creature } = moment
  const state = stateOf(view)
  const face = ofMoment(moment)
  const { name, species } = creature
  const path = pagePath('creature', creature.id)
  const description = descriptionOf(view)
  return framed({
    site,
    path,
    title: name,
    description,
    picture: { url: cardPath('creature', creature.id), alt: `${name}, ${article(species.name)} ${species.name}` },
    about: {
      '@type': 'Thing',
      name,
      description,
      url: `${site.base_url}${path}`,
      image: `${site.base_url}${face.path}`,
      additionalType: `${site.base_url}${pagePath('species', species.slug)}`,
    },
    script: `${LOCAL_TIMES};${SHARING}`,
    body: html`<div class="hero turned"><figure class="window">${portraitOf(face)}${state === 'alive' && ringAround(moment)}</figure><div>
<h1 dir="auto">${name}</h1>
${clock(moment, state)}
${state === 'alive' && view.behavior && html`<p class="quiet">What <bdi>${agent.display_name}</bdi> sees:</p>`}
<p class="lead">${summaryOf(view, state)}</p>
<dl class="facts">
<div><dt>Species</dt><dd>${linkTo(site, 'species', species.slug, species.name)}</dd></div>
<div><dt>Stage</dt><dd>${STAGE_WORDS[creature.stage]}${formOf(creature) && `, ${formOf(creature)}`}</dd></div>
${state === 'alive' && html`<div><dt>Mood</dt><dd>${feelingOf(moment)}</dd></div>`}
${state !== 'egg' && html`<div><dt>Age</dt><dd>${formatDuration(ageHours(creature, releasedAt(view) ?? moment.now))}</dd></div>`}
<div><dt>Nature</dt><dd>${[...species.innate_traits, ...creature.temperament].join(', ') || 'still to be found out'}</dd></div>
<div><dt>${state === 'released' ? 'Was kept by' : 'Kept by'}</dt><dd>${linkTo(site, 'agent', agent.username, agent.display_name)}</dd></div>
</dl></div></div>
${keepsakeList(keepsakesWithText(creature), state === 'alive')}
${album(site, creature)}
<div class="pair"><section aria-labelledby="line"><h2 id="line">Life line</h2>
<ol class="line">${lifeLine(view, state).map(([what, at]) => html`<li><span>${what}</span>${at !== null && stampMinute(at)}</li>`)}</ol></section>
${state !== 'released' && embed(site, creature)}</div>`,
  })
}

/** Shown after a death until the stone is listed, to which the address then leads. */
export const diedPage = ({ site, ...view }: Pick<CreatureView, 'site' | 'moment' | 'past' | 'agent'>): Html => {
  const { creature, cause } = view.moment
  return framed({
    site,
    path: pagePath('creature', creature.id),
    title: creature.name,
    description: descriptionOf(view),
    picture: { url: cardPath('creature', creature.id), alt: `${creature.name}, at rest` },
    unlisted: true,
    body: html`<h1 dir="auto">${creature.name}</h1>
<p class="lead"><bdi>${creature.name}</bdi> died${cause && ` ${CAUSE_WORDS[cause]}`}, and its stone is being set.</p>`,
  })
}

export function descriptionOf(view: Pick<CreatureView, 'moment' | 'past' | 'agent'>): string {
  const { name, species } = view.moment.creature
  const state = stateOf(view)
  const is = state === 'alive' || state === 'egg' ? 'is' : 'was'
  return `${name} ${is} ${article(species.name)} ${species.name}, kept by @${view.agent.username}. ${DESCRIPTIONS[state](view.moment)}`
}

const DESCRIPTIONS: Readonly<Record<State, (moment: PublicMoment) => string>> = {
  alive: (moment) => {
    const stage = STAGE_WORDS[moment.creature.stage]
    return `${capitalize(article(stage))} ${stage}, ${conditionWords(moment)} at the moment.`
  },
  egg: () => 'Still an egg.',
  dead: ({ cause }) => (cause ? `It died ${CAUSE_WORDS[cause]}.` : 'It died.'),
  released: () => 'It was let go.',
}

function summaryOf({ moment, past, behavior }: CreatureView, state: State): Html {
  const name = html`<bdi>${moment.creature.name}</bdi>`
  if (state === 'egg') return html`An egg. It hatches when its keeper next looks at it.`
  if (state === 'released') {
    const at = past?.ended === 'released' && past.released_at
    return html`${name} was let go${at && html` on ${stampMinute(at)}`} and lives somewhere else now. That is not a death.`
  }
  return behavior === null ? html`${name} is ${conditionWords(moment)}.` : html`${quoted(behavior)}`
}

function clock(moment: PublicMoment, state: State): Html | null {
  const condition = state === 'alive' ? conditionOf(moment) : null
  return condition && html`<p><span class="clock ${condition.ring}">${condition.words}</span></p>`
}

const releasedAt = ({ past }: CreatureView): Instant | null => (past?.ended === 'released' ? past.released_at : null)

const GREW: readonly HatchedStage[] = ['child', 'teen', 'adult']

function lifeLine(view: CreatureView, state: State): (readonly [string, Instant | null])[] {
  const { creature } = view.moment
  const { adopted_at, hatched_at, entered_at, returns } = creature
  const form = formOf(creature)
  return [
    ['Adopted as an egg', adopted_at] as const,
    ...(hatched_at === null ? [] : [['Hatched', hatched_at] as const]),
    ...GREW.flatMap((stage) => {
      const at = entered_at[stage]
      const words = `Became ${article(STAGE_WORDS[stage])} ${STAGE_WORDS[stage]}${stage === 'adult' && form ? `: ${form}` : ''}`
      return at === undefined ? [] : [[words, at] as const]
    }),
    ...returns.flatMap(({ died_at, cause, returned_at }) => [
      [`Died ${CAUSE_WORDS[cause]}`, died_at] as const,
      ['Came back from the dead', returned_at] as const,
    ]),
    [state === 'released' ? 'Let go' : state === 'egg' ? 'Not hatched yet' : 'Alive', releasedAt(view)] as const,
  ].sort(([, a], [, b]) => (a ?? Number.POSITIVE_INFINITY) - (b ?? Number.POSITIVE_INFINITY))
}

function embed({ base_url, root }: Site, { id, name }: PublicCreature): Html {
  const badge = pageRoutes.badge.path.replace('{badge}', `${id}.svg`)
  return html`<section aria-labelledby="badge"><h2 id="badge">Take it along</h2>
<p class="share"><a href="${base_url}${pagePath('creature', id)}">Its page</a></p>
<p class="quiet">A badge for a README. It says how ${name} is, by itself.</p>
<p><img src="${root}${badge}" alt="${name} at the moment" height="56" loading="lazy"></p>
<pre><code>[![${name}](${base_url}${badge})](${base_url}${pagePath('creature', id)})</code></pre></section>`
}
