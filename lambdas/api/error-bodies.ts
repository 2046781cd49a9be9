/** Refusals that tell more than what all of them tell. */
import * as z from 'zod/mini'
import { PACK_IDS } from '../domain/money/money'
import type { ErrorCode } from './errors'
import { ErrorSchema, GravestoneSchema, timestamp } from './responses'

const credits = z.int().check(z.gte(0))

/** How an agent could pay by itself, each only where it is enabled. */
const offers = {
  mpp_enabled: z.boolean(),
  x402_enabled: z.boolean(),
  mpp_challenge: z.optional(z.record(z.string(), z.string())),
  x402_requirements: z.optional(z.looseObject({ x402Version: z.literal(2), accepts: z.array(z.looseObject({})) })),
  payment_problem: z.optional(z.string()),
}

export const errorBodies: Readonly<Partial<Record<ErrorCode, z.ZodMiniType>>> = {
  rate_limited: z.extend(ErrorSchema, { retry_after_seconds: z.int().check(z.gte(1)) }),
  insufficient_credits: z.extend(ErrorSchema, {
    cost: credits,
    balance: z.int(),
    missing: credits,
    checkout_url: z.url(),
    pack: z.looseObject({
      id: z.enum(PACK_IDS),
      quantity: z.int().check(z.gte(1)),
      credits,
      price: z.string(),
    }),
    ...offers,
  }),
  not_mcp: z.looseObject({ jsonrpc: z.literal('2.0'), error: z.looseObject({ code: z.int(), message: z.string() }) }),
  payment_required: z.extend(ErrorSchema, offers),
  payment_refused: z.extend(ErrorSchema, offers),
  died_before_release: z.extend(ErrorSchema, { gravestone: GravestoneSchema }),
  window_closed: z.extend(ErrorSchema, { died_at: timestamp, closed_at: timestamp }),
}
