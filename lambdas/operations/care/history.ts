/** The history of a creature as JSON or Markdown. */

import { type NextStep, step } from '../../api/next-steps'
import { pageUrl } from '../../api/routes/page-url'
import { MAX_LIVING } from '../../domain/accounts/agent'
import { endedAt, lossOf, type Past } from '../../domain/afterlife/gravestone'
import type { LogEntry } from '../../domain/care/care-log'
import { careActions } from '../../domain/creature/creature'
import type { Instant } from '../../domain/time/instants'
import { type Call, type Handler, refuse } from '../../http/call'
import { readLog, readPast } from '../../store/creatures'
import { creditsOf } from '../../store/money/ledger'
import { historyJson, historyMarkdown, type LifeHistory } from '../../views/history'
import { resurrectionSteps } from '../../views/stone'
import { suggestSteps } from '../../views/suggest'
import { type CurrentHousehold, residentOrNewest, withHousehold } from '../household/household'
import { householdStatusSteps, makeRoomSteps } from '../household/household-steps'

/** JSON is paged; the Markdown document should be complete if one response can hold it. */
const DEFAULT_LIMIT = { json: 50, markdown: 500 } as const

export const history: Handler<'history'> = (call) =>
  withHousehold(call, async (current) => {
    const { format, limit, offset } = call.query
    const creatureId = call.query.creature_id ?? call.query.id ?? mostRecentId(current)
    if (!creatureId) return refuse('no_creature')
    const count = limit ?? DEFAULT_LIMIT[format]
    const readNewest = (total: number) => readLog(call.ctx.db, creatureId, total - offset - count + 1, total - offset)

    const found = residentOrNewest(current.residents, creatureId)
    if (found) {
      const { moment } = found
      const { creature } = moment
      const log = await readNewest(careActions(creature))
      const others = current.residents.map((one) => one.moment).filter((one) => one !== moment)
      const next_steps = suggestSteps([moment, ...others])
      const life = { creature, alive: true, ended: null, next_steps }
      return historyReply(call, life, log, format)
    }
    const pastLife = await readPastLife(call, current, creatureId)
    if (!pastLife) return refuse('no_creature')
    return historyReply(call, pastLife, await readNewest(careActions(pastLife.creature)), format)
  })

/** The newest living creature; without one, the last adopted, whether dead or released. */
const mostRecentId = ({ agent, residents: [newest] }: CurrentHousehold): string | null =>
  newest?.row.data.id ?? agent.data.latest_creature_id

async function readPastLife(call: Call<'history'>, current: CurrentHousehold, id: string): Promise<LifeHistory | null> {
  const recentDeath = current.buried.find(({ creature }) => creature.id === id)
  const past = recentDeath ?? (await readPast(call.ctx.db, call.household.agent.data.id, id))?.data
  if (!past) return null
  const { creature } = past
  return {
    creature,
    alive: false,
    ended: { how: past.ended, at: endedAt(past) },
    next_steps: stepsAfterLife(past, current, call.now),
  }
}

function stepsAfterLife(past: Past, current: CurrentHousehold, now: Instant): NextStep[] {
  const stones = step('graveyard', { description: 'Visit your stones.' })
  if (current.residents.length >= MAX_LIVING) return [stones, ...makeRoomSteps(current.residents)]
  return [
    ...(past.ended === 'died' ? resurrectionSteps(lossOf(past), creditsOf(current.balance), now) : []),
    step('adopt', { description: 'Begin again with an egg.' }),
    stones,
    ...householdStatusSteps(current),
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
