/** Refusals that carry more fields than the common ones. */
import { PACK_IDS } from '../../domain/money/money'
import { canReturn, GravestoneShape, losses, stone, WayBackShape, wayBackField } from '../fields/afterlife'
import { ErrorShape } from '../fields/call'
import { happened, humanNote } from '../fields/care'
import { DepartedShape } from '../fields/creature'
import {
  choice,
  count,
  either,
  extended,
  field,
  instant,
  listOf,
  mapOf,
  maybe,
  maybeRow,
  nullable,
  number,
  object,
  positive,
  row,
  type Shape,
  text,
  type ValueOf,
  wholeNumber,
} from '../fields/kind'
import { X402RequirementsShape } from '../fields/money'
import { fields, shared } from '../fields/shared'
import type { ErrorCode } from './errors'

/** Inline payment methods, each only where it is enabled. */
const offers = {
  ...fields('mpp_enabled', 'x402_enabled'),
  mpp_challenge: maybe(mapOf(text), 'The challenge of `WWW-Authenticate`, for whom a gateway keeps that header from.'),
  x402_requirements: maybe(X402RequirementsShape, 'The content of `PAYMENT-REQUIRED`, for wallets that pay by x402.'),
  payment_problem: maybe(text, 'What was wrong with the payment that was sent.'),
}

/** A refusal about a dead creature describes its death and how to resurrect it. */
const LostCreatureErrorShape = extended(ErrorShape, {
  ...fields('message?'),
  creature: maybe(DepartedShape, 'The creature this is about.'),
  ...stone,
  resurrection: maybe(WayBackShape, wayBackField.resurrection.says),
  ...losses,
})

const packs = { id: field(choice(PACK_IDS), shared.id.says), quantity: field(positive, shared.quantity.says) }

const BODIES = {
  invalid_key: extended(ErrorShape, { ...fields('message') }),
  rate_limited: extended(ErrorShape, { retry_after_seconds: field(positive, shared.retry_after_seconds.says) }),
  insufficient_credits: extended(ErrorShape, {
    ...fields('cost'),
    balance: field(wholeNumber, 'The credits you have. After a refund it may be negative.'),
    missing: field(count, 'The credits you lack.'),
    ...fields('checkout_url'),
    pack: row('The credits that are bought.', {
      ...packs,
      and: maybe(listOf(object(packs)), 'The smaller packs that go with it.'),
      ...fields('credits', 'price'),
    }),
    ...offers,
  }),
  nothing_alive: extended(LostCreatureErrorShape, {
    ...canReturn,
    ...happened,
    ...humanNote,
    last_lost: maybeRow('The one that died last.', { ...fields('creature_id', 'name', 'cause', 'died_at') }),
  }),
  not_your_creature: extended(LostCreatureErrorShape, {
    ...happened,
  }),
  no_living_creature: extended(LostCreatureErrorShape, {
    ...happened,
  }),
  no_such_living_creature: LostCreatureErrorShape,
  oauth_refused: object({
    error: field(text, 'The code of the problem, as OAuth has it.'),
    error_description: field(text, 'The problem in words.'),
  }),
  not_mcp: object({
    ...fields('jsonrpc'),
    id: maybe(nullable(either(text, number)), shared.id.says),
    error: row('What is wrong, as JSON-RPC has it.', {
      code: field(wholeNumber, 'What is wrong, as a number of JSON-RPC or MCP.'),
      ...fields('message'),
      data: maybe(object({}), 'What belongs to it.'),
    }),
  }),
  payment_required: extended(ErrorShape, offers),
  payment_refused: extended(ErrorShape, offers),
  renamed_before: extended(ErrorShape, { ...fields('former_name') }),
  timezone_changed_lately: extended(ErrorShape, {
    changeable_at: field(instant, 'When your timezone can change again.'),
  }),
  died_before_release: extended(ErrorShape, { gravestone: field(GravestoneShape, stone.gravestone.says) }),
  window_closed: extended(ErrorShape, {
    ...fields('died_at'),
    closed_at: field(instant, 'When the way back closed, 7 days after death.'),
  }),
} as const satisfies Partial<Record<ErrorCode, Shape>>

export type RefusalBody<Code extends keyof typeof BODIES> = ValueOf<(typeof BODIES)[Code]>
export const errorBodies: Readonly<Partial<Record<ErrorCode, Shape>>> = BODIES
