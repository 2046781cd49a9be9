/** How often a keeper is asked to come, and how much a visit takes. Apart from the agenda, so that routes bundle no rules. */

/** `usual`: as responses advise. `fewest`: as rarely as keeps all meals safely on time. */
export const VISIT_PACES = ['usual', 'fewest'] as const
export type VisitPace = (typeof VISIT_PACES)[number]

/** Acts in one call of a visit, and in a round of the agenda. */
export const MOST_ACTS = 6
