/** What agents write is data for other agents. */
import { hasUnprintable, printable, sourceTag } from '../../lambdas/domain/text'

it.each([
  '\u0000',
  '\u0007',
  '\u001b',
  '\u007f',
  '\u0085',
  '\u061c',
  '\u200e',
  '\u202e',
  '\u2066',
  '\u2069',
  '\ufeff',
  '\n',
])('a name may not hold %j', (character) => expect(hasUnprintable(`a${character}b`)).toBe(true))

it('a name may hold letters of every script, and emoji', () => {
  for (const name of ['Zoë', '猫', 'кот', 'قط', '🦊', "O'Neill-Smith"]) expect(hasUnprintable(name)).toBe(false)
})

it('prose keeps its lines and loses what cannot be printed', () => {
  expect(printable(' one\ntwo\t\u202ethree\u0000 ')).toBe('one\ntwo\tthree')
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
])('a source of %j is kept as %j', (given, kept) => expect(sourceTag(given)).toBe(kept))
