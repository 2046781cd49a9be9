/** The folded diary of a creature on the keeper page: what was done before the last day, which is told under "Today". */
import type { LogEntry } from '../../domain/care/care-log'
import type { Moment } from '../../domain/creature/clock'
import { toldLine } from '../../domain/voice/telling/log-line'
import { type Html, html } from '../parts/html'
import { stampMinute } from '../parts/phrases'
import { actWords, isInLastDay } from './acts'

export function diary({ creature, now }: Moment, entries: readonly LogEntry[]): Html | null {
  const older = entries.filter(({ done_at: at }) => !isInLastDay(at, now))
  if (older.length === 0) return null
  return html`<details id="d-${creature.id}"><summary>The diary of <bdi>${creature.name}</bdi> before that: the last ${older.length}</summary><ol class="line">${older.map((one, index) => entryOf(one, older.slice(0, index), creature)).reverse()}</ol></details>`
}

/** What the keeper was told of the act, then what was done. */
function entryOf(entry: LogEntry, earlier: readonly LogEntry[], { species }: Moment['creature']): Html {
  const done = actWords(entry, earlier, species)
  const told = toldLine(species, entry)
  return html`<li><span>${told ?? done}</span>${told && html`<span class="when">${done}</span>`}${entry.notes && html`<span class="when">“${entry.notes}”</span>`}${stampMinute(entry.done_at)}</li>`
}
