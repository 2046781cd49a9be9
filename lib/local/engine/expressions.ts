/**
 * Condition, update and key expressions of DynamoDB, in the subset that the store uses. Anything else throws, so that a
 * new form of expression fails in the first test that runs on this engine.
 */

export type Attributes = Record<string, unknown>

export interface Names {
  ExpressionAttributeNames?: Readonly<Record<string, string>>
  ExpressionAttributeValues?: Readonly<Record<string, unknown>>
}

type Operator = '=' | '<>' | '<' | '<=' | '>' | '>='

type Condition =
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { exists: boolean; name: string }
  | { name: string; operator: Operator; value: string }
  | { name: string; from: string; to: string }

interface Update {
  set: readonly (readonly [name: string, value: string])[]
  add: readonly (readonly [name: string, value: string])[]
}

class UnsupportedExpression extends Error {
  override name = 'UnsupportedExpression'
}

const unsupported = (text: string): never => {
  throw new UnsupportedExpression(`the built-in table does not support the expression "${text}"`)
}

const cached = <T>(parse: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T>()
  return (text) => {
    const parsed = known.get(text) ?? parse(text)
    known.set(text, parsed)
    return parsed
  }
}

const TERM =
  /^(?:attribute_(not_)?exists\(([#\w]+)\)|([#\w]+) (=|<>|<=|<|>=|>) (:\w+)|([#\w]+) BETWEEN (:\w+) AND (:\w+))$/

function parseTerm(text: string): Condition {
  const [, not, tested, name, operator, value, ranged, from, to] = TERM.exec(text) ?? unsupported(text)
  if (tested) return { exists: !not, name: tested }
  if (ranged) return { name: ranged, from: from as string, to: to as string }
  return { name: name as string, operator: operator as Operator, value: value as string }
}

/** `AND` binds more tightly than `OR`. An `AND` before a value belongs to a BETWEEN. */
const parseCondition = cached((text: string): Condition => {
  const any = text.split(' OR ').map((part): Condition => {
    const all = part.split(/ AND (?!:)/).map(parseTerm)
    return all.length === 1 ? (all[0] as Condition) : { all }
  })
  return any.length === 1 ? (any[0] as Condition) : { any }
})

const CLAUSE = /(SET|ADD) (.*?)(?= SET | ADD |$)/g

const parseUpdate = cached((text: string): Update => {
  const update = { set: [] as [string, string][], add: [] as [string, string][] }
  const rest = text.replace(CLAUSE, (_, clause: string, parts: string) => {
    for (const part of parts.split(', ')) {
      const form = clause === 'SET' ? /^([#\w]+) = (:\w+)$/ : /^([#\w]+) (:\w+)$/
      const [, name, value] = form.exec(part) ?? unsupported(text)
      update[clause === 'SET' ? 'set' : 'add'].push([name as string, value as string])
    }
    return ''
  })
  return rest.trim() === '' ? update : unsupported(text)
})

export const resolveName = (name: string, { ExpressionAttributeNames = {} }: Names): string =>
  name.startsWith('#') ? (ExpressionAttributeNames[name] ?? unsupported(name)) : name

const resolveValue = (value: string, { ExpressionAttributeValues = {} }: Names): unknown =>
  value in ExpressionAttributeValues ? ExpressionAttributeValues[value] : unsupported(value)

/** Deep equality. The order of attributes in a map does not matter. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (typeName(one) !== typeName(other)) return false
  const [names, others] = [Object.keys(one), Object.keys(other)]
  return (
    names.length === others.length &&
    names.every((name) => isSame((one as Attributes)[name], (other as Attributes)[name]))
  )
}

/** Also equal for objects of different realms, unlike their constructors. */
const typeName = (value: object): string => Object.prototype.toString.call(value)

/** Values of different types have no order, so every comparison of them is false. */
function compares(left: unknown, operator: Operator, right: unknown): boolean {
  if (operator === '=' || operator === '<>') return isSame(left, right) === (operator === '=')
  if (typeof left !== typeof right || (typeof left !== 'string' && typeof left !== 'number')) return false
  const order = compareKeys(left, right as string | number)
  if (operator === '<') return order < 0
  if (operator === '<=') return order <= 0
  return operator === '>' ? order > 0 : order >= 0
}

const ABOVE_SURROGATES = /[\ud800-\uffff]/

/** Numbers by value, strings by their UTF-8 bytes, which differ from UTF-16 order above the surrogates. */
export function compareKeys(left: string | number, right: string | number): number {
  if (typeof left === 'string' && (ABOVE_SURROGATES.test(left) || ABOVE_SURROGATES.test(right as string)))
    return Buffer.compare(Buffer.from(left), Buffer.from(right as string))
  if (left === right) return 0
  return left < right ? -1 : 1
}

export const meets = (condition: string | undefined, item: Attributes | null, names: Names): boolean =>
  condition === undefined || isMet(parseCondition(condition), item, names)

function isMet(condition: Condition, item: Attributes | null, names: Names): boolean {
  if ('all' in condition) return condition.all.every((one) => isMet(one, item, names))
  if ('any' in condition) return condition.any.some((one) => isMet(one, item, names))
  const value = item?.[resolveName(condition.name, names)]
  if ('exists' in condition) return (value !== undefined) === condition.exists
  if (!('from' in condition)) return compares(value, condition.operator, resolveValue(condition.value, names))
  const { from, to } = condition
  return compares(value, '>=', resolveValue(from, names)) && compares(value, '<=', resolveValue(to, names))
}

export function partitionIn(text: string, partitionKey: string, names: Names): string {
  const condition = parseCondition(text)
  const terms = 'all' in condition ? condition.all : [condition]
  const own = terms.find((term) => 'operator' in term && term.operator === '=' && term.name === partitionKey)
  return own && 'value' in own ? (resolveValue(own.value, names) as string) : unsupported(text)
}

export function applyUpdate(text: string, item: Attributes, names: Names): { after: Attributes; changed: string[] } {
  const { set, add } = parseUpdate(text)
  const after = { ...item }
  for (const [name, value] of set) after[resolveName(name, names)] = resolveValue(value, names)
  for (const [name, value] of add) {
    const [attribute, amount] = [resolveName(name, names), resolveValue(value, names)]
    const was = after[attribute] ?? 0
    if (typeof was !== 'number' || typeof amount !== 'number') return unsupported(`${text}: ADD takes numbers only`)
    after[attribute] = was + amount
  }
  return { after, changed: [...set, ...add].map(([name]) => resolveName(name, names)) }
}
