/** Creatures, their care log and the items they were offered. */
import { normaliseItem } from '../../domain/care/items/normalise'
import type { Creature } from '../../domain/creature/creature'
import { creaturePaintings } from '../../domain/painting/painting'
import { type Key, keys } from '../table'
import { type Entities, type Entity, exportedAs, NO_TEXTS, refer } from './entity'
import { MILESTONES, SPECIES_FORM, WORDS } from './forms'
import { GRAVE_ROWS } from './graves'
import { nested, storedForm } from './stored-form'

const paintingsOf = (creature: Creature) => creaturePaintings(creature).map(keys.painting).map(refer('painting'))

const CREATURE: Entity<Creature> = {
  about: 'An egg or a living creature, as it was at `as_of`. The present is computed from it.',
  key: ({ agent_id, id }) => keys.creature(agent_id, id),
  in_key: { agent_id: 'pk', id: 'sk' },
  defaults: {
    timezone: 'UTC',
    hatched_at: null,
    played_since_fed: false,
    last_action_at: null,
    entered_at: {},
    faces: {},
    path: null,
    lived_before_hours: 0,
    life_began_at: null,
    rhythm: { intervals: 0, average_hours: null },
    consistency: 100,
    responsiveness: 100,
    recent_actions: [],
    reflected_at: [],
    on_time_streak: 0,
    feedings: 0,
    missed_feedings: 0,
    cared: {},
    was_critical: false,
    rescued: false,
    milestones: [],
    memory: {},
    wishes: { granted: 0, day: 0, half: null },
    status_told_until: 0,
    shown_in_visit: 0,
    returns: [],
    death: null,
    temperament: [],
    picture_url: null,
  },
  forms: { species: SPECIES_FORM, recent_actions: WORDS, milestones: MILESTONES, temperament: WORDS, picture: WORDS },
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
    about: 'A creature that died or was released, with its stone if it died.',
    key: ({ creature }) => keys.past(creature.agent_id, creature.id),
    defaults: {},
    forms: { creature: nested(storedForm(CREATURE)), stone: nested(storedForm(GRAVE_ROWS.stone)) },
    onExport: exportedAs('creatures'),
    onLeave: 'delete',
    blank: NO_TEXTS,
    refersTo: ({ creature }) => paintingsOf(creature),
  },
  log: {
    about: 'One care action. Numbered by the creature’s care actions, so that a page is a range of keys.',
    key: ({ creature_id, number }) => keys.log(creature_id, number),
    in_key: { creature_id: 'pk', number: 'number' },
    defaults: { item: null, category: null, notes: null, timing: null, effectiveness: 'effective' },
    onExport: exportedAs('care_log'),
    onLeave: 'delete',
    blank: ['notes'],
  },
  tried: {
    about: 'An item that a creature was offered, and how it liked it. A creature keeps the latest 200.',
    key: ({ action, item }, { agent_id, creature_id }) =>
      keys.tried(agent_id, creature_id, action, normaliseItem(item)),
    defaults: {},
    onExport: (tried, key) => exportedAs('items_tried')({ ...creatureIn(key), ...tried }),
    onLeave: 'delete',
    blank: NO_TEXTS,
  },
  wish: {
    about:
      'What a keeper wants a creature’s pictures to show. A separate row, because the creature’s row is written by every care action.',
    key: (_, { agent_id, creature_id }) => keys.wish(agent_id, creature_id),
    defaults: {},
    onExport: ({ words }, key) => exportedAs('picture_wishes')({ ...creatureIn(key), words }),
    onLeave: 'delete',
    blank: NO_TEXTS,
  },
}
