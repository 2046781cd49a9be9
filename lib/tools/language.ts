/** Finds comments, test titles and prose in the project's files, and the words in them that are not plain English. */

/** Words of a literary dialect that this project once used, each rare in technical English. */
const DIALECT = [
  /who(?:m|so)?ever|whom|(?:those|one|and|or|of|for) who/,
  /(?:no|some|any|every)body(?:['’]s)?/,
  /anew|afresh|once more|lately|in vain|for good|under way|otherwise than/,
  /told|foretells?|foretold|tells? (?:of|whether|what)|says? so/,
  /stands?(?! for| in for)|stood|beside/,
  /goes(?! through| wrong)|comes(?! from| with)|(?:come|came) to|(?:became|becomes?) of/,
  /mend(?:s|ed|ing)?|deeds?/,
  /lies|lay(?= in| on| at| there| by)|lain/,
  /of (?:its|their) own|by itself|by themselves|nothing but|none but/,
  /(?:is|are|was|were|be|been|being) (?:asked|held|heard|spared)|hears|speaks?|spoken/,
]
const WORDS = new RegExp(
  `(?<![\\w'’-])(?:${DIALECT.map(({ source }) => source.replaceAll(' ', ' +')).join('|')})(?![\\w'’-])`,
  'gi',
)
const WORD = /(?<![\w'’-])[a-z][\w'’-]*/gi

/** Code, quotations, addresses and tags are not the writer's own words. Line breaks stay, for the line numbers. */
const FOREIGN =
  /^```[\s\S]*?^```|`[^`\n]*`|"[^"\n]*"|“[^”]*”|\{@[^}]*\}|\w+:\/\/[^\s)]+|^<!-- endpoints[\s\S]*\/endpoints -->/gm

export interface Passage {
  kind: 'comments' | 'titles' | 'documents'
  line: number
  text: string
}

const COMMENT = /\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*|\/\*[\s\S]*?\*\//y
const STRING = /'(?:\\[\s\S]|[^'\\\n])*'|"(?:\\[\s\S]|[^"\\\n])*"/y
const TEMPLATE = /[`}](?:\\[\s\S]|\$(?!\{)|[^`\\$])*(?:`|\$\{)/y
const REGEX = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/\w*/y
const OTHER = /[^'"`/{}]+|[\s\S]/y

function matchAt(pattern: RegExp, source: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(source)?.[0]
}

/** A slash after one of these starts a regular expression; after anything else it divides. */
const BEFORE_REGEX = /(?:^|[(,=:[!&|?{};+\-*%~^<>]|\b(?:return|typeof|case|of|in|yield|await))\s*$/
const BEFORE_TITLE = /(?:(?<![.\w])(?:it|test|describe)(?:\.\w+)*|[)`])\(\s*$/

/** The comments of TypeScript or JavaScript, and the titles of its tests. Other strings are skipped. */
export function passagesInCode(source: string): Passage[] {
  const found: Passage[] = []
  const templates: { depth: number; title: boolean }[] = []
  let depth = 0
  let line = 1
  /** The end of the code before the current token, without the contents of strings. */
  let code = ''
  for (let at = 0; at < source.length; ) {
    const next = source[at]!
    const opened = next === '}' && templates.at(-1)?.depth === depth ? templates.pop() : undefined
    const title = opened?.title ?? (/['"`]/.test(next) && BEFORE_TITLE.test(code))
    const comment = next === '/' ? matchAt(COMMENT, source, at) : undefined
    const template = next === '`' || opened ? matchAt(TEMPLATE, source, at) : undefined
    const text = template ?? (/['"]/.test(next) ? matchAt(STRING, source, at) : undefined)
    const regex = next === '/' && BEFORE_REGEX.test(code) ? matchAt(REGEX, source, at) : undefined
    const token = comment ?? text ?? regex ?? matchAt(OTHER, source, at)!
    if (comment) found.push({ kind: 'comments', line, text: comment.replace(/^\s*(?:\/\/+|\/?\*+\/?)|\*+\/$/gm, ' ') })
    else if (text && title) found.push({ kind: 'titles', line, text: text.slice(1).replace(/(?:['"`]|\$\{)$/, '') })
    if (template?.endsWith('${')) templates.push({ depth, title })
    if (token === '{') depth++
    if (token === '}') depth--
    if (!comment) code = (code + (text ? '``' : token.slice(-100).replace(/\s+/g, ' '))).slice(-40)
    line += token.split('\n').length - 1
    at += token.length
  }
  return found
}

/** Finds dialect in a passage. `words` counts all its words. */
export function dialectIn({ line, text }: Passage): { words: number; hits: { line: number; word: string }[] } {
  const own = text.replace(FOREIGN, (code) => ` ${'\n'.repeat(code.split('\n').length - 1)} `)
  const hits = [...own.replace(/\s/g, ' ').matchAll(WORDS)].map((hit) => ({
    line: line + own.slice(0, hit.index).split('\n').length - 1,
    word: hit[0].replace(/ +/g, ' '),
  }))
  return { words: own.match(WORD)?.length ?? 0, hits }
}

/** The passages of one file; none for kinds of files that are not checked. */
export function passagesOf(path: string, text: string): Passage[] {
  if (/\.(?:ts|[cm]?js)$/.test(path)) return passagesInCode(text)
  return path.endsWith('.md') ? [{ kind: 'documents', line: 1, text }] : []
}
