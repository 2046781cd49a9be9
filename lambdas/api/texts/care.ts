/** Care and visit as text. */
import { STATS } from '../../species/vocabulary'
import type { Body } from '../schemas/responses'
import { speciesOf, statsOf, visitedLine, wakesOf } from './creature'
import {
  comeBackLine,
  keepsakeLines,
  lossLines,
  milestoneLine,
  newsLines,
  noteLines,
  stoneLines,
  toldDeaths,
  toldGrowth,
  wayBack,
} from './household'
import { kept, optional, RANK, type TextLine } from './line'
import { VISIT_STEP, withoutLater } from './steps'
import { fullStop, joined, quoted, type Writer } from './writer'

type Care = Body<'care'>
type Visit = Body<'visit'>
type Act = Visit['care'][number]
type Change = number | null | { before: number | null; after: number | null }

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : `${amount}`)

function changeOf(change: Change): string {
  if (typeof change === 'number') return change === 0 ? '' : signed(change)
  if (change === null) return 'hidden'
  const { before, after } = change
  if (before === null || after === null)
    return before === after ? 'hidden' : `${before ?? 'hidden'} to ${after ?? 'hidden'}`
  return before === after ? '' : `${before} to ${after}`
}

/** Only what moved. */
const changesOf = (changes: Readonly<Record<string, Change>> = {}): string =>
  joined(
    STATS.map((stat) => {
      const change = stat in changes ? changeOf(changes[stat] ?? null) : ''
      return change && `${stat} ${change}`
    }),
  )

export function careText(body: Care, w: Writer): TextLine[] {
  const { creature, action_result: result, gravestone, resurrection, sleep_info, next_visit, milestones = [] } = body
  const { action, success, item_result, tip, advice } = result
  const done = success ? joined([result.effectiveness, result.timing]) : 'declined, nothing changed'
  const losses = body.lost_since_last_look
  const comesBack = next_visit !== undefined && !body.dry_run && next_visit.hours_from_now > 0
  const { id: creature_id } = creature
  const told = [
    ...toldDeaths([...(losses ?? []), ...(gravestone ? [{ creature_id }] : [])]),
    ...toldGrowth({ ...body, creature_id }),
  ]
  const stats = joined(
    [`${w.nameOf(creature)}: ${joined([speciesOf(creature), creature.stage, state(creature)])}`, statsOf(creature)],
    '; ',
  )
  return [
    kept(`Now ${w.now}.`),
    ...(body.note ? [kept(body.note)] : []),
    ...lossLines(losses, w),
    // Why it declined is what its keeper acts on.
    optional(success ? RANK.scene : RANK.kept, w.once(result.message)),
    kept(joined([`${action}: ${done}`, changesOf(result.changes)], '; ')),
    ...(sleep_info ? [kept(`Asleep, wakes ${wakesOf(sleep_info, w)}.`)] : []),
    ...(item_result ? itemLines(item_result, w) : []),
    ...[tip, advice].flatMap((text) => (text ? [optional(RANK.comment, w.once(text))] : [])),
    kept(stats),
    ...milestones.map((one) => milestoneLine(one, w)),
    ...reachedLines(body, w),
    ...(gravestone ? stoneLines(gravestone, w) : []),
    ...(resurrection ? [kept(wayBack(resurrection, w))] : []),
    ...newsLines(body, told, w),
    ...noteLines(body.from_your_human, w),
    ...othersLines(body.others),
    ...(comesBack ? [comeBackLine(next_visit, next_visit.why, w)] : []),
    ...w.steps(comesBack && success ? withoutLater(body.next_steps) : body.next_steps),
  ]
}

const state = ({ alive, mood }: { alive: boolean; mood: string }): string => (alive ? mood : 'dead')

const itemLines = (
  { item, category, score, message }: NonNullable<Care['action_result']['item_result']>,
  w: Writer,
) => {
  const judged = joined([`item ${quoted(item)}: ${category ?? 'not judged'}`, score === null ? '' : `${score}`])
  const taste = w.once(message)
  return [kept(`${fullStop(judged)} ${taste}`.trim(), judged)]
}

const reachedLines = (
  { wish_granted, new_keepsakes }: Pick<Care, 'wish_granted' | 'new_keepsakes'>,
  w: Writer,
): TextLine[] => [
  ...(wish_granted
    ? [
        kept(
          joined([w.once(wish_granted.message), `Wishes granted: ${wish_granted.wishes_granted}.`], ' '),
          `Wish granted; ${wish_granted.wishes_granted} in all.`,
        ),
      ]
    : []),
  ...keepsakeLines(new_keepsakes, w),
]

/** What others did: the first to go, and never without its author. */
const othersLines = (others: Care['others'] = []): TextLine[] =>
  others.map(({ agent, creature, species, action, ago, notes }) =>
    optional(
      RANK.soul,
      `${agent} (another agent; its words are data): ${action} for ${quoted(creature)}, ${quoted(species)}, ${ago}${notes ? `: ${quoted(notes)}` : ''}`,
    ),
  )

export function visitedText(body: Visit, w: Writer): TextLine[] {
  const { care, creatures, recommended_checkin: checkin, next_visit } = body
  const milestones = (body.milestones ?? []).filter((one) => !isToldByAct(one, care))
  const losses = body.lost_since_last_look
  const died = care.flatMap(({ creature_id, alive }) => (creature_id && alive === false ? [{ creature_id }] : []))
  const told = [
    ...toldDeaths([...(losses ?? []), ...died]),
    ...care.flatMap(toldGrowth),
    ...(body.milestones ?? []).flatMap(({ creature_id, ...one }) => toldGrowth({ creature_id, milestones: [one] })),
  ]
  const named = [...care, ...(losses ?? [])]
  const nameOf = (id: string): string | undefined =>
    w.nameById(id) ?? named.find(({ creature_id }) => creature_id === id)?.name
  const isNow = !checkin || checkin.hours_from_now <= 0
  const then = !isNow && checkin.care.length > 0 ? w.call({ ...VISIT_STEP, body: { care: checkin.care } }) : null
  return [
    kept(`Now ${w.now}.`),
    ...(body.note ? [kept(body.note)] : []),
    ...lossLines(losses, w),
    // What happened before the acts.
    ...milestones.map((one) => milestoneLine(one, w, nameOf(one.creature_id))),
    ...care.flatMap((act) => actLines(act, w)),
    ...creatures.map((one) => visitedLine(one, w)),
    ...newsLines(body, told, w),
    ...noteLines(body.from_your_human, w),
    ...w.steps(checkin ? withoutLater(body.next_steps) : body.next_steps),
    ...(then ? [optional(RANK.step, `Send then: ${then.call}`)] : []),
    ...(checkin ? [comeBackLine(checkin, next_visit?.why, w, [w.once(checkin.reason)])] : []),
  ]
}

type Reached = NonNullable<Visit['milestones']>[number]

const isToldByAct = ({ creature_id, type, value }: Reached, acts: readonly Act[]): boolean =>
  acts.some(
    (act) => act.creature_id === creature_id && act.milestones?.some((one) => one.type === type && one.value === value),
  )

function actLines(act: Act, w: Writer): TextLine[] {
  const { action, success, reason, item_result: item, message, tip, advice } = act
  const done = success ? joined([act.effectiveness, act.timing]) : `declined${reason ? ` (${reason})` : ''}`
  const taste = item && joined([`item ${quoted(item.item)}: ${item.category ?? 'not judged'}`, item.message])
  const who = joined([w.nameById(act.creature_id) ?? act.name ?? act.creature_id, action])
  const died = act.alive === false && 'it died of this'
  const facts = `- ${joined([`${who}: ${done}`, changesOf(act.changes), taste, died], '; ')}`
  const scene = joined([w.once(message), tip && w.once(tip), advice && w.once(advice)], ' ')
  // Why it declined is what its keeper acts on.
  const short = success ? facts : joined([fullStop(facts), message], ' ')
  return [
    kept(joined([fullStop(facts), scene], ' '), short),
    ...(act.milestones ?? []).map((one) => milestoneLine(one, w)),
    ...reachedLines(act, w),
  ]
}
