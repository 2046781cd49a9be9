/** Why a creature would have none of it, and what would work. */
import { book } from './book'
import type { Refusal } from './lines/refusal'
import { speaker, type Turn } from './pick'
import { type VoicedSpecies, voiceOf } from './subject'
import { called, clause, fill, passage } from './words'

export interface RefusalInput {
  reason: Refusal
  name: string
  species: VoicedSpecies
  /** When the night ends, as HH:MM, and where; only for the sleeping. */
  night?: { sleep_window_end: string; timezone_used: string } | null
  seed: string
  turn: Turn
}

export const refusalMessage = (input: RefusalInput): string => {
  const { reason, night } = input
  const later = night
    ? `in an hour or so, or at ${night.sleep_window_end} (${night.timezone_used}) for certain`
    : 'in an hour or so'
  const say = speaker(`${input.seed}/${reason}`, input.turn)
  const slots = { name: called(input.name), asleep: clause(voiceOf(input.species).asleep), later }
  return passage(fill(say(book().refusal.REFUSED[reason], 'refused'), slots))
}
