/**
 * Responses as short plain text, for text/plain and for models that see only the text of a tool's result. The text is
 * derived from the JSON response alone; the time and the agent's creatures only say how it names times and creatures.
 */
import type { Instant } from '../../domain/time/instants'
import { type Zoned, zoneAt } from '../../domain/time/zone'
import type { OperationId } from '../routes/routes'
import { type Fields, genericText } from './generic'
import { fitted, kept, type TextLine } from './line'
import { refusedText } from './refusal'
import { limitOf, texts } from './texts'
import { timesAt } from './times'
import { type Named, quoted, STEPS, type Writer, type WriterContext, writerOf } from './writer'

export interface TextRequest extends Pick<WriterContext, 'call'> {
  /** An operation id of the route table. */
  operation: string
  /** The HTTP status, shown with a refusal. */
  status: number
  body: Fields
  now: Instant
  /** The agent's rows before the call. */
  household: { agent: { data: Zoned & { losses?: readonly Lost[] } }; creatures: readonly { data: Named }[] } | null
}

/** The zone in force: one in one answer, also where another follows soon. */
const zoneOf = ({ household, now }: TextRequest): Zoned => ({
  timezone: household ? zoneAt(household.agent.data, now) : 'UTC',
})

export function asText(asked: TextRequest): string {
  const { operation, status, body, now, call } = asked
  const w = writerOf({
    times: timesAt(now, zoneOf(asked)),
    creatures: creaturesAfter(asked),
    lost: lostIn(asked),
    call,
  })
  const own = texts[operation as OperationId] as ((body: unknown, w: Writer) => TextLine[]) | undefined
  const lines = status >= 400 ? refusedText(body as never, status, w) : own ? own(body, w) : genericText(body, w)
  const limit = limitOf({ operation, status, body })
  return fitted(withIgnored(lines, body), limit)
}

/** Before the steps: fields that the call did not know. */
function withIgnored(lines: readonly TextLine[], { ignored_fields: names }: Fields): readonly TextLine[] {
  if (!Array.isArray(names)) return lines
  const at = lines.findIndex(({ long }) => long === STEPS)
  const told = kept(`Ignored, because not known here: ${names.map((one) => quoted(String(one))).join(', ')}.`)
  return lines.toSpliced(at < 0 ? lines.length : at, 0, told)
}

/** With those that the answer tells of: a new one, or one with a new name. */
function creaturesAfter({ household, body }: TextRequest): readonly Named[] {
  const before = (household?.creatures ?? []).map(({ data: { id, name } }) => ({ id, name }))
  const gone = new Set(goneIn(body))
  const told = [body.creature, ...[body.other_creatures].flat()].filter(isLiving)
  return [...new Map([...before, ...told].map((one) => [one.id, one])).values()].filter(({ id }) => !gone.has(id))
}

type Lost = { creature_id: string; name: string }

const lostIn = ({ household, body }: TextRequest): readonly Named[] =>
  [...(household?.agent.data.losses ?? []), ...([body.news ?? []].flat() as Lost[])].map(({ creature_id, name }) => ({
    id: creature_id,
    name,
  }))

/** Those whose death the answer tells. */
function goneIn({ creature, care, lost_since_last_look, can_return }: Fields): unknown[] {
  const { id, alive } = (creature ?? {}) as { id?: unknown; alive?: unknown }
  const acts = [care].flat() as ({ creature_id: unknown; alive?: boolean } | undefined)[]
  const lost = [lost_since_last_look, can_return].flat() as typeof acts
  return [...lost, ...acts.filter((one) => one?.alive === false)]
    .map((one) => one?.creature_id)
    .concat(alive === false && id)
}

const isLiving = (one: unknown): one is Named => {
  const { id, name, alive } = (one ?? {}) as { id?: unknown; name?: unknown; alive?: unknown }
  return typeof id === 'string' && typeof name === 'string' && alive !== false
}
