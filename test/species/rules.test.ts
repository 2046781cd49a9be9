/** The files of all species follow the rules, and each rule reports what breaks it. */
import { SPECIES } from '../../lambdas/species'
import { readSpeciesFile } from '../../lambdas/species/files'
import type { Mechanic } from '../../lambdas/species/mechanics'
import { parseSpecies } from '../../lambdas/species/parse-species'
import { checkRules, checkSpecies, VOCABULARY } from '../../lib/tools/check-species'

it('the files of all species have no problems', () => {
  expect([...checkSpecies().values()].flat()).toEqual([])
})

describe('the rules report', () => {
  const { text: markdown } = readSpeciesFile('tabby')
  const { texts } = parseSpecies(markdown, VOCABULARY)
  const rows = markdown.split('\n')
  const rowOf = (path: string, index = 0): number => {
    const found = texts.find((text) => text.path === path && text.index === index)
    if (!found) throw new Error(`no text ${index} in ${path}`)
    return found.line - 1
  }
  const check = (edited: readonly string[], mechanic?: Mechanic): string[] =>
    checkRules(parseSpecies(edited.join('\n'), VOCABULARY), mechanic).map(({ line, reason }) => `${line}: ${reason}`)
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
      'an item as a verb',
      checkWith('acts.play.loved', 0, 'You asked {name} to {item}, and the house shook.'),
      ['an item is a thing or a game: nobody is asked to {item}'],
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
      `${refusals}: missing: its mechanic needs “refusals.closed”`,
      '1: missing: its mechanic needs “favoured.play”',
    ])
  })

  it('texts without a mechanic', () => {
    const more = ['## against.feed', '- {name} eats, and thinks of something else.', '- {name} eats, and looks away.']
    const at = rows.indexOf('## refusals.asleep')
    const edited = [...rows.slice(0, at), ...more, ...rows.slice(at)]
    expect(check(edited)).toEqual([`${at + 2}: no mechanic of this species needs “against”`])
    expect(check(edited, { unplayed_feed: 0.5 })).toEqual([])
  })

  it('wishes for an unknown item or at night, and for medicine', () => {
    const [first, second] = [rowOf('wishes', 0), rowOf('wishes', 1)]
    const edited = rows
      .with(first, '- [feed, garlic bread] {name} would like garlic bread.')
      .with(second, '- [play, 4 to 5] {name} would like to play before dawn.')
      .with(rowOf('wishes', 2), '- [medicine] {name} would like a spoonful of medicine.')
    expect(check(edited)).toEqual([
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
