/** The named set of changes that test/spec must find: each entry names something, as does each exclusion. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { literalsOf } from './literals'
import { EXCLUDED, isIn, NAMED } from './scope'

const ROOT = join(__dirname, '../../..')
const known = new Map<string, ReturnType<typeof literalsOf>>()
const literalsIn = (file: string) => {
  const literals = known.get(file) ?? literalsOf(file, readFileSync(join(ROOT, file), 'utf8'))
  known.set(file, literals)
  return literals
}

it.each(NAMED.map((named) => [named.what, named] as const))('%s', (_what, named) => {
  expect(literalsIn(named.in).filter((literal) => isIn(named, literal)).length).toBeGreaterThan(0)
})

it('excludes only what exists', () => {
  const gone = EXCLUDED.filter(({ in: place }) => !existsSync(join(ROOT, place)))
  expect(gone).toEqual([])
  const files = EXCLUDED.filter((one) => one.in.endsWith('.ts'))
  expect(files.filter((one) => !literalsIn(one.in).some((literal) => isIn(one, literal)))).toEqual([])
})

it.each([
  ['a whole number grows by one', 'const LIMIT = 50', '50 → 51'],
  ['a rate grows by a tenth', 'const RATE = 0.5', '0.5 → 0.55'],
  ['a sentence loses its last word', "const TEXT = 'Slug is taken'", "'Slug is taken' → 'Slug is'"],
  ['a value is renamed', "const KIND = 'cat'", "'cat' → 'cat_x'"],
  ['a boolean flips', 'const ON = true', 'true → false'],
  ['a field is renamed', 'const view = (a: number) => ({ age: a })', 'age → age_x'],
  ['a field in short form is renamed', 'const view = (age: number) => ({ age })', 'age → age_x: age'],
  [
    'a template loses its last word',
    'const told = `it has many lives left`',
    'it has many lives left → it has many lives',
  ],
])('%s', (_what, source, change) => {
  expect(changesOf(source)).toContain(change)
})

it('types and names of files stay', () => {
  expect(changesOf("import { a } from './a'\ntype B = 'b'\nexport const c = a as 'b'")).toEqual([])
})

const changesOf = (source: string) =>
  literalsOf('any.ts', `/** Über. */\n${source}\n`).map(({ was, becomes }) => `${was} → ${becomes}`)

it('knows the line and the names around a literal', () => {
  const source = '/** Grün: a table. */\nexport const TABLE = {\n  feed: { hunger: 50 },\n}\n'
  const [, , number] = literalsOf('any.ts', source)
  expect(number).toMatchObject({ line: 3, path: ['TABLE', 'feed', 'hunger'], was: '50', becomes: '51', atLoad: true })
})
