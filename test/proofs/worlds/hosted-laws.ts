/**
 * Laws of codes and tokens: a code works once, a token acts for its own agent, and nothing that was replaced, revoked,
 * reused or ended works again. A token that nothing has ended works.
 */
import { claimedAgentId, hashApiKey } from '../../../lambdas/domain/accounts/api-key'
import { ACCESS_SECONDS, type Connection, refreshTokenFamily, type Scope } from '../../../lambdas/domain/accounts/oauth'
import type { Checked } from './checker'
import { codeIn, formFields, type Tokens, tokensIn } from './hosted'
import type { ActName } from './plan'
import { type CallRecord, rowOf, type World } from './world'

/** Tokens, and the call that gave them; null for those from before the world. */
interface Issued extends Tokens {
  family: string
  owner: string
  scope: Scope
  code: string | null
  by: CallRecord | null
  /** Time of the request, in milliseconds. */
  began: number
  /** When the response arrived. */
  to: number
}

const MINUTE_MS = 60_000
/** More than any skew and delay. */
const MARGIN_MS = 40_000
const isGood = ({ answer }: CallRecord): boolean => answer !== null && answer.status < 300
const isRefused = ({ answer }: CallRecord): boolean => answer?.status === 400
const field = ({ request }: CallRecord, name: string): string => formFields(request).get(name) ?? ''
const isAt =
  (path: string) =>
  ({ request }: CallRecord): boolean =>
    request.path === path

export function hostedViolations(checked: Checked): string[] {
  const { world } = checked
  const issued = issuedIn(world)
  const exchanges = world.history.filter(isAt('/oauth/token'))
  return [
    ...codesUsedTwice(exchanges),
    ...successorsThatDiffer(issued),
    ...issued.flatMap((one) => usesAfterEnd(checked, issued, one)),
    ...issued.flatMap((one) => wrongUses(world, one)),
    ...issued.flatMap((one) => unexplainedRefusals(world, one)),
    ...codesOutlivingKeys(world, exchanges),
  ]
}

function issuedIn({ history, agents, opened }: World): Issued[] {
  const consents = history.filter(isAt('/oauth/authorize'))
  const first = agents.flatMap(({ id, tokens: [tokens] }): Issued[] =>
    tokens
      ? [{ ...tokens, family: familyOf(tokens), owner: id, scope: 'play', code: null, by: null, began: opened, to: 0 }]
      : [],
  )
  const issued = [...first]
  for (const by of history.filter(isAt('/oauth/token')).toSorted((a, b) => (a.to ?? 0) - (b.to ?? 0))) {
    const tokens = tokensIn(by.answer)
    if (!tokens || by.to === null) continue
    // A repetition within the minute gives the same tokens: the first response counts.
    if (issued.some(({ access, refresh }) => access === tokens.access && refresh === tokens.refresh)) continue
    const family = familyOf(tokens)
    const before = issued.find((one) => one.family === family)
    const consent = consents.find(({ answer }) => codeIn(answer) === field(by, 'code'))
    const owner = before?.owner ?? (consent && claimedAgentId(field(consent, 'api_key'))) ?? ''
    const scope = before?.scope ?? (consent && field(consent, 'scope') === 'read' ? 'read' : 'play')
    issued.push({ ...tokens, family, owner, scope, code: field(by, 'code') || null, by, began: by.began, to: by.to })
  }
  return issued
}

const familyOf = ({ refresh }: Tokens): string => refreshTokenFamily(refresh)

function codesUsedTwice(exchanges: readonly CallRecord[]): string[] {
  const codes = exchanges.filter(isGood).map((call) => field(call, 'code'))
  const twice = codes.filter((code, at) => code && codes.indexOf(code) !== at)
  return twice.map((code) => `token: code ${code.slice(0, 12)} gave tokens twice`)
}

/** A refresh token gives one pair of tokens, however often it is sent. */
function successorsThatDiffer(issued: readonly Issued[]): string[] {
  const used = issued.flatMap(({ by }) => (by && field(by, 'refresh_token')) || [])
  const twice = used.filter((token, at) => used.indexOf(token) !== at)
  return twice.map((token) => `token: refresh token ${token.slice(0, 12)} gave different tokens`)
}

/** Calls that the access token has opened. */
const usesOf = ({ history }: World, { access }: Tokens): CallRecord[] => history.filter((call) => call.with === access)
const refreshesWith = ({ history }: World, { refresh }: Tokens): CallRecord[] =>
  history.filter((call) => isAt('/oauth/token')(call) && field(call, 'refresh_token') === refresh)

/** When nothing of this connection works any more, and why. */
function endsOf({ world }: Checked, issued: readonly Issued[], one: Issued): { at: number; why: string }[] {
  const { history } = world
  const family = issued.filter((other) => other.family === one.family)
  const end = (why: string, calls: readonly CallRecord[]) =>
    calls.flatMap(({ to, act }) => (to === null ? [] : [{ at: to, why: `${why} (${act.id})` }]))
  const answered = history.filter(isGood)
  return [
    ...end(
      'revocation',
      answered.filter((call) => isAt('/oauth/revoke')(call) && refreshTokenFamily(field(call, 'token')) === one.family),
    ),
    ...end(
      'end on the page',
      answered.filter(
        (call) =>
          isAt('/oauth/connections')(call) &&
          call.answer?.text.includes('can do nothing any more') &&
          familyHash(world, field(call, 'end')) === hashApiKey(one.family),
      ),
    ),
    ...end(
      'rotation',
      answered.filter(
        ({ act, agent, from }) => act.what === 'rotate the key' && agent.id === one.owner && first(family) < from,
      ),
    ),
    ...end(
      'departure',
      answered.filter(({ act, agent }) => act.what === 'leave' && agent.id === one.owner),
    ),
    ...end(
      'second use of the code',
      history.filter((call) =>
        family.some(({ code, to }) => code && field(call, 'code') === code && call.from > to && isRefused(call)),
      ),
    ),
    ...end(
      'reuse of a refresh token',
      family.flatMap((other) =>
        refreshesWith(world, other).filter((call) => isRefused(call) && isUsedUp(issued, other, call)),
      ),
    ),
  ]
}

/** When the connection was made. */
const first = (family: readonly Issued[]): number => Math.min(...family.map(({ to }) => to))

/** The token was exchanged before, and the minute for lost responses has passed. */
function isUsedUp(issued: readonly Issued[], { refresh }: Tokens, call: CallRecord): boolean {
  const next = successors(issued, refresh).filter(({ to }) => to < call.from)
  return next.length > 0 && next.every(({ began }) => call.began > began + MINUTE_MS + MARGIN_MS)
}

const successors = (issued: readonly Issued[], refresh: string): Issued[] =>
  issued.filter(({ by }) => by && field(by, 'refresh_token') === refresh)

/** By the id that the page knows. */
function familyHash({ tableChanges }: World, id: string): string | undefined {
  const known = tableChanges
    .flatMap(({ change: { before, after } }) => before ?? after ?? [])
    .find((item) => item.sk === `connection#${id}`)
  return known && (rowOf(known).data as Connection).family_hash
}

function usesAfterEnd(checked: Checked, issued: readonly Issued[], one: Issued): string[] {
  const { world } = checked
  const ends = endsOf(checked, issued, one)
  // A refresh ends the access token before it, not the connection.
  const replaced = issued.flatMap(({ family, by, to, refresh }) =>
    family === one.family && refresh !== one.refresh && by && by.from > one.to
      ? [{ at: to, why: `refresh (${by.act.id})` }]
      : [],
  )
  const revoked = world.history.flatMap((call) =>
    isAt('/oauth/revoke')(call) && isGood(call) && call.to !== null && field(call, 'token') === one.access
      ? [{ at: call.to, why: `revocation (${call.act.id})` }]
      : [],
  )
  const broken = (calls: readonly CallRecord[], all: typeof ends, what: string) =>
    calls.filter(isGood).flatMap(({ from, who }) => {
      const end = all.find(({ at }) => at < from)
      return end ? [`token: ${what} opened ${who} after its ${end.why}`] : []
    })
  const usedUp = refreshesWith(world, one).filter((call) => isGood(call) && isUsedUp(issued, one, call))
  return [
    ...broken(usesOf(world, one), [...ends, ...replaced, ...revoked], 'an access token'),
    ...broken(refreshesWith(world, one), ends, 'a refresh token'),
    ...usedUp.map(({ who }) => `token: a used refresh token opened ${who}`),
  ]
}

/** Operations that only the key allows. */
const KEY_ONLY = ['rotate the key', 'leave', 'buy']

/** For its own agent, within its scope and its hour. */
function wrongUses({ history }: World, { access, owner, scope, began: issued }: Issued): string[] {
  return history
    .filter((call) => call.with === access && isGood(call))
    .flatMap(({ who, act, answer, began, request: { method, path } }) => {
      const { agent } = (answer?.body ?? {}) as { agent?: { id: string } }
      return [
        ...(path === '/api/me' && method === 'GET' && agent?.id !== owner
          ? [`token: ${who} acted for ${agent?.id}, not ${owner}`]
          : []),
        ...(KEY_ONLY.includes(act.what) ? [`token: ${who} (${act.what}) needs the key`] : []),
        ...(scope === 'read' && method !== 'GET' ? [`token: ${who} (${act.what}) exceeds the scope`] : []),
        ...(began > issued + ACCESS_SECONDS * 1000 + MARGIN_MS ? [`token: ${who} came after its hour`] : []),
      ]
    })
}

/** Acts that may end a connection or replace its tokens, perhaps by a call that got no response. */
const MAY_END: readonly ActName[] = [
  'connect a client',
  'sign in as a new keeper',
  'refresh a token',
  'revoke a token',
  'end a connection',
  'rotate the key',
  'leave',
]

function unexplainedRefusals(world: World, one: Issued): string[] {
  const { history } = world
  if (!one.by) return []
  const { by } = one
  const enders = history.filter(
    (call) =>
      MAY_END.includes(call.act.what) &&
      call.agent === by.agent &&
      (call.to ?? Infinity) > by.from &&
      !isOwnExchange(by, call),
  )
  const isExplained = (call: CallRecord, allowed: readonly CallRecord[] = []) =>
    enders.some((ender) => ender.from < (call.to ?? Infinity) && ender !== call && !allowed.includes(ender))
  const access = usesOf(world, one)
    .filter(
      ({ answer, began, from }) =>
        answer?.status === 401 && from > one.to && began < by.began + ACCESS_SECONDS * 1000 - MARGIN_MS,
    )
    .filter((call) => !isExplained(call))
  // A refresh may be repeated for a minute.
  const repeats = refreshesWith(world, one)
  const refreshes = repeats.filter(
    (call) =>
      isRefused(call) &&
      call.from > one.to &&
      repeats.every(({ began }) => call.began - began < MINUTE_MS - MARGIN_MS) &&
      !isExplained(call, repeats),
  )
  return [
    ...access.map(({ who }) => `token: ${who} was refused, although nothing ended its access token`),
    ...refreshes.map(({ who }) => `token: ${who} was refused, although nothing ended its refresh token`),
  ]
}

/** The only exchange of a code. */
const isOwnExchange = (by: CallRecord, call: CallRecord): boolean =>
  call === by || (call.act === by.act && !call.act.duplicated && !call.who.endsWith('.replays'))

/** A code from before a rotation gives nothing after it. */
function codesOutlivingKeys({ history }: World, exchanges: readonly CallRecord[]): string[] {
  const rotations = history.filter((call) => call.act.what === 'rotate the key' && isGood(call))
  return exchanges.filter(isGood).flatMap((exchange) => {
    const code = field(exchange, 'code')
    const consent = history.find(({ answer }) => code && codeIn(answer) === code)
    const isLate = rotations.some(
      ({ agent, from, to }) =>
        agent === exchange.agent && (consent?.to ?? Infinity) < from && (to ?? Infinity) < exchange.from,
    )
    const ofNew = exchange.act.what === 'sign in as a new keeper'
    return isLate && !ofNew ? [`token: ${exchange.who} exchanged a code of a replaced key`] : []
  })
}
