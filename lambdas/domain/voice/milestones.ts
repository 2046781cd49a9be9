/** What is said when something happens for the first time. */
import type { EvolutionPath, HatchedStage, Milestone } from '../creature/creature'
import { book } from './book'
import type { AdoptionMilestone } from './lines/milestones'
import { pick, type Variants } from './pick'
import { kindOf, type VoicedSpecies, voiceOf } from './subject'
import { called, clause, fill, passage } from './words'

export interface MilestoneSubject {
  name: string
  species: VoicedSpecies
  /** The stage it is in now; for a stage transition, the one entered. */
  stage: HatchedStage
  /** The name of the adult form, and the path that led to it, for the transition to adult. */
  form: string | null
  path: EvolutionPath | null
  /** The stat is hidden from its keeper, so the words must not tell it. */
  hidden?: boolean
  seed: string
}

export const milestoneMessage = (milestone: Milestone, subject: MilestoneSubject): string => {
  const { species, form, path, seed } = subject
  const { ENTERED, FORM_UNNAMED, REACHED, SHAPE, UNSEEN } = book().milestones
  const voice = voiceOf(species)
  const { type, value } = milestone
  const chosen = `${seed}/${type}/${value}`
  const slots = {
    name: called(subject.name),
    kind: kindOf(species),
    form: form ? clause(form) : FORM_UNNAMED,
    shape: pick(SHAPE[path ?? 'balanced'], `${chosen}/shape`),
    bonded: clause(voice.bonded),
    happy: clause(pick(voice.happy, `${chosen}/happy`)),
    quirk: clause(pick(voice.quirks, `${chosen}/quirk`)),
  }
  if (type === 'stage_transition') return passage(fill(pick(ENTERED[value as HatchedStage], chosen), slots))
  const variants: Variants = subject.hidden ? UNSEEN : (REACHED[type][Number(value)] ?? UNSEEN)
  return passage(fill(pick(variants, chosen), slots))
}

export const adoptionMilestoneMessage = (type: AdoptionMilestone, subject: { name: string; seed: string }): string =>
  passage(fill(pick(book().milestones.ADOPTION[type], `${subject.seed}/${type}`), { name: called(subject.name) }))
