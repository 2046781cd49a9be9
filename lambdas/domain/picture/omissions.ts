/** Reports what was asked for and is not drawn, and what was refused and is. */

import type { ColourName } from '../../species/pen-words'
import { ADVERB, GENERIC, MATERIALS, MEASURES, PATTERNS, PEOPLE, POSES, QUIET_NOUNS, YOUNG } from './grammar-words'
import type { Phrase } from './phrases'
import { isOwner } from './places'
import { isOfKind } from './scene'
import { asNamed, type Sketch } from './sketch'
import {
  ADJECTIVE,
  coloursIn,
  headOf,
  isBodyPart,
  isColour,
  isHedge,
  isPlain,
  isSpecial,
  means,
  type Unit,
} from './units'

/** "Arms crossed", "ears pinned back", "tongue out" are named with the posture. */
export function reportPosture(sketch: Sketch, phrase: Phrase, text: string): void {
  const { words, article, intro, is, made, start } = phrase
  const [head, ...more] = words
  const isOfBody = head && (isBodyPart(head) || head.plain === 'eye') && more.every(isPlain)
  if (!isOfBody || head.meanings.some(sketch.picture.has) || phrase.negated || is || made) return
  const [rest] = POSTURE.exec(text.slice(start + phrase.text.length)) ?? []
  if (rest && /^(?:its)?$/.test(article) && /^(?:subject|list|with)$/.test(intro))
    sketch.rename(asNamed(phrase.text), asNamed(phrase.text + rest))
}

const POSTURE =
  /^ (?:\w{3,}(?:ed|ing)|on hips|spread|up|out|down|back|open|shut|wide|forward|apart|akimbo|high)(?: (?:up|out|down|back|high|open|under))?(?=$|[,.;!]| (?:and|in|on|to|under|behind|at|over) )/

/** "A lion without a mane": what its kind is drawn with cannot be left out. */
export function reportKept(sketch: Sketch, { words, start }: Phrase, text: string): void {
  const head = headOf(words)
  const isWithout =
    /\b(?:no|without|missing|lacking|lacks|lost|minus|nor)(?: (?:an?|the|its|his|her|their|any))?\s$/i.test(
      text.slice(0, start),
    )
  const isOfAll =
    isWithout &&
    head !== null &&
    /^(?:tail|ear|eye|face|head|paw|nose|mouth|leg|arm|fur|beak|hoof|hooves|tooth|teeth|whisker|toe|claw|finger)$/.test(
      head.plain,
    )
  if (
    (isOfAll || head?.meanings.some((word) => word.group !== 'parts' && sketch.picture.isInherent(word))) &&
    coloursIn(words).length === 0
  )
    sketch.beyond.push(
      `no ${words
        .slice(0, words.indexOf(head) + 1)
        .map((unit) => unit.text)
        .join(' ')}`,
    )
}

/**
 * Names every content word that is neither drawn, nor named, nor in a closed list of what needs no mention: nothing
 * that was asked for gets lost, even if no rule knows the word.
 */
export function reportSilent(sketch: Sketch, text: string, units: readonly Unit[], phrases: readonly Phrase[]): void {
  new Audit(sketch, text, units, phrases).run()
}

/** A word with its neighbours, its phrase, and the phrase that this one belongs to. */
interface Heard {
  unit: Unit
  before: Unit | undefined
  next: Unit | undefined
  phrase: Phrase | undefined
  root: Phrase | undefined
  head: Unit | null
}

class Audit {
  private readonly phraseOf = new Map<number, { phrase: Phrase; root: Phrase }>()
  private readonly names = new Map<Phrase, string>()
  private readonly named: Set<string>
  private readonly spans: readonly (readonly [number, number])[]

  constructor(
    private readonly sketch: Sketch,
    private readonly text: string,
    private readonly units: readonly Unit[],
    phrases: readonly Phrase[],
  ) {
    for (const phrase of phrases) if (!phrase.isShade) this.collect(phrase, phrase)
    const all = [...sketch.beyond, ...sketch.crowded]
    this.named = new Set(all.flatMap(wordsIn))
    this.spans = all.flatMap((name) => spansOf(text, name))
  }

  run(): void {
    for (const [at, unit] of this.units.entries()) {
      const { phrase, root } = this.phraseOf.get(unit.start) ?? {}
      const head = phrase ? headOf(phrase.words) : null
      // "Gears on its chest, one wing mechanical": the gears do not show the wing.
      const isOfNamed = head !== null && head.start < unit.start && this.sketch.beyond.includes(this.nameOf(root!))
      if (this.isNamed(unit) || isUnsaid(unit) || (isShown(this.sketch, unit) && !isOfNamed)) continue
      const heard = { unit, before: this.units[at - 1], next: this.units[at + 1], phrase, root, head }
      if (!this.isQuiet(heard)) this.report(heard)
    }
  }

  private collect(phrase: Phrase, root: Phrase): void {
    for (const { start } of phrase.words) this.phraseOf.set(start, { phrase, root })
    const head = headOf(phrase.words)
    // "The stripes of a tiger", "the brown of old leather".
    const isLook = head
      ? isOfKind(phrase.of) && !means(head, 'kinds') && !MEASURES.has(head.plain)
      : phrase.words.some(isColour)
    for (const one of [isLook ? undefined : phrase.of, phrase.is, phrase.made])
      if (one && !one.isShade) this.collect(one, root)
  }

  private readonly isNamed = (unit: Unit): boolean =>
    this.isIn(unit) || (!this.isSameElsewhere(unit) && wordsIn(unit.text).some((word) => this.named.has(word)))

  private readonly isIn = ({ start, end }: Unit): boolean => this.spans.some(([from, to]) => start >= from && end <= to)

  /** "Cheese earrings and a cheese hat": naming one of them does not name the other. */
  private isSameElsewhere(unit: Unit): boolean {
    const { phrase } = this.phraseOf.get(unit.start) ?? {}
    const isModifier = phrase !== undefined && headOf(phrase.words) !== unit && !isColour(unit)
    return isModifier && this.units.some((one) => one !== unit && one.plain === unit.plain && this.isIn(one))
  }

  /** Whether a word is about no look: in a refusal, a comparison or an act, or said by what is drawn. */
  private isQuiet({ unit, before, next, phrase, root, head }: Heard): boolean {
    const isVerb = unit.class === 'verb' || (unit.meanings.length === 0 && /ed$/.test(unit.text))
    // "Watering plants" and "smoke curling", unlike "melting".
    const isFollowed = next?.stop === '' && next.class !== 'and' && (next.class !== null || /ing$/.test(unit.text))
    const isAct =
      (isFollowed && !SOILED.test(unit.text)) ||
      before?.class === 'aside' ||
      (unit.stop === '' && before !== undefined && this.isNamed(before))
    if (isVerb && isAct && !(head && head.start > unit.start)) return true
    // "Antlers that glow".
    if (!phrase || !root) return !isVerb && !(before?.class === 'relative' && SHINING.test(unit.plain))
    return (
      root.negated ||
      root.intro === 'aside' ||
      // "Like a fox" draws a fox, but "brave as a lion" no lion.
      (root.intro === 'like' && !(head && head !== unit && isShown(this.sketch, head))) ||
      this.sketch.crowded.includes(this.nameOf(root)) ||
      isImplied(this.sketch, unit, phrase, head, next)
    )
  }

  private nameOf = (root: Phrase): string => this.names.get(root) ?? asNamed(root.text)

  /** "One ear" becomes "one ear white"; a word alone is named with its noun. */
  private report(heard: Heard): void {
    const { unit, phrase, root, head } = heard
    const isMore = root !== undefined && this.sketch.beyond.includes(this.nameOf(root))
    const whole = isMore
      ? asNamed(this.text.slice(root.start, unit.end))
      : phrase && head === unit
        ? asNamed(phrase.text)
        : this.withNoun(heard)
    if (isMore) {
      this.sketch.rename(this.nameOf(root), whole)
      this.names.set(root, whole)
    } else {
      // "A belly" becomes "a belly that glows".
      const noun = this.sketch.beyond.find((name) => whole.startsWith(`${name.replace(/^an? /, '')} that `))
      this.sketch.rename(noun ?? whole, noun ? noun + whole.slice(whole.indexOf(' that ')) : whole)
    }
    for (const word of wordsIn(whole)) this.named.add(word)
  }

  private isDrawnKind = ({ meanings }: Unit): boolean =>
    meanings.some((word) => word.group === 'kinds' && this.sketch.picture.has(word))

  /** "Moth-eaten scarf"; "striped scarf" of "a striped red scarf" if the red is drawn; only "nerdy" of a drawn bear. */
  private withNoun({ unit, before, next, phrase, head }: Heard): string {
    const noun = before?.class === 'relative' ? this.units[this.units.indexOf(before) - 1] : undefined
    const from = noun?.start ?? (before?.isPrefix && unit.start === before.end + 1 ? before.start : unit.start)
    const end = unit.isPrefix && next ? next.end : unit.end
    const own = this.text.slice(from, end)
    if (
      !phrase ||
      !head ||
      head.start < end ||
      MEASURES.has(head.plain) ||
      phrase.words.some(this.isDrawnKind) ||
      this.sketch.isOwn(head)
    )
      return own
    // "In a misty forest", "a wooden shield": the noun is drawn.
    const isAlone = means(head, 'backdrops')
      ? !isColour(unit)
      : unit.meanings.length === 0 && ADJECTIVE.test(unit.plain)
    if (isAlone && isShown(this.sketch, head)) return own
    const rest = phrase.words
      .filter((one) => one.start >= end && one.start <= head.start)
      .filter((one) => one === head || !isColour(one) || !isShown(this.sketch, one))
      .map((one) => ` ${one.text}`)
    return own + rest.join('')
  }
}

const SHINING = /^(?:glow|shine|sparkle|glitter|shimmer|twinkle)s?$/

/** "Soaked to the bone". */
const SOILED = /^(?:soaked|drenched|splattered|smeared|stained|covered|caked|singed|charred)$/

/** Where a name stands in the text, if it stands there as it is. */
function spansOf(text: string, name: string): (readonly [number, number])[] {
  const at = text.toLowerCase().indexOf(name.toLowerCase())
  return at < 0 ? [] : [[at, at + name.length]]
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether a word is in the picture: as a thing, a colour, or a part of what is drawn anyway. */
const isShown = (sketch: Sketch, unit: Unit): boolean =>
  sketch.isOwn(unit) ||
  sketch.picture.hasOwn(unit.plain) ||
  sketch.picture.ownPart(unit.text) !== undefined ||
  // Socks beside another marking are drawn as feet.
  (unit.plain === 'sock' && sketch.picture.strokes.some(({ group, name }) => group === 'tinted' && name === 'feet')) ||
  // A patch over an eye is drawn as patches.
  /^patch /.test(unit.plain) ||
  (GENERIC.has(unit.plain) && sketch.picture.hat() !== undefined) ||
  unit.meanings.some((word) =>
    word.group === 'colours'
      ? sketch.hasColour(word.name as ColourName)
      : word.group === 'parts' ||
        sketch.picture.has(word) ||
        sketch.picture.isInherent(word) ||
        sketch.picture.isRefused(word, true),
  )

/** "A fluffy scarf", unlike "a spiked collar". */
const isTexture = ({ meanings }: Unit): boolean =>
  meanings.some(({ group, name }) => group === 'coats' && !/^(?:spiny|scarred|mossy|patchwork)$/.test(name))

const RINGS = { group: 'parts', name: 'rings' } as const

/** Whether what is drawn or refused says as much: "raven black", "a lion cub", "a fireman's helmet", "a shiny key". */
function isImplied(sketch: Sketch, unit: Unit, { words, intro }: Phrase, head: Unit | null, next?: Unit): boolean {
  const isOfShown = head !== null && head !== unit && isShown(sketch, head)
  return (
    (isColour(next) &&
      isShown(sketch, next!) &&
      (isColour(unit) || means(unit, 'kinds') || /^(?:dusty|smoky|milky)$/.test(unit.plain))) ||
    isHedge(words[words.indexOf(unit) - 1]) ||
    // "A raccoon with a striped tail".
    (head?.plain === 'tail' && /^(?:ring|band|strip)/.test(unit.plain) && sketch.picture.isInherent(RINGS)) ||
    (YOUNG.has(unit.plain) && words.some((one) => one !== unit && isShown(sketch, one))) ||
    (isOfShown && (isOwner(unit) || (means(unit, 'kinds') && means(head, 'marks', 'parts', 'features')))) ||
    (head === null && MATERIALS.has(unit.plain) && intro !== 'place') ||
    (isOfShown && MATERIALS.has(unit.plain) && means(head, 'worn', 'held') && head.plain !== 'wing') ||
    (isOfShown &&
      ((isTexture(unit) && /(?:y|ed|en|ing)$/.test(unit.text)) || unit.plain === 'dark') &&
      means(head, 'worn', 'held', 'backdrops')) ||
    // "An oil painting of a badger", unlike "a muddy corgi loaf".
    (head !== null &&
      head !== unit &&
      !isShown(sketch, head) &&
      !words.slice(words.indexOf(unit) + 1).some((one) => means(one, 'kinds') && isShown(sketch, one)) &&
      ((MEASURES.has(head.plain) && !/^(?:kind|sort|type)$/.test(head.plain)) || QUIET_NOUNS.has(head.plain)))
  )
}

/** Poses, moods, style, size, age, small talk, and words that only structure the text. */
const isUnsaid = (unit: Unit): boolean =>
  (unit.class !== null && !(unit.class === 'verb' && /(?:ing|ed|en|torn|bent)$/.test(unit.text))) ||
  isPlain(unit) ||
  isSpecial(unit) ||
  isBodyPart(unit) ||
  unit.plain.length < 2 ||
  [PEOPLE, POSES, PATTERNS].some((words) => words.has(unit.plain)) ||
  (unit.meanings.length === 0 && (ADVERB.test(unit.plain) || (unit.stop === '' && /^\p{Lu}\p{Ll}/u.test(unit.text))))
