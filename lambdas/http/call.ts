/** Types of a call: what every handler receives and returns. */
import type * as z from 'zod/mini'
import type { NextStep } from '../api/next-steps'
import type { Group, OperationId, OperationsOf, Routes } from '../api/routes/routes'
import type { ErrorCode } from '../api/schemas/errors'
import type { Body } from '../api/schemas/responses'
import type { Context, LogLine } from '../context'
import type { Scope } from '../domain/accounts/oauth'
import type { ReplacedKey } from '../domain/accounts/recovery'
import type { Creature } from '../domain/creature/creature'
import type { Household } from '../domain/household/household'
import type { HouseholdRows } from '../store/household'
import type { StoredHousehold } from '../store/household-changes'
import type { Count } from '../store/limits'
import type { Change, Conflict } from '../store/row'
import type { Request } from './request'

/** The parsed body, query or path of an operation; empty if its route has none. */
export type Part<Id extends OperationId, Name extends 'body' | 'query' | 'path'> = Routes[Id] extends {
  request: Record<Name, infer Schema extends z.ZodMiniType>
}
  ? z.output<Schema>
  : Record<string, never>

/** Who calls, as far as it is verified. */
export type Caller =
  | {
      kind: 'anonymous'
      /** A key was sent, but none that is valid here. */
      keySent: boolean
    }
  /** With the key before the present one, which opens nothing any more. */
  | ({ kind: 'replaced'; agentId: string } & Pick<ReplacedKey, 'by' | 'replaced_at'>)
  | { kind: 'keeper'; agentId: string; grant: 'all' | Scope }
  | { kind: 'admin' }

/** A request and what was found out about it; every refusal has one too. */
export interface IncomingCall extends Request {
  readonly ctx: Context
  readonly caller: Caller
  /** The caller's agent and its rows. Null without a verified key. */
  readonly household: HouseholdRows | null
  /** Set if the call has an Idempotency-Key. */
  readonly once: IdempotentCall | null
  /** Fields of the body that the operation does not know. The response lists them. */
  readonly ignored_fields: readonly string[]
  /** Masks the secrets in the request. */
  log(entry: LogLine): void
}

/** A call with an Idempotency-Key. Only derived values are stored, never the key. */
export interface IdempotentCall {
  readonly key: string
  /** Scopes the key to its caller: the same key of another caller is a different one. */
  readonly caller: string
  /** Marker under which the answer is stored. */
  readonly name: string
  /** Fingerprint of the request. */
  readonly request: string
}

export interface Call<Id extends OperationId = OperationId> extends IncomingCall {
  readonly body: Part<Id, 'body'>
  readonly query: Part<Id, 'query'>
  readonly params: Part<Id, 'path'>
  readonly household: Routes[Id]['auth'] extends 'required' ? HouseholdRows : HouseholdRows | null
}

export type AnyContent = object | string | Uint8Array

export interface Reply<Content extends AnyContent = AnyContent> {
  /** 303 and 404 pages are for people; agents get JSON. 202 and 400 are for MCP. */
  status?: 200 | 201 | 202 | 204 | 302 | 303 | 308 | 400 | 404
  /** Text and bytes are sent unchanged, with the content type in the headers. */
  body: Content
  headers?: Readonly<Record<string, string>>
  /** Saved for repeats of this call, in its own transaction or in that of an earlier call. */
  saved?: 'now' | 'before'
  /** Saved with the reply, as what a repeat needs to read the fields again that are never saved. */
  kept?: unknown
}

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

export type Answer<Content extends AnyContent = AnyContent> = Reply<Content> | Refusal

/** What became of a request. */
export interface Executed {
  call: IncomingCall
  answer: Answer
  count: Count
}

/** What a call changes, and the answer once it is written. */
export interface Decision<Content extends AnyContent = AnyContent> {
  household?: Household
  /** Writes outside of the household. */
  also?: readonly Change[]
  /** A creature that `also` brings into the household. */
  returned?: Creature
  /** A refusal that changes something tells it for the first time, such as a loss. */
  reply: Answer<Content>
  /** Further fields of a reply, read while the changes are written, and never saved. */
  extras?: () => Promise<object>
  /** Without it, every conflict is decided again. */
  onConflict?: (conflict: Conflict) => Answer | 'retry'
  /** The answer if the commit fails: it may have been made, and its reply lost. Without it, the call fails. */
  onError?: (error: Error) => Promise<Answer>
  /** Follows the commit. Must not fail, and may be left undone. */
  afterwards?: () => Promise<void>
}

/** Something happened that cannot be taken back, such as a payment: decides on what is stored by then. */
export interface Anew {
  anew: AnyHandler
  failed(error: Error): Promise<Refusal>
}

export type Outcome<Content extends AnyContent = AnyContent> = Answer<Content> | Decision<Content> | Anew

/** The household that an operation decides on, brought up to date. Null where the route takes calls without a caller. */
export type HouseholdOf<Id extends OperationId> = Routes[Id]['auth'] extends 'required'
  ? StoredHousehold
  : StoredHousehold | null

/** What an operation answers: the fields of its JSON, or a text in another format. */
export type ContentOf<Id extends OperationId> = [Body<Id>] extends [never] ? AnyContent : Body<Id> | string

export type ReplyTo<Id extends OperationId> = Reply<ContentOf<Id>>
export type AnswerTo<Id extends OperationId> = ReplyTo<Id> | Refusal

/**
 * An operation. It may read, and decides what its call changes and answers. The pipeline makes the writes, lets it decide
 * again after a conflict, keeps the reply for a repeat, and writes nothing for a rehearsal.
 */
export interface Handler<Id extends OperationId> {
  (call: Call<Id>, household: HouseholdOf<Id>): Promise<Outcome<ContentOf<Id>>> | Outcome<ContentOf<Id>>
  /** Reads the fields of a repeated reply that are never saved, such as what others do. Must not fail. */
  readExtras?(call: Call<Id>, kept: unknown): Promise<object>
  /** Of the valid fields of a refused body, those that can be sent again. */
  fitting?(ctx: Context, valid: Fields): Promise<Fields>
}

type Fields = Readonly<Record<string, unknown>>

/** Which operation it is for is known only at run time. */
export type AnyHandler = ((call: Call, household: StoredHousehold) => Promise<Outcome> | Outcome) &
  Pick<Handler<OperationId>, 'readExtras' | 'fitting'>

/** A group must implement exactly its operations, or it does not compile. */
export type Handlers<G extends Group> = { [Id in OperationsOf<G>]: Handler<Id> }

/** Thrown if the account was deleted, or its key replaced, while a call was running. The key is invalid from then on. */
export class AccountDeleted extends Error {
  override name = 'AccountDeleted'
}

/** A key was sent, but it opens nothing here: the answer is the public one and says so. */
export const isStranger = ({ caller }: Pick<IncomingCall, 'caller'>): boolean =>
  caller.kind === 'replaced' || (caller.kind === 'anonymous' && caller.keySent)

export const refuse = (code: ErrorCode, details: Omit<Refusal, 'refuse'> = {}): Refusal => ({
  refuse: code,
  ...details,
})
