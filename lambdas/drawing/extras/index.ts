/** What a species has besides: wings, shells, beards, and the odd stolen sock. */
import { BODY_EXTRAS } from './body'
import { HEAD_EXTRAS } from './head'
import { OBJECTS } from './objects'

export type { Extra } from './extra'

export const EXTRAS = { ...HEAD_EXTRAS, ...BODY_EXTRAS, ...OBJECTS }
export type ExtraName = keyof typeof EXTRAS
