import { containsPhrase, headIndex, normaliseItem } from '../../../../lambdas/domain/care/items/normalise'

describe('normalising an item', () => {
  it.each([
    ['Tuna', 'tuna'],
    ['  a   TUNA ', 'tuna'],
    ['The Tunas!', 'tuna'],
    ['ｔｕｎａ', 'tuna'],
    ['time-out', 'time out'],
    ["cat's toy", 'cat toy'],
    ['cherries', 'cherry'],
    ['pies', 'pie'],
    ['paintbrushes', 'paintbrush'],
    ['boxes', 'box'],
    ['mice', 'mouse'],
    ['peas', 'pea'],
    ['broken glass', 'broken glass'],
    ['tennis', 'tennis'],
    ['dandelion leaves', 'dandelion leaf'],
    ['chillies', 'chili'],
    ['crème brûlée', 'crème brûlée'],
    ['鮪', '鮪'],
    ['the', 'the'],
    ['🐟!?', ''],
    ['', ''],
  ])('turns %j into %j', (text, item) => {
    expect(normaliseItem(text)).toBe(item)
  })

  it('is idempotent', () => {
    for (const text of ['The Tunas!', 'glasses', 'cookies', 'a bowl of cherries', 'series', 'brushes']) {
      expect(normaliseItem(normaliseItem(text))).toBe(normaliseItem(text))
    }
  })
})

it('finds whole words only', () => {
  expect(containsPhrase('seedless grape', 'grape')).toBe(true)
  expect(containsPhrase('grapefruit', 'grape')).toBe(false)
  expect(containsPhrase('grape', '')).toBe(false)
})

it.each([
  ['soft towel', 'towel'],
  ['bed of nail', 'bed'],
  ['tuna', 'tuna'],
  ['of mouse', 'mouse'],
])('the head of "%s" is "%s"', (item, head) => {
  const words = item.split(' ')
  expect(words[headIndex(words)]).toBe(head)
})
