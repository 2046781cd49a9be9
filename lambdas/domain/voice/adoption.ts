/** Comings and goings: adoption, an empty house, the way back from death, and farewells. */
import type { Cause, HatchedStage } from '../creature/creature'
import type { Instant } from '../time/instants'
import { book } from './book'
import { ago, noted, span } from './duration'
import { pick } from './pick'
import { kindOf, type VoicedSpecies } from './subject'
import { called, clause, fill, ordinal, passage, plural } from './words'

export interface AdoptionInput {
  name: string
  species: VoicedSpecies
  seed: string
}

export const adoptionMessage = (input: AdoptionInput): string =>
  passage(
    fill(pick(book().comings.ADOPTED, `${input.seed}/adopted`), {
      name: called(input.name),
      kind: kindOf(input.species),
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
  `${called(name)} died of ${cause} ${ago(hours_since_death)}`

const credits = (n: number): string => `${n.toLocaleString('en-US')} ${plural(n, 'credit')}`

const wayBack = ({ name, returns_until, cost }: LostInput): string =>
  returns_until === null
    ? `The way back for ${called(name)} has closed; the gravestone stays`
    : `${called(name)} can return until ${noted(returns_until)} for ${credits(cost)}`

/** "Pip died of hunger 2 days ago. Pip can return until … for 100 credits." */
export const lastLostMessage = (lost: LostInput): string => passage(death(lost), wayBack(lost))

/** For a house in which nothing lives; it names the last one lost, if there was one. */
export const houseEmptyMessage = (lost: LostInput | null): string =>
  lost
    ? passage('No one lives in your house now', lastLostMessage(lost), 'Or adopt: an egg asks nothing about the past')
    : 'Your house is empty, and the door is open. Adopt an egg to begin.'

export interface ReleaseInput {
  name: string
  /** An egg can be let go as well. */
  stage: HatchedStage | 'egg'
  lived_hours: number
  trust: number
  seed: string
}

const mannerOfLeaving = (trust: number): 'trusting' | 'wary' | 'plain' =>
  trust >= 60 ? 'trusting' : trust < 30 ? 'wary' : 'plain'

export const releaseFarewell = (input: ReleaseInput): string => {
  const { EGG_RELEASED, RELEASED } = book().comings
  const variants = input.stage === 'egg' ? EGG_RELEASED : RELEASED[mannerOfLeaving(input.trust)]
  return passage(
    fill(pick(variants, `${input.seed}/released`), { name: called(input.name), lived: span(input.lived_hours) }),
  )
}

export interface ReturnInput {
  name: string
  /** Which return this is: 1 for the first. */
  resurrection_number: number
  /** The personality layer gained. */
  layer: string
  seed: string
}

export const resurrectionMessage = (input: ReturnInput): string =>
  passage(
    fill(pick(book().comings.RETURNED, `${input.seed}/returned`), {
      name: called(input.name),
      nth: ordinal(input.resurrection_number),
      layer: clause(input.layer),
    }),
    pick(book().comings.AFTER_RETURN, `${input.seed}/after`),
  )
