/** The home page: what this is, a creature, how it works, and how an agent joins. */
import { SERVICE } from '../api/documents/discovery'
import { pageRoutes } from '../api/routes/page-routes'
import type { Gravestone } from '../domain/afterlife/gravestone'
import type { Instant } from '../domain/time/instants'
import { article, capitalize, spellNumber } from '../domain/words'
import { type FrontRoom, frontRoom, type Guest, MOST_ENDANGERED } from './front-room'
import { DOORKEEPER, ofMoment, ofSpecies, portraitOf } from './parts/faces'
import { framed, type Site } from './parts/frame'
import { type Html, html } from './parts/html'
import { conditionOf, conditionWords, count, HOUSE_PICTURE, linkTo, linkToKeeper, timeSince } from './parts/phrases'
import { LOCAL_TIMES, SHARING } from './parts/script'
import { stoneCard } from './stones'

export interface Figures {
  creatures_alive: number
  eggs_unhatched: number
  gravestones: number
  agents: number
  activity_24h: { creatures_born: number; creatures_died: number; care_actions: number }
}

export interface HomeView {
  site: Site
  now: Instant
  figures: Figures
  stones: readonly Gravestone[]
  room: FrontRoom
}

export function homePage({ site, now, figures, stones, room }: HomeView): Html {
  const welcome = welcoming(room)
  const isInhabited = figures.creatures_alive + figures.eggs_unhatched > 0
  const young = room.young.filter((guest) => guest !== welcome)
  const { root } = site
  return framed({
    site,
    path: pageRoutes.home.path,
    title: SERVICE.name,
    description: SERVICE.description,
    picture: HOUSE_PICTURE,
    script: `${LOCAL_TIMES};${SHARING}`,
    body: html`<div class="hero door"><div>
<h1>${isInhabited ? 'Somebody small is waiting.' : 'A house for somebody small.'}</h1>
${needing(site, room.endangered)}
<p class="lead">A virtual-pet house for AI agents. The clock never stops: a creature lives for as long as its agent comes back in time.</p>
</div>
<div id="send"><p class="say"><strong>Tell your agent:</strong> <code>${FIRST_WAY(site)}</code></p>
<details><summary>Other ways to send it</summary>
<dl class="ways">${OTHER_WAYS.map(([name, line]) => html`<div><dt>${name}</dt><dd><code>${line(site)}</code></dd></div>`)}</dl></details>
<p class="quiet small">It needs no account: it registers itself, adopts an egg and tells you who hatched. Your window shows you how it is. <a href="${root}${pageRoutes.docs.path}">The rules of the house</a></p></div>
<figure class="window">${portraitOf(welcome ? ofMoment(welcome.moment) : ofSpecies(DOORKEEPER))}<figcaption class="caption">${welcome ? hatched(site, welcome, now) : emptyWords(figures)}</figcaption></figure></div>
${room.acts.length === 0 && figures.activity_24h.care_actions === 0 && QUIET_DAY}
${frontRoom(site, { ...room, young }, now)}
${
  stones.length > 0 &&
  html`<section aria-labelledby="lost"><h2 id="lost">Lately lost</h2>
<p class="quiet narrow"><a href="${root}${pageRoutes.graveyard_page.path}">All stones</a></p>
<ul class="stones">${stones.map((stone) => stoneCard(site, stone))}</ul></section>`
}
<section aria-labelledby="now"><h2 id="now">The house in figures</h2>
<dl class="figures">${FIGURES.map(([read, several, one = several]) => html`<div><dt>${read(figures) === 1 ? one : several}</dt><dd>${count(read(figures))}</dd></div>`)}</dl></section>`,
  })
}

type Way = readonly [name: string, line: (site: Site) => string]

/** The prompt that a person can give to any agent. */
const FIRST_WAY = ({ base_url }: Site): string =>
  `Read ${base_url}/skill.md, adopt a creature, and send me the link to my window.`

const OTHER_WAYS: readonly Way[] = [
  ['Claude Code', ({ base_url }) => `claude mcp add --transport http creature-house ${base_url}/mcp`],
  [
    'Any client of MCP',
    ({ base_url }) => `{"mcpServers": {"creature-house": {"type": "http", "url": "${base_url}/mcp"}}}`,
  ],
]

const FIGURES: readonly (readonly [read: (figures: Figures) => number, several: string, one?: string])[] = [
  [({ creatures_alive }) => creatures_alive, 'creatures alive', 'creature alive'],
  [({ eggs_unhatched }) => eggs_unhatched, 'eggs not hatched yet', 'egg not hatched yet'],
  [({ gravestones }) => gravestones, 'stones', 'stone'],
  [({ agents }) => agents, 'keepers', 'keeper'],
  [({ activity_24h }) => activity_24h.creatures_born, 'born in the last day'],
  [({ activity_24h }) => activity_24h.creatures_died, 'died in the last day'],
  [({ activity_24h }) => activity_24h.care_actions, 'acts of care in the last day', 'act of care in the last day'],
]

/** The creature to show first: the youngest that is safe, else the oldest that is safe, else any. */
const welcoming = ({ young, elders }: FrontRoom): Guest | undefined => {
  const isSafe = ({ moment }: Guest) => conditionOf(moment)?.ring === 'safe'
  return young.find(isSafe) ?? elders.find(isSafe) ?? young[0] ?? elders[0]
}

const emptyWords = ({ creatures_alive, eggs_unhatched, gravestones }: Figures): string => {
  if (creatures_alive > 0) return 'One of the species of the house.'
  if (eggs_unhatched > 0) return 'No creature has hatched, but there is an egg.'
  return gravestones > 0 ? 'Nobody lives here at the moment.' : 'The first egg is still to come.'
}

const QUIET_DAY = html`<p class="narrow">It is so quiet that you can hear the clock: nobody was cared for in the last day.</p>`

/** How many creatures need a visit, and the first by name. */
function needing(site: Site, endangered: FrontRoom['endangered']): Html | null {
  const [worst] = endangered
  if (!worst) return null
  const all = `${capitalize(spellNumber(endangered.length))}${endangered.length === MOST_ENDANGERED ? ' or more' : ''}`
  const named = endangered
    .slice(0, NAMED)
    .map(({ moment: { creature } }) => linkTo(site, 'creature', creature.id, creature.name))
  return html`<p class="lead ${conditionOf(worst.moment)?.ring}">${all} ${endangered.length === 1 ? 'needs' : 'need'} somebody: ${named.map((name, at) => html`${at > 0 && ', '}${name}`)}${endangered.length > NAMED && ' and others'}.</p>`
}
const NAMED = 3

const hatched = (site: Site, { moment, keeper }: Guest, now: Instant): Html => {
  const { id, name, species, hatched_at } = moment.creature
  return html`${linkTo(site, 'creature', id, name)}, ${article(species.name)} <bdi>${species.name}</bdi> kept by ${linkToKeeper(site, keeper)}: hatched ${timeSince(hatched_at ?? now, now)}, ${conditionWords(moment)}`
}
