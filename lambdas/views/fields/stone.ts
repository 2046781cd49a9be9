/** Gravestones and losses: the value of each field, and which of them each answer shows. */

import type { GravestoneShape, LossShape } from '../../api/fields/afterlife'
import type { DepartedShape } from '../../api/fields/creature'
import type { ValueOf } from '../../api/fields/kind'
import { pageUrl } from '../../api/routes/page-url'
import type { Gravestone, Lost } from '../../domain/afterlife/gravestone'
import { resurrectableUntil, resurrectionDeadline } from '../../domain/afterlife/resurrection'
import { iso } from '../../domain/time/instants'
import { stoneKeepsakes } from '../../domain/voice/wish'
import { copied, pickFields, type Values, type ViewedAt } from './pick-fields'

export const STONE_FIELDS = {
  ...copied<Gravestone>()(
    'id',
    'creature_id',
    'name',
    'species',
    'stage_reached',
    'lived',
    'caretaker',
    'feedings',
    'missed_feedings',
    'last_care_action',
    'cause',
    'epitaph',
  ),
  url: ({ id, ...call }: Pick<Gravestone, 'id'> & ViewedAt) => pageUrl(call, 'stone', id),
  keepsakes(stone: Gravestone) {
    const kept = stoneKeepsakes(stone).map(({ name, text }) => ({ name, text }))
    return kept.length > 0 ? kept : undefined
  },
  died_at: ({ died_at }: Gravestone) => iso(died_at),
  resurrected: ({ resurrected_at }: Gravestone) => resurrected_at !== null,
} satisfies Values<ValueOf<typeof GravestoneShape>, Gravestone & ViewedAt>

export const STONE_TAG = ['id', 'creature_id', 'name', 'url'] as const
export const LOST_FIELDS = {
  ...copied<Lost>()('creature_id', 'name', 'species', 'stage', 'cause'),
  id: ({ creature_id }: Lost) => creature_id,
  alive: () => false as const,
  died_at: ({ died_at }: Lost) => iso(died_at),
  resurrection: ({ died_at, cost, now }: Pick<Lost, 'died_at' | 'cost'> & ViewedAt) => ({
    possible: resurrectionDeadline(died_at, now) !== null,
    until: iso(resurrectableUntil(died_at)),
    cost,
  }),
  gravestone: (lost: Lost & ViewedAt) => ({
    ...pickFields(STONE_FIELDS, STONE_TAG, { ...lost, id: lost.stone_id }),
    epitaph: lost.epitaph,
  }),
} satisfies Values<ValueOf<typeof LossShape> & ValueOf<typeof DepartedShape>, Lost & ViewedAt>

export const LAST_LOST = ['creature_id', 'name', 'cause', 'died_at'] as const
/** From the second answer after the death on. */
export const CAN_RETURN = ['creature_id', 'name', 'cause', 'resurrection'] as const
/** Shown once, even if other creatures live. */
export const LOSS = ['creature_id', 'name', 'species', 'cause', 'died_at', 'gravestone', 'resurrection'] as const
export const DEPARTED = ['id', 'name', 'species', 'stage', 'alive', 'cause', 'died_at'] as const
