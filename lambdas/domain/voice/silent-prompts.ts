/** Soul prompts for those who cannot speak: one not yet hatched, and one that has died. */
import type { CareAction, Cause, HatchedStage } from '../creature/creature'
import { book } from './book'
import { pick, type Variants } from './pick'
import { traitsOf } from './soul-prompt'
import { kindOf, type VoicedSpecies, voiceOf } from './subject'
import { called, fill, passage, sentence, times } from './words'

export interface EggPromptInput {
  name: string
  species: VoicedSpecies
  temperament: readonly string[]
  seed: string
}

/** For the adoption: the creature before its first look at anyone. */
export const eggPrompt = (input: EggPromptInput): string => {
  const { species } = input
  const { EGG_DARK, EGG_HOPE, EGG_LATER, EGG_OPENING, EGG_WAITING } = book().silent
  const seed = `${input.seed}/${species.slug}`
  const traits = traitsOf(species, input.temperament)
  const slots = { name: called(input.name), kind: kindOf(species), manner: sentence(voiceOf(species).manner) }
  const say = (variants: Variants, part: string) => fill(pick(variants, `${seed}/${part}`), slots)
  return passage(
    say(EGG_OPENING, 'egg'),
    say(EGG_DARK, 'dark'),
    say(EGG_WAITING, 'waiting'),
    say(EGG_LATER, 'later'),
    traits && `Already decided, who knows by whom: ${traits}`,
    say(EGG_HOPE, 'hope'),
  )
}

export interface MemorialPromptInput {
  name: string
  species: VoicedSpecies
  stage: HatchedStage
  cause: Cause
  /** The care that killed it, if care did. */
  killed_by: CareAction | null
  /** Returns before this death. */
  deaths: number
  /** Whether the way back is still open. */
  can_return: boolean
  seed: string
}

/** For a dead creature: there is nobody left to play, so the agent is asked only to remember. */
export const memorialPrompt = (input: MemorialPromptInput): string => {
  const { species, deaths } = input
  const { GONE, GONE_BEFORE, GONE_BY_CARE, GONE_OF, NO_WAY_BACK, STILLNESS } = book().silent
  const seed = `${input.seed}/${species.slug}`
  const slots = {
    name: called(input.name),
    kind: kindOf(species),
    times: times(deaths),
  }
  const say = (variants: Variants, part: string) => fill(pick(variants, `${seed}/${part}`), slots)
  return passage(
    say(GONE[input.stage], 'gone'),
    say(input.killed_by ? GONE_BY_CARE : GONE_OF[input.cause], 'cause'),
    deaths > 0 && say(GONE_BEFORE, 'before'),
    say(STILLNESS, 'stillness'),
    !input.can_return && say(NO_WAY_BACK, 'back'),
  )
}
