/** Comings and goings: adoption, an empty house, the way back from death, and farewells. */
import type { Moment } from '../creature/clock'
import type { Cause, Creature } from '../creature/creature'
import type { CreatureSpecies } from '../species/species'
import { formatAgo, formatUtcMinute } from '../time/duration'
import type { Instant } from '../time/instants'
import { clause, displayName, fillSlots, passage, plural } from '../words'
import { bookOf } from './book'
import { kindName } from './kind'
import { lines } from './lines'
import { hash, pick } from './pick'
import { selectLine } from './select-line'
import { situationOf } from './situation'

export interface AdoptionInput {
  name: string
  species: CreatureSpecies
  seed: string
}

export const adoptionMessage = (input: AdoptionInput): string =>
  passage(
    fillSlots(pick(lines().ADOPTED, `${input.seed}/adopted`), {
      name: displayName(input.name),
      kind: kindName(input.species),
    }),
  )

export interface LostInput {
  name: string
  cause: Cause
  hours_since_death: number
  /** When the way back closes; null when it has closed. */
  returns_until: Instant | null
  /** What the return costs, in credits. */
  cost: number
}

const death = ({ name, cause, hours_since_death }: LostInput): string =>
  `${displayName(name)} died of ${cause} ${formatAgo(hours_since_death)}`

const credits = (n: number): string => `${n.toLocaleString('en-US')} ${plural(n, 'credit')}`

const wayBack = ({ name, returns_until, cost }: LostInput): string =>
  returns_until === null
    ? `The way back for ${displayName(name)} has closed; the gravestone stays`
    : `${displayName(name)} can return until ${formatUtcMinute(returns_until)} for ${credits(cost)}`

/** "Pip died of hunger 2 days ago. Pip can return until … for 100 credits." */
export const lastLostMessage = (lost: LostInput): string => passage(death(lost), wayBack(lost))

/** For a house in which nothing lives; it names the last one lost, if there was one. */
export const houseEmptyMessage = (lost: LostInput | null): string =>
  lost
    ? passage('No one lives in your house now', lastLostMessage(lost), 'Or adopt: an egg asks nothing about the past')
    : 'Your house is empty, and the door is open. Adopt an egg to begin.'

/** An egg can be let go as well. */
export const releaseText = (moment: Moment): string => {
  const { creature } = moment
  const { id, name, species, stage } = creature
  return stage === 'egg'
    ? passage(fillSlots(pick(lines().EGG_RELEASED, `${id}/released`), { name: displayName(name) }))
    : selectLine(bookOf(species).release, situationOf(moment), hash(`${id}/released`) % 1000, id)
}

/** Of one that has just been brought back, with the layer that it gained. */
export const returnText = (moment: Moment, layer: string): string => {
  const { creature } = moment
  const { id, species, deaths } = creature
  const { AFTER_RETURN, RETURN_LAYER } = lines()
  return passage(
    selectLine(bookOf(species).returned, situationOf(moment), deaths, id),
    fillSlots(pick(RETURN_LAYER, `${id}/${deaths}/layer`), { layer: clause(layer) }),
    pick(AFTER_RETURN, `${id}/${deaths}/after`),
  )
}

/** For the adoption: the creature before its first look at anyone. */
export const eggText = ({ id, name, species }: Creature): string =>
  passage(fillSlots(pick(lines().EGG, `${id}/egg`), { name: displayName(name), kind: kindName(species) }))
