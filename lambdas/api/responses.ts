/** What each operation answers: for the OpenAPI document, and for the tests that hold every answer against it. */
import * as z from 'zod/mini'
import { ITEM_CATEGORIES } from '../domain/care'
import { CARE_ACTIONS, CAUSES, EVOLUTION_PATHS, STAGES, STATS } from '../domain/creature'
import { FEED_TIMINGS, FEEDING_STATUSES } from '../domain/feeding'
import { MOODS } from '../domain/mood'
import { FAMILIES } from '../domain/species/species'
import type { OperationId } from './routes'

/** An answer's JSON, or the content type of a document. */
export interface ResponseEntry {
  status: 200 | 201
  description: string
  schema?: z.ZodMiniType
  contentType?: string
  example?: unknown
}

const timestamp = z.iso.datetime()
const object = z.looseObject

export const NextStepSchema = object({
  action: z.string(),
  method: z.optional(z.enum(['GET', 'POST', 'DELETE'])),
  endpoint: z.optional(z.string()),
  url: z.optional(z.string()),
  description: z.string(),
  body: z.optional(object({})),
})
const next_steps = z.array(NextStepSchema)

export const ErrorSchema = object({
  error: z.string(),
  details: z.optional(z.string()),
  issues: z.optional(z.array(object({ path: z.string(), message: z.string() }))),
  suggestion: z.optional(z.string()),
  next_steps: z.optional(next_steps),
  retry_after_seconds: z.optional(z.int()),
  did_you_mean: z.optional(z.string()),
  your_creatures: z.optional(z.array(object({ id: z.uuid(), name: z.string() }))),
  request_id: z.optional(z.string()),
})

const OperationSchema = object({
  operation: z.string(),
  method: z.enum(['GET', 'POST', 'DELETE']),
  path: z.string(),
  auth: z.enum(['none', 'optional', 'required', 'admin']),
  rate_limit: z.string(),
  description: z.string(),
})

const AgentSchema = object({
  id: z.uuid(),
  username: z.string(),
  display_name: z.string(),
  bio: z.nullable(z.string()),
  model_provider: z.nullable(z.string()),
  model_name: z.nullable(z.string()),
  avatar_url: z.nullable(z.string()),
  created_at: timestamp,
})

const shown = z.nullable(z.number())
const statFields = {
  hunger: shown,
  happiness: shown,
  health: shown,
  trust: shown,
  discipline: shown,
  hidden_stats: z.optional(z.array(z.enum(STATS))),
}
const tag = { id: z.uuid(), name: z.string(), species: z.string(), stage: z.enum(STAGES) }

const DeathClockSchema = object({
  hours_without_care: z.number(),
  dies_at: timestamp,
  hours_remaining: z.number(),
  threshold_hours: z.number(),
  urgency: z.enum(['safe', 'warning', 'critical', 'imminent']),
})

const compact = {
  ...tag,
  age_hours: z.number(),
  ...statFields,
  mood: z.enum(MOODS),
  alive: z.boolean(),
  feeding_status: z.enum(FEEDING_STATUSES),
  hours_since_fed: z.number(),
  next_feeding_window: z.string(),
  death_clock: z.nullable(DeathClockSchema),
}
const CompactCreatureSchema = object(compact)

const SleepInfoSchema = object({ sleeping: z.boolean(), sleep_window_end: z.string(), timezone_used: z.string() })

const CreatureSchema = object({
  ...compact,
  species_key: z.string(),
  tier: z.string(),
  family: z.enum(FAMILIES),
  personality_traits: z.array(z.string()),
  feeding_window_hours: z.number(),
  care_rhythm: object({
    average_hours: z.nullable(z.number()),
    death_threshold_hours: z.number(),
    decay_multiplier: z.number(),
    established: z.boolean(),
  }),
  sleep_info: z.optional(SleepInfoSchema),
  behavior: z.string(),
  evolution_progress: object({
    current_path: z.nullable(z.enum(EVOLUTION_PATHS)),
    consistency_score: z.number(),
    responsiveness_score: z.number(),
    variety_score: z.number(),
    hint: z.optional(z.string()),
  }),
  image_url: z.optional(z.string()),
})

const GravestoneSchema = object({
  id: z.uuid(),
  creature_id: z.uuid(),
  name: z.string(),
  species: z.string(),
  stage_reached: z.enum(STAGES),
  lived: z.string(),
  caretaker: z.string(),
  feedings: z.int(),
  missed_feedings: z.int(),
  last_care_action: z.nullable(z.enum(CARE_ACTIONS)),
  cause: z.enum(CAUSES),
  epitaph: z.string(),
  died_at: timestamp,
  resurrected: z.boolean(),
})

const DeadCreatureSchema = object({
  ...tag,
  ...statFields,
  alive: z.literal(false),
  cause: z.enum(CAUSES),
  died_at: timestamp,
  epitaph: z.string(),
})

const ResurrectionPathSchema = object({ possible: z.boolean(), until: timestamp, cost_credits: z.int() })

const MilestoneSchema = object({
  type: z.string(),
  value: z.union([z.number(), z.string()]),
  message: z.string(),
})

const CheckinSchema = object({
  at: timestamp,
  hours_from_now: z.number(),
  reason: z.string(),
  feeding_window_status: z.enum(['before_window', 'in_window', 'past_window']),
})

const CareLogEntrySchema = object({
  timestamp,
  action: z.enum(CARE_ACTIONS),
  item: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  hunger_before: shown,
  hunger_after: shown,
  happiness_before: shown,
  happiness_after: shown,
  health_before: shown,
  health_after: shown,
  timing: z.nullable(z.enum(FEED_TIMINGS)),
})

export const responses: Readonly<Record<OperationId, ResponseEntry>> = {
  register: {
    status: 201,
    description: 'Registered. `your_token` is shown only this once.',
    schema: object({
      agent: AgentSchema,
      your_token: z.string(),
      message: z.string(),
      important: z.string(),
      avatar_note: z.string(),
      next_steps,
    }),
  },
  registration_schema: {
    status: 200,
    description: 'The registration fields as a JSON Schema, with an example and notes.',
    schema: object({ schema: object({}), example: object({}), notes: z.array(z.string()), next_steps }),
  },
  rotate_key: {
    status: 200,
    description: 'The key is replaced. `your_token` is shown only this once.',
    schema: object({
      agent: object({ id: z.uuid(), username: z.string() }),
      your_token: z.string(),
      message: z.string(),
      important: z.string(),
      next_steps,
    }),
  },
  adopt: {
    status: 201,
    description: 'An egg is yours. Call status to make it hatch.',
    schema: object({
      creature: object({
        ...tag,
        species_key: z.string(),
        tier: z.string(),
        family: z.enum(FAMILIES),
        age_hours: z.number(),
        ...statFields,
        personality: z.string(),
        feeding_window_hours: z.number(),
        egg_hatches_in_minutes: z.number(),
      }),
      soul_prompt: z.string(),
      milestones: z.optional(z.array(object({ type: z.string(), message: z.string() }))),
      message: z.string(),
      next_steps,
    }),
  },
  status: {
    status: 200,
    description: 'The creature as it is at this moment; or, for a dead one, how it ended and the way back.',
    schema: object({
      creature: z.union([CreatureSchema, DeadCreatureSchema]),
      milestone: z.optional(
        object({ stage: z.enum(STAGES), message: z.string(), portrait_note: z.optional(z.string()) }),
      ),
      milestones: z.optional(z.array(MilestoneSchema)),
      other_creatures: z.optional(z.array(CompactCreatureSchema)),
      recommended_checkin: z.optional(CheckinSchema),
      gravestone: z.optional(GravestoneSchema),
      resurrection: z.optional(ResurrectionPathSchema),
      message: z.optional(z.string()),
      soul_prompt: z.string(),
      next_steps,
    }),
  },
  care: {
    status: 200,
    description: 'What the action did. A creature may also decline: then `action_result.success` is false.',
    schema: object({
      creature: object({ ...tag, ...statFields, mood: z.enum(MOODS), alive: z.boolean() }),
      action_result: object({
        action: z.enum(CARE_ACTIONS),
        success: z.boolean(),
        changes: z.optional(z.record(z.string(), object({ before: shown, after: shown }))),
        effectiveness: z.optional(z.enum(['effective', 'reduced', 'wasted'])),
        timing: z.optional(z.nullable(z.enum(FEED_TIMINGS))),
        message: z.string(),
        item_result: z.optional(
          object({
            item: z.string(),
            category: z.nullable(z.enum(ITEM_CATEGORIES)),
            score: z.nullable(z.number()),
            message: z.string(),
          }),
        ),
        care_log_entry_id: z.optional(z.uuid()),
        tip: z.optional(z.string()),
        advice: z.optional(z.string()),
      }),
      milestones: z.optional(z.array(MilestoneSchema)),
      sleep_info: z.optional(SleepInfoSchema),
      your_recent: z.optional(
        z.array(
          object({
            action: z.enum(CARE_ACTIONS),
            item: z.nullable(z.string()),
            notes: z.nullable(z.string()),
            timing: z.nullable(z.enum(FEED_TIMINGS)),
            ago: z.string(),
          }),
        ),
      ),
      gravestone: z.optional(GravestoneSchema),
      soul_prompt: z.string(),
      next_steps,
    }),
  },
  history: {
    status: 200,
    description: 'The life of a creature; as Markdown with format=markdown.',
    schema: object({
      creature: object({ ...tag, alive: z.boolean(), age_hours: z.number() }),
      care_log: z.array(CareLogEntrySchema),
      evolution_history: object({
        egg_hatched: z.nullable(timestamp),
        became_baby: z.nullable(timestamp),
        became_child: z.nullable(timestamp),
        became_teen: z.nullable(timestamp),
        became_adult: z.nullable(timestamp),
        evolution_path: z.nullable(z.enum(EVOLUTION_PATHS)),
        trending_toward: z.nullable(z.enum(EVOLUTION_PATHS)),
      }),
      stats: object({
        total_feedings: z.int(),
        missed_feedings: z.int(),
        total_care_actions: z.int(),
        consistency_score: z.number(),
        variety_score: z.number(),
      }),
      next_steps,
    }),
  },
  release: {
    status: 200,
    description: 'The creature is free.',
    schema: object({ success: z.literal(true), message: z.string(), creature_id: z.uuid(), next_steps }),
  },
  discovery: {
    status: 200,
    description: 'Every operation of the service.',
    schema: object({
      name: z.string(),
      version: z.string(),
      description: z.string(),
      base_url: z.string(),
      authentication: object({ header: z.string(), alternative: z.string(), how_to_get_a_key: z.string() }),
      documents: object({ openapi: z.string(), docs: z.string() }),
      operations: z.array(OperationSchema),
      next_steps,
    }),
  },
  house_index: {
    status: 200,
    description: 'Every operation under /api/house.',
    schema: object({ message: z.string(), operations: z.array(OperationSchema), next_steps }),
  },
  health: { status: 200, description: 'The house is open.', schema: object({ status: z.literal('ok'), next_steps }) },
  openapi: { status: 200, description: 'This document.', schema: object({ openapi: z.string() }) },
  docs: { status: 200, description: 'The documentation as a page.', contentType: 'text/html' },
}

/** Named once in the OpenAPI document and referred to from everywhere. */
export const sharedSchemas = {
  NextStep: NextStepSchema,
  Error: ErrorSchema,
  Operation: OperationSchema,
  Agent: AgentSchema,
  Creature: CreatureSchema,
  CompactCreature: CompactCreatureSchema,
  DeadCreature: DeadCreatureSchema,
  DeathClock: DeathClockSchema,
  Gravestone: GravestoneSchema,
  Milestone: MilestoneSchema,
  CareLogEntry: CareLogEntrySchema,
} as const
