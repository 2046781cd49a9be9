/** Types of a call: what every handler receives and returns. */
import type { APIGatewayProxyEvent } from 'aws-lambda'
import type * as z from 'zod/mini'
import type { NextStep } from '../api/next-steps'
import type { Address } from '../api/routes/page-url'
import type { Group, OperationId, OperationsOf, Route, Routes } from '../api/routes/routes'
import type { ErrorCode } from '../api/schemas/errors'
import type { SentPayment } from '../api/sent-payment'
import type { Context, LogLine } from '../context'
import type { Instant } from '../domain/time/instants'
import type { HouseholdRows } from '../store/household'
import type { Count, Counter } from '../store/limits'

/** The parsed body, query or path of an operation; empty if its route has none. */
export type Part<Id extends OperationId, Name extends 'body' | 'query' | 'path'> = Routes[Id] extends {
  request: Record<Name, infer Schema extends z.ZodMiniType>
}
  ? z.output<Schema>
  : Record<string, never>

/** Fields that every request has, even a refused one. */
export interface IncomingCall extends Address {
  ctx: Context
  operation: OperationId | 'unknown'
  route: Route
  request_id: string
  /** Set on arrival and used for the whole call. */
  now: Instant
  /**
   * Prefix of redirect targets. A path where possible, because clients drop the API key on a redirect to another host.
   */
  root: string
  method: string
  path: string
  /** The Accept header. */
  accept: string
  count: Count
  /** The counter of this call; null if the call was not counted. */
  counter: Counter | null
  /** Set if a public view runs while the request is counted. The response waits for both. */
  counting: Promise<Refusal | null> | null
  /** Starts the operation's reads while the key is verified. */
  prefetch: ((agentId: string) => void) | null
  /** Set once the key is verified. */
  agent_id: string | null
  /** The agent and its rows. Null without a verified key. */
  household: HouseholdRows | null
  /** A public view was called with an invalid key. */
  key_not_recognised: boolean
  payment: SentPayment
  /** Formats refusals for clients that do not read JSON; null if all clients do. */
  rephrase: Rephrase | null
  /** Set if the call has an Idempotency-Key. */
  once: IdempotentCall | null
  /** Fields of the body that the operation does not know. The response lists them. */
  ignored_fields: readonly string[]
  /** Masks the secrets in the request. */
  log(entry: LogLine): void
  /** The original event, which MCP passes on to the operations that it calls. */
  event: APIGatewayProxyEvent
}

/** A call with an Idempotency-Key. Only derived values are stored, never the key. */
export interface IdempotentCall {
  key: string
  /** Scopes the key to its caller: the same key of another caller is a different one. */
  caller: string
  /** Marker under which the answer is stored. */
  name: string
  /** Fingerprint of the request. */
  request: string
  /** The lookup of the saved answer, once started. */
  saved: Promise<Answer | null> | null
  /** `done` if this call committed, `repeated` if a concurrent duplicate did. */
  outcome: 'done' | 'repeated' | null
}

export interface Call<Id extends OperationId = OperationId> extends IncomingCall {
  body: Part<Id, 'body'>
  query: Part<Id, 'query'>
  params: Part<Id, 'path'>
  household: Routes[Id]['auth'] extends 'required' ? HouseholdRows : HouseholdRows | null
}

export interface Reply {
  /** 303 and 404 pages are for people; agents get JSON. 202 and 400 are for MCP. */
  status?: 200 | 201 | 202 | 204 | 302 | 303 | 308 | 400 | 404
  /** Text and bytes are sent unchanged, with the content type in the headers. */
  body: object | string | Uint8Array
  headers?: Readonly<Record<string, string>>
}

/** Converts a reply into the format that this caller accepts. */
export type Rephrase = (call: IncomingCall, reply: Reply) => Reply | Promise<Reply>

/** Expected refusals are values: a code of the error catalogue and details for this caller. */
export interface Refusal {
  refuse: ErrorCode
  /** More specific than the catalogue's text. */
  error?: string
  suggestion?: string
  next_steps?: readonly NextStep[]
  /** Further fields of the body. */
  more?: Readonly<Record<string, unknown>>
  headers?: Readonly<Record<string, string>>
}

export type Answer = Reply | Refusal

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Answer> | Answer
/** A group must implement exactly its operations, or it does not compile. */
export type Handlers<G extends Group> = { [Id in OperationsOf<G>]: Handler<Id> }

/** Thrown if the account was deleted while a call was running. Its key is invalid from then on. */
export class AccountDeleted extends Error {
  override name = 'KeeperLeft'
}

export const refuse = (code: ErrorCode, details: Omit<Refusal, 'refuse'> = {}): Refusal => ({
  refuse: code,
  ...details,
})
