/** Which file of test/spec will most likely find a change: it runs first. */
import { readFileSync } from 'node:fs'
import type { Literal } from './literals'

/** How often a file found changes of the same constant, and of the same file. */
const killers = new Map<string, Map<string, number>>()

const groupsOf = ({ file, path }: Literal): string[] => [
  file,
  ...path.map((_, depth) => `${file} ${path.slice(0, depth + 1).join('.')}`),
]

export function rememberKiller(mutant: Literal, by: string): void {
  for (const group of groupsOf(mutant)) {
    const known = killers.get(group) ?? new Map<string, number>()
    killers.set(group, known.set(by, (known.get(by) ?? 0) + 1))
  }
}

const texts = new Map<string, string>()
const textOf = (file: string): string => {
  const text = texts.get(file) ?? readFileSync(file, 'utf8')
  texts.set(file, text)
  return text
}

/** `death_threshold` and `deathThreshold` are two words each. */
const wordsOf = (names: readonly string[]): string[] =>
  names
    .flatMap((name) => name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/))
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 2)

function likelihood(mutant: Literal, file: string): number {
  const learned = groupsOf(mutant).map((group) => killers.get(group)?.get(file) ?? 0)
  const experience = learned.reduce((sum, times, depth) => sum + (times > 0 ? 100 * 3 ** depth + times : 0), 0)
  const text = textOf(file)
  const words = wordsOf([...mutant.path, mutant.file.split('/').at(-1)?.replace('.ts', '') ?? ''])
  const named = words.filter((word) => file.toLowerCase().includes(word)).length * 20
  const mentioned = words.filter((word) => text.toLowerCase().includes(word)).length * 3
  const bare = mutant.was.replace(/^['"`]|['"`]$/g, '')
  const literal = mutant.kind !== 'number' && bare.length > 3 && text.includes(bare) ? 30 : 0
  return experience + named + mentioned + literal
}

export const orderOf = (mutant: Literal, files: readonly string[]): string[] =>
  files
    .map((file) => ({ file, score: likelihood(mutant, file) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ file }) => file)
