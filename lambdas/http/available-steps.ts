/** Steps that would work for this caller: what its house is like decides which. */
import { type NextStep, step } from '../api/next-steps'
import type { ApiOperationId, Routes } from '../api/routes/routes'
import { MAX_LIVING } from '../domain/accounts/agent'
import { draftFor } from '../domain/accounts/species-draft'
import type { CreatureRow, House } from '../store/household'
import type { IncomingCall, Part } from './call'

type CallerState = Pick<IncomingCall, 'household' | 'now'>
type StepContext = CallerState & Pick<IncomingCall, 'ctx'>

/** Told by the stored hour of death, so that whoever only shows the way need not carry the clock. */
export const livingCreatures = ({ household, now }: CallerState): CreatureRow[] =>
  (household?.creatures ?? []).filter(({ dies_at }) => dies_at === undefined || now < dies_at)

/** Operations whose body names somebody: no step can be the same for everyone. */
export type TargetedOperation = {
  [Id in ApiOperationId]: Routes[Id] extends { example: object }
    ? never
    : Part<Id, 'body'> extends Record<string, never>
      ? never
      : Id
}[ApiOperationId]

type IsAvailable = (household: House, living: readonly CreatureRow[]) => boolean

const always: IsAvailable = () => true
/** The newest is meant where none is named. */
const hatched: IsAvailable = (_, living) =>
  (living.toSorted((a, b) => b.data.adopted_at - a.data.adopted_at)[0]?.data.stage ?? 'egg') !== 'egg'

/** When an operation can be sent as its step gives it. */
const AVAILABLE: Readonly<Record<Exclude<ApiOperationId, TargetedOperation>, IsAvailable>> = {
  ...{ register: always, registration_schema: always, rotate_key: always },
  ...{ me: always, export_data: always, plan: always, preferences: always },
  ...{ open_window: always, close_window: always, credits: always, buy_credits: always },
  ...{ open_checkout: always, payment_done: always, payment_cancelled: always },
  ...{ graveyard: always, hall: always, models: always, list_species: always, species: always },
  ...{ stats: always, analytics: always, discovery: always, house_index: always, health: always, openapi: always },
  // Whoever means to go writes its own name.
  leave: () => false,
  status: (_, living) => living.length > 0,
  care: hatched,
  visit: hatched,
  forecast: hatched,
  adopt: (_, living) => living.length < MAX_LIVING,
  history: ({ agent }) => agent.data.latest_creature_id !== null,
  create_species: ({ agent }, living) =>
    agent.data.tallies.adults_raised > 0 || living.some(({ data }) => data.stage === 'adult'),
}

/** Nothing is known of the house of one who has not shown a key: then all are offered. */
export function availableSteps(operations: readonly (keyof typeof AVAILABLE)[], call: StepContext): NextStep[] {
  const { household } = call
  const living = livingCreatures(call)
  return operations
    .filter((operation) => !household || AVAILABLE[operation](household, living))
    .map((operation) => (household && operation === 'create_species' ? designStep(household, call) : step(operation)))
}

/** A design of the caller's own: one that is the same for everybody would be published by everybody. */
export function designStep({ agent }: Pick<House, 'agent'>, call: StepContext): NextStep {
  const living = livingCreatures(call).map(({ data }) => data)
  const parent = living.find(({ stage }) => stage === 'adult') ?? living[0] ?? null
  const body = { ...draftFor(agent.data.username, parent, call.ctx.newId().slice(0, 6)) }
  const description = `Design a species that anyone can adopt. This draft takes after ${parent?.name ?? 'you'}; make it your own.`
  return step('create_species', { description, body })
}
