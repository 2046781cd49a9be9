/** The parser of species' files: a complete small file, and every kind of problem that it reports. */

import { parseFigure } from '../../lambdas/drawing/figures'
import { parseFacts, parseSpecies } from '../../lambdas/species/parse-species'
import { SCENES } from '../../lambdas/species/scenes'
import { VOCABULARY } from '../../lib/tools/check-species'

const ITEMS = [
  'feed:',
  '- cream',
  '- tuna: It eats the tuna.',
  '  - It looks at the tuna.',
  '  - [baby] It sits in it.',
]

/** A small file without problems: every scene, with texts that say where they are. */
const smallFile = (isFamily = false): string => {
  const rows = [
    'name: Tabby',
    ...(isFamily
      ? ['body: cat']
      : [
          'tier: common',
          'trust: fast',
          'window: 5',
          'hunger: 1.6',
          'happiness: 0.8',
          'traits: social, vocal',
          'personality: It has never met a stranger.',
          'look: a marmalade cat with honey eyes',
          'colours: #e08a3c, #f6e3c0, #8a4b1c',
          'figure: skull wedge, ears pointed, tail curl, extras whiskers letterM, slit, size 0.9',
          'harmful: lilies, onion soup',
        ]),
    '',
    'It wants everyone to have met.',
    'It never passes anybody without a word.',
    '',
    '## Items',
    '',
    ...ITEMS,
    'play: string, cork',
    'clean: brush',
    'medicine: tonic',
    'discipline: firm no',
    'sleep: basket',
  ]
  for (const [path, { least, labels }] of SCENES) {
    if (least === 0 || (path.startsWith('traits.') && !isFamily)) continue
    const texts = Array.from({ length: least }, (_, index) => `Text ${index} of ${path}.`)
    rows.push(
      '',
      `## ${path}`,
      '',
      ...texts.map((text, index) => (labels ? `- [${labels[index]}] ${text}` : `- ${text}`)),
    )
  }
  return `${rows.join('\n')}\n`
}
const FILE = smallFile()
const ALLOWED = VOCABULARY.conditions.map((one) => one.replaceAll('_', ' ')).join(', ')

const lineOf = (markdown: string, row: string): number => markdown.split('\n').indexOf(row) + 1

/** The problems of the small file after one edit, as "line: reason". */
const problemsOf = (markdown: string): string[] =>
  parseSpecies(markdown, VOCABULARY).problems.map(({ line, reason }) => `${line}: ${reason}`)
const problemsAfter = (find: string, replace: string): string[] => {
  expect(FILE.split(find)).toHaveLength(2)
  return problemsOf(FILE.replace(find, replace))
}
/** Inserts rows before "## release". */
const problemsWith = (...rows: string[]): string[] =>
  problemsAfter('## release\n', `${rows.join('\n')}\n\n## release\n`)
const inserted = lineOf(FILE, '## release')

describe('a file without problems', () => {
  it('has a head, notes, items and texts by scene', () => {
    const { head, notes, book, problems } = parseSpecies(FILE, VOCABULARY)
    expect(problems).toEqual([])
    expect(head).toEqual({
      name: 'Tabby',
      tier: 'common',
      trust_speed: 'fast',
      feeding_window_hours: 5,
      hunger_decay_per_hour: 1.6,
      happiness_decay_per_hour: 0.8,
      innate_traits: ['social', 'vocal'],
      personality: 'It has never met a stranger.',
      appearance: {
        look: 'a marmalade cat with honey eyes',
        colours: ['#e08a3c', '#f6e3c0', '#8a4b1c'],
        figure: 'skull wedge, ears pointed, tail curl, extras whiskers letterM, slit, size 0.9',
      },
      items: {
        approved: {
          feed: ['cream', 'tuna'],
          play: ['string', 'cork'],
          clean: ['brush'],
          medicine: ['tonic'],
          discipline: ['firm no'],
          sleep: ['basket'],
        },
        harmful: ['lilies', 'onion soup'],
      },
    })
    expect(parseFacts(FILE)).toEqual({ head, problems: [] })
    expect(notes).toBe('It wants everyone to have met.\nIt never passes anybody without a word.')
    expect(book.lines.hatching).toEqual(['Text 0 of hatching.', 'Text 1 of hatching.'])
    expect(book.lines['acts.feed.on_time']).toHaveLength(6)
    expect(book.lines.ages?.[3]).toBe('Text 3 of ages.')
    expect(book).toMatchObject({ wishes: [], keepsakes: null })
    expect(book.things).toEqual({
      feed: { tuna: ['It eats the tuna.', 'It looks at the tuna.', { text: 'It sits in it.', when: ['baby'] }] },
    })
  })

  it('may have a head and items only', () => {
    const { book, problems } = parseSpecies(FILE.slice(0, FILE.indexOf('## hatching')), VOCABULARY)
    expect([problems, book.lines]).toEqual([[], {}])
  })

  it('lists every text with its line', () => {
    const { texts } = parseSpecies(FILE, VOCABULARY)
    expect(texts).toContainEqual({
      line: lineOf(FILE, '- Text 3 of looks.thriving.'),
      path: 'looks.thriving',
      index: 3,
      text: 'Text 3 of looks.thriving.',
    })
  })

  it('reads the conditions in front of a text', () => {
    const line = '- Text 1 of looks.old.'
    const { book, problems } = parseSpecies(
      FILE.replace(line, `${line}\n- [from child, trusting] {name} hums.`),
      VOCABULARY,
    )
    expect(problems).toEqual([])
    expect(book.lines['looks.old']?.[2]).toEqual({ text: '{name} hums.', when: ['from_child', 'trusting'] })
  })

  it('reads wishes and keepsakes', () => {
    const labels = ['3 wishes', '8 wishes', '15 wishes', '25 wishes', '40 wishes', 'return', '25 meals', '100 days']
    const rows = [
      '## Wishes',
      '- [feed, warm milk / cream, 7 to 11, twice] It would like milk.',
      '  - It had milk.',
      '- [reflect] It would like to talk.',
      '  - It talked.',
      '## Keepsakes',
      ...labels.map((label) => `- [${label}, shell] **The ${label}** It kept this, for ${label}.`),
    ]
    const { book, problems } = parseSpecies(FILE.replace('## release', `${rows.join('\n')}\n## release`), VOCABULARY)
    expect(problems).toEqual([])
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
  })

  it('may have CRLF line ends and a byte order mark', () => {
    expect(parseSpecies(`\uFEFF${FILE.replaceAll('\n', '\r\n')}`, VOCABULARY)).toEqual(parseSpecies(FILE, VOCABULARY))
  })

  it('of a family has texts for each trait', () => {
    const { book, problems } = parseSpecies(smallFile(true), VOCABULARY, { isFamily: true })
    expect(problems).toEqual([])
    expect(book.lines['traits.nocturnal']).toEqual(['Text 0 of traits.nocturnal.', 'Text 1 of traits.nocturnal.'])
  })
})

describe('problems', () => {
  const old = lineOf(FILE, '- Text 0 of looks.old.')
  const trust = lineOf(FILE, '## trust')

  /** Without what is allowed instead, which is checked below. */
  const faultsOf = (problems: readonly string[]): string[] => problems.map((one) => one.replace(/; allowed.*$/, ''))
  const at = (row: string): number => lineOf(FILE, row)

  it.each<[string, string, string, string[]]>([
    ['an unknown key', 'hunger: 1.6', 'hungre: 1.6', ['1: missing in the head: hunger', '5: unknown key “hungre”']],
    [
      'a key twice',
      'window: 5',
      'trust: slow',
      ['1: missing in the head: window', '4: “trust” twice: it is in line 3 too'],
    ],
    ['a value that is not on its list', 'tier: common', 'tier: mythical', ['2: “tier” cannot be “mythical”']],
    ['a window that is too short', 'window: 5', 'window: 2', ['4: “window” cannot be “2”']],
    ['a rate that is too high', 'hunger: 1.6', 'hunger: 2.7', ['5: “hunger” cannot be “2.7”']],
    ['a figure without a number', 'happiness: 0.8', 'happiness: high', ['6: “happiness” cannot be “high”']],
    ['a short personality', 'It has never met a stranger.', 'Shy.', ['8: “personality” cannot be “Shy.”']],
    ['a colour without a number', ', #8a4b1c', ', brown', ['10: “colours” cannot be “#e08a3c, #f6e3c0, brown”']],
    [
      'an item twice',
      '- tuna: ',
      '- cream: ',
      [`${at('- tuna: It eats the tuna.')}: “cream” twice for feed: it is in line ${at('- cream')} too`],
    ],
    [
      'an item that is approved and harmful',
      'harmful: lilies',
      'harmful: Cork',
      [`12: “Cork” is harmful and approved: see line ${at('play: string, cork')}`],
    ],
    [
      'an unknown action',
      'clean: brush',
      'scrub: brush',
      [`${at('## Items')}: missing: no items for clean`, `${at('clean: brush')}: unknown action “scrub”`],
    ],
  ])('reports %s', (_, find, replace, expected) => {
    expect(faultsOf(problemsAfter(find, replace))).toEqual(expected)
  })

  it.each([
    ['hunger: 1.6', 'hungre: 1.6', 'name, tier, trust, window, hunger, happiness, traits, personality, body, look,'],
    ['tier: common', 'tier: mythical', 'common, uncommon, rare, extreme'],
    ['hunger: 1.6', 'hunger: 2.7', '0.35 to 2.6'],
    ['happiness: 0.8', 'happiness: high', '0.2 to 1.6'],
    ['window: 5', 'window: 2', '3 to 24'],
    ['It has never met a stranger.', 'Shy.', '10 to 300 characters'],
    [', #8a4b1c', ', brown', 'three colours like #1f2a4d, of body, belly and accent'],
    ['clean: brush', 'scrub: brush', 'feed, play, clean, medicine, discipline, sleep'],
    ['- Text 0 of looks.old.', '- [asleeep] It naps.', ALLOWED],
    ['- Text 0 of hatching.', '- {nmae} is here.', ': {name}'],
    [
      '## release\n',
      '## freinds\n',
      'Items, Wishes, Keepsakes, hatching, looks, acts, against, favoured, refusals, stages,',
    ],
    ['## release\n', '## dying.laughing\n', 'dying.neglect, dying.hunger, dying.poison'],
  ])('names what is allowed instead of %j: %s', (find, replace, allowed) => {
    expect(problemsAfter(find, replace).join('\n')).toMatch(
      new RegExp(`; allowed.*${allowed.replace(/[{}.]/g, '\\$&')}`),
    )
  })

  it.each([
    ['tail tentacles', /unknown tail “tentacles”; allowed: .*\btentacle\b/],
    ['wings big', /unknown part of a figure “wings big”; allowed: .*\bextras\b/],
    ['extras whiskers sandals', /unknown extra “sandals”; allowed: .*\bsocks\b/],
    ['size big', /unknown part of a figure “size big”/],
    ['eyes green', /eyes are a colour/],
  ])('reports the figure “%s”, and draws the rest', (figure, reason) => {
    const problems = problemsAfter(
      'skull wedge, ears pointed, tail curl, extras whiskers letterM',
      `skull wedge, ${figure}`,
    )
    expect(problems).toEqual([expect.stringMatching(/^11: /)])
    expect(problems[0]).toMatch(reason)
    expect(parseFigure(`skull wedge, ${figure}`).figure).toMatchObject({ skull: 'wedge' })
  })

  const TEXT = '- Text 0 of looks.old.'
  const NEXT = '- Text 1 of looks.old.'
  const HATCHING = '- Text 0 of hatching.'
  const below = (text: string) => problemsAfter(NEXT, `${NEXT}\n${text}`)

  it.each<[string, string[], string]>([
    ['an unknown section', problemsWith('## freinds', '- They come.'), `${inserted}: unknown heading “freinds”`],
    [
      'an unknown scene',
      problemsWith('## dying.laughing', '- It laughs.'),
      `${inserted}: unknown heading “dying.laughing”`,
    ],
    [
      'a duplicate heading',
      problemsWith('## trust', '- [50] A.', '- [75] B.', '- [90] C.'),
      `${inserted}: duplicate heading “trust”, first in line ${trust}`,
    ],
    ['an unknown condition', below('- [asleeep] It naps.'), `${old + 2}: unknown condition “asleeep”`],
    ['a condition written as a key', below('- [from_child] It naps.'), `${old + 2}: unknown condition “from_child”`],
    ['a duplicate condition', below('- [ill, ill] It naps.'), `${old + 2}: duplicate condition`],
    [
      'a condition where none may be',
      problemsAfter(TEXT, '- [ill] Text 0 of looks.old.'),
      `${old}: the first 2 texts here may not have conditions`,
    ],
    ['an unknown slot', problemsAfter(HATCHING, '- {nmae} is here.'), `${at(HATCHING)}: unknown slot {nmae}`],
    [
      'a slot of another scene',
      problemsAfter('- Text 0 of refusals.asleep.', '- {name} wakes at {hours}.'),
      `${at('- Text 0 of refusals.asleep.')}: unknown slot {hours}`,
    ],
    ['an open slot', problemsAfter(HATCHING, '- {name is here.'), `${at(HATCHING)}: unknown slot {name`],
    [
      'an optional heading without texts',
      problemsWith('## against.feed'),
      `${inserted}: missing: “against.feed” has no texts`,
    ],
    [
      'a wrong step',
      problemsAfter('- [75] Text 1 of trust.', '- [70] Text 1 of trust.'),
      `${trust}: expected exactly these, in this order: [50], [75], [90]`,
    ],
    ['a duplicate text', problemsAfter(NEXT, TEXT), `${old + 1}: duplicate: line ${old} has the same text`],
    [
      'a wrapped line',
      problemsAfter(TEXT, '- Text 0 of\n  looks.old.'),
      `${old + 1}: neither a heading nor “- text”; a text stays on one line`,
    ],
    [
      'a stray bracket',
      problemsAfter(TEXT, '- Text 0 [of looks.old.'),
      `${old}: empty text, or a stray [, ], * or space`,
    ],
    [
      'a double space',
      problemsAfter(TEXT, '- Text 0  of looks.old.'),
      `${old}: empty text, or a stray [, ], * or space`,
    ],
    [
      'an indented text outside of wishes',
      below('  - It naps.'),
      `${old + 2}: only a wish or a soul has a second, indented text`,
    ],
    [
      'a wish without an act',
      problemsWith('## Wishes', '- [milk] It would like milk.', '  - It had milk.'),
      `${inserted + 1}: a wish begins with an act: - [feed, milk / cream, 7 to 11, twice] text`,
    ],
    [
      'a wish with two items',
      problemsWith('## Wishes', '- [feed, milk, cream] It would like milk.', '  - It had milk.'),
      `${inserted + 1}: duplicate: two conditions of a kind, “cream”`,
    ],
    [
      'a wish that is never granted',
      problemsWith('## Wishes', '- [feed, milk] It would like milk.'),
      `${inserted + 1}: missing text for the granted wish: “  - text” below the wish`,
    ],
  ])('reports %s', (_, actual, expected) => {
    expect(faultsOf(actual)).toEqual([expected])
  })

  it('reports keepsakes that are incomplete, without a name or of an unknown shape', () => {
    const [first, second, ...more] = problemsWith('## Keepsakes', '- [3 wishes, banana] It kept a banana.')
    expect(first).toMatch(/expected exactly these, in this order: \[3 wishes\], .*\[100 days\]$/)
    expect(second).toMatch(/unknown shape “banana”; allowed: acorn, /)
    expect(more).toEqual([
      `${inserted + 1}: missing name: - [3 wishes, shell] **Name** text`,
      `${inserted + 1}: empty text, or a stray [, ], * or space`,
    ])
  })

  it('reports what a family lacks, whose lines serve others', () => {
    const { problems } = parseSpecies(FILE, VOCABULARY, { isFamily: true })
    expect(problems.filter(({ reason }) => /missing: “traits/.test(reason))).toHaveLength(12)
    const short = smallFile(true).replace('- Text 1 of looks.old.\n', '')
    expect(parseSpecies(short, VOCABULARY, { isFamily: true }).problems).toEqual([
      { line: lineOf(short, '## looks.old'), reason: 'missing: “looks.old” has 1 texts, at least 2 are required' },
    ])
  })

  it('reports all problems of a file at once, in the order of lines', () => {
    const markdown = FILE.replace('window: 5', 'window: 99')
      .replace('- Text 0 of hatching.', '- {nmae} is here.')
      .replace('- Text 1 of looks.old.', '- [ill] Text 0 of looks.old.')
      .replace('## release', '## realease')
    const reasons = problemsOf(markdown).map((problem) => problem.split(/[:;“]/)[1]?.trim())
    expect(reasons).toEqual([
      '',
      'unknown slot {nmae}',
      'the first 2 texts here may not have conditions',
      'duplicate',
      'unknown heading',
    ])
  })
})
