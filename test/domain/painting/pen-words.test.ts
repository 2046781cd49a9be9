/** The vocabulary of pictures and its reader. */
import {
  COLOURS,
  isRecoloured,
  LONGEST_WORD,
  PEN_GROUPS,
  parsePicture,
  penWords,
} from '../../../lambdas/domain/painting/pen-words'
import { plainWord } from '../../support/portrait-subjects'

const read = (...picture: string[]) => {
  const parsed = parsePicture(picture)
  return 'words' in parsed ? parsed.words : parsed.problems.map(({ at, message }) => `${at}: ${message()}`)
}

it('has one meaning for each text, and a plain line for each word', () => {
  const colours = ['', ...Object.keys(COLOURS)]
  const texts = penWords().flatMap(({ label }) => colours.map((colour) => `${colour}${label}`.replaceAll(' ', '')))
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
  for (const { label, line } of penWords()) {
    expect(label).toMatch(/^[a-z]+( [a-z]+)*$/)
    expect(line).toMatch(/^[A-Z][^.]*\.$/)
  }
  // With room for ten spaces too many.
  expect(LONGEST_WORD).toBe(Math.max(...texts.map(({ length }) => length)) + 10)
})

it('reads every word in any case and spacing, and writes it plainly', () => {
  for (const word of penWords()) {
    const plain = plainWord(word)
    for (const text of [
      plain,
      plain.toUpperCase(),
      ` ${plain.replaceAll(' ', '  ')} `,
      plain.replaceAll(' ', ''),
      plain.replaceAll(' ', '-'),
    ])
      expect(read(text)).toEqual([plain])
  }
  for (const colour of Object.keys(COLOURS)) expect(read(`${colour} scarf`)).toEqual([`${colour} scarf`])
})

it.each([
  ['nothing', [], []],
  ['colours of two words', ['SkyBlue scarf'], ['sky blue scarf']],
  [
    'eight words',
    ['moth', 'scarf', 'top hat', 'boots', 'tutu', 'book', 'kite', 'sea'],
    ['moth', 'scarf', 'top hat', 'boots', 'tutu', 'book', 'kite', 'sea'],
  ],
  [
    'an unknown word',
    ['scarf', 'zither'],
    ['1: "zither" is not a word of the pen; GET /api/house/pictures lists all words'],
  ],
  ['a misspelt word', ['scraf'], ['0: "scraf" is not a word of the pen; did you mean "scarf"?']],
  [
    'a misspelt word in a colour',
    ['red scraf'],
    ['0: "red scraf" is not a word of the pen; did you mean "red scarf"?'],
  ],
  ['a misspelt colour', ['bleu scarf'], ['0: "bleu scarf" is not a word of the pen; did you mean "blue scarf"?']],
  [
    'a word that is part of some',
    ['hat'],
    ['0: "hat" is not a word of the pen; did you mean "top hat" or "wizard hat" or "party hat"?'],
  ],
  [
    'a misspelt colour of a part of some words',
    ['purpel  hat'],
    ['0: "purpel  hat" is not a word of the pen; did you mean "top hat" or "wizard hat" or "party hat"?'],
  ],
  ['invisible characters', ['zi\u200bther\u202e'], [expect.stringMatching(/^0: "zither" is not a word of the pen;/)]],
  ['a word twice', ['red scarf', 'blue scarf'], ['1: "blue scarf" is a second "scarf"; send it once']],
  ['two of one slot', ['crown', 'red beret'], ['1: "red beret" cannot be shown together with "crown" (head)']],
  ['two things', ['book', 'kite'], ['book', 'kite']],
  [
    'a third thing',
    ['book', 'kite', 'drum'],
    ['2: "drum" cannot be shown together with "book" and "kite" (beside it)'],
  ],
  ['a wall and a backdrop', ['red wall', 'sea'], ['1: "sea" cannot be shown together with "wall" (backdrop)']],
  ['a part without a colour', ['tail'], ['0: "tail" needs a colour, such as "red tail"']],
  ['a colour alone', ['red'], [expect.stringMatching(/^0: "red" is not a word of the pen/)]],
  ['a colour for a backdrop', ['red sea'], ['0: "red sea" takes no colour; send "sea"']],
  ['an empty word', [''], [expect.stringMatching(/^0: "" is not a word of the pen/)]],
  [
    'a long text',
    ['x'.repeat(1000)],
    [expect.stringMatching(/^0: "x{34}…" is not a word of the pen, which have at most \d+ characters$/)],
  ],
  ['several problems', ['scraf', 'crown', 'beret'], [expect.stringMatching(/^0/), expect.stringMatching(/^2/)]],
])('reads %s', (_, picture, expected) => {
  expect(read(...picture)).toEqual(expected)
})

it('names the ninth word, and reads no further', () => {
  const many = penWords()
    .filter(({ group }) => group === 'clothes')
    .map(({ label }) => label)
  const parsed = parsePicture(Array.from({ length: 500 }, (_, at) => many[at % many.length]!))
  const last = 'problems' in parsed ? parsed.problems.at(-1) : undefined
  expect([last?.at, last?.message()]).toEqual([
    8,
    expect.stringMatching(/^".+" is one too many; a picture has at most 8 words$/),
  ])
})

it('suggests at most three words', () => {
  for (const text of ['a', 'er', 'star', 'hatt', 'red bo', 'purpel hat', 'colour of the coat'])
    for (const message of read(text)) expect(message.match(/"/g)?.length ?? 0).toBeLessThanOrEqual(8)
})

it('tells whether a picture has other colours than the species', () => {
  expect(isRecoloured(['lavender coat'])).toBe(true)
  expect(isRecoloured(['red scarf', 'blue wall', 'moth'])).toBe(false)
})

it('takes colours by group', () => {
  for (const { group, label } of penWords()) {
    const { colour } = PEN_GROUPS[group]
    expect('words' in parsePicture([label])).toBe(colour !== 'needed')
    expect('words' in parsePicture([`red ${label}`])).toBe(colour !== 'none')
  }
})
