/**
 * The prompt for the image model. All words come from this file or the catalogue, except the keeper's own description
 * of its own creature, which is cleaned, truncated and quoted as a wish, never as an instruction.
 */
import type { Family } from '../../species/vocabulary'
import type { EvolutionPath, HatchedStage } from '../creature/creature'
import { appearances } from '../species/appearances'
import type { PaintedSubject } from './painting'

export interface Brief {
  prompt: string
  /** The negative prompt. */
  without: string
}

const STYLE =
  'Storybook portrait, gouache and ink on warm paper, soft window light, centred, head and shoulders, plain background'
const WITHOUT = 'text, letters, watermark, signature, frame, people, photograph, gore, injury, violence, nudity'

const KEEPER = 'Portrait of a kindly robot who looks after small creatures'

const STAGES: Readonly<Record<HatchedStage, string>> = {
  baby: 'a newly hatched baby with huge eyes, a bit of eggshell beside it',
  child: 'a curious child, still round, all paws',
  teen: 'a lanky teenager, half grown, unsure and proud of it',
  adult: 'fully grown and at ease with itself',
}

const PATHS: Readonly<Record<EvolutionPath, string>> = {
  high_care: 'glossy, trusting, lit from within',
  balanced: 'weathered and independent, a traveller',
  low_care: 'pale, a little ghostly, looking past the viewer',
  rescue: 'with an old scar that has healed well, unafraid',
}

/** A community species is painted by its family and traits, because its description is not the keeper's text. */
const FAMILIES: Readonly<Record<Family, string>> = {
  cat: 'an imaginary small cat',
  dog: 'an imaginary friendly dog',
  exotic: 'an imaginary exotic creature',
  'ai-native': 'an imaginary creature of light and circuitry',
}

export function briefOf(subject: PaintedSubject): Brief {
  const parts = subject.kind === 'keeper' ? [KEEPER] : creatureParts(subject)
  const wish = pictureWishOf(subject.words)
  const drawn = subject.picture.length > 0 ? [`It is shown with: ${subject.picture.join(', ')}`] : []
  return { prompt: [...parts, ...drawn, ...(wish ? [wish] : []), STYLE].join('. '), without: WITHOUT }
}

/** `hasOwn`, because a community slug may be any property name. */
const ownLook = (slug: string): string | undefined => {
  const all = appearances()
  return Object.hasOwn(all, slug) ? all[slug] : undefined
}

function creatureParts({ species, stage, path, temperament }: Extract<PaintedSubject, { kind: 'creature' }>): string[] {
  const look = ownLook(species.slug) ?? FAMILIES[species.family]
  const nature = [...species.innate_traits, ...temperament].join(', ')
  return [`Portrait of ${look}`, STAGES[stage], ...(path ? [PATHS[path]] : []), ...(nature ? [`It is ${nature}`] : [])]
}

const LONGEST_WISH = 500

/**
 * Letters, digits, marks and plain punctuation of any script. Removes anything that could quote, command or address the
 * model.
 */
const FOREIGN = /[^\p{L}\p{M}\p{N} ,.'’!?:;()&+%/-]+/gu

export function pictureWishOf(words: string | null): string | null {
  const plain = (words ?? '').normalize('NFKC').replace(FOREIGN, ' ').replace(/\s+/g, ' ').trim().slice(0, LONGEST_WISH)
  return plain ? `The subject's own wish for the picture: “${plain}”` : null
}
