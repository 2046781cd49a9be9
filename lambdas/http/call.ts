/** One call on the house: what every handler is given, and what it gives back. */
import type { APIGatewayProxyEvent } from 'aws-lambda'
import type * as z from 'zod/mini'
import type { NextStep } from '../api/next-steps'
import type { Addresses } from '../api/routes/page-url'
import type { Group, OperationId, OperationsOf, Route, Routes } from '../api/routes/routes'
import type { ErrorCode } from '../api/schemas/errors'
import type { SentPayment } from '../api/sent-payment'
import type { Context, LogLine } from '../context'
import type { LimitUsage } from '../domain/accounts/agent'
import type { Instant } from '../domain/time/instants'
import type { Household } from '../store/household'
import type { Count } from '../store/limits'

/** What a request holds in one of its parts, once it is read; nothing where the route asks for nothing. */
export type Part<Id extends OperationId, Name extends 'body' | 'query' | 'path'> = Routes[Id] extends {
  request: Record<Name, infer Schema extends z.ZodMiniType>
}
  ? z.output<Schema>
  : Record<string, never>

/** Known from the first moment on, also of a call that is refused. */
export interface IncomingCall extends Addresses {
  ctx: Context
  operation: OperationId | 'unknown'
  route: Route
  request_id: string
  /** Fixed when the request arrives: one call sees one moment. */
  now: Instant
  /** What a redirect begins with: a path wherever that is right, since a client sent to another host drops its key. */
  root: string
  method: string
  path: string
  /** What the caller would like to be given: a browser asks for HTML, hardly anybody else does. */
  accept: string
  count: Count
  /** What of it an earlier key of the caller's has used. */
  prior_use: LimitUsage
  /** Where this call was counted; null when it was not. */
  counter: string | null
  /** Set while a public view is read beside the count: the answer waits for both. */
  counting: Promise<Refusal | null> | null
  /** Begins reads that the operation will ask for, while the key of the agent that it names is proven. */
  prefetch: ((agentId: string) => void) | null
  /** Set once the key is proven. */
  agent_id: string | null
  /** The caller and all that lives with it; null until the key is proven, and where none is asked for. */
  household: Household | null
  /** A key was sent to a public view and proved nothing. */
  key_not_recognised: boolean
  payment: SentPayment
  /** How a refusal is put to those who do not read JSON; null where only agents ask. */
  rephrase: Rephrase | null
  /** Set where the call is to be done once, however often it is sent. */
  once: IdempotentCall | null
  /** Leaves out what the caller sent in confidence. */
  log(entry: LogLine): void
  /** As it came: whoever calls another operation in its caller's name passes it on. */
  event: APIGatewayProxyEvent
}

/** A call with an Idempotency-Key, of which nothing but what follows from it is ever stored. */
export interface IdempotentCall {
  key: string
  /** Whose key it is: another's with the same letters is another. */
  caller: string
  /** Under which its answer is kept. */
  name: string
  /** The same for the same request. */
  request: string
  /** Set once it is asked for. */
  saved: Promise<Answer | null> | null
  /** Set once this very call has done what it was sent for, or found that its twin has. */
  outcome: 'done' | 'repeated' | null
}

export interface Call<Id extends OperationId = OperationId> extends IncomingCall {
  body: Part<Id, 'body'>
  query: Part<Id, 'query'>
  params: Part<Id, 'path'>
  household: Routes[Id]['auth'] extends 'required' ? Household : Household | null
}

export interface Reply {
  /** 303 and a page with 404 are for people; agents get JSON. 202 and 400 are MCP's own. 304: by ETag. */
  status?: 200 | 201 | 202 | 204 | 303 | 304 | 308 | 400 | 404
  /** Text and bytes are sent as they are, with the content type among the headers. */
  body: object | string | Uint8Array
  headers?: Readonly<Record<string, string>>
}

/** The answer as it stands, in other words where this caller wants them. */
export type Rephrase = (call: IncomingCall, reply: Reply) => Reply

/** An expected refusal is a value: a code of the catalogue, and what else this caller should know. */
export interface Refusal {
  refuse: ErrorCode
  /** In place of the catalogue's words, where they can be more exact. */
  error?: string
  suggestion?: string
  next_steps?: readonly NextStep[]
  /** Further fields of the body. */
  more?: Readonly<Record<string, unknown>>
  headers?: Readonly<Record<string, string>>
}

export type Answer = Reply | Refusal

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Answer> | Answer
/** A group implements exactly its operations, or it does not compile. */
export type Handlers<G extends Group> = { [Id in OperationsOf<G>]: Handler<Id> }

/** Thrown when the keeper left while its call was running: its key opens nothing any more. */
export class AccountDeleted extends Error {
  override name = 'KeeperLeft'
}

export const refuse = (code: ErrorCode, details: Omit<Refusal, 'refuse'> = {}): Refusal => ({
  refuse: code,
  ...details,
})
