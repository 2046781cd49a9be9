/** The paths at which an agent can be asked to pay: those with a 402 in the route table. */
import { everyOperation } from '../../../lambdas/api/routes/every-route'
import { ERRORS } from '../../../lambdas/api/schemas/errors'

export const PAYABLE_PATHS: readonly string[] = [
  ...new Set(
    everyOperation
      .filter(([, { errors = [] }]) => errors.some((code) => ERRORS[code].status === 402))
      .map(([, { path }]) => path),
  ),
]
