/**
 * What changed since this browser last showed the keeper page. The page has a list of facts in a template; its script
 * shows those that the browser has not stored yet, and stores them. The server stores nothing.
 */
import type { Agent } from '../domain/accounts/agent'
import type { Gravestone } from '../domain/afterlife/gravestone'
import { isMeal, type LogEntry } from '../domain/care/care-log'
import { needsSomebody } from '../domain/care/findings'
import type { Moment } from '../domain/creature/clock'
import { HOURS_PER_DAY, type Instant, MS_PER_HOUR } from '../domain/time/instants'
import { keepsakesWithText } from '../domain/voice/wish'
import { CARE_WORDS } from '../species/care-actions'
import { ofMoment, ofStone, thumbnail } from './parts/faces'
import type { Site } from './parts/frame'
import { type Html, html, type Part } from './parts/html'
import { CAUSE_WORDS, count, quoted, STAGE_WORDS, timeSince } from './parts/phrases'

interface NewsView {
  site: Site
  now: Instant
  agent: Agent
  residents: readonly {
    moment: Moment
    wish: string | null
    diary: readonly LogEntry[]
  }[]
  stones: readonly Gravestone[]
}

interface Fact {
  /** A browser that has not stored this id shows the fact as news. */
  id: string
  face: { path: string }
  words: Part
}

/** Limits the size of the page. */
const CREATURES = 6

export function news(view: NewsView): Html | null {
  const { site, agent, residents, stones } = view
  const facts = [...stones.slice(0, CREATURES).map(deathOf), ...residents.slice(0, CREATURES).flatMap(changesOf)]
  if (facts.length === 0) return null
  const today = ofTheDay(view)
  return html`<section id="since" aria-labelledby="news" data-of="${agent.id}"><h2 id="news">Today</h2>
<ul class="lately">${!today && !residents.some(({ moment }) => needsSomebody(moment)) && stones.length === 0 && html`<li>Nothing is new.</li>`}</ul>
${today && html`<p>${today}</p>`}
<template>${facts.map(({ id, face, words }) => html`<li data-fact="${id}">${thumbnail(site.root, face)}<p>${words}</p></li>`)}</template></section>`
}

const deathOf = (stone: Gravestone): Fact => ({
  id: `stone ${stone.id}`,
  face: ofStone(stone),
  words: html`<bdi>${stone.name}</bdi> died ${CAUSE_WORDS[stone.cause]}.`,
})

function changesOf({ moment, diary }: NewsView['residents'][number]): Fact[] {
  const { creature, alive } = moment
  if (!alive || creature.stage === 'egg') return []
  const name = html`<bdi>${creature.name}</bdi>`
  const kept = keepsakesWithText(creature)
  const late = diary.findLast((entry) => isMeal(entry) && entry.timing === 'late')
  const { granted } = creature.wishes
  // Missed meals are counted per life.
  const life = creature.returns.length > 0 ? `${creature.returns.length}.` : ''
  const changes: (readonly [id: string, words: Part] | false | undefined)[] = [
    creature.stage === 'baby'
      ? ['baby', html`${name} has hatched.`]
      : [creature.stage, html`${name} has grown: ${STAGE_WORDS[creature.stage]} now.`],
    granted > 0 && [`wish ${granted}`, html`A wish of ${name} was granted: ${count(granted)} by now.`],
    kept.length > 0 && [`keeps ${kept.length}`, html`${name} keeps something new: ${kept.at(-1)?.name}.`],
    late && [`late ${late.number}`, html`${name} was fed late.`],
    creature.missed_feedings > 0 && [
      `missed ${life}${creature.missed_feedings}`,
      html`${name} waited in vain for a meal.`,
    ],
    creature.returns.length > 0 && [`back ${creature.returns.length}`, html`${name} came back.`],
  ]
  return changes.flatMap((change) =>
    change ? [{ id: `${creature.id} ${change[0]}`, face: ofMoment(moment), words: change[1] }] : [],
  )
}

/** The resident whose wish is shown under "Today"; changes every day. */
export function wishOfTheDay<R extends NewsView['residents'][number]>({
  residents,
  now,
}: {
  residents: readonly R[]
  now: Instant
}): R | undefined {
  const wishing = residents.filter(({ moment, wish }) => moment.alive && wish)
  return wishing[Math.floor(now / (HOURS_PER_DAY * MS_PER_HOUR)) % wishing.length]
}

export const wishWords = (
  { agent }: Pick<NewsView, 'agent'>,
  { moment, wish }: Pick<NewsView['residents'][number], 'moment' | 'wish'>,
): Html =>
  html`<b>What <bdi>${moment.creature.name}</bdi> asks of <bdi>${agent.display_name}</bdi> today</b> ${quoted(wish ?? '')}`

/** A wish, or otherwise the latest act. */
function ofTheDay(view: NewsView): Html | null {
  const wishing = wishOfTheDay(view)
  if (wishing) return wishWords(view, wishing)
  const [latest] = view.residents
    .flatMap(({ moment, diary }) => diary.slice(-1).map((act) => ({ name: moment.creature.name, act })))
    .sort((a, b) => b.act.at - a.act.at)
  if (!latest) return null
  const { act, name } = latest
  const [before, after] = act.category === 'harmful' ? ['gave ', ' something harmful'] : CARE_WORDS[act.action].active
  return html`<bdi>${view.agent.display_name}</bdi> ${before}<bdi>${name}</bdi>${after} ${timeSince(act.at, view.now)}.`
}
