import { agreeing, itemLabel, withArticle } from '../../lambdas/domain/nouns'
import {
  article,
  displayName,
  fillSlots,
  groupDigits,
  passage,
  sentence,
  spellNumber,
  times,
} from '../../lambdas/domain/words'

test.each([
  [0, 'no'],
  [1, 'one'],
  [12, 'twelve'],
  [20, 'twenty'],
  [41, 'forty-one'],
  [59, 'fifty-nine'],
  [100, '100'],
  [1234, '1,234'],
])('spells %p as %p', (n, text) => {
  expect(spellNumber(n)).toBe(text)
})

test.each([0, 7, 999, 1000, 12_345, 1_234_567, -1000, -100])('groups the digits of %p as English does', (n) => {
  expect(groupDigits(n)).toBe(n.toLocaleString('en-US'))
})

test.each([
  [1, 'once'],
  [2, 'twice'],
  [7, 'seven times'],
])('formats %p times as %p', (n, text) => {
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
  ['walk', 'walk'],
  ['go for a walk', 'walk'],
  ['give it a warm bath', 'warm bath'],
  ['take it away', '“take it away”'],
  ['play fetch', '“play fetch”'],
  ['a walk in the park', 'walk in the park'],
  ['walk in the park', '“walk in the park”'],
  ['sardines in water', 'sardines in water'],
  ['chicken and rice', 'chicken and rice'],
  ['wait at the door', '“wait at the door”'],
  ['firm no', 'firm no'],
  ['no', '“no”'],
  ['open window draft', 'open window draft'],
  ['fruit jelly', 'fruit jelly'],
  ['gently', '“gently”'],
  ['3 treats', '“3 treats”'],
  ['Why not?', '“Why not?”'],
  ['{name} $& cake', '“{name} $& cake”'],
  ['"squeaky toy"', 'squeaky toy'],
  ['鰹節', '“鰹節”'],
])('labels the item %p as %s', (item, label) => {
  expect(itemLabel(item)).toBe(label)
})

test.each([
  ['narrow collar', 'the narrow collar'],
  ['tuna flakes', 'the tuna flakes'],
  ['christmas pudding', 'the christmas pudding'],
  ['moth watching', 'moth watching'],
  ['whole herring', 'the whole herring'],
  ['tail swing', 'the tail swing'],
  ['wound dressing', 'the wound dressing'],
  ['quiet evening', 'the quiet evening'],
  ['dry kindling', 'the dry kindling'],
  ['small offering', 'the small offering'],
  ['early warning', 'the early warning'],
  ['three way chess', 'three way chess'],
  ['tug', 'tug'],
  ['gentle indoor tug', 'the gentle indoor tug'],
  ['spooky tag', 'spooky tag'],
  ['name tag', 'the name tag'],
  ['“play fetch”', '“play fetch”'],
  ['sardines in water', 'the sardines in water'],
  ['hiding in spruce', 'hiding in spruce'],
  ['dropping pebbles', 'dropping pebbles'],
  ['running wheel', 'the running wheel'],
])('puts %s into a sentence as %s', (label, spoken) => {
  expect(withArticle(label)).toBe(spoken)
})

test.each([
  ['tuna', 'is'],
  ['carrots', 'are'],
  ['cat grass', 'is'],
  ['free range ficus', 'is'],
  ['three way chess', 'is'],
  ['field mice', 'are'],
  ['“3 treats”', 'is'],
  ['mussels in shell', 'are'],
  ['bowl with fins', 'is'],
  ['dropping pebbles', 'is'],
])('a verb agrees with %s: %s', (label, verb) => {
  expect(agreeing('is', label)).toBe(verb)
})

test('plural verbs lose their ending', () => {
  expect(['was', 'has', 'goes', 'teaches', 'tells'].map((verb) => agreeing(verb, 'bells'))).toEqual([
    'were',
    'have',
    'go',
    'teach',
    'tell',
  ])
})

test('does not fill slots inside a value', () => {
  expect(fillSlots('the {item} of {name}', { item: '{name} $& $1', name: 'Pip' })).toBe('the {name} $& $1 of Pip')
})

test('closes a sentence once, also after a quotation', () => {
  expect(sentence('pip eats')).toBe('Pip eats.')
  expect(sentence('Pip eats.')).toBe('Pip eats.')
  expect(sentence('it says: “Pip eats.”')).toBe('It says: “Pip eats.”')
  expect(passage('one', null, false, 'two.')).toBe('One. Two.')
})

test('keeps the spelling of a name and trims blanks', () => {
  expect(displayName('  Sir   Pip ')).toBe('Sir Pip')
  expect(displayName('   ')).toBe('Nameless')
})

test('keeps a hyphen at the end of a name', () => {
  expect(sentence('nobody knows Moth-')).toBe('Nobody knows Moth-.')
  expect(passage('come back to Moth-')).toBe('Come back to Moth-.')
})
