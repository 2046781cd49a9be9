/** Both releases as Lambda runs them, on a clock that can be moved. */
import type { APIGatewayProxyResult } from 'aws-lambda'
import type { Group } from '../../../lambdas/api/routes/routes'
import type { FunctionName } from '../../../lib/stack/bundle'
import { type Lambda, startLambda } from '../../support/services/lambda'
import type { AUDIT_FUNCTION, Release } from './build'

type Invoked = FunctionName | typeof AUDIT_FUNCTION

export interface Versions {
  /** Invokes the function of this release; rethrows its error. */
  invoke<Name extends Invoked>(
    release: Release,
    name: Name,
    event: object,
  ): Promise<Name extends Group ? APIGatewayProxyResult : Record<string, unknown>>
  /** Moves the clock of all processes forward. */
  advance(hours: number): void
  now(): number
  close(): void
}

export function runVersions(env: Record<string, string>): Versions {
  let clockOffset = 0
  const lambdas = new Map<string, Lambda>()
  return {
    invoke: ({ bundles }, name, event) => {
      const id = `${bundles} ${name}`
      const lambda = lambdas.get(id) ?? startLambda(bundles, name, env)
      lambdas.set(id, lambda)
      return lambda.invoke(event, { clockOffset }) as Promise<never>
    },
    advance(hours) {
      clockOffset += hours * 3_600_000
    },
    now: () => Date.now() + clockOffset,
    close() {
      for (const { end } of lambdas.values()) end()
    },
  }
}
