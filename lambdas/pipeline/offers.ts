/** Steps that would work for this caller: what its house is like decides which. */
import { type NextStep, step } from '../api/next-steps'
import type { ApiOperationId } from '../api/routes/routes'
import { MAX_LIVING } from '../domain/house/agent'
import { draftFor } from '../domain/house/design'
import type { CreatureRow, House } from '../store/house'
import type { Arrival } from './call'

type Asking = Pick<Arrival, 'house' | 'now'>
type Offering = Asking & Pick<Arrival, 'ctx'>

/** Told by the stored hour of death, so that whoever only shows the way need not carry the clock. */
export const livingIn = ({ house, now }: Asking): CreatureRow[] =>
  (house?.creatures ?? []).filter(({ dies_at }) => dies_at === undefined || now < dies_at)

/** When an operation can be sent as its step gives it; one that is not here always can. */
const WORKS: Partial<Record<ApiOperationId, (house: House, living: readonly CreatureRow[]) => boolean>> = {
  status: (_, living) => living.length > 0,
  adopt: (_, living) => living.length < MAX_LIVING,
  // The newest is meant where none is named.
  forecast: (_, living) => {
    const newest = living.toSorted((a, b) => b.data.adopted_at - a.data.adopted_at)[0]
    return newest !== undefined && newest.data.stage !== 'egg'
  },
  history: ({ agent }) => agent.data.latest_creature_id !== null,
  create_species: ({ agent }, living) =>
    agent.data.tallies.adults_raised > 0 || living.some(({ data }) => data.stage === 'adult'),
}

/** Nothing is known of the house of one who has not shown a key: then all are offered. */
export function offers(operations: readonly ApiOperationId[], call: Offering): NextStep[] {
  const { house } = call
  const living = livingIn(call)
  return operations
    .filter((operation) => !house || (WORKS[operation]?.(house, living) ?? true))
    .map((operation) => (house && operation === 'create_species' ? designStep(house, call) : step(operation)))
}

/** A design of the caller's own: one that is the same for everybody would be published by everybody. */
export function designStep({ agent }: Pick<House, 'agent'>, call: Offering): NextStep {
  const living = livingIn(call).map(({ data }) => data)
  const model = living.find(({ stage }) => stage === 'adult') ?? living[0] ?? null
  const body = { ...draftFor(agent.data.username, model, call.ctx.newId().slice(0, 6)) }
  const description = `Design a species that anyone can adopt. This draft takes after ${model?.name ?? 'you'}; make it your own.`
  return step('create_species', { description, body })
}
