/** What the human of an agent sees: the house as its keeper knows it. Looking in is no look: nothing hatches, nothing is told, nothing is written. */
import { inShort } from '../../api/texts/errands'
import { decideGlance } from '../../domain/creature/check'
import { at, type Moment } from '../../domain/creature/clock'
import { claimedAgentId, hashApiKey, sameHash, WINDOW_PREFIX } from '../../domain/house/api-key'
import type { Instant } from '../../domain/time/instants'
import { lostPage } from '../../pages/lost'
import { pageHeaders } from '../../pages/parts/frame'
import { windowPage } from '../../pages/window'
import type { Answer, Arrival, Handler } from '../../pipeline/call'
import { type CreatureRow, type House, readHouse } from '../../store/house'
import { creditsOf, readLedger } from '../../store/money/ledger'
import { readDiary } from '../../store/projections/page-lookups'
import { fullView } from '../../views/creature'
import { planAhead, tellVisit } from '../../views/plan'
import { PLAN_FORMS, wholeMinute } from '../../views/plan-forms'
import { siteOf } from './page-answer'

const DAYS = 3
const VISITS = 12
/** Diaries that are shown, of those adopted last, and how far back. */
const DIARIES = 6
const ENTRIES = 8
const LINES = 50

/** Never kept on the way, and never told to where a link leads. It looks again by itself. */
const HEADERS = {
  ...pageHeaders({ cache: 'no-store' }),
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
  Refresh: '60',
} as const

/** The house behind a window, if it is that house's window and still open. */
async function behind({ ctx }: Arrival, secret: string): Promise<House | null> {
  const agentId = claimedAgentId(secret, WINDOW_PREFIX)
  const house = agentId ? await readHouse(ctx.db, agentId) : null
  const hash = house?.agent.data.window_hash
  return hash && sameHash(hash, hashApiKey(secret)) ? house : null
}

export const window_page: Handler<'window_page'> = async (call) => {
  const house = await behind(call, call.params.window)
  if (!house) return closed(call)
  const { ctx, now } = call
  const { agent, balance } = house
  const creatures = [...house.creatures].sort((a, b) => b.data.adopted_at - a.data.adopted_at)
  const [ledger, ...diaries] = await Promise.all([
    readLedger(ctx.db, agent.data.id, LINES),
    ...creatures.slice(0, DIARIES).map(({ data }) => readDiary(ctx.db, data.id, ENTRIES)),
  ])
  const residents = creatures.map(({ data }, index) => {
    const moment = at(data, now)
    const { behavior, ...stats } = fullView(moment)
    return { moment, behavior: behavior ?? null, stats, diary: diaries[index] ?? [] }
  })
  const visits = planAhead(expected(creatures, now), now, DAYS, VISITS).visits.map((planned) => {
    const { at: exactly, reason, to_do } = tellVisit(planned)
    return { at: wholeMinute(exactly), reason, to_do: inShort({ to_do }) }
  })
  const view = { site: siteOf(call), now, agent: agent.data, residents, visits, ledger, credits: creditsOf(balance) }
  return { body: windowPage(view), headers: HEADERS }
}

export const window_calendar: Handler<'window_calendar'> = async (call) => {
  const house = await behind(call, call.params.window)
  if (!house) return closed(call)
  const { now, base_url } = call
  const { type, write } = PLAN_FORMS.ics
  const body = write({
    plan: planAhead(expected(house.creatures, now), now, DAYS),
    now,
    timezone: house.agent.data.timezone,
    base_url,
  })
  const { 'Content-Security-Policy': _, Refresh: __, ...headers } = HEADERS
  return { body, headers: { ...headers, 'Content-Type': `${type}; charset=utf-8` } }
}

/** As the agent would be told if it looked now. */
const expected = (creatures: readonly CreatureRow[], now: Instant): Moment[] =>
  creatures
    .map(({ data }) => (data.stage === 'egg' ? at(data, now) : decideGlance(data, now).moment))
    .filter(({ alive }) => alive)

const closed = (call: Arrival): Answer => ({
  status: 404,
  body: lostPage(siteOf(call), 'window', '/window'),
  headers: HEADERS,
})
