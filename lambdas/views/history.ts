/** The history of a creature as JSON or Markdown: stages, figures and care log. */

import type { NextStep } from '../api/next-steps'
import { causeOfDeath } from '../domain/afterlife/gravestone'
import { harmView, isHarm, type LogEntry } from '../domain/care/care-log'
import { type Creature, careActions, type HatchedStage } from '../domain/creature/creature'
import { ageHours, ageText, expectedPath } from '../domain/creature/life'
import { varietyOf } from '../domain/creature/scores'
import { visibleStats } from '../domain/creature/visible'
import { type Instant, iso } from '../domain/time/instants'
import { storyOf } from '../domain/voice/story'
import { toldText } from '../domain/voice/telling/log-line'
import { keepsakesWithText } from '../domain/voice/wish'
import { nameTag } from './creature'
import { keepsakesView } from './stone'

/** A creature of this keeper, alive or not, with its end. */
export interface LifeHistory {
  creature: Creature
  alive: boolean
  ended: { how: 'died' | 'released'; at: Instant } | null
  next_steps: NextStep[]
}

export function historyJson(now: Instant, history: LifeHistory, log: readonly LogEntry[]) {
  const { creature, alive, ended, next_steps } = history
  const { entered_at } = creature
  const isoOrNull = (at: Instant | null | undefined) => (at ? iso(at) : null)
  return {
    creature: {
      ...nameTag(creature),
      ...(creature.renamed && { former_name: creature.renamed.from }),
      alive,
      age_hours: ageHours(creature, ended?.at ?? now),
      ...(ended && { [`${ended.how}_at`]: iso(ended.at) }),
    },
    care_log: log.map((entry) => entryView(creature, entry)),
    evolution_history: {
      egg_hatched: isoOrNull(creature.hatched_at),
      became_baby: isoOrNull(entered_at.baby),
      became_child: isoOrNull(entered_at.child),
      became_teen: isoOrNull(entered_at.teen),
      became_adult: isoOrNull(entered_at.adult),
      evolution_path: creature.path,
      trending_toward: expectedPath(creature),
    },
    timeline: timelineOf(creature, ended).map(({ event, at }) => ({ event, at: iso(at) })),
    ...keepsakesView(keepsakesWithText(creature)),
    stats: {
      total_feedings: creature.feedings,
      missed_feedings: creature.missed_feedings,
      total_care_actions: careActions(creature),
      consistency_score: creature.consistency,
      variety_score: varietyOf(creature.recent_actions),
      wishes_granted: creature.wishes.granted,
    },
    next_steps,
  }
}

const LOGGED = ['hunger', 'happiness', 'health'] as const

export function entryView({ species }: Creature, entry: LogEntry) {
  const [before, after] = [visibleStats(species, entry.before), visibleStats(species, entry.after)]
  return {
    id: entry.id,
    timestamp: iso(entry.done_at),
    action: entry.action,
    item: entry.item,
    notes: entry.notes,
    hunger_before: before.hunger,
    hunger_after: after.hunger,
    happiness_before: before.happiness,
    happiness_after: after.happiness,
    health_before: before.health,
    health_after: after.health,
    timing: entry.timing,
    effectiveness: entry.effectiveness,
    ...harmView(species, entry),
    told: toldText(species, entry),
  }
}

interface Event {
  event: string
  at: Instant
}

/** The events in order, for both formats. */
function timelineOf(creature: Creature, ended: LifeHistory['ended']): Event[] {
  const { entered_at, returns, death, renamed } = creature
  const events: { event: string; at: Instant | null | undefined }[] = [
    { event: 'Adopted', at: creature.adopted_at },
    { event: 'Hatched', at: creature.hatched_at },
    ...STAGE_NAMES.map((stage) => ({ event: `Became ${stage}`, at: entered_at[stage] })),
    { event: `Renamed from “${renamed?.from}”`, at: renamed?.renamed_at },
    ...returns.flatMap(({ died_at, cause, returned_at }) => [
      { event: `Died of ${causeOfDeath(cause)}`, at: died_at },
      { event: 'Returned', at: returned_at },
    ]),
    ...(ended?.how === 'released' ? [{ event: 'Released', at: ended.at }] : []),
    ...(death ? [{ event: `Died of ${causeOfDeath(death.cause)}`, at: death.died_at }] : []),
  ]
  // The sort is stable: events at one instant keep their order.
  return events.filter((one): one is Event => typeof one.at === 'number').sort((a, b) => a.at - b.at)
}

/** Set if the log is incomplete. */
const logNote = ({ creature }: LifeHistory, log: readonly LogEntry[]): string =>
  log.length === careActions(creature)
    ? ''
    : `
These are ${log.length} of ${careActions(creature)} entries; limit and offset give the others.
`

const STAGE_NAMES: readonly HatchedStage[] = ['child', 'teen', 'adult']

export function historyMarkdown(now: Instant, history: LifeHistory, log: readonly LogEntry[]): string {
  const { creature, alive, ended } = history
  const { species } = creature
  return `# ${creature.name}

${escapeProse(storyOf({ creature, log, ended, now }))}

## Who it is

- **Species:** ${species.creator ? `"${escapeCell(species.name)}"` : escapeCell(species.name)} (${species.family}, ${species.tier}${species.creator ? `, designed by ${species.creator}` : ''})
- **Stage:** ${creature.stage}${creature.path ? `, ${creature.path}` : ''}
- **Alive:** ${alive ? 'yes' : 'no'}
- **Age:** ${ageText(creature, ended?.at ?? now)}
- **Id:** ${creature.id}

## Timeline

${timelineOf(creature, ended)
  .map(({ event, at }) => `- ${iso(at)}: ${event}`)
  .join('\n')}

## Care summary

| Feedings | Missed feedings | Care actions | Consistency | Variety | Wishes granted |
|---|---|---|---|---|---|
| ${creature.feedings} | ${creature.missed_feedings} | ${careActions(creature)} | ${rounded(creature.consistency)} | ${rounded(varietyOf(creature.recent_actions))} | ${creature.wishes.granted} |
${keepsakesText(creature)}
## Care log
${logNote(history, log)}
| Time | Action | Item | Timing | Effectiveness | Hunger | Happiness | Health | What you were told | Notes |
|---|---|---|---|---|---|---|---|---|---|
${log.map((entry) => logLine(creature, entry)).join('\n')}
`
}

function logLine({ species }: Creature, entry: LogEntry): string {
  const [before, after] = [visibleStats(species, entry.before), visibleStats(species, entry.after)]
  const change = (stat: (typeof LOGGED)[number]) => {
    const [was, is] = [before[stat], after[stat]]
    if (was === null || is === null) return 'hidden'
    return rounded(was) === rounded(is) ? rounded(is) : `${rounded(was)}→${rounded(is)}`
  }
  const cells = [
    iso(entry.done_at),
    entry.action,
    escapeCell(entry.item),
    entry.timing ?? '',
    isHarm(entry) ? 'harmed it' : entry.effectiveness,
    ...LOGGED.map(change),
    escapeProse(toldText(species, entry)),
    escapeCell(entry.notes),
  ]
  return `| ${cells.join(' | ')} |`
}

const keepsakesText = (creature: Creature): string => {
  const shown = keepsakesWithText(creature).map(({ name, text }) => `- **${escapeProse(name)}:** ${escapeProse(text)}`)
  return shown.length > 0 ? `\n## What it keeps\n\n${shown.join('\n')}\n` : ''
}

const rounded = (value: number): string => String(Math.round(value))

const escapeProse = (prose: string): string => prose.replace(/[\\`*_[\]<>#|~]/g, '\\$&')

/** Escapes agents' texts within a table cell. */
const escapeCell = (text: string | null): string =>
  (text ?? '').replace(/[\\`*_{}[\]<>()#+!|~-]/g, '\\$&').replace(/\s+/g, ' ')
