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

/** "12,345", of a whole number. `toLocaleString` would open ICU, which takes 10 ms of a cold start. */
export const groupDigits = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ',')

/** Digits from a hundred on. */
export const spellNumber = (n: number): string => {
  const whole = Math.max(0, Math.floor(n))
  if (whole < 20) return ONES[whole] ?? String(whole)
  if (whole < 100) return [TENS[Math.floor(whole / 10)], whole % 10 ? ONES[whole % 10] : ''].filter(Boolean).join('-')
  return groupDigits(whole)
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
export const inSeries = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** Also inside an opening quotation mark. */
export const capitalize = (text: string): string => {
  const at = text.startsWith('“') ? 1 : 0
  return text.slice(0, at) + text.charAt(at).toUpperCase() + text.slice(at + 1)
}

/** One line, single spaces. */
export const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** A capital first and a closing mark. */
export const sentence = (text: string): string => {
  const line = capitalize(tidy(text))
  return /[.!?…]["'”’]?$/.test(line) ? line : `${line.replace(/[,;:–—]+$/, '')}.`
}

/** A species phrase inside a sentence: no full stop. */
export const clause = (phrase: string): string => tidy(phrase).replace(/[.\s]+$/, '')

/** The name as its owner spells it; never empty. */
export const displayName = (name: string): string => tidy(name) || 'Nameless'

/** Fills {slots} in one pass, so that braces in a value are not filled. */
export const fillSlots = (template: string, slots: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (whole, key: string) => slots[key] ?? whole)

/** Joins sentences; skips empty ones. */
export const passage = (...sentences: readonly (string | null | undefined | false)[]): string =>
  sentences
    .filter((s): s is string => Boolean(s))
    .map(sentence)
    .join(' ')
