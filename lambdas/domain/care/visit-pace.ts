/**
 * How often a plan asks its keeper to visit. Separate from needs.ts, so that the routes do not bundle the rules.
 */

/** `usual`: as responses advise. `fewest`: as rarely as keeps all meals safely on time. */
export const VISIT_PACES = ['usual', 'fewest'] as const
export type VisitPace = (typeof VISIT_PACES)[number]
