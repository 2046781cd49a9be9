/** The history of a creature as JSON or Markdown. */

import { type NextStep, step } from '../../api/next-steps'
import { pageUrl } from '../../api/routes/page-url'
import { HISTORY_LIMIT } from '../../api/routes/routes'
import { MAX_LIVING } from '../../domain/accounts/agent'
import { type Ended, endedAt, type Past, returnOf } from '../../domain/afterlife/gravestone'
import type { LogEntry } from '../../domain/care/care-log'
import { careActions } from '../../domain/creature/creature'
import { deathsIn, type Household, livingCreature, momentsOf } from '../../domain/household/household'
import type { Instant } from '../../domain/time/instants'
import { type Call, type Handler, refuse } from '../../http/call'
import { readLog, readPast } from '../../store/creatures'
import { historyJson, historyMarkdown, type LifeHistory } from '../../views/history'
import { resurrectionSteps } from '../../views/stone'
import { suggestSteps } from '../../views/suggest'
import { householdStatusSteps, makeRoomSteps } from '../household/household-steps'
import { namedCreatureId } from '../household/named-creature'

/** JSON is paged; the Markdown document should be complete if one response can hold it. */
const DEFAULT_LIMIT = { json: HISTORY_LIMIT.usual, markdown: HISTORY_LIMIT.most } as const

export const history: Handler<'history'> = async (call, household) => {
  const { format, limit, offset } = call.query
  const named = namedCreatureId(call, household, call.query, 'query')
  if (typeof named === 'object') return named
  const creatureId = named ?? (call.query.creature === undefined ? mostRecentId(household) : null)
  if (!creatureId) return refuse('no_creature')
  const count = limit ?? DEFAULT_LIMIT[format]
  const readNewest = (total: number) => readLog(call.ctx.db, creatureId, total - offset - count + 1, total - offset)

  if (livingCreature(household, creatureId)) {
    const moments = momentsOf(household, call.now)
    const moment = moments.find(({ creature }) => creature.id === creatureId)!
    const { creature } = moment
    const log = await readNewest(careActions(creature))
    const others = moments.filter((one) => one !== moment)
    const next_steps = suggestSteps([moment, ...others])
    const life = { creature, alive: true, ended: null, next_steps }
    return historyReply(call, life, log, format)
  }
  const pastLife = await readPastLife(call, household, creatureId)
  if (!pastLife) return refuse('no_creature')
  return historyReply(call, pastLife, await readNewest(careActions(pastLife.creature)), format)
}

/** The newest living creature; without one, the last adopted, whether dead or released. */
const mostRecentId = ({ agent, creatures: [newest] }: Household): string | null =>
  newest?.id ?? agent.latest_creature_id

async function readPastLife(call: Call<'history'>, household: Household, id: string): Promise<LifeHistory | null> {
  const recentDeath = deathsIn(household).find(({ creature }) => creature.id === id)
  const past = recentDeath ?? (await readPast(call.ctx.db, household.agent.id, id))?.data
  if (!past) return null
  const { creature } = past
  return {
    creature,
    alive: false,
    ended: { how: past.ended, at: endedAt(past) },
    next_steps: stepsAfterLife(past, household, call.now),
  }
}

function stepsAfterLife(past: Past | Ended, { creatures, credits }: Household, now: Instant): NextStep[] {
  const stones = step('graveyard', { description: 'Visit your stones.' })
  if (creatures.length >= MAX_LIVING) return [stones, ...makeRoomSteps(creatures)]
  return [
    ...(past.ended === 'died' ? resurrectionSteps(returnOf(past.creature), credits, now) : []),
    step('adopt', { description: 'Begin again with an egg.' }),
    stones,
    ...householdStatusSteps(creatures),
  ]
}

function historyReply(call: Call<'history'>, life: LifeHistory, log: readonly LogEntry[], format: 'json' | 'markdown') {
  if (format === 'json')
    return { body: { ...historyJson(call.now, life, log), url: pageUrl(call, 'creature', life.creature.id) } }
  return {
    body: historyMarkdown(call.now, life, log),
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  }
}
