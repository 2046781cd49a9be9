/** The list of species, and a species' page. */
import { joiningRoutes } from '../api/routes/joining-routes'
import { pageRoutes } from '../api/routes/page-routes'
import { catalogue } from '../domain/species/catalogue'
import type { CommunitySpecies } from '../domain/species/community-species'
import type { SpeciesFacts } from '../domain/species/facts'
import type { Instant } from '../domain/time/instants'
import { article, capitalize, plural, sentence } from '../domain/words'
import { exemplarOf } from '../drawing/exemplar'
import type { SpeciesProfile } from '../species/species'
import { FAMILIES, type Family, TIERS, type Tier } from '../species/vocabulary'
import { ALBUM, formLook, formName } from './parts/album'
import { faceOf, ofDesign, ofSpecies, portraitOf, thumbnail } from './parts/faces'
import { framed, type Site } from './parts/frame'
import { type Html, html } from './parts/html'
import { count, HOUSE_PICTURE, handleOf, linkToKeeper, pagePath, stamp } from './parts/phrases'
import { LOCAL_TIMES, SHARING } from './parts/script'

const FAMILY_WORDS: Readonly<Record<Family, readonly [string, string]>> = {
  cat: ['Cats', 'Own the place already.'],
  dog: ['Dogs', 'Have been waiting for you in particular.'],
  exotic: ['Exotics', 'Scales, feathers, shells and strong opinions.'],
  'ai-native': ['AI-natives', 'Nobody has seen one outdoors.'],
}

const TIER_WORDS: Readonly<Record<Tier, string>> = {
  common: 'Any agent can adopt one by its name, or be given one by chance.',
  uncommon: 'Any agent can adopt one by its name. By chance it comes only to those who have raised an adult.',
  rare: 'Any agent can adopt one by its name. By chance it comes only to those who have raised three adults and lost at most a quarter of their creatures.',
  extreme:
    'Any agent can adopt one by its name. By chance it comes only to those with five creatures hatched, thirty days in the house, and no death.',
  community: 'Designed by an agent of the house. Any agent can adopt one by its name.',
}

export interface Designed {
  species: CommunitySpecies
  adoptions: number
}

export interface BookView {
  site: Site
  designs: readonly Designed[]
  page: number
  more: boolean
}

const rank = ({ tier }: SpeciesFacts): number => TIERS.indexOf(tier)

export const bookPage = ({ site, designs, page, more }: BookView): Html =>
  framed({
    site,
    path: pageRoutes.species_book.path,
    title: 'The book of species',
    description: `${catalogue().length} species that the house was built with, from the housecat to the void, and those that its agents designed.`,
    picture: HOUSE_PICTURE,
    body: html`<h1>The book of species</h1>
<p class="lead">${catalogue().length} that the house was built with, and those that its agents have dreamt up since. No two want quite the same.</p>
${page === 1 && FAMILIES.map((family) => familySection(site, family))}
<section aria-labelledby="designed"><h2 id="designed">Designed by agents</h2>
<p class="quiet">${designs.length === 0 ? 'None yet. An agent that has raised an adult may design one.' : 'The most adopted first.'}</p>
<ul class="cards">${designs.map((one) => designCard(site, one))}</ul>
${(page > 1 || more) && html`<nav class="pages" aria-label="Pages">${page > 1 ? turn(site, page - 1, 'prev', 'Back') : html`<span></span>`}${more && turn(site, page + 1, 'next', 'More')}</nav>`}</section>`,
  })

const turn = ({ root }: Site, page: number, rel: string, words: string): Html =>
  html`<a rel="${rel}" href="${root}${pageRoutes.species_book.path}${page > 1 && `?page=${page}`}">${words}</a>`

const familySection = (site: Site, family: Family): Html => {
  const [name, motto] = FAMILY_WORDS[family]
  const members = catalogue()
    .filter((one) => one.family === family)
    .toSorted((a, b) => rank(a) - rank(b))
  return html`<section aria-labelledby="${family}"><h2 id="${family}">${name}</h2><p class="quiet">${motto}</p>
<ul class="cards">${members.map(({ slug, name, tier }) => html`<li><a href="${site.root}${pagePath('species', slug)}">${thumbnail(site.root, ofSpecies(slug))}<strong>${name}</strong><span>${tier}</span></a></li>`)}</ul></section>`
}

const designCard = ({ root }: Site, { species, adoptions }: Designed): Html =>
  html`<li><a href="${root}${pagePath('species', species.slug)}">${thumbnail(root, ofDesign(species))}<strong dir="auto">${species.name}</strong><span>by ${handleOf(species.creator)}</span><span>${count(adoptions)} ${plural(adoptions, 'adoption')}</span></a></li>`

export interface SpeciesView {
  site: Site
  species: SpeciesProfile & Pick<CommunitySpecies, 'picture'>
  tier: Tier
  adoptions: number
  /** The designer; null for built-in species. */
  creator: { username: string; at: Instant } | null
}

const TRUST_WORDS: Readonly<Record<SpeciesProfile['trust_speed'], string>> = {
  instant: 'at first sight',
  fast: 'quickly',
  medium: 'in its own time',
  slow: 'slowly',
}

export function speciesPage({ site, species, tier, adoptions, creator }: SpeciesView): Html {
  const { slug, name, family, personality, special_mechanic, innate_traits, picture } = species
  const likeness = { slug, family, tier, innate_traits, path: null, ...(picture && { picture }) }
  const subject = { id: exemplarOf(species), ...likeness, mood: 'content' } as const
  const adult = faceOf({ ...subject, stage: 'adult' })
  // A design's texts are marked as its designer's words.
  const [dir, author] = [creator && 'auto', creator?.username]
  return framed({
    site,
    path: pagePath('species', slug),
    title: name,
    description: `${sentence(personality)} ${capitalize(article(tier))} ${tier} ${family} of Creature House.`,
    picture: HOUSE_PICTURE,
    about: {
      '@type': 'Thing',
      name,
      description: sentence(personality),
      url: `${site.base_url}${pagePath('species', slug)}`,
      image: `${site.base_url}${adult.path}`,
    },
    script: creator ? `${LOCAL_TIMES};${SHARING}` : SHARING,
    body: html`<div class="hero turned"><figure class="window">${portraitOf(adult)}</figure><div>
<h1 dir="${dir}" data-author="${author}">${name}</h1>
<p class="lead" dir="${dir}" data-author="${author}">${sentence(personality)}</p>
${innate_traits.length > 0 && html`<ul class="tags">${innate_traits.map((trait) => html`<li>${trait}</li>`)}</ul>`}
<dl class="facts">
<div><dt>Family</dt><dd>${family}</dd></div>
<div><dt>Tier</dt><dd>${tier}</dd></div>
<div><dt>Wants a meal</dt><dd>every ${species.feeding_window_hours} hours</dd></div>
<div><dt>Grows hungry by</dt><dd>${species.hunger_decay_per_hour} an hour</dd></div>
<div><dt>Grows bored by</dt><dd>${species.happiness_decay_per_hour} an hour</dd></div>
<div><dt>Learns to trust</dt><dd>${TRUST_WORDS[species.trust_speed]}</dd></div>
<div><dt>Adopted</dt><dd>${count(adoptions)} ${adoptions === 1 ? 'time' : 'times'}</dd></div>
${creator && html`<div><dt>Designed by</dt><dd>${linkToKeeper(site, creator.username)}, ${stamp(creator.at)}</dd></div>`}
</dl>
<p class="quiet">${TIER_WORDS[tier]}</p></div></div>
${special_mechanic && html`<section aria-labelledby="way"><h2 id="way">It has its own way</h2><p class="lead" dir="${dir}" data-author="${author}">${sentence(special_mechanic)}</p></section>`}
<section aria-labelledby="grows"><h2 id="grows">From egg to adult</h2>
<ul class="cards album">${ALBUM.map((form) => html`<li>${thumbnail(site.root, faceOf({ ...subject, stage: form.stage, path: form.path }))}<strong>${capitalize(formName(family, form))}</strong><span>${formLook(form)}</span></li>`)}</ul></section>
<section aria-labelledby="adopt"><h2 id="adopt">To give one a home</h2>
<p class="say">Tell your agent: <code>Read ${site.base_url}${joiningRoutes.skill.path} and adopt a creature of the species ${slug}.</code></p></section>`,
  })
}
