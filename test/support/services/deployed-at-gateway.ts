/**
 * The template with `cdn=false` at work: each bundle in a process of its own with the environment of the template,
 * behind API Gateway's stage and the permissions of its role, on the table of a local host that has the same stage.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GROUPS } from '../../../lambdas/api/routes/routes'
import { SETTINGS } from '../../../lambdas/config'
import { answer, type Gateway } from '../../../lib/local/gateway/gateway'
import { bundle, type FunctionName } from '../../../lib/stack/bundle'
import { functionId } from '../../../lib/stack/house-function'
import { listen, type Received, type Sent, send } from '../http'
import { openTestHouse, type TestHouse } from '../test-house'
import { endLambdas, type Lambda, startAwsRecorder, startLambda } from './lambda'
import { grantsOf, idOf, reference, synthesize } from './stack'
import { startStripeStub } from './stripe'

const HOST = 'abcde12345.execute-api.eu-central-1.amazonaws.com'

export interface DeployedHouse {
  /** The local host on the same table. */
  house: TestHouse
  stripe: Awaited<ReturnType<typeof startStripeStub>>
  base: string
  /** Calls the path of a whole address, at API Gateway. */
  call(method: string, url: string, sent?: Sent): Promise<Received>
  invoke(name: FunctionName, event: object): Promise<unknown>
  /** Calls to AWS that a role does not allow. */
  denied: string[]
  close(): Promise<void>
}

export async function deployAtGateway(rateLimits: Record<string, number>): Promise<DeployedHouse> {
  const outdir = mkdtempSync(join(tmpdir(), 'at-gateway-'))
  await bundle({ outdir })
  const template = synthesize({ cdn: 'false', rateLimits: JSON.stringify(rateLimits) })
  const house = await openTestHouse({ stage: 'prod', projecting: true, rateLimits })
  const stripe = await startStripeStub()
  const allowed = grantsOf(template)
  const denied: string[] = []
  const may: typeof allowed = (name, action, partition) => {
    const isAllowed = allowed(name, action, partition)
    if (!isAllowed) denied.push(`${name}: ${action} on ${partition}`)
    return isAllowed
  }
  const stripeKey = idOf(template, 'AWS::SecretsManager::Secret', 'PaymentsStripeKey')
  const secrets = { [stripeKey]: 'sk_test_of_the_house' }
  const endpoint = house.context.config.dynamodbEndpoint as string
  const aws = await startAwsRecorder(endpoint, { may, secrets })

  /** Every reference is to the table, or to something that only its name stands for. */
  const textOf = (value: unknown): string => {
    if (typeof value === 'string') return value
    const id = reference(value)
    return id.startsWith('Table') ? house.context.config.table : id || 'a text of the template'
  }
  const environmentOf = (name: FunctionName): Record<string, string> => {
    const { Environment } = template.findResources('AWS::Lambda::Function')[functionId(name)]?.Properties ?? {}
    const variables = Object.entries((Environment?.Variables ?? {}) as Record<string, unknown>)
    return {
      ...Object.fromEntries(variables.map(([variable, value]) => [variable, textOf(value)])),
      AWS_ENDPOINT_URL: aws.urlFor(name),
      [SETTINGS.stripeApiBase]: stripe.url,
    }
  }
  const running = new Map<FunctionName, Lambda>()
  const invoke = (name: FunctionName, event: object): Promise<unknown> => {
    const known = running.get(name) ?? startLambda(outdir, name, environmentOf(name), { seconds: 29 })
    running.set(name, known)
    return known.invoke(event, { frozenAt: house.clock.now() })
  }
  const gateway: Gateway = {
    groups: Object.fromEntries(
      GROUPS.map((group) => [group, (event: object) => invoke(group, event)]),
    ) as unknown as Gateway['groups'],
    authorize: ((event: object) => invoke('authorizer', event)) as Gateway['authorize'],
    throttle: { admits: () => true },
    cloudFront: null,
    stage: 'prod',
    isPublic: true,
    newRequestId: house.context.newId,
    failed: (error) => {
      throw error
    },
  }
  const server = createServer((request, response) => void answer(gateway, request, response))
  const address = await listen(server)
  return {
    house,
    stripe,
    base: `https://${HOST}/prod`,
    call: (method, url, sent = {}) => {
      const { pathname, search } = new URL(url)
      return send(address, method, `${pathname}${search}`, { ...sent, headers: { host: HOST, ...sent.headers } })
    },
    invoke,
    denied,
    async close() {
      endLambdas()
      aws.close()
      server.close()
      stripe.close()
      await house.close()
      rmSync(outdir, { recursive: true, force: true })
    },
  }
}
