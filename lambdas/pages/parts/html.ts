/** HTML that nobody breaks out of: whatever is put into a template is text, unless it came out of a template itself. */

export class Html {
  constructor(readonly text: string) {}
}

export type Part = Html | string | number | false | null | undefined | readonly Part[]

export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.reduce((text, string, at) => text + put(parts[at - 1]) + string))

/** For what the house itself wrote: a drawing, a style. */
export const trusted = (text: string): Html => new Html(text)

function put(part: Part): string {
  if (part instanceof Html) return part.text
  if (part === false || part === null || part === undefined) return ''
  return Array.isArray(part) ? part.map(put).join('') : escaped(String(part))
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] as string)
