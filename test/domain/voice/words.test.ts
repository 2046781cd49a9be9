import {
  article,
  called,
  fill,
  itemPhrase,
  itemPronoun,
  passage,
  sentence,
  spell,
  times,
} from '../../../lambdas/domain/voice/words'

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
  ['tuna', 'the tuna'],
  ['  a  warm   blanket. ', 'the warm blanket'],
  ['The Red Ball!', 'the Red Ball'],
  ['anchovies', 'the anchovies'],
  ['theatre tickets', 'the theatre tickets'],
  ['walk', 'the walk'],
  ['brushing', 'the brushing'],
  ['go for a walk', '“go for a walk”'],
  ['play fetch', '“play fetch”'],
  ['sing to you', '“sing to you”'],
  ['a walk in the park', '“a walk in the park”'],
  ['peanut butter and jam', '“peanut butter and jam”'],
  ['gently', '“gently”'],
  ['3 treats', '“3 treats”'],
  ['Why not?', '“Why not?”'],
  ['{name} $& cake', '“{name} $& cake”'],
  ['"squeaky toy"', 'the squeaky toy'],
  ['鰹節', '“鰹節”'],
  ['   ', 'the offering'],
  [null, 'the offering'],
])('the item %p reads %s', (item, phrase) => {
  expect(itemPhrase(item)).toBe(phrase)
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

test('a name that ends in a hyphen keeps it, wherever it stands', () => {
  expect(sentence('nobody knows Moth-')).toBe('Nobody knows Moth-.')
  expect(passage('come back to Moth-')).toBe('Come back to Moth-.')
})

test.each([
  ["let's run", "“let's run”", 'it'],
  ['don’t bite', '“don’t bite”', 'it'],
  ['fetch', '“fetch”', 'it'],
  ['a walk', 'the walk', 'it'],
  ["cat's cradle", "the cat's cradle", 'it'],
  ['carrots', 'the carrots', 'them'],
  ['some fresh mice', 'the fresh mice', 'them'],
  ['watercress', 'the watercress', 'it'],
  ['asparagus', 'the asparagus', 'it'],
  ['let’s eat carrots', '“let’s eat carrots”', 'it'],
])('what an agent offers reads as grammar: %s', (item, phrase, pronoun) => {
  expect([itemPhrase(item), itemPronoun(item)]).toEqual([phrase, pronoun])
})
