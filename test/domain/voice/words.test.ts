import { article, called, fill, itemNoun, passage, sentence, spell, times } from '../../../lambdas/domain/voice/words'

test.each([
  [0, 'no'],
  [1, 'one'],
  [12, 'twelve'],
  [20, 'twenty'],
  [41, 'forty-one'],
  [100, '100'],
  [1234, '1,234'],
])('%p is read %p', (n, text) => {
  expect(spell(n)).toBe(text)
})

test.each([
  [1, 'once'],
  [2, 'twice'],
  [7, 'seven times'],
])('%p times is said %p', (n, text) => {
  expect(times(n)).toBe(text)
})

test.each([
  ['Tabby', 'a'],
  ['Axolotl', 'an'],
  ['Ouroboros', 'an'],
  ['Unicorn', 'a'],
  ['Umbrella Bird', 'an'],
])('%s takes the article %s', (noun, expected) => {
  expect(article(noun)).toBe(expected)
})

test.each([
  ['tuna', 'tuna'],
  ['  a  warm   blanket. ', 'warm blanket'],
  ['The Red Ball!', 'Red Ball'],
  ['anchovies', 'anchovies'],
  ['theatre tickets', 'theatre tickets'],
  ['   ', 'offering'],
  [null, 'offering'],
])('the item %p reads "the %s"', (item, noun) => {
  expect(itemNoun(item)).toBe(noun)
})

test('a very long item is cut short', () => {
  expect(itemNoun('x'.repeat(100))).toHaveLength(61)
})

test('what an owner writes is never filled again', () => {
  expect(fill('the {item} of {name}', { item: '{name} $& $1', name: 'Pip' })).toBe('the {name} $& $1 of Pip')
})

test('a sentence is closed once, also after a quotation', () => {
  expect(sentence('pip eats')).toBe('Pip eats.')
  expect(sentence('Pip eats.')).toBe('Pip eats.')
  expect(sentence('it says: “Pip eats.”')).toBe('It says: “Pip eats.”')
  expect(passage('one', null, false, 'two.')).toBe('One. Two.')
})

test('a name keeps its spelling, without stray blanks', () => {
  expect(called('  Sir   Pip ')).toBe('Sir Pip')
  expect(called('   ')).toBe('Nameless')
})
