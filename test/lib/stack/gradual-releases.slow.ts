/** With gradual releases nothing reaches a function but by its alias, and a bad one is taken back by alarms. */
import type { Template } from 'aws-cdk-lib/assertions'
import { FUNCTIONS } from '../../../lib/stack/bundle'
import { functionId, LIVE } from '../../../lib/stack/house-function'
import { ofType, type Properties, reference, synthesize } from '../../support/services/stack'

let plain: Template
let gradual: Template
beforeAll(() => {
  plain = synthesize({ projectorConcurrency: 20 })
  gradual = synthesize({ projectorConcurrency: 20, releaseMinutes: 10 })
}, 120_000)

const aliasOf = (name: string) => `${functionId(name)}Live`
const IDS = FUNCTIONS.map(functionId)

/** Which functions something leads to: by themselves, or by the names of their aliases. */
const leadsTo = (value: unknown) => {
  const text = JSON.stringify(value)
  const found = (ids: string[]) => ids.filter((id) => text.includes(`"${id}"`))
  return { themselves: found(IDS), byName: found(FUNCTIONS.map(aliasOf)) }
}

/** Whatever makes a function run, or says how it is run. */
const CALLERS = {
  'AWS::ApiGateway::RestApi': ({ Body }: Properties) => Body,
  'AWS::Lambda::EventSourceMapping': ({ FunctionName }: Properties) => FunctionName,
  'AWS::Events::Rule': ({ Targets }: Properties) => Targets,
  'AWS::Lambda::Permission': ({ FunctionName }: Properties) => FunctionName,
}

it.each(Object.entries(CALLERS))('%s leads to aliases, and to no function itself', (type, place) => {
  const all = ofType(gradual, type).map(([, properties]) => leadsTo(place(properties)))
  expect(all.flatMap(({ themselves }) => themselves)).toEqual([])
  expect(all.some(({ byName }) => byName.length > 0)).toBe(true)
  const before = ofType(plain, type).map(([, properties]) => leadsTo(place(properties)))
  expect(before.flatMap(({ byName }) => byName)).toEqual([])
  expect(all.flatMap(({ byName }) => byName).toSorted()).toEqual(
    before.flatMap(({ themselves }) => themselves.map((id) => `${id}Live`)).toSorted(),
  )
})

it('says for the alias, too, that a run which failed is not repeated', () => {
  const configs = (one: Template) => ofType(one, 'AWS::Lambda::EventInvokeConfig').map(([, { Qualifier }]) => Qualifier)
  expect(configs(plain).every((qualifier) => qualifier === '$LATEST')).toBe(true)
  for (const qualifier of configs(gradual)) expect(JSON.stringify(qualifier)).toContain('Live')
})

it('moves feeds to the alias without making them anew: they would begin at the end of the stream', () => {
  const feeds = (one: Template) => ofType(one, 'AWS::Lambda::EventSourceMapping').map(([id]) => id)
  expect(feeds(gradual)).toEqual(feeds(plain))
  const differing = feeds(plain).map((id) => {
    const [before, after] = [plain, gradual].map((one) => one.toJSON().Resources[id].Properties as Properties)
    return Object.keys(after ?? {}).filter((key) => JSON.stringify(before?.[key]) !== JSON.stringify(after?.[key]))
  })
  expect(new Set(differing.flat())).toEqual(new Set(['FunctionName']))
})

it('keeps instances for the function, whichever version runs: an alias cannot have its own', () => {
  expect(gradual.toJSON().Resources.ProjectorFunction.Properties.ReservedConcurrentExecutions).toBe(20)
})

it.each(FUNCTIONS)('a release of %s goes to a tenth first, and back when its errors or the budget ring', (name) => {
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
  expect(watched[0]).toMatch(new RegExp(`^Alarms${functionId(name)}Errors`))
  expect(watched[1]).toMatch(/^AlarmsErrorBudgetFastShort/)
})

it('lets the gateway serve a document only when it may call all that the document leads to', () => {
  const [[, deployment] = []] = Object.entries(gradual.findResources('AWS::ApiGateway::Deployment'))
  const permissions = ofType(gradual, 'AWS::Lambda::Permission').filter(
    ([, { Principal }]) => Principal === 'apigateway.amazonaws.com',
  )
  expect(permissions.length).toBeGreaterThan(5)
  expect(deployment?.DependsOn).toEqual(expect.arrayContaining(permissions.map(([id]) => id)))
})

it('knows a changed key of the door everywhere, by its aliases, before anybody comes with it', () => {
  const [[, distribution] = []] = Object.entries(gradual.findResources('AWS::CloudFront::Distribution'))
  expect(distribution?.DependsOn).toEqual(expect.arrayContaining(['authorizer', 'house', 'pages'].map(aliasOf)))
})

it('is off unless minutes are set, and keeps within what a stack may have', () => {
  plain.resourceCountIs('AWS::Lambda::Alias', 0)
  plain.resourceCountIs('AWS::CodeDeploy::DeploymentGroup', 0)
  expect(Object.keys(gradual.toJSON().Resources).length).toBeLessThan(400)
})
