/** A page of ours as Markdown: what it says, without what it looks like. */

/** In this order: what is inside comes before what is around it. */
const RULES: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  [/<(svg|script|style|nav|label|template)\b[\s\S]*?<\/\1>/g, ''],
  [/<pre><code>([\s\S]*?)<\/code><\/pre>/g, (_, code = '') => `\n\n\`\`\`\n${code.trim()}\n\`\`\`\n\n`],
  [/<img\b[^>]*>/g, (tag = '') => picture(tag)],
  [/<code>([\s\S]*?)<\/code>/g, '`$1`'],
  [/<(strong|b)\b[^>]*>([\s\S]*?)<\/\1>/g, '**$2**'],
  [/<(em|i)\b[^>]*>([\s\S]*?)<\/\1>/g, '*$2*'],
  [/<a\b[^>]*\bhref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, (_, href = '', words = '') => `[${flat(words)}](${href})`],
  [
    /<h([1-6])\b[^>]*>([\s\S]*?)<\/h\1>/g,
    (_, depth, words = '') => `\n\n${'#'.repeat(Number(depth))} ${flat(words)}\n\n`,
  ],
  [/<tr\b[^>]*>([\s\S]*?)<\/tr>/g, (_, cells = '') => row(cells)],
  [/<\/thead>/g, '---\n'],
  [
    /<dt\b[^>]*>([\s\S]*?)<\/dt>\s*<dd\b[^>]*>([\s\S]*?)<\/dd>/g,
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
  const text = RULES.reduce((left, [pattern, put]) => left.replace(pattern, put as string), main)
  return `${text
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/^(\|.*\|)\n+---$/gm, (_, head: string) => `${head}\n${head.replace(/[^|]+/g, ' --- ')}`)
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
  return `\n| ${found.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}

function picture(tag: string): string {
  const [alt, src] = ['alt', 'src'].map((name) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '')
  return alt && src && !src.startsWith('data:') ? `![${alt}](${src})` : ''
}
