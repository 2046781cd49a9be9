/** Which steps of an answer a text prints. */
import type { NextStep } from '../next-steps'

export const [CARE, STATUS, VISIT] = ['/api/house/care', '/api/house/status', '/api/house/visit'] as const

export const VISIT_STEP = { action: 'visit', method: 'POST', endpoint: VISIT, description: '' } as const

interface Act {
  action?: unknown
  /** A step names a creature by its name where that is unique, else by its id. */
  creature?: unknown
  creature_id?: unknown
}

const whoseIs = ({ creature, creature_id }: Act): unknown => creature ?? creature_id

const actsOf = ({ body }: NextStep): readonly Act[] => (Array.isArray(body?.care) ? body.care : [])

/** A care call alone, where the visit that is offered does the same. */
const isInVisit = ({ endpoint, body }: NextStep, acts: readonly Act[]): boolean =>
  endpoint === CARE &&
  acts.some(
    (act) => act.action === body?.action && (whoseIs(act) === undefined || whoseIs(act) === whoseIs(body ?? {})),
  )

/** A look later, where the text says when to come back. A look at an egg is one to take now. */
const isLookLater = ({ endpoint, description }: NextStep): boolean =>
  endpoint?.split('?')[0] === STATUS && !description.includes('hatches')

/** Without care that the visit which is offered does too. */
export function withoutRepeats(steps: readonly NextStep[]): NextStep[] {
  const acts = steps.filter(({ endpoint }) => endpoint === VISIT).flatMap(actsOf)
  return steps.filter((one) => !isInVisit(one, acts))
}

/** For a text that says when to come back. */
export const withoutLater = (steps: readonly NextStep[]): NextStep[] => steps.filter((one) => !isLookLater(one))
