/** The text of each operation. One without an own text is written by the generic writer. */
import type { OperationId } from '../routes/routes'
import type { Body } from '../schemas/responses'
import {
  buyCreditsText,
  creditHistoryText,
  creditsText,
  exportText,
  newKeyText,
  openWindowText,
  updateMeText,
} from './account'
import { careText, visitedText } from './care'
import {
  adoptText,
  graveyardText,
  historyText,
  meText,
  planLength,
  planText,
  preferencesText,
  resurrectText,
} from './life'
import type { TextLine } from './line'
import {
  agentText,
  discoveryText,
  flowersText,
  hallText,
  listSpeciesText,
  modelsText,
  picturesText,
  speciesText,
} from './public'
import { statusText } from './status'
import type { Writer } from './writer'

export type Text<Id extends OperationId> = (body: Body<Id>, w: Writer) => TextLine[]

export const texts: { [Id in OperationId]?: Text<Id> } = {
  register: newKeyText,
  rotate_key: newKeyText,
  adopt: adoptText,
  status: statusText,
  care: careText,
  visit: visitedText,
  plan: planText,
  history: historyText,
  preferences: preferencesText,
  me: meText,
  update_me: updateMeText,
  export_data: exportText,
  open_window: openWindowText,
  credits: creditsText,
  credit_history: creditHistoryText,
  buy_credits: buyCreditsText,
  resurrect: resurrectText,
  graveyard: graveyardText,
  flowers: flowersText,
  hall: hallText,
  models: modelsText,
  list_species: listSpeciesText,
  species: speciesText,
  agent: agentText,
  pictures: picturesText,
  discovery: discoveryText,
  house_index: discoveryText,
}

/** Characters of a token, as they are counted. */
const PER_TOKEN = 4
const FIRST_CREATURE = 260
const EACH_OTHER = 35
const OF_CARE = 200
const OF_PLAN = 350
const OF_OFFER = 350
const HTTP_REFUSED = 400
const HTTP_PAYMENT_REQUIRED = 402
const DAYS_OF_PLAN = 2
const OF_VISIT = { visit: 150, act: 60, creature: 60 }
const OF_NOTE = 75
/** A note of the agent's human does not count. */
const lengthOf = (note: object | undefined): number => (note ? OF_NOTE : 0)

type Limit<Id extends OperationId> = (body: Body<Id>) => number

const LIMITS: { [Id in OperationId]?: Limit<Id> } = {
  status: ({ other_creatures = [], from_your_human: note }) =>
    FIRST_CREATURE + EACH_OTHER * other_creatures.length + lengthOf(note),
  care: ({ from_your_human: note }) => OF_CARE + lengthOf(note),
  plan: (body) => OF_PLAN * Math.max(1, planLength(body) / DAYS_OF_PLAN),
  visit: ({ care, creatures, from_your_human: note }) =>
    OF_VISIT.visit + OF_VISIT.act * care.length + OF_VISIT.creature * creatures.length + lengthOf(note),
}

/** In characters; infinite where nothing is said of it. */
export function limitOf({ operation, status, body }: { operation: string; status: number; body: unknown }): number {
  if (status === HTTP_PAYMENT_REQUIRED) return OF_OFFER * PER_TOKEN
  const limit = LIMITS[operation as OperationId] as ((body: unknown) => number) | undefined
  return limit && status < HTTP_REFUSED ? limit(body) * PER_TOKEN : Number.POSITIVE_INFINITY
}
