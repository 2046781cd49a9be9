/**
 * The expressions of DynamoDB, as far as the store speaks them: conditions, updates, and what a key has to be. Whatever
 * else is said throws, so that a new way of asking is learnt here before it is believed.
 */

export type Item = Record<string, unknown>

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

class Unsupported extends Error {
  override name = 'Unsupported'
}

const unsupported = (text: string): never => {
  throw new Unsupported(`the table in memory does not understand "${text}"`)
}

const once = <T>(parse: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T>()
  return (text) => {
    const parsed = known.get(text) ?? parse(text)
    known.set(text, parsed)
    return parsed
  }
}

const TERM =
  /^(?:attribute_(not_)?exists\(([#\w]+)\)|([#\w]+) (=|<>|<=|<|>=|>) (:\w+)|([#\w]+) BETWEEN (:\w+) AND (:\w+))$/

function termOf(text: string): Condition {
  const [, not, checked, name, operator, value, ranged, from, to] = TERM.exec(text) ?? unsupported(text)
  if (checked) return { exists: !not, name: checked }
  if (ranged) return { name: ranged, from: from as string, to: to as string }
  return { name: name as string, operator: operator as Operator, value: value as string }
}

/** `AND` binds closer than `OR`; the one of a BETWEEN belongs to it. */
const conditionOf = once((text: string): Condition => {
  const any = text.split(' OR ').map((part): Condition => {
    const all = part.split(/ AND (?!:)/).map(termOf)
    return all.length === 1 ? (all[0] as Condition) : { all }
  })
  return any.length === 1 ? (any[0] as Condition) : { any }
})

const CLAUSE = /(SET|ADD) (.*?)(?= SET | ADD |$)/g

const updateOf = once((text: string): Update => {
  const update = { set: [] as [string, string][], add: [] as [string, string][] }
  const read = text.replace(CLAUSE, (_, clause: string, parts: string) => {
    for (const part of parts.split(', ')) {
      const [, name, value] =
        (clause === 'SET' ? /^([#\w]+) = (:\w+)$/ : /^([#\w]+) (:\w+)$/).exec(part) ?? unsupported(text)
      update[clause === 'SET' ? 'set' : 'add'].push([name as string, value as string])
    }
    return ''
  })
  return read.trim() === '' ? update : unsupported(text)
})

const named = (name: string, { ExpressionAttributeNames = {} }: Names): string =>
  name.startsWith('#') ? (ExpressionAttributeNames[name] ?? unsupported(name)) : name

const valued = (value: string, { ExpressionAttributeValues = {} }: Names): unknown =>
  value in ExpressionAttributeValues ? ExpressionAttributeValues[value] : unsupported(value)

/** The same all through, in whatever order a map names its things. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (one.constructor !== other.constructor) return false
  const [names, others] = [Object.keys(one), Object.keys(other)]
  return names.length === others.length && names.every((name) => same((one as Item)[name], (other as Item)[name]))
}

/** Things of different types are in no order. */
function compares(left: unknown, operator: Operator, right: unknown): boolean {
  if (operator === '=' || operator === '<>') return same(left, right) === (operator === '=')
  if (typeof left !== typeof right || (typeof left !== 'string' && typeof left !== 'number')) return false
  const order = typeof left === 'string' ? inOrder(left, right as string) : left - (right as number)
  if (operator === '<') return order < 0
  if (operator === '<=') return order <= 0
  return operator === '>' ? order > 0 : order >= 0
}

/** As bytes of UTF-8, which is how keys are sorted. */
export const inOrder = (left: string, right: string): number =>
  BEYOND.test(left) || BEYOND.test(right)
    ? Buffer.compare(Buffer.from(left), Buffer.from(right))
    : left < right
      ? -1
      : left > right
        ? 1
        : 0
const BEYOND = /[\ud800-\uffff]/

export function holds(text: string | undefined, item: Item | null, names: Names): boolean {
  return text === undefined || isSo(conditionOf(text), item, names)
}

function isSo(condition: Condition, item: Item | null, names: Names): boolean {
  if ('all' in condition) return condition.all.every((one) => isSo(one, item, names))
  if ('any' in condition) return condition.any.some((one) => isSo(one, item, names))
  const value = item?.[named(condition.name, names)]
  if ('exists' in condition) return (value !== undefined) === condition.exists
  if ('from' in condition)
    return compares(value, '>=', valued(condition.from, names)) && compares(value, '<=', valued(condition.to, names))
  return compares(value, condition.operator, valued(condition.value, names))
}

/** The partition that a query is about; everything else of it is a condition on its items. */
export function partitionIn(text: string, partitionKey: string, names: Names): string {
  const condition = conditionOf(text)
  const terms = 'all' in condition ? condition.all : [condition]
  const own = terms.find((term) => 'operator' in term && term.operator === '=' && term.name === partitionKey)
  return own && 'value' in own ? (valued(own.value, names) as string) : unsupported(text)
}

/** The item as it is afterwards, and the names that were changed. */
export function updated(text: string, item: Item, names: Names): { after: Item; changed: string[] } {
  const { set, add } = updateOf(text)
  const after = { ...item }
  for (const [name, value] of set) after[named(name, names)] = valued(value, names)
  for (const [name, value] of add) {
    const [of, by] = [named(name, names), valued(value, names)]
    const was = after[of] ?? 0
    if (typeof was !== 'number' || typeof by !== 'number') return unsupported(`${text}: only numbers are added`)
    after[of] = was + by
  }
  return { after, changed: [...set, ...add].map(([name]) => named(name, names)) }
}
