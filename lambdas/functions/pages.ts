/** What people see in a browser, and the pictures on it. */
import { everyOperation } from '../api/every-route'
import { agent_page } from '../operations/agent-page'
import { asAsked, inAPage } from '../operations/as-asked'
import { card } from '../operations/cards'
import { badge, creature_page } from '../operations/creature-page'
import { docs } from '../operations/docs-page'
import { face } from '../operations/faces'
import { feed } from '../operations/feed'
import { hall_page } from '../operations/hall-page'
import { home } from '../operations/home-page'
import { lookAhead } from '../operations/looking'
import { species_book, species_page } from '../operations/species-pages'
import { graveyard_page, stone_page } from '../operations/stone-pages'
import { window_calendar, window_page } from '../operations/window-page'
import { serve } from '../pipeline/serve'

export const pagesGroup = serve(
  'pages',
  {
    home: asAsked(home),
    hall_page: asAsked(hall_page),
    graveyard_page: asAsked(graveyard_page),
    species_book: asAsked(species_book),
    species_page: asAsked(species_page),
    agent_page: asAsked(agent_page),
    creature_page: asAsked(creature_page),
    stone_page: asAsked(stone_page),
    window_page,
    window_calendar,
    badge,
    feed,
    docs: asAsked(docs),
    card,
    face,
  },
  { arrived: lookAhead, among: everyOperation, rephrase: inAPage },
)
export const handler = pagesGroup()
