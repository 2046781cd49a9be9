/**
 * Checks a whole history: the laws of the rows, the ledger against the payment services, responses against results, and
 * for each agent an order of events in which every response is right.
 */

import type { Agent as AgentData } from '../../../lambdas/domain/accounts/agent'
import type { LogEntry } from '../../../lambdas/domain/care/care-log'
import type { Creature } from '../../../lambdas/domain/creature/creature'
import type { Gravestone, Past } from '../../../lambdas/domain/creature/death'
import { type Basket, creditsIn, type LedgerEntry, type Order, parseLines } from '../../../lambdas/domain/money/money'
import type { Painting } from '../../../lambdas/domain/picture/painting'
import { asInstant } from '../../../lambdas/domain/time/instants'
import { rebuild } from '../../../lambdas/store/audit/rebuild'
import type { Row } from '../../../lambdas/store/row'
import { rowsRenamedBy } from '../../support/copies'
import { brokenHouseholdLaws, brokenSitterLaws } from '../../support/laws'
import { disorderOf } from './order'
import { rowOf, type Said, type World } from './world'
import { directDb } from './world-house'

/** All violations as text; the first word is the kind of violation. */
export async function judge(world: World): Promise<string[]> {
  const rows = world.rows()
  const judged: Judged = { world, rows, all: (type) => rows.filter((row) => row.type === type) as never }
  return [
    ...brokenHouseholdLaws(rows, former(world)).map((law) => `law: ${law}`),
    ...brokenSitterLaws(rows, world.time.now).map((law) => `law: ${law}`),
    ...(await strayed(world)),
    ...unfinished(judged),
    ...wrongMoney(judged),
    ...untrue(judged),
    ...undone(judged),
    ...oldKeys(judged),
    ...tooOften(judged),
    ...toldDeaths(judged),
    ...broke(judged),
    ...alarmed(judged),
    ...world.agents.flatMap((agent) => disorderOf(judged, agent)),
  ]
}

export interface Judged {
  world: World
  rows: readonly Row[]
  all<T>(type: string): Row<T>[]
}

const former = ({ ticked }: World): Row[] =>
  rowsRenamedBy(
    ticked.flatMap(({ change: { before, after } }) =>
      before && after && (before.type === 'agent' || before.type === 'creature' || before.type === 'stone')
        ? [{ before: rowOf(before), after: rowOf(after) }]
        : [],
    ),
  )

/** The projections equal a rebuild from all rows. */
async function strayed({ table, time, house }: World): Promise<string[]> {
  const { differences } = await rebuild(directDb(table), asInstant(time.now))
  const strays = differences.map(({ place, stands, expected }) => `projection: ${place} is ${stands}, not ${expected}`)
  return house.waiting > 0 ? [...strays, `projection: ${house.waiting} changes were never projected`] : strays
}

/** All background work completes. */
function unfinished({ world, all, rows }: Judged): string[] {
  const lying = rows.filter(({ type }) => type === 'view-inbox' || type === 'view-aside')
  const open = all<Order>('order').filter(({ data }) => data.inline && data.paid_at === null && data.closed === null)
  const unpainted = all<Painting>('painting').filter(({ data }) => data.outcome === null)
  const pictures = all<{ pictures: number }>('pictures').filter(
    ({ data }) => data.pictures > world.plan.settings.pictures,
  )
  return [
    ...lying.map(({ pk, sk }) => `unfinished: ${pk} ${sk} was left over`),
    ...all('leaver').map(({ pk }) => `unfinished: the data of ${pk} was not deleted`),
    ...open.map(({ data }) => `unfinished: the payment of order ${data.id} was never resolved`),
    ...world.house.deadLetters.map(({ body }) => `unfinished: dead letter ${JSON.stringify(body).slice(0, 200)}`),
    ...(world.plan.trouble === 0 ? unpainted.map(({ pk }) => `unfinished: ${pk} was never painted`) : []),
    ...pictures.map(({ data }) => `money: ${data.pictures} pictures were painted in a day`),
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
function wrongMoney({ world, all }: Judged): string[] {
  const { transfers, refunds, disputes } = world.services.books
  const due = new Map<string, number>()
  const owe = (agent: string, credits: number) => due.set(agent, (due.get(agent) ?? 0) + credits)
  for (const { payment, cents, metadata } of world.services.paid) {
    const credits = creditsIn(basketIn(metadata))
    const taken = disputes.filter((one) => one.payment === payment && !one.reinstated)
    const lost = taken.reduce((sum, dispute) => sum + dispute.cents, refunds.get(payment) ?? 0)
    owe(metadata.agent_id as string, credits - Math.round((credits * Math.min(lost, cents)) / cents))
  }
  const wrong: string[] = []
  const orders = all<Order>('order').map(({ data }) => data)
  for (const { nonce, transaction } of transfers) {
    const order = orders.find(
      ({ inline }) => inline?.method === 'x402' && inline.authorization.nonce.toLowerCase() === nonce,
    )
    if (order) owe(order.agent_id, creditsIn(order))
    else wrong.push(`money: ${transaction} was charged without an order`)
  }
  const ledgers = all<LedgerEntry>('ledger')
  for (const agent of new Set([...due.keys(), ...ledgers.map(({ pk }) => pk.slice('ledger#'.length))])) {
    const lines = ledgers.filter(({ pk, data }) => pk === `ledger#${agent}` && data.payment_id !== undefined)
    const moved = lines.reduce((sum, { data }) => sum + data.credits, 0)
    if (moved !== (due.get(agent) ?? 0))
      wrong.push(`money: ${agent} has ${moved} credits for payments of ${due.get(agent) ?? 0}`)
  }
  return [...wrong, ...paidTwice(world)]
}

/** One Idempotency-Key pays at most once. */
function paidTwice({ services, history }: World): string[] {
  const { intents, transfers } = services.books
  const paidBy = (said: Said): string[] => [
    ...intents.flatMap(({ id, token }) => (token === `spt_${said.mark.replace(/\W/g, '_')}` ? [id] : [])),
    ...transfers.flatMap(({ nonce, transaction }) =>
      nonceIn(said) === nonce && said.request.headers['payment-signature'] ? [transaction] : [],
    ),
  ]
  const byKey = grouped(
    history.filter(({ key }) => key !== null),
    ({ key }) => key as string,
  )
  return [...byKey.values()].flatMap((saids) => {
    const payments = new Set(saids.flatMap(paidBy))
    return payments.size > 1
      ? [`money: ${[...payments].join(' and ')} were charged for one call (${saids[0]?.deed.id})`]
      : []
  })
}

function nonceIn({ request }: Said): string | null {
  const sent = request.headers['payment-signature']
  return sent ? JSON.parse(Buffer.from(sent, 'base64').toString()).payload.authorization.nonce : null
}

function grouped<T>(things: readonly T[], nameOf: (thing: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const thing of things) groups.set(nameOf(thing), [...(groups.get(nameOf(thing)) ?? []), thing])
  return groups
}

const isGood = ({ answer }: Said): boolean => answer !== null && answer.status < 300

/** Number of rows with the mark of each act. */
function marksIn({ all }: Judged): ReadonlyMap<string, number> {
  const marks = new Map<string, number>()
  const count = (mark: string | null | undefined) => void (mark && marks.set(mark, (marks.get(mark) ?? 0) + 1))
  for (const { data } of all<Creature>('creature')) count(data.name)
  for (const { data } of all<Past>('past')) count(data.creature.name)
  for (const { data } of all<LogEntry>('log')) count(data.notes)
  return marks
}

const hasLeft = ({ all }: Judged, id: string): boolean => !all<AgentData>('agent').some(({ data }) => data.id === id)

/** Agent whose creature received the care: the log entry is deleted with that account. */
const ownerOf = (judged: Judged, said: Said): string =>
  judged.world.agents.find(({ creatures }) => said.creature && creatures.includes(said.creature))?.id ?? said.agent.id

/** Confirmed acts happened once, refused ones did not, and concurrent duplicates get the same response. */
function untrue(judged: Judged): string[] {
  const { world, all } = judged
  const marks = marksIn(judged)
  const wrong: string[] = []
  const byMark = grouped(world.history, ({ deed, mark, key }) => (key ? `${deed.what} ${key}` : `${deed.what} ${mark}`))
  for (const saids of byMark.values()) {
    const [first] = saids as [Said]
    const good = saids.filter(isGood)
    const told = new Set(good.map(({ answer }) => answer?.text))
    if (
      first.key &&
      told.size > 1 &&
      first.deed.what !== 'pay twice' &&
      !REREAD.includes(first.deed.what) &&
      !isDeclined(good)
    )
      wrong.push(`response: ${first.deed.id} (${first.deed.what}) got ${told.size} different responses under one key`)
    const known = Math.min(...good.map(({ to }) => to ?? Infinity))
    const late = first.key
      ? saids.find((said) => said.from > known && isRefused(said) && !wasLockedOut(world, said))
      : undefined
    if (late && !isDeclined(good))
      wrong.push(`response: ${late.who} (${first.deed.what}) was refused, although its key already had a response`)
    const own = OWN_DOING[first.deed.what]
    const loser = first.key && own ? saids.find(({ answer }) => answer?.body.code === own) : undefined
    if (loser && good.length > 0 && !cameBack(world, first))
      wrong.push(`response: ${loser.who} (${first.deed.what}) was refused because of its own duplicate`)
    const expected = expectedMarks(first)
    if (hasLeft(judged, ownerOf(judged, first))) continue
    const certain = saids.every(({ answer }) => answer !== null && answer.status < 500)
    for (const mark of expected) {
      const done = marks.get(mark) ?? 0
      const claimed = good.some((said) => claims(said, mark))
      if (done > 1) wrong.push(`response: ${mark} (${first.deed.what}) was done ${done} times`)
      if (claimed && done === 0) wrong.push(`response: ${mark} (${first.deed.what}) was confirmed, but not done`)
      if (!claimed && certain && done > 0) wrong.push(`response: ${mark} (${first.deed.what}) was refused, but done`)
    }
  }
  return [
    ...wrong,
    ...untrueNames(judged),
    ...untrueReads(
      judged,
      all<Gravestone>('stone').map(({ data }) => data.id),
    ),
  ]
}

/** Of two concurrent duplicates, one may find the creature dead before a resurrection, the other alive after it. */
const cameBack = ({ history }: World, { creature }: Said): boolean =>
  history.some((said) => said.creature === creature && said.deed.what.startsWith('resurrect') && isGood(said))

/** Error code of each act if it was already done. */
const OWN_DOING: Readonly<Record<string, string>> = {
  release: 'no_such_living_creature',
  'lay a flower': 'flower_lies_there',
  register: 'username_taken',
  'design a species': 'slug_taken',
}

const isRefused = ({ answer }: Said): boolean =>
  answer !== null && answer.status >= 400 && answer.status < 500 && answer.status !== 409

/** The request's key is no longer valid: the agent has rotated it, or deleted the account. */
const wasLockedOut = ({ history }: World, { answer, agent, with: key, to }: Said): boolean =>
  answer?.status === 401 &&
  history.some(
    (said) =>
      (said.deed.what === 'rotate the key' || said.deed.what === 'leave') &&
      said.agent === agent &&
      said.with === key &&
      said.from < (to ?? 0),
  )

/** Repeated without a stored response, these read their result from the current rows. */
const REREAD: readonly string[] = ['pay by token', 'pay by transfer', 'resurrect, paying']

interface Result {
  action_result?: { success?: boolean }
  care?: { success?: boolean }[]
}

const isDeclined = (good: readonly Said[]): boolean =>
  good.some(({ answer }) => (answer?.body as Result | undefined)?.action_result?.success === false) ||
  good.some(({ deed }) => deed.what === 'visit')

function expectedMarks({ deed, mark, request }: Said): string[] {
  if (deed.what === 'adopt' || deed.what === 'care' || deed.what === 'sit') return [mark]
  if (deed.what !== 'visit') return []
  return (request.body as { care: { notes: string }[] }).care.map(({ notes }) => notes)
}

/** Whether a response confirms the act with this mark. */
function claims({ deed, answer, request }: Said, mark: string): boolean {
  const body = answer?.body as Result
  if (deed.what === 'adopt') return true
  if (deed.what !== 'visit') return body.action_result?.success === true
  const at = (request.body as { care: { notes: string }[] }).care.findIndex(({ notes }) => notes === mark)
  return resultsOf(body)[at] === true
}

const resultsOf = ({ care = [] }: Result): (boolean | undefined)[] => care.map(({ success }) => success)

/** A username is given once, and the agent that received it has it. */
function untrueNames({ world, all }: Judged): string[] {
  const claimed = world.history.filter((said) => said.deed.what === 'register' && isGood(said))
  const ids = (said: Said) =>
    (said.answer as unknown as { body: { agent: { id: string; username: string } } }).body.agent
  const holders = grouped(claimed, (said) => ids(said).username)
  const designed = world.history.filter((said) => said.deed.what === 'design a species' && isGood(said))
  const slugs = grouped(designed, (said) => (said.request.body as { slug: string }).slug)
  return [
    ...[...holders].flatMap(([name, saids]) => {
      const agents = new Set(saids.map((said) => ids(said).id))
      const row = all<AgentData>('agent').find(({ data }) => data.username === name)
      if (agents.size > 1) return [`response: ${name} was given to ${agents.size} agents`]
      return row && agents.has(row.data.id) ? [] : [`response: ${name} was given, but no agent has it`]
    }),
    ...[...slugs].flatMap(([slug, saids]) => {
      const marks = new Set(saids.map(({ key, mark, agent }) => key ?? `${agent.username} ${mark}`))
      return marks.size > 1 ? [`response: ${slug} was designed ${marks.size} times`] : []
    }),
  ]
}

/** Responses show only existing stones. */
const untrueReads = ({ world }: Judged, stones: readonly string[]): string[] =>
  world.history.flatMap(({ deed, answer }) => {
    if (deed.what !== 'graveyard' || answer?.status !== 200) return []
    const shown = (answer.body as unknown as { gravestones: { id: string }[] }).gravestones
    const twice = shown.length !== new Set(shown.map(({ id }) => id)).size
    const unknown = shown.filter(({ id }) => !stones.includes(id))
    return [
      ...unknown.map(({ id }) => `response: stone ${id} was shown, but does not exist`),
      ...(twice ? [`response: a stone was shown twice on one page`] : []),
    ]
  })

/** Confirmed releases have happened. */
function undone(judged: Judged): string[] {
  const { world, all } = judged
  const pasts = all<Past>('past').map(({ data }) => data)
  return world.history.filter(isGood).flatMap(({ deed, creature, agent }) => {
    if (deed.what !== 'release' || hasLeft(judged, agent.id)) return []
    const past = pasts.find((one) => one.creature.id === creature)
    return past?.ended === 'released'
      ? []
      : [`response: ${creature} was confirmed as released (${deed.id}), but was not`]
  })
}

/** The log, and so the metrics, reports each death once per stone. */
function toldDeaths({ world }: Judged): string[] {
  const told = new Map<string, number>()
  const move = (id: string, by: number) => told.set(id, (told.get(id) ?? 0) + by)
  for (const { message, creatures } of world.house.logged)
    if (message === 'laid to rest') for (const id of creatures as string[]) move(id, 1)
  for (const { change } of world.ticked)
    if (change.after?.type === 'stone' && !change.before) move(world.decoded<Gravestone>(change.after).creature_id, -1)
  return [...told].flatMap(([id, more]) =>
    more > 0 ? [`response: the death of ${id} was logged ${more} times too often`] : [],
  )
}

/** A rotated key opens nothing later, except a replay of the rotation's response. */
function oldKeys({ world }: Judged): string[] {
  return world.history.flatMap((rotation) => {
    const { agent, to, deed, answer } = rotation
    if (deed.what !== 'rotate the key' || !isGood(rotation) || to === null || !answer) return []
    const used = world.history.filter(
      (said) =>
        said.agent === agent && said.from > to && said.deed !== deed && isGood(said) && said.with === rotation.with,
    )
    return used
      .filter((said) => said.deed.what !== 'register' && !isReplay(said))
      .filter((said) => !PUBLIC.includes(said.deed.what))
      .map((said) => `response: the key that ${deed.id} replaced has opened ${said.who} (${said.deed.what})`)
  })
}

const PUBLIC: readonly string[] = ['graveyard', 'stats']

/** No agent is served more often than its rate-limit window allows, even with a new key. */
function tooOften({ world }: Judged): string[] {
  if (world.faults.length > 0) return []
  const served = world.history.filter((said) => isGood(said) && !isReplay(said) && limitOf(said) !== undefined)
  const windows = grouped(served, ({ agent, deed, answer }) => `${deed.what} ${agent.id} ${answer?.headers[RESETS]}`)
  return [...windows.values()].flatMap((saids) => {
    const [first] = saids as [Said]
    return saids.length > Number(limitOf(first))
      ? [`limit: ${first.agent.username} was served ${saids.length} times (${first.deed.what}), not ${limitOf(first)}`]
      : []
  })
}

const RESETS = 'X-RateLimit-Reset'
const limitOf = ({ answer }: Said): string | undefined => answer?.headers['X-RateLimit-Limit']

/** Over MCP no header shows a replay. */
export const isReplay = ({ answer, deed, key }: Said): boolean =>
  Boolean(answer?.headers['Idempotency-Replayed']) || (deed.byMcp && key !== null)

/** Concurrency damages nothing, so the audit has nothing to repair or report. */
const alarmed = ({ world }: Judged): string[] => {
  const wrong = ['mended', 'does not hold', ...(world.faults.length === 0 ? ['not watched'] : [])]
  return world.house.logged
    .filter(({ message }) => wrong.includes(message))
    .map(({ message, law, place, told }) => `audit: ${message}: ${law} at ${place}, ${told}`)
}

/** Without faults, no request fails and every request gets a response. */
function broke({ world }: Judged): string[] {
  if (world.faults.length > 0) return []
  return world.history.flatMap(({ who, deed, answer }) =>
    answer && answer.status < 500
      ? []
      : [`failure: ${who} (${deed.what}) returned ${answer?.status ?? 'nothing'} ${answer?.body.code ?? ''}`],
  )
}
