/** A life told: its stages and every care action, as JSON or as Markdown. */
import { type NextStep, step } from '../../api/next-steps'
import { pageUrl } from '../../api/routes/page-url'
import { MAX_LIVING } from '../../domain/accounts/agent'
import type { LogEntry } from '../../domain/care/diary'
import { endedAt, logKeptUntil, lossOf, type Past } from '../../domain/creature/death'
import type { Instant } from '../../domain/time/instants'
import { type Call, type Handler, refuse } from '../../http/call'
import { readLog, readPast } from '../../store/creatures'
import { creditsOf } from '../../store/money/ledger'
import { historyJson, historyMarkdown, isLogDeleted, type LifeHistory } from '../../views/history'
import { sitterNames } from '../../views/sitter'
import { resurrectionSteps } from '../../views/stone'
import { suggestSteps } from '../../views/suggest'
import { atHome, type Home, homeSteps, makeRoom, residentOf } from '../household/household'

/** A page of JSON; a document is meant to be whole, as far as one answer can be. */
const DEFAULT_LIMIT = { json: 50, markdown: 500 } as const

export const history: Handler<'history'> = (call) =>
  atHome(call, async (found) => {
    const { format, limit, offset } = call.query
    const wanted = call.query.creature_id ?? call.query.id ?? mostRecent(found)
    if (!wanted) return refuse('no_creature')
    const count = limit ?? DEFAULT_LIMIT[format]
    const newest = (total: number) => readLog(call.ctx.db, wanted, total - offset - count + 1, total - offset)

    const here = residentOf(found.residents, wanted)
    if (here) {
      const { creature } = here.moment
      const log = await newest(creature.care_actions)
      const others = found.residents.filter((one) => one !== here).map(({ moment }) => moment)
      const next_steps = suggestSteps([here.moment, ...others])
      return tell(call, { creature, alive: true, ended: null, log_until: null, next_steps }, log, format)
    }
    const gone = await departedOne(call, found, wanted)
    if (!gone) return refuse('no_creature')
    return tell(call, gone, isLogDeleted(gone, call.now) ? [] : await newest(gone.creature.care_actions), format)
  })

/** The newest of those that live; with none, the last one adopted, whatever became of it. */
const mostRecent = ({ agent, residents: [newest] }: Home): string | null =>
  newest?.row.data.id ?? agent.data.latest_creature_id

async function departedOne(call: Call<'history'>, found: Home, id: string): Promise<LifeHistory | null> {
  const buried = found.buried.find(({ creature }) => creature.id === id)
  const row = buried ? null : await readPast(call.ctx.db, call.household.agent.data.id, id)
  const past = buried ?? row?.data
  if (!past) return null
  const { creature } = past
  return {
    creature,
    alive: false,
    ended: { how: past.ended, at: endedAt(past) },
    log_until: row ? ((row.due_at as Instant | undefined) ?? null) : logKeptUntil(past, call.ctx.config.careLogDays),
    next_steps: stepsAfter(past, found, call.now),
  }
}

function stepsAfter(past: Past, found: Home, now: Instant): NextStep[] {
  const stones = step('graveyard', { description: 'Visit your stones.' })
  if (found.residents.length >= MAX_LIVING) return [stones, ...makeRoom(found.residents)]
  return [
    ...(past.ended === 'died' ? resurrectionSteps(lossOf(past), creditsOf(found.balance), now) : []),
    step('adopt', { description: 'Begin again with an egg.' }),
    stones,
    ...homeSteps(found),
  ]
}

async function tell(call: Call<'history'>, story: LifeHistory, log: readonly LogEntry[], format: 'json' | 'markdown') {
  const nameOf = await sitterNames(call.ctx.db, [
    ...(story.creature.sat_by ?? []),
    ...log.map(({ sitter_id }) => sitter_id),
  ])
  if (format === 'json')
    return { body: { ...historyJson(call.now, story, log, nameOf), url: pageUrl(call, 'creature', story.creature.id) } }
  return {
    body: historyMarkdown(call.now, story, log, nameOf),
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  }
}
