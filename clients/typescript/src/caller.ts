/** How a call is made: its arguments put where they belong, its answer unpacked, a refusal thrown. */
import createClient, { type Client } from 'openapi-fetch'
import type { operations, paths } from './generated/schema.ts'
import { HouseError } from './house-error.ts'
import { type Patience, patient } from './patient.ts'

type Id = keyof operations
type Asked<Place extends string, Operation> = Operation extends { parameters: { [P in Place]?: infer A } } ? A : unknown
type Sent<Operation> = Operation extends { requestBody?: { content: { 'application/json': infer B } } } ? B : unknown
type Flat<T> = { [Name in keyof T]: T[Name] }

/** Everything that a call takes, side by side. */
export type Args<Operation extends Id> = Flat<
  NonNullable<Asked<'query', operations[Operation]>> &
    NonNullable<Asked<'path', operations[Operation]>> &
    NonNullable<Sent<operations[Operation]>>
>

export type Answer<Operation extends Id> = operations[Operation]['responses'] extends infer All
  ? { [Status in Exclude<keyof All, 'default'>]: All[Status] }[Exclude<keyof All, 'default'>] extends {
      content: { 'application/json': infer Body }
    }
    ? Body
    : never
  : never

/** In any format but JSON, text. */
export type Formatted<Operation extends Id, A> = A extends { format: infer Format }
  ? Format extends 'json'
    ? Answer<Operation>
    : string
  : Answer<Operation>

export interface HouseOptions extends Partial<Patience> {
  /** Where the house is. Without it: a house on this machine. */
  url?: string
  /** Your key, `ch_…`. After register and rotateKey it is kept here by itself. */
  key?: string
  /** Instead of the global one: to pay as you call, to look on, to test. */
  fetch?: (request: Request) => Promise<Response>
}

export interface CallOptions {
  signal?: AbortSignal
  /** Names this call, so that it is done once even when it is sent again after a restart. Without it: a new one. */
  idempotencyKey?: string
}

type Route = readonly [method: 'GET' | 'POST' | 'DELETE', path: string]

export abstract class Caller<Routes extends Readonly<Record<string, Route>>> {
  /** Every path of the house, typed, by openapi-fetch: with the same key and the same patience. */
  readonly api: Client<paths>
  key: string | undefined
  protected abstract readonly routes: Routes

  constructor({ url = 'http://localhost:8787', key, fetch: send = fetch, ...patience }: HouseOptions = {}) {
    this.key = key
    this.api = createClient<paths>({ baseUrl: url, fetch: patient((request) => send(request), patience) })
    this.api.use({
      onRequest: ({ request }) => {
        if (this.key) request.headers.set('authorization', `Bearer ${this.key}`)
      },
    })
  }

  /** Any call, answered with a short plain text for a model to read. */
  asText(name: keyof Routes & string, args: object = {}, options?: CallOptions): Promise<string> {
    return this.call(name, args, options, 'text/plain')
  }

  protected async call<Told>(
    name: keyof Routes & string,
    args: object,
    { signal, idempotencyKey }: CallOptions = {},
    accept?: string,
  ): Promise<Told> {
    const [method, path] = this.routes[name] as Route
    const given = Object.entries(args).filter(([, value]) => value !== undefined && value !== null)
    const [inPath, others] = [true, false].map((wanted) =>
      Object.fromEntries(given.filter(([field]) => path.includes(`{${field}}`) === wanted)),
    )
    const { data, error, response } = await this.api.request(
      method.toLowerCase() as never,
      path as never,
      {
        params: { path: inPath, ...(method !== 'POST' && { query: others }) },
        ...(method === 'POST' && { body: others }),
        headers: { accept, 'idempotency-key': idempotencyKey },
        parseAs: 'text',
        signal,
      } as never,
    )
    if (!response.ok) throw new HouseError(response, error)
    const isJson = response.headers.get('content-type')?.includes('json')
    const told = isJson ? JSON.parse(data as unknown as string) : data
    if (isJson && told.your_token) this.key = told.your_token
    return told
  }
}
