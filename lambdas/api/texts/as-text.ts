/**
 * Responses as short plain text, for text/plain and for models that see only the text of a tool's result. The text is
 * derived from the JSON response alone.
 */
import { FIELD_WRITERS, type Fields, generic, type Writer, type WriterContext } from './fields'

export interface TextRequest {
  /** An operation id of the route table. */
  operation: string
  /** The HTTP status, shown with a refusal. */
  status: number
  body: Fields
  /** How a next step is written: as a tool call or as an HTTP call. Null omits it. */
  call(step: Fields): { call: string; why: string } | null
}

/** The position of fields that the table does not name, so that no field is lost. */
const REST = '*'

interface Limit {
  characters: number
  /** The field that is shortened first; the JSON has it whole. */
  gives: string
  /** If that is not enough: the list that loses its last entries, except the first. */
  lastly?: string
}

/** Maximum characters; about four are a token. */
const TEXT_LIMITS: Readonly<Record<string, Limit>> = {
  status: { characters: 1040, gives: 'soul_prompt' },
  care: { characters: 800, gives: 'others', lastly: 'next_steps' },
}
/** Allowance per other creature of the household. */
const FOR_EACH_OTHER = 600

export const asText = (asked: TextRequest): string => fitText(asked, false)

/** `brief` drops reasons and comments, once the field is down to its first sentence. */
function fitText(asked: TextRequest, brief: boolean): string {
  const { operation, body } = asked
  const text = linesOf(asked, brief)
  const {
    characters,
    gives,
    lastly = '',
  } = TEXT_LIMITS[operation] ?? { characters: Number.POSITIVE_INFINITY, gives: '' }
  const others = Array.isArray(body.other_creatures) ? body.other_creatures.length : 0
  if (text.length <= characters + FOR_EACH_OTHER * others) return text
  const fewer = shorten(body[gives], brief)
  if (fewer !== undefined) return fitText({ ...asked, body: { ...body, [gives]: fewer } }, brief)
  if (!brief) return fitText(asked, true)
  const steps = body[lastly]
  if (!Array.isArray(steps) || steps.length < 2) return text
  return fitText({ ...asked, body: { ...body, [lastly]: steps.slice(0, -1) } }, true)
}

/** Drops the last sentence, or the last entry of a list. In brief, a single sentence is reduced to its first clause. */
function shorten(value: unknown, brief: boolean): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.slice(0, -1) : undefined
  if (typeof value !== 'string') return
  const kept = sentences(value)
  if (kept.length > 1) return kept.slice(0, -1).join(' ')
  return brief && value.includes(', ') ? `${value.split(', ')[0]}.` : undefined
}

function linesOf({ operation, status, body, call }: TextRequest, brief: boolean): string {
  const said = new Set<string>()
  const telling: WriterContext = {
    status,
    body,
    brief,
    call,
    once: (text) => {
      const fresh = sentences(text).filter((one) => !said.has(one))
      for (const one of fresh) said.add(one)
      return fresh.join(' ')
    },
  }
  const own = (name: string): string => (`${operation}.${name}` in FIELD_WRITERS ? `${operation}.${name}` : name)
  const rest = Object.keys(body).filter((name) => !(own(name) in FIELD_WRITERS))
  const lines = Object.entries(FIELD_WRITERS).flatMap(([place, writer]) => {
    if (place === REST) return rest.flatMap((name) => generic(name, body[name]))
    const name = place.slice(place.indexOf('.') + 1)
    return own(name) === place ? written(writer, body[name], telling) : []
  })
  return `${lines.filter(Boolean).join('\n') || 'Done.'}\n`
}

const written = (writer: Writer, value: unknown, telling: WriterContext): readonly string[] =>
  value === undefined || value === null ? [] : [writer(value as never, telling)].flat()

const sentences = (text: string): string[] =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?]) (?=\S)/)
