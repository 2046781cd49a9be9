/** All books follow the rules, and each rule reports the texts that break it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SPECIES } from '../../lambdas/species'
import { TABBY } from '../../lambdas/species/cat/tabby'
import type { Mechanic } from '../../lambdas/species/mechanic'
import { parseBook } from '../../lambdas/species/parse-book'
import { bookNames, readBookFile } from '../../lambdas/species/read-book'
import { checkBooks, checkRules } from '../../lib/tools/check-book'

describe('the book of', () => {
  const problems = checkBooks()

  it.each(bookNames())('%s follows the rules', (name) => {
    expect(problems.get(name)).toEqual([])
  })
})

describe('the rules report', () => {
  const { file, texts } = readBookFile('tabby')
  const rows = readFileSync(join(__dirname, '../..', file), 'utf8').split('\n')
  const rowOf = (path: string, index = 0): number => {
    const found = texts.find((text) => text.path === path && text.index === index)
    if (!found) throw new Error(`no text ${index} in ${path}`)
    return found.line - 1
  }
  const check = (edited: readonly string[], mechanic?: Mechanic): string[] =>
    checkRules(parseBook(edited.join('\n')), { items: TABBY.items, ...(mechanic && { mechanic }) }).map(
      ({ line, reason }) => `${line}: ${reason}`,
    )
  /** The problems after one text was replaced, with the line of that text left out. */
  const checkWith = (path: string, index: number, text: string): string[] => {
    const row = rowOf(path, index)
    const edited = rows.with(row, (rows[row] ?? '').replace(/^( *- (\[.*?\] )?).*$/, `$1${text}`))
    return check(edited).map((problem) => problem.replace(`${row + 1}: `, ''))
  }
  const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ')

  it.each<[string, string[], string[]]>([
    ['nothing in the book as it is', check(rows), []],
    [
      'a slot that may be empty in the first two texts of a scene',
      checkWith('looks.content', 1, '{name} thinks of {loved} and of you.'),
      ['{loved} may be empty, so the first two texts here cannot contain it'],
    ],
    [
      'a text without the slot that its scene is about',
      checkWith('acts.feed.harmful', 0, '{name} feels quite unwell after that.'),
      ['every text here contains {item}'],
    ],
    ['a short text', checkWith('release', 0, '{name} leaves.'), ['2 words; allowed here: 5 to 46']],
    ['a long text', checkWith('release', 0, words(47)), ['47 words; allowed here: 5 to 46']],
    ['a short soul', checkWith('souls.shy', 0, 'You are {name}.'), ['3 words; allowed here: 25 to 90']],
    [
      'a soul that does not address the creature',
      checkWith('souls.shy', 0, words(40)),
      ['a soul begins with “You are {name}”'],
    ],
    [
      'a term of the rules',
      checkWith('release', 0, '{name} leaves with ninety points of trust.'),
      ["“points” is a term of the game's rules"],
    ],
    [
      'a straight quote',
      checkWith('release', 0, "{name} leaves, and doesn't look back."),
      ["' is not used in books: write “ ” ’ and no dashes or exclamation marks"],
    ],
  ])('%s', (_, actual, expected) => {
    expect(actual).toEqual(expected)
  })

  it('a book in which too many texts begin with the name', () => {
    const edited = rows.map((row) => row.replace(/^(- (?:\[.*?\] )?)(?!\{name\})(?=\w)/, '$1{name} '))
    expect(check(edited).join('\n')).toMatch(/1: \d+ of \d+ looks and acts begin with \{name\}; fewer than 80 % may/)
  })

  it('a book with too few texts about earlier acts', () => {
    const edited = rows.map((row) => row.replaceAll(/\{(loved|wait|days)\}/g, 'that'))
    expect(check(edited)).toEqual(['1: 0 texts contain {loved}, {wait}, {days}; at least 4 are required'])
  })

  it('a mechanic without texts', () => {
    const refusals = rowOf('refusals.asleep') + 1
    expect(check(rows, { care_needs_trust: 20, gains: [{ action: 'play', times: 2 }] })).toEqual([
      `${refusals}: missing: its mechanic needs “Refusals / Closed”`,
      '1: missing: its mechanic needs “Favoured / Play”',
    ])
  })

  it('texts without a mechanic', () => {
    const more = [
      '## Against',
      '### Feed',
      '- {name} eats, and thinks of something else.',
      '- {name} eats, and looks away.',
    ]
    const at = rows.indexOf('## Refusals')
    const edited = [...rows.slice(0, at), ...more, ...rows.slice(at)]
    expect(check(edited)).toEqual([`${at + 3}: no mechanic of this species needs “Against”`])
    expect(check(edited, { unplayed_feed: 0.5 })).toEqual([])
  })

  it('a thing that is not among the items, and an item without a text', () => {
    const row = rowOf('things.feed.scrambled egg')
    const edited = rows.with(row, (rows[row] ?? '').replace('[scrambled egg]', '[scrambled leg]'))
    expect(check(edited)).toEqual([
      `${row + 1}: “scrambled leg” is not among its items for feed`,
      `${rowOf('things.feed.shredded chicken') + 1}: missing: no text for “scrambled egg”`,
    ])
  })

  it('wishes that are too few, for an unknown item or at night', () => {
    const [first, second] = [rowOf('wishes', 0), rowOf('wishes', 1)]
    const last = rowOf('wishes.granted', 11)
    const edited = rows
      .with(first, '- [feed, garlic bread] {name} would like garlic bread.')
      .with(second, '- [play, 4 to 5] {name} would like to play before dawn.')
      .with(rowOf('wishes', 2), '- [medicine] {name} would like a spoonful of medicine.')
      .toSpliced(last - 1, 2)
    expect(check(edited)).toEqual([
      `${first + 1}: 11 wishes; at least 12 are required`,
      `${first + 1}: “garlic bread” is not among its items for feed`,
      `${second + 1}: hours are within 6 to 22, and at least 2`,
      `${rowOf('wishes', 2) + 1}: a wish cannot be for medicine`,
    ])
  })
})

it('has no rule for hours that run past midnight, which would never apply', () => {
  const rules = SPECIES.flatMap(({ mechanic }) => mechanic?.hours ?? [])
  expect(rules.length).toBeGreaterThan(0)
  expect(rules.filter(({ from_hour, to_hour }) => from_hour >= to_hour)).toEqual([])
})
