/** What an agent's human left on the keeper page. None of it changes a creature. */
import type { Lost } from '../afterlife/gravestone'
import { after, asHours, HOURS_PER_DAY, hoursBetween, type Instant } from '../time/instants'

export interface HumanNote {
  text: string
  written_at: Instant
}

/** A lost creature that the human asks to have back. */
export type WantedBack = Pick<Lost, 'creature_id' | 'name' | 'cost' | 'died_at'>

export interface FromHuman {
  /** Shown until the agent's next act of care, which deletes it. */
  note?: HumanNote
  /** When the note of the day was left. Kept after the note is deleted, to allow one note per day. */
  noted_at?: Instant
  /** When the second note was left, which is allowed while a creature is near death. */
  second_noted_at?: Instant
  /** When the agent first got the last note in an answer. */
  read_at?: Instant
  /** What the agent did next: "fed Percy". */
  followed?: { what: string; done_at: Instant }
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
 * `nearDeath`: a creature is in the last third of its death clock, which allows one more.
 */
export function nextNoteAt({ from_human }: HasFromHuman, now: Instant, nearDeath: boolean): Instant | null {
  const { noted_at, second_noted_at } = from_human ?? {}
  if (noted_at === undefined || hoursBetween(noted_at, now) >= HOURS_PER_DAY) return null
  return nearDeath && second_noted_at === undefined ? null : after(noted_at, asHours(HOURS_PER_DAY))
}

/** A repeated note changes nothing, because a browser may send a form twice. A second note replaces the first. */
export function leaveNote<A extends HasFromHuman>(
  agent: A,
  text: string,
  now: Instant,
  nearDeath: boolean,
): A | 'notes_off' | 'note_left_today' {
  const { second_noted_at: _, read_at: __, followed: ___, ...from_human } = agent.from_human ?? {}
  if (from_human.notes_off) return 'notes_off'
  if (from_human.note?.text === text) return agent
  if (nextNoteAt(agent, now, nearDeath)) return 'note_left_today'
  const note = { text, written_at: now }
  const isSecond = nextNoteAt(agent, now, false) !== null
  return isSecond
    ? { ...agent, from_human: { ...from_human, note, second_noted_at: now } }
    : { ...agent, from_human: { ...from_human, note, noted_at: now } }
}

export function withoutNote<A extends HasFromHuman>(agent: A): A {
  const { note, ...from_human } = agent.from_human ?? {}
  return note ? { ...agent, from_human } : agent
}

/** The agent gets the note in this answer. */
export const withNoteRead = <A extends HasFromHuman>(agent: A, now: Instant): A =>
  agent.from_human?.note && agent.from_human.read_at === undefined
    ? { ...agent, from_human: { ...agent.from_human, read_at: now } }
    : agent

/** The agent's first act of care after the note: it is shown no more, and what came of it is kept for the human. */
export function withNoteFollowed<A extends HasFromHuman>(agent: A, what: string, at: Instant): A {
  const { note: _, ...from_human } = withNoteRead(agent, at).from_human ?? {}
  return { ...agent, from_human: { ...from_human, followed: { what, done_at: at } } }
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
