/** Exports everything stored about an agent, page by page. */
import { type NextStep, step } from '../../api/next-steps'
import { iso } from '../../domain/time/instants'
import { availableSteps } from '../../http/available-steps'
import { type Handler, refuse } from '../../http/call'
import { faultDetails } from '../../http/faults'
import { type Bookmark, readAgentExport } from '../../store/agent-export'
import { HIGHEST_NUMBER, LAST } from '../../store/table'
import { exportView } from '../../views/agent-export'

export const export_data: Handler<'export_data'> = async (call) => {
  const { ctx, household, query, now } = call
  const from = query.after === undefined ? null : decodeBookmark(query.after)
  if (from === 'unreadable') return refuse('invalid_export', faultDetails(UNREADABLE))
  const { next, ...found } = await readAgentExport(ctx.db, household.agent.data.id, from)
  const after = next && encodeBookmark(next)
  return {
    body: {
      as_of: iso(now),
      ...exportView(call, { next, ...found }),
      kept_besides: ALSO_KEPT,
      after,
      message: after
        ? 'This is one page of what the house keeps of you; call again with after for the next.'
        : 'This is the last page of what the house keeps of you.',
      next_steps: after ? [nextExportStep(after)] : availableSteps(['me', 'status', 'adopt'], call),
    },
  }
}

const nextExportStep = (after: string): NextStep =>
  step('export_data', { description: 'Read the next page.', query: { after } })

/** Stored data about the agent that the export does not contain. */
const ALSO_KEPT = [
  'Of your key, of the address of your window and of the tokens of connected clients, only SHA-256 hashes.',
  'Answers to calls with an Idempotency-Key, sealed so that only that key opens them, for up to 24 hours.',
  'Counters of your calls, under the hash of your key, until their window is over.',
  'Checkout links that nobody paid, for up to 30 days.',
  'Where you found the house, if you said so at registration; no answer contains it.',
  'What others see of you: your page, stones, species, and in sums what you did.',
] as const

const encodeBookmark = (bookmark: Bookmark): string => Buffer.from(JSON.stringify(bookmark)).toString('base64url')

function decodeBookmark(text: string): Bookmark | 'unreadable' {
  try {
    const { row, entry, line } = JSON.parse(Buffer.from(text, 'base64url').toString())
    if (isNumber(line)) return { line }
    if (!isSortKey(row)) return 'unreadable'
    return entry === undefined ? { row } : isNumber(entry) ? { row, entry } : 'unreadable'
  } catch {
    return 'unreadable'
  }
}

const isNumber = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < HIGHEST_NUMBER

/** Any possible sort key is accepted: the partition holds only the caller's own rows. */
const isSortKey = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value < LAST && value.isWellFormed() && value.length < MAX_KEY_LENGTH
const MAX_KEY_LENGTH = 300

const UNREADABLE = {
  path: 'query.after',
  message: 'is not a place in an export; take it from the page before, or leave it out',
}
