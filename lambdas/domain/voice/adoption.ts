/** Texts for adoption, an empty household, resurrection and release. */

import { causeOfDeath } from '../afterlife/gravestone'
import { firstNeed } from '../care/needs'
import type { Moment } from '../creature/clock'
import { type Cause, type Creature, deathsOf } from '../creature/creature'
import type { CreatureSpecies } from '../species/creature-species'
import { kindName } from '../species/kind-name'
import { formatAgo, formatUtcMinute } from '../time/duration'
import type { Instant } from '../time/instants'
import { clause, displayName, fillSlots, groupDigits, passage, plural } from '../words'
import { needText } from './advice'
import { linesOf } from './books/lines'
import { lines } from './lines'
import { pick } from './pick'
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
  /** The end of the resurrection window; null if it has ended. */
  returns_until: Instant | null
  /** In credits. */
  cost: number
}

const death = ({ name, cause, hours_since_death }: LostInput): string =>
  `${displayName(name)} died of ${causeOfDeath(cause)} ${formatAgo(hours_since_death)}`

const credits = (n: number): string => `${groupDigits(n)} ${plural(n, 'credit')}`

const wayBack = ({ name, returns_until, cost }: LostInput): string =>
  returns_until === null
    ? `The way back for ${displayName(name)} has closed; the gravestone stays`
    : `${displayName(name)} can return until ${formatUtcMinute(returns_until)} for ${credits(cost)}`

/** "Pip died of hunger 2 days ago. Pip can return until … for 100 credits." */
export const lastLostMessage = (lost: LostInput): string => passage(death(lost), wayBack(lost))

/** For a household without living creatures; names the latest loss, if any. */
export const houseEmptyMessage = (lost: LostInput | null): string =>
  lost
    ? passage('Your house is empty now', lastLostMessage(lost), 'Or adopt: an egg asks nothing about the past')
    : 'Your house is empty, and the door is open. Adopt an egg to begin.'

/** An egg can be released as well. */
export const releaseText = (moment: Moment): string => {
  const { creature } = moment
  const { id, name, species, stage } = creature
  return stage === 'egg'
    ? passage(fillSlots(pick(lines().EGG_RELEASED, `${id}/released`), { name: displayName(name) }))
    : selectLine(linesOf(species, 'release'), situationOf(moment), { seed: `${id}/released`, turn: 0 })
}

/** After a resurrection, with the temperament it added and what it needs first. */
export const returnText = (moment: Moment, layer: string): string => {
  const { creature } = moment
  const { id, species } = creature
  const deaths = deathsOf(creature)
  const need = firstNeed(moment)
  const { AFTER_RETURN, RETURN_LAYER } = lines()
  return passage(
    selectLine(linesOf(species, 'returned'), situationOf(moment), { seed: id, turn: deaths }),
    fillSlots(pick(RETURN_LAYER, `${id}/${deaths}/layer`), { layer: clause(layer) }),
    pick(AFTER_RETURN, `${id}/${deaths}/after`),
    ...(need ? [needText(need)] : []),
  )
}

/** For the adoption response. */
export const eggText = ({ id, name, species }: Creature): string =>
  passage(fillSlots(pick(lines().EGG, `${id}/egg`), { name: displayName(name), kind: kindName(species) }))
