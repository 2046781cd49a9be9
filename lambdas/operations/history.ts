/** A life told: its stages and every care action, as JSON or as Markdown. */

import { type NextStep, step } from '../api/next-steps'
import { pageUrl } from '../api/page-url'
import type { Creature, HatchedStage } from '../domain/creature/creature'
import { endOf, logKeptUntil, lossOf } from '../domain/creature/death'
import type { LogEntry } from '../domain/creature/diary'
import { ageHours, livedText, trendingToward } from '../domain/creature/life'
import { varietyOf } from '../domain/creature/scores'
import { visibleStats } from '../domain/creature/visible'
import { type Instant, iso } from '../domain/time/instants'
import { type Call, type Handler, refuse } from '../pipeline/call'
import { readLog, readPast } from '../store/creatures'
import { creditsOf } from '../store/ledger'
import { returnSteps } from '../views/stone'
import { suggest } from '../views/suggest'
import { homeSteps, residentOf, type Visit, visit } from './visit'

/** A page of JSON; a document is meant to be whole, as far as one answer can be. */
const DEFAULT_LIMIT = { json: 50, markdown: 500 } as const

/** A creature of this keeper's, living or not, with its end if it had one. */
interface Subject {
  creature: Creature
  alive: boolean
  ended: { how: 'died' | 'released'; at: Instant } | null
  /** A care log does not outlive its life for ever. */
  log_until: Instant | null
  next_steps: NextStep[]
}

export const history: Handler<'history'> = (call) =>
  visit(call, async (found) => {
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
      const next_steps = suggest([here.moment, ...others])
      return tell(call, { creature, alive: true, ended: null, log_until: null, next_steps }, log, format)
    }
    const gone = await departedOne(call, found, wanted)
    if (!gone) return refuse('no_creature')
    return tell(call, gone, logIsGone(gone, call.now) ? [] : await newest(gone.creature.care_actions), format)
  })

/** The newest of those that live; with none, the last one adopted, whatever became of it. */
const mostRecent = ({ agent, residents: [newest] }: Visit): string | null =>
  newest?.row.data.id ?? agent.data.latest_creature_id

async function departedOne(call: Call<'history'>, found: Visit, id: string): Promise<Subject | null> {
  const buried = found.buried.find(({ creature }) => creature.id === id)
  const row = buried ? null : await readPast(call.ctx.db, call.house.agent.data.id, id)
  const past = buried ?? row?.data
  if (!past) return null
  const { creature } = past
  return {
    creature,
    alive: false,
    ended: { how: past.ended, at: endOf(past) },
    log_until: row ? ((row.due_at as Instant | undefined) ?? null) : logKeptUntil(past, call.ctx.config.careLogDays),
    next_steps: [
      ...(past.ended === 'died' ? returnSteps(lossOf(past), creditsOf(found.balance), call.now) : []),
      step('graveyard', { description: 'Visit your stones.' }),
      step('adopt', { description: 'Begin again with an egg.' }),
      ...homeSteps(found),
    ],
  }
}

function tell(call: Call<'history'>, subject: Subject, log: readonly LogEntry[], format: 'json' | 'markdown') {
  if (format === 'json')
    return { body: { ...asJson(call.now, subject, log), url: pageUrl(call, 'creature', subject.creature.id) } }
  return {
    body: asMarkdown(call.now, subject, log),
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  }
}

/** To the instant that was told, whether somebody has cleared it yet or not. */
const logIsGone = ({ log_until }: Subject, now: Instant): boolean => log_until !== null && now >= log_until

function asJson(now: Instant, subject: Subject, log: readonly LogEntry[]) {
  const { creature, alive, ended, log_until, next_steps } = subject
  const { id, name, species, stage, entered } = creature
  const reached = (at: Instant | null | undefined) => (at ? iso(at) : null)
  return {
    creature: {
      id,
      name,
      species: species.name,
      stage,
      alive,
      age_hours: ageHours(creature, ended?.at ?? now),
      ...(ended && { [`${ended.how}_at`]: iso(ended.at) }),
    },
    care_log: log.map((entry) => entryView(creature, entry)),
    ...(log_until !== null && { care_log_kept_until: iso(log_until) }),
    ...(logIsGone(subject, now) && { care_log_note: `${goneText(subject)} What it added up to stands under stats.` }),
    evolution_history: {
      egg_hatched: reached(creature.hatched_at),
      became_baby: reached(entered.baby),
      became_child: reached(entered.child),
      became_teen: reached(entered.teen),
      became_adult: reached(entered.adult),
      evolution_path: creature.path,
      trending_toward: trendingToward(creature),
    },
    timeline: timelineOf(creature, ended).map(({ event, at }) => ({ event, at: iso(at) })),
    stats: {
      total_feedings: creature.feedings,
      missed_feedings: creature.missed_feedings,
      total_care_actions: creature.care_actions,
      consistency_score: creature.consistency,
      variety_score: varietyOf(creature.recent_actions),
    },
    next_steps,
  }
}

const LOGGED = ['hunger', 'happiness', 'health'] as const

function entryView({ species }: Creature, entry: LogEntry) {
  const [before, after] = [visibleStats(species, entry.before), visibleStats(species, entry.after)]
  return {
    id: entry.id,
    timestamp: iso(entry.at),
    action: entry.action,
    item: entry.item,
    notes: entry.notes,
    ...Object.fromEntries(
      LOGGED.flatMap((stat) => [
        [`${stat}_before`, before[stat]],
        [`${stat}_after`, after[stat]],
      ]),
    ),
    timing: entry.timing,
    effectiveness: entry.effectiveness,
  }
}

interface Event {
  event: string
  at: Instant
}

/** Everything that happened to it, in order: what both forms of the history tell. */
function timelineOf(creature: Creature, ended: Subject['ended']): Event[] {
  const { entered, returns, death } = creature
  const events: { event: string; at: Instant | null | undefined }[] = [
    { event: 'Adopted', at: creature.adopted_at },
    { event: 'Hatched', at: creature.hatched_at },
    ...STAGE_NAMES.map((stage) => ({ event: `Became ${stage}`, at: entered[stage] })),
    ...returns.flatMap(({ died_at, cause, returned_at }) => [
      { event: `Died of ${cause}`, at: died_at },
      { event: 'Returned', at: returned_at },
    ]),
    { event: ended?.how === 'released' ? 'Released' : `Died of ${death?.cause}`, at: ended?.at },
  ]
  // Sorting keeps the order of what happened at one instant.
  return events.filter((one): one is Event => typeof one.at === 'number').sort((a, b) => a.at - b.at)
}

const goneText = ({ creature: { care_actions }, log_until }: Subject): string =>
  `The care log, ${care_actions} ${care_actions === 1 ? 'entry' : 'entries'}, was kept until ${log_until && iso(log_until)} and is gone.`

/** What a document says of its log where it is not simply all there is. */
function logText(subject: Subject, log: readonly LogEntry[], now: Instant): string {
  const { creature, log_until } = subject
  if (logIsGone(subject, now)) return `\n${goneText(subject)}\n`
  const part = `These are ${log.length} of ${creature.care_actions} entries; limit and offset give the others.`
  const said = [
    ...(log.length === creature.care_actions ? [] : [part]),
    ...(log_until === null ? [] : [`It is kept until ${iso(log_until)}.`]),
  ]
  return said.length > 0 ? `\n${said.join(' ')}\n` : ''
}

const STAGE_NAMES: readonly HatchedStage[] = ['child', 'teen', 'adult']

function asMarkdown(now: Instant, subject: Subject, log: readonly LogEntry[]): string {
  const { creature, alive, ended } = subject
  const { species } = creature
  return `# ${creature.name}

- **Species:** ${cell(species.name)} (${species.family}, ${species.tier})
- **Stage:** ${creature.stage}${creature.path ? `, ${creature.path}` : ''}
- **Alive:** ${alive ? 'yes' : 'no'}
- **Age:** ${livedText(creature, ended?.at ?? now)}
- **Id:** ${creature.id}

## Timeline

${timelineOf(creature, ended)
  .map(({ event, at }) => `- ${iso(at)}: ${event}`)
  .join('\n')}

## Care summary

| Feedings | Missed feedings | Care actions | Consistency | Variety |
|---|---|---|---|---|
| ${creature.feedings} | ${creature.missed_feedings} | ${creature.care_actions} | ${whole(creature.consistency)} | ${whole(varietyOf(creature.recent_actions))} |

## Care log
${logText(subject, log, now)}
| Id | Time | Action | Item | Timing | Effectiveness | Hunger | Happiness | Health | Notes |
|---|---|---|---|---|---|---|---|---|---|
${log.map((entry) => logLine(creature, entry)).join('\n')}
`
}

function logLine({ species }: Creature, entry: LogEntry): string {
  const [before, after] = [visibleStats(species, entry.before), visibleStats(species, entry.after)]
  const change = (stat: (typeof LOGGED)[number]) => {
    const [was, is] = [before[stat], after[stat]]
    return was === null || is === null ? 'hidden' : `${whole(was)} → ${whole(is)}`
  }
  const cells = [
    entry.id,
    iso(entry.at),
    entry.action,
    cell(entry.item),
    entry.timing ?? '',
    entry.effectiveness,
    ...LOGGED.map(change),
    cell(entry.notes),
  ]
  return `| ${cells.join(' | ')} |`
}

const whole = (value: number): string => String(Math.round(value))

/** What agents wrote must not break out of its cell, nor become markup. */
const cell = (text: string | null): string =>
  (text ?? '').replace(/[\\`*_{}[\]<>()#+!|~-]/g, '\\$&').replace(/\s+/g, ' ')
