/** Schemas of refusals that carry more fields than the common ones. */
import * as z from 'zod/mini'
import { CAUSES } from '../../domain/creature/creature'
import { PACK_IDS } from '../../domain/money/money'
import type { ErrorCode } from './errors'
import {
  address,
  CanReturnSchema,
  DepartedSchema,
  ErrorSchema,
  from_your_human,
  GravestoneSchema,
  GravestoneTagSchema,
  LossSchema,
  news,
  timestamp,
  WayBackSchema,
  X402RequirementsSchema,
} from './responses'

const credits = z.int().check(z.gte(0))

/** Inline payment methods, each only where it is enabled. */
const offers = {
  mpp_enabled: z.boolean(),
  x402_enabled: z.boolean(),
  mpp_challenge: z.optional(z.record(z.string(), z.string())),
  x402_requirements: z.optional(X402RequirementsSchema),
  payment_problem: z.optional(z.string()),
}

/** A refusal about a dead creature describes its death and how to resurrect it. */
const LostCreatureErrorSchema = z.extend(ErrorSchema, {
  message: z.optional(z.string()),
  creature: z.optional(DepartedSchema),
  gravestone: z.optional(GravestoneTagSchema),
  resurrection: z.optional(WayBackSchema),
  lost_since_last_look: z.optional(z.array(LossSchema)),
})

const packs = { id: z.enum(PACK_IDS), quantity: z.int().check(z.gte(1)) }

export const errorBodies: Readonly<Partial<Record<ErrorCode, z.ZodMiniType>>> = {
  invalid_key: z.extend(ErrorSchema, { message: z.string() }),
  rate_limited: z.extend(ErrorSchema, { retry_after_seconds: z.int().check(z.gte(1)) }),
  insufficient_credits: z.extend(ErrorSchema, {
    cost: credits,
    balance: z.int(),
    missing: credits,
    checkout_url: address,
    pack: z.looseObject({
      ...packs,
      and: z.optional(z.array(z.looseObject(packs))),
      credits,
      price: z.string(),
    }),
    ...offers,
  }),
  nothing_alive: z.extend(LostCreatureErrorSchema, {
    can_return: z.optional(z.array(CanReturnSchema)),
    news,
    from_your_human,
    last_lost: z.optional(
      z.looseObject({ creature_id: z.uuid(), name: z.string(), cause: z.enum(CAUSES), died_at: timestamp }),
    ),
  }),
  not_your_creature: LostCreatureErrorSchema,
  no_living_creature: LostCreatureErrorSchema,
  no_such_living_creature: LostCreatureErrorSchema,
  oauth_refused: z.looseObject({ error: z.string(), error_description: z.string() }),
  not_mcp: z.looseObject({
    jsonrpc: z.literal('2.0'),
    id: z.optional(z.nullable(z.union([z.string(), z.number()]))),
    error: z.looseObject({ code: z.int(), message: z.string(), data: z.optional(z.looseObject({})) }),
  }),
  payment_required: z.extend(ErrorSchema, offers),
  payment_refused: z.extend(ErrorSchema, offers),
  renamed_before: z.extend(ErrorSchema, { former_name: z.string() }),
  timezone_changed_lately: z.extend(ErrorSchema, { changeable_at: timestamp }),
  died_before_release: z.extend(ErrorSchema, { gravestone: GravestoneSchema }),
  window_closed: z.extend(ErrorSchema, { died_at: timestamp, closed_at: timestamp }),
}
