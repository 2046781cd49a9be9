/** What the files of the species must keep: `npm run check` and `npm run tool species` report every problem. */

import { CONDITIONS } from '../../lambdas/domain/voice/conditions'
import { parseFigure } from '../../lambdas/drawing/figures'
import { CARE_ACTIONS, type CareAction, takesItem } from '../../lambdas/species/care-actions'
import { readSpeciesFile, SPECIES_FILES } from '../../lambdas/species/files'
import type { SpeciesItems } from '../../lambdas/species/items'
import { MECHANICS, type Mechanic } from '../../lambdas/species/mechanics'
import { type BookText, slotNamesIn } from '../../lambdas/species/parse-book'
import type { Problem } from '../../lambdas/species/parse-head'
import { type ParsedSpecies, parseSpecies, type Vocabulary } from '../../lambdas/species/parse-species'

export const VOCABULARY: Vocabulary = {
  conditions: Object.keys(CONDITIONS),
  figureProblems: (figure) => parseFigure(figure).problems,
}

const MIN_WORDS = 5
const MAX_WORDS = 46
const MIN_SOUL_WORDS = 25
const MAX_SOUL_WORDS = 90
/** For the short form, used in responses with little space. */
const MAX_SHORT_SOUL_WORDS = 35
const MIN_MEMORIES = 4
/** A species may have few lines, as its family's serve. These rules are for a whole book. */
const WHOLE_BOOK = 300
const MAX_SHARE_OPENING_WITH_NAME = 0.8
const WISHED_ACTIONS: readonly CareAction[] = ['feed', 'play', 'clean', 'sleep', 'reflect']
const BOOKKEEPING = /\b(consistency|the effect|counts for|points|stats?|threshold|percent)\b/i

interface SlotRule {
  paths: RegExp
  slots: readonly string[]
}

/** Slots that every text of a scene contains. */
const REQUIRED: readonly SlotRule[] = [
  { paths: /\.(loved|disliked|harmful)$/, slots: ['item'] },
  { paths: /^acts\.feed\.streak$/, slots: ['streak'] },
  { paths: /^(looks\.asleep_in_danger|refusals\.asleep)$/, slots: ['wakes_at'] },
  { paths: /^stages\.(high_care|balanced|low_care|rescue)$/, slots: ['form'] },
]
/** Slots that always have a value. Others may be empty, so the first two texts of a scene, which always apply, lack them. */
const ALWAYS_FILLED: readonly SlotRule[] = [
  ...REQUIRED,
  { paths: /^acts\.feed\.(early|full)$/, slots: ['opens'] },
  { paths: /^(acts\.feed\.missed|looks\.(due|starving|near_death))$/, slots: ['hours'] },
  { paths: /^acts\.feed\.missed$/, slots: ['late'] },
]
const MEMORY_SLOTS: readonly string[] = ['loved', 'wait', 'days']

const slotsByRule = (rules: readonly SlotRule[], path: string): string[] =>
  rules.filter(({ paths }) => paths.test(path)).flatMap(({ slots }) => slots)
const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** "You asked it to ant trail following." */
const VERB_OF_ITEM =
  /\b(?:asked?|asks|begs?|begged|helped|helps?|invited?|lets?|likes?|made|makes?|ordered|taught|told|tells?|want(?:ed|s)?) (?:it |you |\{name\} |them )?to \{item\}|\b(?:did|does|do) not \{item\}/

/** The texts that a mechanic requires in a book. */
interface MechanicTexts {
  /** Actions that it makes worth less. */
  against?: readonly CareAction[]
  /** Actions that it makes worth more. */
  favoured?: readonly CareAction[]
  refusals?: readonly ('closed' | 'unplayed')[]
}

/** Typed by the fields of a mechanic, so that a new kind does not compile without an entry. */
const TEXTS_OF_MECHANIC: { readonly [Kind in keyof Mechanic]-?: (rule: NonNullable<Mechanic[Kind]>) => MechanicTexts } =
  {
    gains: (rules) => ({
      against: rules.filter(({ times }) => times < 1).map(({ action }) => action),
      favoured: rules.filter(({ times }) => times > 1).map(({ action }) => action),
    }),
    hours: (rules) => ({
      against: rules.some(({ times }) => times < 1) ? ['feed', 'play', 'clean', 'medicine', 'sleep'] : [],
      favoured: rules.some(({ times }) => times > 1) ? ['feed', 'play'] : [],
    }),
    unplayed_feed: (worth) => (worth === 0 ? { refusals: ['unplayed'] } : { against: ['feed'] }),
    plays_only_with_tasks: () => ({ against: ['play'] }),
    care_needs_trust: () => ({ refusals: ['closed'] }),
    // The status shows these as figures.
    trust_loss: () => ({}),
    shown: () => ({}),
    displayed_at_most: () => ({}),
  }

export function checkRules({ book, texts, head }: ParsedSpecies, mechanic: Mechanic = {}): Problem[] {
  const items: SpeciesItems = head.items
  const problems: Problem[] = []
  const report = (line: number, reason: string) => problems.push({ line, reason })
  /** The first line of a scene, or line 1 if the book lacks it. */
  const lineOf = (path: string): number =>
    texts.find((text) => text.path === path || text.path.startsWith(`${path}.`))?.line ?? 1
  const sceneTexts = texts.filter(({ path }) => !/^(wishes|keepsakes)/.test(path))

  const checkSlots = ({ line, path, index, text }: BookText): void => {
    const slots = slotNamesIn(text)
    for (const slot of slotsByRule(REQUIRED, path))
      if (!slots.includes(slot)) report(line, `every text here contains {${slot}}`)
    if (index > 1 || path.endsWith('.short')) return
    const filled = ['name', ...slotsByRule(ALWAYS_FILLED, path)]
    if (mechanic.plays_only_with_tasks && path.startsWith('acts.play.')) filled.push('item')
    if (path === 'souls.content' && index === 1) filled.push(...MEMORY_SLOTS)
    for (const slot of slots)
      if (!filled.includes(slot)) report(line, `{${slot}} may be empty, so the first two texts here cannot contain it`)
  }

  const checkShortForm = ({ line, path, index, text }: BookText): void => {
    if (!path.startsWith('souls.') || path.endsWith('.short') || countWords(text) <= MAX_SHORT_SOUL_WORDS) return
    if (!texts.some((other) => other.path === `${path}.short` && other.index === index))
      report(line, `a soul of more than ${MAX_SHORT_SOUL_WORDS} words needs a short form: “  - text” below it`)
  }

  const checkWording = ({ line, path, text }: BookText): void => {
    const isSoul = path.startsWith('souls.')
    const words = countWords(text)
    const mostSoulWords = path.endsWith('.short') ? MAX_SHORT_SOUL_WORDS : MAX_SOUL_WORDS
    const [least, most] = isSoul ? [MIN_SOUL_WORDS, mostSoulWords] : [MIN_WORDS, MAX_WORDS]
    if (words < least || words > most) report(line, `${words} words; allowed here: ${least} to ${most}`)
    if (isSoul && !text.startsWith('You are {name}')) report(line, 'a soul begins with “You are {name}”')
    const term = BOOKKEEPING.exec(text)?.[0]
    if (term) report(line, `“${term}” is a term of the game's rules`)
    if (VERB_OF_ITEM.test(text)) report(line, 'an item is a thing or a game: nobody is asked to {item}')
    const character = /['"—–!]/.exec(text)?.[0]
    if (character) report(line, `${character} is not used in books: write “ ” ’ and no dashes or exclamation marks`)
  }

  const checkWhole = (): void => {
    const memories = sceneTexts.filter(({ text }) => slotNamesIn(text).some((slot) => MEMORY_SLOTS.includes(slot)))
    if (memories.length < MIN_MEMORIES)
      report(
        1,
        `${memories.length} texts contain {${MEMORY_SLOTS.join('}, {')}}; at least ${MIN_MEMORIES} are required`,
      )
    const openings = sceneTexts.filter(({ path }) => /^(looks|acts)\./.test(path))
    const named = openings.filter(({ text }) => text.startsWith('{name}')).length
    if (named >= openings.length * MAX_SHARE_OPENING_WITH_NAME)
      report(1, `${named} of ${openings.length} looks and acts begin with {name}; fewer than 80 % may`)
  }

  const checkMechanic = (): void => {
    const required = Object.entries(mechanic).map(([kind, rule]) =>
      TEXTS_OF_MECHANIC[kind as keyof Mechanic](rule as never),
    )
    for (const why of ['closed', 'unplayed'] as const) {
      const isRequired = required.some(({ refusals = [] }) => refusals.includes(why))
      const own = book.lines[`refusals.${why}`]
      if (isRequired && !own) report(lineOf('refusals'), `missing: its mechanic needs “refusals.${why}”`)
      if (!isRequired && own) report(lineOf(`refusals.${why}`), 'no mechanic of this species refuses so')
    }
    for (const part of ['against', 'favoured'] as const) {
      const actions = required.flatMap((texts) => texts[part] ?? [])
      for (const action of actions)
        if (!book.lines[`${part}.${action}`]) report(lineOf(part), `missing: its mechanic needs “${part}.${action}”`)
      const isUsed = CARE_ACTIONS.some((action) => book.lines[`${part}.${action}`])
      if (actions.length === 0 && isUsed) report(lineOf(part), `no mechanic of this species needs “${part}”`)
    }
  }

  const checkWishes = (): void => {
    for (const [index, { by }] of book.wishes.entries()) {
      const line = texts.find(({ path, index: at }) => path === 'wishes' && at === index)?.line ?? 1
      if (!WISHED_ACTIONS.includes(by.action)) report(line, `a wish cannot be for ${by.action}`)
      const approved = takesItem(by.action) ? items.approved[by.action] : []
      for (const item of by.item ?? [])
        if (!approved.includes(item)) report(line, `“${item}” is not among its items for ${by.action}`)
      const [from, to] = by.hours ?? [6, 22]
      if (from < 6 || to > 22 || to - from < 2) report(line, 'hours are within 6 to 22, and at least 2')
    }
  }

  for (const text of sceneTexts) {
    checkSlots(text)
    checkWording(text)
    checkShortForm(text)
  }
  if (sceneTexts.length >= WHOLE_BOOK) {
    checkWhole()
    checkMechanic()
  }
  checkWishes()
  return problems
}

/** The problems of all files as "file:line: reason", by name: a species' slug, or "family-cat". */
export function checkSpecies(): Map<string, string[]> {
  const problemsByName = new Map<string, string[]>()
  const places = new Map<string, { name: string; place: string }>()
  for (const { name } of SPECIES_FILES) {
    const { file, text: markdown, isFamily } = readSpeciesFile(name)
    const parsed = parseSpecies(markdown, VOCABULARY, { isFamily })
    const problems = [...parsed.problems, ...checkRules(parsed, MECHANICS.get(name)?.mechanic)]
    if (!isFamily && !/^[a-z0-9_]{2,40}$/.test(name))
      problems.push({ line: 1, reason: `the name of the file is no slug: 2 to 40 of a-z, 0-9 and _` })
    for (const { line, path, text } of parsed.texts) {
      const other = places.get(text)
      if (other && other.name !== name && !/^(wishes|keepsakes)/.test(path)) {
        problems.push({ line, reason: `the same text is in ${other.place}` })
        problemsByName.get(other.name)?.push(`${other.place}: the same text is in ${file}:${line}`)
      }
      places.set(text, { name, place: `${file}:${line}` })
    }
    problems.sort((one, other) => one.line - other.line)
    problemsByName.set(
      name,
      problems.map(({ line, reason }) => `${file}:${line}: ${reason}`),
    )
  }
  const unknown = [...MECHANICS.keys()].filter((slug) => !problemsByName.has(slug))
  if (unknown.length > 0)
    problemsByName.set('mechanics', [`lambdas/species/mechanics.ts: there is no species ${unknown.join(', ')}`])
  return problemsByName
}

/** Prints the problems of one file, or of all. Returns the exit code. */
export function printSpeciesProblems(name?: string): number {
  const all = checkSpecies()
  const problems = name ? all.get(name) : [...all.values()].flat()
  if (!problems) console.error(`There is no species ${name}. Known: ${[...all.keys()].join(', ')}`)
  else if (problems.length > 0) console.log(problems.join('\n'))
  else console.log(name ? `The file of ${name} has no problems.` : `The files of all species have no problems.`)
  return problems?.length === 0 ? 0 : 1
}
