/** Kinds of fields as JSON Schema. */
import type { Field, FieldKind } from '../fields/kind'
import type { Json } from './json-schema'

export const reference = (id: string): string => `#/components/schemas/${id}`

/** The kinds by their names, with all named kinds inside of them. References replace these inside of each other. */
export function answerSchemas(kinds: Readonly<Record<string, FieldKind>>): Json {
  const named = new Map(Object.entries(kinds))
  for (const kind of Object.values(kinds)) collectNamed(kind, named)
  return Object.fromEntries([...named].map(([name, kind]) => [name, answerSchema(kind)]))
}

function collectNamed({ form }: FieldKind, named: Map<string, FieldKind>): void {
  for (const one of innerKinds(form)) {
    const name = nameOf(one)
    if (name && named.has(name) && named.get(name) !== one) throw new Error(`two kinds are named ${name}`)
    if (name) named.set(name, one)
    collectNamed(one, named)
  }
}

/** The names of the fields anywhere inside whose kind is like this. */
export const fieldNames = ({ form }: FieldKind, isIt: (kind: FieldKind) => boolean): string[] => [
  ...(form.is === 'object'
    ? Object.keys(form.fields).filter((name) => form.fields[name] && isIt(form.fields[name].kind))
    : []),
  ...innerKinds(form).flatMap((kind) => fieldNames(kind, isIt)),
]

export const isAgentWords = ({ form }: FieldKind): boolean =>
  form.is === 'agentWords' || (form.is === 'either' && form.of.some(isAgentWords))

const nameOf = ({ form }: FieldKind): string | undefined => (form.is === 'object' ? form.name : undefined)

function innerKinds(form: FieldKind['form']): readonly FieldKind[] {
  if (form.is === 'object') return Object.values(form.fields).map(({ kind }) => kind)
  if (form.is === 'either') return form.of
  return form.is === 'list' || form.is === 'map' ? [form.of] : []
}

export function answerSchema({ form }: FieldKind): Json {
  switch (form.is) {
    case 'value':
      return form.schema
    case 'agentWords':
      return { type: 'string' }
    case 'list':
      return { type: 'array', items: inner(form.of) }
    case 'map': {
      const values = inner(form.of)
      return {
        type: 'object',
        propertyNames: { type: 'string' },
        ...(Object.keys(values).length > 0 && { additionalProperties: values }),
      }
    }
    case 'either':
      return eitherOf(form.of.map(inner))
    case 'object':
      return objectOf(Object.entries(form.fields))
  }
}

const inner = (kind: FieldKind): Json => {
  const name = nameOf(kind)
  return name ? { $ref: reference(name) } : answerSchema(kind)
}

function eitherOf(schemas: readonly Json[]): Json {
  const isPlain = schemas.every((schema) => Object.keys(schema).length === 1 && schema.type)
  return isPlain
    ? { type: schemas.flatMap(({ type }) => type as string | string[]) }
    : { anyOf: schemas.flatMap(partsOf) }
}

/** A choice within a choice is one choice. */
const partsOf = (schema: Json): readonly Json[] => (schema.anyOf as Json[] | undefined) ?? [schema]

function objectOf(fields: readonly (readonly [string, Field])[]): Json {
  const required = fields.filter(([, { optional }]) => !optional).map(([name]) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map(([name, { kind, says }]) => [name, { ...inner(kind), description: says }]),
    ),
    ...(required.length > 0 && { required }),
  }
}
