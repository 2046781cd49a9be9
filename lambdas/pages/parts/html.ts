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

  /** Merges adjacent text: Markdown escapes depend on how a text begins. */
  put(part: Part): void {
    const last = this.children.at(-1)
    if (part instanceof Html && (part.tag || part.raw)) this.children.push(part)
    else if (part instanceof Html) for (const child of part.children) this.put(child)
    else if (Array.isArray(part)) for (const one of part) this.put(one)
    else if (isNothing(part)) return
    else if (typeof last === 'string') this.children[this.children.length - 1] = `${last}${part}`
    else this.children.push(String(part))
  }
}

export type Part = Html | string | number | false | null | undefined | readonly Part[]

const isNothing = (part: Part): boolean => part === false || part === null || part === undefined || part === ''

const HOLE = '\0'
const TOKENS = /<(\/?)([\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|(<[!?][^>]*>)|([^<]+)|</g
const ATTRIBUTES = /([\w:-]+)(?:="([^"]*)")?/g
const VOID = new Set(['img', 'input', 'link', 'meta'])

export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const open = [new Html()]
  const holes = parts.values()
  const filled = (text: string): Part[] =>
    text.split(HOLE).flatMap((words, at) => (at === 0 ? [words] : [holes.next().value, words]))
  const attributes = (written: string) =>
    [...written.matchAll(ATTRIBUTES)].flatMap(([, name = '', text = '']) => {
      const value = filled(text).filter((part) => !isNothing(part))
      // An attribute whose only value is absent is left out.
      return text === HOLE && value.length === 0 ? [] : [[name, value.join('')]]
    })
  for (const [token, closing, tag, written = '', ending, raw, text] of strings.join(HOLE).matchAll(TOKENS)) {
    const around = open.at(-1) as Html
    if (text) around.put(filled(text))
    else if (raw) around.put(trusted(raw))
    else if (!tag || (closing && around.tag !== tag)) throw new Error(`${token} is misplaced in <${around.tag}>`)
    else if (closing) open.pop()
    else {
      const element = new Html(tag, Object.fromEntries(attributes(written)), ending)
      around.put(element)
      if (!ending && !VOID.has(tag)) open.push(element)
    }
  }
  if (open.length > 1) throw new Error(`<${open.at(-1)?.tag}> is not closed`)
  return open[0] as Html
}

/** The first match in document order. */
export const find = (node: Html, isMeant: (one: Html) => boolean): Html | undefined =>
  isMeant(node)
    ? node
    : node.children.reduce<Html | undefined>(
        (found, one) => found ?? (typeof one === 'string' ? undefined : find(one, isMeant)),
        undefined,
      )

/** The text content. */
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
  const inside = `${raw}${children.map(asHtml).join('')}`
  if (!tag) return inside
  const attributeText = Object.entries(attributes).map(([name, value]) => ` ${name}${value && `="${escaped(value)}"`}`)
  return `<${tag}${attributeText.join('')}${ending}>${ending || VOID.has(tag) ? '' : `${inside}</${tag}>`}`
}
