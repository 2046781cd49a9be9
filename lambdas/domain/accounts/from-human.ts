/** What an agent's human left on the keeper page. None of it changes a creature. */
import type { Lost } from '../afterlife/gravestone'
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
  /** When the last note was left. Kept after the note is deleted, to allow one note per day. */
  noted_at?: Instant
  /** The agent accepts no notes. */
  notes_off?: true
  waved_at?: Instant
  wants_back?: WantedBack
}

interface HasFromHuman {
  from_human?: FromHuman
}

/** The forms of the keeper page. */
export const HUMAN_ACTS = ['note', 'wave', 'flower', 'return', 'recover'] as const
export type HumanAct = (typeof HUMAN_ACTS)[number]

export const NOTE_LENGTH = 200

/**
 * When the next note may be left; null for now. A day is 24 hours, so that a change of timezone allows no second note.
 */
export const nextNoteAt = ({ from_human }: HasFromHuman, now: Instant): Instant | null => {
  const noted = from_human?.noted_at
  return noted !== undefined && hoursBetween(noted, now) < HOURS_PER_DAY ? after(noted, asHours(HOURS_PER_DAY)) : null
}

/** A repeated note changes nothing, because a browser may send a form twice. */
export function leaveNote<A extends HasFromHuman>(
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

export function withoutNote<A extends HasFromHuman>(agent: A): A {
  const { note, ...from_human } = agent.from_human ?? {}
  return note ? { ...agent, from_human } : agent
}

/** Allows or disallows notes, as the agent chose when it opened the keeper page. Disallowing deletes an unread note. */
export function withNotes<A extends HasFromHuman>(agent: A, areOn: boolean): A {
  const { notes_off, note, ...rest } = agent.from_human ?? {}
  if (areOn) return notes_off ? { ...agent, from_human: rest } : agent
  return { ...agent, from_human: { ...rest, notes_off: true } }
}

/** How long creatures look up after a wave. */
const WAVE_HOURS = 1

export const isWavedAt = ({ from_human }: HasFromHuman, now: Instant): boolean =>
  from_human?.waved_at !== undefined && hoursBetween(from_human.waved_at, now) < WAVE_HOURS

/** Waving again before the first wave is over changes nothing. */
export const wave = <A extends HasFromHuman>(agent: A, now: Instant): A =>
  isWavedAt(agent, now) ? agent : { ...agent, from_human: { ...agent.from_human, waved_at: now } }

export function askReturn<A extends HasFromHuman>(agent: A, { creature_id, name, cost, died_at }: WantedBack): A {
  const { from_human } = agent
  if (from_human?.wants_back?.creature_id === creature_id && from_human.wants_back.died_at === died_at) return agent
  return { ...agent, from_human: { ...from_human, wants_back: { creature_id, name, cost, died_at } } }
}

/** Removes the request after the creature has returned. */
export function withoutReturn<A extends HasFromHuman>(agent: A, creatureId: string): A {
  const { wants_back, ...from_human } = agent.from_human ?? {}
  return wants_back?.creature_id === creatureId ? { ...agent, from_human } : agent
}
