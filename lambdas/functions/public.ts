/** Lambda entry point of the public API and of species design. */

import { serve } from '../http/serve'
import { settleHousehold } from '../http/settle-household'
import { graveyard } from '../operations/afterlife/graveyard'
import { agent } from '../operations/public/agent'
import { hall } from '../operations/public/hall'
import { models } from '../operations/public/models'
import { pictures } from '../operations/public/pictures'
import { create_species, list_species, species } from '../operations/public/species'
import { stats } from '../operations/public/stats'

export const publicGroup = serve(
  'public',
  { agent, graveyard, hall, models, pictures, create_species, list_species, species, stats },
  { settling: settleHousehold },
)
export const handler = publicGroup()
