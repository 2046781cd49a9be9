/** Where the thing of a phrase is: around the creature, beside it, on its body, or on a thing that it has. */
import { slotOf } from './canvas'
import { BODY, DECORATIONS, PATTERNS, POSES, ROLES, SUBJECTS } from './grammar-words'
import { isKindOf } from './kinds'
import type { Phrase, Place } from './phrases'
import {
  ADJECTIVE,
  coloursIn,
  headOf,
  isBodyPart,
  isColour,
  isPlain,
  isSpot,
  means,
  namesSeveral,
  type Unit,
} from './units'

/** Where the thing of a phrase is, by the words after it: "a moon and stars on its cape". */
export function placeOf(text: string, phrases: readonly Phrase[], at: number): Place | null {
  const phrase = phrases[at]!
  const rest = restOf(text, phrase)
  const after = phrases
    .slice(at + 1)
    .find((_, more) => !AND.test(gap(text, phrases[at + more]!, phrases[at + more + 1]!)))
  const noun = headOf(phrase.words)
  // "A tattoo of stars on it".
  const head = noun && PATTERNS.has(noun.plain) && phrase.of ? headOf(phrase.of.words) : noun
  const isOrnament = !means(head, 'worn', 'features', 'parts', 'coats', 'marks')
  // "A bow on its tail", "a cat sleeping in a hat".
  if (means(head, 'worn') && LYING_IN.test(text.slice(0, phrase.start) + phrase.text)) return 'thing'
  if (AROUND_NECK.test(rest) && means(head, 'worn')) return 'body'
  if ((phrase.to || /^(?:list|with)$/.test(phrase.intro)) && ON_IT.test(rest))
    return isOrnament || !isBeing(phrase.to) ? 'thing' : null
  // "A lantern hanging from its mouth".
  const isBorne = means(head, 'held', 'worn') && !means(head, 'kinds')
  const isAtEase = AT_EASE.test(rest) ? !isBorne : at === 0 && ON_ITS_BACK.test(rest) && means(head, 'kinds')
  // "A cat on my basket".
  const isOnMine = at === 0 && means(head, 'kinds') && means(after && headOf(after.words), 'held')
  if (after && isOnBody(after) && !isPlace(phrase) && !isAtEase && !isOnMine)
    return isDecoration(phrase, after) ? 'thing' : 'body'
  // "A bell on a red collar", unlike "a balloon on a ribbon".
  const isOnWorn = after && isPlace(after) && means(headOf(after.words), 'worn') && !isTie(headOf(after.words)!)
  if (
    isOnWorn &&
    !means(head, 'kinds') &&
    (means(head, 'marks') || (means(head, 'held') && after.preposition === 'on'))
  )
    return 'thing'
  if (after && isAroundKind(phrase, after, gap(text, phrase, after))) return 'around'
  if (ON_OTHER.test(rest)) return 'body'
  // "A lantern on its shirt", unlike "a tutu, up on its tiptoes".
  const isOnThing =
    after &&
    isPlace(after) &&
    after.article === 'its' &&
    headOf(after.words)?.meanings.length === 0 &&
    !/[,.;:]/.test(gap(text, phrase, after))
  if (isOnThing && !isPlace(phrase) && phrase.intro !== 'hold' && means(head, 'held', 'worn', 'backdrops'))
    return 'thing'
  return BESIDE_IT.test(rest) ? (AROUND_IT.test(rest) ? 'around' : 'beside') : null
}

const PREPOSITION =
  'all over|on top of|in front of|next to|out of|in|on|at|behind|beside|under|underneath|below|beneath|against|inside|within|onto|into|upon|atop|from|by|near|above|over|through|throughout|across|around|round|along|down|up|to|off|between|among|toward|towards|past'

/** "Moss growing in the seams": the verb, and the preposition before its place. */
const ATTACHED = new RegExp(
  `^ (?:(?:all|right|just|half|\\p{L}+ly) )?(?:(\\p{L}+(?:ing|ed|en|ung|uck|it|ied|wn|rn|ld|ne)) )?(${PREPOSITION})(?: and \\p{L}+)? $`,
  'u',
)

/** "Beads woven in", "bread popping out". */
const WORKED_IN = /^ \p{L}+(?:ed|en|ing|ung) (?:in|into|through|inside|throughout|out|off)$/u

/** "Stars reflected in it", "a flower where its ear should be", "a bone out of reach". */
const IN_PLACE =
  /^ (?:(?:\p{L}+(?:ing|ed|uck|en|ung) )?in(?:side)? (?:it|them|me|him|her)$|inside$|between them$|where |\p{L}+ing (?:off|from|out of) (?:it|them)$|(?:just |always )?(?:out of|beyond) (?:its |his |her )?reach)/u

const FROM_IT =
  /^ (?:\p{L}+ing |shot )?(?:off|from|out of|inside|within) (?:it|(?:its|his|her|the) (?:wool|fur|body|belly|coat|fleece|mane|feathers|horns|antlers))$/u

/** What it does itself: "with a hat sitting on a wall", unlike "with moss growing on a wall". */
const isOwnAct = (verb: string): boolean => POSES.has(verb) && /ing$/.test(verb) && !OF_THINGS.test(verb)
const OF_THINGS = /^(?:growing|hanging|rising|falling|curling|trailing|floating|drifting|hovering|swinging)$/

/** Where a thing can be, by what it is: elsewhere it is not drawn. */
const WHERE: Readonly<Record<string, RegExp>> = {
  held: /^(?:paw|hand|mouth|beak|claw|talon|tail|trunk|arm|lap|tentacle|tooth|teeth|foot|jaw|wing|pincer|hoof|flipper|fin|chest|side|bill|finger|shoulder|back|neck|head|waist|hip|belly|knee|leg|snout|nose|palm|pouch|grip|grasp)$/,
  coats:
    /^(?:back|body|fur|coat|shell|side|flank|skin|hide|feather|feathers|wool|pelt|belly|shoulder|hair|plumage|head|leg|limb|branch|bark)$/,
  marks:
    /^(?:back|body|fur|coat|shell|side|flank|skin|hide|feather|feathers|wool|pelt|belly|shoulder|hair|plumage|head|limb|leg)$/,
  socks: /^(?:foot|paw|leg|hoof)$/,
  freckles: /^(?:face|nose|cheek|muzzle|snout|back|body|shoulder)$/,
  blaze: /^(?:face|nose|forehead|head|muzzle)$/,
  bib: /^(?:chest|throat|breast|front|neck)$/,
  mask: /^(?:face|eye|head)$/,
  bandit: /^(?:face|eye|head)$/,
  bands: /^(?:tail|leg|body|back|belly|limb)$/,
  twigs: /^(?:head|top|hair|fur|ear|back|shoulder|body)$/,
  worn: /^(?:head|ear|face|nose|lip|neck|shoulder|back|body|waist|middle|hip|arm|side)$/,
  neck: /^(?:neck|throat|shoulder|chest|collar)$/,
  head: /^(?:head|ear|forehead|brow|hair|fur|horn)$/,
  eyes: /^(?:face|eye|nose|beak|bill|muzzle|snout|head|forehead|brow)$/,
  body: /^(?:back|shoulder|body|chest|belly|tummy|waist|neck)$/,
  feet: /^(?:foot|paw|hoof|leg)$/,
}

/** "Blue at the core", "green along the seams", "white at the tip of its tail", unlike "white on its belly". */
function isColourElsewhere(text: string, phrase: Phrase, after: Phrase | undefined): boolean {
  const [, , preposition = ''] = (after && ATTACHED.exec(gap(text, phrase, after))) ?? []
  if (!after || !preposition || phrase.article !== '' || isIndefinite(after)) return false
  const isOfLook = (unit: Unit): boolean => isColour(unit) || isPlain(unit) || /^(?:glow|shin|sparkl)/.test(unit.plain)
  if (headOf(phrase.words) || !phrase.words.every(isOfLook) || !phrase.words.some(isColour)) return false
  const place = headOf(after.words) ?? after.words.at(-1)!
  if (isBodyPart(place) || means(place, 'features'))
    return after.of !== undefined || isSpot(place) || !/^(?:on|at|over|across|all over|down)$/.test(preposition)
  return WITHIN.test(place.plain)
}

const WITHIN = /^(?:inside|outside|middle|center|centre|rim|lining|core|heart|edge|end|point|seam|crack|joint)$/

/** Whether the words after a thing say that it is where the pen would not draw it, or are not understood. */
export function isElsewhere(text: string, phrases: readonly Phrase[], at: number): boolean {
  const [phrase, after] = [phrases[at]!, phrases[at + 1]]
  const head =
    headOf(phrase.words) ?? phrase.words.findLast((unit) => means(unit, 'coats', 'marks') && isMass(unit)) ?? null
  const rest = restOf(text, phrase)
  // "A black tip on its tail".
  const isSpotOf = head && isSpot(head) && after && ATTACHED.test(gap(text, phrase, after))
  if (isSpotOf || isColourElsewhere(text, phrase, after)) return !phrase.negated
  // "Rainbow light inside it".
  if (
    head?.meanings.length === 0 &&
    /^(?:list|with)$/.test(phrase.intro) &&
    /^ (?:\p{L}+ing )?inside (?:it|him|her|them)$/u.test(rest)
  )
    return !phrase.negated
  // "Lightning bolts coming out of it".
  if (means(head, 'backdrops') && !phrase.negated && FROM_IT.test(restOf(text, phrase))) return true
  // "A lobster, bib on".
  if (head?.plain === 'bib' && rest === ' on') return !phrase.negated
  const isHair = head?.meanings.some(({ name }) => name === 'coat') && !/^(?:body|coat)$/.test(head.plain)
  if (!isHair && !means(head, 'held', 'worn', 'marks', 'coats', 'features')) return false
  if (means(head, 'kinds') && (at === 0 || phrase.intro === 'subject')) return false
  if (phrase.negated || ROLES.has(head!.plain) || !/^(?:subject|list|with)$/.test(phrase.intro)) return false
  if (!means(head, 'features') && (WORKED_IN.test(rest) || IN_PLACE.test(rest))) return true
  const [, verb, preposition] = (after && ATTACHED.exec(gap(text, phrase, after))) ?? []
  // "On the tip of its nose".
  const inner = after && (after.of ?? after).words
  const place = inner && (headOf(inner) ?? inner.findLast((unit) => !isPlain(unit)))
  if (!place || !preposition || (verb && (isOwnAct(verb) || DRESSED.test(verb))) || SUBJECTS.has(place.plain))
    return false
  const isThing = means(head, 'held', 'worn')
  const isOfBody = isBodyPart(place) || means(place, 'features') || place.meanings.some(({ name }) => name === 'coat')
  if (isOfBody) {
    const group = (['features', 'marks', 'coats', 'worn', 'held'] as const).find((one) => means(head, one))!
    // "Hair over its eyes", "feathers on its hooves".
    if (isHair && !isThing) return !WHERE.coats!.test(place.plain)
    const isScar = head!.meanings.some(({ name }) => name === 'scarred')
    const slot = slotOf(head!.meanings.find((one) => one.group === group)!.name)
    // "A hat tilted over one eye".
    if (slot === 'head' && verb && /^(?:eye|side|nose)$/.test(place.plain)) return false
    const where = WHERE[slot] ?? WHERE[group]
    return where !== undefined && !isScar && !where.test(place.plain)
  }
  if (means(place, 'kinds', 'worn')) return false
  if (means(place, 'backdrops') && (isThing || means(head, 'backdrops', 'features'))) return place.plain === 'windows'
  return (
    // "With a ball of wool by the fireplace".
    !(isThing && !verb && /^(?:by|near|beside|next to)$/.test(preposition)) &&
    // "A trumpet at sunrise".
    !(isThing && !verb && preposition === 'at' && after!.article === '') &&
    !(phrase.intro !== 'list' && !verb && isIndefinite(after!)) &&
    !/colou?r$/.test(place.plain) &&
    !after!.words.some(isColour) &&
    // "Playing with a ball on the floor".
    !/\bplaying with (?:an? )?$/.test(text.slice(0, phrase.start))
  )
}

/** "Frost", "moss", unlike "frosty" and "glows". */
const isMass = ({ text }: Unit): boolean => !ADJECTIVE.test(text) && !/(?:y|[^s]s)$/.test(text)

/** "Antlers wrapped in ivy" are antlers. */
const DRESSED = /^(?:wrapped|covered|draped|decorated|adorned|entwined|soaked|dipped|lined|trimmed)$/

export const restOf = (text: string, { start, text: { length } }: Phrase): string =>
  text.slice(start + length).split(/[,.;:]/)[0] ?? ''

export const gap = (text: string, before: Phrase, after: Phrase): string =>
  text.slice(before.start + before.text.length, after.start)

const AND = /^\s+and\s+$/

/** What a thing hangs on or is tied with. */
export const isTie = ({ meanings }: Unit): boolean => meanings.some(({ name }) => name === 'ribbon')

/** "A flower in its hat", "a daisy growing out of its head". */
function isDecoration({ words }: Phrase, after: Phrase): boolean {
  const [head, thing] = [headOf(words), headOf(after.words)]
  if (!head || !thing) return false
  const isOrnament = DECORATIONS.has(head.plain) || head.meanings.some(({ name }) => DECORATIONS.has(name))
  // "A key in its back", "a gear on its chest".
  const isFixed = /^(?:in (?:back|side|belly|neck)|(?:in|on) chest)$/.test(`${after.preposition} ${thing.plain}`)
  if (isFixed && means(head, 'held')) return true
  if (/^(?:head|forehead|brow|back|shoulder)$/.test(thing.plain))
    return isOrnament && (/^shell head$/.test(`${head.plain} ${thing.plain}`) || !means(head, 'marks', 'parts'))
  // "A candle on its hat".
  if (means(thing, 'worn') && !BODY.has(thing.plain) && means(head, 'held')) return true
  return means(thing, 'worn', 'held', 'features') && (isOrnament || isScenery(head) || means(head, 'marks'))
}

/** "Five stars above a fox", unlike "a scarf around a fox" and "an umbrella over a fox". */
function isAroundKind({ words, intro }: Phrase, after: Phrase, between: string): boolean {
  const head = headOf(words)
  if (!head || intro !== 'subject' || head.plain === 'umbrella' || !means(headOf(after.words), 'kinds')) return false
  const isThing = means(head, 'held', 'marks') && (!means(head, 'kinds') || namesSeveral(head))
  return isThing && /^ (?:\w+ing )?(?:above|over|around) $/.test(between)
}

/** "An angel on one shoulder, a devil on the other". */
const ON_OTHER = /^\s+on the other\b/

/** "Her" is a pronoun, unless a noun follows. */
const SELF = '(?:it|him|them|me|us|her(?!\\s+(?!(?:and|in|on|at|by|with|while|as|under|near)\\b)\\w))\\b'

/** "A hat with a candle on it". */
const ON_IT = new RegExp(`^\\s+(?:\\w+(?:ing|ed|ck) )?(?:on|onto|to) ${SELF}`)

/** "A key on a ribbon around its neck". */
const AROUND_NECK = /^\s+a?round (?:its|his|her|their) neck\b/

const LIMBS = '(?:tail|leg|paw|foot|ankle|wrist|horn|antler|trunk)s?'
export const LIMB = new RegExp(`^${LIMBS}$`)

/** "A mouse sleeping in a hat". */
const LYING_IN =
  /\b(?:sleep|asleep|nap|snooz|doz|curled up|hid|sitt?)(?:ing|es|s)? in an? (?:\w+ )?(?:hat|boot|helmet|backpack)$/

/** "A bear with a scarf on it". */
const isBeing = (phrase: Phrase | null): boolean => {
  const head = phrase && headOf(phrase.words)
  return !phrase || (head !== null && (means(head, 'kinds') || SUBJECTS.has(head.plain)))
}

/** "An otter floating on its back" and "a snail in its shell" are no other animals. */
const AT_EASE =
  /^\s+(?:(?:floating|lying|rolling|sleeping|asleep|standing|walking|hopping|balancing|spinning|hanging|curled up) (?:on|by|from) (?:its|his|her|their)\b|\w+ing on (?:its|his|her|their) (?:belly|tummy|stomach|side|hind|legs|knees|toes|bottom|haunches)\b|(?:\w+ )?(?:in|out of) (?:its|his|her|their) (?:shell|egg|basket|bed|(?:\w+ )*coat)\b)/

/** "An otter on its back, cracking a shell". */
const ON_ITS_BACK = /^\s+on (?:its|his|her) (?:back|side|belly|tummy|hind legs|knees)\b/

/** "A mouse next to it" is another animal, but "a mouse with a tree behind it" is not. */
const BESIDE_IT = new RegExp(
  `^(?:(?!\\b(?:an?|the|with|wearing|holding) )[\\w\\s])*\\b(?:(?:next to|beside|behind|near|by|with|around|above|over|below|under|beneath) ${SELF}|(?:above|below|around|behind|all round|overhead|nearby|everywhere)$|in the (?:background|distance|corner)|(?:raining|shining|sitting|perched|landing|resting) on ${SELF}|watching(?: (?:${SELF}|from\\b)|$)|in tow\\b|for company\\b|as (?:an?|its|his|her|my) (?:friend|pet|companion|sidekick)\\b)`,
)

/** "Stars above it" are no markings, and "fish below it" are not held. */
const AROUND_IT = new RegExp(`\\b(?:above|over|overhead|everywhere|below|around|all round|beneath)(?: ${SELF})?$`)

export const isPlace = ({ intro }: Phrase): boolean => intro === 'place' || intro === 'near'
export const isIndefinite = ({ article }: Phrase): boolean => article === 'a' || article === 'an'

/** "On its shoulder", "in its fur", "on its mug". */
function isOnBody(phrase: Phrase): boolean {
  // "On its spines".
  const head = headOf(phrase.words) ?? (phrase.article === 'its' ? phrase.words.at(-1) : null)
  if (!head || phrase.of || !isPlace(phrase) || phrase.words.some(isOwner)) return false
  // "Around the corner".
  if (phrase.article !== 'its' && /^(?:corner|side|top|temple|palm|pocket|trunk|bill)$/.test(head.plain)) return false
  // "On six legs", "on tiptoe".
  if (phrase.article === '' && /^(?:leg|foot|knee|toe)$/.test(head.plain)) return false
  const isIts =
    (phrase.article === 'its' || (phrase.article === 'the' && means(head, 'features'))) &&
    means(head, 'parts', 'worn', 'held', 'features', 'coats')
  return BODY.has(head.plain) || isIts || (isBodyPart(head) && !isIndefinite(phrase))
}

/** "On a pirate's shoulder". */
export const isOwner = ({ text }: Unit): boolean => /['’]s$/.test(text)

/** "In its eyes", "on its back" and "over the shoulder" only say where a thing is. */
export function isLocation(phrase: Phrase, head: Unit): boolean {
  const { article, words, count, of } = phrase
  // "On a tree trunk", "in front of a temple".
  if (/^(?:trunk|temple|palm)$/.test(head.plain) && article !== 'its') return false
  if (!isPlace(phrase) || words.some(isOwner) || means(of && headOf(of.words), 'kinds')) return false
  const isCoat = head.meanings.some(({ name }) => name === 'coat')
  if (isCoat && coloursIn(words).length > 0) return false
  // "On six legs".
  if (count !== null && count > 4) return false
  const isFeature = (/^(?:its|the|each|every)$/.test(article) || count === 1) && means(head, 'features')
  return isFeature || BODY.has(head.plain) || ((isCoat || isBodyPart(head)) && !isIndefinite(phrase))
}

/** "Leaves instead of hair", "buttons for eyes". */
export function isSubstitute(text: string, phrase: Phrase, after: Phrase): boolean {
  const between = gap(text, phrase, after)
  const head = headOf(after.words)
  const isOfBody =
    (head === null && !after.words.some(isColour)) ||
    (head !== null && (isBodyPart(head) || means(head, 'parts', 'features', 'coats')))
  // "A sweater instead of wool".
  const isClothed = means(headOf(phrase.words), 'worn') && head?.meanings.some(({ name }) => name === 'coat')
  const isOfEyes = head?.meanings.some(({ name }) => name === 'eyes') === true
  if (isClothed || (means(headOf(phrase.words), 'features') && !isOfEyes)) return false
  const isFor =
    between === ' for ' &&
    isIndefinite(after) &&
    ((means(head, 'worn') && !means(headOf(phrase.words), 'worn')) ||
      /^(?:heart|brain|soul)$/.test(head?.plain ?? '') ||
      means(headOf(phrase.words), 'parts') ||
      means(head, 'held'))
  const isInstead = /^\s(?:instead of|in place of)\s$/.test(between)
  const isInRole = /^ (?:for|as) $/.test(between) && after.article !== 'the' && isOfBody && head !== null
  // "A lightbulb instead of a lure", unlike "holding a carrot instead of a map".
  if (isInstead && phrase.intro === 'with' && means(headOf(phrase.words), 'held') && head?.meanings.length === 0)
    return true
  return isFor || isInRole || ((isInstead || (between === ' for ' && after.article === '')) && isOfBody)
}

/** "A living doughnut". */
export const ALIVE =
  /^(?:living|alive|sentient|talking|walking|smiling|grinning|laughing|dancing|giggling|anthropomorphic)$/
const MOOD_WORDS = /^(?:grumpy|happy|sad|angry|sleepy|cute|shy|friendly|cheerful|gloomy|brave|lonely|grinning|smiling)$/

/** "A pumpkin in a witch hat", "a teapot with legs": what it is cannot be drawn. */
export function isThingAlive(phrases: readonly Phrase[], at: number): boolean {
  const [phrase, after] = [phrases[at]!, phrases[at + 1]]
  const head = headOf(phrase.words)
  // "The last leaf of autumn as a little creature".
  const isCreature = SUBJECTS.has(headOf(phrase.like?.words ?? [])?.plain ?? '')
  if (
    !phrase.leads ||
    phrases.slice(0, at).some(({ negated }) => !negated) ||
    !(/^(?:an?)?$/.test(phrase.article) || isCreature) ||
    !means(head, 'held') ||
    means(head, 'kinds', 'worn')
  )
    return false
  const wears = after !== undefined && after.intro === 'place' && means(headOf(after.words), 'worn')
  const has = ({ to, intro, words }: Phrase): boolean =>
    (to === phrase || intro === 'with') &&
    (intro === 'hold' || /^(?:leg|arm|face|eye|foot|mouth|hand|wing|smile|grin)$/.test(headOf(words)?.plain ?? ''))
  return (
    isCreature ||
    wears ||
    phrase.words.some(({ plain }) => ALIVE.test(plain) || MOOD_WORDS.test(plain)) ||
    phrases.some(has)
  )
}

/** "The moon" is in the sky, and "the frog" in the picture. */
export const isScenery = ({ meanings }: Unit): boolean =>
  meanings.some(({ group, name }) => group === 'kinds' && isKindOf('scenery', name))
/** What a being can consist of: "made of stone". */
export const isStuff = (unit: Unit): boolean =>
  (isScenery(unit) || unit.meanings.some(({ name }) => name === 'slime')) && !means(unit, 'marks', 'coats')
