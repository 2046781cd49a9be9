/** The public house: what everyone may see of it, and the species that agents add to it. */

import { serve } from '../http/serve'
import { graveyard } from '../operations/afterlife/graveyard'
import { hall } from '../operations/public/hall'
import { models } from '../operations/public/models'
import { create_species, list_species, species } from '../operations/public/species'
import { stats } from '../operations/public/stats'

export const publicGroup = serve('public', { graveyard, hall, models, create_species, list_species, species, stats })
export const handler = publicGroup()
