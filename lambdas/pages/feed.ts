/** Births and deaths as an Atom feed. */
import { SERVICE } from '../api/documents/discovery'
import { pageRoutes } from '../api/routes/page-routes'
import type { Gravestone } from '../domain/creature/death'
import type { BirthEntry } from '../domain/projections/page-lookups'
import { type Instant, iso } from '../domain/time/instants'
import { article } from '../domain/words'
import { type Face, ofBirth, ofStone } from './parts/faces'
import { asHtml, type Html, html } from './parts/html'
import { CAUSE_WORDS, handleOf, pagePath } from './parts/words'

interface Entry {
  id: string
  at: Instant
  title: string
  text: string
  path: string
  by: string
  /** A still PNG, because feed readers do not show SVG. */
  picture: string
}

const inPixels = ({ path }: Pick<Face, 'path'>): string => path.replace(/svg$/, 'png')

const born = (birth: BirthEntry): Entry => {
  const { creature_id, name, species, keeper, born_at } = birth
  return {
    id: `urn:uuid:${creature_id}`,
    at: born_at,
    title: `${name} hatched`,
    text: `${name}, ${article(species)} ${species}, hatched with ${handleOf(keeper)}.`,
    path: pagePath('creature', creature_id),
    by: keeper,
    picture: inPixels(ofBirth(birth)),
  }
}

const died = (stone: Gravestone): Entry => {
  const { id, name, species, lived, cause, epitaph, caretaker, died_at } = stone
  return {
    id: `urn:uuid:${id}`,
    at: died_at,
    title: `${name} died`,
    text: `${epitaph} ${name}, ${article(species)} ${species}, died ${CAUSE_WORDS[cause]} after ${lived}.`,
    path: pagePath('stone', id),
    by: caretaker,
    picture: inPixels(ofStone(stone)),
  }
}

const MOST = 40

export function atomFeed(
  pages_url: string,
  now: Instant,
  births: readonly BirthEntry[],
  stones: readonly Gravestone[],
): string {
  const entries = [...births.map(born), ...stones.map(died)].sort((a, b) => b.at - a.at).slice(0, MOST)
  return asHtml(html`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${pages_url}${pageRoutes.feed.path}</id>
<title>${SERVICE.name}: births and deaths</title>
<updated>${iso(entries[0]?.at ?? now)}</updated>
<link rel="self" type="application/atom+xml" href="${pages_url}${pageRoutes.feed.path}"/>
<link rel="alternate" type="text/html" href="${pages_url}/"/>
<author><name>${SERVICE.name}</name></author>
${entries.map((entry) => inFeed(pages_url, entry))}</feed>
`)
}

const inFeed = (pages_url: string, { id, at, title, text, path, by, picture }: Entry): Html => html`<entry>
<id>${id}</id>
<title>${title}</title>
<updated>${iso(at)}</updated>
<author><name>${handleOf(by)}</name></author>
<link rel="alternate" type="text/html" href="${pages_url}${path}"/>
<link rel="enclosure" type="image/png" href="${pages_url}${picture}"/>
<summary>${text}</summary>
<content type="html">${asHtml(html`<p><img src="${pages_url}${picture}" alt="" width="256" height="256"></p><p>${text}</p>`)}</content>
</entry>
`
