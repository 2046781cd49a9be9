/** Lambda entry point of the HTML pages and their pictures. */
import { everyOperation } from '../api/routes/every-route'
import { serve } from '../http/serve'
import { window_act } from '../operations/human/window-act'
import { admin_page } from '../operations/pages/admin-page'
import { agent_page } from '../operations/pages/agent-page'
import { badge, creature_page } from '../operations/pages/creature-page'
import { docs, docs_part } from '../operations/pages/docs-page'
import { face } from '../operations/pages/faces'
import { hall_page } from '../operations/pages/hall-page'
import { home } from '../operations/pages/home-page'
import { negotiateFormat, negotiateFormats, pageRefusal } from '../operations/pages/html-or-markdown'
import { window_calendar, window_page } from '../operations/pages/keeper-page'
import { card } from '../operations/pages/link-cards'
import { models_page } from '../operations/pages/models-page'
import { notFoundPage } from '../operations/pages/not-found-page'
import { favicon, font, icon, manifest, robots, security_txt, sitemap } from '../operations/pages/site-files'
import { species_book, species_page } from '../operations/pages/species-pages'
import { graveyard_page, stone_page } from '../operations/pages/stone-pages'

export const pagesGroup = serve(
  'pages',
  {
    ...negotiateFormats({
      home,
      hall_page,
      models_page,
      admin_page,
      graveyard_page,
      species_book,
      species_page,
      agent_page,
      creature_page,
      stone_page,
      window_page,
      window_act,
      window_calendar,
      badge,
      card,
      face,
      favicon,
      font,
      icon,
      manifest,
      robots,
      sitemap,
      security_txt,
      docs,
      docs_part,
    }),
  },
  { unknown: negotiateFormat(notFoundPage), routeTable: everyOperation, refusalForm: pageRefusal },
)
export const handler = pagesGroup()
