/**
 * The words of drawings, in pen-vocabulary.json: by group and slot each word, and one line about it. Words in one slot
 * cannot be shown together. The bundler replaces this module: Lambdas read JSON.
 */
import vocabulary from './pen-vocabulary.json'

export type PenVocabulary = typeof vocabulary

export const penVocabulary = (): PenVocabulary => vocabulary
