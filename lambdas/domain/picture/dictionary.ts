/** The drawing vocabulary by phrase: every label and synonym with its meanings. */

import { penLabel } from '../../species/pen-labels'
import { COLOURS, type ColourName, type KindName, PEN_WORDS, type PenGroup } from '../../species/pen-words'
import { normaliseItem } from '../care/items/normalise'
import { UNDRAWN_NAMES } from './grammar-words'
import { BREEDS, LEXICON } from './lexicon'

export interface PenWord {
  group: PenGroup | 'colours' | 'parts'
  name: string
  /** A thing that lends its colour: a colour in "honey fur", but not in "a jar of honey". */
  thing?: true
}

/** Nouns for parts of a picture that only take a colour. Wings and shells have other words. */
export const PARTS = {
  coat: 'fur, coat, pelt, feathers, plumage, skin, body, hide, wool, hair, fleece, scale, shell, casing, chassis, colour, color, base, base coat, fur color, plating, wool coat, winter coat, summer coat, double coat',
  front: 'belly, chest, breast, tummy, underside, underbelly, bottom, front, throat, muzzle',
  picked: 'tip, accent, detail, marking, trim, wingtip, edge, face',
  tail: 'tail',
  ears: 'ear',
  nose: 'nose, beak, bill',
  feet: 'paw, foot, toe, claw, talon, hoof, hooves, trotter',
  wall: 'background, backdrop, wall, bg',
} as const

/** Phrases that mean something else than their last word. */
const IDIOMS =
  'opera glasses, tie dye, tie dyed, ball and chain, bald patch, bald patches, bald spot, driving gloves, boxing gloves, gardening gloves, bowed, detailed, dark mode, light mode, lucky cat, lucky charm, hamster ball, egg shell, multicoloured, multicolored, multi coloured, multi colored, red riding hood, little red riding hood, dog tired, dog ear, dog eared, sock puppet, oil can, beer can, camel coat, fur coat, puffy coat, puffer coat, duffel coat, duffle coat, pea coat, tail coat, disco ball, mirror ball, bowling ball, cannon ball, rolling pin, frying pan, washing machine, sewing machine, sleeping bag, skipping rope, shopping bag, rocking chair, flying saucer, knitting needle, swimming pool, punk rock, water lily, tiger lily, stained glass window, stained glass, hot dog, candy cane, rock star, pop star, movie star, ninja star, ninja stars, throwing star, throwing stars, trash can, tin can, spray can, soda can, gummy bear, killer whale, hot air balloon, street light, street lamp, reading lamp, desk lamp, table lamp, floor lamp, standing lamp, standard lamp, bedside lamp, ceiling lamp, lava lamp, heat lamp, head lamp, night light, fairy light, traffic light, northern lights, sea glass, snow globe, biscuit tin, cookie tin, dog biscuit, rice cake, baseball bat, cricket bat, computer mouse, piggy bank, paper crane, heart of gold, flamingo float, pool float, bouncy castle, wine rack, wine racks, gold leaf, piano key, keyboard key, rubber band, rubber bands, key lime, sugar cane, staff meeting, watch out, christmas tree, cloud nine, storm in a teacup, castle in the air, window shopping, rain or shine, french horn, stars in its eyes, apple of its eye, apple of my eye, star of the show, paper tiger, cash cow, head in the clouds, heart on its sleeve, compass rose, zebra crossing, dressing gown, feeling blue, green with envy, bear hug, cat nap, tail on fire, violin bow, cello bow, blue moon, white lie, lucky star, rising star, couch potato, collar turned up, collar up, shirt collar, coat collar, star sign, sea captain, moon boots, moon boot, whipped cream, sour cream, orange juice, dandelion clock, dragon fruit, star fruit, cat walk, dog house, bird cage, bird house, fish tank, fish bowl, horse shoe, ice skate, ice skates, ice cube, tea towel, tea bag, key ring, crystal chandelier, brass button, flower bed, flower pot hat, rainbow coloured, rainbow colored, rainbow colours, rainbow colors, strawberries and cream, cookies and cream, peaches and cream'

/** Words that mean something else in the singular. */
const PLURALS = new Set(
  'glasses shorts shades stars hearts pearls flames trees woods waves hills peaks gears feathers cogs horns bands quills windows racks apricots'.split(
    ' ',
  ),
)

export const plainWord = (word: string): string =>
  PLURALS.has(word.toLowerCase()) ? word.toLowerCase() : normaliseItem(word)

/** Real words that look like a misspelt one. */
const NO_TYPO = new Set(
  'bridle ticket fry fries battery preset compute filled painted grater handball making binding filling fired dessert corral angle sliver cola bola carb loin buckle bellows bulge droop groove lather mousse posture puree scruff simmer stain supper sweeter trough pointer patter mono lino'.split(
    ' ',
  ),
)

/** "Baloon" and "balloon" are the same without doubled letters. */
const undoubled = (word: string): string => word.replace(/(.)\1/g, '$1').replace(/(?<=.{5})se$/, 's')

/** "Pnik": two letters in the wrong order. */
const isSwapped = (word: string, known: string): boolean => {
  const at = [...word].findIndex((letter, index) => letter !== known[index])
  return at > 0 && known === `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`
}

/** "Surfbord": a letter is missing from a long word. */
const lacksLetter = (word: string, known: string): boolean =>
  known.length > 6 &&
  known.length === word.length + 1 &&
  [...known].some((_, at) => at > 0 && known.slice(0, at) + known.slice(at + 1) === word)

/** "Dinosour": a wrong vowel in a long word. */
const hasWrongVowel = (word: string, known: string): boolean =>
  word.length > 6 &&
  known.length === word.length &&
  word.replace(/[aeiou]/g, '*') === known.replace(/[aeiou]/g, '*') &&
  [...word].filter((letter, at) => letter !== known[at]).length === 1

/** Known words by first letter, each with its form without doubled letters. */
const byLetter = new Map<string, ReadonlyMap<string, string>>()

function knownWords(letter: string): ReadonlyMap<string, string> {
  const words =
    byLetter.get(letter) ??
    new Map(
      [...dictionary().keys()]
        .flatMap((phrase) => phrase.split(' '))
        .filter((word) => word.startsWith(letter))
        .map((word) => [word, undoubled(word)]),
    )
  byLetter.set(letter, words)
  return words
}

/** The known word that an unknown one is an obvious misspelling of, if there is exactly one. */
export function respelled(word: string): string | undefined {
  if (!/^[a-z]\S{3}/.test(word) || NO_TYPO.has(word)) return undefined
  const known = knownWords(word[0]!)
  if (known.has(word)) return undefined
  const plain = undoubled(word)
  const near = [...known]
    .filter(
      ([other, otherPlain]) =>
        (other.length === word.length && isSwapped(word, other)) ||
        (word.length > 4 && otherPlain === plain) ||
        lacksLetter(word, other) ||
        hasWrongVowel(word, other),
    )
    .map(([other]) => other)
  // "Racoon" and "raccoon" are the same.
  return new Set(near.map((other) => dictionary().get(other)?.[0]?.name ?? other)).size === 1 ? near[0] : undefined
}

const ARTICLES = new Set(['a', 'an', 'the', 'its', 'some'])
const keyOf = (phrase: string): string =>
  phrase
    .replaceAll('-', ' ')
    .split(' ')
    .filter((word) => !ARTICLES.has(word))
    .map(plainWord)
    .join(' ')

export interface Breed {
  name: string
  kind: KindName
  coat?: ColourName
  front?: ColourName
  strokes: readonly (PenWord & { colour?: ColourName })[]
  /** Its shape cannot be drawn, so its name is reported. */
  isApart: boolean
}

const colourOf = (word: string | undefined): ColourName | undefined =>
  word !== undefined && Object.hasOwn(COLOURS, word) ? (word as ColourName) : undefined

/** The marking, coat, feature, garment or part that a word of a look names. */
function pieceOf(word: string): PenWord | undefined {
  const group = (['marks', 'coats', 'features', 'worn'] as const).find((one) => Object.hasOwn(PEN_WORDS[one], word))
  return group ? { group, name: word } : Object.hasOwn(PARTS, word) ? { group: 'parts', name: word } : undefined
}

export const breeds = (): Breed[] =>
  Object.entries(BREEDS).flatMap(([look, names]) => {
    const [kind, ...words] = look.split(' ')
    // "black" is the coat of "black fluffy", but the spots of "black spots".
    const isOfPiece = (at: number): boolean => {
      const next = pieceOf(words[at + 1] ?? '')
      return next !== undefined && next.group !== 'coats'
    }
    const [coat, front] = words.flatMap((word, at) => (isOfPiece(at) ? [] : (colourOf(word) ?? [])))
    const strokes = words.flatMap((word, at) => {
      const piece = pieceOf(word)
      return piece ? [{ ...piece, colour: piece.group === 'coats' ? undefined : colourOf(words[at - 1]) }] : []
    })
    const isApart = words.includes('apart')
    return names.split(', ').map((name) => ({ name, kind: kind as KindName, coat, front, strokes, isApart }))
  })

let byBreed: ReadonlyMap<string, Breed> | undefined

export function breedOf(phrase: string): Breed | undefined {
  byBreed ??= new Map(breeds().map((breed) => [keyOf(breed.name), breed]))
  return byBreed.get(phrase)
}

const listOf = (phrases: string): string[] => (phrases ? phrases.split(', ') : [])

let index: ReadonlyMap<string, readonly PenWord[]> | undefined

/** By phrase; one phrase may mean a thing, a place and a kind. An idiom means nothing that can be drawn. */
export function dictionary(): ReadonlyMap<string, readonly PenWord[]> {
  if (index) return index
  const all = new Map<string, PenWord[]>([...IDIOMS.split(', '), ...UNDRAWN_NAMES].map((phrase) => [keyOf(phrase), []]))
  const add = (word: PenWord, phrase: string): void => {
    const known = all.get(phrase) ?? []
    if (!known.some(({ group }) => group === word.group)) all.set(phrase, [...known, word])
  }
  const entries = Object.entries<Readonly<Record<string, string>>>({ ...LEXICON, parts: PARTS }).flatMap(
    ([group, names]) => Object.entries(names).map(([name, others]) => ({ word: { group, name } as PenWord, others })),
  )
  for (const { word, others } of entries) {
    const [same = '', things = ''] = others.split('; ')
    const label = word.group === 'parts' ? [] : [penLabel(word.name)]
    for (const phrase of [...label, ...listOf(same)]) add(word, keyOf(phrase))
    for (const phrase of listOf(things)) add({ ...word, thing: true }, keyOf(phrase))
  }
  for (const { name, kind } of breeds()) add({ group: 'kinds', name: kind }, keyOf(name))
  // A word's own name, unless it is another word's synonym.
  for (const { word } of entries) if (!all.has(keyOf(word.name))) add(word, keyOf(word.name))
  index = all
  return all
}
