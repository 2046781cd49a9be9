/**
 * The keeper page: the household as its agent sees it, for the agent's human. Reading changes nothing: nothing hatches,
 * and no news is marked as read. Its forms are in human/window-act.ts.
 */
import { header } from '../../api/caller'
import { limitInForce } from '../../api/routes/limits'
import { routes } from '../../api/routes/routes'
import { claimedAgentId, formToken, hashApiKey, KEEPER_PAGE_PREFIX, sameHash } from '../../domain/accounts/api-key'
import { nextRecoveryAt } from '../../domain/accounts/recovery'
import { type Died, type Ended, type Gravestone, type Lost, lossOf } from '../../domain/afterlife/gravestone'
import { isReturnable } from '../../domain/afterlife/resurrection'
import type { VisitRound } from '../../domain/care/agenda'
import { byNeed } from '../../domain/care/findings'
import type { VisitPace } from '../../domain/care/visit-pace'
import { type Moment, momentAt } from '../../domain/creature/clock'
import { momentsAtStatus } from '../../domain/household/look'
import { asInstant, hoursBetween, type Instant, roundUpToMinute } from '../../domain/time/instants'
import { zoneAt } from '../../domain/time/zone'
import { VISIT_WORDS } from '../../domain/voice/advice'
import { dyingText } from '../../domain/voice/epitaph'
import type { Handler, IncomingCall, Reply } from '../../http/call'
import { type KeeperPageView, keeperPage, type Resident } from '../../pages/keeper'
import { notFoundPage } from '../../pages/not-found'
import { withoutRequests } from '../../pages/parts/described'
import type { Html } from '../../pages/parts/html'
import { STATS } from '../../species/vocabulary'
import { readAllEnded } from '../../store/creatures'
import type { Db } from '../../store/db'
import { readHumanFlowers } from '../../store/flowers'
import { readLatestStones } from '../../store/graveyard'
import { type HouseholdRows, readHousehold } from '../../store/household'
import { creditsOf, readLedger } from '../../store/money/ledger'
import { readDiary } from '../../store/projections/page-lookups'
import { FIELDS } from '../../views/fields/creature'
import { pickFields } from '../../views/fields/pick-fields'
import { planDays } from '../../views/plan'
import { CALENDAR_TYPE, planCalendar } from '../../views/plan-calendar'
import { newFormValue } from '../account/new-key'
import { pageReply, siteOf } from './page-reply'

const DAYS = 3
const VISITS = 6
/** Number of creatures whose care log is on the page (least time left first), and of entries for each. */
const DIARIES = 6
const ENTRIES = 8
const LINES = 50
/** The most stones that are read, and lost creatures on the page. */
const LATEST_STONES = 20

/** Not cached by proxies, and not sent as a referrer. */
export const SECRET_HEADERS = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
} as const

export const secretReply = (page: Html): Reply => {
  const { headers, ...reply } = pageReply(page)
  return { ...reply, headers: { ...headers, ...SECRET_HEADERS } }
}

/** Null unless this is the secret of the household's open keeper page. */
export async function readKeeperHousehold({ ctx }: IncomingCall, secret: string): Promise<HouseholdRows | null> {
  const agentId = claimedAgentId(secret, KEEPER_PAGE_PREFIX)
  const household = agentId ? await readHousehold(ctx.db, agentId) : null
  const hash = household?.agent.data.window_hash
  return hash && sameHash(hash, hashApiKey(secret)) ? household : null
}

/** The latest stones of creatures that are still dead, newest first. */
async function readLostStones({ ctx }: IncomingCall, { agent, creatures }: HouseholdRows): Promise<Gravestone[]> {
  const { id, tallies } = agent.data
  const stones = tallies.deaths > 0 ? await readLatestStones(ctx.db, id, LATEST_STONES) : []
  // The stones may be stale after a resurrection; the household is not.
  const living = new Set(creatures.map(({ data }) => data.id))
  return stones
    .filter(({ resurrected_at, creature_id }) => resurrected_at === null && !living.has(creature_id))
    .toSorted((a, b) => b.died_at - a.died_at)
}

/** The dead of these stones, the one that the human asked for, which may be older, and the one released last. */
function readPastLives(db: Db, { agent: { data } }: HouseholdRows, stones: readonly Gravestone[]): Promise<Ended[]> {
  const { from_human, last_released } = data
  const others = [from_human?.wants_back, last_released]
  const ids = [...stones, ...others].map((one) => one?.creature_id)
  return readAllEnded(db, data.id, [...new Set(ids.filter((id) => id !== undefined))], stones)
}

/** Worst first, eggs last. */
const inNeed = ({ creatures }: HouseholdRows, now: Instant): Moment[] =>
  creatures.map(({ data }) => momentAt(data, now)).toSorted(byNeed)

const NO_FLOWERS: ReadonlySet<string> = new Set()

export const window_page: Handler<'window_page'> = async (call) => {
  const household = await readKeeperHousehold(call, call.params.window)
  if (!household) return closedPage(call)
  if (call.query.format === 'ics') return calendar(call, household)
  const { ctx, now } = call
  const agent = household.agent.data
  const moments = inNeed(household, now)
  const [ledger, stones, ...diaries] = await Promise.all([
    readLedger(ctx.db, agent.id, LINES),
    readLostStones(call, household),
    ...moments.slice(0, DIARIES).map(({ creature }) => readDiary(ctx.db, creature.id, ENTRIES)),
  ])
  const [pasts, flowers] = await Promise.all([
    readPastLives(ctx.db, household, stones),
    stones.length > 0 || agent.losses.length > 0 ? readHumanFlowers(ctx.db, agent.id) : NO_FLOWERS,
  ])
  const dead = pasts.filter((past) => past.ended === 'died')
  const residents = moments.map((moment, index) => residentView(moment, diaries[index] ?? null))
  const eggs = moments
    .filter(({ creature, alive }) => alive && creature.stage === 'egg')
    .map(({ creature }) => creature)
  const hatched = plannedMoments(household, now).filter(({ creature }) => creature.stage !== 'egg')
  const own = planDays(hatched, now, DAYS, { most: VISITS })
  const visits = [
    ...(eggs.length > 0
      ? [
          hatchingOf(
            eggs.map(({ name }) => name),
            now,
          ),
        ]
      : []),
    ...own.rounds.map(visitView),
  ].slice(0, VISITS)
  const look = lookOf(call, agent.id)
  const reply = secretReply(
    keeperPage({
      site: siteOf(call),
      now,
      looked_at: look.before,
      agent,
      residents,
      visits,
      ledger,
      credits: creditsOf(household.balance),
      losses: missedBy(household, dead, now),
      dead: dead.map(({ creature }) => momentAt(creature, now)),
      stones,
      released: pasts.find((past) => past.ended === 'released') ?? null,
      flowers,
      token: formToken(agent.window_hash ?? ''),
      form_value: newFormValue(call),
      next_key_at: nextRecoveryAt(agent, limitInForce('rotate_key', routes.rotate_key, ctx.config.rateLimits).max, now),
    }),
  )
  return { ...reply, headers: { ...reply.headers, 'Set-Cookie': look.cookie } }
}

/** A page that is open is read again each minute: that is one look. */
const LOOK_HOURS = 0.5
const COOKIE_DAYS = 90

/**
 * When the reader looked before this look, by a cookie with two instants, and the cookie that says so next time. The
 * cookie is of this page alone: nothing else sets one, and nothing of it is stored here.
 */
function lookOf({ headers, now, base_url }: IncomingCall, agentId: string): { before: Instant | null; cookie: string } {
  const name = `looked-${agentId}`
  const [, sentBefore, sentLast] =
    new RegExp(`${name}=(\\d{1,15})\\.(\\d{1,15})`).exec(header(headers, 'cookie') ?? '') ?? []
  const last = sentLast ? asInstant(Number(sentLast)) : null
  const isNewLook = last !== null && hoursBetween(last, now) > LOOK_HOURS
  const before = isNewLook ? last : sentBefore && Number(sentBefore) > 0 ? asInstant(Number(sentBefore)) : null
  const secure = base_url.startsWith('https:') ? '; Secure' : ''
  const cookie = `${name}=${before ?? 0}.${now}; Max-Age=${COOKIE_DAYS * 24 * 3600}; HttpOnly; SameSite=Strict${secure}`
  return { before, cookie }
}

/** One row for all eggs, because their needs after hatching are not known yet. */
const hatchingOf = (names: readonly string[], at: Instant): KeeperPageView['visits'][number] => ({
  at,
  reason: names.length === 1 ? `${names[0]}: ${VISIT_WORDS.hatch}` : 'The eggs hatch',
  names,
})

function visitView({ visit: { at, moment, why }, tasks }: VisitRound): KeeperPageView['visits'][number] {
  return {
    at: roundUpToMinute(at),
    reason: `${moment.creature.name}: ${VISIT_WORDS[why]}`,
    names: [...new Map(tasks.map(({ moment: { creature } }) => [creature.id, creature.name])).values()],
  }
}

function residentView(moment: Moment, diary: Resident['diary']): Resident {
  if (!moment.alive) return { moment, behavior: dyingText(moment.creature), wish: null, stats: {}, diary }
  const behavior = moment.creature.stage === 'egg' ? null : withoutRequests(FIELDS.behavior(moment))
  const wish = FIELDS.wish(moment)?.text ?? null
  return { moment, behavior, wish, stats: pickFields(FIELDS, STATS, moment), diary }
}

/** The latest losses and all that can be brought back: the one that the human asked for, then newest first. */
function missedBy({ agent: { data } }: HouseholdRows, dead: readonly Died[], now: Instant): Lost[] {
  const returnable = dead.map(lossOf).filter(({ died_at }) => isReturnable(died_at, now))
  const losses = new Map([...returnable, ...data.losses].map((lost) => [lost.stone_id, lost]))
  const asked = ({ creature_id }: Lost): number => Number(creature_id === data.from_human?.wants_back?.creature_id)
  return [...losses.values()].sort((a, b) => asked(b) - asked(a) || b.died_at - a.died_at)
}

export const window_calendar: Handler<'window_calendar'> = async (call) => {
  const household = await readKeeperHousehold(call, call.params.window)
  return household ? calendar(call, household, call.query.visits) : closedPage(call)
}

function calendar(call: IncomingCall, household: HouseholdRows, pace: VisitPace = 'usual'): Reply {
  const { now, base_url } = call
  const plan = planDays(plannedMoments(household, now), now, DAYS, { pace })
  return {
    body: planCalendar({ plan, now, timezone: zoneAt(household.agent.data, now), base_url }),
    headers: { ...SECRET_HEADERS, 'Content-Type': `${CALENDAR_TYPE}; charset=utf-8` },
  }
}

/** The creatures as a status call would see them now; the plan starts from them. */
const plannedMoments = ({ creatures }: HouseholdRows, now: Instant): Moment[] =>
  momentsAtStatus({ creatures: creatures.map(({ data }) => data) }, now).filter(({ alive }) => alive)

export const closedPage = (call: IncomingCall): Reply => ({
  ...secretReply(notFoundPage(siteOf(call), 'window', '/window')),
  status: 404,
})
