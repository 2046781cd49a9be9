/** The parser of books: a complete small book, and every kind of problem that it reports. */
import { BOOK_SCENES } from '../../lambdas/species/book-format'
import { parseBook } from '../../lambdas/species/parse-book'

/** The smallest book without problems: every required heading, with texts that say where they are. */
const smallBook = (isFamily = false): string => {
  const rows = ['# Tabby', '', 'It wants everyone to have met.', 'It never passes anybody without a word.']
  let section = ''
  for (const [heading, { minimum, labels, isFamilyOnly }] of BOOK_SCENES) {
    if (minimum === 0 || (isFamilyOnly && !isFamily)) continue
    const [top = '', below] = heading.split(' / ')
    if (top !== section) rows.push('', `## ${top}`)
    section = top
    if (below) rows.push('', `### ${below}`)
    const texts = Array.from({ length: minimum }, (_, index) => `Text ${index} of ${heading}.`)
    rows.push('', ...texts.map((text, index) => (labels ? `- [${labels[index]}] ${text}` : `- ${text}`)))
  }
  return `${rows.join('\n')}\n`
}
const BOOK = smallBook()

const lineOf = (markdown: string, row: string): number => markdown.split('\n').indexOf(row) + 1

/** The problems of the small book after one edit, as "line: reason". */
const problemsOf = (markdown: string): string[] =>
  parseBook(markdown).problems.map(({ line, reason }) => `${line}: ${reason}`)
const problemsAfter = (find: string, replace: string): string[] => {
  expect(BOOK.split(find)).toHaveLength(2)
  return problemsOf(BOOK.replace(find, replace))
}
/** Inserts rows before "## Release", where an optional section may be. */
const problemsWith = (...rows: string[]): string[] =>
  problemsAfter('## Release\n', `${rows.join('\n')}\n\n## Release\n`)
const inserted = lineOf(BOOK, '## Release')

describe('a book without problems', () => {
  it('has a title, a character sheet and texts by path', () => {
    const { title, sheet, book, problems } = parseBook(BOOK)
    expect(problems).toEqual([])
    expect(title).toBe('Tabby')
    expect(sheet).toBe('It wants everyone to have met.\nIt never passes anybody without a word.')
    expect(book.hatching).toEqual(['Text 0 of Hatching.', 'Text 1 of Hatching.'])
    expect(book.acts.feed.on_time).toHaveLength(6)
    expect(book.looks.near_death[0]).toBe('Text 0 of Looks / Near death.')
    expect(book.ages[3]).toBe('Text 3 of Ages.')
    expect(book).not.toHaveProperty('wishes')
    expect(book).not.toHaveProperty('refusals.closed')
  })

  it('lists every text with its line', () => {
    const { texts } = parseBook(BOOK)
    expect(texts).toContainEqual({
      line: lineOf(BOOK, '- Text 3 of Looks / Thriving.'),
      path: 'looks.thriving',
      index: 3,
      text: 'Text 3 of Looks / Thriving.',
    })
    expect(texts).toHaveLength(BOOK.split('\n- ').length - 1)
  })

  it('reads the conditions in front of a text', () => {
    const line = '- Text 1 of Looks / Old.'
    const { book, problems } = parseBook(BOOK.replace(line, `${line}\n- [from child, trusting] {name} hums.`))
    expect(problems).toEqual([])
    expect(book.looks.old[2]).toEqual({ text: '{name} hums.', when: ['from_child', 'trusting'] })
  })

  it('reads things, wishes and keepsakes', () => {
    const labels = ['3 wishes', '8 wishes', '15 wishes', '25 wishes', '40 wishes', 'return', '25 meals', '100 days']
    const rows = [
      '## Things',
      '### Feed',
      '- [warm milk] It drinks.',
      '- [cream] It licks.',
      '- [cream] It licks twice.',
      '- [cream, baby] It falls in.',
      '## Wishes',
      '- [feed, warm milk / cream, 7 to 11, twice] It would like milk.',
      '  - It had milk.',
      '- [reflect] It would like to talk.',
      '  - It talked.',
      '## Keepsakes',
      ...labels.map((label) => `- [${label}, shell] **The ${label}** It kept this, for ${label}.`),
    ]
    const markdown = BOOK.replace('## Release', `${rows.join('\n')}\n## Release`)
    const { book, problems, texts } = parseBook(markdown)
    expect(problems).toEqual([])
    expect(book.things?.feed).toEqual({
      'warm milk': 'It drinks.',
      cream: ['It licks.', 'It licks twice.', { text: 'It falls in.', when: ['baby'] }],
    })
    expect(book.wishes).toEqual([
      {
        by: { action: 'feed', item: ['warm milk', 'cream'], hours: [7, 11], times: 2 },
        wish: 'It would like milk.',
        granted: 'It had milk.',
      },
      { by: { action: 'reflect' }, wish: 'It would like to talk.', granted: 'It talked.' },
    ])
    expect(book.keepsakes?.wishes.map(({ name }) => name)).toEqual(labels.slice(0, 5).map((label) => `The ${label}`))
    expect(book.keepsakes?.streak).toEqual({
      name: 'The 25 meals',
      shape: 'shell',
      text: 'It kept this, for 25 meals.',
    })
    expect(texts).toContainEqual({
      line: lineOf(markdown, '  - It talked.'),
      path: 'wishes.granted',
      index: 1,
      text: 'It talked.',
    })
  })

  it('may have CRLF line ends and a byte order mark', () => {
    expect(parseBook(`\uFEFF${BOOK.replaceAll('\n', '\r\n')}`)).toEqual(parseBook(BOOK))
  })

  it('of a family has texts for each trait', () => {
    const { book, problems } = parseBook(smallBook(true), { isFamily: true })
    expect(problems).toEqual([])
    expect(book).toHaveProperty('traits.nocturnal', ['Text 0 of Traits / Nocturnal.', 'Text 1 of Traits / Nocturnal.'])
  })
})

describe('problems', () => {
  const old = lineOf(BOOK, '- Text 0 of Looks / Old.')
  const trust = lineOf(BOOK, '## Trust')

  it.each<[string, string[], string[]]>([
    ['a missing title', problemsAfter('# Tabby', 'Tabby'), ['1: the first line must be “# Name”']],
    ['an unknown section', problemsWith('## Freinds'), [`${inserted}: unknown heading “Freinds”`]],
    [
      'an unknown scene',
      problemsWith('## Looks at', '### Sad'),
      [`${inserted}: unknown heading “Looks at”`, `${inserted + 1}: unknown heading “Looks at / Sad”`],
    ],
    [
      'a heading that only a family has',
      problemsWith('## Traits', '### Stoic'),
      [`${inserted}: unknown heading “Traits”`, `${inserted + 1}: unknown heading “Traits / Stoic”`],
    ],
    [
      'a duplicate heading',
      problemsWith('## Trust'),
      [`${inserted}: duplicate heading “Trust”, first in line ${trust}`],
    ],
    [
      'texts below a section that has only scenes',
      problemsAfter('## Looks\n', '## Looks\n- Hello there.\n'),
      [`${lineOf(BOOK, '## Looks') + 1}: “Looks” has no texts of its own`],
    ],
    [
      'an unknown condition',
      problemsAfter('- Text 1 of Looks / Old.', '- Text 1 of Looks / Old.\n- [asleeep] It naps.'),
      [`${old + 2}: unknown condition “asleeep”`],
    ],
    [
      'a condition written as a key',
      problemsAfter('- Text 1 of Looks / Old.', '- Text 1 of Looks / Old.\n- [from_child] It naps.'),
      [`${old + 2}: unknown condition “from_child”`],
    ],
    [
      'a duplicate condition',
      problemsAfter('- Text 1 of Looks / Old.', '- Text 1 of Looks / Old.\n- [ill, ill] It naps.'),
      [`${old + 2}: duplicate condition`],
    ],
    [
      'a condition where none may be',
      problemsAfter('- Text 0 of Looks / Old.', '- [ill] Text 0 of Looks / Old.'),
      [`${old}: the first 2 texts here may not have conditions`],
    ],
    [
      'an unknown slot',
      problemsAfter('- Text 0 of Hatching.', '- {nmae} is here.'),
      [`${lineOf(BOOK, '- Text 0 of Hatching.')}: unknown slot {nmae}; allowed here: {name}`],
    ],
    [
      'a slot of another scene',
      problemsAfter('- Text 0 of Refusals / Asleep.', '- {name} wakes at {hours}.'),
      [`${lineOf(BOOK, '- Text 0 of Refusals / Asleep.')}: unknown slot {hours}; allowed here: {name} {wakes_at}`],
    ],
    [
      'an open slot',
      problemsAfter('- Text 0 of Hatching.', '- {name is here.'),
      [`${lineOf(BOOK, '- Text 0 of Hatching.')}: unknown slot {name; allowed here: {name}`],
    ],
    [
      'a missing text',
      problemsAfter('- Text 1 of Looks / Old.\n', ''),
      [`${old - 2}: missing: “Looks / Old” has 1 texts, at least 2 are required`],
    ],
    [
      'a missing scene',
      problemsAfter('### Old\n\n- Text 0 of Looks / Old.\n- Text 1 of Looks / Old.\n', ''),
      [`${lineOf(BOOK, '## Looks')}: missing: “Looks / Old” has 0 texts, at least 2 are required`],
    ],
    [
      'an optional heading without texts',
      problemsWith('## Against', '### Feed'),
      [`${inserted + 1}: missing: “Against / Feed” has 0 texts, at least 2 are required`],
    ],
    [
      'a missing step',
      problemsAfter('- [75] Text 1 of Trust.\n', ''),
      [`${trust}: missing: “Trust” has 2 texts, at least 3 are required`],
    ],
    [
      'a wrong step',
      problemsAfter('- [75] Text 1 of Trust.', '- [70] Text 1 of Trust.'),
      [`${trust}: expected exactly these, in this order: [50], [75], [90]`],
    ],
    [
      'a duplicate text',
      problemsAfter('- Text 1 of Looks / Old.', '- Text 0 of Looks / Old.'),
      [`${old + 1}: duplicate: line ${old} has the same text`],
    ],
    [
      'a wrapped line',
      problemsAfter('- Text 0 of Looks / Old.', '- Text 0 of\n  Looks / Old.'),
      [`${old + 1}: neither a heading nor “- text”; a text stays on one line`],
    ],
    [
      'a stray bracket',
      problemsAfter('- Text 0 of Looks / Old.', '- Text 0 [of Looks / Old.'),
      [`${old}: empty text, or a stray [, ], * or space`],
    ],
    [
      'a double space',
      problemsAfter('- Text 0 of Looks / Old.', '- Text 0  of Looks / Old.'),
      [`${old}: empty text, or a stray [, ], * or space`],
    ],
    [
      'an indented text outside of wishes',
      problemsAfter('- Text 1 of Looks / Old.', '- Text 1 of Looks / Old.\n  - It naps.'),
      [`${old + 2}: only a wish or a soul has a second, indented text`],
    ],
    [
      'a thing without a name',
      problemsWith('## Things', '### Play', '- It plays.'),
      [`${inserted + 2}: missing thing: - [warm lap] text`],
    ],
    [
      'a wish without an act',
      problemsWith('## Wishes', '- [milk] It would like milk.', '  - It had milk.'),
      [`${inserted + 1}: a wish begins with an act: - [feed, milk / cream, 7 to 11, twice] text`],
    ],
    [
      'a wish with two items',
      problemsWith('## Wishes', '- [feed, milk, cream] It would like milk.', '  - It had milk.'),
      [`${inserted + 1}: duplicate: two conditions of a kind, “cream”`],
    ],
    [
      'a wish that is never granted',
      problemsWith('## Wishes', '- [feed, milk] It would like milk.'),
      [`${inserted + 1}: missing text for the granted wish: “  - text” below the wish`],
    ],
  ])('reports %s', (_, actual, expected) => {
    expect(actual).toEqual(expected)
  })

  it('reports keepsakes that are incomplete, without a name or of an unknown shape', () => {
    expect(problemsWith('## Keepsakes', '- [3 wishes, banana] It kept a banana.')).toEqual([
      `${inserted}: expected exactly these, in this order: [3 wishes], [8 wishes], [15 wishes], [25 wishes], [40 wishes], [return], [25 meals], [100 days]`,
      `${inserted + 1}: unknown shape “banana”`,
      `${inserted + 1}: missing name: - [3 wishes, shell] **Name** text`,
      `${inserted + 1}: empty text, or a stray [, ], * or space`,
    ])
  })

  it('reports a family book without traits', () => {
    const missing = parseBook(BOOK, { isFamily: true }).problems.filter(({ reason }) => reason.includes('Traits'))
    expect(missing).toHaveLength(12)
  })

  it('reports all problems of a file at once, in the order of lines', () => {
    const markdown = BOOK.replace('- Text 0 of Hatching.', '- {nmae} is here.')
      .replace('- Text 1 of Looks / Old.', '- [ill] Text 0 of Looks / Old.')
      .replace('## Release', '## Realease')
    const reasons = parseBook(markdown).problems.map(({ reason }) => reason.split(/[:;“]/)[0]?.trim())
    expect(reasons).toEqual([
      'missing',
      'unknown slot {nmae}',
      'the first 2 texts here may not have conditions',
      'duplicate',
      'unknown heading',
    ])
  })
})
