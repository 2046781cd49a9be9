/** Status as text. */
import type { Body } from '../schemas/responses'
import { deadLines, detailLines, isDead, otherLines } from './creature'
import {
  canReturnLines,
  comeBackLine,
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
import { withoutLater } from './steps'
import type { Writer } from './writer'

export function statusText(body: Body<'status'>, w: Writer): TextLine[] {
  const { creature, gravestone, resurrection, recommended_checkin, next_visit, milestones = [] } = body
  const losses = body.lost_since_last_look
  const told = [...toldDeaths(losses), ...toldGrowth({ creature_id: creature.id, milestones })]
  return [
    kept(`Now ${w.now}.`),
    ...lossLines(losses, w),
    ...(isDead(creature) ? deadLines(creature, w) : detailLines(creature, w)),
    // The message of a dead creature says the same as its lines and its way back.
    ...(body.message && !isDead(creature) ? [optional(RANK.scene, w.once(body.message))] : []),
    ...(gravestone ? stoneLines(gravestone, w) : []),
    ...(resurrection ? [kept(wayBack(resurrection, w))] : []),
    ...(body.milestone
      ? [milestoneLine({ type: 'stage_transition', value: body.milestone.stage, message: body.milestone.message }, w)]
      : []),
    ...milestones.filter(({ type }) => type !== 'stage_transition').map((one) => milestoneLine(one, w)),
    ...(body.milestone?.portrait_note ? [optional(RANK.comment, body.milestone.portrait_note)] : []),
    ...otherLines(body.other_creatures ?? [], w),
    ...canReturnLines(body.can_return, w),
    ...newsLines(body, told, w),
    ...noteLines(body.from_your_human, w),
    optional(RANK.soul, `Soul: ${w.once(body.soul_prompt)}`, body.soul_short && `Soul: ${body.soul_short}`),
    ...(body.url ? [optional(RANK.comment, `Page for people: ${body.url}`)] : []),
    ...(next_visit
      ? [comeBackLine(next_visit, next_visit.why, w, recommended_checkin && [w.once(recommended_checkin.reason)])]
      : []),
    ...w.steps(recommended_checkin ? withoutLater(body.next_steps) : body.next_steps),
  ]
}
