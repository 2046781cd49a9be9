/** What a species has besides: wings, shells, beards, and the odd stolen sock. */
import type { ExtraName } from '../../../species/figure'
import { BODY_EXTRAS } from './body'
import type { Extra } from './extra'
import { HEAD_EXTRAS } from './head'
import { OBJECTS } from './objects'

export type { Extra }

export const EXTRAS = { ...HEAD_EXTRAS, ...BODY_EXTRAS, ...OBJECTS } satisfies Readonly<Record<ExtraName, Extra>>
