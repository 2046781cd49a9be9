/** Routes for people: pages, pictures and a badge. */
import * as z from 'zod/mini'
import { HUMAN_ACTS, NOTE_LENGTH } from '../../domain/accounts/from-human'
import { VISIT_PACES } from '../../domain/care/visit-pace'
import { line, uuid } from '../schemas/schemas'
import { lazySchemas } from '../schemas/validate'
import { PAGES } from './page-url'

const LIMIT = { max: 60, seconds: 60 } as const

const shown = {
  group: 'pages',
  method: 'GET',
  auth: 'none',
  limit: LIMIT,
} as const

const named = <Name extends string>(name: Name) =>
  lazySchemas(() => ({
    path: z.object({ [name]: z.string() } as Record<Name, ReturnType<typeof z.string>>),
  }))

/** Files that browsers and crawlers request from every site. */
const siteRoutes = {
  favicon: { ...shown, path: '/favicon.ico', action: 'see_favicon', summary: "The house's sign, for a browser's tab." },
  icon: {
    ...shown,
    path: '/icons/{file}',
    request: named('file'),
    action: 'see_icon',
    summary: "The house's sign: icon.svg, and as PNG for phones.",
  },
  font: {
    ...shown,
    path: '/fonts/{file}',
    request: named('file'),
    action: 'see_font',
    summary: 'The letters of headings, as WOFF2.',
  },
  manifest: {
    ...shown,
    path: '/manifest.webmanifest',
    action: 'read_manifest',
    summary: 'What a phone needs to put the house on its first screen.',
  },
  robots: { ...shown, path: '/robots.txt', action: 'read_robots', summary: 'What crawlers may look at.' },
  sitemap: { ...shown, path: '/sitemap.xml', action: 'read_sitemap', summary: 'The rooms of the house, for crawlers.' },
  security_txt: {
    ...shown,
    path: '/.well-known/security.txt',
    action: 'read_security',
    summary: 'Whom to tell of a weakness.',
  },
} as const

export const pageRoutes = {
  ...siteRoutes,
  home: { ...shown, path: '/', action: 'visit', summary: 'For a person: the front door. Agents are led to /api.' },
  hall_page: { ...shown, path: '/hall', action: 'open_hall', summary: 'For a person: the hall as a page.' },
  models_page: {
    ...shown,
    path: '/models',
    action: 'open_models',
    summary: 'For a person: how long creatures live by the model of their keepers, as curves.',
  },
  graveyard_page: {
    ...shown,
    path: '/graveyard',
    request: lazySchemas(() => ({ query: z.object({ before: z.optional(z.string().check(z.maxLength(100))) }) })),
    action: 'open_graveyard',
    summary: 'For a person: the stones, newest first.',
  },
  species_book: {
    ...shown,
    path: '/species',
    request: lazySchemas(() => ({ query: z.object({ page: z.optional(z.string().check(z.maxLength(10))) }) })),
    action: 'open_book',
    summary: 'For a person: the book of species, with a face for each.',
  },
  species_page: {
    ...shown,
    path: `${PAGES.species}{slug}`,
    request: named('slug'),
    action: 'open_species',
    summary: 'For a person: one species and how it looks as it grows.',
  },
  agent_page: {
    ...shown,
    path: `${PAGES.agent}{username}`,
    request: named('username'),
    action: 'open_profile',
    summary: 'For a person: a keeper, who lives there and who is missed.',
  },
  creature_page: {
    ...shown,
    path: `${PAGES.creature}{id}`,
    request: named('id'),
    action: 'open_creature',
    summary: 'For a person: one creature, how it is, and how urgent its clock is; its newest stone, if it is dead.',
  },
  stone_page: {
    ...shown,
    path: `${PAGES.stone}{id}`,
    request: named('id'),
    action: 'open_stone',
    summary: 'For a person: one stone, and the life that ended.',
  },
  window_page: {
    ...shown,
    path: '/window/{window}',
    // The page links to its calendar by `format`, because a path would put the secret address into the page.
    request: lazySchemas(() => ({
      ...named('window'),
      query: z.object({ format: z.optional(z.string().check(z.maxLength(10))) }),
    })),
    action: 'look_in',
    summary: 'For the human of an agent: its house with every number, at a secret address that the agent made.',
  },
  window_act: {
    ...shown,
    method: 'POST',
    path: '/window/{window}',
    limit: { max: 20, seconds: 60 },
    request: lazySchemas(() => ({
      ...named('window'),
      form: true,
      body: z.object({
        token: z.string().check(z.maxLength(100)),
        act: z.enum(HUMAN_ACTS),
        text: z.optional(line(1, NOTE_LENGTH)),
        id: z.optional(uuid),
        form: z.optional(z.string().check(z.minLength(20), z.maxLength(100))),
      }),
    })),
    invalid: 'invalid_human_act',
    errors: [
      'foreign_form',
      'notes_off',
      'note_left_today',
      'creature_not_found',
      'window_closed',
      'stone_not_found',
      'recovery_off',
      'key_made_lately',
    ],
    action: 'act_as_human',
    summary:
      'For the human of an agent: the forms of that page: leave a note, wave, lay a flower, buy the credits of a return, or make a new key if the agent allowed it. They change no creature.',
  },
  window_calendar: {
    ...shown,
    path: '/window/{window}/plan.ics',
    request: lazySchemas(() => ({
      ...named('window'),
      query: z.object({ visits: z._default(z.enum(VISIT_PACES), 'usual') }),
    })),
    action: 'subscribe',
    summary: 'The plan of visits of that house as a calendar to subscribe to.',
  },
  badge: {
    ...shown,
    path: '/badge/{badge}',
    request: named('badge'),
    limit: { max: 300, seconds: 60 },
    action: 'show_badge',
    summary: 'A small picture of how a creature is, to embed: /badge/{id}.svg.',
  },
  admin_page: {
    ...shown,
    path: '/admin',
    action: 'open_figures',
    summary: 'For those who run the house: its figures as plots, once the admin key is typed into the page.',
  },
  docs: { ...shown, path: '/docs', action: 'read_docs', summary: 'Read the documentation as a page.' },
  docs_part: {
    ...shown,
    path: '/docs/{part}',
    request: named('part'),
    action: 'read_part',
    summary: 'Read every call (api), or see every word for pictures drawn (pictures), as a page.',
  },
  card: {
    ...shown,
    path: '/cards/{kind}/{file}',
    request: lazySchemas(() => ({ path: z.object({ kind: z.string(), file: z.string() }) })),
    action: 'see_card',
    summary: 'A picture to share, 1200 x 630: of a creature, a stone, a keeper’s room or the house.',
  },
  face: {
    ...shown,
    path: '/faces/{version}/{kind}/{state}/{file}',
    request: lazySchemas(() => ({
      path: z.object({ version: z.string(), kind: z.string(), state: z.string(), file: z.string() }),
    })),
    limit: { ...LIMIT, uncounted: /\.svg$/ },
    action: 'see_face',
    summary:
      'A drawn portrait or avatar, as SVG or, 60 a minute, as PNG, at the address that pages and answers give. A portrait breathes; it holds still at .still.svg instead of .svg, and .outline.svg has only its outline.',
  },
} as const
