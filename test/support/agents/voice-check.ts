/** Checks the lines of a species over whole lives: where each line is from, and whether its claims were true. */

import { bury } from '../../../lambdas/domain/afterlife/gravestone'
import { momentAt } from '../../../lambdas/domain/creature/clock'
import type { Creature } from '../../../lambdas/domain/creature/creature'
import { readBook } from '../../../lambdas/domain/voice/books/read-book'
import { CONDITIONS, type Condition, conditionsIn } from '../../../lambdas/domain/voice/conditions'
import { epitaph } from '../../../lambdas/domain/voice/epitaph'
import { lines as voiceLines } from '../../../lambdas/domain/voice/lines'
import { situationOf } from '../../../lambdas/domain/voice/situation'
import { sentence } from '../../../lambdas/domain/words'
import type { Line } from '../../../lambdas/species/book'
import type { Species } from '../../../lambdas/species/species'
import { hoursAfter, NOON } from '../creatures'
import { type CareStyle, type Kept, keep, newborn, type Shown } from './care-simulation'

/** Position of a line in a book, and the pattern of its texts. */
interface Spoken {
  slug: string
  way: string
  when: readonly Condition[]
  looks: RegExp
  /** Its short form, if it has one. */
  short?: RegExp
}

const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')

const fillable = (text: string): string => escaped(text).replace(/\{(\w+)\}/g, '.{1,120}?')

/** A filled line starts with a capital, even if it starts with a placeholder. A verb agrees with the item before it. */
const patternOf = (text: string): RegExp =>
  new RegExp(`^${fillable(text.replace(/\{item\} [a-z]+/g, '{item} {verb}'))}$`, 'is')

const spokenIn = (slug: string, part: unknown, way = ''): Spoken[] => {
  if (typeof part === 'string') return spokenIn(slug, [part], way)
  if (Array.isArray(part)) {
    return (part as readonly Line[]).flatMap((line) => {
      const text = typeof line === 'string' ? line : line.text
      return text
        ? [
            {
              slug,
              way,
              when: conditionsIn(line),
              looks: patternOf(text),
              ...(typeof line !== 'string' && line.short && { short: patternOf(line.short) }),
            },
          ]
        : []
    })
  }
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) => spokenIn(slug, value, way ? `${way}.${key}` : key))
}

const shelf = new Map<string, Spoken[]>()
/** With the lines of the family, which serve where no own one is fresh. */
const linesOf = ({ slug, family }: Species): Spoken[] => {
  const { lines, things } = readBook(slug)
  const known = shelf.get(slug) ?? [
    ...spokenIn(slug, lines),
    ...spokenIn(slug, { things }),
    ...spokenIn(`family-${family}`, readBook(`family-${family}`).lines),
  ]
  shelf.set(slug, known)
  return known
}

/** What is said where every fitting line was told lately; see plain.ts. */
const PLAIN =
  /^(You are Moth, [a-z -]+ old\b|Moth is [a-z -]+ old, and |You [a-z ]*\bMoth\b[a-z ]*\. That makes |You harmed Moth\b)/

const BOOKKEEPING = /\b(cost|costs|consistency|the effect|counts? for)\b/i

/** Words that state a fact, and the condition that must then hold. */
const CLAIMING: readonly { words: RegExp; of: readonly string[]; so(shown: Shown): boolean }[] = [
  { words: /\btrust grows\b|\btrusts you more\b/i, of: ['message'], so: (one) => trustMoved(one) > 0 },
  { words: /\btrust (?:was |is )?lost\b|\btrusts you less\b/i, of: ['message'], so: (one) => trustMoved(one) < 0 },
  {
    words: /\b(?:merry|merrily|overjoyed|bursts? with joy)\b/i,
    of: ['message', 'behavior'],
    so: (one) => healthOf(one) >= 25,
  },
  { words: /(?<!hear that )\ball is well\b/i, of: ['message', 'behavior', 'soul_prompt'], so: (one) => !one.emergency },
]
const trustMoved = ({ outcome }: Shown): number => (outcome ? outcome.after.trust - outcome.before.trust : 0)
const healthOf = ({ moment }: Shown): number => moment.creature.stats.health

export interface VoiceReport {
  /** Messages after effective care, and how many of them are specific to the species. */
  effective: number
  own: number
  messages: number
  bookkeeping: number
  repeats: string[]
  denied: string[]
  /** Number of different first words of its epitaphs. */
  openings: number
}

/** How varied the looks and souls are that a keeper sees at its visits, each counted once a visit. */
export interface Variety {
  looks: number
  souls: number
  /** Of the lines of acts. */
  messages: number
  /** Visits that show the same look or soul as the visit before. */
  repeated: string[]
  /** The maximum number of times that one text is shown within a day. */
  mostADay: number
}

export function varietyOf(species: Species, way: CareStyle, visits: number): Variety {
  const { shown } = keep(species, way, visits)
  const arrivals = shown.filter(({ kind }) => kind === 'look')
  const messages = shown.flatMap(({ texts }) => texts.message ?? [])
  const texts = (part: 'behavior' | 'soul_prompt') => arrivals.map((one) => one.texts[part] ?? '')
  const byDay = new Map<string, number>()
  for (const { moment, texts } of arrivals)
    for (const text of [texts.behavior, texts.soul_prompt]) {
      const key = `${Math.floor(moment.now / MS_PER_DAY)} ${text}`
      byDay.set(key, (byDay.get(key) ?? 0) + 1)
    }
  const repeatsIn = (all: readonly string[]) => all.filter((text, at) => at > 0 && text === all[at - 1])
  const [looks, souls] = [texts('behavior'), texts('soul_prompt')]
  return {
    looks: new Set(looks).size / looks.length,
    souls: new Set(souls).size / souls.length,
    messages: new Set(messages).size / messages.length,
    repeated: [...repeatsIn(looks), ...repeatsIn(souls)].map((text) => `${species.slug}: ${text}`),
    mostADay: Math.max(...byDay.values()),
  }
}

const MS_PER_DAY = 86_400_000

const stateOf = ({ kind, moment, mood, outcome }: Shown): string => {
  const { hunger, happiness, health, trust } = moment.creature.stats
  const figures = [hunger, happiness, health, trust].map((stat) => Math.round(stat)).join('/')
  return `${moment.creature.species.slug} ${kind} (${mood}, ${figures}${outcome?.timing ? `, ${outcome.timing}` : ''})`
}

const { INSTEAD, MEAL, ONLY_COMPANY, REMEDY, STILL_HUNGRY } = voiceLines()
const BESIDES = [ONLY_COMPANY, STILL_HUNGRY, ...[REMEDY, MEAL, INSTEAD].flatMap((words) => Object.values(words).flat())]
  .filter((words) => words !== null)
  .map((words) => new RegExp(fillable(sentence(words))))

/** The line that a text was made from; of several candidates, the one that claims least. */
const sourceOf = (lines: readonly Spoken[], text: string): Spoken | undefined => {
  const plain = BESIDES.reduce((rest, added) => rest.replace(added, '').trim(), text)
  return lines
    .filter(({ looks, short }) => [text, plain].some((shown) => looks.test(shown) || short?.test(shown)))
    .sort((a, b) => a.when.length - b.when.length)[0]
}

/** Position in its book of the line that a text was made from. */
export const wayOf = (species: Species, text: string): string | undefined => sourceOf(linesOf(species), text)?.way

function checkTexts(species: Species, shown: readonly Shown[], report: VoiceReport): void {
  const lines = linesOf(species)
  const last = new Map<string, string>()
  for (const one of shown) {
    const { texts, moment, outcome } = one
    const situation = {
      ...situationOf(moment),
      act: outcome
        ? { action: one.kind as never, item: one.item?.name ?? null, category: one.item?.category ?? null, outcome }
        : null,
    }
    for (const part of ['message', 'behavior', 'soul_prompt'] as const) {
      const text = texts[part]
      if (text === undefined) continue
      const source = sourceOf(lines, text)
      const untrue = source?.when.filter((condition) => !CONDITIONS[condition].holds(situation)) ?? []
      const claimed = CLAIMING.filter(({ words, of, so }) => of.includes(part) && words.test(text) && !so(one))
      const isPlain = PLAIN.test(text)
      if (isPlain) continue
      if (!source || untrue.length > 0 || claimed.length > 0) {
        const why = source ? `${source.way} claims ${untrue.join(', ')}` : 'of no book'
        report.denied.push(`${stateOf(one)}: ${why}: ${text}`)
      }
      if (part !== 'message') continue
      report.messages += 1
      if (outcome?.effectiveness === 'effective') {
        report.effective += 1
        if (source?.slug === species.slug) report.own += 1
      }
      if (BOOKKEEPING.test(text)) report.bookkeeping += 1
      const { id } = moment.creature
      if (last.get(id) === text) report.repeats.push(`${stateOf(one)}: ${text}`)
      last.set(id, text)
    }
  }
}

const STONES = 60

/** Neglected creatures of a species, each with its own epitaph. */
const openingsOf = (species: Species): number => {
  const stones = Array.from({ length: STONES }, (_, at_) => {
    const creature: Creature = newborn(species, `${species.slug}-stone-${at_}`, NOON)
    const burial = bury(momentAt(creature, NOON).creature, hoursAfter(NOON, 24 * 30))
    return burial ? epitaph(burial).split(/[.:]/)[0] : ''
  })
  return new Set(stones).size
}

export function listenTo(species: Species, ways: readonly CareStyle[], visits: number): VoiceReport {
  const report: VoiceReport = {
    effective: 0,
    own: 0,
    messages: 0,
    bookkeeping: 0,
    repeats: [],
    denied: [],
    openings: 0,
  }
  for (const way of ways) {
    const { shown }: Kept = keep(species, way, visits)
    checkTexts(species, shown, report)
  }
  return { ...report, openings: openingsOf(species) }
}
