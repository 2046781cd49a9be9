/**
 * Every setting can be deployed: each alone, and every compatible pair, passes cdk-nag and the CloudFormation
 * validator. Settings and examples are read from the settings table, so new ones are included.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CfnTopic } from 'aws-cdk-lib/aws-sns'
import { App, CfnResource, CloudFormationValidatePlugin, type Stack, Validations } from 'aws-cdk-lib/core'
import { context } from '../../../cdk.json'
import { TOOL_GROUPS } from '../../../lambdas/api/routes/tools'
import { addValidatedStacks } from '../../../lib/stack/house-app'
import { functionId } from '../../../lib/stack/house-function'
import { EXAMPLES, readStackConfig, type StackConfig } from '../../../lib/stack/settings'
import { bundles } from '../../support/services/stack'

/** The first test loads the validator's schemas, which takes more than half a minute on a busy machine. */
type Settings = Readonly<Partial<Record<keyof StackConfig, string>>>

const read = (settings: Settings): StackConfig => readStackConfig((name) => settings[name as keyof StackConfig])
const defaults = read({})
const SWITCHES = Object.keys(EXAMPLES) as (keyof StackConfig)[]

/** The CDK's default; other tests omit it to save time. */
const validator = new CloudFormationValidatePlugin()

function buildApp(settings: Settings): App {
  const app = new App({ context })
  // Not the edge's region, so that edge resources get a separate stack.
  addValidatedStacks(app, read(settings), bundles, 'eu-central-1')
  return app
}

function buildValidatedApp(settings: Settings): App {
  const app = buildApp(settings)
  Validations.of(app).addPlugins(validator)
  return app
}

/** Resources with their property names, without values. */
const shapeOf = (settings: Settings): string =>
  JSON.stringify(
    buildApp(settings)
      .synth()
      .stacks.map(({ template }) => template),
    (_, value) => (typeof value === 'object' ? value : typeof value),
  )

function isAccepted(settings: Settings): boolean {
  try {
    read(settings)
    return true
  } catch {
    return false
  }
}

const given = (names: readonly (keyof StackConfig)[]): Settings =>
  Object.fromEntries(names.map((name) => [name, EXAMPLES[name]]))

/** Settings that are never accepted alone: every valid setting is accepted together with up to three of them. */
const REQUIRED = SWITCHES.filter((name) => !isAccepted(given([name])))
const COMBINATIONS = choose(REQUIRED, 3)

function choose<T>(from: readonly T[], most: number): T[][] {
  if (most === 0) return [[]]
  const fewer = choose(from, most - 1)
  const whole = fewer.filter(({ length }) => length === most - 1)
  return [
    ...fewer,
    ...whole.flatMap((some) => from.slice(from.indexOf(some.at(-1) as T) + 1).map((one) => [...some, one])),
  ]
}

const withRequired = (...names: (keyof StackConfig)[]): Settings | undefined =>
  COMBINATIONS.map((others) => given([...names, ...others])).find(isAccepted)

/** Few deployments that together contain every compatible pair of settings. */
function everyPair(): Settings[] {
  const deployments: Settings[] = []
  let left = SWITCHES.flatMap((one, at) => SWITCHES.slice(at + 1).map((two) => withRequired(one, two))).filter(
    (pair) => pair !== undefined,
  )
  while (left.length > 0) {
    let together: Settings = {}
    for (const pair of left) if (isAccepted({ ...together, ...pair })) together = { ...together, ...pair }
    deployments.push(together)
    left = left.filter((pair) => !Object.keys(pair).every((name) => name in together))
  }
  return deployments
}

const SINGLES = SWITCHES.map((name): [string, Settings] => [name, withRequired(name) ?? {}])

it.each(SINGLES)('%s can have a value other than the default', (name, settings) => {
  expect({ [name]: { ...read(settings) }[name] }).not.toEqual({ [name]: { ...defaults }[name] })
})

const cache = new Map<string, string>()
function templates(settings: Settings): string {
  const key = JSON.stringify(Object.entries(settings).toSorted())
  const known =
    cache.get(key) ??
    JSON.stringify(
      buildApp(settings)
        .synth()
        .stacks.map(({ template }) => template),
    )
  cache.set(key, known)
  return known
}

/** Adds as many compatible settings as possible: some settings only refine what another enables. */
function withCompatible(settings: Settings): Settings {
  const many: Record<string, string> = { ...settings }
  for (const others of SWITCHES.map((name) => withRequired(name) ?? {})) {
    // Do not turn off what other settings depend on.
    const hasFlag = Object.values(others).some((value) => /^(true|false)$/.test(value))
    if (!hasFlag && isAccepted({ ...others, ...many })) Object.assign(many, { ...others, ...many })
  }
  return many
}

/** Without this setting or, if others require it, with another value of the same form. */
const without = (name: keyof StackConfig, settings: Settings): Settings => {
  const { [name]: value = '', ...rest } = settings
  if (isAccepted(rest)) return rest
  return { ...rest, [name]: value.replace(/[a-z\d](?=[^a-z\d]*$)/i, another) }
}

/** Leaves out a setting that needs exactly this value of the named one. */
const withoutDependent = (name: keyof StackConfig, settings: Settings): Settings => {
  const omitting = (one: keyof StackConfig): Settings => ({ ...settings, [one]: undefined })
  if (isAccepted(without(name, settings))) return settings
  const dependent = SWITCHES.find((one) => one !== name && isAccepted(without(name, omitting(one))))
  return dependent ? omitting(dependent) : settings
}

/** Of the same type: a number stays a number. */
const another = (last: string): string => {
  const [one, two] = /\d/.test(last) ? ['5', '6'] : ['e', 'f']
  return String(last === one ? two : one)
}

it.each(SINGLES)('%s has an effect on the template', (name, settings) => {
  const many = withoutDependent(name as keyof StackConfig, withCompatible(settings))
  const other = without(name as keyof StackConfig, many)
  expect(isAccepted(other)).toBe(true)
  expect(templates(many) === templates(other)).toBe(false)
})

interface Resource {
  Type: string
  Properties: Readonly<Record<string, never>> & {
    AlarmActions?: unknown
    AlarmDescription?: string
    Environment?: { Variables?: object }
  }
}

const resourcesOf = (settings: Settings): [string, Resource][] =>
  JSON.parse(templates(settings)).flatMap(({ Resources }: { Resources: object }) => Object.entries(Resources))

/** With as many other settings as possible. */
const STACKS = SINGLES.map(([name, settings]): [string, Settings] => [name, withCompatible(settings)])
const RUNBOOK_ENTRIES = [...readFileSync(join(__dirname, '../../../docs/runbook.md'), 'utf8').matchAll(/^## (\S+)$/gm)]

it.each(STACKS)('a stack with %s has a runbook entry for each alarm that notifies', (_, settings) => {
  const ringing = resourcesOf(settings).filter(
    ([, { Type, Properties }]) => /^AWS::CloudWatch::(Composite)?Alarm$/.test(Type) && Properties.AlarmActions,
  )
  expect(ringing.length).toBeGreaterThan(0)
  const known = RUNBOOK_ENTRIES.map(([, entry]) => `docs/runbook.md#${entry}`)
  const unknown = ringing.filter(
    ([, { Properties }]) => !known.some((entry) => Properties.AlarmDescription?.endsWith(entry)),
  )
  expect(unknown.map(([id]) => id)).toEqual([])
})

it.each(STACKS)("a stack with %s gives mcp the settings of its tools' functions", (_, settings) => {
  const functions = new Map(resourcesOf(settings))
  const settingsOf = (name: string) =>
    Object.keys(functions.get(functionId(name))?.Properties.Environment?.Variables ?? {})
  const missing = TOOL_GROUPS.flatMap(settingsOf).filter((setting) => !settingsOf('mcp').includes(setting))
  expect(missing).toEqual([])
})

/** The validator takes seconds, so it runs once per shape. The deployments below cover other values. */
const validatedShapes = new Set<string>()
it.each(SINGLES)('deploys with %s: %j', (_, settings) => {
  const shape = shapeOf(settings)
  if (!validatedShapes.has(shape)) buildValidatedApp(settings).synth()
  validatedShapes.add(shape)
})

it.each(everyPair())('deploys with all of %j', (settings) => {
  buildValidatedApp(settings).synth()
})

it.each([
  ['cdk-nag', 'AwsSolutions-SNS3', (stack: Stack) => new CfnTopic(stack, 'Open')],
  [
    'the CloudFormation validator',
    'DelaySeconds',
    (stack: Stack) =>
      new CfnResource(stack, 'Wrong', { type: 'AWS::SQS::Queue', properties: { DelaySeconds: 'soon' } }),
  ],
])('a faulty stack is stopped by %s', (_, fault, add) => {
  const app = buildValidatedApp({})
  add(app.node.findChild(defaults.stackName) as Stack)
  expect(() => app.synth()).toThrow(fault)
})
