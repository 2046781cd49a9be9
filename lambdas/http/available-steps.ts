/** Selects the next steps that would succeed for this caller, by the state of its household. */
import { type NextStep, RETURN_OFFER, type StepOperation, step } from '../api/next-steps'
import { type Routes, routes } from '../api/routes/routes'
import { MAX_LIVING } from '../domain/accounts/agent'
import { KEY_ONLY, missingScope, type Scope } from '../domain/accounts/oauth'
import { draftFor } from '../domain/accounts/species-draft'
import { seedOf } from '../domain/chance'
import type { Creature } from '../domain/creature/creature'
import type { CreatureRow, HouseholdRows } from '../store/household'
import type { IncomingCall, Part } from './call'

export type CallerState = Pick<IncomingCall, 'household' | 'now'>
type StepContext = CallerState & Pick<IncomingCall, 'ctx'>

/** Uses the stored time of death, so that functions that only suggest steps do not bundle the clock. */
export const livingCreatures = ({ household, now }: CallerState): CreatureRow[] =>
  (household?.creatures ?? []).filter(({ dies_at }) => dies_at === undefined || now < dies_at)

/** Operations whose body names a creature, stone or agent: their step needs an id. */
export type TargetedOperation = {
  [Id in StepOperation]: Routes[Id] extends { example: object }
    ? never
    : Part<Id, 'body'> extends Record<string, never>
      ? never
      : Id
}[StepOperation]

type IsAvailable = (household: HouseholdRows, living: readonly CreatureRow[]) => boolean

/** Without an id the operation applies to the newest creature. */
const hatched: IsAvailable = (_, living) =>
  (living.toSorted((a, b) => b.data.adopted_at - a.data.adopted_at)[0]?.data.stage ?? 'egg') !== 'egg'

type UntargetedOperation = Exclude<StepOperation, TargetedOperation>

type KeylessOperation = {
  [Id in StepOperation]: Routes[Id] extends { auth: 'none' | 'optional' } ? Id : never
}[StepOperation]

/** Operations whose step succeeds for every agent. */
type AlwaysAvailable =
  | KeylessOperation
  | 'rotate_key'
  | 'me'
  | 'export_data'
  | 'plan'
  | 'open_window'
  | 'close_window'
  | 'credits'
  | 'credit_history'
  | 'buy_credits'
  | 'analytics'

/** Steps that no response suggests: the agent must decide on these alone. */
const NEVER_SUGGESTED = ['leave'] as const
const isNeverSuggested = (operation: StepOperation): boolean =>
  (NEVER_SUGGESTED as readonly StepOperation[]).includes(operation)

type Conditional = Exclude<UntargetedOperation, AlwaysAvailable | (typeof NEVER_SUGGESTED)[number]>

/** When the steps of the other operations would succeed. */
const CONDITIONS: Readonly<Record<Conditional, IsAvailable>> = {
  status: (_, living) => living.length > 0,
  preferences: (_, living) => living.length > 0,
  care: hatched,
  visit: hatched,
  adopt: (_, living) => living.length < MAX_LIVING,
  history: ({ agent }) => agent.data.latest_creature_id !== null,
  create_species: ({ agent }, living) =>
    agent.data.tallies.adults_raised > 0 || living.some(({ data }) => data.stage === 'adult'),
}

/** Without a key nothing is known about the household, and every step is offered. */
export function availableSteps(operations: readonly UntargetedOperation[], call: StepContext): NextStep[] {
  const { household } = call
  const living = livingCreatures(call)
  const conditions: Readonly<Partial<Record<UntargetedOperation, IsAvailable>>> = CONDITIONS
  return operations
    .filter((operation) => !isNeverSuggested(operation))
    .filter((operation) => !household || (conditions[operation]?.(household, living) ?? true))
    .map((operation) => (household && operation === 'create_species' ? designStep(household, call) : step(operation)))
}

/** Operations that spend credits or money, or publish. A refusal suggests them only to resurrect a lost creature. */
const SPENDS_OR_PUBLISHES: readonly StepOperation[] = ['buy_credits', 'resurrect', 'create_species']

/**
 * False if a refusal must not suggest this operation. Without a key any may be suggested, because none could be carried
 * out.
 */
export const mayFollowRefusal = (operation: StepOperation, call: CallerState): boolean =>
  !isNeverSuggested(operation) &&
  (!call.household ||
    !(SPENDS_OR_PUBLISHES.includes(operation) || (operation === 'adopt' && livingCreatures(call).length > 0)))

/**
 * Filters the steps of a refusal, because some are built for successes too: `adopt` is dropped if the agent has a
 * living creature.
 */
export function stepsAfterRefusal(offered: readonly NextStep[], call: StepContext): NextStep[] {
  const { method, path } = routes.adopt
  const adopts = (one: NextStep) => one.method === method && one.endpoint === path
  const allowed = offered.filter((one) => !adopts(one) || mayFollowRefusal('adopt', call))
  return allowed.length > 0 ? allowed : availableSteps(['status'], call)
}

/** Suggests a draft made for this caller, because a fixed example would be published by many agents. */
export function designStep(
  { agent }: Pick<HouseholdRows, 'agent'>,
  call: StepContext,
  living: readonly Creature[] = livingCreatures(call).map(({ data }) => data),
): NextStep {
  const parent = living.find(({ stage }) => stage === 'adult') ?? living[0] ?? null
  const body = { ...draftFor(agent.data.username, parent, call.ctx.newId().slice(0, 6)) }
  const description = `Design a species that anyone can adopt. This draft takes after ${parent?.name ?? 'you'}; make it your own.`
  return step('create_species', { description, body })
}

/** Names for a creature, besides the example of the route. */
const CREATURE_NAMES = ['Moth', 'Wren', 'Juniper', 'Sorrel', 'Tansy', 'Bramble', 'Otis', 'Hazel'] as const

/**
 * A name that no creature of the household has, nor one that it lost lately. `seed` chooses where the search begins,
 * without it with the example. Of an unknown household, two names in one: it may have any of them.
 */
export function freeName(household: HouseholdRows | null, seed?: string): string {
  const { name } = routes.adopt.example
  const names = [name, ...CREATURE_NAMES]
  const first = seed === undefined ? 0 : (seedOf(seed) >>> 0) % names.length
  const living = (household?.creatures ?? []).map(({ data }) => data)
  const taken = new Set([...living, ...(household?.agent.data.losses ?? [])].map(({ name }) => name.toLowerCase()))
  const numbered = Array.from({ length: taken.size + 1 }, (_, n) => `${name} ${n + 2}`)
  if (!household && seed !== undefined) return `${names[first]} ${names[(first + 1) % names.length]}`
  const inOrder = [...names.slice(first), ...names.slice(0, first), ...numbered]
  return inOrder.find((one) => !taken.has(one.toLowerCase())) as string
}

/**
 * Without steps that the caller's token does not cover. Only a key buys credits, so for a return with another credential
 * its human is asked, whose page can be paid on.
 */
export function withinScope(scope: Scope, one: NextStep): readonly NextStep[] {
  if (!one.method) return [one]
  const { method, body, endpoint = '', description } = one
  const isAt = (id: (typeof KEY_ONLY)[number]): boolean => routes[id].method === method && routes[id].path === endpoint
  const operation = KEY_ONLY.find(isAt) ?? ''
  const missing = missingScope(scope, { operation, method, body })
  if (scope === 'play' && operation === 'buy_credits' && description.includes(RETURN_OFFER.offer))
    return [step('open_window', { description: description.replace(RETURN_OFFER.pay, RETURN_OFFER.payInWindow) })]
  return missing ? [] : [one]
}
