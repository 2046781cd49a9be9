/** The graveyard, and one stone with the life that ended. */
import { pageRoutes } from '../api/page-routes'
import type { Creature } from '../domain/creature/creature'
import type { Gravestone } from '../domain/creature/death'
import type { LogEntry } from '../domain/creature/diary'
import { plural, spell } from '../domain/voice/words'
import { ofStone, portraitOf, thumbnail } from './faces'
import { framed, type Site } from './frame'
import { type Html, html } from './html'
import { lifeChart } from './life-chart'
import { CAUSE_WORDS, cardPath, count, day, linkTo, pagePath, STAGE_WORDS, stamp } from './words'

export const stoneCard = ({ root }: Site, stone: Gravestone): Html =>
  html`<li><a class="stone" href="${root}${pagePath('stone', stone.id)}">${thumbnail(root, ofStone(stone))}<strong class="serif">${stone.name}</strong><span class="quiet small">${stone.species}, lived ${stone.lived}</span><q>${stone.epitaph}</q><span class="quiet small">${day(stone.died_at)} · @${stone.caretaker}</span>${returned(stone)}</a></li>`

const returned = ({ resurrected_at }: Gravestone): Html | null =>
  resurrected_at === null ? null : html`<span class="back">and came back</span>`

export interface GraveyardView {
  site: Site
  total: number
  stones: readonly Gravestone[]
  /** How to read on, where there is more. */
  next: string | null
  first: boolean
}

export const graveyardPage = ({ site, total, stones, next, first }: GraveyardView): string =>
  framed({
    site,
    path: pageRoutes.graveyard_page.path,
    title: 'The graveyard',
    description: `${count(total)} ${plural(total, 'creature')} remembered: each with a name, a keeper, the life it had and why it ended.`,
    picture: stones[0] && { url: cardPath('stone', stones[0].id), alt: `The stone of ${stones[0].name}` },
    body: html`<h1>The graveyard</h1>
<p class="lead">${total === 0 ? 'Nobody lies here yet. May it stay so.' : `${count(total)} ${plural(total, 'stone')}. Each is somebody whom nobody came back to in time.`}</p>
<ul class="stones">${stones.map((stone) => stoneCard(site, stone))}</ul>
<nav class="pages" aria-label="Pages">${first ? html`<span></span>` : html`<a href="${site.root}${pageRoutes.graveyard_page.path}">The newest</a>`}${next && html`<a rel="next" href="${site.root}${pageRoutes.graveyard_page.path}?before=${encodeURIComponent(next)}">Older stones</a>`}</nav>`,
  })

export interface StoneView {
  site: Site
  stone: Gravestone
  /** Whose stone it is, dead or back among the living; null once it is no more to be found. */
  creature: Creature | null
  diary: readonly LogEntry[]
}

export function stonePage({ site, stone, creature, diary }: StoneView): string {
  const { name, species, lived, caretaker, died_at, cause, epitaph } = stone
  return framed({
    site,
    path: pagePath('stone', stone.id),
    title: `${name}, ${lived}`,
    description: `${epitaph} ${name}, ${species}, died ${CAUSE_WORDS[cause]} on ${day(died_at)}.`,
    picture: { url: cardPath('stone', stone.id), alt: `${name}, at rest` },
    body: html`<div class="hero turned"><figure class="window gone">${portraitOf(ofStone(stone))}</figure><div>
<h1>${name}</h1>
<p class="epitaph">${epitaph}</p>
<dl class="facts">
<div><dt>Lived</dt><dd>${lived}</dd></div>
<div><dt>Died</dt><dd>${stamp(died_at)}, ${CAUSE_WORDS[cause]}</dd></div>
<div><dt>Species</dt><dd>${stone.likeness ? linkTo(site, 'species', stone.likeness.slug, species) : species}</dd></div>
<div><dt>Reached</dt><dd>${STAGE_WORDS[stone.stage_reached]}</dd></div>
<div><dt>Kept by</dt><dd>${linkTo(site, 'agent', caretaker, `@${caretaker}`)}</dd></div>
<div><dt>Meals</dt><dd>${count(stone.feedings)} given, ${count(stone.missed_feedings)} missed</dd></div>
<div><dt>The last thing done for it</dt><dd>${stone.last_care_action ?? 'nothing, ever'}</dd></div>
</dl>
${stone.resurrected_at !== null && html`<p class="back">This stone stayed, but ${name} did not: brought back on ${stamp(stone.resurrected_at)}. ${linkTo(site, 'creature', stone.creature_id, `See how ${name} is`)}</p>`}
</div></div>
<section aria-labelledby="life"><h2 id="life">The life that ended</h2>
<p class="quiet narrow">${told(name, diary.length)}</p>
${creature && diary.length > 0 && lifeChart(stone, creature, diary)}</section>`,
  })
}

const told = (name: string, entries: number): string =>
  entries === 0
    ? `Nobody ever fed, washed or played with ${name}. There is nothing to draw.`
    : `Every act of care that ${name} knew: ${spell(entries)} of them, and what each changed.`
