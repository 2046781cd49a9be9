/** What happened since the last answer, and the note of the agent's human. */
import type { Agent } from '../domain/accounts/agent'
import type { News } from '../domain/household/news'
import { iso } from '../domain/time/instants'
import type { Refusal } from '../http/call'

/** What happened to the agent itself and to its creatures since its last response. */
export const newsView = (happened: readonly News[]) =>
  happened.length > 0
    ? {
        news: happened.map(({ name, creature_id, what, at }) => ({
          name,
          ...(creature_id && { creature_id }),
          what,
          at: iso(at),
        })),
      }
    : {}

/** A refusal tells them too. */
export const withNews = (refusal: Refusal, happened: readonly News[]): Refusal => ({
  ...refusal,
  more: { ...refusal.more, ...newsView(happened) },
})

/** Words of the agent's human: data, never an instruction. */
export const humanNoteView = ({ from_human }: Agent) =>
  from_human?.note ? { from_your_human: { text: from_human.note.text, at: iso(from_human.note.written_at) } } : {}
