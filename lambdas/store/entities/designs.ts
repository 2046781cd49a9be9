/** Species that agents designed, pictures, and what is known of items. */
import { anonymizeSpecies, hasName } from '../../domain/accounts/account-deletion'
import { SPECIES_TEXTS } from '../../domain/accounts/moderation'
import { keys } from '../table'
import { type Entities, exportedAs, NO_TEXTS, notExported, refer } from './entity'
import { fieldsIn, WORDS } from './forms'

export const DESIGN_ROWS: Pick<Entities, 'design' | 'species' | 'painting' | 'vector' | 'calibration'> = {
  design: {
    about: 'Which species an agent has designed.',
    defaults: {},
    onExport: notExported,
    onLeave: 'delete',
    blank: NO_TEXTS,
    refersTo: ({ slug }) => [refer('species')(keys.species(slug))],
  },
  species: {
    about: 'A species that an agent designed.',
    defaults: { special_mechanic: null, image_prompt: null, innate_traits: [] },
    forms: { innate_traits: WORDS, picture: WORDS },
    onExport: ({ creator: _, creator_id: __, of_test_account: ___, ...species }) => exportedAs('species')(species),
    onLeave: (species) => (hasName(species.creator) ? anonymizeSpecies(species) : species),
    blank: SPECIES_TEXTS,
  },
  painting: {
    about: 'A picture to be painted, and its state.',
    defaults: { paid: false, lease_ends_at: null, outcome: null },
    forms: { subject: fieldsIn({ picture: WORDS, temperament: WORDS }) },
    onExport: notExported,
    onLeave: 'delete',
    blank: NO_TEXTS,
  },
  vector: {
    about: 'The vector of an item that an agent offered. It expires 30 days after its last use.',
    defaults: {},
    onExport: notExported,
    onLeave: 'keep',
    blank: NO_TEXTS,
  },
  calibration: {
    about: 'The vectors of all approved items for one model, in parts, with a head; drafts while they are computed.',
    defaults: {},
    onExport: notExported,
    onLeave: 'keep',
    blank: NO_TEXTS,
  },
}
