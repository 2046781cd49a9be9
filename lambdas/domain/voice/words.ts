/** Grammar: the small rules that every text of the house shares. */

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

/** A whole number as it is read aloud; from a hundred on, digits read better. */
export const spell = (n: number): string => {
  const whole = Math.max(0, Math.floor(n))
  if (whole < 20) return ONES[whole] ?? String(whole)
  if (whole < 100) return [TENS[Math.floor(whole / 10)], whole % 10 ? ONES[whole % 10] : ''].filter(Boolean).join('-')
  return whole.toLocaleString('en-US')
}

/** "once", "twice", "seven times". */
export const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${spell(n)} times`)

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** "third"; beyond the tenth nobody counts aloud, so it is "latest". */
export const ordinal = (n: number): string => ORDINALS[n - 1] ?? 'latest'

export const plural = (n: number, noun: string): string => (n === 1 ? noun : `${noun}s`)

/** Sounded, not spelled: a unicorn, an hour. */
export const article = (noun: string): string =>
  /^(?:[aeio]|u(?!ni|se|tc|ro)|hour|heir|honest)/i.test(noun) ? 'an' : 'a'

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** One line, single spaces. */
export const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** A full sentence: capital first, closed at the end. */
export const sentence = (text: string): string => {
  const line = capital(tidy(text))
  return /[.!?…]["'”’]?$/.test(line) ? line : `${line.replace(/[,;:–—-]+$/, '')}.`
}

/** A species phrase as it stands inside a sentence: no full stop of its own. */
export const clause = (phrase: string): string => tidy(phrase).replace(/[.\s]+$/, '')

export const wordCount = (text: string): number => tidy(text).split(' ').filter(Boolean).length

/** A name as its owner spells it; one of blanks alone still has to be called something. */
export const called = (name: string): string => tidy(name) || 'Nameless'

const DETERMINER = /^(?:an?|the|some|my|your|his|her|its|their|our|this|that|these|those)\s+/i
const ITEM_LENGTH = 60

/** An item so that "the …" can stand before it, however it was written; the texts never make it a subject. */
export const itemNoun = (item: string | null): string => {
  const bare = tidy(item ?? '')
    .replace(DETERMINER, '')
    .replace(/[.,;:!?\s]+$/, '')
  if (!bare) return 'offering'
  return bare.length > ITEM_LENGTH ? `${bare.slice(0, ITEM_LENGTH).trimEnd()}…` : bare
}

/** Fills {slots} in one pass, so that a value holding braces is never filled again. */
export const fill = (template: string, slots: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (whole, key: string) => slots[key] ?? whole)

/** Sentences in a row; empty ones leave no gap. */
export const passage = (...sentences: readonly (string | null | undefined | false)[]): string =>
  sentences
    .filter((s): s is string => Boolean(s))
    .map(sentence)
    .join(' ')
