/** What the pen takes from descriptions: its own words as they stand, and never what was not asked. */
import { readPrompt } from '../../../lambdas/domain/painting/prompt'

it.each([
  ['a red scarf', ['red scarf'], []],
  ['A cat with a red scarf, a top hat and glasses.', ['cat', 'red scarf', 'top hat', 'glasses'], []],
  [
    'A small grey cat with a blue scarf, sitting by a window',
    ['blue scarf'],
    ['A small grey cat', 'sitting by a window'],
  ],
  ['crown. Mountains!  Green eyes', ['crown', 'mountains', 'green eyes'], []],
  ['wearing a red scarf', [], ['wearing a red scarf']],
  ['a scarf, a tie and a crown', ['scarf', 'crown'], ['a tie']],
  ['a red scarf, a scarf', ['red scarf'], ['a scarf']],
  ['scarves', [], ['scarves']],
  ['', [], []],
  [
    'a moth, a scarf, a top hat, boots, a tutu, a book, a kite, the sea, earrings',
    ['moth', 'scarf', 'top hat', 'boots', 'tutu', 'book', 'kite', 'sea'],
    ['earrings'],
  ],
])('takes the words of: %s', (prompt, words, beyond) => {
  expect(readPrompt(prompt)).toEqual({ words, beyond })
})

/** None of these asks for any of the words that it names. */
it.each([
  'no scarf and boots',
  'not a cat, a crown and a cape',
  'a creature without a hat, scarf and glasses',
  'It is never seen with a crown, a cape and boots.',
  'It doesn’t wear a scarf, a crown and boots',
  "it won't have a crown, and boots",
  'like a cat with a crown',
  'as small as a mouse and as red as an apple, with a crown',
  'more than a cat, a crown',
  'less scarf, boots',
  'half moth, half cat, wings',
  'neither a scarf nor a crown, and boots',
  'smaller than a cat, with boots',
  'anything but a crown, a cape and boots',
  'rather a stone, a star',
  'Instead of a crown, boots',
  'it lost a crown and a scarf',
  'It hates rain, snow and clouds.',
  'afraid of a storm, fire and rain',
  'Should it wear a crown and boots?',
  'either a crown, boots, or a cape',
  'as if it were a cat, a crown',
  'it once had a sword, a shield and a crown',
  'unlike a moth, wings',
  'it cannot bear a collar, and boots',
  'hardly a cat, a tail, boots',
  'devoid of wings, horns and antlers',
  'free from stripes, spots and hearts',
  'zero hats, boots',
  'anti-crown, boots',
  'the opposite of a unicorn, wings',
  'It sold the crown, boots and a cape.',
  'a robot that gave away its crown, a sword and a book',
  'too cold for snow, rain',
  'bored of rain, snow and clouds',
  'Leave out the scarf, crown and glasses',
  'Take off the crown, scarf and boots',
  'hide the scarf, a crown',
  'a cat dreaming of the sea, fish and mountains',
  'scarf-free, a crown',
])('takes nothing of: %s', (prompt) => {
  expect(readPrompt(prompt)).toEqual({ words: [], beyond: [prompt.replace(/[.]$/, '')] })
})

it('skips only the sentence that has a negation', () => {
  expect(readPrompt('A red scarf. No hat, no boots and crown. Mountains.')).toEqual({
    words: ['red scarf', 'mountains'],
    beyond: ['No hat, no boots and crown'],
  })
})
