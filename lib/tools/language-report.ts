/** Counts words of a literary dialect in comments, test titles and documents, and prints where they are. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dialectIn, passagesOf } from './language'

const LIMIT_PER_THOUSAND = 3

/** Game texts and generated files. */
const EXCLUDED = /^lambdas\/species\/.*\.md$|^NOTICES\.md$|\/generated\/|SKILL\.md$/

type Count = { words: number; hits: { file: string; line: number; word: string }[] }
const rate = ({ words, hits }: Count): number => (1000 * hits.length) / Math.max(words, 1)
const print = (name: string, count: Count) =>
  console.log(
    `${rate(count).toFixed(1).padStart(5)} per 1,000: ${count.hits.length} of ${count.words} words in ${name}`,
  )

/** Returns the exit code: 1 if a kind of text has too many. Paths list every hit in them. */
export function reportLanguage(paths: readonly string[]): number {
  const files = execFileSync('git', ['ls-files', '--', ...paths], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && !EXCLUDED.test(file))
  const kinds: Record<string, Count> = {}
  for (const file of files) {
    for (const passage of passagesOf(file, readFileSync(file, 'utf8'))) {
      const { words, hits } = dialectIn(passage)
      kinds[passage.kind] ??= { words: 0, hits: [] }
      const count = kinds[passage.kind]!
      count.words += words
      count.hits.push(...hits.map((hit) => ({ file, ...hit })))
    }
  }
  let code = 0
  for (const [kind, count] of Object.entries(kinds)) {
    print(kind, count)
    const failed = rate(count) > LIMIT_PER_THOUSAND
    if (failed) code = 1
    if (!failed && paths.length === 0) continue
    const hitsOf = (file: string) => count.hits.filter((hit) => hit.file === file)
    const worst = [...new Set(count.hits.map(({ file }) => file))].sort((a, b) => hitsOf(b).length - hitsOf(a).length)
    const most = paths.length > 0 ? undefined : 10
    for (const file of worst.slice(0, most)) {
      const words = hitsOf(file).slice(0, most)
      console.log(`  ${file}: ${words.map(({ line, word }) => `${line} ${word}`).join(', ')}`)
    }
  }
  if (code) console.log(`At most ${LIMIT_PER_THOUSAND} per 1,000. Name paths to list every hit.`)
  return code
}
