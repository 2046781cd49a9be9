/** The generated half of the client in Python: the document's types as TypedDicts, and a method for every operation, plain and async. */
import { type Argument, errorCodes, type Operation, operations, type Schema, schemaName, schemas } from './document'

const HEADING = '"""Written from the OpenAPI document; the next writing undoes what is changed here."""\n\n'
const FOLDER = 'python/src/creature_house'

export const pythonFiles = (): Readonly<Record<string, string>> => ({
  [`${FOLDER}/types.py`]: typesFile(),
  [`${FOLDER}/_house.py`]: houseFile(),
})

const pascal = (name: string): string => name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
const orNone = (types: readonly string[]): string => [...new Set(types)].join(' | ')
const literal = (value: unknown): string => {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'Literal[True]' : 'Literal[False]'
  return `Literal[${JSON.stringify(value)}]`
}

const PLAIN: Readonly<Record<string, string>> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
}

/** The type of a schema. What it has inside under no name of its own becomes a class named after its place. */
class Types {
  readonly classes: string[] = []
  private readonly taken = new Set(Object.keys(schemas))

  of(schema: Schema, place: string): string {
    if (schema.$ref) return schemaName(schema.$ref)
    if (schema.anyOf) return orNone(schema.anyOf.map((one) => this.of(one, place)))
    if (schema.const !== undefined) return literal(schema.const)
    if (schema.enum) return this.oneOf(schema.enum)
    const kinds = [schema.type ?? 'any'].flat()
    return orNone(kinds.map((kind) => this.ofKind(kind, schema, place)))
  }

  private oneOf(values: NonNullable<Schema['enum']>): string {
    const named = values.filter((value) => value !== null).map((value) => JSON.stringify(value))
    return orNone([`Literal[${named.join(', ')}]`, ...(values.includes(null) ? ['None'] : [])])
  }

  private ofKind(kind: string, schema: Schema, place: string): string {
    if (kind === 'array') return `list[${this.of(schema.items ?? {}, place)}]`
    if (kind !== 'object') return PLAIN[kind] ?? 'Any'
    if (schema.properties && Object.keys(schema.properties).length > 0) return this.named(place, schema)
    return `dict[str, ${schema.additionalProperties ? this.of(schema.additionalProperties, place) : 'Any'}]`
  }

  private named(place: string, schema: Schema): string {
    let name = place
    for (let more = 2; this.taken.has(name); more += 1) name = `${place}${more}`
    this.taken.add(name)
    this.write(name, schema)
    return name
  }

  write(name: string, schema: Schema): void {
    if (schema.$ref) this.classes.push(`${name} = ${schemaName(schema.$ref)}`)
    else if (schema.allOf) this.writeFields(name, schema.allOf[1]!, schemaName(schema.allOf[0]!.$ref!))
    else this.writeFields(name, schema)
  }

  private writeFields(name: string, { properties = {}, required = [] }: Schema, base = 'TypedDict'): void {
    const fields = Object.entries(properties).map(([field, schema]) => {
      const type = this.of(schema, `${name.replace(/Response$/, '')}${pascal(field)}`)
      return [field, required.includes(field) ? type : `NotRequired[${type}]`, schema.description] as const
    })
    // A field that is no name of Python's can only be written so.
    if (fields.some(([field]) => !isName(field))) {
      const entries = fields.map(([field, type]) => `${JSON.stringify(field)}: ${JSON.stringify(type)}`)
      this.classes.push(`${name} = TypedDict(${JSON.stringify(name)}, {${entries.join(', ')}})`)
      return
    }
    const lines = fields.map(
      ([field, type, words]) => `    ${field}: ${type}\n${words ? `    """${escaped(words)}"""\n` : ''}`,
    )
    this.classes.push(`class ${name}(${base}):\n${lines.join('')}`.trimEnd())
  }
}

const RESERVED = ['from', 'class', 'is', 'in', 'import', 'global', 'pass', 'None', 'and', 'or', 'not', 'with', 'as']
const isName = (field: string): boolean => /^[A-Za-z_]\w*$/.test(field) && !RESERVED.includes(field)
const escaped = (words: string): string => words.replaceAll('\\', '\\\\').replace(/"$/, '\\"')

const types = new Types()
/** A class stands below the one it rests on. */
for (const [name, schema] of Object.entries({ Error: schemas.Error!, ...schemas })) types.write(name, schema)

/** Of every argument, by operation and name. */
const asked = new Map(
  operations.flatMap(({ id, args }) =>
    args.map(({ name, schema }) => [`${id}.${name}`, types.of(schema, `${pascal(id)}${pascal(name)}`)] as const),
  ),
)

const typesFile = (): string => `${HEADING}from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

ErrorCode = Literal[
${errorCodes.map((code) => `    "${code}",`).join('\n')}
]
"""What a refusal is called."""


${types.classes.join('\n\n\n')}
`

function houseFile(): string {
  const routes = operations.map(({ id, method, path }) => `    "${id}": ("${method}", "${path}"),`)
  const [plain, awaited] = ['def', 'async def'].map((define) =>
    operations.map((one) => methodOf(one, define)).join('\n\n'),
  )
  const defined = types.classes.map((text) => /^(?:class )?(\w+)/.exec(text)![1]!)
  const used = defined.filter((name) => new RegExp(`\\b${name}\\b`).test(plain!))
  return `${HEADING}from __future__ import annotations

from typing import Any, Literal, overload

from ._caller import AsyncCaller, Caller
from .types import (
${used
  .sort()
  .map((name) => `    ${name},`)
  .join('\n')}
)

ROUTES = {
${routes.join('\n')}
}


class CreatureHouse(Caller):
    """The house, in the name of one agent: a method for every call."""

    _routes = ROUTES

${plain}


class AsyncCreatureHouse(AsyncCaller):
    """The same, awaited."""

    _routes = ROUTES

${awaited}
`
}

function methodOf({ id, method, summary, args, answer }: Operation, define: string): string {
  const format = args.find(({ name }) => name === 'format')
  const key = method === 'GET' ? [] : ['idempotency_key: str | None = None']
  const parameter = ({ name, required }: Argument): string => {
    const type = asked.get(`${id}.${name}`)!
    return required ? `${name}: ${type}` : `${name}: ${orNone([...type.split(' | '), 'None'])} = None`
  }
  /** What must be given can also be given in order. */
  const needed = args.filter(({ required }) => required).map(parameter)
  const signature = (named: readonly string[], told: string): string => {
    const listed = ['self', ...needed, ...(named.length > 0 ? ['*', ...named] : [])].join(', ')
    return `    ${define} ${id}(${listed}) -> ${told}:`
  }
  const others = args.filter((one) => one !== format && !one.required).map(parameter)
  const texts = (format?.schema.enum ?? []).filter((form) => form !== 'json').map((form) => JSON.stringify(form))
  const forms = [
    ['format: Literal["json"] | None = None', answer],
    [`format: Literal[${texts.join(', ')}]`, 'str'],
  ] as const
  const overloads = forms.map(([form, told]) => `    @overload\n${signature([form, ...others], told)} ...`)
  const sent = args.map(({ name }) => `"${name}": ${name}`).join(', ')
  const call = `self._call("${id}", {${sent}}${key.length > 0 ? ', idempotency_key' : ''})`
  return [
    ...(format ? overloads : []),
    signature(
      [...args.filter(({ required }) => !required).map(parameter), ...key],
      format ? `${answer} | str` : answer,
    ),
    `        """${escaped(summary)}"""`,
    `        return ${define === 'def' ? call : `await ${call}`}`,
  ].join('\n')
}
