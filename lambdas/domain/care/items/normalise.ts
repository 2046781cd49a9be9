/** Normalises item names, so that "The Tunas!" equals "tuna". */

const SKIPPED = new Set(['a', 'an', 'the', 'some', 'my', 'your', 'its', 'his', 'her', 'our', 'their', 'this', 'that'])

/** Words that only look like plurals. */
const SINGULAR = /(?:ss|us|is|ics|gas|news|lens|atlas|canvas|christmas|series|species)$/

const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/(?<=..[^aeiou])ies$/, 'y'],
  [/(?<=ch|sh|ss|x|zz)es$/, ''],
  [/s$/, ''],
]

const ODD_FORMS: Readonly<Record<string, string>> = {
  mice: 'mouse',
  geese: 'goose',
  teeth: 'tooth',
  feet: 'foot',
  children: 'child',
  loaves: 'loaf',
  leaves: 'leaf',
  knives: 'knife',
  wolves: 'wolf',
  shelves: 'shelf',
  potatoes: 'potato',
  tomatoes: 'tomato',
  mangoes: 'mango',
  cookies: 'cookie',
  brownies: 'brownie',
  movies: 'movie',
  smoothies: 'smoothie',
  behaviour: 'behavior',
  colour: 'color',
  fibre: 'fiber',
  microfibre: 'microfiber',
  yoghurt: 'yogurt',
  chilli: 'chili',
  chillies: 'chili',
  chilies: 'chili',
  pyjamas: 'pajamas',
}

/** Singular and standard spelling, by simple rules. */
function plainForm(word: string): string {
  const odd = ODD_FORMS[word]
  if (odd) return odd
  if (word.length < 4 || !word.endsWith('s') || SINGULAR.test(word)) return word
  const [ending, singularEnding] = PLURALS.find(([one]) => one.test(word))!
  const singular = word.replace(ending, singularEnding)
  return ODD_FORMS[singular] ?? singular
}

/** Lower case, singular, without articles and punctuation. Empty if no character is readable. */
export function normaliseItem(text: string): string {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]s(?!\p{L})/gu, '')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
  const telling = words.filter((word) => !SKIPPED.has(word))
  return (telling.length > 0 ? telling : words).map(plainForm).join(' ')
}

/**
 * Whether a normalised text contains another as whole words: "seedless grape" contains "grape", "grapefruit" does not.
 */
export const containsPhrase = (text: string, phrase: string): boolean =>
  phrase !== '' && ` ${text} `.includes(` ${phrase} `)

const LINKS = new Set(['of', 'on', 'in', 'with', 'for', 'to', 'from', 'at', 'under', 'and'])

/** The index of the head noun: the last word of "soft towel", the first of "bowl of soup". */
export function headIndex(words: readonly string[]): number {
  const link = words.findIndex((word, at) => at > 0 && LINKS.has(word))
  return (link > 0 ? link : words.length) - 1
}
