/**
 * Faults that neither synthesis nor the template validator finds: a rollback that gets stuck or leaves something behind,
 * names that collide, and limits of the services. A failed deployment deletes whatever it created, in whichever order,
 * so it is enough to look at what cannot be deleted, what is retained, and which names are fixed.
 */
import {
  ACCOUNT,
  fixedName,
  type RawTemplate,
  type Resource,
  type StackTemplate,
  soleIdentity,
} from '../../support/services/templates'

type Entry = [id: string, resource: Resource]

const ofType = ({ Resources }: RawTemplate, type: string): Entry[] =>
  Object.entries(Resources).filter(([, { Type }]) => Type === type)

/** What is wrong with one stack. Names from the settings are the operator's business. */
export function findFaults({ stack, template }: StackTemplate, settings: Readonly<Record<string, string>>): string[] {
  const entries = Object.entries(template.Resources)
  const replicated = replicatedFunctions(template)
  const faults = [
    ...entries.flatMap(([id, resource]) =>
      retentionFaults(resource, Object.values(settings), replicated.has(id)).map(
        (fault) => `${id} (${resource.Type}) ${fault}`,
      ),
    ),
    ...usageKeyFaults(template),
    ...logGroupFaults(template),
    ...limitFaults(template),
  ]
  return faults.map((fault) => `${stack}: ${fault}`)
}

/** Lambda@Edge functions and their versions, found by the roles that edgelambda may assume. */
function replicatedFunctions(template: RawTemplate): Set<string> {
  const roles = ofType(template, 'AWS::IAM::Role').filter(([, role]) => JSON.stringify(role).includes('edgelambda.'))
  const belongTo = (owners: readonly Entry[], type: string, property: string): Entry[] =>
    ofType(template, type).filter(([, { Properties = {} }]) =>
      owners.some(([owner]) => JSON.stringify(Properties[property]).includes(`"${owner}"`)),
    )
  const functions = belongTo(roles, 'AWS::Lambda::Function', 'Role')
  return new Set([...functions, ...belongTo(functions, 'AWS::Lambda::Version', 'FunctionName')].map(([id]) => id))
}

function retentionFaults(resource: Resource, operatorNames: readonly string[], isReplicated: boolean): string[] {
  const { Type, DeletionPolicy = 'Delete', Properties = {} } = resource
  const name = fixedName(resource)?.name
  const faults: string[] = []
  if (isReplicated && DeletionPolicy !== 'Retain')
    faults.push('is replicated: it cannot be deleted for hours, and the deletion of its stack gets stuck')
  if (!isReplicated && DeletionPolicy === 'Retain') faults.push('is left behind if the first deployment fails')
  if (Type === 'AWS::DynamoDB::Table' && Properties.DeletionProtectionEnabled)
    faults.push('is protected from the start: the rollback of a failed first deployment gets stuck')
  if (name && DeletionPolicy !== 'Delete' && !operatorNames.includes(name))
    faults.push(`is retained under the fixed name ${name}: the stack cannot be deleted and deployed again`)
  if (name && Type === 'AWS::SecretsManager::Secret')
    faults.push(`has the fixed name ${name}, which stays reserved for days after its deletion`)
  return faults
}

/** API Gateway adds one key at a time to a usage plan and answers concurrent requests with a 409. */
function usageKeyFaults(template: RawTemplate): string[] {
  const ids = ofType(template, 'AWS::ApiGateway::UsagePlanKey').map(([id]) => id)
  return ids
    .slice(1)
    .filter((id, index) => !dependenciesOf(template, id).has(ids[index] as string))
    .map((id) => `${id} may be added to its usage plan at the same time as another key`)
}

/** A service creates its log group on the first write, without expiry: the stack's own group must exist before. */
function logGroupFaults(template: RawTemplate): string[] {
  return ofType(template, 'AWS::Logs::LogGroup').flatMap(([id, group]) => {
    const name = fixedName(group)?.name ?? ''
    const writers = [
      ...(name.startsWith('/aws/lambda/') ? ofType(template, 'AWS::Lambda::Function') : []).filter(([writer]) =>
        name.includes(`<${writer}>`),
      ),
      ...(name.startsWith('API-Gateway-Execution-Logs_') ? ofType(template, 'AWS::ApiGateway::Stage') : []),
    ]
    return writers
      .filter(([writer]) => !dependenciesOf(template, writer).has(id))
      .map(([writer]) => `${id} may be created after ${writer}, which writes to that log group`)
  })
}

/** All resources that CloudFormation creates before this one. */
function dependenciesOf(template: RawTemplate, id: string, found = new Set<string>()): Set<string> {
  const { DependsOn = [], Properties } = template.Resources[id] as Resource
  const referenced = JSON.stringify(Properties ?? {}).matchAll(/"Ref":"(\w+)"|"Fn::GetAtt":\["(\w+)"|\$\{(\w+)/g)
  const direct = [
    ...[DependsOn].flat(),
    ...[...referenced].map(([, ref, attribute, sub]) => ref ?? attribute ?? sub ?? ''),
  ]
  for (const each of direct) {
    if (!(each in template.Resources) || found.has(each)) continue
    found.add(each)
    dependenciesOf(template, each, found)
  }
  return found
}

const sizeOf = (value: unknown): number => JSON.stringify(value ?? '').length
const countOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0)

/** Limits of the services that the validator's schemas do not contain. */
const LIMITS: readonly [type: string, what: string, max: number, measure: (properties: Properties) => number][] = [
  ['AWS::Lambda::Function', 'bytes of environment', 4_096, ({ Environment }) => sizeOf(Environment)],
  ['AWS::IAM::Policy', 'bytes of policy', 10_240, ({ PolicyDocument }) => sizeOf(PolicyDocument)],
  ['AWS::CloudWatch::Alarm', 'metrics in an expression', 10, ({ Metrics }) => countOf(Metrics) - 1],
  [
    'AWS::CodeDeploy::DeploymentGroup',
    'alarms that watch a release',
    10,
    ({ AlarmConfiguration }) => countOf((AlarmConfiguration as { Alarms?: unknown } | undefined)?.Alarms),
  ],
  ['AWS::WAFv2::WebACL', 'headers in a response', 10, ({ Rules }) => Math.max(0, ...headerCounts(Rules))],
]

/** Of the custom responses of a firewall's rules. */
const headerCounts = (rules: unknown): number[] =>
  ((rules ?? []) as { Action?: { Block?: { CustomResponse?: { ResponseHeaders?: unknown } } } }[]).map(({ Action }) =>
    countOf(Action?.Block?.CustomResponse?.ResponseHeaders),
  )
const MAX_TEMPLATE_BYTES = 1_000_000

type Properties = Readonly<Record<string, unknown>>

const limitFaults = (template: RawTemplate): string[] => [
  ...(sizeOf(template) > MAX_TEMPLATE_BYTES
    ? [`${sizeOf(template)} bytes of template, at most ${MAX_TEMPLATE_BYTES}`]
    : []),
  ...LIMITS.flatMap(([type, what, max, measure]) =>
    ofType(template, type).flatMap(([id, { Properties = {} }]) =>
      measure(Properties) > max ? [`${id}: ${measure(Properties)} ${what}, at most ${max}`] : [],
    ),
  ),
]

/** Stacks that are deployed in one account at the same time may not share a name. */
export function findCollisions(stacks: readonly StackTemplate[]): string[] {
  const owners = new Map<string, string>()
  return stacks.flatMap((each) =>
    [...namesOf(each)].flatMap(([name, id]) => {
      const owner = `${id} of ${each.stack} in ${each.region}`
      const other = owners.get(name)
      owners.set(name, owner)
      return other && other !== owner ? [`${owner}: the name ${name} is taken by ${other}`] : []
    }),
  )
}

/** The names and identities that only one resource may have, with their scopes, by logical id. */
function namesOf(stack: StackTemplate): Map<string, string> {
  const names = Object.entries(stack.template.Resources).flatMap(([id, resource]) => {
    const fixed = soleIdentity(resource)
    if (!fixed) return []
    const scope = fixed.scope === 'region' ? stack.region : fixed.scope
    return [[`${resource.Type} ${resolve(fixed.name, stack)} (${scope})`, id] as const]
  })
  return new Map(names)
}

/** References to the stack's own resources are unique. */
const resolve = (name: string, { stack, region }: StackTemplate): string =>
  name.replace(/<([^>]+)>/g, (_, reference: string) => {
    if (reference === 'AWS::Region') return region
    return reference === 'AWS::AccountId' ? ACCOUNT : `<${region}/${stack}/${reference}>`
  })

/** An update creates new resources before it deletes removed ones: a name may not move from one to another. */
export function findMovedNames(before: readonly StackTemplate[], after: readonly StackTemplate[]): string[] {
  return after.flatMap((updated) => {
    const deployed = before.find(({ stack, region }) => stack === updated.stack && region === updated.region)
    const names = deployed ? namesOf(deployed) : new Map<string, string>()
    return [...namesOf(updated)]
      .filter(([name, id]) => names.has(name) && names.get(name) !== id)
      .map(([name, id]) => `${updated.stack}: the name ${name} moves from ${names.get(name)} to ${id} in one update`)
  })
}
