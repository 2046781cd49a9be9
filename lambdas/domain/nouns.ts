/** Turns an item that an agent wrote into a noun phrase for sentences, with its article and number. */
import { tidy } from './words'

const DETERMINER = /^(?:an?|the|some|my|your|his|her|its|their|our|this|that|these|those)\s+/i

/** A command that contains a noun phrase: "go for a walk" becomes "walk". */
const ORDERED = /^(?:go (?:for|on)|take|have|give (?:it|him|her|them)) (?=(?:an?|the|some) )/i

/** Up to three plain words, the last of which is no adverb. */
const PLAIN_WORDS = /^[a-z]+(?:[-’'][a-z]+)*(?: [a-z]+(?:[-’'][a-z]+)*){0,2}$/i
const ADVERB = /(?<!bel|jel|hol|fami|\bli|f)ly$/i
/** Connects two noun phrases: "sardines in water", "song about the rain". */
const LINK = / (?:about|and|by|for|from|in|on|over|under|with) (?:(?:an?|the) )?/i

/** Words that are never part of a bare noun phrase. */
const NEVER_IN_NOUN_PHRASE = new Set(
  (
    'a an the and or but nor not no to for from with without in on at by off out up down over under into onto about ' +
    'around through again away back together there here now then very too so as if than that this these those is are ' +
    'was were be been am do does did done have has had will would can could should may might must let please i me my ' +
    'you your he him his she her it its we us our they them their who what which when where why how yes'
  ).split(' '),
)
/** Verbs that make a phrase a command if it starts with them. */
const ORDERS = new Set(
  (
    'go sit eat feed give bring make put get tell say teach stop try come stay lie be play fetch throw sing read take ' +
    'listen use find hide build draw write cook open close scold ignore yell shout speak ask keep leave drop clean ' +
    'pet wait settle'
  ).split(' '),
)
/** Verbs that are also adjectives, so that a noun may follow: "open window draft", "clean straw". */
const ALSO_ADJECTIVES = new Set(['open', 'close', 'clean'])
const ORDERS_BEFORE_A_WORD = new Set(
  (
    'play walk run throw sing read jump chase catch cuddle hug hold take show watch look listen stand rub pet ' +
    'stroke kiss use help fetch find hide build draw write cook turn move praise scold ignore yell shout ' +
    'hit kick whisper hum roll swim wash pat speak call ask keep leave drop pull push'
  ).split(' '),
)

/** "let's", "don’t", "I'm": part of a sentence, unlike "cat's". */
const CONTRACTION =
  /^(?:let|it|that|this|what|who|where|here|there|how|he|she|everybody|nobody)['’]s$|n['’]t$|['’](?:ll|re|ve|m|d)$/

const isNounPhrase = (text: string): boolean => {
  if (!PLAIN_WORDS.test(text)) return false
  const words = text.toLowerCase().split(' ')
  return (
    !(words[0] === 'of' || words.at(-1) === 'of') &&
    !words.some((word) => NEVER_IN_NOUN_PHRASE.has(word) || CONTRACTION.test(word)) &&
    !ADVERB.test(words.at(-1) ?? '')
  )
}

const areNounPhrases = (text: string): boolean => {
  // "no" may be the last word: "a firm no".
  const parts = text.replace(/(?<=\w) no$/i, '').split(LINK)
  return parts.length <= 2 && parts.every(isNounPhrase)
}

const isOrder = (text: string): boolean => {
  const [first = '', second] = text.toLowerCase().split(' ')
  if (!second) return ORDERS.has(first)
  return (ORDERS.has(first) && !ALSO_ADJECTIVES.has(first)) || ORDERS_BEFORE_A_WORD.has(first)
}

/** An item as a label: a bare noun unchanged, anything else quoted. */
export const itemLabel = (item: string): string => {
  const written = tidy(item).replace(/^["“'‘](.*)["”'’]$/, '$1')
  const named = written.replace(ORDERED, '')
  const bare = named.replace(DETERMINER, '').replace(/[.,;:!?\s]+$/, '')
  const isNoun = areNounPhrases(bare) && (DETERMINER.test(named) || !isOrder(bare))
  return isNoun ? bare : `“${written}”`
}

/** Activities take no article: "it is fetch", "it is moth watching". */
const GAMES = new Set('catch chess fetch origami peekaboo tag toe tug'.split(' '))
const THINGS_IN_ING =
  /^(?:.*(?:bedding|dressing|ending|evening|herring|kindling|offering|pudding|spring|string|stuffing|swing|warning)|ring|wing|king|thing)$/
/** A thing, unlike "spooky tag". */
const TAG_TO_WEAR = /\b(?:collar|dog|luggage|name|price) tag$/i
const isActivity = (last: string): boolean => GAMES.has(last) || (last.endsWith('ing') && !THINGS_IN_ING.test(last))
/** "dropping pebbles", unlike "running wheel". */
const WITH_OBJECT =
  /^(?:catching|chasing|choosing|clearing|dropping|filling|finding|keeping|making|separating|taking|tiling|tracing|unwrapping) /i
/** "hole digging", “play fetch”: done or said, not handed over, and takes no article. */
export const isActivityLabel = (label: string): boolean =>
  label.startsWith('“') || WITH_OBJECT.test(label) || (isActivity(headNoun(label)) && !TAG_TO_WEAR.test(label))

/** Not plural in spite of their last letter. */
const SINGULAR_IN_S = /(?:ss|us|is|news|lens|gas|canvas|atlas|molasses|christmas)$/
const IRREGULAR_PLURALS = /(?:^|-)(?:children|dice|feet|geese|lice|mice|people|teeth)$/

/** "pile" in "pile of friends". */
const headNoun = (label: string): string => label.toLowerCase().split(' of ')[0]!.split(LINK)[0]!.split(' ').at(-1)!

const isPlural = (label: string): boolean => {
  if (isActivityLabel(label)) return false
  const last = headNoun(label)
  return IRREGULAR_PLURALS.test(last) || (last.endsWith('s') && !SINGULAR_IN_S.test(last))
}

const PLURAL_VERBS: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do', goes: 'go' }

/** The form of a verb, as written after a singular, that agrees with the label: "is" or "are". */
export const agreeing = (verb: string, label: string): string =>
  isPlural(label) ? (PLURAL_VERBS[verb] ?? verb.replace(/(?<=ch|sh|ss|x)es$|s$/, '')) : verb

/** An activity that takes an article: "the gentle indoor tug", unlike "tug". */
const COUNTED_GAME = /^[^“].* tug$/i

/** A label inside a sentence: "the narrow collar". */
export const withArticle = (label: string): string =>
  isActivityLabel(label) && !COUNTED_GAME.test(label) ? label : `the ${label}`
