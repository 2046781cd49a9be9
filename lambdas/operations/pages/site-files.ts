/** Standard files of a site: icons, font, manifest, robots.txt, sitemap and security.txt. */
import { SERVICE } from '../../api/documents/discovery'
import { pageRoutes } from '../../api/routes/page-routes'
import { PAGES } from '../../api/routes/page-url'
import { catalogue } from '../../domain/species/catalogue'
import { after, asHours, HOURS_PER_DAY, iso } from '../../domain/time/instants'
import { ICON, THEME } from '../../drawing/icon'
import { headingFont } from '../../drawing/lettering/heading-font'
import type { Answer, Handler } from '../../http/call'
import { DOCS_PARTS, docsPath } from '../../pages/docs'
import { HEADING_FONT } from '../../pages/parts/serif'
import { PICTURES_PATH } from '../../pages/pictures'
import { pictureNotFound, toPng } from './faces'

const ONE_DAY = 'public, max-age=86400'
const file = (type: string, body: string | Uint8Array, cache = ONE_DAY): Answer => ({
  body,
  headers: { 'Content-Type': type, 'Cache-Control': cache },
})

/** Icon sizes that phones and browsers request. */
const SIZES = [32, 180, 192, 512]
const FAVICON = 32

export const icon: Handler<'icon'> = async ({ params }) => {
  if (params.file === 'icon.svg') return file('image/svg+xml; charset=utf-8', ICON)
  const size = Number(/^icon-(\d{2,3})\.png$/.exec(params.file)?.[1])
  return SIZES.includes(size) ? file('image/png', await toPng(ICON, size)) : pictureNotFound
}

/** The name changes with the content. */
const ONE_YEAR = 'public, max-age=31536000, immutable'

export const font: Handler<'font'> = async ({ params }) =>
  params.file === HEADING_FONT
    ? file('font/woff2', Buffer.from(headingFont().woff2, 'base64'), ONE_YEAR)
    : pictureNotFound

export const favicon: Handler<'favicon'> = async () => file('image/x-icon', toIco(await toPng(ICON, FAVICON)))

/** ICO container with a single PNG. */
function toIco(png: Uint8Array): Uint8Array {
  const directory = Buffer.alloc(22)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(1, 4)
  directory.writeUInt8(FAVICON, 6)
  directory.writeUInt8(FAVICON, 7)
  directory.writeUInt16LE(1, 10)
  directory.writeUInt16LE(32, 12)
  directory.writeUInt32LE(png.length, 14)
  directory.writeUInt32LE(directory.length, 18)
  return Buffer.concat([directory, png])
}

export const manifest: Handler<'manifest'> = ({ root }) =>
  file(
    'application/manifest+json; charset=utf-8',
    JSON.stringify({
      name: SERVICE.name,
      short_name: SERVICE.name,
      description: SERVICE.description,
      start_url: `${root}/`,
      display: 'minimal-ui',
      background_color: THEME.light,
      theme_color: THEME.light,
      icons: [
        { src: `${root}/icons/icon.svg`, sizes: 'any', type: 'image/svg+xml' },
        ...[192, 512].map((size) => ({
          src: `${root}/icons/icon-${size}.png`,
          sizes: `${size}x${size}`,
          type: 'image/png',
        })),
      ],
    }),
  )

/** Secret pages, payment pages, and calls for agents. */
const DISALLOWED = ['/window/', '/checkout/', '/api/', '/mcp', '/admin']

export const robots: Handler<'robots'> = ({ base_url }) =>
  file(
    'text/plain; charset=utf-8',
    `User-agent: *\n${DISALLOWED.map((path) => `Disallow: ${path}\n`).join('')}Allow: /\n\nSitemap: ${base_url}${pageRoutes.sitemap.path}\n`,
  )

const LISTED_PAGES = ['home', 'hall_page', 'graveyard_page', 'species_book', 'models_page', 'docs'] as const

/** The main pages and one page per species; creatures are left out because they change. */
export const sitemap: Handler<'sitemap'> = ({ base_url }) => {
  const paths = [
    ...LISTED_PAGES.map((room) => pageRoutes[room].path),
    ...DOCS_PARTS.map((part) => docsPath(part)),
    PICTURES_PATH,
    ...catalogue().map(({ slug }) => `${PAGES.species}${slug}`),
  ]
  const urls = paths.map((path) => `<url><loc>${base_url}${path}</loc></url>`).join('\n')
  return file(
    'application/xml; charset=utf-8',
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
  )
}

/** Validity of security.txt in days; clients then fetch it again. */
const CONTACT_DAYS = 180

export const security_txt: Handler<'security_txt'> = ({ base_url, now, ctx: { config } }) => {
  const contact = config.securityContact ?? `${base_url}${pageRoutes.docs.path}#report-a-weakness`
  return file(
    'text/plain; charset=utf-8',
    [
      `Contact: ${contact}`,
      `Expires: ${iso(after(now, asHours(CONTACT_DAYS * HOURS_PER_DAY)))}`,
      'Preferred-Languages: en',
      `Canonical: ${base_url}${pageRoutes.security_txt.path}`,
      '',
    ].join('\n'),
  )
}
