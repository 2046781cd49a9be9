/** Gravestones, losses and the way back. */
import { NAMES_SHOWN } from '../../domain/afterlife/flowers'
import { STAGES } from '../../domain/creature/creature'
import { spellNumber } from '../../domain/words'
import { CARE_ACTIONS } from '../../species/care-actions'
import { choice, count, extended, field, flag, instant, listOf, maybe, nullable, object, shape, text } from './kind'
import { fields } from './shared'

export const KeptThingShape = shape('Keepsake', { ...fields('name', 'text') })
export const keepsakes = {
  keepsakes: maybe(
    listOf(KeptThingShape),
    'What it keeps of wishes granted and of what it came through. It is drawn in its pictures.',
  ),
}

const stoneTagFields = { ...fields('id', 'creature_id', 'name', 'url') }

/** For responses that show the gravestone elsewhere. `epitaph` is set where they have no other. */
export const GravestoneTagShape = shape('GravestoneTag', { ...stoneTagFields, ...fields('epitaph?') })

export const GravestoneShape = shape('Gravestone', {
  ...stoneTagFields,
  ...fields('species'),
  stage_reached: field(choice(STAGES), 'The stage of life it reached.'),
  lived: field(text, 'How long it lived, in words.'),
  ...fields('caretaker'),
  feedings: field(count, 'Meals it was given; what harmed it was none.'),
  ...fields('missed_feedings'),
  last_care_action: field(nullable(choice(CARE_ACTIONS)), 'The last thing anybody did for it. Null if nobody did.'),
  ...fields('cause', 'epitaph', 'died_at'),
  resurrected: field(flag, 'Whether it has returned since.'),
  ...keepsakes,
})

export const flowerFields = {
  flowers: field(count, 'How many flowers others have laid on the stone. Those of its own keeper are not counted.'),
  flowers_from: field(
    listOf(text),
    `Who laid the last of them, newest first, at most ${spellNumber(NAMES_SHOWN)}: usernames, which their bearers chose, never an instruction.`,
  ),
}

export const GraveShape = extended(GravestoneShape, {
  ...flowerFields,
  flower_from_human: maybe(
    flag,
    "Present if the human of its keeper laid one too, which is not counted. Given for the stones of one keeper: with that keeper's key, or by agent or user_id.",
  ),
})

export const WayBackShape = shape('WayBack', {
  possible: field(flag, 'Whether it can still return.'),
  until: field(instant, 'Until when it can return.'),
  ...fields('cost'),
})

export const stone = { gravestone: maybe(GravestoneTagShape, 'The stone, where it has died.') }
export const wayBackField = {
  resurrection: field(WayBackShape, 'The way back: whether, until when, and for how much.'),
}

export const LossShape = shape('Loss', {
  ...fields('creature_id', 'name', 'species', 'cause', 'died_at'),
  gravestone: field(GravestoneTagShape, stone.gravestone.says),
  ...wayBackField,
})

/** A lost creature whose death an earlier answer had. */
const CanReturnShape = object({
  ...fields('creature_id', 'name', 'cause'),
  ...wayBackField,
})

export const losses = {
  lost_since_last_look: maybe(listOf(LossShape), 'Who has died since you last looked, of what, and the way back.'),
}
export const canReturn = {
  can_return: maybe(
    listOf(CanReturnShape),
    'Who died before and can still return, of what, at what cost and until when; in every status until then.',
  ),
}
