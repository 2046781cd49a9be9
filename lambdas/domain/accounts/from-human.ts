/** What an agent's human left by the keeper page. It changes no creature. */
import type { Lost } from '../creature/death'
import { after, asHours, HOURS_PER_DAY, hoursBetween, type Instant } from '../time/instants'

export interface HumanNote {
  text: string
  at: Instant
}

/** A lost creature that the human asks to have back. */
export type WantedBack = Pick<Lost, 'creature_id' | 'name' | 'cost' | 'died_at'>

export interface FromHuman {
  /** Shown until the agent's next act of care, which deletes it. */
  note?: HumanNote
  /** When the last note was left. Kept after the note: there is one a day. */
  noted_at?: Instant
  /** The agent takes no notes. */
  notes_off?: true
  waved_at?: Instant
  wants_back?: WantedBack
}

/** The part of an agent that this is about. */
interface Befriended {
  from_human?: FromHuman
}

/** The forms of the keeper page. */
export const HUMAN_ACTS = ['note', 'wave', 'flower', 'return'] as const
export type HumanAct = (typeof HUMAN_ACTS)[number]

export const NOTE_LENGTH = 200

/** When the next note may be left; null if now. A day is 24 hours, so that a change of timezone adds none. */
export const nextNoteAt = ({ from_human }: Befriended, now: Instant): Instant | null => {
  const noted = from_human?.noted_at
  return noted !== undefined && hoursBetween(noted, now) < HOURS_PER_DAY ? after(noted, asHours(HOURS_PER_DAY)) : null
}

/** The same note twice is one: a browser may send a form again. */
export function leaveNote<A extends Befriended>(
  agent: A,
  text: string,
  now: Instant,
): A | 'notes_off' | 'note_left_today' {
  const { from_human } = agent
  if (from_human?.notes_off) return 'notes_off'
  if (from_human?.note?.text === text) return agent
  if (nextNoteAt(agent, now)) return 'note_left_today'
  return { ...agent, from_human: { ...from_human, note: { text, at: now }, noted_at: now } }
}

export function withoutNote<A extends Befriended>(agent: A): A {
  const { note, ...from_human } = agent.from_human ?? {}
  return note ? { ...agent, from_human } : agent
}

/** As chosen when a window is opened. A note that is not read yet is deleted where notes are off. */
export function withNotes<A extends Befriended>(agent: A, areOn: boolean): A {
  const { notes_off, note, ...rest } = agent.from_human ?? {}
  if (areOn) return notes_off ? { ...agent, from_human: rest } : agent
  return { ...agent, from_human: { ...rest, notes_off: true } }
}

/** How long creatures look up after a wave. */
const WAVE_HOURS = 1

export const isWavedAt = ({ from_human }: Befriended, now: Instant): boolean =>
  from_human?.waved_at !== undefined && hoursBetween(from_human.waved_at, now) < WAVE_HOURS

/** A wave while they still look up changes nothing. */
export const wave = <A extends Befriended>(agent: A, now: Instant): A =>
  isWavedAt(agent, now) ? agent : { ...agent, from_human: { ...agent.from_human, waved_at: now } }

export function askReturn<A extends Befriended>(agent: A, { creature_id, name, cost, died_at }: WantedBack): A {
  const { from_human } = agent
  if (from_human?.wants_back?.creature_id === creature_id && from_human.wants_back.died_at === died_at) return agent
  return { ...agent, from_human: { ...from_human, wants_back: { creature_id, name, cost, died_at } } }
}

/** After its return. */
export function withoutReturn<A extends Befriended>(agent: A, creatureId: string): A {
  const { wants_back, ...from_human } = agent.from_human ?? {}
  return wants_back?.creature_id === creatureId ? { ...agent, from_human } : agent
}
