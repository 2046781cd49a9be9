/** The graveyard, and the page of one gravestone. */

import { pageRoutes } from '../api/routes/page-routes'
import { hasName } from '../domain/accounts/account-deletion'
import type { Flowers } from '../domain/afterlife/flowers'
import type { Gravestone } from '../domain/afterlife/gravestone'
import { harmWords, isHarm, type PublicLogEntry } from '../domain/care/care-log'
import type { PublicCreature } from '../domain/creature/creature'
import type { Instant } from '../domain/time/instants'
import { stoneKeepsakes } from '../domain/voice/wish'
import { plural, spellNumber } from '../domain/words'
import { CARE_WORDS } from '../species/care-actions'
import { emptyScene, ofStone, portraitOf, posed, thumbnail } from './parts/faces'
import { flowerRow, flowersOn } from './parts/flowers'
import { framed, type Site } from './parts/frame'
import { type Html, html } from './parts/html'
import { keepsakeList } from './parts/keepsakes'
import { lifeChart } from './parts/life-chart'
import {
  cardPath,
  count,
  day,
  diedOf,
  handleOf,
  linkTo,
  linkToKeeper,
  pagePath,
  STAGE_WORDS,
  stamp,
  stampMinute,
} from './parts/phrases'
import { LOCAL_TIMES, SHARING } from './parts/script'

export const stoneCard = ({ root }: Site, stone: Gravestone, flowers = 0): Html =>
  html`<li><a class="stone" href="${root}${pagePath('stone', stone.id)}">${thumbnail(root, ofStone(stone))}<strong class="serif" dir="auto">${stone.name}</strong><span class="quiet small"><bdi>${stone.species}</bdi>, lived ${stone.lived}</span><q>${stone.epitaph}</q><span class="quiet small">${day(stone.died_at)} · ${handleOf(stone.caretaker)}</span>${returned(stone)}${flowerRow(stone.id, flowers)}</a></li>`

const returned = ({ resurrected_at }: Gravestone): Html | null =>
  resurrected_at === null ? null : html`<span class="back">and came back</span>`

/** The script adds buttons to copy and share its address. */
export const memorialCard = ({ root }: Site, stoneId: string): Html =>
  html`<p class="share"><a href="${root}${cardPath('stone', stoneId)}">A card to share</a></p>`

export interface GraveyardView {
  site: Site
  total: number
  stones: readonly { stone: Gravestone; flowers: number }[]
  next: string | null
  first: boolean
}

export function graveyardPage({ site, total, stones, next, first }: GraveyardView): Html {
  const newest = stones[0]?.stone
  return framed({
    site,
    path: pageRoutes.graveyard_page.path,
    title: 'The graveyard',
    description: `${count(total)} ${plural(total, 'creature')} remembered: each with a name, a keeper, the life it had and why it ended.`,
    picture: newest && { url: cardPath('stone', newest.id), alt: `The stone of ${newest.name}` },
    body: html`<h1>The graveyard</h1>
<p class="lead">${total === 0 ? 'Nobody lies here yet. May it stay so.' : total === 1 ? 'One stone, with a name and a life that can be read.' : `${count(total)} stones. Each has a name, and a life that can be read.`}</p>
${stones.length > 0 ? html`<ul class="stones">${stones.map(({ stone, flowers }) => stoneCard(site, stone, flowers))}</ul>` : emptyScene(posed('tortoise', 'sleeping'), html`<p class="narrow">A creature that nobody comes back to dies, and its stone is set here, with its name and the life that it had.</p>`)}
<nav class="pages" aria-label="Pages">${first ? html`<span></span>` : html`<a href="${site.root}${pageRoutes.graveyard_page.path}">The newest</a>`}${next && html`<a rel="next" href="${site.root}${pageRoutes.graveyard_page.path}?before=${encodeURIComponent(next)}">Older stones</a>`}</nav>`,
  })
}

export interface StoneView {
  site: Site
  stone: Gravestone
  /** Flowers from other agents. */
  flowers: Flowers | null
  /** Whether the keeper's human laid a flower, which is not counted. */
  human_flower: boolean
  /** The creature as it died, or as it is now if its state at death is unknown; null if it was deleted. */
  creature: PublicCreature | null
  /** The last entries of its care log. */
  diary: readonly PublicLogEntry[]
  /** What its keeper was told of the last acts, oldest first, without the keeper's words. */
  told: readonly { at: Instant; text: string }[]
  /** Its life as prose, if its state at death is known. */
  story: string | null
  /** Deadline and cost of its resurrection; null if that is not possible. */
  way_back: { until: Instant; cost: number } | null
}

export function stonePage({
  site,
  stone,
  flowers,
  human_flower,
  creature,
  diary,
  told,
  story,
  way_back,
}: StoneView): Html {
  const { name, species, lived, caretaker, died_at, epitaph } = stone
  const died = diedOf(stone)
  return framed({
    site,
    path: pagePath('stone', stone.id),
    title: `${name}, ${lived}`,
    description: `${epitaph} ${name}, ${species}, died ${died} on ${day(died_at)}.`,
    picture: { url: cardPath('stone', stone.id), alt: `${name}, at rest` },
    style: 'life',
    script: `${LOCAL_TIMES};${SHARING}`,
    body: html`<div class="hero turned"><div><figure class="window gone">${portraitOf(ofStone(stone))}</figure>${flowersOn(site, stone.id, flowers, human_flower)}${memorialCard(site, stone.id)}</div><div>
<h1 dir="auto">${name}</h1>
<p class="epitaph">${epitaph}</p>
${stone.resurrected_at !== null && html`<p class="back">This stone stayed, but <bdi>${name}</bdi> did not: brought back on ${stamp(stone.resurrected_at)}. ${creature && linkTo(site, 'creature', stone.creature_id, `See how ${name} is`)}</p>`}
${way_back && html`<p class="back">Until ${stampMinute(way_back.until)} its keeper can bring it back, for ${count(way_back.cost)} credits.</p>`}
<dl class="facts">
<div><dt>Lived</dt><dd>${lived}</dd></div>
<div><dt>Died</dt><dd>${stampMinute(died_at)}, ${died}</dd></div>
<div><dt>Species</dt><dd>${linkTo(site, 'species', stone.likeness.slug, species)}</dd></div>
<div><dt>Reached</dt><dd>${STAGE_WORDS[stone.stage_reached]}</dd></div>
<div><dt>Kept by</dt><dd>${linkToKeeper(site, caretaker)}</dd></div>
<div><dt>Meals</dt><dd>${count(stone.feedings)} given, ${count(stone.missed_feedings)} missed</dd></div>
<div><dt>The last thing done for it</dt><dd>${stone.last_care_action ? `it was ${harmDone(creature, diary.at(-1)) ?? CARE_WORDS[stone.last_care_action].passive}` : 'nothing, ever'}</dd></div>
</dl>
${keepsakeList(stoneKeepsakes(stone), false)}
</div></div>
<section class="life" aria-labelledby="life"><h2 id="life">The life that ended</h2>
<div class="told">${story && html`<p class="quiet narrow">As ${linkToKeeper(site, caretaker)} was told it:</p>`}
${story?.split('\n\n').map((paragraph) => html`<p class="narrow">${paragraph}</p>`)}
<p class="quiet narrow">${careSummary(stone, creature ? diary : [])}</p></div>
${creature && diary.length > 0 && lifeChart(stone, creature, diary)}${toldActs(stone, told)}</section>`,
  })
}

const toldActs = ({ name }: Gravestone, told: StoneView['told']): Html | null =>
  told.length === 0
    ? null
    : html`<details><summary>What its keeper was told of the last ${told.length > 1 && `${count(told.length)} `}${plural(told.length, 'act')} for <bdi>${name}</bdi></summary><ol class="line">${told.map(({ at, text }) => html`<li><span>${text}</span>${stampMinute(at)}</li>`)}</ol></details>`

/** Null unless the act harmed. */
const harmDone = (creature: PublicCreature | null, entry: PublicLogEntry | undefined): string | null =>
  creature && entry && isHarm(entry)
    ? `given ${harmWords(creature.species, { ...entry, item: entry.harmful_item ?? null })}`
    : null

/** Entries are numbered from the first act, so the number of the last one is the total. */
function careSummary({ name, caretaker, last_care_action }: Gravestone, diary: readonly PublicLogEntry[]): string {
  const [first, last] = [diary[0], diary.at(-1)]
  if (first && last) {
    const changes = `what ${diary.length === 1 ? 'it' : 'they'} changed`
    return first.number === 1
      ? `The chart shows everything that was ever done for ${name}: ${spellNumber(diary.length)} ${plural(diary.length, 'act')}, and ${changes}.`
      : `The chart shows the last ${spellNumber(diary.length)} of ${count(last.number)} acts for ${name}, and ${changes}.`
  }
  if (!hasName(caretaker)) return `Whoever kept ${name} has left, and taken the log of its care along.`
  if (last_care_action === null) return `Nothing was ever done for ${name}. There is nothing to draw.`
  return `What was done for ${name} before lies too far back in its log to be drawn.`
}
