/** What is usual about a figure, and what a species looks like: its colours and its figure. */
import type { Figure } from '../species/figure'

export const USUAL: Figure = {
  body: 'sitting',
  skull: 'round',
  muzzle: 'none',
  eyes: '#5a4632',
  slit: false,
  ears: 'none',
  earTint: 'body',
  tail: 'none',
  marking: 'plain',
  extras: [],
  size: 1,
  turned: false,
  shift: 0,
  girth: 1,
  headSize: 1,
  eyeSize: 1,
  eyesApart: 1,
  earSize: 1,
  tailSize: 1,
}

export interface Look {
  /** Body, belly and accent. */
  colours: readonly [string, string, string]
  figure: Figure
}
