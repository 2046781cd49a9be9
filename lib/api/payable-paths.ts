/** Where an agent can be asked to pay by itself: the paths with a 402 in the route table. */
import { ERRORS } from '../../lambdas/api/schemas/errors'
import { everyOperation } from '../../lambdas/api/routes/every-route'

export const PAYABLE_PATHS: readonly string[] = [
  ...new Set(
    everyOperation
      .filter(([, { errors = [] }]) => errors.some((code) => ERRORS[code].status === 402))
      .map(([, { path }]) => path),
  ),
]
