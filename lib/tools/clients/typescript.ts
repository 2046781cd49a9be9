/** The generated half of the client in TypeScript: the types of the document, and a method for every operation. */
import { errorBody, errorCodes, leanDocument, type Operation, operations } from './document'

const HEADING = '/** Written from the OpenAPI document; the next writing undoes what is changed here. */\n'

const camel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** `typesOf`: writes the types of a document, as openapi-typescript does. */
export const typescriptFiles = async (
  typesOf: (document: object) => string | Promise<string>,
): Promise<Readonly<Record<string, string>>> => ({
  'typescript/src/generated/schema.ts': HEADING + inOneLine(await typesOf(leanDocument())),
  'typescript/src/generated/house.ts': houseFile(),
})

/** Comments without what the type beneath them says itself, and without formats, which no type of TypeScript has. */
const inOneLine = (types: string): string =>
  types
    .trimStart()
    .replace(/^ +\* (?:@enum \{.*\}|@constant|Format: .*)\n/gm, '')
    .replace(/\/\*\*\n +\* (@description .*)\n +\*\//g, '/** $1 */')
    .replace(/^ +\/\*\*\n +\*\/\n/gm, '')

function houseFile(): string {
  const routes = operations.map(({ id, method, path }) => `  ${camel(id)}: ['${method}', '${path}'],`)
  const ownBodies = errorCodes.filter((code) => errorBody(code) !== 'Error')
  return `${HEADING}import { type Answer, type Args, Caller, type CallOptions, type Formatted } from '../caller.ts'
import type { components } from './schema.ts'

export const ROUTES = {
${routes.join('\n')}
} as const

/** The house, in the name of one agent: a method for every call. */
export class CreatureHouse extends Caller<typeof ROUTES> {
  protected readonly routes = ROUTES

${operations.map(method).join('\n\n')}
}

/** What a refusal is called. */
export type ErrorCode =
${errorCodes.map((code) => `  | '${code}'`).join('\n')}

/** The bodies of those refusals that tell more than the others. */
export interface ErrorBodies {
${ownBodies.map((code) => `  ${code}: components['schemas']['${errorBody(code)}']`).join('\n')}
}
`
}

function method({ id, summary, args }: Operation): string {
  const name = camel(id)
  const usual = args.some(({ required }) => required) ? '' : ' = {}'
  const [generic, asked, told] = args.some((one) => one.name === 'format')
    ? [`<A extends Args<'${id}'> = Args<'${id}'>>`, `A${usual && ' = {} as A'}`, `Formatted<'${id}', A>`]
    : ['', `Args<'${id}'>${usual}`, `Answer<'${id}'>`]
  return `  /** ${summary} */
  ${name}${generic}(args: ${asked}, options?: CallOptions): Promise<${told}> {
    return this.call('${name}', args, options)
  }`
}
