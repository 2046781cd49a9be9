/** Types of a call: what every handler receives and returns. */
import type * as z from 'zod/mini'
import type { NextStep } from '../api/next-steps'
import type { Group, OperationId, OperationsOf, Routes } from '../api/routes/routes'
import type { ErrorCode } from '../api/schemas/errors'
import type { Context, LogLine } from '../context'
import type { Scope } from '../domain/accounts/oauth'
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

export interface Reply {
  /** 303 and 404 pages are for people; agents get JSON. 202 and 400 are for MCP. */
  status?: 200 | 201 | 202 | 204 | 302 | 303 | 308 | 400 | 404
  /** Text and bytes are sent unchanged, with the content type in the headers. */
  body: object | string | Uint8Array
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

export type Answer = Reply | Refusal

/** What became of a request. */
export interface Executed {
  call: IncomingCall
  answer: Answer
  count: Count
}

/** The household after the call, and the answer once it is written. */
export interface Decision {
  household: Household
  /** Writes outside of the household. */
  also?: readonly Change[]
  /** A refusal that changes something tells it for the first time, such as a loss. */
  reply: Answer
  /** Further fields of a reply, read while the changes are written, and never saved. */
  extras?: () => Promise<object>
  /** Without it, every conflict is decided again. */
  onConflict?: (conflict: Conflict) => Refusal | 'retry'
}

export type HouseholdOutcome = Answer | Decision

/**
 * An operation on the caller's household. The pipeline buries who has died since, makes the writes, decides again after a
 * conflict, and writes nothing for a rehearsal.
 */
export interface Decider<Id extends OperationId> {
  decide(call: Call<Id>, household: StoredHousehold): Promise<HouseholdOutcome> | HouseholdOutcome
  /** Reads the fields of a repeated reply that are never saved, such as what others do. Must not fail. */
  readExtras?(call: Call<Id>, kept: unknown): Promise<object>
}

/** An operation that reads and writes by itself, or one that decides on a household. */
export type Handler<Id extends OperationId> =
  | ((call: Call<Id>) => Promise<Answer> | Answer)
  | (Routes[Id]['auth'] extends 'required' ? Decider<Id> : never)

/** A group must implement exactly its operations, or it does not compile. */
export type Handlers<G extends Group> = { [Id in OperationsOf<G>]: Handler<Id> }

/** Thrown if the account was deleted, or its key replaced, while a call was running. The key is invalid from then on. */
export class AccountDeleted extends Error {
  override name = 'AccountDeleted'
}

/** A key was sent, but it opens nothing here: the answer is the public one and says so. */
export const isStranger = ({ caller }: Pick<IncomingCall, 'caller'>): boolean =>
  caller.kind === 'anonymous' && caller.keySent

export const refuse = (code: ErrorCode, details: Omit<Refusal, 'refuse'> = {}): Refusal => ({
  refuse: code,
  ...details,
})
