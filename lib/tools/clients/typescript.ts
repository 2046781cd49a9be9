/** Generates types and methods of the TypeScript client from the OpenAPI document. */
import {
  type Argument,
  errorBody,
  errorCodes,
  isAboutLiving,
  type Operation,
  operations,
  type Schema,
  schemaName,
  schemas,
} from './document'

const HEADING = '/** Generated from the OpenAPI document by `npm run build:clients`. Do not edit. */\n'

const camel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

export const typescriptFiles = (): Readonly<Record<string, string>> => ({
  'typescript/src/generated/schema.ts': schemaFile(),
  'typescript/src/generated/house.ts': houseFile(),
})

type Field = readonly [name: string, required: boolean, type: string, words?: string]

const typeName = (reference: string): string => `components["schemas"]["${schemaName(reference)}"]`
const either = (types: readonly string[]): string => [...new Set(types)].join(' | ')
const fieldName = (name: string): string => (/^\w+$/.test(name) ? name : JSON.stringify(name))

const block = (fields: readonly Field[]): string => {
  const lines = fields.flatMap(([name, required, type, words]) => [
    ...(words ? [`/** ${words.replaceAll('*/', '*\\/')} */`] : []),
    `${fieldName(name)}${required ? '' : '?'}: ${type};`,
  ])
  return `{\n${lines.join('\n').replace(/^/gm, '  ')}\n}`
}

function typeOf(schema: Schema): string {
  if (schema.$ref) return typeName(schema.$ref)
  if (schema.allOf) return schema.allOf.map(typeOf).join(' & ')
  if (schema.anyOf) return either(schema.anyOf.map(typeOf))
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return either(schema.enum.map((value) => JSON.stringify(value)))
  return either([schema.type ?? 'any'].flat().map((kind) => typeOfKind(kind, schema)))
}

function typeOfKind(
  kind: string,
  { items = {}, properties = {}, required = [], additionalProperties }: Schema,
): string {
  if (kind === 'array') return `(${typeOf(items)})[]`
  if (kind === 'integer') return 'number'
  if (kind !== 'object') return kind === 'any' ? 'unknown' : kind
  const fields = Object.entries(properties)
  if (fields.length === 0) return `Record<string, ${additionalProperties ? typeOf(additionalProperties) : 'unknown'}>`
  return block(fields.map(([name, schema]) => [name, required.includes(name), typeOf(schema), schema.description]))
}

const content = (type: string): string => block([['content', true, block([['application/json', true, type]])]])

function operationType({ status, args, answer }: Operation): string {
  const inPlace = (place: Argument['in']): Field | null => {
    const fields = args.filter((one) => one.in === place)
    const list = fields.map(
      ({ name, required, schema, description }): Field => [name, required, typeOf(schema), description],
    )
    return list.length > 0 ? [place, fields.some(({ required }) => required), block(list)] : null
  }
  const [path, query, body] = [inPlace('path'), inPlace('query'), inPlace('body')]
  const inAddress = [query, path].filter((one) => one !== null)
  return block([
    ...(inAddress.length > 0 ? [['parameters', true, block(inAddress)] as const] : []),
    ...(body ? [['requestBody', body[1], content(body[2])] as const] : []),
    [
      'responses',
      true,
      block([
        [status, true, content(typeName(answer))],
        ['default', true, content(typeName('Error'))],
      ]),
    ],
  ])
}

/** The types of paths, components and operations, in the form that openapi-fetch takes. */
function schemaFile(): string {
  const paths = [...new Set(operations.map(({ path }) => path))].map((path): Field => {
    const here = operations.filter((one) => one.path === path)
    const methods = here.map(
      ({ id, method, summary }): Field => [method.toLowerCase(), true, `operations["${id}"]`, summary],
    )
    return [path, true, block(methods)]
  })
  const named = Object.entries(schemas).map(([name, schema]): Field => [name, true, typeOf(schema)])
  const called = operations.map((one): Field => [one.id, true, operationType(one), one.summary])
  return `${HEADING}export interface paths ${block(paths)}

export interface components ${block([['schemas', true, block(named)]])}

export interface operations ${block(called)}
`
}

function houseFile(): string {
  const routes = operations.map(({ id, method, path }) => `  ${camel(id)}: ['${method}', '${path}'],`)
  const ownBodies = errorCodes.filter((code) => errorBody(code) !== 'Error')
  return `${HEADING}import { type Answer, type Args, Caller, type CallOptions, type Formatted, type Living } from '../caller.ts'
import type { components } from './schema.ts'

export const ROUTES = {
${routes.join('\n')}
} as const

/** Client for one agent: a method for every operation. */
export class CreatureHouse extends Caller<typeof ROUTES> {
  protected readonly routes = ROUTES

${operations.map(method).join('\n\n')}
}

/** Codes of refusals. */
export type ErrorCode =
${errorCodes.map((code) => `  | '${code}'`).join('\n')}

/** Bodies of refusals with more fields than Error. */
export interface ErrorBodies {
${ownBodies.map((code) => `  ${code}: components['schemas']['${errorBody(code)}']`).join('\n')}
}
`
}

function method(operation: Operation): string {
  const { id, summary, args } = operation
  const name = camel(id)
  const usual = args.some(({ required }) => required) ? '' : ' = {}'
  const [generic, asked, result] = args.some((one) => one.name === 'format')
    ? [`<A extends Args<'${id}'> = Args<'${id}'>>`, `A${usual && ' = {} as A'}`, `Formatted<'${id}', A>`]
    : ['', `Args<'${id}'>${usual}`, `Answer<'${id}'>`]
  const living = isAboutLiving(operation)
    ? `  /** ${summary} */
  ${name}(args?: { creature_id?: undefined }, options?: CallOptions): Promise<Living<'${id}'>>
  /** ${summary} */
  ${name}(args: ${asked.replace(usual, '')}, options?: CallOptions): Promise<${result}>
`
    : ''
  return `${living}  /** ${summary} */
  ${name}${generic}(args: ${asked}, options?: CallOptions): Promise<${result}> {
    return this.call('${name}', args, options)
  }`
}
