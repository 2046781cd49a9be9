/** The operations of the OpenAPI document as HTML. */
import { oauthRoutes } from '../../api/routes/oauth-routes'
import { siteRoutes } from '../../api/routes/page-routes'
import { refusals as everyRefusal } from '../../api/schemas/refusals'
import { type Html, html, type Part } from '../parts/html'

type Json = Readonly<Record<string, unknown>>

export interface ApiDocument {
  paths: Readonly<Record<string, Readonly<Record<string, Json>>>>
  tags: readonly { name: string; description: string }[]
  shapes: Readonly<Record<string, Json>>
}

export const read = (document: Json): ApiDocument => ({
  paths: document.paths as ApiDocument['paths'],
  tags: document.tags as ApiDocument['tags'],
  shapes: (document.components as { schemas: ApiDocument['shapes'] }).schemas,
})

/** Groups left out: pages need no documentation, and operators use the OpenAPI document. */
const NOT_FOR_AGENTS: readonly string[] = ['pages', 'admin']

/** Checkout pages and redirects are in the credits group but not for agents. */
const isForPeople = ({ responses }: Json): boolean => {
  const [reply] = Object.values(responses as Record<string, Json>)
  return !reply?.content || 'text/html' in (reply.content as Json)
}

/** Routes that agents do not call: standard files of a site, and what clients do by themselves at sign-in. */
const NOT_CALLED: readonly string[] = Object.values({ ...siteRoutes, ...oauthRoutes }).map(({ path }) => path)

interface Operation {
  method: string
  path: string
  it: Json
}

const operationsOf = ({ paths }: ApiDocument): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, it]) => ({ method: method.toUpperCase(), path, it })),
  )

export const groupsOf = (document: ApiDocument) =>
  document.tags
    .filter(({ name }) => !NOT_FOR_AGENTS.includes(name))
    .map(({ name, description }) => ({
      name,
      description,
      operations: operationsOf(document).filter(
        ({ it, path }) => (it.tags as string[]).includes(name) && !isForPeople(it) && !NOT_CALLED.includes(path),
      ),
    }))

export const anchorOf = ({ it }: Operation): string => `op-${String(it.operationId).replaceAll('_', '-')}`

export interface Terms {
  key: string
  limit: string
}

export function operationEntry(document: ApiDocument, operation: Operation, { key, limit }: Terms): Html {
  const { method, path, it } = operation
  const fields = requestFields(it)
  const example = exampleOf(it)
  return html`<article class="op" id="${anchorOf(operation)}"><h3><a href="#${anchorOf(operation)}"><b>${method}</b> ${path}</a></h3>
<p>${String(it.summary)} <small>Key: ${key}. Limit: ${limit}.</small></p>
<details><summary>${fields.length > 0 ? 'Fields and answers' : 'Answers'}</summary>
${fields.length > 0 && html`<dl>${fields}</dl>`}${example && html`<pre><code>${example}</code></pre>`}${answer(document, it)}${refusals(it)}</details></article>`
}

/** An alias of creature_id, documented once above the operations. */
const ALIAS = 'id'

function requestFields(it: Json): Html[] {
  const parameters = (
    (it.parameters ?? []) as { name: string; in: string; required: boolean; schema: Json; description?: string }[]
  )
    .filter(({ in: place }) => place !== 'header')
    .map(
      ({ name, in: place, required, schema, description }) =>
        [name, field(name, { ...schema, description }, required, place)] as const,
    )
  const body = bodyOf(it)?.schema as Json | undefined
  const sent = properties(body).map(([name, schema, required]) => [name, field(name, schema, required)] as const)
  return [...parameters, ...sent].filter(([name]) => name !== ALIAS).map(([, told]) => told)
}

const bodyOf = (it: Json): Json | undefined =>
  (it.requestBody as { content?: Record<string, Json> } | undefined)?.content?.['application/json']

const exampleOf = (it: Json): string | null => {
  const example = bodyOf(it)?.example
  return example ? JSON.stringify(example) : null
}

const field = (name: string, schema: Json, required: boolean, place?: string): Html =>
  html`<dt>${name}${required && html` <b>required</b>`}</dt><dd>${kind(schema)}${place === 'path' && ', in the path'}${rules(schema)}</dd>`

function properties(schema: Json | undefined): [string, Json, boolean][] {
  const required = (schema?.required ?? []) as string[]
  return Object.entries((schema?.properties ?? {}) as Record<string, Json>).map(([name, one]) => [
    name,
    one,
    required.includes(name),
  ])
}

function answer(document: ApiDocument, it: Json): Part {
  const [[status, reply] = []] = Object.entries(it.responses as Record<string, Json>)
  return html`<p><b>${status ?? ''}</b> ${words(String(reply?.description ?? ''))}</p>${holds(answerOf(document, it))}`
}

function answerOf({ shapes }: ApiDocument, it: Json): Json | undefined {
  const [reply] = Object.values(it.responses as Record<string, Json>)
  const content = reply?.content as Record<string, { schema?: Json }> | undefined
  const reference = content?.['application/json']?.schema?.$ref
  return typeof reference === 'string' ? shapes[nameOf(reference)] : undefined
}

/** Fields that are documented once, above the operations. */
const EVERYWHERE: readonly string[] = ['next_steps', 'message']
const ANYTIME: readonly number[] = [401, 429, 500]
const ofEveryCall = (): string[] => {
  const { invalid_idempotency_key, idempotency_key_reused, busy, two_keys } = everyRefusal()
  return [invalid_idempotency_key, idempotency_key_reused, busy, two_keys].map(({ error }) => `\`${error}\``)
}

const holds = (schema: Json | undefined): Part => {
  const fields = properties(schema).filter(([name]) => !EVERYWHERE.includes(name))
  return (
    fields.length > 0 &&
    html`<dl>${fields.map(([name, one, required]) => html`<dt>${name}${!required && '?'}</dt><dd>${kind(one)}</dd>`)}</dl>`
  )
}

const OR = ' or '
const without = (told: readonly string[], reasons: string): string =>
  reasons
    .split(OR)
    .filter((reason) => !told.includes(reason))
    .join(OR)

function refusals(it: Json): Part {
  const failed = Object.entries(it.responses as Record<string, Json>)
    .map(([status, reply]) => [Number(status), without(ofEveryCall(), String(reply.description))] as const)
    .filter(([status, reasons]) => status >= 400 && !ANYTIME.includes(status) && reasons)
  return (
    failed.length > 0 && html`<p>${failed.map(([status, reasons]) => html`<b>${status}</b> ${words(reasons)} `)}</p>`
  )
}

/** Converts backticks to code elements. */
const words = (text: string): Part =>
  text.split('`').map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part))

const nameOf = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1)
const FORMATS: Readonly<Record<string, string>> = { uuid: 'uuid', 'date-time': 'time', uri: 'url' }

function kind(schema: Json, depth = 0): Part {
  if (typeof schema.$ref === 'string') return nameOf(schema.$ref)
  const either = (schema.anyOf ?? schema.oneOf) as Json[] | undefined
  if (either) return either.flatMap((one, at) => [at > 0 && ' or ', kind(one, depth)])
  if (Array.isArray(schema.enum)) return html`<code>${schema.enum.map(String).join(', ')}</code>`
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`
  const types = [schema.type].flat()
  if (types.includes('array')) return ['list of ', kind((schema.items ?? {}) as Json, depth)]
  const inner = properties(schema)
  if (inner.length > 0) {
    if (depth > 0) return 'an object'
    return html`<code>${inner.map(([name, , required]) => `${name}${required ? '' : '?'}`).join(', ')}</code>`
  }
  if (typeof schema.format === 'string' && FORMATS[schema.format]) return FORMATS[schema.format]
  const named = types.map((type) => (type === undefined ? 'anything' : String(type)))
  return named.join(' or ')
}

function rules(schema: Json): Part {
  const { minLength, maxLength, minimum, maximum, maxItems, default: usual } = schema
  const bounds = (low: unknown, high: unknown, unit: string) =>
    high === undefined || Number(high) > 1e9 ? '' : `, ${low === undefined ? 'up to ' : `${low}–`}${high}${unit}`
  return [
    bounds(minLength, maxLength, ' characters'),
    bounds(minimum, maximum, ''),
    maxItems !== undefined && `, at most ${maxItems}`,
    usual !== undefined && `; usually ${JSON.stringify(usual)}`,
    typeof schema.description === 'string' && `. ${schema.description}`,
  ]
}
