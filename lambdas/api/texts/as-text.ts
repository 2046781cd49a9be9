/**
 * An answer of the house as short plain text: for whoever asks for text/plain, and for models that are shown only the
 * text of a tool's result. What it tells follows from the answer as it goes out as JSON, and nothing else.
 */
import { type Fields, generic, type Telling, TOLD, type Writer } from './fields'

export interface AskedText {
  /** By its name in the route table. */
  operation: string
  /** Of HTTP: told with a refusal. */
  status: number
  body: Fields
  /** How a next step is written where this text is read: as a tool, or as an address. Null leaves it out. */
  call(step: Fields): { call: string; why: string } | null
}

/** Where stands what the table does not name: no answer's text leaves out what it carries. */
const REST = '*'

interface Limit {
  characters: number
  /** The field that gives way: the JSON holds it whole. */
  gives: string
  /** And when comments are left out and it is still too much, this one's last entries, but for the first. */
  lastly?: string
}

/** So many characters at most. Four of them are a token. */
const MOST: Readonly<Record<string, Limit>> = {
  status: { characters: 1040, gives: 'soul_prompt' },
  care: { characters: 800, gives: 'others', lastly: 'next_steps' },
}
/** A house is looked at as a whole: everybody else in it has a line, and what it needs. */
const FOR_EACH_OTHER = 600

export const asText = (asked: AskedText): string => fitted(asked, false)

/** `brief`: reasons and comments are left out, when the field has given way up to its first sentence. */
function fitted(asked: AskedText, brief: boolean): string {
  const { operation, body } = asked
  const text = linesOf(asked, brief)
  const { characters, gives, lastly = '' } = MOST[operation] ?? { characters: Number.POSITIVE_INFINITY, gives: '' }
  const others = Array.isArray(body.other_creatures) ? body.other_creatures.length : 0
  if (text.length <= characters + FOR_EACH_OTHER * others) return text
  const fewer = less(body[gives], brief)
  if (fewer !== undefined) return fitted({ ...asked, body: { ...body, [gives]: fewer } }, brief)
  if (!brief) return fitted(asked, true)
  const steps = body[lastly]
  if (!Array.isArray(steps) || steps.length < 2) return text
  return fitted({ ...asked, body: { ...body, [lastly]: steps.slice(0, -1) } }, true)
}

/** Without its last sentence, but for the first, of which in brief its first clause is kept; or without its last entry. */
function less(value: unknown, brief: boolean): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.slice(0, -1) : undefined
  if (typeof value !== 'string') return
  const kept = sentences(value)
  if (kept.length > 1) return kept.slice(0, -1).join(' ')
  return brief && value.includes(', ') ? `${value.split(', ')[0]}.` : undefined
}

function linesOf({ operation, status, body, call }: AskedText, brief: boolean): string {
  const said = new Set<string>()
  const telling: Telling = {
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
  const own = (name: string): string => (`${operation}.${name}` in TOLD ? `${operation}.${name}` : name)
  const rest = Object.keys(body).filter((name) => !(own(name) in TOLD))
  const lines = Object.entries(TOLD).flatMap(([place, writer]) => {
    if (place === REST) return rest.flatMap((name) => generic(name, body[name]))
    const name = place.slice(place.indexOf('.') + 1)
    return own(name) === place ? written(writer, body[name], telling) : []
  })
  return `${lines.filter(Boolean).join('\n') || 'Done.'}\n`
}

const written = (writer: Writer, value: unknown, telling: Telling): readonly string[] =>
  value === undefined || value === null ? [] : [writer(value as never, telling)].flat()

const sentences = (text: string): string[] =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?]) (?=\S)/)
