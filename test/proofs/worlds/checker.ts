/**
 * Checks a whole history: the laws of the rows, the ledger against the payment services, responses against results, and
 * for each agent an order of events in which every response is right.
 */

import type { Agent as AgentData } from '../../../lambdas/domain/accounts/agent'
import { claimedAgentId } from '../../../lambdas/domain/accounts/api-key'
import type { Gravestone, Past } from '../../../lambdas/domain/afterlife/gravestone'
import type { LogEntry } from '../../../lambdas/domain/care/care-log'
import type { Creature } from '../../../lambdas/domain/creature/creature'
import { type Basket, creditsIn, type LedgerEntry, type Order, parseLines } from '../../../lambdas/domain/money/money'
import type { Painting } from '../../../lambdas/domain/painting/painting'
import { asInstant } from '../../../lambdas/domain/time/instants'
import { rebuild } from '../../../lambdas/store/checks/rebuild'
import type { Row } from '../../../lambdas/store/row'
import { rowsRenamedBy } from '../../support/copies'
import { savedPartOf } from '../../support/http'
import { brokenHouseholdLaws } from '../../support/laws'
import { formFields, keyShownIn } from './hosted'
import { hostedViolations } from './hosted-laws'
import { humanViolations } from './human'
import { orderViolations } from './order'
import { directDb } from './simulated-house'
import { type CallRecord, rowOf, type World } from './world'

/** All violations as text; the first word is the kind of violation. */
export async function findViolations(world: World): Promise<string[]> {
  const rows = world.rows()
  const checked: Checked = { world, rows, all: (type) => rows.filter((row) => row.type === type) as never }
  return [
    ...brokenHouseholdLaws(rows, rowsBeforeRename(world)).map((law) => `law: ${law}`),
    ...(await projectionViolations(world)),
    ...unfinishedWork(checked),
    ...moneyViolations(checked),
    ...responseViolations(checked),
    ...undoneReleases(checked),
    ...oldKeyUses(checked),
    ...limitViolations(checked),
    ...deathLogViolations(checked),
    ...failures(checked),
    ...auditAlarms(checked),
    ...hostedViolations(checked),
    ...humanViolations(checked),
    ...world.agents.flatMap((agent) => orderViolations(checked, agent)),
  ]
}

export interface Checked {
  world: World
  rows: readonly Row[]
  all<T>(type: string): Row<T>[]
}

const rowsBeforeRename = ({ tableChanges }: World): Row[] =>
  rowsRenamedBy(
    tableChanges.flatMap(({ change: { before, after } }) =>
      before && after && (before.type === 'agent' || before.type === 'creature' || before.type === 'stone')
        ? [{ before: rowOf(before), after: rowOf(after) }]
        : [],
    ),
  )

/** The projections equal a rebuild from all rows. */
async function projectionViolations({ table, time, house }: World): Promise<string[]> {
  const { differences } = await rebuild(directDb(table), asInstant(time.now))
  const strays = differences.map(({ row, stored, expected }) => `projection: ${row} is ${stored}, not ${expected}`)
  return house.waiting > 0 ? [...strays, `projection: ${house.waiting} changes were never projected`] : strays
}

/** All background work completes. */
function unfinishedWork({ world, all, rows }: Checked): string[] {
  const open = all<Order>('order').filter(({ data }) => data.inline && data.paid_at === null && data.closed === null)
  const unpainted = all<Painting>('painting').filter(({ data }) => data.outcome === null)
  const painted = rows.map((row) => Number((row as { 'hits:paint'?: number })['hits:paint'] ?? 0))
  return [
    ...all('leaver').map(({ pk }) => `unfinished: the data of ${pk} was not deleted`),
    ...open.map(({ data }) => `unfinished: the payment of order ${data.id} was never resolved`),
    ...world.house.deadLetters.map(({ body }) => `unfinished: dead letter ${JSON.stringify(body).slice(0, 200)}`),
    ...(world.plan.faultRate === 0 ? unpainted.map(({ pk }) => `unfinished: ${pk} was never painted`) : []),
    ...painted
      .filter((pictures) => pictures > world.plan.settings.pictures)
      .map((pictures) => `money: ${pictures} pictures were painted in a day`),
  ]
}

const basketIn = ({ pack, quantity, and }: Record<string, string>): Basket => ({
  pack: pack as Basket['pack'],
  quantity: Number(quantity),
  ...(and && { and: parseLines(and) ?? [] }),
})

/**
 * Compares the ledger with the records of Stripe and the chain: no charge without credits, no credits without a charge.
 */
function moneyViolations({ world, all }: Checked): string[] {
  const { transfers, refunds, disputes } = world.services.books
  const due = new Map<string, number>()
  const owe = (agent: string, credits: number) => due.set(agent, (due.get(agent) ?? 0) + credits)
  for (const { payment, cents, metadata } of world.services.paid) {
    const credits = creditsIn(basketIn(metadata))
    const taken = disputes.filter((one) => one.payment === payment && !one.reinstated)
    const lost = taken.reduce((sum, dispute) => sum + dispute.cents, refunds.get(payment) ?? 0)
    owe(metadata.agent_id as string, credits - Math.round((credits * Math.min(lost, cents)) / cents))
  }
  const violations: string[] = []
  const orders = all<Order>('order').map(({ data }) => data)
  for (const { nonce, transaction } of transfers) {
    const order = orders.find(
      ({ inline }) => inline?.method === 'x402' && inline.authorization.nonce.toLowerCase() === nonce,
    )
    if (order) owe(order.agent_id, creditsIn(order))
    else violations.push(`money: ${transaction} was charged without an order`)
  }
  const ledgers = all<LedgerEntry>('ledger')
  for (const agent of new Set([...due.keys(), ...ledgers.map(({ pk }) => pk.slice('ledger#'.length))])) {
    const lines = ledgers.filter(({ pk, data }) => pk === `ledger#${agent}` && data.payment_id !== undefined)
    const moved = lines.reduce((sum, { data }) => sum + data.credits, 0)
    if (moved !== (due.get(agent) ?? 0))
      violations.push(`money: ${agent} has ${moved} credits for payments of ${due.get(agent) ?? 0}`)
  }
  return [...violations, ...paidTwice(world)]
}

/** One Idempotency-Key pays at most once. */
function paidTwice({ services, history }: World): string[] {
  const { intents, transfers } = services.books
  const paidBy = (call: CallRecord): string[] => [
    ...intents.flatMap(({ id, token }) => (token === `spt_${call.mark.replace(/\W/g, '_')}` ? [id] : [])),
    ...transfers.flatMap(({ nonce, transaction }) =>
      nonceIn(call) === nonce && call.request.headers['payment-signature'] ? [transaction] : [],
    ),
  ]
  const byKey = grouped(
    history.filter(({ key }) => key !== null),
    ({ key }) => key as string,
  )
  return [...byKey.values()].flatMap((calls) => {
    const payments = new Set(calls.flatMap(paidBy))
    return payments.size > 1
      ? [`money: ${[...payments].join(' and ')} were charged for one call (${calls[0]?.act.id})`]
      : []
  })
}

function nonceIn({ request }: CallRecord): string | null {
  const sent = request.headers['payment-signature']
  return sent ? JSON.parse(Buffer.from(sent, 'base64').toString()).payload.authorization.nonce : null
}

function grouped<T>(things: readonly T[], nameOf: (thing: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const thing of things) groups.set(nameOf(thing), [...(groups.get(nameOf(thing)) ?? []), thing])
  return groups
}

const isGood = ({ answer }: CallRecord): boolean => answer !== null && answer.status < 300

/** Living and former creatures. */
export const everyCreature = (all: Checked['all']): Creature[] => [
  ...all<Creature>('creature').map(({ data }) => data),
  ...all<Past>('past').map(({ data }) => data.creature),
]

/** Name given at adoption. */
export const adoptedAs = ({ name, renamed }: Creature): string => renamed?.from ?? name

/** Number of rows with the mark of each act. */
function marksIn({ all }: Checked): ReadonlyMap<string, number> {
  const marks = new Map<string, number>()
  const count = (mark: string | null | undefined) => void (mark && marks.set(mark, (marks.get(mark) ?? 0) + 1))
  for (const creature of everyCreature(all)) {
    count(adoptedAs(creature))
    if (creature.renamed) count(creature.name)
  }
  for (const { data } of all<LogEntry>('log')) count(data.notes)
  return marks
}

const hasLeft = ({ all }: Checked, id: string): boolean => !all<AgentData>('agent').some(({ data }) => data.id === id)

/** Confirmed acts happened once, refused ones did not, and concurrent duplicates get the same response. */
function responseViolations(checked: Checked): string[] {
  const { world, all } = checked
  const marks = marksIn(checked)
  const violations: string[] = []
  const byMark = grouped(world.history, ({ act, mark, key }) => (key ? `${act.what} ${key}` : `${act.what} ${mark}`))
  for (const calls of byMark.values()) {
    const [first] = calls as [CallRecord]
    const good = calls.filter(isGood)
    const responses = new Set(good.map(({ answer }) => JSON.stringify(savedPartOf(answer?.body))))
    if (
      first.key &&
      responses.size > 1 &&
      first.act.what !== 'pay twice' &&
      !REREAD.includes(first.act.what) &&
      !isDeclined(good)
    )
      violations.push(
        `response: ${first.act.id} (${first.act.what}) got ${responses.size} different responses under one key`,
      )
    const known = Math.min(...good.map(({ to }) => to ?? Infinity))
    const late = first.key
      ? calls.find((call) => call.from > known && isRefused(call) && !wasLockedOut(world, call))
      : undefined
    if (late && !isDeclined(good))
      violations.push(`response: ${late.who} (${first.act.what}) was refused, although its key already had a response`)
    const own = CODE_IF_DONE[first.act.what]
    const loser = first.key && own ? calls.find(({ answer }) => answer?.body.code === own) : undefined
    if (loser && good.length > 0 && !cameBack(world, first))
      violations.push(`response: ${loser.who} (${first.act.what}) was refused because of its own duplicate`)
    const expected = expectedMarks(first)
    if (hasLeft(checked, first.agent.id)) continue
    const certain = calls.every(({ answer }) => answer !== null && answer.status < 500)
    for (const mark of expected) {
      const done = marks.get(mark) ?? 0
      const claimed = good.some((call) => claims(call, mark))
      if (done > 1) violations.push(`response: ${mark} (${first.act.what}) was done ${done} times`)
      if (claimed && done === 0) violations.push(`response: ${mark} (${first.act.what}) was confirmed, but not done`)
      if (!claimed && certain && done > 0)
        violations.push(`response: ${mark} (${first.act.what}) was refused, but done`)
    }
  }
  return [
    ...violations,
    ...nameViolations(checked),
    ...readViolations(
      checked,
      all<Gravestone>('stone').map(({ data }) => data.id),
    ),
  ]
}

/** Of two concurrent duplicates, one may find the creature dead before a resurrection, the other alive after it. */
const cameBack = ({ history }: World, { creature }: CallRecord): boolean =>
  history.some((call) => call.creature === creature && call.act.what.startsWith('resurrect') && isGood(call))

/** Error code of each act if it was already done. */
const CODE_IF_DONE: Readonly<Record<string, string>> = {
  release: 'no_such_living_creature',
  'lay a flower': 'flower_lies_there',
  register: 'username_taken',
  'design a species': 'slug_taken',
}

const isRefused = ({ answer }: CallRecord): boolean =>
  answer !== null && answer.status >= 400 && answer.status < 500 && answer.status !== 409

/** The credential is no longer valid: a token ended, or the agent has rotated the key or deleted the account. */
const wasLockedOut = ({ history }: World, { act, answer, agent, with: key, to }: CallRecord): boolean =>
  answer?.status === 401 &&
  (act.byToken ||
    history.some(
      (call) =>
        (call.act.what === 'rotate the key' || call.act.what === 'leave') &&
        call.agent === agent &&
        call.with === key &&
        call.from < (to ?? 0),
    ))

/** Repeated without a stored response, these read their result from the current rows. */
const REREAD: readonly string[] = ['pay by token', 'pay by transfer', 'resurrect, paying']

interface Result {
  action_result?: { success?: boolean }
  care?: { success?: boolean }[]
}

const isDeclined = (good: readonly CallRecord[]): boolean =>
  good.some(({ answer }) => (answer?.body as Result | undefined)?.action_result?.success === false) ||
  good.some(({ act }) => act.what === 'visit')

function expectedMarks({ act, mark, request }: CallRecord): string[] {
  if (act.what === 'adopt' || act.what === 'care') return [mark]
  if (act.what === 'rename') return [(request.body as { name: string }).name]
  if (act.what !== 'visit') return []
  return (request.body as { care: { notes: string }[] }).care.map(({ notes }) => notes)
}

/** Whether a response confirms the act with this mark. */
function claims({ act, answer, request }: CallRecord, mark: string): boolean {
  const body = answer?.body as Result
  if (act.what === 'adopt' || act.what === 'rename') return true
  if (act.what !== 'visit') return body.action_result?.success === true
  const at = (request.body as { care: { notes: string }[] }).care.findIndex(({ notes }) => notes === mark)
  return resultsOf(body)[at] === true
}

const resultsOf = ({ care = [] }: Result): (boolean | undefined)[] => care.map(({ success }) => success)

interface Registered {
  body: { agent: { id: string; username: string } }
}

/** A username is given once, and the agent that received it has it. A slug is given once. */
function nameViolations({ world, all }: Checked): string[] {
  const claimed = world.history.flatMap((call): { id: string | null; username: string }[] => {
    if (call.act.what === 'register' && isGood(call)) return [(call.answer as unknown as Registered).body.agent]
    const key = call.who.includes('.makes') && keyShownIn(call.answer)
    return key ? [{ id: claimedAgentId(key), username: formFields(call.request).get('username') ?? '' }] : []
  })
  const holders = grouped(claimed, ({ username }) => username)
  const designed = world.history.filter((call) => call.act.what === 'design a species' && isGood(call))
  const slugs = grouped(designed, (call) => (call.request.body as { slug: string }).slug)
  return [
    ...[...holders].flatMap(([name, given]) => {
      const agents = new Set(given.map(({ id }) => id))
      const row = all<AgentData>('agent').find(({ data }) => data.username === name)
      if (agents.size > 1) return [`response: ${name} was given to ${agents.size} agents`]
      return row && agents.has(row.data.id) ? [] : [`response: ${name} was given, but no agent has it`]
    }),
    ...[...slugs].flatMap(([slug, calls]) => {
      const marks = new Set(calls.map(({ key, mark, agent }) => key ?? `${agent.username} ${mark}`))
      return marks.size > 1 ? [`response: ${slug} was designed ${marks.size} times`] : []
    }),
  ]
}

/** Responses show only existing stones. */
const readViolations = ({ world }: Checked, stones: readonly string[]): string[] =>
  world.history.flatMap(({ act, answer }) => {
    if (act.what !== 'graveyard' || answer?.status !== 200) return []
    const shown = (answer.body as unknown as { gravestones: { id: string }[] }).gravestones
    const twice = shown.length !== new Set(shown.map(({ id }) => id)).size
    const unknown = shown.filter(({ id }) => !stones.includes(id))
    return [
      ...unknown.map(({ id }) => `response: stone ${id} was shown, but does not exist`),
      ...(twice ? [`response: a stone was shown twice on one page`] : []),
    ]
  })

/** Confirmed releases have happened. */
function undoneReleases(checked: Checked): string[] {
  const { world, all } = checked
  const pasts = all<Past>('past').map(({ data }) => data)
  return world.history.filter(isGood).flatMap(({ act, creature, agent }) => {
    if (act.what !== 'release' || hasLeft(checked, agent.id)) return []
    const past = pasts.find((one) => one.creature.id === creature)
    return past?.ended === 'released'
      ? []
      : [`response: ${creature} was confirmed as released (${act.id}), but was not`]
  })
}

/** The log, and so the metrics, reports each death once per stone. */
function deathLogViolations({ world }: Checked): string[] {
  const responses = new Map<string, number>()
  const move = (id: string, by: number) => responses.set(id, (responses.get(id) ?? 0) + by)
  for (const { message, creatures } of world.house.logged)
    if (message === 'creatures died') for (const id of creatures as string[]) move(id, 1)
  for (const { change } of world.tableChanges)
    if (change.after?.type === 'stone' && !change.before) move(world.decoded<Gravestone>(change.after).creature_id, -1)
  return [...responses].flatMap(([id, more]) =>
    more > 0 ? [`response: the death of ${id} was logged ${more} times too often`] : [],
  )
}

/** A rotated key opens nothing later, except a replay of the rotation's response. */
function oldKeyUses({ world }: Checked): string[] {
  return world.history.flatMap((rotation) => {
    const { agent, to, act, answer } = rotation
    if (act.what !== 'rotate the key' || !isGood(rotation) || to === null || !answer) return []
    const used = world.history.filter(
      (call) =>
        call.agent === agent && call.from > to && call.act !== act && isGood(call) && call.with === rotation.with,
    )
    return used
      .filter((call) => call.act.what !== 'register' && !isReplay(call))
      .filter((call) => !PUBLIC.includes(call.act.what))
      .map((call) => `response: the key that ${act.id} replaced has opened ${call.who} (${call.act.what})`)
  })
}

const PUBLIC: readonly string[] = ['graveyard', 'stats']

/** No agent is served more often than the rate-limit windows of its keys allow, or rotates more often than it may. */
function limitViolations({ world }: Checked): string[] {
  if (world.faults.length > 0) return []
  const served = world.history.filter((call) => isGood(call) && !isReplay(call) && limitOf(call) !== undefined)
  const windows = grouped(served, ({ agent, act, answer }) => `${act.what} ${agent.id} ${answer?.headers[RESETS]}`)
  return [...windows.values()].flatMap((calls) => {
    const [first] = calls as [CallRecord]
    const keys = first.act.what === 'rotate the key' ? 1 : first.agent.keys.length
    return calls.length > keys * Number(limitOf(first))
      ? [`limit: ${first.agent.username} was served ${calls.length} times (${first.act.what}), not ${limitOf(first)}`]
      : []
  })
}

const RESETS = 'X-RateLimit-Reset'
const limitOf = ({ answer }: CallRecord): string | undefined => answer?.headers['X-RateLimit-Limit']

/** Over MCP no header shows a replay. */
export const isReplay = ({ answer, act, key }: CallRecord): boolean =>
  Boolean(answer?.headers['Idempotency-Replayed']) || (act.byMcp && key !== null)

/** Concurrency damages nothing, so the audit has nothing to report. */
const auditAlarms = ({ world }: Checked): string[] => {
  const violations = ['invariant violated', ...(world.faults.length === 0 ? ['audit check failed'] : [])]
  return world.house.logged
    .filter(({ message }) => violations.includes(message))
    .map(({ message, law, agent_id, told }) => `audit: ${message}: ${law} of ${agent_id}: ${told}`)
}

/** Without faults, no request fails and every request gets a response. */
function failures({ world }: Checked): string[] {
  if (world.faults.length > 0) return []
  return world.history.flatMap(({ who, act, answer }) =>
    answer && answer.status < 500
      ? []
      : [`failure: ${who} (${act.what}) returned ${answer?.status ?? 'nothing'} ${answer?.body.code ?? ''}`],
  )
}
