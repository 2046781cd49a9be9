/** Synthesizes the stack without bundling, which is slow: the template does not depend on the code. */
import { rmSync } from 'node:fs'
import { Template } from 'aws-cdk-lib/assertions'
import { App } from 'aws-cdk-lib/core'
import { context } from '../../../cdk.json'
import { functionId } from '../../../lib/stack/house-function'
import { HouseStack } from '../../../lib/stack/house-stack'
import { readStackConfig } from '../../../lib/stack/settings'
import { writeStubBundles } from '../../../lib/stack/stub-bundles'

export type Properties = Record<string, unknown>

export const bundles = writeStubBundles()
afterAll(() => rmSync(bundles, { recursive: true, force: true }))

/** Everything on that a setting can turn off. */
export const synthesize = (settings: Record<string, unknown> = {}): Template =>
  Template.fromStack(buildStack({ ...(settings.cdn !== 'false' && { dailyPictures: 100 }), ...settings }))

export function buildStack(settings: Record<string, unknown>, region?: string): HouseStack {
  const config = readStackConfig((name) => settings[name])
  return new HouseStack(new App({ context }), config.stackName, { config, bundles, env: { region } })
}

export const ofType = (template: Template, type: string): [string, Properties][] =>
  Object.entries(template.findResources(type)).map(([id, resource]) => [id, resource.Properties as Properties])

/** The logical id of the first resource of this type, under this construct path. */
export const idOf = (template: Template, type: string, prefix = ''): string =>
  ofType(template, type).find(([id]) => id.startsWith(prefix))?.[0] ?? ''

export const reference = (value: unknown): string => {
  const { Ref, 'Fn::GetAtt': attribute } = value as { Ref?: string; 'Fn::GetAtt'?: [string, string] }
  return Ref ?? attribute?.[0] ?? ''
}

interface Granted {
  Action: string | string[]
  Condition?: { 'ForAllValues:StringLike'?: { 'dynamodb:LeadingKeys'?: string[] } }
}

/** Table permissions of the template's roles, as IAM would decide. */
export function grantsOf(template: Template): (name: string, action: string, partition: string | null) => boolean {
  const policies = ofType(template, 'AWS::IAM::Policy')
  const functions = template.findResources('AWS::Lambda::Function')
  return (name, action, partition) => {
    const role = reference(functions[functionId(name)]?.Properties.Role)
    return policies
      .filter(([, { Roles }]) => (Roles as unknown[]).some((each) => reference(each) === role))
      .flatMap(([, { PolicyDocument }]) => (PolicyDocument as { Statement: Granted[] }).Statement)
      .filter(({ Action }) => [Action].flat().includes(action))
      .some(({ Condition }) => {
        const partitions = Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys']
        return !partitions || partitions.some((each) => partition?.startsWith(each.replace(/\*$/, '')))
      })
  }
}
