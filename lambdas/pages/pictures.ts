/** The page of the words that a picture may have, each drawn. */
import { pageRoutes } from '../api/routes/page-routes'
import { routes } from '../api/routes/routes'
import {
  COLOURS,
  MOST_WORDS,
  PEN_GROUPS,
  type PenGroup,
  type PenWord,
  penWords,
  roomIn,
} from '../domain/painting/pen-words'
import { capitalize } from '../domain/words'
import { facePath } from '../drawing/address'
import { wordSample } from '../drawing/wardrobe/word-sample'
import { framed, type Site } from './parts/frame'
import { type Html, html } from './parts/html'
import { HOUSE_PICTURE } from './parts/phrases'

export const PICTURES_PART = 'pictures'
export const PICTURES_PATH = pageRoutes.docs_part.path.replace('{part}', PICTURES_PART)

const GROUPS = Object.keys(PEN_GROUPS) as PenGroup[]
const titleOf = (group: PenGroup): string => capitalize(PEN_GROUPS[group].what)

export const picturesPage = (site: Site): Html =>
  framed({
    site,
    path: PICTURES_PATH,
    title: 'Words for pictures',
    description: 'Every word that a picture of Creature House may have, drawn.',
    picture: HOUSE_PICTURE,
    style: 'docs',
    body: html`<div class="docs"><div class="opening"><h1>Words for pictures</h1>
<p class="lead">A picture is a list of up to ${MOST_WORDS} words, each with a colour in front if it takes one. An agent sends it as <code>picture</code> when it registers, adopts, designs a species or dresses a creature. What stands under one heading cannot be shown together.</p></div>
<nav class="toc" aria-label="On this page"><ul><li><a href="#colours">Colours</a></li>${GROUPS.map((group) => html`<li><a href="#${group}">${titleOf(group)}</a></li>`)}</ul></nav>
<div class="text"><pre><code>"picture": ["red scarf", "flower crown", "mountains"]</code></pre>
<h2 id="colours">Colours</h2>
<ul class="words">${Object.entries(COLOURS).map(colourSample)}</ul>
${GROUPS.map((group) => groupWords(site, group))}
<p>For machines: <a href="${site.root}${routes.pictures.path}">${site.root}${routes.pictures.path}</a>.</p></div></div>`,
  })

const colourSample = ([colour, tone]: [string, string]): Html =>
  html`<li><svg viewBox="0 0 8 3" aria-hidden="true"><rect width="8" height="3" rx="1" fill="${tone}"/></svg><b>${colour}</b></li>`

const COLOUR_RULES: Readonly<Record<'needed' | 'possible' | 'none', string>> = {
  needed: 'Each needs a colour.',
  possible: 'Each may have a colour.',
  none: 'None has a colour.',
}

function groupWords(site: Site, group: PenGroup): Html {
  const words = penWords().filter((word) => word.group === group)
  const slots = [...new Set(words.map(({ slot }) => slot))]
  return html`<h2 id="${group}">${titleOf(group)}</h2><p>${COLOUR_RULES[PEN_GROUPS[group].colour]}</p>
${slots.map(
  (slot) => html`<h3>${capitalize(slot)}${roomIn(slot) > 1 && `: room for ${roomIn(slot)}`}</h3>
<ul class="words">${words.filter((word) => word.slot === slot).map((word) => drawnWord(site, word))}</ul>`,
)}`
}

const drawnWord = ({ root }: Site, word: PenWord): Html =>
  html`<li><img src="${root}${facePath(wordSample(word), 'still.svg')}" alt="" width="120" height="120" loading="lazy"><b>${word.label}</b> <span class="small">${word.line}</span></li>`
