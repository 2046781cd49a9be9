/** The operations on a creature besides care, as text: adopt, plan, preferences, history and graves. */
import { causeOfDeath } from '../../domain/afterlife/gravestone'
import { fromIso, hoursBetween } from '../../domain/time/instants'
import { plural } from '../../domain/words'
import type { Body } from '../schemas/responses'
import { briefLine, speciesOf, statsOf, visitTime } from './creature'
import { errandText } from './errands'
import { DATA } from './generic'
import { comeBackLine, lossLines, milestoneLine } from './household'
import { kept, optional, RANK, type TextLine } from './line'
import { withoutLater } from './steps'
import { fullStop, grouped, joined, quoted, spaced, type Writer, wordsOf } from './writer'

export function adoptText(body: Body<'adopt'>, w: Writer): TextLine[] {
  const { creature, milestones = [] } = body
  return [
    kept(w.once(body.message)),
    kept(`${creature.name} (id ${creature.id}): ${joined([speciesOf(creature), creature.stage])}`),
    kept(statsOf(creature)),
    kept(`Personality: ${creature.personality}; feeding window ${creature.feeding_window_hours} h.`),
    ...milestones.map((one) => milestoneLine(one, w)),
    ...drawnLines(body, w),
    optional(RANK.soul, `Soul: ${w.once(body.soul_prompt)}`),
    optional(RANK.comment, `Page for people: ${body.url}`),
    ...w.steps(body.next_steps),
  ]
}

interface Drawn {
  drawn?: readonly string[] | undefined
  beyond?: readonly string[] | undefined
  drawn_note?: string | undefined
}

export const drawnLines = ({ drawn, beyond, drawn_note }: Drawn, w: Writer): TextLine[] => [
  ...(drawn?.length ? [kept(`Drawn: ${drawn.join(', ')}.`)] : []),
  ...(beyond?.length ? [kept(`Not drawn: ${beyond.map(quoted).join(', ')}.`)] : []),
  ...(drawn_note ? [optional(RANK.comment, w.once(drawn_note))] : []),
]

type Plan = Body<'plan'>
type Planned = Plan['visits'][number]
type ToDo = Planned['to_do'][number]

/** "Moth: play, feed; Pip: look". In short, creatures with the same acts stand together, and items are left out. */
function toDoText(to_do: readonly ToDo[], w: Writer, isShort = false): string {
  const creatures = new Map(to_do.map(({ creature_id: id, name }) => [id, w.nameOf({ id, name })]))
  const actsOf = (id: string): string =>
    to_do
      .filter(({ creature_id }) => creature_id === id)
      .map((one) => (isShort ? one.action : errandText(one)))
      .join(', ')
  const rows = [...creatures].map(([id, name]) => ({ name, acts: actsOf(id) }))
  if (!isShort) return rows.map(({ name, acts }) => `${name}: ${acts}`).join('; ')
  return grouped(rows, ({ acts }) => acts)
    .map(([acts, same]) => `${same.map(({ name }) => name).join(', ')}: ${acts}`)
    .join('; ')
}

export function planText(body: Plan, w: Writer): TextLine[] {
  const lines = body.visits.map((visit) => {
    const when = visitTime(visit, w)
    return kept(
      `${when}: ${toDoText(visit.to_do, w)}`,
      `${when === 'now' ? when : w.onClock(visit.at)}: ${toDoText(visit.to_do, w, true)}`,
    )
  })
  return [
    kept(`Now ${w.now}. A plan until ${w.on(body.until)}, as if each visit were kept.`),
    ...(lines.length > 0 ? lines : [kept('No visit is planned until then.')]),
    ...w.steps(body.next_steps),
  ]
}

/** In days. */
export const planLength = ({ as_of, until }: Plan): number => hoursBetween(fromIso(as_of), fromIso(until)) / 24

export function preferencesText(body: Body<'preferences'>, w: Writer): TextLine[] {
  const { creature, preferences, discovered } = body
  const found = (one: { item: string; category: string; score: number }): string =>
    `${quoted(one.item)} ${one.category} ${one.score}`
  return [
    kept(`${w.nameOf(creature)}: ${joined([speciesOf(creature), creature.family])}`),
    ...Object.entries(preferences as Record<string, readonly string[]>).map(([action, items]) =>
      kept(`loved for ${action}: ${items.join(', ')}`),
    ),
    ...Object.entries(discovered).map(([action, items]) => kept(`found out, ${action}: ${joined(items.map(found))}`)),
    optional(RANK.comment, w.once(body.note)),
    ...w.steps(body.next_steps),
  ]
}

type History = Body<'history'>
type Entry = History['care_log'][number]

const LOGGED = ['hunger', 'happiness', 'health'] as const

export function historyText(body: History, w: Writer): TextLine[] {
  const { creature, care_log, evolution_history: path, timeline, keepsakes = [], stats } = body
  const ends = [
    creature.died_at && `died ${w.on(creature.died_at)}`,
    creature.released_at && `released ${w.on(creature.released_at)}`,
  ]
  return [
    kept(`Now ${w.now}.`),
    kept(
      `${creature.name} (id ${creature.id}): ${joined([
        speciesOf(creature),
        creature.stage,
        creature.former_name && `formerly ${quoted(creature.former_name)}`,
        ...ends,
        `age ${creature.age_hours} h`,
      ])}`,
    ),
    ...care_log.map((entry) => entryLine(entry, w)),
    kept(`Timeline: ${timeline.map(({ event, at }) => `${event} ${w.on(at)}`).join('; ')}.`),
    ...(path.evolution_path || path.trending_toward
      ? [kept(path.evolution_path ? `Path: ${path.evolution_path}.` : `Tends to the path ${path.trending_toward}.`)]
      : []),
    ...keepsakes.map(({ name, text }) => kept(`Keeps ${quoted(name)}: ${text}`)),
    kept(
      `In all: ${stats.total_care_actions} ${plural(stats.total_care_actions, 'act')} of care, ${stats.total_feedings} ${plural(stats.total_feedings, 'meal')}, ${stats.missed_feedings} missed; consistency ${stats.consistency_score}, variety ${stats.variety_score}, wishes granted ${stats.wishes_granted}.`,
    ),
    optional(RANK.comment, `Page for people: ${body.url}`),
    ...w.steps(body.next_steps),
  ]
}

function entryLine(entry: Entry, w: Writer): TextLine {
  const { action, item, timing, effectiveness, notes, health_taken } = entry
  const changes = LOGGED.map((stat) => {
    const [before, after] = [entry[`${stat}_before`], entry[`${stat}_after`]]
    return before !== after && `${stat} ${before ?? 'hidden'} to ${after ?? 'hidden'}`
  })
  const harm = typeof health_taken === 'number' && `it took ${health_taken} health`
  const what = `${w.on(entry.timestamp)} ${action}${item ? ` with ${quoted(item)}` : ''}`
  const note = notes && `your note: ${quoted(notes)}`
  const facts = joined([`- ${what} (${joined([timing, effectiveness])})`, joined(changes), harm, note], '; ')
  return kept(joined([fullStop(facts), w.once(entry.told)], ' '))
}

type Grave = Body<'graveyard'>['gravestones'][number]
/** Profiles leave the flowers out. */
type Stone = Body<'agent'>['gravestones'][number] &
  Partial<Pick<Grave, 'flowers' | 'flowers_from' | 'flower_from_human'>>

/** "2 flowers, the last from ada, grace". */
export const flowersOf = (count: number, from: readonly string[] = []): string =>
  joined([`${count} ${plural(count, 'flower')}`, from.length > 0 && `the last from ${from.join(', ')}`])

export const stoneLine = (stone: Stone, w: Writer): TextLine => {
  const { caretaker, name, species, stage_reached, lived, cause, died_at, epitaph, creature_id, url } = stone
  const returned = stone.resurrected && ', returned since'
  const who = `- ${wordsOf(caretaker, name)}, ${quoted(species)}, ${stage_reached}`
  const end = `died ${w.on(died_at)} of ${causeOfDeath(cause)} after ${lived}${returned || ''}`
  const about = [
    stone.keepsakes?.length && `kept ${joined(stone.keepsakes.map((one) => one.name))}`,
    stone.flowers && flowersOf(stone.flowers, stone.flowers_from),
    stone.flower_from_human && 'a flower from its human',
  ].map((one) => one || '')
  const ids = [`stone ${stone.id}`, `creature ${creature_id}`, url]
  return kept(joined([who, end, quoted(epitaph), ...about, ...ids], '; '), joined([who, end, ...about, ...ids], '; '))
}

export const graveyardText = (body: Body<'graveyard'>, w: Writer): TextLine[] => [
  kept(w.once(body.message)),
  ...(body.gravestones.length > 0 ? [kept(DATA), ...body.gravestones.map((one) => stoneLine(one, w))] : []),
  pageLine(body.pagination),
  ...w.steps(body.next_steps),
]

export const pageLine = ({ page, pages, total }: { page: number; pages: number; total: number }, of = ''): TextLine =>
  kept(`${of}${of ? 'page' : 'Page'} ${page} of ${Math.max(1, pages)}, ${total} in all.`)

interface PaidInline {
  payment_method?: string | undefined
  payment_reference?: string | undefined
  credits_added?: number | undefined
}

export const paidLines = ({ payment_method: method, payment_reference, credits_added }: PaidInline): TextLine[] =>
  method ? [kept(`Paid by ${method}, reference ${payment_reference}; ${credits_added} credits added.`)] : []

export function resurrectText(body: Body<'resurrect'>, w: Writer): TextLine[] {
  const { creature, next_visit: visit } = body
  return [
    kept(w.once(body.message)),
    kept(
      `${creature.name} (id ${creature.id}): ${joined([speciesOf(creature), creature.stage])}; ${statsOf(creature.stats)}`,
    ),
    kept(`Personality: ${joined(creature.personality_traits.map(spaced))}.`),
    kept(
      `Return ${creature.resurrection_number} cost ${body.credits_spent} credits; ${body.credits_remaining} are left, the next costs ${body.next_resurrection_cost}.`,
    ),
    ...paidLines(body),
    optional(RANK.comment, `Page for people: ${body.url}`),
    ...w.steps(withoutLater(body.next_steps)),
    ...(visit ? [comeBackLine(visit, visit.why, w)] : []),
  ]
}

type Pending = NonNullable<Body<'me'>['milestones']>[number]

/** They may have waited for days: of the stages of a creature only the last still holds. */
const isLastStage = ({ creature_id, type }: Pending, at: number, all: readonly Pending[]): boolean =>
  type !== 'stage_transition' ||
  !all.slice(at + 1).some((later) => later.type === type && later.creature_id === creature_id)

export function meText(body: Body<'me'>, w: Writer): TextLine[] {
  const { agent, next_visit: visit, next_tier, milestones = [] } = body
  const conditions = next_tier?.conditions.map(
    ({ condition, need, have, met }) => `${spaced(condition)} ${have} of ${need}${met ? ', met' : ''}`,
  )
  return [
    kept(`Now ${w.now}.`),
    kept(`You are ${agent.username} (id ${agent.id}), zone ${agent.timezone}; ${body.credits} credits.`),
    ...(agent.next_timezone
      ? [kept(`Zone ${agent.next_timezone.timezone} applies ${w.from(agent.next_timezone.from)}.`)]
      : []),
    ...body.creatures.map((one) => briefLine(one, w)),
    ...milestones.filter(isLastStage).map((one) => milestoneLine(one, w, w.nameById(one.creature_id))),
    ...lossLines(body.lost_since_last_look, w),
    kept(`Tier: ${body.tier}${next_tier ? `; for ${next_tier.tier}: ${joined(conditions ?? [], '; ')}` : ''}.`),
    optional(RANK.comment, `Page for people: ${body.url}`),
    ...w.steps(body.next_steps),
    ...(visit ? [comeBackLine(visit, visit.why, w, [`To do: ${toDoText(visit.to_do, w)}.`])] : []),
  ]
}
