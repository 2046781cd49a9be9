/** A small CloudFormation: it makes what a template asks for in order, under the rules, and takes it back when one fails. */
import {
  BOUND,
  EVERYBODYS,
  INDEXES_AT_ONCE,
  LINGERING,
  LOGS_MADE_BY_ITSELF,
  NAMES,
  ONE_AT_A_TIME,
  QUOTAS,
  type Resource,
  type Scope,
  type Template,
  UNDELETABLE,
} from './rules'

export interface Place {
  stack: string
  region: string
}

interface Made {
  id: string
  resource: Resource
  /** As the service calls it. */
  physical: string
}

interface Stack extends Place {
  template: Template
  made: Map<string, Made>
}

/** What a deployment met, and what it was. */
export class Refused extends Error {}

const among = (list: readonly string[], type: string): boolean => list.includes(type)

export class Account {
  /** Who has which name: by scope, kind and name. */
  private readonly names = new Map<string, string>()
  private readonly stacks = new Map<string, Stack>()
  private readonly exports = new Map<string, string>()
  private count = 0
  /** What nobody owns any more and somebody pays for. */
  readonly leftBehind: string[] = []

  /** Throws what the first deployment, or the update, would fail with; `failing` is made to fail for no reason. */
  deploy(place: Place, template: Template, failing: string | null = null): void {
    const key = `${place.region}/${place.stack}`
    const before = this.stacks.get(key)
    check(template)
    if (before) updatable(before.template, template)
    const stack: Stack = { ...place, template, made: new Map(before?.made) }
    const added: Made[] = []
    try {
      for (const id of inOrder(template)) {
        const resource = template.Resources[id] as Resource
        const known = before?.made.get(id)
        if (known && known.resource.Type === resource.Type && !renamed(known.resource, resource, stack)) continue
        if (id === failing) throw new Refused(`${id} was made to fail`)
        const made = this.make(stack, id, resource)
        stack.made.set(id, made)
        added.push(made)
      }
      for (const { Export } of Object.values(template.Outputs ?? {}))
        if (Export) this.claim('region', place, 'export', textOf(Export.Name, stack), key)
    } catch (error) {
      // What this operation made is taken back, the last first, be it the first of the stack or an update.
      for (const made of added.toReversed()) this.take(stack, made, 'create')
      throw error
    }
    for (const [id, made] of before?.made ?? []) {
      if (template.Resources[id] && stack.made.get(id) === made) continue
      this.take(stack, made, 'update')
      if (!template.Resources[id]) stack.made.delete(id)
    }
    this.stacks.set(key, stack)
    for (const imported of importsOf(template)) this.exports.set(`${place.region}/${imported}`, key)
  }

  /** Deletes a stack as a person does: what is to be kept stays, under its name. */
  remove(place: Place): void {
    const key = `${place.region}/${place.stack}`
    const stack = this.stacks.get(key)
    if (!stack) return
    for (const { Export } of Object.values(stack.template.Outputs ?? {})) {
      const name = Export && textOf(Export.Name, stack)
      const user = name && this.exports.get(`${place.region}/${name}`)
      if (user && this.stacks.has(user)) throw new Refused(`${name} is imported by ${user}: delete that one first`)
      if (name) this.names.delete(claimOf('region', place, 'export', name))
    }
    for (const id of inOrder(stack.template).toReversed()) {
      const made = stack.made.get(id)
      if (made) this.take(stack, made, 'delete')
    }
    this.stacks.delete(key)
  }

  private make(stack: Stack, id: string, resource: Resource): Made {
    this.count += 1
    const made = { id, resource, physical: `${stack.stack}-${id}-${this.count}` }
    for (const name of importedBy(resource))
      if (!this.names.has(claimOf('region', stack, 'export', name))) throw new Refused(`nobody exports ${name}`)
    inRegion(id, resource, stack)
    for (const { scope, text } of namesOf(resource, stack))
      this.claim(scope, stack, resource.Type, text, `${id} of ${stack.stack}`)
    return made
  }

  private claim(scope: Scope, place: Place, kind: string, name: string, owner: string): void {
    const key = claimOf(scope, place, kind, name)
    const holder = this.names.get(key)
    if (holder) throw new Refused(`${owner}: the name ${name} is taken in the ${scope}, by ${holder}`)
    this.names.set(key, owner)
  }

  private take(stack: Stack, { id, resource }: Made, during: 'create' | 'update' | 'delete'): void {
    const { Type, DeletionPolicy = 'Delete' } = resource
    const kept = DeletionPolicy === 'Retain' || (DeletionPolicy === 'RetainExceptOnCreate' && during !== 'create')
    const refusal = UNDELETABLE[Type]
    if (!kept && refusal && at(resource, refusal.when) === refusal.is)
      throw new Refused(`${id} of ${stack.stack} cannot be taken back, and the stack is stuck: ${refusal.why}`)
    if (kept) {
      if (during === 'create' && !among(EVERYBODYS, Type))
        this.leftBehind.push(`${id} of ${stack.stack} (${Type}) is left behind by a deployment that failed`)
      return
    }
    for (const { scope, text } of namesOf(resource, stack)) {
      const key = claimOf(scope, stack, Type, text)
      if (among(LINGERING, Type)) this.names.set(key, `one that is being deleted for days`)
      else this.names.delete(key)
    }
  }
}

const claimOf = (scope: Scope, { region }: Place, kind: string, name: string): string =>
  [scope, scope === 'region' ? region : '', kind, name].join('|')

/** Some things can be made in one region only. */
function inRegion(id: string, resource: Resource, { stack, region }: Place): void {
  const rule = BOUND[resource.Type]
  const said = rule?.says.exec(String(at(resource, rule.at)))
  if (!rule || !said) return
  const [asked, wanted] = rule.region === 'its own' ? [said[1], region] : [region, rule.region]
  if (asked !== wanted) throw new Refused(`${id} of ${stack}: ${rule.why}, not of ${asked}`)
}

/** A name that was chosen; one that CloudFormation makes up is never taken. */
function namesOf(resource: Resource, stack: Stack): { scope: Scope; text: string }[] {
  return (NAMES[resource.Type] ?? []).flatMap(({ at: path, scope }) => {
    const value = at(resource, path)
    return value === undefined ? [] : [{ scope, text: textOf(value, stack) }]
  })
}

const at = ({ Properties = {} }: Resource, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], Properties)

/** A template that leaves its region open and one that names it write the same name in two ways. */
const renamed = (before: Resource, after: Resource, stack: Stack): boolean =>
  (NAMES[after.Type] ?? []).some(({ at: path }) => textOf(at(before, path), stack) !== textOf(at(after, path), stack))

/** As CloudFormation would write it, in this region, for what is made of this stack. */
function textOf(value: unknown, stack: Stack): string {
  if (typeof value !== 'object' || value === null) return String(value)
  const {
    Ref,
    'Fn::GetAtt': attribute,
    'Fn::Join': join,
    'Fn::Sub': sub,
    'Fn::ImportValue': imported,
  } = value as Record<string, never>
  const pseudo: Record<string, string> = {
    'AWS::Region': stack.region,
    'AWS::AccountId': '123456789012',
    'AWS::StackName': stack.stack,
    'AWS::StackId': `arn:${stack.region}:${stack.stack}`,
    'AWS::Partition': 'aws',
    'AWS::URLSuffix': 'amazonaws.com',
  }
  const named = (name: string): string => pseudo[name] ?? stack.made.get(name)?.physical ?? name
  if (Ref) return named(Ref)
  if (attribute) return `${named((attribute as string[])[0] as string)}.${(attribute as string[])[1]}`
  if (imported) return textOf(imported, stack)
  if (sub) return String(sub).replace(/\$\{([^}]+)\}/g, (_, name: string) => named(name))
  if (join) return (join as [string, unknown[]])[1].map((part) => textOf(part, stack)).join((join as [string])[0])
  return JSON.stringify(value)
}

/** What a resource waits for: what it refers to, and what it says. */
export function needsOf(template: Template, id: string): string[] {
  const { DependsOn = [], Properties } = template.Resources[id] as Resource
  const text = JSON.stringify(Properties ?? {})
  const referred = [
    ...[...text.matchAll(/"Ref":"([^"]+)"/g)].map(([, name]) => name),
    ...[...text.matchAll(/"Fn::GetAtt":\["([^"]+)"/g)].map(([, name]) => name),
    ...[...text.matchAll(/\$\{([\w]+)(?:\.[\w.]+)?\}/g)].map(([, name]) => name),
  ] as string[]
  return [...new Set([...[DependsOn].flat(), ...referred])].filter((name) => name !== id && name in template.Resources)
}

/** A template is looked at some hundred times, and says the same each time. */
function remembered<T>(look: (template: Template) => T): (template: Template) => T {
  const known = new WeakMap<Template, { seen: T }>()
  return (template) => {
    const found = known.get(template) ?? { seen: look(template) }
    known.set(template, found)
    return found.seen
  }
}

const inOrder = remembered((template): readonly string[] => {
  const done = new Set<string>()
  const visit = (id: string, on: readonly string[]): void => {
    if (done.has(id)) return
    if (on.includes(id)) throw new Refused(`a circle: ${[...on.slice(on.indexOf(id)), id].join(' → ')}`)
    for (const need of needsOf(template, id)) visit(need, [...on, id])
    done.add(id)
  }
  for (const id of Object.keys(template.Resources)) visit(id, [])
  return [...done]
})

const importsOf = (template: Pick<Template, 'Resources'>): string[] =>
  [...JSON.stringify(template.Resources).matchAll(/"Fn::ImportValue":"([^"]+)"/g)].map(([, name]) => name as string)

const imports = new WeakMap<Resource, string[]>()
const importedBy = (resource: Resource): string[] => {
  const found = imports.get(resource) ?? importsOf({ Resources: { it: resource } })
  imports.set(resource, found)
  return found
}

/** What would be refused whatever stands. */
const faultsOf = remembered((template) => [...overQuota(template), ...atOnce(template), ...tooLate(template)])

function check(template: Template): void {
  const faults = faultsOf(template)
  if (faults.length > 0) throw new Refused(faults.join('; '))
}

const overQuota = (template: Template): string[] =>
  QUOTAS.flatMap(({ what, most, count }) =>
    Object.entries(count(template)).flatMap(([where, has]) =>
      has > most ? [`${where}: ${has} ${what}, and ${most} at most`] : [],
    ),
  )

/** Of those that share something, two must never be free to be made at the same time. */
function atOnce(template: Template): string[] {
  const before = ancestors(template)
  return Object.entries(ONE_AT_A_TIME).flatMap(([type, { sharing, why }]) => {
    const all = Object.keys(template.Resources).filter((id) => template.Resources[id]?.Type === type)
    const shared = (id: string) => JSON.stringify(at(template.Resources[id] as Resource, [sharing]))
    return [...new Set(all.map(shared))].flatMap((thing) => {
      const ids = all.filter((id) => shared(id) === thing)
      return ids.slice(1).flatMap((id, index) => {
        const other = ids[index] as string
        return before(id).has(other) || before(other).has(id) ? [] : [`${other} and ${id} are made at once: ${why}`]
      })
    })
  })
}

function tooLate(template: Template): string[] {
  const before = ancestors(template)
  return Object.entries(template.Resources).flatMap(([id, resource]) => {
    const name = resource.Type === 'AWS::Logs::LogGroup' ? at(resource, ['LogGroupName']) : undefined
    if (name === undefined) return []
    const text = beginning(name)
    return LOGS_MADE_BY_ITSELF.filter((rule) => rule.name.test(text)).flatMap(({ by, why }) =>
      Object.entries(template.Resources).flatMap(([writer, { Type }]) =>
        Type === by && !before(writer).has(id) && concerns(template, id, writer, by)
          ? [`${id} is not sure to come before ${writer}: ${why}`]
          : [],
      ),
    )
  })
}

/** A function's group names it; a stage's belongs to whatever stage there is. */
const concerns = (template: Template, group: string, writer: string, by: string): boolean => {
  if (by !== 'AWS::Lambda::Function') return true
  const name = JSON.stringify(at(template.Resources[group] as Resource, ['LogGroupName']))
  const own = at(template.Resources[writer] as Resource, ['FunctionName'])
  return name.includes(`"${writer}"`) || (typeof own === 'string' && name.includes(own))
}

const beginning = (name: unknown): string => {
  if (typeof name === 'string') return name
  const { 'Fn::Join': join, 'Fn::Sub': sub } = name as { 'Fn::Join'?: [string, unknown[]]; 'Fn::Sub'?: string }
  return sub ?? (typeof join?.[1][0] === 'string' ? join[1][0] : '')
}

/** All that must be there before, near and far. */
function ancestors(template: Template): (id: string) => ReadonlySet<string> {
  const known = new Map<string, Set<string>>()
  const find = (id: string): Set<string> => {
    const found = known.get(id)
    if (found) return found
    const all = new Set<string>()
    known.set(id, all)
    for (const need of needsOf(template, id)) {
      all.add(need)
      for (const further of find(need)) all.add(further)
    }
    return all
  }
  return find
}

/** What an update may not do though each of the two templates could be deployed by itself. */
function updatable(before: Template, after: Template): void {
  const indexes = ({ Resources }: Template, id: string): string[] =>
    ((Resources[id]?.Properties?.GlobalSecondaryIndexes ?? []) as { IndexName: string }[]).map(
      ({ IndexName }) => IndexName,
    )
  for (const [id, resource] of Object.entries(after.Resources)) {
    if (resource.Type !== 'AWS::DynamoDB::Table' || !before.Resources[id]) continue
    const [had, has] = [indexes(before, id), indexes(after, id)]
    const changed = [...has.filter((name) => !had.includes(name)), ...had.filter((name) => !has.includes(name))]
    if (changed.length > INDEXES_AT_ONCE)
      throw new Refused(`${id}: ${changed.join(', ')} in one update, and DynamoDB makes or drops one index at a time`)
  }
}
