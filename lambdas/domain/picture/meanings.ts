/** Which meaning of a noun a phrase allows: a mountain cannot be held, and "a cap" of a mushroom is not worn. */
import { ORDER } from './canvas'
import type { PenWord } from './dictionary'
import { DECORATIONS, FIGURATIVE, GARMENTS, GENERIC, ROLES, SUBJECTS, UNDRAWN_ANIMALS, YOUNG } from './grammar-words'
import { BOUND, type Intro, type Phrase } from './phrases'
import { ALIVE, isIndefinite, isOwner, isScenery, isStuff, isTie, LIMB } from './places'
import { isOfAnother, isOfKind, isOtherPerson } from './scene'
import type { Sketch } from './sketch'
import {
  coloursIn,
  headOf,
  isBodyPart,
  isColour,
  isThing,
  means,
  namesMore,
  namesSeveral,
  namesThing,
  type Unit,
} from './units'

/** The groups that a phrase may belong to, by what precedes it: a mountain cannot be held, and a parrot on a shoulder is not the kind of the creature. */
const THINGS: readonly PenWord['group'][] = ['worn', 'held', 'features', 'parts']
export const AFTER: Readonly<Record<Exclude<Intro, 'aside'>, readonly PenWord['group'][]>> = {
  subject: [...THINGS, 'coats', 'marks', 'colours', 'backdrops'],
  list: [...THINGS, 'coats', 'marks', 'colours', 'backdrops'],
  with: [...THINGS, 'coats', 'marks', 'colours', 'backdrops'],
  hold: ['worn', 'held', 'features'],
  place: [...THINGS, 'colours', 'backdrops'],
  near: ['held', 'backdrops'],
  among: ['backdrops'],
  verb: ['held', 'backdrops'],
  act: [],
  made: ['coats', 'marks', 'colours', 'features', 'parts', 'kinds'],
  like: ['kinds', 'worn', 'coats', 'marks'],
}

const KINDS_FIRST = ['kinds', ...ORDER.creature.filter((group) => group !== 'kinds')] as const

/** The first meaning by priority that the words around it allow. */
export function meaningOf(sketch: Sketch, phrase: Phrase, head: Unit): PenWord | undefined {
  const { intro, leads, words, article, of } = phrase
  const isSpecialHat = GENERIC.has(head.plain) && words.some((unit) => unit !== head && namesMore(unit))
  const isFigure =
    FIGURATIVE.has(head.plain) && (of?.words.some((unit) => headOf([unit]) || means(unit, 'coats')) ?? false)
  // "King of the alley".
  const isTitle = ROLES.has(head.plain) && of !== undefined
  const isOther = isTitle || isOtherPerson({ ...phrase, leads: leads || sketch.isName }, head)
  const own = intro === 'hold' ? undefined : sketch.picture.ownPart(head.text)
  if (own) return own
  // "A mushroom frog with a red cap".
  if (
    head.plain === 'cap' &&
    intro !== 'hold' &&
    sketch.beyond.some((thing) => /^(?:mushroom|toadstool)$/i.test(thing))
  )
    return undefined
  if (intro === 'aside' || isSpecialHat || isFigure || isOther || isYoungOfUnknown(phrase, head)) return undefined
  const { subject } = sketch.picture
  const mayLead = leads && !sketch.isClaimed && !isOfAnother(phrase)
  // "A flame, orange at the bottom", unlike "a fox. The moon is full".
  const isSaid = phrase.isSaid || (phrase.start === 0 && article !== 'the')
  const mayBe = sketch.isName || (mayLead && (subject === 'species' || isSaid || !isScenery(head)))
  const allowed = groupsFor(sketch, phrase, intro, head)
  if (mayBe) allowed.add('kinds')
  const isFirst = intro === 'like' || intro === 'made' || intro === 'hold'
  const order = isFirst
    ? AFTER[intro]
    : mayBe &&
        (phrase.isSaid ||
          means(head, 'marks') ||
          (head.plain === 'moon' && article !== '') ||
          // "A fish", "a patchwork teddy bear".
          (phrase.start === 0 && article !== 'the' && (article !== '' || words.length > 1)))
      ? KINDS_FIRST
      : ORDER[subject]
  const open = order
    .filter((group) => allowed.has(group) && ORDER[subject].includes(group))
    .flatMap((group) => head.meanings.filter((one) => one.group === group && !(one.thing && intro !== 'made')))
  const isDescribed =
    article === 'its' ||
    intro === 'with' ||
    phrase.is !== undefined ||
    phrase.made !== undefined ||
    (article === '' && (words.length > 1 || phrase.like !== undefined)) ||
    words.some((unit) => unit !== head && means(unit, 'colours', 'coats', 'marks'))
  const isPart =
    open.some(({ group }) => group === 'parts') && (isDescribed || open.every(({ group }) => group === 'parts'))
  const fitting = open.filter(({ group }) => (group === 'parts') === isPart)
  return fitting.find(sketch.picture.has) ?? fitting.find((one) => sketch.picture.hasRoom(one)) ?? fitting[0]
}

/** "A red panda cub" and "the pup of a walrus" are not drawn as the animal that the young usually belong to. */
function isYoungOfUnknown({ words, of }: Phrase, head: Unit): boolean {
  if (!YOUNG.has(head.plain)) return false
  const parent = of && isIndefinite(of) ? headOf(of.words) : words[words.indexOf(head) - 1]
  // "A ninja kitten", unlike "a lynx kitten".
  if (OF_ONE_KIND.test(head.plain) && !UNDRAWN_ANIMALS.has(parent?.plain ?? '')) return false
  return parent != null && namesThing(parent) && !SUBJECTS.has(parent.plain) && !/(?:y|^rescue)$/.test(parent.plain)
}

const OF_ONE_KIND = /^(?:kitten|puppy|lamb|piglet|duckling|foal)$/

/** The groups that the words before a noun, and the thing it is on, leave open. */
function groupsFor(sketch: Sketch, phrase: Phrase, intro: Exclude<Intro, 'aside'>, head: Unit): Set<PenWord['group']> {
  const { article, to, of, is, place, words, preposition } = phrase
  const isBound = BOUND.test(preposition)
  const bearer = to && (intro === 'with' || isBound) ? bearerOf(sketch, to) : null
  const isOfUnknownBeing = bearer === 'unknown' && to?.leads
  const owner = to && headOf(to.words)
  const isAnimal = isOfUnknownBeing && owner !== null && UNDRAWN_ANIMALS.has(owner.plain)
  const isUnknownAnimal = isOfUnknownBeing && owner?.meanings.length === 0 && !GARMENTS.has(owner.plain)
  // "A raccoon with a black mask", unlike "wearing a mask" and "a gold mask".
  const isOfFur = coloursIn(words).every((one) => OF_FUR.test(one))
  const isMarking =
    head.plain === 'mask' &&
    intro !== 'hold' &&
    (isOfFur || (intro !== 'place' && sketch.picture.isInherent({ group: 'marks', name: 'mask' })))
  const isMask = / mask$/.test(head.plain) && (intro === 'place' || intro === 'hold')
  const isSaddle =
    head.plain === 'saddle' &&
    (sketch.picture.isRidden() || !isOfFur || (/^an?$/.test(article) && !words.some(isColour)))
  const isOnFur = means(to && headOf(to.words), 'parts', 'marks') && namesSeveral(head)
  // "Brown with a white star".
  const isOfCoat = to !== null && intro === 'with' && !headOf(to.words) && to.words.some(isColour)
  const isDetail =
    words.slice(0, words.indexOf(head)).some(({ plain }) => /^(?:visible|beating|exposed|embroidered)$/.test(plain)) ||
    (isOfCoat && DECORATIONS.has(head.plain)) ||
    // "A black horse with a white star".
    (head.plain === 'star' && intro === 'with' && isOfFur && words.some(isColour)) ||
    (bearer === 'held' && to?.intro !== 'place' && to?.intro !== 'verb') ||
    // "Holding a cocktail with an umbrella", unlike "wearing pyjamas".
    (bearer === 'unknown' && /^(?:hold|list|with)$/.test(to!.intro) && isOfThing(sketch, to!)) ||
    (((bearer && !isUnknownAnimal) || isOnFur) && DECORATIONS.has(head.plain))
  const isOnLimb = LIMB.test((to && headOf(to.words)?.plain) ?? '')
  const isAlive = words.some(({ plain }) => ALIVE.test(plain))
  // "An anglerfish whose lantern is pink", "a tree in blossom".
  const isOnIt = intro === 'place' ? preposition === 'in' && article === '' : /^(?:with|list|subject)$/.test(intro)
  const isGrown =
    (isOnIt || article === 'its') &&
    place === null &&
    sketch.picture.hasOwn(head.plain) &&
    !(intro === 'list' && means(head, 'backdrops'))
  const isElsewhere =
    (intro === 'verb' && means(head, 'kinds')) ||
    words.some((unit) => isOwner(unit) && means(unit, 'kinds')) ||
    // "Soaked to the bone", unlike "by a candle".
    (intro === 'near' && !BESIDE.test(preposition)) ||
    // "A snail on a leaf", "hiding behind a lantern", unlike "under an umbrella".
    (intro === 'place' && !isInReach(preposition, article, head)) ||
    (intro === 'verb' && !HANDLING.test(preposition)) ||
    // "Who likes tea".
    /^(?:like|love)s?$/.test(preposition) ||
    // "A shirt with letters", unlike "carrying letters".
    (/^letters$/i.test(head.text) && !/^(?:hold|verb)$/.test(intro)) ||
    isAlive ||
    isGrown ||
    // "Its shell" is a part of it.
    (article === 'its' && means(head, 'parts'))
  // "Its shadow has wings".
  const isOfShadow = bearer === 'unknown' && to !== null && isOfAnother(to)
  // "Watching spore clouds".
  const isMade = intro === 'verb' && words.some((unit) => unit !== head && namesThing(unit))
  const isAround = place === 'around' && intro !== 'hold'
  const isKnown = article === 'the' && !isOfKind(of) && !is
  const isRefused: Partial<Record<PenWord['group'], boolean>> = {
    // "Ancient and made of stone".
    kinds: intro === 'made' && (sketch.isClaimed || !isStuff(head)),
    colours: (bearer !== null && !isAnimal) || isSaddle,
    coats: (bearer !== null && !isAnimal) || isSaddle || isKnown || isAround,
    // "Morning mist" is around it.
    marks:
      (bearer !== null && !isAnimal) ||
      isSaddle ||
      isKnown ||
      isAround ||
      place === 'beside' ||
      (head.plain === 'mist' && words.length > 1),
    // "A nest with twigs".
    features:
      isOfShadow ||
      (intro === 'hold' && !WEARING.test(preposition)) ||
      (bearer === 'unknown' && !isOfUnknownBeing && head.plain === 'twig'),
    parts:
      isOfShadow ||
      (bearer !== null && !(isOfUnknownBeing && !OF_SOME.test(head.plain))) ||
      // "In a purple coat", unlike "in its winter coat".
      (/(?:^| )coat$|^shell$/.test(head.plain) &&
        (head.plain !== 'shell' || words.some((unit) => unit !== head && isThing(unit))) &&
        isIndefinite(phrase) &&
        !of &&
        (WEARING.test(preposition) || preposition === 'in')),
    held: isOfShadow || (isOnLimb && isBound) || isDetail || isElsewhere || isAround,
    // "Eating a hat".
    worn:
      isOfShadow ||
      isMarking ||
      isAlive ||
      // "A lantern on the bow".
      (isTie(head) && intro === 'place' && article === 'the') ||
      // "Tied to its leg with a ribbon".
      (isTie(head) && isOnLimb) ||
      // "A gift tied with a ribbon", "a balloon on a ribbon".
      (bearer === 'held' && isBound) ||
      ((bearer === 'held' || bearer === 'worn') &&
        (isTie(head) || head.meanings.some(({ name }) => name === 'necklace'))) ||
      (intro === 'place' && preposition === 'on' && isIndefinite(phrase) && isTie(head) && !place) ||
      (isAround && head.plain !== 'halo') ||
      (intro === 'hold' && !WEARING.test(preposition)) ||
      (intro === 'place' && isIndefinite(phrase) && !/^(?:in|under|on|beneath|underneath|behind)$/.test(preposition)),
    // "A mushroom house with a small window".
    backdrops:
      (/^(?:window|racks)$/.test(head.plain) &&
        (words.some((unit) => unit !== head && namesMore(unit) && !means(unit, 'backdrops')) ||
          sketch.beyond.some((thing) => HOUSE.test(thing)))) ||
      // "A duck in deep water".
      (/^(?:deep|dark|murky) .*(?:water|depth)$/.test(head.plain) && sketch.picture.isOfLand()) ||
      isMade ||
      isAlive ||
      isGrown ||
      (intro === 'verb' && !SEEING.test(preposition)) ||
      // "Pointing to midnight".
      (intro === 'near' && preposition === 'to' && article === '') ||
      place === 'body' ||
      (head.plain === 'moon' && /^(?:on|from|to)$/.test(preposition)) ||
      // "Blue with white snowflakes".
      (intro === 'with' && namesSeveral(head) && to?.words.every(isColour)) ||
      (bearer !== null && place === null) ||
      (intro === 'with' && words.some(isTiny)),
  }
  // "Flapping its wings".
  const isOwnPart = intro === 'verb' && article === 'its'
  const claimed = isOwnPart ? [...AFTER.verb, ...THINGS] : AFTER[intro]
  return new Set([...claimed, ...(isMask ? (['marks'] as const) : [])].filter((group) => !isRefused[group]))
}

/** The thing that "with" belongs to: "a hat with stars". Null for what is drawn, its coat and places. */
export function bearerOf(sketch: Sketch, phrase: Phrase): 'worn' | 'held' | 'unknown' | null {
  const head = headOf(phrase.words)
  if (!head || sketch.isOwn(head)) return null
  // "A cat burglar with a mask".
  const isDrawn = (word: PenWord): boolean => word.group === 'kinds' && sketch.picture.has(word)
  if (phrase.words.some(({ meanings }) => meanings.some(isDrawn))) return null
  const group = meaningOf(sketch, phrase, head)?.group
  const isPlace = (phrase.intro === 'place' || phrase.intro === 'near') && !GARMENTS.has(head.plain)
  if (!group) return isPlace ? null : 'unknown'
  return group === 'held' ? 'held' : group === 'worn' || group === 'features' ? 'worn' : null
}

export function isKnownThing(sketch: Sketch, phrase: Phrase): boolean {
  const head = headOf(phrase.words)
  const word = head && meaningOf(sketch, phrase, head)
  const isBare = word?.group === 'parts' && coloursIn(phrase.words).length === 0
  return Boolean(word) && THINGS.includes(word!.group) && !isBare
}

/** "A cocktail with an umbrella", unlike "wearing pyjamas" and "long legs". */
const isOfThing = (sketch: Sketch, { words, preposition, leads }: Phrase): boolean => {
  const head = headOf(words)
  return (
    head !== null &&
    (!leads || sketch.isClaimed) &&
    !WEARING.test(preposition) &&
    !GARMENTS.has(head.plain) &&
    !isBodyPart(head)
  )
}

const WEARING = /^(?:wear|wore|dressed|clad|wrapped|bundled|tangled|decked|never|brought|bring)/

/** What it holds, uses or stands on, by the preposition before it. */
const REACH: Readonly<Record<string, string>> = {
  on: 'pillow skateboard surfboard laptop phone cane staff broom drum guitar violin flute trumpet camera',
  under: 'umbrella',
  beneath: 'umbrella',
  underneath: 'umbrella',
  from: 'wand staff candle cup teapot book scroll letter wateringcan icecream',
  into: 'microphone telescope crystalball phone trumpet',
  in: 'umbrella',
  behind: 'shield pillow',
  at: 'flower laptop',
}
const isInReach = (preposition: string, article: string, head: Unit): boolean =>
  (article === '' && !namesSeveral(head)) ||
  head.meanings.some(({ group, name }) => group === 'held' && REACH[preposition]?.split(' ').includes(name))

/** Verbs that bring a thing into its hands: "stirring a cauldron". */
const HANDLING =
  /^(?:bak|balanc|bang|bubbl|bury|shelv|sort|chas|check|count|hoard|throw|hurl|fling|lob|catch|guard|juggl|plant|practi[sc]|push|pull|drag|lug|haul|read|stir|water|writ|strum|polish|knit|crochet|ring|fl|rid|kick|bounc|toss|squeez|cuddl|snuggl|chew|bit|slurp|devour|tast|smell|sniff|brew|pour|cook|mix|swing|shak|light|open|sharpen|sweep|tun|blow|beat|roll|spin|twirl|stack|deliver|post|fetch|present|typ|cod|unravel|untangl|wind|repair|fix|mend|examin|inspect|study|consult|clasp|grasp|heft|hoist|rais|lift|tend|carv|slic|peel|crack|pinch|swip|grab|gather|pick|harvest|forag|lov|nurs|serv|spill|sell|show|display)[a-z]{0,2}(?:ing|e?s)$/
/** Verbs that take it to a place, or before it. */
const SEEING =
  /^(?:watch|admir|catch|chas|explor|climb|cross|roam|wander|travers|fac|overlook|navigat|guard|visit|surf|sail|brav|enjoy|float|drift|smil|travel|haunt|survey|patrol|inhabit|rul|enter|approach|circl|stand|sit|descend|tour|weather|swim|swam|rid|stud|tend|watch)[a-z]{0,2}(?:ing|e?s)$/

const HOUSE = /\b(?:house|cottage|hut|cabin|castle|tower|caravan|lighthouse)\b/
const BESIDE = /^(?:by|near|next|alongside|opposite|around|round|about|drawn|attracted)$/

/** "With a tiny window": part of it, not behind it. */
const isTiny = ({ plain }: Unit): boolean => /^(?:tiny|toy|mini|miniature|teeny|model)$/.test(plain)

/** Parts that only some kinds have: "a swan with a black beak". */
const OF_SOME = /^(?:beak|hoof|hooves|claw)$/

const OF_FUR = /^(?:black|charcoal|grey|white|cream|brown|tan)$/
