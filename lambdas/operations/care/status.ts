/** Shows a creature: hatches eggs, reports news, and shows dead creatures. */
import { type NextStep, step } from '../../api/next-steps'
import { pageUrl } from '../../api/routes/page-url'
import { isWavedAt } from '../../domain/accounts/from-human'
import { type Died, lossOf, type Past } from '../../domain/afterlife/gravestone'
import { type Moment, momentAt } from '../../domain/creature/clock'
import { hatch, stageToAnnounce } from '../../domain/creature/life'
import { decideGlance, decideStatus } from '../../domain/creature/status'
import { formatUtcDay } from '../../domain/time/duration'
import { iso } from '../../domain/time/instants'
import { houseEmptyMessage, lastLostMessage } from '../../domain/voice/adoption'
import { memorial } from '../../domain/voice/epitaph'
import { situationOf } from '../../domain/voice/situation'
import { type Answer, type Call, type Handler, refuse } from '../../http/call'
import type { AgentRow } from '../../store/agents'
import { commit } from '../../store/commit'
import { creatureChange, readPast } from '../../store/creatures'
import { creditsOf } from '../../store/money/ledger'
import { houseActivity } from '../../views/activity'
import { humanNoteView } from '../../views/agent-profile'
import {
  creatureDetailView,
  creatureStats,
  creatureSummaryView,
  hasNewDayOrMood,
  milestoneView,
  nameTag,
  soulFields,
  soulPrompt,
  traitsOf,
} from '../../views/creature'
import { faceLinks, imageOf, picturesView, portraitNote } from '../../views/pictures'
import {
  deathView,
  lossesView,
  lossTextInput,
  readLastLost,
  resurrectionDeadline,
  resurrectionView,
  stepsAfterDeath,
  stoneTag,
  withWantedReturn,
} from '../../views/stone'
import { householdAdvice } from '../../views/suggest'
import { designSteps } from '../household/design-offer'
import {
  type CurrentHousehold,
  keeperChanges,
  type Resident,
  residentOrNewest,
  withHousehold,
} from '../household/household'
import { stepsAfterLoss, yourCreatures } from '../household/household-steps'
import { portraitOrders } from '../pictures/painting-orders'

export const status: Handler<'status'> = (call) =>
  withHousehold(call, async (current) => {
    const creatureId = call.query.creature_id ?? call.query.id
    const target = residentOrNewest(current.residents, creatureId)
    if (target) return showResident(call, current, target)
    if (!(await saveWrites(call, current, hatchingWrites(call, current.residents)))) return 'retry'
    if (!creatureId) return await emptyHousehold(call, current)
    const past =
      current.buried.find(({ creature }) => creature.id === creatureId) ??
      (await readPast(call.ctx.db, current.agent.data.id, creatureId))?.data
    return past?.ended === 'died'
      ? showDeath(call, current, past, await houseActivity(call))
      : notYourCreature(call, current, past)
  })

/** A HEAD response has no body, so news and losses stay unread. */
const hasBody = ({ method }: Call<'status'>): boolean => method !== 'HEAD'

type CreatureWrite = Parameters<typeof keeperChanges>[1][number]

/** All eggs hatch with any status call; each is reported when its own status is requested. */
const hatchingWrites = ({ now }: Call<'status'>, residents: readonly Resident[]): CreatureWrite[] =>
  residents.filter(({ row }) => row.data.stage === 'egg').map(({ row }) => ({ row, after: hatch(row.data, now) }))

/** Limit of a DynamoDB transaction. */
const MAX_CHANGES = 100

/**
 * Writes only if something changed or is reported for the first time. Returns the agent's row; null on a write
 * conflict.
 */
async function saveWrites(
  call: Call<'status'>,
  { agent }: CurrentHousehold,
  writes: readonly CreatureWrite[],
): Promise<AgentRow | null> {
  const lossesShown = hasBody(call) && agent.data.untold_losses.length > 0
  const keeper = keeperChanges(agent, writes, lossesShown)
  const changes = [...writes.map(({ row, after }) => creatureChange(row, after)), ...keeper]
  // If many eggs hatch at once, some paintings are skipped rather than fail the transaction.
  const paintings = portraitOrders(call, writes).slice(0, MAX_CHANGES - changes.length)
  const isSaved = changes.length === 0 || (await commit(call.ctx.db, [...changes, ...paintings])).kind === 'done'
  return isSaved ? (keeper[0]?.after ?? agent) : null
}

async function showResident(
  call: Call<'status'>,
  current: CurrentHousehold,
  target: Resident,
): Promise<Answer | 'retry'> {
  const { residents } = current
  const activity = houseActivity(call)
  const seen = residents.map(({ row }) => ({
    row,
    status: (row === target.row && hasBody(call) ? decideStatus : decideGlance)(row.data, call.now),
  }))
  const writes = seen.filter(({ status }) => status.changed).map(({ row, status }) => ({ row, after: status.creature }))
  const agent = await saveWrites(call, current, writes)
  if (!agent) return 'retry'

  const { moment, news } = seen.find(({ row }) => row === target.row)!.status
  const others = seen.filter(({ row }) => row !== target.row).map(({ status }) => status.moment)
  const { recommended_checkin, next_visit, next_visits, next_steps } = householdAdvice([moment, ...others])
  const { creature } = moment
  // A visit may have told some of them already.
  const fresh = news.slice(target.row.data.shown_in_visit)
  const stage = stageToAnnounce(news)
  // Unchanging fields are shown once a day, and whenever there is news.
  const isFirstToday = news.length > 0 || hasNewDayOrMood(moment, target.row.data)
  const situation = situationOf(moment)
  const image = imageOf(call, moment, isWavedAt(agent.data, call.now))
  const transition = stage && milestoneView({ type: 'stage_transition', value: stage }, situation)
  return {
    headers: faceLinks([image.face_url]),
    body: {
      creature: {
        ...creatureDetailView(moment),
        next_visit: next_visits.get(moment),
        ...image,
      },
      ...(isFirstToday && { url: pageUrl(call, 'creature', creature.id) }),
      ...(transition && { milestone: { stage, message: transition.message, ...portraitNote(call, creature, stage) } }),
      ...(news.length > 0 && { milestones: news.map((one) => milestoneView(one, situation)) }),
      ...picturesView(call, creature),
      ...(others.length > 0 && {
        other_creatures: others.map((one) => ({ ...creatureSummaryView(one), next_visit: next_visits.get(one) })),
      }),
      ...householdFields(call, current),
      recommended_checkin,
      next_visit,
      ...(isFirstToday ? soulFields(moment) : { soul_prompt: soulPrompt(moment, true) }),
      ...(await activity),
      next_steps: withWantedReturn(current, call.now, [
        ...next_steps,
        ...beginnerSteps(moment),
        ...designSteps(call, current, fresh, [moment, ...others]),
      ]),
    },
  }
}

/** What a status says besides the creature that it shows. */
const householdFields = (call: Call<'status'>, current: CurrentHousehold) => ({
  ...lossesView(current.losses, call),
  ...humanNoteView(current.agent.data),
})

const beginnerSteps = ({ creature, asleep }: Moment): NextStep[] =>
  creature.last_action_at === null && !asleep ? [step('preferences', { query: { creature_id: creature.id } })] : []

async function emptyHousehold(call: Call<'status'>, current: CurrentHousehold): Promise<Answer> {
  const { ctx, now } = call
  const { agent, balance, losses } = current
  const lost = await readLastLost(ctx, agent.data)
  return refuse('nothing_alive', {
    more: {
      ...(lost && {
        ...deathView(
          lost,
          call,
          losses.some(({ stone_id }) => stone_id === lost.stone_id),
        ),
        last_lost: { creature_id: lost.creature_id, name: lost.name, cause: lost.cause, died_at: iso(lost.died_at) },
      }),
      message: houseEmptyMessage(lost && lossTextInput(lost, now)),
      ...householdFields(call, current),
    },
    next_steps: withWantedReturn(
      current,
      now,
      lost ? stepsAfterDeath(lost, creditsOf(balance), now) : [step('adopt', { description: 'Adopt an egg.' })],
    ),
  })
}

/** `released`: the creature with that id, if the caller let it go. */
const notYourCreature = (
  call: Call<'status'>,
  { residents, losses }: CurrentHousehold,
  released?: Extract<Past, { ended: 'released' }>,
): Answer =>
  refuse('not_your_creature', {
    ...(released && {
      suggestion: `You let ${released.creature.name} go on ${formatUtcDay(released.released_at)}. your_creatures lists the ones you have.`,
    }),
    more: { your_creatures: yourCreatures(residents), ...lossesView(losses, call) },
  })

/**
 * Puts the story before the stone. The response already shows the stone, so an agent that follows the first step would
 * loop.
 */
const storyFirst = ([stone, story, ...rest]: readonly NextStep[]): NextStep[] =>
  [story, stone, ...rest].filter((one) => one !== undefined)

function showDeath(call: Call<'status'>, current: CurrentHousehold, died: Died, extras: object): Answer {
  const { now } = call
  const { creature, stone } = died
  const lost = lossOf(died)
  const deadline = resurrectionDeadline(stone.died_at, now)
  return {
    body: {
      creature: {
        ...nameTag(creature),
        age_hours: stone.age_hours,
        ...creatureStats(creature),
        personality_traits: traitsOf(creature),
        alive: false,
        died_at: iso(stone.died_at),
        cause: stone.cause,
        epitaph: stone.epitaph,
        ...imageOf(call, momentAt(creature, now)),
      },
      message: lastLostMessage(lossTextInput(lost, now)),
      gravestone: stoneTag(stone, call),
      resurrection: resurrectionView(stone.died_at, lost.cost, now),
      ...lossesView(current.losses, call, creature.id),
      ...humanNoteView(current.agent.data),
      soul_prompt: memorial(creature, deadline !== null),
      ...extras,
      next_steps: withWantedReturn(current, now, storyFirst(stepsAfterLoss(current, lost, now))),
    },
  }
}
