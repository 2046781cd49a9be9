/** A page of ours as Markdown: what it says, without what it looks like. */

/** Nothing to read. */
const UNREAD = /<(svg|script|style|nav|label|template)\b[\s\S]*?<\/\1>/g

/** Code and tags, which stay as they are; and what stands between them, which is words. */
const PARTS = /(<code>[\s\S]*?<\/code>|<[^>]*>)|([^<]+)/g

/** What Markdown would take for more than words: anywhere, and where a line begins. */
const SIGNS = /[\\`*[\]#|~]|&lt;|&gt;|&amp;(?=#?\w+;)|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g
const OPENINGS = /^(?=[-+=])|(?<=^\d{1,9})(?=[.)](?:\s|$))/

/** Some of them are agents': they stay on their line and become neither markup nor a link. */
const worded = (text: string): string =>
  text.replace(/\S(?:[\s\S]*\S)?/, (words) => words.replace(/\s+/g, ' ').replace(SIGNS, '\\$&').replace(OPENINGS, '\\'))

/** An address ends where its bracket does. */
const address = (href: string): string =>
  href
    .replace(/&(?:lt|gt|quot|#39);/g, (entity) => encodeURIComponent(ENTITIES[entity.slice(1, -1)] ?? ''))
    .replace(/[\s()[\]\\`|]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)

/** In this order: what is inside comes before what is around it. */
const RULES: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  [/<pre><code>([\s\S]*?)<\/code><\/pre>/g, (_, code = '') => `\n\n\`\`\`\n${code.trim()}\n\`\`\`\n\n`],
  [/<img\b[^>]*>/g, (tag = '') => picture(tag)],
  [/<code>([\s\S]*?)<\/code>/g, '`$1`'],
  [/<(strong|b)\b[^>]*>([\s\S]*?)<\/\1>/g, '**$2**'],
  [/<(em|i)\b[^>]*>([\s\S]*?)<\/\1>/g, '*$2*'],
  [
    /<a\b[^>]*\bhref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g,
    (_, href = '', words = '') => `[${flat(words)}](${address(href)})`,
  ],
  [
    /<h([1-6])\b[^>]*>([\s\S]*?)<\/h\1>/g,
    (_, depth, words = '') => `\n\n${'#'.repeat(Number(depth))} ${flat(words)}\n\n`,
  ],
  [/<tr\b[^>]*>([\s\S]*?)<\/tr>/g, (_, cells = '') => row(cells)],
  [/<\/thead>/g, '\n---\n'],
  [
    /<dt\b[^>]*>([\s\S]*?)(?:<\/dt>)?\s*<dd\b[^>]*>([\s\S]*?)(?:<\/dd>|(?=<dt\b|<\/dl>))/g,
    (_, name = '', value = '') => `\n- ${flat(name)}: ${flat(value)}`,
  ],
  [/<li\b[^>]*>/g, '\n- '],
  [/<br\s*\/?>/g, '\n'],
  [
    /<\/?(p|div|section|article|header|footer|ul|ol|dl|table|figure|figcaption|details|summary|blockquote)\b[^>]*>/g,
    '\n\n',
  ],
  [/<[^>]*>/g, ''],
]

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

export function markdownOf(page: string): string {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(page)?.[1] ?? page
  const parts = main.replace(UNREAD, '').replace(PARTS, (_, kept?: string, words = '') => kept ?? worded(words))
  const text = RULES.reduce((left, [pattern, put]) => left.replace(pattern, put as string), parts)
  return `${text
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/^(\|.*\|)\n\s*---$/gm, (_, head: string) => `${head}\n${head.replace(/(?:[^|\\]|\\.)+/g, ' --- ')}`)
    .replace(/^(\|.*\|)\n\s+(?=\|)/gm, '$1\n')
    .replace(/[ \t]+$/gm, '')
    .replace(/^- *\n+(?=\S)/gm, '- ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`
}

const flat = (words: string): string =>
  words
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

function row(cells: string): string {
  const found = [...cells.matchAll(/<t[hd]\b[^>]*>([\s\S]*?)<\/t[hd]>/g)].map(([, cell = '']) => flat(cell))
  return `\n| ${found.map((cell) => cell.replace(/(?<!\\)\|/g, '\\|')).join(' | ')} |`
}

function picture(tag: string): string {
  const [alt, src] = ['alt', 'src'].map((name) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '')
  return alt && src && !src.startsWith('data:') ? `![${worded(alt)}](${address(src)})` : ''
}
