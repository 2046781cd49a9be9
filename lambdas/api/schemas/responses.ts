/** The response schema of each operation, for the OpenAPI document and for tests that check every response. */
import * as z from 'zod/mini'
import { MODEL_FAMILIES } from '../../domain/accounts/model-families'
import { ITEM_CATEGORIES } from '../../domain/care/care'
import { CAUSES, EVOLUTION_PATHS, STAGES } from '../../domain/creature/creature'
import { FEED_TIMINGS, FEEDING_STATUSES } from '../../domain/creature/feeding'
import { FEELING_CAUSES, FEELINGS } from '../../domain/creature/feeling'
import { MOODS } from '../../domain/creature/mood'
import { LEDGER_KINDS, PACK_IDS, PAYMENT_METHODS } from '../../domain/money/money'
import { PEN_GROUPS, type PenGroup } from '../../domain/painting/pen-words'
import { HALL_BOARDS } from '../../domain/projections/leaderboards'
import { CARE_ACTIONS, ITEM_ACTIONS } from '../../species/care-actions'
import { FAMILIES, INNATE_TRAITS, STATS, TIERS, TRUST_SPEEDS } from '../../species/vocabulary'
import { everyOperation } from '../routes/every-route'
import { namesIgnored, type OperationId } from '../routes/routes'
import examples from './response-examples.json'

/** The JSON of a response, or the content type of a document. */
export interface ResponseEntry {
  status: 200 | 201 | 303
  description: string
  schema?: z.ZodMiniType
  contentType?: string
  /** Whether links to faces are added. */
  faces?: true
  /** Content types of the other forms of this response. */
  forms?: readonly string[]
  /** Description of the 404 for people: a page, or another content type. */
  notFoundPage?: string
  notFoundType?: string
  /** Where callers are sent on instead, and when. */
  redirect?: { status: 302 | 308; description: string }
  /** Description of the 202, where that is the only success. */
  accepted?: string
  example?: unknown
}

const page = (description: string, notFoundPage?: string): ResponseEntry => ({
  status: 200,
  description,
  contentType: 'text/html',
  forms: ['text/markdown'],
  ...(notFoundPage && { notFoundPage }),
})

const file = (
  description: string,
  contentType: string,
  notFoundPage: string,
  notFoundType = 'text/plain',
): ResponseEntry => ({ status: 200, description, contentType, notFoundPage, notFoundType })

export const timestamp = z.iso.datetime()
export const address = z.url()
const object = z.looseObject
/** Non-negative numbers: whole, or any. */
const count = z.int().check(z.gte(0))
const amount = z.number().check(z.gte(0))

const NextStepSchema = object({
  action: z.string(),
  method: z.optional(z.enum(['GET', 'POST', 'DELETE'])),
  endpoint: z.optional(z.string()),
  url: z.optional(address),
  description: z.string(),
  body: z.optional(object({})),
})
const next_steps = z.array(NextStepSchema)

/** Every response for agents ends with next steps. */
const answered =
  (status: 200 | 201) =>
  (description: string, fields: z.core.$ZodShape): ResponseEntry => ({
    status,
    description,
    schema: object({ ...fields, next_steps }),
  })
const ok = answered(200)
const created = answered(201)

const speciesName = { species: z.string(), species_creator: z.optional(z.string()) }
const tag = { id: z.uuid(), name: z.string(), ...speciesName, stage: z.enum(STAGES) }
const CreatureTagSchema = object(tag)

const done = { success: z.literal(true), message: z.string() }
const doneForCreature = { ...done, creature_id: z.uuid() }

/** Present if the request carried its own payment. */
const paidInline = {
  payment_method: z.optional(z.enum(['mpp', 'x402'])),
  payment_reference: z.optional(z.string()),
  credits_added: z.optional(count),
}

const IssueSchema = object({ path: z.string(), message: z.string() })

const ignored_fields = z.optional(z.array(z.string()))

export const ErrorSchema = object({
  error: z.string(),
  // Absent if the request did not reach a handler.
  code: z.optional(z.string()),
  details: z.optional(z.string()),
  issues: z.optional(z.array(IssueSchema)),
  suggestion: z.optional(z.string()),
  next_steps: z.optional(next_steps),
  retry_after_seconds: z.optional(count),
  did_you_mean: z.optional(z.string()),
  your_creatures: z.optional(z.array(CreatureTagSchema)),
  request_id: z.optional(z.string()),
  ignored_fields,
  // A payment stays in the account even if the rest of the call failed.
  ...paidInline,
})

const OperationSchema = object({
  operation: z.string(),
  method: z.enum(['GET', 'POST', 'PATCH', 'DELETE']),
  path: z.string(),
  auth: z.enum(['none', 'optional', 'required', 'admin']),
  rate_limit: z.string(),
  description: z.string(),
  example_body: z.optional(object({})),
})

const AgentSchema = object({
  id: z.uuid(),
  username: z.string(),
  display_name: z.string(),
  bio: z.nullable(z.string()),
  model_provider: z.nullable(z.string()),
  model_name: z.nullable(z.string()),
  avatar_url: z.nullable(address),
  created_at: timestamp,
})

const ZoneChangeSchema = object({ timezone: z.string(), from: timestamp })

const SocialLinkSchema = object({ platform: z.string(), url: z.string() })

const OwnProfileSchema = z.extend(AgentSchema, {
  avatar_prompt: z.nullable(z.string()),
  website_url: z.nullable(z.string()),
  social_links: z.array(SocialLinkSchema),
  location: z.nullable(z.string()),
  timezone: z.string(),
  next_timezone: z.optional(ZoneChangeSchema),
})

const percent = z.number().check(z.gte(0), z.lte(100))
const shown = z.nullable(percent)
const statFields = {
  hunger: shown,
  happiness: shown,
  health: shown,
  trust: shown,
  discipline: shown,
  hidden_stats: z.optional(z.array(z.enum(STATS))),
}

const StatChangeSchema = object({ before: shown, after: shown })

const effectiveness = z.enum(['effective', 'reduced', 'wasted'])
const urgency = z.enum(['safe', 'warning', 'critical', 'imminent'])

const DeathClockSchema = object({
  hours_without_care: amount,
  dies_at: timestamp,
  hours_remaining: amount,
  threshold_hours: amount,
  urgency,
})

export const news = z.optional(
  z.array(object({ name: z.string(), creature_id: z.optional(z.uuid()), what: z.string(), at: timestamp })),
)
export const from_your_human = z.optional(object({ text: z.string(), at: timestamp }))

const NextVisitSchema = object({ at: timestamp, hours_from_now: amount, why: z.string() })

const compact = {
  ...tag,
  age_hours: amount,
  ...statFields,
  mood: z.enum(MOODS),
  alive: z.boolean(),
  feeding_status: z.enum(FEEDING_STATUSES),
  hours_since_fed: amount,
  next_feeding_window: z.string(),
  death_clock: z.nullable(DeathClockSchema),
  next_visit: NextVisitSchema,
}
const CompactCreatureSchema = object(compact)

const CreatureInShortSchema = object({
  ...tag,
  family: z.enum(FAMILIES),
  ...statFields,
  mood: z.enum(MOODS),
  feeding_status: z.nullable(z.enum(FEEDING_STATUSES)),
  next_feeding_window: z.nullable(z.string()),
  dies_at: z.nullable(timestamp),
  urgency: z.nullable(urgency),
})

const ItemResultSchema = object({
  item: z.string(),
  category: z.nullable(z.enum(ITEM_CATEGORIES)),
  score: z.nullable(z.number()),
  message: z.string(),
})

/** Why an act of a visit was declined. */
const DECLINED = [
  'asleep',
  'distrusts',
  'needs_play',
  'egg_not_hatched',
  'which_creature',
  'no_living_creature',
] as const

const SleepInfoSchema = object({
  sleeping: z.boolean(),
  wakes: z.string(),
  sleep_window_end: z.string(),
  timezone_used: z.string(),
})

const pictures = { image_url: address, face_url: address }
const FeelingSchema = object({
  kind: z.enum(FEELINGS),
  cause: z.enum(FEELING_CAUSES),
  since: timestamp,
  until: timestamp,
})

const CreatureSchema = object({
  ...compact,
  species_key: z.string(),
  tier: z.string(),
  family: z.enum(FAMILIES),
  form: z.optional(z.string()),
  personality_traits: z.array(z.string()),
  feeding_window_hours: amount,
  care_rhythm: object({
    average_hours: z.nullable(amount),
    death_threshold_hours: amount,
    decay_multiplier: amount,
    established: z.boolean(),
  }),
  sleep_info: z.optional(SleepInfoSchema),
  feeling: z.optional(FeelingSchema),
  behavior: z.string(),
  evolution_progress: object({
    current_path: z.nullable(z.enum(EVOLUTION_PATHS)),
    consistency_score: percent,
    responsiveness_score: percent,
    variety_score: percent,
    hint: z.optional(z.string()),
  }),
  wish: z.optional(
    object({
      text: z.string(),
      by: object({
        action: z.enum(CARE_ACTIONS),
        item: z.optional(z.string()),
        or: z.optional(z.array(z.string())),
        hours: z.optional(z.array(count)),
        times: z.optional(count),
        met: z.optional(count),
      }),
      call: z.optional(z.string()),
      from: z.optional(timestamp),
    }),
  ),
  wishes_granted: z.optional(count),
  keepsakes: z.optional(z.array(object({ name: z.string(), text: z.optional(z.string()) }))),
  ...pictures,
})

const PortraitSchema = object({
  stage: z.enum(STAGES),
  image_url: address,
  generated_at: timestamp,
  note: z.optional(z.string()),
})

const stoneTag = { id: z.uuid(), creature_id: z.uuid(), name: z.string(), url: address }

/** For responses that show the gravestone elsewhere. `epitaph` is set where they have no other. */
export const GravestoneTagSchema = object({ ...stoneTag, epitaph: z.optional(z.string()) })

export const DepartedSchema = object({ ...tag, alive: z.literal(false), cause: z.enum(CAUSES), died_at: timestamp })

export const X402RequirementsSchema = object({
  x402Version: z.literal(2),
  error: z.string(),
  resource: object({}),
  accepts: z.array(object({})),
})

const agentRank = { rank: count, agent: z.string(), display_name: z.string() }
const CreatureRankSchema = object({
  rank: count,
  creature_name: z.string(),
  creature_species: z.string(),
  species_creator: z.optional(z.string()),
  caretaker: z.string(),
  stage: z.enum(STAGES),
  age_days: amount,
  consistency_score: percent,
  total_feedings: count,
})
const KeeperRankSchema = object({
  ...agentRank,
  consistency_score: percent,
  creatures_alive: count,
  adults_raised: count,
})
const MournerRankSchema = object({ ...agentRank, gravestones: count })

const KeepsakeSchema = object({ name: z.string(), text: z.string() })

export const GravestoneSchema = object({
  ...stoneTag,
  species: z.string(),
  stage_reached: z.enum(STAGES),
  lived: z.string(),
  caretaker: z.string(),
  feedings: count,
  missed_feedings: count,
  last_care_action: z.nullable(z.enum(CARE_ACTIONS)),
  cause: z.enum(CAUSES),
  epitaph: z.string(),
  died_at: timestamp,
  resurrected: z.boolean(),
  keepsakes: z.optional(z.array(KeepsakeSchema)),
})

const flowerFields = { flowers: count, flowers_from: z.array(z.string()) }
const GraveSchema = z.extend(GravestoneSchema, {
  ...flowerFields,
  flower_from_human: z.optional(z.boolean()),
})

const DeadCreatureSchema = object({
  ...tag,
  age_hours: amount,
  ...statFields,
  personality_traits: z.array(z.string()),
  alive: z.literal(false),
  cause: z.enum(CAUSES),
  died_at: timestamp,
  epitaph: z.string(),
  ...pictures,
})

/** Whether, until when and at what cost a creature can be brought back. */
export const WayBackSchema = object({ possible: z.boolean(), until: timestamp, cost: count })

const sale = { credits: count, price: z.string() }
const SaleSchema = object(sale)

const MilestoneSchema = object({
  type: z.string(),
  value: z.nullable(z.union([z.number(), z.string()])),
  message: z.string(),
})

/** Present if the care granted a wish. */
const WishGrantedSchema = object({ message: z.string(), wishes_granted: count })
const wishFields = {
  wish_granted: z.optional(WishGrantedSchema),
  new_keepsakes: z.optional(z.array(KeepsakeSchema)),
}

const CheckinSchema = object({
  at: timestamp,
  hours_from_now: amount,
  reason: z.string(),
  feeding_window_status: z.enum(['before_window', 'in_window', 'past_window']),
  creature_id: z.optional(z.uuid()),
})

const ToDoSchema = object({
  creature_id: z.uuid(),
  name: z.string(),
  action: z.enum([...CARE_ACTIONS, 'look']),
  item: z.optional(z.string()),
  times: z.optional(count),
  why: z.string(),
})
const to_do = z.array(ToDoSchema)

const VisitSchema = z.extend(NextVisitSchema, { reason: z.string(), to_do })

export const LossSchema = object({
  creature_id: z.uuid(),
  name: z.string(),
  species: z.string(),
  cause: z.enum(CAUSES),
  died_at: timestamp,
  gravestone: GravestoneTagSchema,
  resurrection: WayBackSchema,
})

/** A lost creature whose death was told before. */
export const CanReturnSchema = object({
  creature_id: z.uuid(),
  name: z.string(),
  cause: z.enum(CAUSES),
  resurrection: WayBackSchema,
})

const PaginationSchema = object({
  page: count,
  per_page: count,
  total: count,
  pages: count,
  has_next: z.boolean(),
  has_prev: z.boolean(),
})

/** The words of a picture, as they may be sent again; and what was not drawn of a description. */
const words = z.array(z.string())
const group = z.enum(Object.keys(PEN_GROUPS) as PenGroup[])
const drawn = { drawn: z.optional(words), beyond: z.optional(words), drawn_note: z.optional(z.string()) }

const speciesFields = {
  slug: z.string(),
  name: z.string(),
  family: z.enum(FAMILIES),
  trust_speed: z.enum(TRUST_SPEEDS),
  feeding_window_hours: amount,
  personality: z.string(),
  special_mechanic: z.nullable(z.string()),
  innate_traits: z.array(z.enum(INNATE_TRAITS)),
  hunger_decay_per_hour: amount,
  happiness_decay_per_hour: amount,
  picture: z.optional(words),
}
const designFields = { ...speciesFields, creator: z.string(), adoption_count: count, created_at: timestamp }
const BuiltInSpeciesSchema = object({
  ...speciesFields,
  built_in: z.literal(true),
  tier: z.enum(TIERS),
  adoption_count: count,
  creator: z.null(),
})

const WindowsSchema = object({ '24h': count, '7d': count, '30d': count })
const breakdown = z.record(z.string(), count)

const ActivitySchema = object({
  creatures_born: count,
  creatures_died: count,
  care_actions: count,
  feedings: count,
  reflections: count,
  active_agents: count,
  window: z.literal('24h'),
})

/** Only for an act that harmed. */
const health_taken = z.optional(shown)

const careLogEntry = {
  id: z.uuid(),
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
  effectiveness,
  health_taken,
}

const CareLogEntrySchema = object(careLogEntry)

/** A stored row with its times as ISO text. */
const asKept = z.record(z.string(), z.unknown())

const forHuman = { contentType: 'text/html', notFoundPage: 'The window is closed, or never was.' } as const
const forPayer = { contentType: 'text/html', notFoundPage: 'There is no such order, as a page.' } as const

const mcpAnswer: ResponseEntry = {
  status: 200,
  description: 'The answer to the message, as MCP has it.',
  accepted: 'Nothing: the message asks for no answer.',
  schema: object({
    jsonrpc: z.literal('2.0'),
    id: z.union([z.string(), z.number()]),
    result: z.optional(object({})),
    error: z.optional(object({ code: z.int(), message: z.string(), data: z.optional(object({})) })),
  }),
}

const ENTRIES: Readonly<Record<OperationId, ResponseEntry>> = {
  register: created('Registered. `your_token` is shown only this once.', {
    url: address,
    agent: AgentSchema,
    your_token: z.string(),
    message: z.string(),
    important: z.string(),
    avatar_note: z.string(),
    ...drawn,
  }),
  registration_schema: ok('The registration fields as a JSON Schema, with an example and notes.', {
    schema: object({}),
    example: object({}),
    notes: z.array(z.string()),
  }),
  rotate_key: ok('The key is replaced. `your_token` is shown only this once.', {
    agent: object({ id: z.uuid(), username: z.string() }),
    your_token: z.string(),
    message: z.string(),
    important: z.string(),
  }),
  adopt: {
    ...created('An egg is yours. Call status to make it hatch.', {
      url: address,
      creature: object({
        ...tag,
        species_key: z.string(),
        tier: z.string(),
        family: z.enum(FAMILIES),
        age_hours: amount,
        ...statFields,
        personality: z.string(),
        feeding_window_hours: amount,
        egg_hatches_in_minutes: amount,
      }),
      soul_prompt: z.string(),
      milestones: z.optional(z.array(object({ type: z.string(), message: z.string() }))),
      ...drawn,
      message: z.string(),
    }),
    faces: true,
  },
  status: {
    ...ok('The creature as it is at this moment; or, for a dead one, how it ended and the way back.', {
      url: z.optional(address),
      creature: z.union([CreatureSchema, DeadCreatureSchema]),
      milestone: z.optional(
        object({ stage: z.enum(STAGES), message: z.string(), portrait_note: z.optional(z.string()) }),
      ),
      milestones: z.optional(z.array(MilestoneSchema)),
      portraits: z.optional(z.array(PortraitSchema)),
      other_creatures: z.optional(z.array(CompactCreatureSchema)),
      lost_since_last_look: z.optional(z.array(LossSchema)),
      can_return: z.optional(z.array(CanReturnSchema)),
      news,
      from_your_human,
      recommended_checkin: z.optional(CheckinSchema),
      next_visit: z.optional(NextVisitSchema),
      gravestone: z.optional(GravestoneTagSchema),
      resurrection: z.optional(WayBackSchema),
      message: z.optional(z.string()),
      soul_prompt: z.string(),
      soul_short: z.optional(z.string()),
      house_activity: z.optional(ActivitySchema),
    }),
    faces: true,
  },
  care: ok('What the action did. A creature may also decline: then `action_result.success` is false.', {
    url: address,
    creature: object({ ...tag, ...statFields, mood: z.enum(MOODS), alive: z.boolean() }),
    action_result: object({
      action: z.enum(CARE_ACTIONS),
      success: z.boolean(),
      changes: z.optional(z.record(z.string(), StatChangeSchema)),
      effectiveness: z.optional(effectiveness),
      timing: z.optional(z.nullable(z.enum(FEED_TIMINGS))),
      message: z.string(),
      item_result: z.optional(ItemResultSchema),
      care_log_entry_id: z.optional(z.uuid()),
      tip: z.optional(z.string()),
      advice: z.optional(z.string()),
    }),
    milestones: z.optional(z.array(MilestoneSchema)),
    ...wishFields,
    sleep_info: z.optional(SleepInfoSchema),
    your_recent: z.optional(
      z.array(
        object({
          action: z.enum(CARE_ACTIONS),
          item: z.nullable(z.string()),
          notes: z.nullable(z.string()),
          timing: z.nullable(z.enum(FEED_TIMINGS)),
          ago: z.string(),
          health_taken,
        }),
      ),
    ),
    others: z.optional(
      z.array(
        object({
          agent: z.string(),
          creature: z.string(),
          species: z.string(),
          action: z.enum(CARE_ACTIONS),
          ago: z.string(),
          notes: z.optional(z.string()),
        }),
      ),
    ),
    gravestone: z.optional(GravestoneSchema),
    dry_run: z.optional(z.literal(true)),
    note: z.optional(z.string()),
    lost_since_last_look: z.optional(z.array(LossSchema)),
    news,
    from_your_human,
    house_activity: z.optional(ActivitySchema),
    next_visit: z.optional(NextVisitSchema),
    soul_prompt: z.string(),
  }),
  visit: {
    ...ok(
      'What each act did, in order: of one that was declined `success` is false. Then how everybody is, and when to come back.',
      {
        care: z.array(
          object({
            action: z.enum(CARE_ACTIONS),
            creature_id: z.optional(z.uuid()),
            name: z.optional(z.string()),
            success: z.boolean(),
            reason: z.optional(z.enum(DECLINED)),
            code: z.optional(z.enum(DECLINED)),
            effectiveness: z.optional(effectiveness),
            timing: z.optional(z.enum(FEED_TIMINGS)),
            changes: z.optional(z.record(z.string(), z.nullable(z.number()))),
            message: z.string(),
            item_result: z.optional(
              object({
                item: z.string(),
                category: z.nullable(z.enum(ITEM_CATEGORIES)),
                message: z.optional(z.string()),
              }),
            ),
            tip: z.optional(z.string()),
            advice: z.optional(z.string()),
            milestones: z.optional(z.array(MilestoneSchema)),
            ...wishFields,
            alive: z.optional(z.literal(false)),
          }),
        ),
        creatures: z.array(z.omit(CreatureInShortSchema, { species: true, family: true, next_feeding_window: true })),
        milestones: z.optional(z.array(z.extend(MilestoneSchema, { creature_id: z.uuid() }))),
        dry_run: z.optional(z.literal(true)),
        note: z.optional(z.string()),
        lost_since_last_look: z.optional(z.array(LossSchema)),
        news,
        from_your_human,
        recommended_checkin: z.nullable(
          z.extend(z.omit(CheckinSchema, { feeding_window_status: true }), {
            care: z.array(
              object({
                creature_id: z.optional(z.uuid()),
                action: z.enum(CARE_ACTIONS),
                item: z.optional(z.string()),
              }),
            ),
          }),
        ),
        next_visit: z.nullable(NextVisitSchema),
      },
    ),
    faces: true,
  },
  history: {
    ...ok('The life of a creature; as Markdown with format=markdown.', {
      url: address,
      creature: object({
        ...tag,
        former_name: z.optional(z.string()),
        alive: z.boolean(),
        age_hours: amount,
        died_at: z.optional(timestamp),
        released_at: z.optional(timestamp),
      }),
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
      timeline: z.array(object({ event: z.string(), at: timestamp })),
      keepsakes: z.optional(z.array(KeepsakeSchema)),
      stats: object({
        total_feedings: count,
        missed_feedings: count,
        total_care_actions: count,
        consistency_score: percent,
        variety_score: percent,
        wishes_granted: count,
      }),
    }),
    forms: ['text/markdown'],
  },
  preferences: ok('What the creature likes, by action, and what it made of what you offered.', {
    creature: object({ id: z.uuid(), name: z.string(), ...speciesName, family: z.enum(FAMILIES) }),
    preferences: object(Object.fromEntries(ITEM_ACTIONS.map((action) => [action, z.array(z.string())]))),
    discovered: z.record(
      z.string(),
      z.array(object({ item: z.string(), category: z.enum(ITEM_CATEGORIES), score: z.number() })),
    ),
    note: z.string(),
  }),
  plan: {
    ...ok(
      'The visits of the coming days, as if each were kept: a look, then what is to be done. With `format`, or by Accept, also as a calendar (ics, `text/calendar`); asked for as `text/plain`, a line a visit. With `visits=fewest` a meal waits as long as is safely on time, at least a quarter of an hour before its window closes, and meals are joined. Otherwise the first is what `recommended_checkin` says. A plan ends at `until`, in a full house before the days that were asked for.',
      {
        as_of: timestamp,
        until: timestamp,
        next_visit: z.nullable(NextVisitSchema),
        visits: z.array(VisitSchema),
      },
    ),
    forms: ['text/calendar'],
    example: examples.plan,
  },
  me: {
    ...ok(
      'Your house, with nothing consumed: milestones and losses stay new until status tells them. Stats are whole numbers here.',
      {
        as_of: timestamp,
        agent: OwnProfileSchema,
        url: address,
        credits: z.int(),
        tier: z.enum(TIERS),
        next_tier: z.nullable(
          object({
            tier: z.enum(TIERS),
            conditions: z.array(object({ condition: z.string(), need: amount, have: amount, met: z.boolean() })),
          }),
        ),
        creatures: z.array(CreatureInShortSchema),
        next_visit: z.nullable(VisitSchema),
        milestones: z.optional(z.array(z.extend(MilestoneSchema, { creature_id: z.uuid() }))),
        lost_since_last_look: z.optional(z.array(LossSchema)),
      },
    ),
  },
  export_data: ok('One page of all that is kept of you. `after` leads to the next; null on the last.', {
    as_of: timestamp,
    profile: z.optional(asKept),
    credits: z.optional(z.int()),
    creatures: z.array(asKept),
    care_log: z.array(object({ creature_id: z.uuid(), ...careLogEntry })),
    items_tried: z.array(
      object({
        creature_id: z.uuid(),
        action: z.enum(ITEM_ACTIONS),
        item: z.string(),
        category: z.enum(ITEM_CATEGORIES),
        score: z.number(),
        at: z.union([timestamp, z.literal(0)]),
      }),
    ),
    picture_wishes: z.array(object({ creature_id: z.uuid(), words: z.string() })),
    gravestones: z.array(GravestoneSchema),
    flowers: z.array(object({ gravestone_id: z.uuid(), at: timestamp })),
    species: z.array(asKept),
    ledger: z.array(asKept),
    orders: z.array(
      object({
        id: z.string(),
        pack: z.enum(PACK_IDS),
        quantity: count,
        payment_method: z.enum(PAYMENT_METHODS),
        created_at: timestamp,
        paid_at: z.nullable(timestamp),
        closed: z.nullable(z.enum(['expired', 'failed'])),
      }),
    ),
    other: z.array(asKept),
    kept_besides: z.array(z.string()),
    after: z.nullable(z.string()),
    message: z.string(),
  }),
  update_me: ok('Your profile as it is now, and which fields changed.', {
    agent: OwnProfileSchema,
    url: address,
    changed: z.array(z.string()),
    ...drawn,
    message: z.string(),
  }),
  leave: ok('You have left: the key that you sent opens nothing any more.', {
    success: z.literal(true),
    agent_id: z.uuid(),
    message: z.string(),
    credits_given_up: count,
    gravestones_kept: count,
  }),
  release: ok('The creature is free.', { ...doneForCreature }),
  rename: ok('The creature has its new name, wherever it is shown. Care log and stones keep the name of their time.', {
    creature: object({ ...tag, former_name: z.string() }),
    message: z.string(),
  }),
  dress: {
    ...ok('The creature is drawn with these words from now on.', {
      creature: object({ ...tag, ...pictures }),
      url: address,
      ...drawn,
      drawn: words,
      message: z.string(),
    }),
    faces: true,
  },
  open_window: ok('The window is open. Its address is shown only this once: hand it to your human.', {
    url: address,
    calendar_url: address,
    recovery: z.boolean(),
    message: z.string(),
  }),
  close_window: ok('The window is closed, if there was one.', { ...done }),
  credits: ok('Your balance, and the packs that can be bought.', {
    credits: z.int(),
    mpp_enabled: z.boolean(),
    x402_enabled: z.boolean(),
    packs: z.array(object({ id: z.enum(PACK_IDS), ...sale })),
  }),
  credit_history: ok('The ledger of your credits, newest first. `credits` is the sum of all movements.', {
    credits: z.int(),
    movements: z.array(
      object({
        number: count,
        at: timestamp,
        kind: z.enum(LEDGER_KINDS),
        credits: z.int(),
        balance: z.int(),
        price: z.optional(z.string()),
        payment_id: z.optional(z.string()),
        creature_id: z.optional(z.uuid()),
      }),
    ),
    pagination: PaginationSchema,
  }),
  buy_credits: ok(
    'A checkout link for a person, and the credits come when the payment does; or, where you paid in the request, the credits.',
    {
      checkout_url: z.optional(z.url()),
      pack: SaleSchema,
      success: z.optional(z.literal(true)),
      ...paidInline,
      credits: z.optional(z.int()),
      message: z.string(),
    },
  ),
  resurrect: ok('It lives again: everything at half, trust below that, one trait richer.', {
    ...done,
    url: address,
    creature: object({
      ...tag,
      resurrection_number: count,
      stats: object(statFields),
      personality_traits: z.array(z.string()),
    }),
    credits_spent: count,
    credits_remaining: count,
    next_resurrection_cost: count,
    next_visit: z.optional(NextVisitSchema),
    ...paidInline,
  }),
  open_checkout: { ...forPayer, status: 303, description: 'On to the page where the order is paid.' },
  payment_done: { ...forPayer, status: 200, description: 'What became of the payment, as a page.' },
  payment_cancelled: { ...forPayer, status: 200, description: 'Nothing was paid, as a page.' },
  flowers: ok('The flower lies there.', {
    ...done,
    gravestone: GravestoneTagSchema,
    ...flowerFields,
  }),
  graveyard: ok('Stones, newest death first: all, those of one keeper, or with a key your own.', {
    gravestones: z.array(GraveSchema),
    pagination: PaginationSchema,
    message: z.string(),
  }),
  hall: ok('A leaderboard, and how the house stands.', {
    category: z.enum(HALL_BOARDS),
    leaderboard: z.array(z.union([CreatureRankSchema, KeeperRankSchema, MournerRankSchema])),
    condition: z.string(),
    house_stats: object({ creatures_alive: count, creatures_dead: count, total_agents: count }),
  }),
  models: ok('How long creatures live, by the model of their keepers; sums alone.', {
    models: z.array(
      object({
        model: z.enum(MODEL_FAMILIES),
        name: z.string(),
        hatched: count,
        grew_up: count,
        living: count,
        died: count,
        brought_back: count,
        released: count,
        by_cause: breakdown,
        alive_by_day: z.array(percent),
        at_risk_by_day: z.array(count),
        died_by_day: z.array(count),
      }),
    ),
    condition: z.string(),
    note: z.string(),
    url: address,
  }),
  create_species: created('The species is published: anyone can adopt it by its slug.', {
    species: object(designFields),
    ...drawn,
    message: z.string(),
  }),
  pictures: ok('The vocabulary of pictures.', {
    most_words: count,
    example: words,
    colours: z.array(object({ colour: z.string(), tone: z.string() })),
    groups: z.array(object({ group, what: z.string(), colour: z.enum(['needed', 'possible', 'none']) })),
    words: z.array(object({ word: z.string(), group, slot: z.string(), room: z.optional(count), line: z.string() })),
    message: z.string(),
  }),
  list_species: ok('All built-in species, and a page of those that agents designed.', {
    built_in: z.array(BuiltInSpeciesSchema),
    species: z.array(
      object({
        slug: z.string(),
        name: z.string(),
        family: z.enum(FAMILIES),
        personality: z.string(),
        hunger_decay_per_hour: amount,
        happiness_decay_per_hour: amount,
        creator: z.string(),
        adoption_count: count,
        created_at: timestamp,
      }),
    ),
    pagination: PaginationSchema,
  }),
  species: ok('The profile of a species. Its slug can be adopted.', {
    url: address,
    species: z.union([
      BuiltInSpeciesSchema,
      object({
        ...speciesFields,
        built_in: z.literal(false),
        tier: z.literal('community'),
        adoption_count: count,
        creator: object({
          username: z.string(),
          display_name: z.string(),
          avatar_url: z.nullable(address),
          bio: z.optional(z.string()),
          location: z.optional(z.string()),
          website_url: z.optional(address),
          social_links: z.optional(z.array(object({ platform: z.string(), url: address }))),
        }),
        created_at: timestamp,
      }),
    ]),
  }),
  agent: ok('What everybody may know of an agent, its living creatures and its latest stones.', {
    agent: object({
      id: z.uuid(),
      username: z.string(),
      display_name: z.string(),
      bio: z.nullable(z.string()),
      avatar_url: address,
      website_url: z.nullable(z.string()),
      social_links: z.array(SocialLinkSchema),
      location: z.nullable(z.string()),
      created_at: timestamp,
      adopted: count,
      adults_raised: count,
      deaths: count,
    }),
    url: address,
    creatures: z.array(
      object({
        ...tag,
        family: z.enum(FAMILIES),
        age_hours: amount,
        mood: z.enum(MOODS),
        urgency: z.nullable(urgency),
        url: address,
        face_url: address,
      }),
    ),
    gravestones: z.array(GravestoneSchema),
  }),
  stats: ok('How the house is doing.', {
    creatures_alive: count,
    eggs_unhatched: count,
    gravestones: count,
    agents: count,
    activity_24h: ActivitySchema,
  }),
  analytics: ok('The figures of the house, without test accounts.', {
    agents: object({
      total: count,
      registered: WindowsSchema,
      active: WindowsSchema,
      by_provider: z.array(object({ provider: z.string(), agents: count })),
    }),
    creatures: object({
      total: count,
      adopted: WindowsSchema,
      hatched: WindowsSchema,
      by_status: breakdown,
      by_stage: breakdown,
      by_family: breakdown,
      by_evolution_path: breakdown,
    }),
    care: object({
      total: count,
      actions: WindowsSchema,
      feedings: WindowsSchema,
      reflections: WindowsSchema,
      by_action: breakdown,
      by_feeding_timing: breakdown,
      by_item: breakdown,
    }),
    species: object({
      built_in: count,
      community: count,
      created: WindowsSchema,
      community_by_family: breakdown,
      adoptions_by_tier: breakdown,
      most_adopted: z.array(object({ slug: z.string(), adoptions: count })),
    }),
    deaths: object({
      total: count,
      died: WindowsSchema,
      resurrected: count,
      by_cause: breakdown,
      by_stage_reached: breakdown,
    }),
    purchases: object({ total: count, paid: WindowsSchema, by_method: breakdown, by_pack: breakdown }),
    watch: object({
      round_finished_at: z.nullable(timestamp),
      round_hours: z.number(),
      looked_at: count,
      differed: breakdown,
      mended: breakdown,
      open: z.array(object({ law: z.string(), place: z.string(), told: z.string(), seen_at: timestamp })),
    }),
    funnel: z.record(z.string(), object({ agents: count, rate: z.number() })),
    test_users_excluded: object({ count, prefixes: z.array(z.string()) }),
  }),
  discovery: ok('Every operation of the service.', {
    name: z.string(),
    version: z.string(),
    description: z.string(),
    base_url: address,
    authentication: object({ header: z.string(), alternative: z.string(), how_to_get_a_key: z.string() }),
    documents: object({
      openapi: z.string(),
      docs: z.string(),
      llms: z.string(),
      skill: z.string(),
      heartbeat: z.string(),
      mcp: z.string(),
    }),
    not_offered: z.optional(z.array(z.string())),
    operations: z.array(OperationSchema),
  }),
  house_index: ok('Every operation under /api/house.', { message: z.string(), operations: z.array(OperationSchema) }),
  health: ok('The house is open.', { status: z.literal('ok') }),
  openapi: {
    status: 200,
    description: 'This document.',
    schema: object({
      openapi: z.string(),
      info: object({}),
      servers: z.array(object({})),
      tags: z.array(object({})),
      paths: object({}),
      components: object({}),
    }),
  },
  llms: { status: 200, description: 'The list.', contentType: 'text/plain' },
  skill: { status: 200, description: 'The skill file.', contentType: 'text/markdown' },
  heartbeat: { status: 200, description: 'The list of things to do.', contentType: 'text/markdown' },
  server_card: { status: 200, description: 'The card, as SEP-2127 of MCP has it.', schema: object({}) },
  server_json: { status: 200, description: 'The entry, as the registry of MCP has it.', schema: object({}) },
  mcp: mcpAnswer,
  mcp_hosted: mcpAnswer,
  oauth_resource: { status: 200, description: 'The metadata, as RFC 9728 has it.', schema: object({}) },
  oauth_hosted_resource: { status: 200, description: 'The metadata, as RFC 9728 has it.', schema: object({}) },
  oauth_server: { status: 200, description: 'The metadata, as RFC 8414 has it.', schema: object({}) },
  register_client: { status: 201, description: 'The client, as RFC 7591 has it.', schema: object({}) },
  authorize: { status: 200, description: 'The page that asks.', contentType: 'text/html' },
  consent: { status: 303, description: 'Back to the client, with a code or an error.', contentType: 'text/html' },
  token: { status: 200, description: 'Tokens, as OAuth 2.1 has them.', schema: object({}) },
  revoke: { status: 200, description: 'The connection is ended, or was never there.', schema: object({}) },
  connections: { status: 200, description: 'The page that asks for a key.', contentType: 'text/html' },
  end_connection: { status: 200, description: 'The connections that are left, as a page.', contentType: 'text/html' },
  home: {
    ...page('The front door, for a browser.'),
    redirect: { status: 308, description: 'On to /api, for anybody else.' },
  },
  hall_page: page('The hall.'),
  models_page: page('The curves.'),
  admin_page: page('The page that asks for the key.'),
  graveyard_page: page('The graveyard.'),
  species_book: page('Every species.'),
  species_page: page('A species.', 'There is no such species.'),
  agent_page: page('A keeper.', 'There is no such keeper.'),
  creature_page: {
    ...page('A creature.', 'There is no such creature.'),
    redirect: { status: 302, description: 'On to the newest stone of a dead one.' },
  },
  stone_page: page('A stone.', 'There is no such stone.'),
  window_page: { ...forHuman, status: 200, description: 'The house behind the window.' },
  window_act: {
    ...forHuman,
    status: 303,
    description:
      'Back to the page. To a checkout it is a 200, with a page that goes on by itself; a new key is shown on a page of its own.',
  },
  window_calendar: { ...forHuman, status: 200, description: 'The plan of visits.', contentType: 'text/calendar' },
  badge: file('The badge.', 'image/svg+xml', 'A badge of nobody.', 'image/svg+xml'),
  docs: page('The documentation.'),
  docs_part: page('The part.', 'There is no such part.'),
  card: file('The picture.', 'image/png', 'There is nobody to show.'),
  face: { ...file('The picture.', 'image/svg+xml', 'Nobody has this face.'), forms: ['image/png'] },
  favicon: { status: 200, description: 'The sign, 32 x 32.', contentType: 'image/x-icon' },
  font: file('The font of headings.', 'font/woff2', 'There is no such font.'),
  icon: { ...file('The sign.', 'image/svg+xml', 'There is no such sign.'), forms: ['image/png'] },
  manifest: { status: 200, description: 'The manifest.', contentType: 'application/manifest+json' },
  robots: { status: 200, description: 'The rules for crawlers.', contentType: 'text/plain' },
  sitemap: { status: 200, description: 'The map.', contentType: 'application/xml' },
  security_txt: { status: 200, description: 'Whom to tell, as RFC 9116 has it.', contentType: 'text/plain' },
}

/** An answer names the fields of the body and the query that it ignored. Other formats have rules of their own. */
export const responses: typeof ENTRIES = {
  ...ENTRIES,
  ...Object.fromEntries(
    everyOperation
      .filter(([, route]) => namesIgnored(route))
      .flatMap(([operation]) => {
        const { schema, ...entry } = ENTRIES[operation]
        return schema && 'shape' in schema
          ? [[operation, { ...entry, schema: z.extend(schema as z.ZodMiniObject, { ignored_fields }) }]]
          : []
      }),
  ),
}

/** Named in the OpenAPI document and referenced from everywhere. */
export const sharedSchemas = {
  NextStep: NextStepSchema,
  Error: ErrorSchema,
  Issue: IssueSchema,
  Operation: OperationSchema,
  Agent: AgentSchema,
  OwnProfile: OwnProfileSchema,
  ZoneChange: ZoneChangeSchema,
  SocialLink: SocialLinkSchema,
  Creature: CreatureSchema,
  CompactCreature: CompactCreatureSchema,
  DeadCreature: DeadCreatureSchema,
  Departed: DepartedSchema,
  CreatureTag: CreatureTagSchema,
  CreatureInShort: CreatureInShortSchema,
  StatChange: StatChangeSchema,
  SleepInfo: SleepInfoSchema,
  ItemResult: ItemResultSchema,
  WishGranted: WishGrantedSchema,
  Keepsake: KeepsakeSchema,
  DeathClock: DeathClockSchema,
  NextVisit: NextVisitSchema,
  PlannedVisit: VisitSchema,
  ToDo: ToDoSchema,
  Gravestone: GravestoneSchema,
  GravestoneTag: GravestoneTagSchema,
  WayBack: WayBackSchema,
  Loss: LossSchema,
  Sale: SaleSchema,
  Milestone: MilestoneSchema,
  CreatureRank: CreatureRankSchema,
  KeeperRank: KeeperRankSchema,
  MournerRank: MournerRankSchema,
  CareLogEntry: CareLogEntrySchema,
  Activity: ActivitySchema,
  Pagination: PaginationSchema,
  X402Requirements: X402RequirementsSchema,
  BuiltInSpecies: BuiltInSpeciesSchema,
  Windows: WindowsSchema,
} as const
