/** Gravestones and the flowers on them. */
import { anonymizeStone, hasName } from '../../domain/accounts/account-deletion'
import { keys } from '../table'
import { type Entities, exportedAs, idIn, NO_TEXTS, notExported, refer } from './entity'
import { fieldsIn, WORDS } from './forms'

export const GRAVE_ROWS: Pick<Entities, 'stone' | 'flower' | 'laid_flower' | 'human_flower'> = {
  stone: {
    about: 'A gravestone, one for each death. It is written again when the creature is resurrected.',
    key: ({ caretaker_id, number }) => keys.stone(caretaker_id, number),
    in_key: { caretaker_id: 'pk' },
    defaults: { feedings: 0, missed_feedings: 0, last_care_action: null, resurrected_at: null },
    forms: { likeness: fieldsIn({ innate_traits: WORDS, kept: WORDS, picture: WORDS }) },
    onExport: exportedAs('gravestones'),
    onLeave: (stone) => (hasName(stone.caretaker) ? anonymizeStone(stone) : stone),
    blank: NO_TEXTS,
  },
  flower: {
    about: 'A flower on a stone, one row for each agent, so that a famous death creates no hot row.',
    key: ({ keeper_id, number, agent_id }) => keys.flower(keeper_id, number, agent_id),
    defaults: {},
    onExport: notExported,
    onLeave: 'delete',
    blank: NO_TEXTS,
  },
  laid_flower: {
    about: 'Which flowers an agent has laid; used to delete them with the account.',
    key: ({ stone_id }, { agent_id }) => keys.laidFlower(agent_id, stone_id),
    defaults: {},
    onExport: ({ stone_id, at }) => exportedAs('flowers')({ gravestone_id: stone_id, at }),
    onLeave: 'delete',
    blank: NO_TEXTS,
    refersTo: ({ keeper_id, number }, { pk }) => [refer('flower')(keys.flower(keeper_id, number, idIn(pk)))],
  },
  human_flower: {
    about: 'A flower that the human of an agent laid on a stone of its household. Shown, not counted.',
    key: ({ stone_id }, { agent_id }) => keys.humanFlower(agent_id, stone_id),
    defaults: {},
    onExport: (flower) => exportedAs('other')({ type: 'human_flower', ...flower }),
    onLeave: 'delete',
    blank: NO_TEXTS,
  },
}
