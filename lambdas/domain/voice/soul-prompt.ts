/** The soul prompt: a short second-person passage that lets an agent feel, for a moment, as its creature does. */
import type { EvolutionPath, HatchedStage } from '../creature/creature'
import { book } from './book'
import { type Circumstances, type Condition, conditionOf, emergencyOf, isWell } from './condition'
import type { Happening } from './lines/soul'
import { type Look, onlooker, type Speaker, speaker, type Turn, type Variants } from './pick'
import { kindOf, type VoicedSpecies, voiceOf } from './subject'
import { called, clause, fill, passage, sentence, spell, times, wordCount } from './words'

/** Long enough to feel; a brief one is read at every visit. */
export const SOUL_PROMPT_WORDS = { full: { min: 45, max: 92 }, brief: { min: 10, max: 48 } } as const

export interface SoulPromptInput extends Circumstances {
  name: string
  species: VoicedSpecies
  stage: HatchedStage
  path: EvolutionPath | null
  /** The name of the adult form, e.g. Hearthcat. */
  form: string | null
  /** Feedings on time in a row. */
  streak: number
  /** How often it has died and been called back. */
  deaths: number
  temperament: readonly string[]
  /** What has just been done, or left undone. */
  happened: Happening | null
  /** Who it is as well as how: for a first look, a change of mood, or once a day. */
  full: boolean
  seed: string
  look: Look
  /** For an answer to care: how often that kind has been given. */
  turn: Turn | null
}

/** A line of the prompt: its place in the list is its place in the text; the highest ranks go when words run out. */
interface Line {
  rank: number
  text: string | null
}

/** Keeps the most telling lines that fit, in their order. */
const withinWords = (lines: readonly Line[], max: number): string => {
  const kept = new Set<Line>()
  let words = 0
  for (const line of [...lines].sort((a, b) => a.rank - b.rank)) {
    const cost = line.text ? wordCount(line.text) : 0
    if (cost === 0 || words + cost > max) continue
    kept.add(line)
    words += cost
  }
  return passage(...lines.filter((line) => kept.has(line)).map((line) => line.text))
}

const trustLines = (trust: number): Variants => book().soul.TRUST.find(([below]) => trust < below)![1]

export const traitsOf = (species: VoicedSpecies, temperament: readonly string[]): string =>
  [...(species.innate_traits ?? []), ...temperament].map(clause).filter(Boolean).slice(-5).join(', ')

const slotsOf = (input: SoulPromptInput, say: Speaker) => {
  const { path, form, streak, deaths } = input
  const { GROWN, GROWN_UNNAMED } = book().soul
  const grown = path && form ? fill(say(GROWN[path], 'grown'), { form: clause(form) }) : GROWN_UNNAMED
  return {
    name: called(input.name),
    kind: kindOf(input.species),
    grown,
    traits: traitsOf(input.species, input.temperament),
    streak: spell(streak),
    times: times(deaths),
  }
}

/** Its past, as far as it is any comfort or weight now. */
const pastLines = ({ stage, path, deaths, streak }: SoulPromptInput, condition: Condition): Variants | null => {
  const { RAISED, RETURNED, STREAKS } = book().soul
  if (deaths > 0) return RETURNED
  if (!isWell(condition)) return null
  return STREAKS.find(([from]) => streak >= from)?.[1] ?? (path && stage === 'adult' ? RAISED[path] : null)
}

export const soulPrompt = (input: SoulPromptInput): string => {
  const { CHARACTER, CLOSING, FEELING, HAPPENED, HOPE, IDENTITY, IN_DANGER } = book().soul
  const condition = conditionOf(input)
  const emergency = emergencyOf(input)
  // The species is part of the seed so that community species, which share a voice, still differ.
  const seed = `${input.seed}/${input.species.slug}`
  const say = onlooker(seed, input.look)
  const happened = input.happened && HAPPENED[input.happened]
  const lines = {
    happened: happened && (input.turn === null ? say.lead : speaker(seed, input.turn))(happened, `${input.happened}`),
    feeling: say.lead(FEELING[condition], 'feeling'),
    danger: condition === 'sleeping' && emergency ? say.rest(IN_DANGER[emergency], 'danger') : null,
    hope: say.other(HOPE[emergency ?? condition], 'hope'),
    trust: emergency ? null : say.rest(trustLines(input.stats.trust), 'trust'),
  }
  const slots = slotsOf(input, say.rest)
  const said = (line: string | null) => line && sentence(fill(line, slots))
  if (!input.full) return brief(input, lines, said)

  const past = pastLines(input, condition)
  return withinWords(
    [
      { rank: 0, text: said(say.rest(IDENTITY[input.stage], 'identity')) },
      { rank: 1, text: sentence(voiceOf(input.species).manner) },
      { rank: 7, text: slots.traits && said(say.rest(CHARACTER, 'character')) },
      { rank: 3, text: said(lines.happened) },
      { rank: 2, text: said(lines.feeling) },
      { rank: 2, text: said(lines.danger) },
      { rank: 5, text: said(lines.trust) },
      { rank: 6, text: past && said(say.rest(past, 'past')) },
      { rank: 4, text: said(lines.hope) },
      { rank: 8, text: said(say.rest(CLOSING, 'closing')) },
    ],
    SOUL_PROMPT_WORDS.full.max,
  )
}

/** A sentence or two: what was done and how it is now, or how it is and what it hopes for. */
const brief = (
  { turn }: SoulPromptInput,
  lines: Readonly<Record<'happened' | 'feeling' | 'danger' | 'hope', string | null>>,
  said: (line: string | null) => string | null,
): string =>
  passage(
    said('You are {name}'),
    said(lines.happened ?? lines.feeling),
    said(lines.danger),
    said(turn === null ? lines.hope : lines.feeling),
  )
