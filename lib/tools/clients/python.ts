/** Generates the Python client: schemas as TypedDicts, and a method per operation, sync and async. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { version } from '../../../package.json'
import {
  type Argument,
  errorCodes,
  isAboutLiving,
  LIVING,
  type Operation,
  operations,
  type Schema,
  schemaName,
  schemas,
} from './document'

const HEADING = '"""Generated from the OpenAPI document by `npm run build:clients`. Do not edit."""\n\n'
const FOLDER = 'python/src/creature_house'

export const pythonFiles = (): Readonly<Record<string, string>> => ({
  'python/LICENSE': readFileSync(join(import.meta.dirname, '../../../LICENSE'), 'utf8'),
  [`${FOLDER}/_version.py`]: `${HEADING}__version__ = "${version}"\n`,
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

/** Python types of schemas. A nested object without a name becomes a class that is named after its position. */
class Types {
  readonly classes: string[] = []
  private readonly taken = new Set(Object.keys(schemas))
  private readonly byContent = new Map<string, string>()

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
    const content = `${place} ${JSON.stringify(schema)}`
    const known = this.byContent.get(content)
    if (known) return known
    if (this.taken.has(place))
      throw new Error(`two types would be named ${place}: name a schema in the OpenAPI document`)
    const name = place
    this.taken.add(name)
    this.byContent.set(content, name)
    this.write(name, schema)
    return name
  }

  write(name: string, schema: Schema): void {
    if (schema.$ref) this.classes.push(`${name} = ${schemaName(schema.$ref)}`)
    else if (schema.allOf) this.writeFields(name, schema.allOf[1]!, schemaName(schema.allOf[0]!.$ref!))
    else this.writeFields(name, schema)
  }

  /** The same response, but its creature is always a living one. */
  writeLiving(name: string): void {
    const { properties, ...schema } = schemas[name]!
    const creature = { ...properties?.creature, anyOf: undefined, $ref: LIVING }
    this.writeFields(livingName(name), { ...schema, properties: { ...properties, creature } }, 'TypedDict', name)
  }

  private writeFields(
    name: string,
    { properties = {}, required = [] }: Schema,
    base = 'TypedDict',
    placedAs = name,
  ): void {
    const fields = Object.entries(properties).map(([field, schema]) => {
      const type = this.of(schema, `${placedAs.replace(/Response$/, '')}${pascal(field)}`)
      return [field, required.includes(field) ? type : `NotRequired[${type}]`, schema.description] as const
    })
    // Fields that are not Python identifiers need the functional syntax.
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

const livingName = (answer: string): string => `Living${answer}`

const RESERVED = ['from', 'class', 'is', 'in', 'import', 'global', 'pass', 'None', 'and', 'or', 'not', 'with', 'as']
const isName = (field: string): boolean => /^[A-Za-z_]\w*$/.test(field) && !RESERVED.includes(field)
const escaped = (words: string): string => words.replaceAll('\\', '\\\\').replace(/"$/, '\\"')

const types = new Types()
/** A base class must be defined before its subclasses, so `Error` comes first. */
for (const [name, schema] of Object.entries({ Error: schemas.Error!, ...schemas })) types.write(name, schema)

for (const one of operations) if (isAboutLiving(one)) types.writeLiving(one.answer)

const asked = new Map(
  operations.flatMap(({ id, args }) =>
    args.map(({ name, schema }) => [`${id}.${name}`, types.of(schema, `${pascal(id)}${pascal(name)}Input`)] as const),
  ),
)

const typesFile = (): string => `${HEADING}from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

ErrorCode = Literal[
${errorCodes.map((code) => `    "${code}",`).join('\n')}
]
"""Codes of refusals."""


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
    """Client for one agent: a method for every operation."""

    _routes = ROUTES

${plain}


class AsyncCreatureHouse(AsyncCaller):
    """Like CreatureHouse, with async methods."""

    _routes = ROUTES

${awaited}
`
}

/** The summary and all arguments, in Google's docstring format. */
function docstring({ method, summary, args }: Operation): string {
  const described = args.map(({ name, description }) => [name, description ?? ''])
  if (method !== 'GET')
    described.push(['idempotency_key', 'Makes the call take effect once, even if it is repeated after a restart.'])
  const lines = described.filter(([, words]) => words).map(([name, words]) => `            ${name}: ${words}`)
  const listed = lines.length > 0 ? `\n\n        Args:\n${escaped(lines.join('\n'))}\n        ` : ''
  return `        """${escaped(summary)}${listed}"""`
}

function methodOf(operation: Operation, define: string): string {
  const { id, method, args, answer } = operation
  const format = args.find(({ name }) => name === 'format')
  const key = method === 'GET' ? [] : ['idempotency_key: str | None = None']
  const parameter = ({ name, required }: Argument): string => {
    const type = asked.get(`${id}.${name}`)!
    return required ? `${name}: ${type}` : `${name}: ${orNone([...type.split(' | '), 'None'])} = None`
  }
  /** Required arguments are positional too. */
  const needed = args.filter(({ required }) => required).map(parameter)
  const signature = (named: readonly string[], result: string): string => {
    const listed = ['self', ...needed, ...(named.length > 0 ? ['*', ...named] : [])].join(', ')
    return `    ${define} ${id}(${listed}) -> ${result}:`
  }
  const others = args.filter((one) => one !== format && !one.required).map(parameter)
  const texts = (format?.schema.enum ?? []).filter((form) => form !== 'json').map((form) => JSON.stringify(form))
  const forms = [
    ['format: Literal["json"] | None = None', answer],
    [`format: Literal[${texts.join(', ')}]`, 'str'],
  ] as const
  const overloads = format
    ? forms.map(([form, result]) => `    @overload\n${signature([form, ...others], result)} ...`)
    : isAboutLiving(operation)
      ? [
          `    @overload\n${signature(['creature_id: None = None'], livingName(answer))} ...`,
          `    @overload\n${signature(['creature_id: str'], answer)} ...`,
        ]
      : []
  const sent = args.map(({ name }) => `"${name}": ${name}`).join(', ')
  const call = `self._call("${id}", {${sent}}${key.length > 0 ? ', idempotency_key' : ''})`
  return [
    ...overloads,
    signature(
      [...args.filter(({ required }) => !required).map(parameter), ...key],
      format ? `${answer} | str` : isAboutLiving(operation) ? `${livingName(answer)} | ${answer}` : answer,
    ),
    docstring(operation),
    `        return ${define === 'def' ? call : `await ${call}`}`,
  ].join('\n')
}
