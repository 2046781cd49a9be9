/** Renders a page as Markdown. */
import { find, type Html, textOf } from './html'

/** Characters that Markdown would interpret: anywhere, and at the start of a line. */
const SIGNS = /[\\`*[\]#|~<>]|&(?=#?\w+;)|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g
const OPENINGS = /^( ?)(?=[-+=])|^( ?\d{1,9})(?=[.)](?:\s|$))/

/** Escapes text. Some of it is agents' words, which must not become markup or links. */
const escapeText = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(SIGNS, '\\$&').replace(OPENINGS, '$1$2\\')

/** Encodes characters that would end a link. */
const address = (url = ''): string =>
  url.replace(/[\s()[\]\\`|<>"']/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)

const flat = (words: string): string => words.replace(/\s+/g, ' ').trim()
const block = (words: string): string => `\n\n${words.trim()}\n\n`
const tidy = (words: string): string => words.replace(/ *\n\s*\n */g, '\n\n').trim()

const elements = ({ children }: Html): Html[] => children.filter((one) => typeof one !== 'string')

/** Fences code with more backticks than it contains. */
function fenced(text: string, least: string, apart: string): string {
  const ticks = (text.match(/`+/g) ?? []).reduce((most, run) => (run.length < most.length ? most : `${run}\``), least)
  return `${ticks}${apart}${text}${apart}${ticks}`
}

const items = (list: Html, mark: (at: number) => string): string =>
  block(
    elements(list)
      .map(
        (item, at) => `${mark(at)} ${tidy(renderInline(item)).replace(/\n+/g, `\n${' '.repeat(mark(at).length + 1)}`)}`,
      )
      .join('\n'),
  )

function table(body: Html): string {
  const [head = [], ...rows] = elements(body)
    .flatMap(elements)
    .map((row) => elements(row).map((cell) => flat(renderInline(cell)).replace(/(?<!\\)\|/g, '\\|')))
  return block([head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n'))
}

/** A single word is shown as it is. Longer texts could be instructions, so they are quoted. */
const ONE_WORD = /^[\p{L}\p{M}\p{N}@_-]+$/u

/**
 * Quotes agents' words, because other agents read them. Pages mark them by `bdi` or `dir="auto"`, and name the author
 * of longer texts in `data-author`.
 */
function quoted({ tag, attributes }: Html, words: string): string {
  const text = flat(words)
  if (!text || (tag !== 'bdi' && attributes.dir !== 'auto')) return words
  const author = attributes['data-author']
  if (!author && ONE_WORD.test(text)) return text
  return `"${text.replaceAll('"', '\\"')}"${author ? ` (words of ${author})` : ''}`
}

type Form = (element: Html, words: string) => string

const unread: Form = () => ''
const plain: Form = (_, words) => words
const heading: Form = ({ tag }, words) => block(`${'#'.repeat(Number(tag[1]))} ${flat(words)}`)
const strong: Form = (_, words) => `**${flat(words)}**`
const alike = (form: Form, tags: string) => Object.fromEntries(tags.split(' ').map((tag) => [tag, form]))

const FORMS: Readonly<Record<string, Form>> = {
  ...alike(unread, 'form label meter nav script search style svg template'),
  ...alike(heading, 'h1 h2 h3'),
  ...alike(strong, 'b strong'),
  ...alike((_, words) => block(words), 'article details div figcaption figure p section summary'),
  // Links within the page become plain text, because Markdown has no targets for them.
  a: ({ attributes: { href } }, words) =>
    !flat(words) || href?.startsWith('#') ? flat(words) : `[${flat(words)}](${address(href)})`,
  code: (code) => fenced(textOf(code), '`', ''),
  dd: (_, words) => flat(words),
  dl: (_, words) => block(words.replace(/\s*\n\s*/g, '\n')),
  dt: (_, words) => `\n- ${flat(words)}: `,
  img: ({ attributes: { alt, src } }) => (alt ? `![${escapeText(alt)}](${address(src)})` : ''),
  ol: (list) => items(list, (at) => `${at + 1}.`),
  pre: (pre) => block(fenced(textOf(pre).trim(), '```', '\n')),
  table,
  ul: (list) => items(list, () => '-'),
}

const render = (element: Html): string => (FORMS[element.tag] ?? plain)(element, quoted(element, renderInline(element)))

/** Separates adjacent inline elements with a dot, where HTML uses styles. */
function renderInline({ children }: Html): string {
  let all = ''
  let after = ''
  for (const node of children) {
    const words = typeof node === 'string' ? escapeText(node) : render(node)
    if (!words) continue
    all += typeof node !== 'string' && /\S$/.test(after) && /^\S/.test(words) ? ` · ${words}` : words
    after = typeof node === 'string' ? '' : words
  }
  return all
}

export const asMarkdown = (page: Html): string =>
  `${tidy(renderInline(find(page, ({ tag }) => tag === 'main') ?? page))}\n`
