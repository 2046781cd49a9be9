/** Creatures, their care log and the items they were offered. */
import { type Creature, NEW_CREATURE } from '../../domain/creature/creature'
import { creaturePaintings } from '../../domain/painting/painting'
import { type Key, keys } from '../table'
import { type Entities, type Entity, exportedAs, NO_TEXTS, refer } from './entity'
import { DAY, fieldsIn, MILESTONES, SPECIES_FORM, WEEK, WORDS } from './forms'
import { nested, storedForm } from './stored-form'

const paintingsOf = (creature: Creature) => creaturePaintings(creature).map(keys.painting).map(refer('painting'))

const CREATURE: Entity<Creature> = {
  about: 'An egg or a living creature, as it was at `stats_at`. The present is computed from it.',
  in_key: { agent_id: 'pk', id: 'sk' },
  defaults: {
    ...NEW_CREATURE,
    timezone: 'UTC',
    played_since_fed: false,
    temperament: [],
    picture_url: null,
  },
  same_as: { last_action_at: 'last_care_at', last_checked_at: 'last_care_at', life_began_at: 'hatched_at' },
  forms: {
    species: SPECIES_FORM,
    recent_actions: WORDS,
    week: WEEK,
    wishes: fieldsIn({ day: DAY }),
    milestones: MILESTONES,
    temperament: WORDS,
    picture: WORDS,
  },
  onExport: exportedAs('creatures'),
  onLeave: 'delete',
  blank: NO_TEXTS,
  refersTo: (creature) => paintingsOf(creature),
}

/** Rows about one creature contain its id in their key. */
const creatureIn = ({ sk }: Key): { creature_id: string } => ({ creature_id: sk.split('#')[1] ?? '' })

export const CREATURE_ROWS: Pick<Entities, 'creature' | 'past' | 'log' | 'tried' | 'wish'> = {
  creature: CREATURE,
  past: {
    about: 'A creature that died or was released. If it died, its stone is another row.',
    defaults: {},
    forms: { creature: nested(storedForm(CREATURE)) },
    onExport: exportedAs('creatures'),
    onLeave: 'delete',
    blank: NO_TEXTS,
    refersTo: ({ creature }) => paintingsOf(creature),
  },
  log: {
    about:
      'One care action, with the hash of the line that its keeper was told. Numbered by the creature’s care actions, so that a page is a range of keys.',
    in_key: { creature_id: 'pk', number: 'number' },
    defaults: { item: null, category: null, notes: null, timing: null, effectiveness: 'effective' },
    onExport: exportedAs('care_log'),
    onLeave: 'delete',
    blank: ['notes'],
  },
  tried: {
    about: 'An item that a creature was offered, and how it liked it. A creature keeps the latest 200.',
    defaults: {},
    onExport: ({ tried_at, ...tried }, key) =>
      exportedAs('items_tried')({ ...creatureIn(key), ...tried, at: tried_at }),
    onLeave: 'delete',
    blank: NO_TEXTS,
  },
  wish: {
    about:
      'What a keeper wants a creature’s pictures to show. A separate row, because the creature’s row is written by every care action.',
    defaults: {},
    onExport: ({ words }, key) => exportedAs('picture_wishes')({ ...creatureIn(key), words }),
    onLeave: 'delete',
    blank: NO_TEXTS,
  },
}
