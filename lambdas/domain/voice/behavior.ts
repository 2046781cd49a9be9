/** What the creature is doing right now, as a keeper looking in would see it. */
import type { HatchedStage } from '../creature/creature'
import { book } from './book'
import { type Circumstances, type Condition, conditionOf, emergencyOf, isWell } from './condition'
import { ago } from './duration'
import { type Look, onlooker, type Variants } from './pick'
import { type VoicedSpecies, voiceOf } from './subject'
import { called, clause, fill, passage } from './words'

export interface BehaviorInput extends Circumstances {
  name: string
  species: VoicedSpecies
  stage: HatchedStage
  hours_since_fed: number
  hours_without_care: number
  look: Look
  /** Which creature it is, usually its id. */
  seed: string
}

/** Below this it keeps its distance; from `DEEP_TRUST` on it seeks its keeper out. */
const LOW_TRUST = 25
const DEEP_TRUST = 75

/** What it is seen to do. */
const deedsOf = (condition: Condition, input: BehaviorInput): Variants => {
  const voice = voiceOf(input.species)
  if (condition === 'sleeping') return [voice.asleep]
  if (condition === 'critical' || condition === 'sick' || condition === 'hurt') return [voice.unwell]
  if (condition === 'unfed' || condition === 'hungry' || input.mood === 'hungry') return [voice.hungry]
  if (condition === 'dying') return [voice.lonely]
  if (condition === 'happy') return voice.happy
  if (condition === 'curious') return [voice.curious]
  return [...voice.content, ...voice.quirks]
}

const secondsOf = (condition: Condition, input: BehaviorInput): Variants => {
  const { stage, stats, closed } = input
  const { ASLEEP, ASLEEP_BUT, CLOSE, CLOSED, HABIT, SECOND, STAGE_COLOUR, WARY } = book().behavior
  if (condition === 'sleeping') {
    const emergency = emergencyOf(input)
    return emergency ? (closed ? CLOSED : ASLEEP_BUT[emergency]) : ASLEEP
  }
  if (!isWell(condition)) return closed ? CLOSED : SECOND[condition as keyof typeof SECOND]
  if (stats.trust < LOW_TRUST) return WARY[stage]
  return [...STAGE_COLOUR[stage], ...(stats.trust >= DEEP_TRUST ? CLOSE : []), ...(condition === 'happy' ? HABIT : [])]
}

export const behavior = (input: BehaviorInput): string => {
  const voice = voiceOf(input.species)
  const condition = conditionOf(input)
  const say = onlooker(`${input.seed}/${condition}`, input.look)
  const deeds = deedsOf(condition, input)
  const deed = say.lead(deeds, 'deed')
  const first = say.other(book().behavior.FIRST[condition], 'first')
  const second = (deeds.length > 1 ? say.rest : say.step)(secondsOf(condition, input), 'second')
  const slots = {
    name: called(input.name),
    does: clause(deed),
    lonely: clause(voice.lonely),
    bonded: clause(voice.bonded),
    quirk: clause(say.rest(voice.quirks, 'quirk')),
    fed: ago(input.hours_since_fed),
    alone: ago(input.hours_without_care),
  }
  return passage(fill(first, slots), fill(second, slots))
}
