/** Near misses: refusals of invalid requests that list the caller's creatures and propose a corrected body. */
import * as z from 'zod/mini'
import { TAKE_NAMES } from '../api/named-steps'
import { step } from '../api/next-steps'
import { routes } from '../api/routes/routes'
import { misplacedInBody } from '../api/schemas/rehearsal'
import type { Fault } from '../api/schemas/validate'
import type { Context } from '../context'
import { isReservedUsername, namesOnce } from '../domain/names'
import { typingErrors } from '../domain/typing-errors'
import { CARE_ACTIONS } from '../species/care-actions'
import type { CreatureRow, HouseholdRows } from '../store/household'
import { type CallerState, freeName, livingCreatures } from './available-steps'
import type { AnyHandler, Refusal } from './call'
import type { Request } from './request'

/** They keep ids. A caller that knows its creatures by name finds the ids in a list only. */
const TAKE_IDS: readonly string[] = [routes.release.path, routes.rename.path]

const IS_CREATURE_ID = /^(query|body)(\.care\.\d+)?\.(creature_id|id)$/

/** Helps on after a refusal of an invalid request, as far as it can. */
export const nearMiss = (
  request: Request,
  refusal: Refusal,
  caller: Caller,
  handler: Pick<AnyHandler, 'fitting'>,
): Promise<Refusal> => withMendedBody(request, withYourCreatures(request, refusal, caller), caller, handler)

/** Adds `your_creatures` to the refusal of an invalid id, where a living creature is meant. */
function withYourCreatures({ route, now }: Request, refusal: Refusal, { household }: Caller): Refusal {
  const isOfCreature = issuesOf(refusal).some(({ path }) => IS_CREATURE_ID.test(path))
  if (!household || !isOfCreature || ![...TAKE_NAMES, ...TAKE_IDS].includes(route.path)) return refusal
  const your_creatures = livingCreatures({ household, now }).map(({ data: { id, name, species, stage } }) => ({
    id,
    name,
    species: species.name,
    stage,
  }))
  return { ...refusal, more: { ...refusal.more, your_creatures } }
}

type Fields = Readonly<Record<string, unknown>>
interface Caller {
  ctx: Context
  household: HouseholdRows | null
}

const MAX_NAME = 50
/** Letters without their accents. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '')

/** Another agent may have the name that is left, so a few letters are added. */
function nearUsername(sent: string, { ctx }: Caller): string {
  const left = plain(sent)
    .replace(/[^A-Za-z0-9_]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return left && !isReservedUsername(left)
    ? `${left.slice(0, MAX_NAME - 5)}-${ctx.newId().slice(0, 4)}`
    : `keeper-${ctx.newId().slice(0, 8)}`
}

const nearName = (sent: string, { household }: Caller): string =>
  plain(sent)
    .replace(/[^A-Za-z0-9 _-]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, MAX_NAME)
    .trim() || freeName(household)

type Mended = 'register' | 'adopt' | 'care' | 'visit'
const schemasOf = (operation: Mended) => routes[operation].request.body.shape as Readonly<Record<string, z.ZodMiniType>>

/** Null counts as absent. */
const knownFields = (operation: Mended, sent: Fields): Fields =>
  Object.fromEntries(
    Object.entries(sent).filter(([name, value]) => value !== null && Object.hasOwn(schemasOf(operation), name)),
  )

/** The fields that are valid, as they were sent. None holds a misplaced rehearsal. */
const validFields = (operation: Mended, sent: Fields): Fields =>
  Object.fromEntries(
    Object.entries(knownFields(operation, sent)).filter(([name, value]) => {
      const schema = schemasOf(operation)[name]
      return schema && z.safeParse(schema, value).success && misplacedInBody(value, false).length === 0
    }),
  )

/**
 * After a refused registration or adoption: all of the body that was valid, under a name near the one that was sent.
 * After misspelt acts: those that were meant.
 */
async function withMendedBody(
  { operation, raw, now }: Request,
  refusal: Refusal,
  caller: Caller,
  { fitting = async (_, valid) => valid }: Pick<AnyHandler, 'fitting'>,
): Promise<Refusal> {
  const isAct = operation === 'care' || operation === 'visit'
  if (!isAct && operation !== 'register' && operation !== 'adopt') return refusal
  // Of the body as a whole nothing can be kept.
  const sent = issuesOf(refusal).some(({ path }) => path === 'body') ? null : sentFields(raw.body)
  if (!sent) return refusal
  if (isAct) return withMeantActs(refusal, operation, sent, { household: caller.household, now })
  const valid = validFields(operation, sent)
  const isRegistration = operation === 'register'
  const field = isRegistration ? 'username' : 'name'
  const near = isRegistration ? nearUsername : nearName
  const name = typeof sent[field] === 'object' ? '' : String(sent[field] ?? '')
  const mended = step(operation, {
    description: `${isRegistration ? 'Register' : 'Adopt'} with what was valid of it.`,
    body: { [field]: near(name, caller), ...(await fitting(caller.ctx, valid)) },
  })
  return {
    ...refusal,
    next_steps: isRegistration ? [step('registration_schema'), mended] : [mended, step('list_species')],
  }
}

const MENDABLE = /^body\.(care\.\d+\.)?(action|creature_id|id)$/

/** Proposes the corrected acts, if only actions are misspelt or names were sent as ids. */
function withMeantActs(refusal: Refusal, operation: 'care' | 'visit', sent: Fields, caller: CallerState): Refusal {
  const { care, creature, creature_id, id, dry_run, ...act } = knownFields(operation, sent)
  const whose = { creature, creature_id, id }
  const asked =
    operation === 'care' ? [{ ...act, ...whose }] : [care].flat().map((one) => ({ ...whose, ...(one as Fields) }))
  const living = livingCreatures(caller)
  const acts = asked.flatMap((one) => meantAct(one, living))
  const body = { ...(operation === 'care' ? acts[0] : { care: acts }), ...(dry_run === true && { dry_run }) }
  const isWhole = acts.length === asked.length && z.safeParse(routes[operation].request.body, body).success
  if (!isWhole || !issuesOf(refusal).every(({ path }) => MENDABLE.test(path))) return refusal
  const action = operation === 'care' ? String(acts[0]?.action) : operation
  return { ...refusal, next_steps: [step(operation, { action, description: 'Do what you meant.', body })] }
}

/** Empty unless it is for exactly one living creature. */
function meantAct(
  { creature, creature_id, id, action, ...others }: Fields,
  living: readonly CreatureRow[],
): readonly Fields[] {
  const named = [creature, creature_id, id].filter((one) => one !== undefined && one !== null)
  const [meant, ...more] = living.filter(({ data }) => named.every((one) => isCalled(data, one)))
  const sent = lowerCase(action)
  const known = CARE_ACTIONS.find((one) => typingErrors(sent, one, 1) <= 1)
  if (!known || !meant || more.length > 0 || meant.data.stage === 'egg') return []
  const name = creature ?? namesOnce(living.map(({ data }) => data)).get(meant.data.id) ?? meant.data.id
  return [{ action: known, ...(named.length > 0 && { creature: name }), ...others }]
}

const isCalled = ({ id, name }: { id: string; name: string }, sent: unknown): boolean =>
  [id, name.toLowerCase()].includes(lowerCase(sent))

/** Empty if it is no text. An object may have no form as text at all. */
const lowerCase = (sent: unknown): string => (typeof sent === 'string' ? sent.trim().toLowerCase() : '')

const issuesOf = ({ more }: Refusal) => (more?.issues ?? []) as readonly Fault[]

export function sentFields(body: string | null): Fields | null {
  try {
    const value = JSON.parse(body || '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}
