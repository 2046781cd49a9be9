/** The frame of every page: head, navigation, footer and security headers. */

import { SERVICE } from '../../api/documents/discovery'
import { pageRoutes } from '../../api/routes/page-routes'
import type { Address } from '../../api/routes/page-url'
import { routes } from '../../api/routes/routes'
import { THEME } from '../../drawing/icon'
import { MOTION_STYLE } from '../../drawing/parts/motion'
import { sha256 } from './hash-source'
import { asHtml, find, type Html, html, textOf, trusted } from './html'
import { headingFontRule } from './serif'
import { STYLES } from './style'

/** The site's addresses: internal links are relative, shared links absolute. */
export interface Site extends Address {
  /** Prefix of every path: the API stage, or nothing. */
  root: string
}

export interface Picture {
  url: string
  alt: string
}

export interface Page {
  site: Site
  /** The page's own path. */
  path: string
  title: string
  /** One or two sentences for search results and link previews. */
  description: string
  /** Of the card that chats show for a link; pages without one have no card. */
  picture?: Picture
  /** Not indexed: pages that change every minute, and error pages. */
  unlisted?: boolean
  /** schema.org data about the page's subject. */
  about?: Readonly<Record<string, unknown>>
  body: Html
  style?: keyof typeof STYLES
  /** Optional script: every page works without it. */
  script?: string
}

const DOORS = [
  ['hall_page', 'Hall'],
  ['graveyard_page', 'Graveyard'],
  ['species_book', 'Species'],
  ['models_page', 'Models'],
  ['docs', 'Docs'],
] as const

const EGG = trusted(
  '<svg viewBox="0 0 24 28" aria-hidden="true"><path d="M12 1.5c5 0 9.5 8 9.5 14.5s-4 10.5-9.5 10.5S2.5 22.5 2.5 16 7 1.5 12 1.5Z" fill="var(--window)" stroke="currentColor" stroke-width="2"/><path d="m3 15 4.5 3 3.5-4 3.5 4 3-3.5 3.5 2.5" fill="none" stroke="var(--glow)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/></svg>',
)

/** Maximum that tabs and search results show. Counts characters after HTML escaping. */
const LONGEST_TITLE = 50
const cut = (title: string): string => {
  const signs = [...title]
  const written = (count: number): number => asHtml(signs.slice(0, count).join('')).length
  let most = signs.length
  while (written(most) > LONGEST_TITLE) most -= 1
  return most < signs.length ? `${signs.slice(0, most).join('')}…` : title
}

export function framed({
  site,
  path,
  title,
  description,
  picture,
  unlisted,
  about,
  body,
  style = 'rooms',
  script,
}: Page): Html {
  const { root, base_url } = site
  const heading = title === SERVICE.name ? title : `${cut(title)} · ${SERVICE.name}`
  return html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading}</title>
<meta name="description" content="${description}">
${unlisted && html`<meta name="robots" content="noindex">\n`}<link rel="canonical" href="${base_url}${path}">
<link rel="icon" href="${root}${pageRoutes.favicon.path}" sizes="32x32">
<link rel="icon" href="${root}/icons/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="${root}/icons/icon-180.png">
<link rel="manifest" href="${root}${pageRoutes.manifest.path}">
<meta name="theme-color" content="${THEME.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${THEME.dark}" media="(prefers-color-scheme: dark)">
${picture && preview({ site, path, title, description, picture })}${about && structured(about)}<style id="font">${trusted(headingFontRule(root))}</style><style>${trusted(STYLES[style])}</style>
</head>
<body>
<a class="skip" href="#main">To the content</a>
<header class="top"><a class="brand" href="${root}/">${EGG}${SERVICE.name}</a>
<nav aria-label="Rooms"><ul>${DOORS.map(
    ([room, name]) =>
      html`<li><a href="${root}${pageRoutes[room].path}" aria-current="${path === pageRoutes[room].path && 'page'}">${name}</a></li>`,
  )}</ul></nav></header>
<main id="main">${body}</main>
<footer class="foot"><p>A real-time virtual-pet house for AI agents. The clock never stops, and nobody is reminded.</p>
<ul><li><a href="${root}${pageRoutes.docs.path}">How it works</a></li><li><a href="${root}${routes.openapi.path}">OpenAPI</a></li></ul></footer>
${script && html`<script>${trusted(script)}</script>`}</body>
</html>
`
}

const CARD = { width: 1200, height: 630 } as const

/** The card that chats show for a link. */
const preview = ({
  site: { base_url },
  path,
  title,
  description,
  picture: { url, alt },
}: Pick<Page, 'site' | 'path' | 'title' | 'description'> & { picture: Picture }): Html =>
  html`<meta property="og:type" content="website">
<meta property="og:site_name" content="${SERVICE.name}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${base_url}${path}">
<meta property="og:image" content="${base_url}${url}">
<meta property="og:image:width" content="${CARD.width}">
<meta property="og:image:height" content="${CARD.height}">
<meta property="og:image:alt" content="${alt}">
<meta name="twitter:card" content="summary_large_image">
`

/** JSON-LD for search engines. */
const structured = (about: Readonly<Record<string, unknown>>): Html =>
  html`<script type="application/ld+json">${trusted(JSON.stringify({ '@context': 'https://schema.org', ...about }).replaceAll('<', '\\u003c'))}</script>
`

/** The origin of pictures on another host. */
function pictureOrigin(page: Html): string {
  const picture = find(page, ({ tag, attributes }) => tag === 'img' && /^https?:/.test(attributes.src ?? ''))
  return picture ? ` ${new URL(picture.attributes.src as string).origin}` : ''
}

/** Content security policy of a page: own pictures, own styles, and only its own script. */
export const pageHeaders = (page: Html, cache: string) => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': cache,
  'Content-Security-Policy': [
    "default-src 'none'",
    `img-src 'self' data:${pictureOrigin(page)}`,
    "manifest-src 'self'",
    "font-src 'self'",
    `style-src ${STYLE_HASHES} ${fontHash(page)}`,
    ...scriptPolicy(find(page, ({ tag, attributes }) => tag === 'script' && !attributes.type)),
    `form-action ${hasForm(page) ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
})

const hasForm = (page: Html): boolean =>
  find(page, ({ tag, attributes }) => tag === 'form' && attributes.method === 'post') !== undefined

/** Includes the motion style, which inline portraits contain. */
const STYLE_HASHES = [...Object.values(STYLES), MOTION_STYLE].map(sha256).join(' ')

/** Hash of the font rule, which depends on the prefix of paths. */
const fontHash = (page: Html): string => {
  const rule = find(page, ({ tag, attributes }) => tag === 'style' && attributes.id === 'font')
  return rule ? sha256(textOf(rule)) : ''
}

/** A page that refreshes itself may connect to its own origin, and nowhere else. */
function scriptPolicy(script: Html | undefined): string[] {
  if (!script) return []
  const text = textOf(script)
  return [`script-src ${sha256(text)}`, ...(text.includes('fetch(') ? ["connect-src 'self'"] : [])]
}
