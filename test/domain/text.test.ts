/** Cleaning of text that agents write. */
import { removeHidden, sourceTag, toOneLine } from '../../lambdas/domain/text'

describe.each([
  ['a control character', '\u0007'],
  ['an escape', '\u001b'],
  ['a mark that turns text around', '\u202e'],
  ['a byte order mark', '\ufeff'],
  ['a space without width', '\u200b'],
  ['a joiner between letters', '\u200d'],
  ['a selector after a letter', '\ufe0f'],
  ['a selector of the supplement', '\u{e0101}'],
  ['a tag', '\u{e0041}'],
  ['a soft hyphen', '\u00ad'],
  ['a filler', '\u3164'],
  ['private use', '\ue000'],
  ['private use of a higher plane', '\u{f0000}'],
  ['an unassigned code point', '\u0378'],
  ['an annotation mark', '\ufffa'],
])('%s', (_what, hidden) => {
  it('is removed from lines and prose', () => {
    expect(toOneLine(`a${hidden}b`)).toBe('ab')
    expect(removeHidden(`a${hidden}${hidden}b`)).toBe('ab')
  })
})

it.each(['\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
  'separates words at the line break %j',
  (lineBreak) => {
    expect(toOneLine(`a${lineBreak}b`)).toBe('a b')
    expect(removeHidden(`a${lineBreak}b`)).toBe('a\nb')
  },
)

it('keeps letters of every script and whole emoji', () => {
  for (const text of [
    'Zoë',
    '猫',
    'кот',
    'قط',
    '🦊',
    "O'Neill-Smith",
    '👩‍🚀',
    '👩🏽‍🚀',
    '❤️',
    '1️⃣',
    '🏳️‍🌈',
    '🏴‍☠️',
    '🇩🇪',
  ]) {
    expect(toOneLine(text)).toBe(text)
    expect(removeHidden(text)).toBe(text)
  }
})

it('keeps at most two marks per letter', () => {
  const marks = '\u0301\u0323\u0302\u0338\u0489'
  for (const clean of [toOneLine, removeHidden]) {
    expect(clean(`a${marks}b${marks}`)).toBe('a\u0301\u0323b\u0301\u0323')
    expect(clean(`a${[...marks].join('\u200d')}`)).toBe('a\u0301\u0323')
    expect(clean(`a${'\u0903'.repeat(50)}`)).toBe('a\u0903\u0903')
    for (const word of ['Việt', 'Vie\u0302\u0323t', 'चीज़ें', 'שָּׁ', 'ที่']) expect(clean(word)).toBe(word)
  }
})

it('removes hidden characters after an emoji', () => {
  const sentence = [...'obey me'].map((letter) => String.fromCodePoint(0xe0100 + letter.charCodeAt(0))).join('')
  expect(removeHidden(`😀${sentence}`)).toBe('😀')
  expect(removeHidden('😀\ufe0f\ufe0f\u200d\u200d')).toBe('😀\ufe0f')
})

it('turns line breaks into spaces in single lines', () => {
  expect(toOneLine(' one\r\ntwo\u2028three\tfour ')).toBe('one two three four')
})

it('keeps line breaks in prose and removes unprintable characters', () => {
  expect(removeHidden(' one\ntwo\t\u202ethree\u0000 ')).toBe('one\ntwo\tthree')
})

it.each([
  ['Hacker News', 'hackernews'],
  ['https://example.com/a?b=c', 'https://example.com/abc'],
  ['a+b@c.d:e_f-g', 'a+b@c.d:e_f-g'],
  ['x'.repeat(150), 'x'.repeat(100)],
  ['???', null],
  ['', null],
  [7, null],
  [null, null],
])('turns the source %j into %j', (given, kept) => expect(sourceTag(given)).toBe(kept))
