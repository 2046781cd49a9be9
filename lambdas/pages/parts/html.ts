/**
 * HTML as a small tree, rendered as HTML here and as Markdown in markdown.ts. Interpolated values are text unless they
 * come from a template. Malformed templates throw.
 */

/** An element, a fragment without a tag, or trusted markup such as a drawing. */
export class Html {
  readonly children: (string | Html)[] = []
  constructor(
    readonly tag = '',
    readonly attributes: Readonly<Record<string, string>> = {},
    readonly ending = '',
    readonly raw = '',
  ) {}

  /** Merges adjacent texts, because Markdown escapes depend on how a text begins. */
  put(part: Part): void {
    if (isNothing(part)) return
    const { children } = this
    const last = children.length - 1
    if (part instanceof Html && (part.tag || part.raw)) children.push(part)
    else if (part instanceof Html) for (const child of part.children) this.put(child)
    else if (Array.isArray(part)) for (const one of part) this.put(one)
    else if (typeof children[last] === 'string') children[last] += String(part)
    else children.push(String(part))
  }
}

export type Part = Html | string | number | false | null | undefined | readonly Part[]

const isNothing = (part: Part): boolean => part === false || part === null || part === undefined || part === ''

const HOLE = '\0'
const TOKENS = /<(\/?)([\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|(<[!?][^>]*>)|([^<]+)|</g
const ATTRIBUTES = /([\w:-]+)(?:="([^"]*)")?/g
const VOID = new Set(['img', 'input', 'link', 'meta'])

/** A text of a template, split at the inserted values. */
type Texts = readonly string[]
type Attribute = readonly [name: string, value: Texts]
type Piece =
  | { kind: 'text'; texts: Texts }
  | { kind: 'raw'; raw: string }
  | { kind: 'start'; tag: string; attributes: readonly Attribute[]; ending: string }
  | { kind: 'end' }

function parse(strings: TemplateStringsArray): readonly Piece[] {
  const pieces: Piece[] = []
  const open: string[] = []
  for (const [token, closing, tag, written = '', ending = '', raw, text] of strings.join(HOLE).matchAll(TOKENS)) {
    const around = open.at(-1) ?? ''
    if (text) pieces.push({ kind: 'text', texts: text.split(HOLE) })
    else if (raw) pieces.push({ kind: 'raw', raw })
    else if (!tag || (closing && around !== tag)) throw new Error(`${token} is misplaced in <${around}>`)
    else {
      if (!closing) {
        pieces.push({ kind: 'start', tag, attributes: [...written.matchAll(ATTRIBUTES)].map(splitValue), ending })
        open.push(tag)
      }
      if (closing || ending || VOID.has(tag)) {
        pieces.push({ kind: 'end' })
        open.pop()
      }
    }
  }
  if (open.length > 0) throw new Error(`<${open.at(-1)}> is not closed`)
  return pieces
}

const splitValue = ([, name = '', value = '']: RegExpExecArray): Attribute => [name, value.split(HOLE)]

/** Cache: a template literal passes the same strings object each time, so it is parsed once. */
const templates = new WeakMap<TemplateStringsArray, readonly Piece[]>()

export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const pieces = templates.get(strings) ?? parse(strings)
  templates.set(strings, pieces)
  const open = [new Html()]
  let hole = 0
  const next = () => parts[hole++]
  for (const piece of pieces) {
    const around = open[open.length - 1] as Html
    if (piece.kind === 'end') open.pop()
    else if (piece.kind === 'raw') around.put(trusted(piece.raw))
    else if (piece.kind === 'text') {
      piece.texts.forEach((text, at) => {
        if (at > 0) around.put(next())
        around.put(text)
      })
    } else {
      const element = new Html(piece.tag, fillAttributes(piece.attributes, next), piece.ending)
      around.put(element)
      open.push(element)
    }
  }
  return open[0] as Html
}

function fillAttributes(attributes: readonly Attribute[], next: () => Part): Record<string, string> {
  const filled: Record<string, string> = {}
  for (const [name, texts] of attributes) {
    let value = ''
    let isAbsent = texts.length === 2
    texts.forEach((text, at) => {
      const part = at > 0 && next()
      if (!isNothing(part)) value += part
      if (text || !isNothing(part)) isAbsent = false
      value += text
    })
    // Leaves out an attribute whose only value is absent.
    if (!isAbsent) filled[name] = value
  }
  return filled
}

/** The first match in document order. */
export function find(node: Html, isMeant: (one: Html) => boolean): Html | undefined {
  if (isMeant(node)) return node
  for (const one of node.children) {
    const found = typeof one === 'string' ? undefined : find(one, isMeant)
    if (found) return found
  }
  return
}

export const textOf = (node: string | Html): string =>
  typeof node === 'string' ? node : `${node.raw}${node.children.map(textOf).join('')}`

export const trusted = (text: string): Html => new Html('', {}, '', text)

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] as string)

export function asHtml(node: string | Html): string {
  if (typeof node === 'string') return escaped(node)
  const { tag, attributes, children, ending, raw } = node
  let inside = raw
  for (const child of children) inside += asHtml(child)
  if (!tag) return inside
  let start = `<${tag}`
  for (const name in attributes) start += attributes[name] ? ` ${name}="${escaped(attributes[name])}"` : ` ${name}`
  return `${start}${ending}>${ending || VOID.has(tag) ? '' : `${inside}</${tag}>`}`
}
