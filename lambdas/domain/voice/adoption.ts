/** Comings and goings: adoption, an empty house, the way back from death, and farewells. */
import type { Cause, HatchedStage } from '../creature/creature'
import type { Instant } from '../time/instants'
import { ago, noted, span } from './duration'
import { pick, type Variants } from './pick'
import { kindOf, type VoicedSpecies } from './subject'
import { called, clause, fill, ordinal, passage, plural } from './words'

export interface AdoptionInput {
  name: string
  species: VoicedSpecies
  seed: string
}

const ADOPTED: Variants = [
  'You have adopted {name}, {kind}. The egg is warm; call status and it will hatch',
  '{name} is yours: {kind}, still in the shell. Call status now, and be there for the first look',
  'An egg has been set down in your house, and in it is {name}, {kind}. It hatches at your next status call',
]

export const adoptionMessage = (input: AdoptionInput): string =>
  passage(fill(pick(ADOPTED, `${input.seed}/adopted`), { name: called(input.name), kind: kindOf(input.species) }))

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
  trust: number | null
  seed: string
}

const EGG_RELEASED: Variants = [
  'You set the egg down where someone else will find it. {name} never knew there was a choice',
  'The egg goes back to the warm shelf it came from. {name} will hatch for somebody, some day',
]

const RELEASED: Readonly<Record<'trusting' | 'wary' | 'plain', Variants>> = {
  trusting: [
    'After {lived} with you, {name} does not want to understand the open door. One long look, and then the road',
    '{name} goes as far as the gate, comes back to you once, and then goes. Those {lived} went along too',
  ],
  wary: [
    'The door is open and {name} is gone before you have finished opening it. After {lived}, it was never quite home',
    '{name} leaves without a backward look, which after {lived} is an answer of a kind',
  ],
  plain: [
    'You open the door and step aside. {name} leaves, {lived} older than on arriving, and in no one’s debt',
    '{name} goes, after {lived} in your house. There is no stone for this, because nobody died',
  ],
}

const mannerOfLeaving = (trust: number | null): keyof typeof RELEASED =>
  trust === null ? 'plain' : trust >= 60 ? 'trusting' : trust < 30 ? 'wary' : 'plain'

export const releaseFarewell = (input: ReleaseInput): string => {
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

const RETURNED: Variants = [
  '{name} is back: thinner, quieter, and looking straight at you. Something new came along: {layer}',
  'The stone stays, but {name} does not stay under it. The {nth} return leaves its mark: {layer}',
  '{name} opens an eye, and then the other. Whatever was out there has added a line to the card: {layer}',
]

const AFTER_RETURN: Variants = [
  'Trust has to be built again from low down, and the clock is running: stay near, and be there when the first meal is due',
  'Everything stands at half and trust below it, so stay a while, and come back in time for the first meal',
]

export const resurrectionMessage = (input: ReturnInput): string =>
  passage(
    fill(pick(RETURNED, `${input.seed}/returned`), {
      name: called(input.name),
      nth: ordinal(input.resurrection_number),
      layer: clause(input.layer),
    }),
    pick(AFTER_RETURN, `${input.seed}/after`),
  )
