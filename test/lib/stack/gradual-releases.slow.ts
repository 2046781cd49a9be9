/** With gradual releases, functions are invoked only by their alias, and alarms roll back a bad release. */
import type { Template } from 'aws-cdk-lib/assertions'
import { FUNCTIONS } from '../../../lib/stack/bundle'
import { functionId, LIVE } from '../../../lib/stack/house-function'
import { ofType, type Properties, reference, synthesize } from '../../support/services/stack'

let plain: Template
let gradual: Template
beforeAll(() => {
  plain = synthesize({ projectorConcurrency: 20 })
  gradual = synthesize({ projectorConcurrency: 20, releaseMinutes: 10 })
})

const aliasOf = (name: string) => `${functionId(name)}Live`
const IDS = FUNCTIONS.map(functionId)

/** Functions that a value refers to, directly or by alias. */
const leadsTo = (value: unknown) => {
  const text = JSON.stringify(value)
  const found = (ids: string[]) => ids.filter((id) => text.includes(`"${id}"`))
  return { themselves: found(IDS), byName: found(FUNCTIONS.map(aliasOf)) }
}

/** Everything that invokes a function, or configures its invocation. */
const CALLERS = {
  'AWS::ApiGateway::RestApi': ({ Body }: Properties) => Body,
  'AWS::Lambda::EventSourceMapping': ({ FunctionName }: Properties) => FunctionName,
  'AWS::Events::Rule': ({ Targets }: Properties) => Targets,
  'AWS::Lambda::Permission': ({ FunctionName }: Properties) => FunctionName,
}

it.each(Object.entries(CALLERS))('%s refers to aliases, and to no function directly', (type, place) => {
  const all = ofType(gradual, type).map(([, properties]) => leadsTo(place(properties)))
  expect(all.flatMap(({ themselves }) => themselves)).toEqual([])
  expect(all.some(({ byName }) => byName.length > 0)).toBe(true)
  const before = ofType(plain, type).map(([, properties]) => leadsTo(place(properties)))
  expect(before.flatMap(({ byName }) => byName)).toEqual([])
  expect(all.flatMap(({ byName }) => byName).toSorted()).toEqual(
    before.flatMap(({ themselves }) => themselves.map((id) => `${id}Live`)).toSorted(),
  )
})

it('disables retries of failed runs for the alias, too', () => {
  const configs = (one: Template) => ofType(one, 'AWS::Lambda::EventInvokeConfig').map(([, { Qualifier }]) => Qualifier)
  expect(configs(plain).every((qualifier) => qualifier === '$LATEST')).toBe(true)
  for (const qualifier of configs(gradual)) expect(JSON.stringify(qualifier)).toContain('Live')
})

it('moves event sources to the alias without recreating them, which would skip records of the stream', () => {
  const feeds = (one: Template) => ofType(one, 'AWS::Lambda::EventSourceMapping').map(([id]) => id)
  expect(feeds(gradual)).toEqual(feeds(plain))
  const differing = feeds(plain).map((id) => {
    const [before, after] = [plain, gradual].map((one) => one.toJSON().Resources[id].Properties as Properties)
    return Object.keys(after ?? {}).filter((key) => JSON.stringify(before?.[key]) !== JSON.stringify(after?.[key]))
  })
  expect(new Set(differing.flat())).toEqual(new Set(['FunctionName']))
})

it('keeps reserved instances on the function, because an alias cannot have its own', () => {
  expect(gradual.toJSON().Resources.ProjectorFunction.Properties.ReservedConcurrentExecutions).toBe(20)
})

it.each(FUNCTIONS)(
  'a release of %s shifts a tenth first, and rolls back if its error or budget alarm fires',
  (name) => {
    const resources = gradual.toJSON().Resources
    const alias = resources[aliasOf(name)]
    expect(alias.Properties).toMatchObject({ Name: LIVE, FunctionName: { Ref: functionId(name) } })
    expect(resources[reference(alias.Properties.FunctionVersion)].Type).toBe('AWS::Lambda::Version')
    const { DeploymentGroupName } = alias.UpdatePolicy.CodeDeployLambdaAliasUpdate
    const group = resources[reference(DeploymentGroupName)].Properties
    expect(group).toMatchObject({
      DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent10Minutes',
      AutoRollbackConfiguration: { Enabled: true, Events: expect.arrayContaining(['DEPLOYMENT_STOP_ON_ALARM']) },
      AlarmConfiguration: { Enabled: true },
    })
    const watched = (group.AlarmConfiguration.Alarms as { Name: unknown }[]).map(({ Name }) => reference(Name))
    expect(watched.at(-1)).toMatch(/^AlarmsErrorBudgetFastShort/)
    const errors = Object.keys(resources).filter((id) => id.startsWith(`Alarms${functionId(name)}Errors`))
    expect(watched.slice(0, -1)).toEqual(errors)
  },
)

it('deploys the API document only after the gateway has permission for all its functions', () => {
  const [[, deployment] = []] = Object.entries(gradual.findResources('AWS::ApiGateway::Deployment'))
  const permissions = ofType(gradual, 'AWS::Lambda::Permission').filter(
    ([, { Principal }]) => Principal === 'apigateway.amazonaws.com',
  )
  expect(permissions.length).toBeGreaterThan(5)
  expect(deployment?.DependsOn).toEqual(expect.arrayContaining(permissions.map(([id]) => id)))
})

it('updates a rotated proxy key in all aliases before CloudFront sends it', () => {
  const [[, distribution] = []] = Object.entries(gradual.findResources('AWS::CloudFront::Distribution'))
  expect(distribution?.DependsOn).toEqual(expect.arrayContaining(['authorizer', 'house', 'pages'].map(aliasOf)))
})

it('is off unless minutes are set, and stays within the limits of a stack', () => {
  plain.resourceCountIs('AWS::Lambda::Alias', 0)
  plain.resourceCountIs('AWS::CodeDeploy::DeploymentGroup', 0)
  expect(Object.keys(gradual.toJSON().Resources).length).toBeLessThan(400)
})
