/** Makes a call: places its arguments, unpacks the response, and throws an error response. */
import createClient, { type Client } from 'openapi-fetch'
import type { components, operations, paths } from './generated/schema.ts'
import { HouseError } from './house-error.ts'
import { type Patience, patient } from './patient.ts'

type Id = keyof operations
type Asked<Place extends string, Operation> = Operation extends { parameters: { [P in Place]?: infer A } } ? A : unknown
type Sent<Operation> = Operation extends { requestBody?: { content: { 'application/json': infer B } } } ? B : unknown
type Flat<T> = { [Name in keyof T]: T[Name] }

/** All arguments of a call in one object. */
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

/** Response of a call without an id: its creature is alive. */
export type Living<Operation extends Id> = Flat<
  Omit<Answer<Operation>, 'creature'> & { creature: components['schemas']['Creature'] }
>

type Creature = components['schemas']['Creature']

/** Whether the creature of an answer lives: if so, its type has moods, meals and clocks. */
export const isAlive = (creature: Creature | components['schemas']['DeadCreature']): creature is Creature =>
  creature.alive

export type NextStep = components['schemas']['NextStep']

/** What the answer to a step may have in common with others; the rest depends on the call. */
export interface Followed {
  next_steps: NextStep[]
  /** When to come back, if the answer says it. */
  next_visit?: { at: string; hours_from_now: number; why?: string } | null
  [field: string]: unknown
}

/** Text in any format except JSON. */
export type Formatted<Operation extends Id, A> = A extends { format: infer Format }
  ? Format extends 'json'
    ? Answer<Operation>
    : string
  : Answer<Operation>

export interface HouseOptions extends Partial<Patience> {
  /** Base URL of the service. Default: a local host. */
  url?: string
  /** Your key, `ch_…`. Set by register and rotateKey. */
  key?: string
  /** Replaces the global fetch: for inline payments, logging or tests. */
  fetch?: (request: Request) => Promise<Response>
}

export interface CallOptions {
  signal?: AbortSignal
  /**
   * Idempotency key of this call, so that it takes effect once even if it is repeated after a restart. Default: a new
   * one.
   */
  idempotencyKey?: string
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Route = readonly [method: Method, path: string]

export abstract class Caller<Routes extends Readonly<Record<string, Route>>> {
  /** Typed access to every path by openapi-fetch, with the same key and retries. */
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

  /** Any call, with a short plain text for a model as its result. */
  asText(name: keyof Routes & string, args: object = {}, options?: CallOptions): Promise<string> {
    return this.call(name, args, options, 'text/plain')
  }

  /** Makes the call of a next step, with the parameters that it has. */
  async follow({ method, endpoint, body, url }: NextStep, options?: CallOptions): Promise<Followed> {
    if (!method || !endpoint) throw new TypeError(`This step is a link for a person to open: ${url}`)
    return this.send(method, endpoint, { ...(body && { body }) }, options)
  }

  protected async call<Told>(
    name: keyof Routes & string,
    args: object,
    options?: CallOptions,
    accept?: string,
  ): Promise<Told> {
    const [method, path] = this.routes[name] as Route
    const given = Object.entries(args).filter(([, value]) => value !== undefined && value !== null)
    const [inPath, others] = [true, false].map((wanted) =>
      Object.fromEntries(given.filter(([field]) => path.includes(`{${field}}`) === wanted)),
    )
    const hasBody = method === 'POST' || method === 'PATCH'
    const parts = { params: { path: inPath, ...(!hasBody && { query: others }) }, ...(hasBody && { body: others }) }
    return this.send(method, path, parts, options, accept)
  }

  private async send<Told>(
    method: Method,
    path: string,
    parts: object,
    { signal, idempotencyKey }: CallOptions = {},
    accept?: string,
  ): Promise<Told> {
    const { data, error, response } = await this.api.request(
      method.toLowerCase() as never,
      path as never,
      {
        ...parts,
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
