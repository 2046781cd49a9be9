/**
 * Handlers of the forms on the keeper page, with which an agent's human leaves something for it. They change no
 * creature.
 */
import { header } from '../../api/caller'
import { limitInForce } from '../../api/routes/limits'
import { orderUrl } from '../../api/routes/order-url'
import { routes } from '../../api/routes/routes'
import type { Agent } from '../../domain/accounts/agent'
import { formToken, sameHash } from '../../domain/accounts/api-key'
import { askReturn, type HumanAct, leaveNote, wave } from '../../domain/accounts/from-human'
import { keyMadeBy, nextRecoveryAt, withRecoveredKey } from '../../domain/accounts/recovery'
import { humanFlowerLaid, type Untold } from '../../domain/accounts/untold'
import { returnOf } from '../../domain/afterlife/gravestone'
import { resurrectableUntil } from '../../domain/afterlife/resurrection'
import { isInLastThird, momentAt } from '../../domain/creature/clock'
import { cheapestBasket } from '../../domain/money/money'
import { formatUtcMinute } from '../../domain/time/duration'
import { type Call, type Handler, type Outcome, type Reply, refuse } from '../../http/call'
import { faultDetails } from '../../http/faults'
import { redirectPage } from '../../pages/checkout'
import { newKeyPage } from '../../pages/keeper-forms'
import { PAGE_HEADERS } from '../../pages/parts/page'
import { type AgentRow, agentChange, untoldChange } from '../../store/agents'
import { readPast } from '../../store/creatures'
import { hasHumanFlower, humanFlowerChange } from '../../store/flowers'
import { readStone } from '../../store/graveyard'
import type { HouseholdRows } from '../../store/household'
import { creditsOf, readBalance } from '../../store/money/ledger'
import { readStoneCard } from '../../store/projections/page-lookups'
import type { Change } from '../../store/row'
import { createKey, newNonce } from '../account/new-key'
import { returnOrder } from '../afterlife/return-order'
import { closedPage, readKeeperHousehold, SECRET_HEADERS, secretReply } from '../pages/keeper-page'
import { siteOf } from '../pages/page-reply'

type ActCall = Call<'window_act'>

export const window_act: Handler<'window_act'> = async (call) => {
  const household = await readKeeperHousehold(call, call.params.window)
  if (!household) return closedPage(call)
  const { agent } = household
  if (!isFromPage(call, agent.data)) return refuse('foreign_form')
  return ACTS[call.body.act](call, agent, household)
}

/**
 * Checks the form token, which only the page contains, and the origin that browsers send. For the keeper page, which
 * sends no referrer, that origin is `null`.
 */
function isFromPage({ headers, body, base_url }: ActCall, { window_hash = '' }: Agent): boolean {
  const site = header(headers, 'sec-fetch-site')
  const origin = header(headers, 'origin')
  const isOwnSite = site === undefined || site === 'same-origin' || site === 'none'
  const isOwnOrigin = origin === undefined || origin === 'null' || origin === new URL(base_url).origin
  return isOwnSite && (isOwnOrigin || site === 'same-origin') && sameHash(formToken(window_hash), body.token)
}

type Act = (call: ActCall, agent: AgentRow, household: HouseholdRows) => Promise<Outcome> | Outcome

const note: Act = (call, row, household) => {
  const { text } = call.body
  if (!text) return refuse('invalid_human_act', faultDetails({ path: 'body.text', message: 'is required: a string' }))
  const after = leaveNote(
    row.data,
    text,
    call.now,
    household.creatures.some(({ data }) => isInLastThird(momentAt(data, call.now))),
  )
  if (typeof after === 'string') return refuse(after)
  return save(call, row, after, [untoldOf(household, { about: 'note', happened_at: call.now })])
}

const ID_MISSING = refuse('invalid_human_act', faultDetails({ path: 'body.id', message: 'is required: a string' }))

/** A flower on a stone of the household. Laying a second one changes nothing. */
const flower: Act = async (call, row, household) => {
  const { ctx, body, now } = call
  const agent = row.data
  if (!body.id) return ID_MISSING
  const [card, isThere] = await Promise.all([readStoneCard(ctx.db, body.id), hasHumanFlower(ctx.db, agent.id, body.id)])
  // The stone of a recent death may not be projected yet.
  const lost = agent.losses.find(({ stone_id }) => stone_id === body.id)
  const stone = card?.agent_id === agent.id ? await readStone(ctx.db, agent.id, card.number) : null
  const grave = stone ?? (lost && { ...lost, id: lost.stone_id })
  if (!grave) return refuse('stone_not_found')
  if (isThere) return backToPage(call)
  // Conflicts with a concurrent account deletion, so that no flower is left.
  const also = [
    agentChange(row, agent),
    humanFlowerChange(agent.id, { stone_id: grave.id, laid_at: now }),
    untoldOf(household, humanFlowerLaid(grave, now)),
  ]
  return { also, reply: backToPage(call) }
}

/**
 * Leads to the checkout for the missing credits. Paying resurrects nothing by itself: the agent then gets resurrection
 * as a next step.
 */
const bringBack: Act = async (call, row) => {
  const { ctx, body, now } = call
  const agentId = row.data.id
  if (!body.id) return ID_MISSING
  const [past, balance] = await Promise.all([readPast(ctx.db, agentId, body.id), readBalance(ctx.db, agentId)])
  if (past?.data.ended !== 'died') return refuse('creature_not_found')
  const { creature } = past.data
  const lost = returnOf(creature)
  const until = resurrectableUntil(lost.died_at)
  if (now > until) return refuse('window_closed')
  const keeper = askReturn(row.data, lost)
  const missing = lost.cost - creditsOf(balance)
  const { order, changes } =
    missing > 0 ? await returnOrder(call, { creature, keeper, until }, cheapestBasket(missing)) : NO_ORDER
  const reply = order ? toCheckout(orderUrl(call, order)) : backToPage(call)
  const isNew = keeper !== row.data || changes.length > 0
  return isNew ? { also: [agentChange(row, keeper), ...changes], reply } : reply
}

const NO_ORDER = { order: null, changes: [] }

/**
 * Not a redirect: browsers apply the page's `form-action` to every redirect after a form, and the provider's page has
 * another origin.
 */
const toCheckout = (url: string): Reply => ({
  body: redirectPage(url),
  headers: { ...PAGE_HEADERS, ...SECRET_HEADERS, Refresh: `0; url=${url}` },
})

/**
 * Makes a new key. It is shown once; the same form sent again within ten minutes shows it again, because a browser may
 * send a form twice.
 */
const recover: Act = (call, row, household) => {
  const { ctx, body, now } = call
  if (!body.form)
    return refuse('invalid_human_act', faultDetails({ path: 'body.form', message: 'is required: a string' }))
  if (!row.data.recovery) return refuse('recovery_off')
  const known = keyMadeBy(row.data, body.form, now)
  if (known) return newKeyReply(call, row.data, known)
  const { max } = limitInForce('rotate_key', routes.rotate_key, ctx.config.rateLimits)
  const next = nextRecoveryAt(row.data, max, now)
  if (next)
    return refuse('key_made_lately', {
      suggestion: `The next can be made at ${formatUtcMinute(next)}. Nothing was changed.`,
    })
  const key = createKey(call, row.data.id)
  const after = withRecoveredKey(row.data, key, body.form, now, newNonce(call))
  const news = untoldOf(household, { about: 'recovery', happened_at: now })
  return { also: [agentChange(row, after), news], reply: newKeyReply(call, after, key) }
}

const newKeyReply = (call: ActCall, agent: Agent, key: string): Reply =>
  secretReply(newKeyPage(siteOf(call), agent, key))

const ACTS: Readonly<Record<HumanAct, Act>> = {
  note,
  wave: (call, row) => save(call, row, wave(row.data, call.now)),
  flower,
  return: bringBack,
  recover,
}

/** Replaces what the agent was not told yet of the same kind. A human lays one flower on a stone. */
const untoldOf = ({ agent, untold }: HouseholdRows, news: Untold): Change =>
  untoldChange(agent.data.id, untold.find(({ data }) => isSameNews(data, news)) ?? null, news)

const isSameNews = (one: Untold, other: Untold): boolean =>
  one.about === other.about && (!('stone_id' in one) || !('stone_id' in other) || one.stone_id === other.stone_id)

const save = (call: ActCall, row: AgentRow, after: Agent, news: readonly Change[] = []): Outcome =>
  after === row.data ? backToPage(call) : { also: [agentChange(row, after), ...news], reply: backToPage(call) }

/**
 * A redirect, so that reloading the page does not send the form again. It is relative, because `form-action` allows
 * only the page's origin and the API may have another.
 */
const backToPage = ({ params }: ActCall): Reply => ({
  status: 303,
  body: redirectPage(''),
  headers: { ...PAGE_HEADERS, ...SECRET_HEADERS, Location: `./${params.window}#yours` },
})
