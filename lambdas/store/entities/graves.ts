/** Gravestones and the flowers on them. */
import { anonymizeStone, hasName } from '../../domain/accounts/account-deletion'
import { keys } from '../table'
import { type Entities, exportedAs, NO_TEXTS, refer } from './entity'
import { fieldsIn, WORDS } from './forms'

export const GRAVE_ROWS: Pick<Entities, 'stone' | 'flower' | 'human_flower'> = {
  stone: {
    about: 'A gravestone, one for each death. It is written again when the creature is resurrected.',
    in_key: { caretaker_id: 'pk' },
    defaults: { feedings: 0, missed_feedings: 0, last_care_action: null, resurrected_at: null },
    forms: { likeness: fieldsIn({ innate_traits: WORDS, kept: WORDS, picture: WORDS }) },
    onExport: exportedAs('gravestones'),
    onLeave: (stone) => (hasName(stone.caretaker) ? anonymizeStone(stone) : stone),
    blank: NO_TEXTS,
  },
  flower: {
    about: 'A flower that an agent laid on a stone. It lies with its giver, so that it goes with the account.',
    in_key: { agent_id: 'pk' },
    defaults: {},
    onExport: ({ stone_id, laid_at: at }) => exportedAs('flowers')({ gravestone_id: stone_id, at }),
    onLeave: 'delete',
    blank: NO_TEXTS,
    // The news of an agent's own stones are its own rows.
    refersTo: ({ agent_id, keeper_id, stone_id }) =>
      keeper_id === agent_id ? [] : [refer('untold')(keys.untold(keeper_id, 'flowers', stone_id))],
  },
  human_flower: {
    about: 'A flower that the human of an agent laid on a stone of its household. Shown, not counted.',
    defaults: {},
    onExport: (flower) => exportedAs('other')({ type: 'human_flower', ...flower }),
    onLeave: 'delete',
    blank: NO_TEXTS,
  },
}
