/** English grammar for all texts of the house. */

const ONES = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** Digits from a hundred on. */
export const spellNumber = (n: number): string => {
  const whole = Math.max(0, Math.floor(n))
  if (whole < 20) return ONES[whole] ?? String(whole)
  if (whole < 100) return [TENS[Math.floor(whole / 10)], whole % 10 ? ONES[whole % 10] : ''].filter(Boolean).join('-')
  return whole.toLocaleString('en-US')
}

/** "once", "twice", "seven times". */
export const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${spellNumber(n)} times`)

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** "third"; "latest" from the eleventh on. */
export const ordinal = (n: number): string => ORDINALS[n - 1] ?? 'latest'

export const plural = (n: number, noun: string): string => (n === 1 ? noun : `${noun}s`)

/** By sound: a unicorn, an hour. */
export const article = (noun: string): string =>
  /^(?:[aeio]|u(?!ni|se|tc|ro)|hour|heir|honest)/i.test(noun) ? 'an' : 'a'

/** "a, b and c". */
export const inSeries = (words: readonly string[], conjunction: 'and' | 'or' = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** One line, single spaces. */
const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** A capital first and a closing mark. */
export const sentence = (text: string): string => {
  const line = capitalize(tidy(text))
  return /[.!?…]["'”’]?$/.test(line) ? line : `${line.replace(/[,;:–—]+$/, '')}.`
}

/** A species phrase inside a sentence: no full stop. */
export const clause = (phrase: string): string => tidy(phrase).replace(/[.\s]+$/, '')

export const wordCount = (text: string): number => tidy(text).split(' ').filter(Boolean).length

/** The name as its owner spells it; never empty. */
export const displayName = (name: string): string => tidy(name) || 'Nameless'

const DETERMINER = /^(?:an?|the|some|my|your|his|her|its|their|our|this|that|these|those)\s+/i

/** Up to three plain words, the last of them no adverb. */
const PLAIN_WORDS = /^[a-z]+(?:[-’'][a-z]+)*(?: [a-z]+(?:[-’'][a-z]+)*){0,2}$/i
const ADVERB = /ly$/i

/** Words that are never part of a bare noun phrase. */
const NEVER_IN_NOUN_PHRASE = new Set(
  (
    'a an the and or but nor not no to for from with without in on at by of off out up down over under into onto about ' +
    'around through again away back together there here now then very too so as if than that this these those is are ' +
    'was were be been am do does did done have has had will would can could should may might must let please i me my ' +
    'you your he him his she her it its we us our they them their who what which when where why how yes'
  ).split(' '),
)
/** Words that make a phrase an order if they are first: alone, or before another word. */
const ORDERS = new Set(
  (
    'go sit eat feed give bring make put get tell say teach stop try come stay lie be play fetch throw sing read take ' +
    'listen use find hide build draw write cook open close scold ignore yell shout speak ask keep leave drop clean pet'
  ).split(' '),
)
const ORDERS_BEFORE_A_WORD = new Set(
  (
    'play walk run throw sing read dance jump chase catch cuddle hug hold take show watch look listen stand rub pet ' +
    'stroke kiss use help fetch find hide build draw write cook open close turn move praise scold ignore yell shout ' +
    'hit kick talk whisper hum roll swim wash clean pat speak call ask keep leave drop pull push wave'
  ).split(' '),
)

/** "let's", "don’t", "I'm": part of a sentence, unlike "cat's". */
const CONTRACTION =
  /^(?:let|it|that|this|what|who|where|here|there|how|he|she|everybody|nobody)['’]s$|n['’]t$|['’](?:ll|re|ve|m|d)$/

const isBareNoun = (text: string): boolean => {
  if (!PLAIN_WORDS.test(text)) return false
  const words = text.toLowerCase().split(' ')
  const [first = '', second] = words
  return (
    !words.some((word) => NEVER_IN_NOUN_PHRASE.has(word) || CONTRACTION.test(word)) &&
    !ORDERS.has(first) &&
    !(second && ORDERS_BEFORE_A_WORD.has(first)) &&
    !ADVERB.test(words.at(-1) ?? '')
  )
}

/** An item as a label: a bare noun unchanged, anything else quoted. */
export const itemLabel = (item: string): string => {
  const written = tidy(item).replace(/^["“'‘](.*)["”'’]$/, '$1')
  const bare = written.replace(DETERMINER, '').replace(/[.,;:!?\s]+$/, '')
  return isBareNoun(bare) ? bare : `“${written}”`
}

/** Activities take no article: "it is fetch", "it is moth watching". */
const GAMES = new Set('catch chess fetch origami peekaboo tag toe tug'.split(' '))
const THINGS_IN_ING =
  /^(?:.*(?:bedding|dressing|ending|evening|herring|kindling|offering|pudding|spring|string|stuffing|swing|warning)|ring|wing|king|thing)$/
const isActivity = (last: string): boolean => GAMES.has(last) || (last.endsWith('ing') && !THINGS_IN_ING.test(last))

/** A label inside a sentence: "the narrow collar". */
export const withArticle = (label: string): string =>
  label.startsWith('“') || isActivity(label.toLowerCase().split(' ').at(-1) as string) ? label : `the ${label}`

/** Fills {slots} in one pass, so that braces in a value are not filled. */
export const fillSlots = (template: string, slots: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (whole, key: string) => slots[key] ?? whole)

/** Joins sentences; skips empty ones. */
export const passage = (...sentences: readonly (string | null | undefined | false)[]): string =>
  sentences
    .filter((s): s is string => Boolean(s))
    .map(sentence)
    .join(' ')
