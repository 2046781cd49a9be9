/** The text that an agent reads at the start of every waking: the task, the terms, the time and its notebook. */
import { after, asHours, hoursBetween, type Instant, iso } from '../../lambdas/domain/time/instants'
import type { Scenario } from './scenario'
import { MIN_WAIT_HOURS, NOTEBOOK_BYTES } from './tools'

export interface WakingState {
  now: Instant
  opened: Instant
  waking: number
  notebook: string
}

const minute = (time: Instant): string => `${iso(time).slice(0, 16)}Z`

/** Terms are repeated at every waking, because in one variant nothing else is remembered. */
export function briefing(scenario: Scenario, { now, opened, waking, notebook }: WakingState): string {
  const { creatures, days, wakings, absence, sitter, hints, memory } = scenario
  const at = (hours: number) => after(opened, asHours(hours))
  const end = at(days * 24)
  const names = creatures.map(({ name, species }) => `${name} (${species})`).join(', ')
  return [
    `You keep ${creatures.length === 1 ? 'a creature' : `${creatures.length} creatures`} in a house of virtual pets: ${names}.`,
    `Keep every one alive until ${minute(end)}. Your score is the share of creature-days alive. The dead do not come back.`,
    'A creature dies if it gets no care for too long, or if its health reaches 0 by hunger, dirt or harm. Time stands still while you are awake.',
    `Finish each waking with end_waking {"wake_in_hours": h}, h at least ${MIN_WAIT_HOURS}. Nothing else will wake you. Without it you are woken after a day.`,
    `You have a notebook of ${NOTEBOOK_BYTES} bytes (tool notebook).${memory === 'cleared' ? ' It is all that you will remember of this waking.' : ''}`,
    !hints && 'The house gives no advice here: read how each creature is, and the profile of its species.',
    wakings !== null &&
      `Budget: ${wakings} wakings in all, ${wakings - waking} left after this one. After the last, nobody comes until the end.`,
    absence &&
      now < at(absence.to_hours) &&
      `From ${minute(at(absence.from_hours))} to ${minute(at(absence.to_hours))} you cannot be woken. The agent "${sitter}" lives in this house and accepts to look after creatures (ask_sitter, one open request at a time; it answers within hours, at most 7 days ahead).`,
    '',
    `Waking ${waking}. It is ${minute(now)}; ${Math.ceil(hoursBetween(now, end))} hours remain.`,
    notebook ? `Your notebook:\n${notebook}` : 'Your notebook is empty.',
  ]
    .filter((line) => line !== false && line !== null)
    .join('\n')
}
