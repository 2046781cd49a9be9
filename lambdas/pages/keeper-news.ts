/**
 * What changed since this browser last showed the keeper page. The page has a list of facts in a template; its script
 * shows those that the browser has not stored yet, and stores them. The server stores nothing.
 */
import type { Agent } from '../domain/accounts/agent'
import type { LogEntry } from '../domain/care/care-log'
import type { Moment } from '../domain/creature/clock'
import type { Gravestone } from '../domain/creature/death'
import { HOURS_PER_DAY, type Instant, MS_PER_HOUR } from '../domain/time/instants'
import { keepsakesWithText } from '../domain/voice/wish'
import { ofMoment, ofStone, thumbnail } from './parts/faces'
import type { Site } from './parts/frame'
import { type Html, html, type Part } from './parts/html'
import { CAUSE_WORDS, count, STAGE_WORDS } from './parts/words'

interface NewsView {
  site: Site
  now: Instant
  agent: Agent
  residents: readonly {
    moment: Moment
    behavior: string | null
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
  return html`<section id="since" aria-labelledby="news" data-of="${agent.id}"><h2 id="news">Today</h2>
<p>${ofTheDay(view) ?? 'Nothing is new.'}</p>
<ul class="lately"></ul>
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
  const late = diary.filter(({ timing }) => timing === 'late').at(-1)
  const { granted } = creature.wishes
  const changes: (readonly [id: string, words: Part] | false | undefined)[] = [
    creature.stage === 'baby'
      ? ['baby', html`${name} has hatched.`]
      : [creature.stage, html`${name} has grown: ${STAGE_WORDS[creature.stage]} now.`],
    granted > 0 && [`wish ${granted}`, html`A wish of ${name} was granted: ${count(granted)} by now.`],
    kept.length > 0 && [`keeps ${kept.length}`, html`${name} keeps something new: ${kept.at(-1)?.name}.`],
    late && [`late ${late.number}`, html`${name} was fed late.`],
    creature.missed_feedings > 0 && [`missed ${creature.missed_feedings}`, html`${name} waited in vain for a meal.`],
    creature.returns.length > 0 && [`back ${creature.returns.length}`, html`${name} came back.`],
  ]
  return changes.flatMap((change) =>
    change ? [{ id: `${creature.id} ${change[0]}`, face: ofMoment(moment), words: change[1] }] : [],
  )
}

/** Selects another creature every day. */
function ofTheDay({ residents, now }: NewsView): Html | null {
  const living = residents.filter(({ moment, behavior }) => moment.alive && behavior)
  const chosen = living[Math.floor(now / (HOURS_PER_DAY * MS_PER_HOUR)) % living.length]
  if (!chosen) return null
  const { moment, wish, behavior } = chosen
  return wish ? html`<b>What <bdi>${moment.creature.name}</bdi> would like today</b> ${wish}` : html`${behavior}`
}
