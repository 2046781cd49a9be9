/** A drawing that shows one word of the pen, for documents. */
import type { PenWord, Picture } from '../../domain/painting/pen-words'
import { builtInSpecies } from '../../domain/species/catalogue'
import { exemplarOf } from '../exemplar'
import type { PortraitSubject } from '../portrait-subject'

const MODEL = 'housecat'
/** Parts that the model does not have. */
const OTHER_MODELS: Readonly<Partial<Record<PenWord['label'], string>>> = {
  details: 'calico',
  'own wings': 'parrot',
  'own shell': 'snail',
}
/** A kind is shown as a designed species that it makes. */
const DESIGNED: PortraitSubject['species'] = {
  slug: 'any_design',
  name: 'any design',
  family: 'exotic',
  innate_traits: [],
}

export function wordSample(word: Pick<PenWord, 'label' | 'group'>): PortraitSubject {
  const species = word.group === 'kind' ? DESIGNED : builtInSpecies(OTHER_MODELS[word.label] ?? MODEL)!
  const picture: Picture = [word.group === 'part' ? `red ${word.label}` : word.label]
  return { species, stage: 'adult', path: null, mood: 'content', alive: true, id: exemplarOf(species), picture }
}
