/**
 * Responses as short plain text, for text/plain and for models that see only the text of a tool's result. The text is
 * derived from the JSON response alone.
 */
import { DETAIL, type Detail, FIELD_WRITERS, type Fields, generic, type Writer, type WriterContext } from './fields'

export interface TextRequest {
  /** An operation id of the route table. */
  operation: string
  /** The HTTP status, shown with a refusal. */
  status: number
  body: Fields
  /** How a next step is written: as a tool call or as an HTTP call. Null omits it. */
  call(step: Fields): { call: string; why: string } | null
}

/** Where fields are printed that the table does not name, so that no field is lost. */
const REST = '*'

/** Maximum number of characters; a token is about four. Refusals have no limit: their steps are the way on. */
const TEXT_LIMITS: Readonly<Record<string, number>> = { status: 1040, care: 800 }
/** The limits include this many other creatures. Each further one has an allowance. */
const OTHERS_IN_LIMIT = 4
const FOR_EACH_OTHER = 200
/** Allowance for a note of the agent's human, which is not part of the limit. */
const FOR_NOTE = 300

export function asText(asked: TextRequest): string {
  const { operation, status, body } = asked
  const others = Math.max(0, listOf(body.other_creatures).length - OTHERS_IN_LIMIT)
  const note = body.from_your_human ? FOR_NOTE : 0
  const usual = status < 400 ? TEXT_LIMITS[operation] : undefined
  const limit = (usual ?? Number.POSITIVE_INFINITY) + FOR_EACH_OTHER * others + note
  let text = ''
  for (const form of shorterForms(body)) {
    text = linesOf({ ...asked, body: form.body }, form.detail)
    if (text.length <= limit) break
  }
  return text
}

// biome-ignore lint/suspicious/noExplicitAny: lists of any response
const listOf = (value: unknown): readonly any[] => (Array.isArray(value) ? value : [])

/**
 * Shortens without cutting a text: drops the acts of others first, then reasons and comments, then (with several
 * creatures) what is not due, then the last steps, then the last acts of a visit, which its response suggests again.
 */
function* shorterForms(body: Fields): Generator<{ body: Fields; detail: Detail }> {
  const [others, steps] = [listOf(body.others), listOf(body.next_steps)]
  yield { body, detail: DETAIL.all }
  for (let count = others.length - 1; count >= 0; count--)
    yield { body: { ...body, others: others.slice(0, count) }, detail: DETAIL.all }
  const alone = { ...body, ...(body.others !== undefined && { others: [] }) }
  yield { body: alone, detail: DETAIL.brief }
  const isSeveral = listOf(body.other_creatures).length > 0
  if (isSeveral) for (const detail of [DETAIL.several, DETAIL.soul]) yield { body: alone, detail }
  const detail = isSeveral ? DETAIL.due : DETAIL.brief
  for (let count = steps.length; count > 0; count--)
    yield { body: { ...alone, next_steps: steps.slice(0, count) }, detail }
  const acts = listOf(steps[0]?.body?.care)
  for (let count = acts.length; count > 0; count--)
    yield {
      body: { ...alone, next_steps: [{ ...steps[0], body: { care: acts.slice(0, count) } }] },
      detail: isSeveral ? DETAIL.least : DETAIL.brief,
    }
}

const writersByOperation = new Map<string, ReadonlyMap<string, Writer>>()

/** The writers of an operation's fields, in order. Cached, because a text that is too long is written several times. */
function writersOf(operation: string): ReadonlyMap<string, Writer> {
  const known = writersByOperation.get(operation)
  if (known) return known
  const own = (name: string): string => (`${operation}.${name}` in FIELD_WRITERS ? `${operation}.${name}` : name)
  const writers = new Map(
    Object.entries(FIELD_WRITERS).flatMap(([place, writer]): [string, Writer][] => {
      const name = place.slice(place.indexOf('.') + 1)
      return own(name) === place ? [[name, writer]] : []
    }),
  )
  writersByOperation.set(operation, writers)
  return writers
}

function linesOf({ operation, status, body, call }: TextRequest, detail: Detail): string {
  const said = new Set<string>()
  const telling: WriterContext = {
    status,
    body,
    detail,
    brief: detail >= DETAIL.brief,
    call,
    once: (text) => {
      const fresh = sentences(text).filter((one) => !said.has(one))
      for (const one of fresh) said.add(one)
      return fresh.join(' ')
    },
  }
  const writers = writersOf(operation)
  const rest = Object.keys(body).filter((name) => !writers.has(name))
  const lines = [...writers].flatMap(([name, writer]) =>
    name === REST ? rest.flatMap((name) => generic(name, body[name])) : written(writer, body[name], telling),
  )
  return `${lines.filter(Boolean).join('\n') || 'Done.'}\n`
}

const written = (writer: Writer, value: unknown, telling: WriterContext): readonly string[] =>
  value === undefined || value === null ? [] : [writer(value as never, telling)].flat()

const sentences = (text: string): string[] =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?]) (?=\S)/)
