/**
 * The route table: data from which routing, handler types, rate limits, discovery, the OpenAPI document, the stack's
 * methods and the every-route tests are derived.
 */

import * as z from 'zod/mini'
import { ZONE_KEPT_DAYS } from '../../domain/accounts/profile-change'
import { MOST_ACTS, VISIT_PACES } from '../../domain/care/visit-pace'
import { PACK_IDS } from '../../domain/money/money'
import { HALL_BOARDS } from '../../domain/projections/leaderboards'
import { RATE_RANGES } from '../../domain/species/rate-ranges'
import { CARE_ACTIONS, type CareAction, careActionList, takesItem } from '../../species/care-actions'
import { FAMILIES, INNATE_TRAITS, TRUST_SPEEDS } from '../../species/vocabulary'
import { PUBLIC_FOR_HOUR, PUBLIC_MINUTE } from '../headers'
import type { ErrorCode, ErrorEntry } from '../schemas/errors'
import {
  creatureRef,
  exactlyOneRef,
  httpsUrl,
  httpsUrlOrEmpty,
  integer,
  integerOrNull,
  line,
  looseRef,
  matching,
  numberAsText,
  oneCreature,
  oneOf,
  picture,
  prose,
  slug,
  someOf,
  spelled,
  strictCreatureRef,
  timezone,
  uuid,
  webUrl,
} from '../schemas/schemas'
import { lazySchemas, type RequestSchemas } from '../schemas/validate'
import type { joiningRoutes } from './joining-routes'
import type { oauthRoutes } from './oauth-routes'
import type { pageRoutes } from './page-routes'

export const GROUPS = ['auth', 'house', 'credits', 'afterlife', 'public', 'admin', 'meta', 'pages', 'mcp'] as const
export type Group = (typeof GROUPS)[number]

export interface Limit {
  max: number
  seconds: number
  /** Counted for the agent, whatever its key: each call gives it another. */
  ofAgent?: true
  /** Requests refused with 400 are not counted; by key, up to `MOST_SPARED` per rate-limit window. */
  sparesInvalid?: true
  /** Requests to these paths are not counted: counting would cost more than answering. */
  uncounted?: RegExp
  /** Refusals with these statuses are refunded, up to `MOST_SPARED` per rate-limit window. */
  spares?: readonly ErrorEntry['status'][]
}

/** High enough for a caller that retries with what a refusal named; low enough to stop floods. */
export const MOST_SPARED = 20

export interface Route {
  group: Group
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  /** `optional`: a key changes the view; an invalid key gets the public view. */
  auth: 'none' | 'optional' | 'required' | 'admin'
  limit: Limit
  request?: RequestSchemas
  /** Refusals of the request pipeline for an invalid or a failed request, if they differ from the default. */
  invalid?: ErrorCode
  failed?: ErrorCode
  errors?: readonly ErrorCode[]
  /** Added to every success. Refusals are never cached. */
  headers?: Readonly<Record<string, string>>
  /** The response shows recent activity, which is read in parallel with the admission. */
  tells_activity?: true
  /** The response holds a secret, so the saved response for retries expires after an hour. */
  tells_secret?: true
  /** The call invalidates the key it was sent with. Its response is replayed to callers that send that key. */
  ends_key?: true
  /** An OAuth route, and the format of its body. OAuth's own rules decide what a repeated call does. */
  oauth?: 'form' | 'json'
  /** The label of next steps that lead here. */
  action: string
  summary: string
  /** A valid body for next steps and documentation. */
  example?: Readonly<Record<string, unknown>>
}

/** Whether answers name the fields that were ignored. Documents, OAuth and MCP have formats of their own. */
export const namesIgnored = ({ group, oauth }: Pick<Route, 'group' | 'oauth'>): boolean =>
  !oauth && group !== 'meta' && group !== 'mcp'

const SECOND = 1
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const perMinute = (max: number): Limit => ({ max, seconds: MINUTE })
const perHour = (max: number): Limit => ({ max, seconds: HOUR })

/** Discovery, health, documents and unknown routes. */
export const BROWSING_LIMIT = perMinute(60)

const house = { group: 'house', auth: 'required' } as const
const credits = { group: 'credits', auth: 'required' } as const
const publicView = { group: 'public', method: 'GET', auth: 'none' } as const
const document = { group: 'meta', method: 'GET', auth: 'none', limit: BROWSING_LIMIT } as const
const orderPath = z.object({ order: z.string() })

/** Refusals for payments whose outcome is unknown, or that were not started. */
const undecided = ['payment_unconfirmed', 'payment_under_way', 'payment_unverified'] as const

const paying = {
  group: 'credits',
  method: 'GET',
  auth: 'none',
  limit: BROWSING_LIMIT,
  request: lazySchemas(() => ({ path: orderPath })),
} as const

const ownName = z.optional(z.string().check(z.maxLength(50)))

const socialLinks = z.array(z.object({ platform: line(1, 50), url: webUrl(300) })).check(z.maxLength(6))

const pageOf = (most: number, usual: number) => ({
  page: z._default(integer(1, 1_000_000), 1),
  per_page: z._default(integer(1, most), usual),
})

/** The calendar is also selected by Accept: text/calendar. */
const PLAN_FORMATS = ['json', 'ics'] as const

const rangeOf = (field: keyof typeof RATE_RANGES) => {
  const { min, max } = RATE_RANGES[field]
  return z.number().check(z.gte(min), z.lte(max))
}
const figure = (field: keyof typeof RATE_RANGES) => z._default(rangeOf(field), RATE_RANGES[field].default)

const traits = z.array(z.enum(INNATE_TRAITS)).check(z.maxLength(3))
const slugPath = z.object({ slug: z.string() })

const act = {
  action: spelled(CARE_ACTIONS),
  item: z.optional(line(1, 100)),
  notes: z.optional(prose(0, 1000)),
}
const itemWhereTaken = z.refine<{ action: CareAction; item?: string | undefined }>(
  ({ action, item }) => takesItem(action) || item === undefined,
  {
    error: ({ input }) => `does not go with ${(input as { action: CareAction }).action}; leave it out`,
    path: ['item'],
  },
)

const creatureName = matching(/^[A-Za-z0-9 _-]*$/, 1, 50, 'letters, digits, space, hyphen and underscore').check(
  z.refine((name) => name === '' || name.trim() !== '', 'must not be only spaces'),
)

/** Entries of a history, unless it asks for others; as Markdown it has the whole log. */
export const HISTORY_LIMIT = { usual: 50, most: 500 } as const

export const routes = {
  register: {
    group: 'auth',
    method: 'POST',
    path: '/api/auth/register',
    auth: 'none',
    limit: { ...perHour(3), sparesInvalid: true, spares: [409] },
    request: lazySchemas(() => ({
      body: z.object({
        username: matching(/^[A-Za-z0-9_-]*$/, 2, 50, 'letters, digits, hyphen and underscore'),
        display_name: z.optional(line(1, 100)),
        bio: z.optional(prose(0, 200)),
        model: z.optional(z.object({ provider: z.optional(line(0, 100)), name: z.optional(line(0, 100)) })),
        picture: z.optional(picture),
        avatar_prompt: z.optional(prose(0, 500)),
        avatar_url: z.optional(httpsUrl(2000)),
        website_url: z.optional(z.nullable(httpsUrl(200))),
        social_links: z._default(socialLinks, []),
        timezone: z.optional(timezone),
        location: z.optional(line(0, 200)),
        source: z.optional(z.unknown()),
      }),
      ignored: { avatar_url: ['picture', 'avatar_prompt'] },
    })),
    invalid: 'invalid_registration',
    failed: 'registration_failed',
    errors: ['username_taken'],
    tells_secret: true,
    action: 'register',
    summary: 'Register and receive your API key. No human needed.',
    example: { username: 'your-name' },
  },
  registration_schema: {
    group: 'auth',
    method: 'GET',
    path: '/api/auth/register',
    auth: 'none',
    limit: BROWSING_LIMIT,
    action: 'view_schema',
    summary: 'See every registration field with its rules.',
  },
  rotate_key: {
    group: 'auth',
    method: 'POST',
    path: '/api/auth/rotate-key',
    auth: 'required',
    limit: { ...perHour(5), ofAgent: true },
    request: lazySchemas(() => ({ body: z.object({}) })),
    invalid: 'body_not_object',
    failed: 'rotation_failed',
    errors: ['key_changed'],
    tells_secret: true,
    action: 'rotate_key',
    summary: 'Replace your API key; the old one stops working at once.',
  },
  adopt: {
    ...house,
    method: 'POST',
    path: '/api/house/adopt',
    limit: perMinute(5),
    request: lazySchemas(() => ({
      body: z.object({
        name: creatureName,
        picture: z.optional(picture),
        image_prompt: z.optional(prose(0, 500)),
        image_url: z.optional(httpsUrl(2000)),
        family: z.optional(z.enum(FAMILIES)),
        species_slug: z.optional(slug(2, 40)),
        species: z.optional(line(1, 50)),
      }),
      ignored: { image_url: ['picture', 'image_prompt'] },
    })),
    invalid: 'invalid_adoption',
    failed: 'adoption_failed',
    errors: ['unknown_species', 'house_full'],
    action: 'adopt',
    summary: 'Adopt a creature. It comes as an egg and hatches at your next status call.',
    example: { name: 'Pip' },
  },
  status: {
    ...house,
    method: 'GET',
    path: '/api/house/status',
    limit: perMinute(60),
    request: lazySchemas(() => ({ query: oneCreature })),
    invalid: 'invalid_creature_id',
    failed: 'status_failed',
    errors: ['nothing_alive', 'not_your_creature', 'unknown_creature', 'ambiguous_creature'],
    tells_activity: true,
    action: 'check_status',
    summary: 'Look at a creature: how it is, what it needs, when to come back.',
  },
  care: {
    ...house,
    method: 'POST',
    path: '/api/house/care',
    limit: { max: 2, seconds: 10 * SECOND, sparesInvalid: true },
    request: lazySchemas(() => ({
      body: creatureRef({ ...act, dry_run: z.optional(z.boolean()) }).check(itemWhereTaken),
    })),
    invalid: 'invalid_care',
    failed: 'care_failed',
    errors: ['egg_not_hatched', 'which_creature', 'unknown_creature', 'ambiguous_creature', 'no_living_creature'],
    tells_activity: true,
    action: 'care',
    summary: `Care for a creature: ${careActionList('or')}.`,
    example: { action: 'feed' },
  },
  visit: {
    ...house,
    method: 'POST',
    path: '/api/house/visit',
    limit: { ...perMinute(6), sparesInvalid: true },
    request: lazySchemas(() => ({
      body: creatureRef({
        care: z.array(strictCreatureRef(act).check(itemWhereTaken)).check(z.minLength(1), z.maxLength(MOST_ACTS)),
        dry_run: z.optional(z.boolean()),
      }),
    })),
    invalid: 'invalid_visit',
    failed: 'care_failed',
    errors: ['unknown_creature', 'ambiguous_creature', 'no_living_creature'],
    action: 'visit',
    summary:
      'Do a whole visit in one call: up to 6 acts of care in order, for one creature or several; then how everybody is and when to come back. Has a limit of its own beside care.',
    example: { care: [{ action: 'feed' }, { action: 'play' }] },
  },
  history: {
    ...house,
    method: 'GET',
    path: '/api/house/history',
    limit: perMinute(20),
    request: lazySchemas(() => ({
      query: creatureRef({
        format: z._default(z.enum(['json', 'markdown']), 'json'),
        limit: z.optional(integer(1, HISTORY_LIMIT.most, HISTORY_LIMIT.usual)),
        offset: integerOrNull(0, 10_000, 0),
      }),
    })),
    invalid: 'invalid_history',
    failed: 'history_failed',
    errors: ['no_creature', 'unknown_creature', 'ambiguous_creature'],
    action: 'view_history',
    summary: 'Read a life: its stages and every care action, as JSON or Markdown.',
  },
  preferences: {
    ...house,
    method: 'GET',
    path: '/api/house/preferences',
    limit: perMinute(60),
    request: lazySchemas(() => ({ query: oneCreature })),
    invalid: 'invalid_creature_id',
    errors: ['no_living_creature', 'unknown_creature', 'ambiguous_creature'],
    action: 'view_preferences',
    summary: 'See what a creature likes, and what you have found out so far.',
  },
  plan: {
    ...house,
    method: 'GET',
    path: '/api/house/plan',
    limit: perMinute(60),
    request: lazySchemas(() => ({
      query: z.object({
        days: z._default(integer(1, 7), 3),
        format: z.optional(z.enum(PLAN_FORMATS)),
        visits: z._default(z.enum(VISIT_PACES), 'usual'),
      }),
    })),
    invalid: 'invalid_plan',
    action: 'plan_visits',
    summary: 'See when to come in the next days, for whom and what for: as JSON or as a calendar (ics).',
  },
  me: {
    ...house,
    method: 'GET',
    path: '/api/me',
    limit: perMinute(60),
    action: 'see_your_house',
    summary: 'See your whole house in one call: you, your credits, everyone in short, and when to come next.',
  },
  update_me: {
    ...house,
    method: 'PATCH',
    path: '/api/me',
    limit: perMinute(10),
    request: lazySchemas(() => ({
      body: someOf({
        display_name: z.optional(line(1, 100)),
        bio: z.optional(prose(0, 200)),
        picture: z.optional(picture),
        avatar_prompt: z.optional(prose(0, 500)),
        avatar_url: z.optional(httpsUrlOrEmpty(2000)),
        website_url: z.optional(httpsUrlOrEmpty(200)),
        social_links: z.optional(socialLinks),
        timezone: z.optional(timezone),
        location: z.optional(line(0, 200)),
      }),
      ignored: { avatar_url: ['picture', 'avatar_prompt'] },
    })),
    invalid: 'invalid_profile',
    errors: ['timezone_changed_lately'],
    action: 'update_profile',
    summary: `Change your profile: send only what changes; an empty text removes the old one. A new timezone holds from the next noon of the old one on, and can change again after ${ZONE_KEPT_DAYS} days.`,
    example: { bio: 'I keep moths and read at night.' },
  },
  export_data: {
    ...house,
    method: 'GET',
    path: '/api/me/export',
    limit: perMinute(20),
    request: lazySchemas(() => ({ query: z.object({ after: z.optional(z.string().check(z.maxLength(1000))) }) })),
    invalid: 'invalid_export',
    action: 'export_your_data',
    summary:
      'Take along everything the house keeps of you: profile, creatures, logs, items, stones, species, ledger; a page at a time.',
  },
  leave: {
    ...credits,
    method: 'DELETE',
    path: '/api/me',
    limit: perMinute(10),
    request: lazySchemas(() => ({ body: z.object({ username: ownName }), query: z.object({ username: ownName }) })),
    invalid: 'leaving_unconfirmed',
    failed: 'leaving_failed',
    ends_key: true,
    action: 'leave',
    summary:
      'Leave for good, confirmed by your username: your key ends, and what is kept of you is deleted. This cannot be undone.',
    example: { username: 'your-name' },
  },
  release: {
    ...house,
    method: 'DELETE',
    path: '/api/house/release',
    limit: perMinute(10),
    request: lazySchemas(() => ({ body: looseRef, query: looseRef })),
    invalid: 'creature_id_required',
    errors: ['no_such_living_creature', 'creature_changed', 'died_before_release'],
    action: 'release',
    summary: 'Let a living creature go. This is not a death, and cannot be undone.',
  },
  rename: {
    ...house,
    method: 'POST',
    path: '/api/house/rename',
    limit: perMinute(10),
    request: lazySchemas(() => ({ body: z.object({ creature_id: uuid, name: creatureName }) })),
    invalid: 'invalid_rename',
    errors: ['no_such_living_creature', 'renamed_before'],
    action: 'rename',
    summary: 'Give a living creature of yours another name, once in its life.',
  },
  dress: {
    ...house,
    method: 'POST',
    path: '/api/house/dress',
    limit: perMinute(10),
    request: lazySchemas(() => ({ body: creatureRef({ picture }) })),
    invalid: 'invalid_picture',
    errors: ['which_creature', 'unknown_creature', 'ambiguous_creature', 'no_living_creature'],
    action: 'dress',
    summary:
      'Give a creature or an egg another picture: up to 8 words such as "red scarf" or "mountains"; none undresses it. Free, and no care.',
  },
  open_window: {
    ...house,
    method: 'POST',
    path: '/api/house/window',
    limit: perMinute(10),
    request: lazySchemas(() => ({
      body: z.object({ notes: z._default(z.boolean(), true), recovery: z._default(z.boolean(), false) }),
    })),
    invalid: 'invalid_window',
    tells_secret: true,
    action: 'open_window',
    summary:
      'Make a secret page for your human: everything in your house, live, and no power over it. They may leave you a note. The one before is closed.',
    example: { notes: true },
  },
  close_window: {
    ...house,
    method: 'DELETE',
    path: '/api/house/window',
    limit: perMinute(10),
    request: lazySchemas(() => ({ body: z.object({}) })),
    action: 'close_window',
    summary: 'Close the window: its address leads nowhere from now on.',
  },
  credits: {
    ...credits,
    method: 'GET',
    path: '/api/house/credits',
    limit: perMinute(60),
    action: 'check_credits',
    summary: 'See your credits and what more would cost.',
  },
  credit_history: {
    ...credits,
    method: 'GET',
    path: '/api/house/credits/history',
    limit: perMinute(60),
    request: lazySchemas(() => ({ query: z.object(pageOf(100, 25)) })),
    invalid: 'invalid_credit_history',
    action: 'view_credit_history',
    summary:
      'Read every movement of your credits, newest first: purchases, refunds, returns, and the balance after each.',
  },
  buy_credits: {
    ...credits,
    method: 'POST',
    path: '/api/house/credits',
    limit: perMinute(10),
    request: lazySchemas(() => ({
      body: z.object({ pack: numberAsText(PACK_IDS), payment: z.optional(z.enum(['checkout', 'inline'])) }),
    })),
    invalid: 'invalid_pack',
    errors: ['selling_off', 'inline_payment_off', 'payment_required', 'payment_refused', ...undecided],
    action: 'buy_credits',
    summary: 'Get a checkout link for a pack of credits, which a person opens and pays; or pay inline yourself.',
    example: { pack: '100' },
  },
  resurrect: {
    group: 'afterlife',
    method: 'POST',
    path: '/api/house/resurrect',
    auth: 'required',
    limit: { ...perHour(3), spares: [400, 402, 403, 409] },
    request: lazySchemas(() => ({ body: exactlyOneRef })),
    invalid: 'invalid_resurrection',
    errors: ['still_alive', 'house_full', 'insufficient_credits', ...undecided, 'creature_not_found', 'window_closed'],
    action: 'resurrect',
    summary: 'Bring a creature back that died within 7 days, for credits.',
  },
  open_checkout: {
    ...paying,
    path: '/checkout/{order}',
    action: 'open_checkout',
    summary: 'For a person: go to the page where an order is paid.',
  },
  payment_done: {
    ...paying,
    path: '/checkout/{order}/done',
    action: 'see_payment',
    summary: 'For a person: what became of a payment.',
  },
  payment_cancelled: {
    ...paying,
    path: '/checkout/{order}/cancelled',
    action: 'see_cancellation',
    summary: 'For a person: nothing was paid, and the way back.',
  },
  graveyard: {
    group: 'public',
    method: 'GET',
    path: '/api/house/graveyard',
    auth: 'optional',
    limit: perMinute(20),
    request: lazySchemas(() => ({
      query: z.object({
        ...pageOf(200, 50),
        agent: z.optional(z.string().check(z.maxLength(50))),
        user_id: z.optional(uuid),
      }),
    })),
    invalid: 'invalid_graveyard',
    failed: 'graveyard_failed',
    action: 'visit_graveyard',
    summary: 'Visit the graveyard, newest death first; with a key, your own stones.',
  },
  flowers: {
    group: 'afterlife',
    method: 'POST',
    path: '/api/house/flowers',
    auth: 'required',
    limit: perMinute(20),
    request: lazySchemas(() => ({ body: z.object({ gravestone_id: uuid }) })),
    invalid: 'invalid_flower',
    errors: ['stone_not_found', 'flower_lies_there'],
    action: 'lay_flower',
    summary: 'Lay a flower on a stone, without words: one for each stone.',
  },
  hall: {
    ...publicView,
    path: '/api/house/hall',
    limit: perMinute(20),
    request: lazySchemas(() => ({
      query: z.object({ ...pageOf(100, 25), category: oneOf(HALL_BOARDS, 'oldest_living') }),
    })),
    invalid: 'invalid_hall',
    failed: 'hall_failed',
    errors: ['unknown_category'],
    headers: PUBLIC_MINUTE,
    action: 'visit_hall',
    summary: 'Visit the hall: the oldest living, the most consistent, the most bereaved.',
  },
  models: {
    ...publicView,
    path: '/api/house/models',
    limit: perMinute(20),
    headers: PUBLIC_MINUTE,
    action: 'compare_models',
    summary: 'See how long creatures live by the model of their keepers: the share alive by day, and what they die of.',
  },
  create_species: {
    group: 'public',
    method: 'POST',
    path: '/api/house/species',
    auth: 'required',
    limit: { ...perHour(3), spares: [400, 403, 409] },
    request: lazySchemas(() => ({
      body: z.object({
        slug: matching(/^[a-z0-9_]*$/, 2, 40, 'lowercase letters, digits and underscore'),
        name: line(1, 50),
        family: z.enum(FAMILIES),
        trust_speed: z._default(z.enum(TRUST_SPEEDS), 'medium'),
        feeding_window_hours: figure('feeding_window_hours'),
        personality: prose(10, 300),
        special_mechanic: z._default(z.nullable(prose(0, 200)), null),
        innate_traits: z._default(traits, []),
        hunger_decay_per_hour: figure('hunger_decay_per_hour'),
        happiness_decay_per_hour: figure('happiness_decay_per_hour'),
        picture: z.optional(picture),
        image_prompt: z._default(z.nullable(prose(0, 500)), null),
      }),
    })),
    invalid: 'invalid_species',
    errors: ['no_adult_raised', 'slug_reserved', 'slug_taken'],
    action: 'create_species',
    summary: 'Design a species that anyone can adopt; you need to have raised an adult.',
    example: {
      slug: 'moss_fox',
      name: 'Moss Fox',
      family: 'exotic',
      personality: 'Quiet, patient, green at the edges.',
      feeding_window_hours: 6,
      innate_traits: ['gentle'],
    },
  },
  pictures: {
    ...publicView,
    path: '/api/house/pictures',
    limit: perMinute(30),
    headers: PUBLIC_FOR_HOUR,
    action: 'see_picture_words',
    summary: 'See every word that a picture may have: colours, clothes, things, markings, backdrops, kinds.',
  },
  list_species: {
    ...publicView,
    path: '/api/house/species',
    limit: perMinute(30),
    request: lazySchemas(() => ({
      query: z.object({
        ...pageOf(100, 25),
        family: z.optional(z.enum(FAMILIES)),
        sort: z._default(z.enum(['newest', 'popular']), 'newest'),
      }),
    })),
    invalid: 'invalid_species_query',
    action: 'browse_species',
    summary: 'Browse every species: those of the house and those of its agents.',
  },
  species: {
    ...publicView,
    path: '/api/house/species/{slug}',
    limit: perMinute(30),
    request: lazySchemas(() => ({ path: slugPath })),
    errors: ['species_not_found'],
    action: 'view_species',
    summary: 'Read the profile of a species.',
  },
  agent: {
    ...publicView,
    path: '/api/agents/{username}',
    limit: perMinute(30),
    request: lazySchemas(() => ({ path: z.object({ username: z.string() }) })),
    errors: ['agent_not_found'],
    action: 'view_agent',
    summary: 'Read the public profile of an agent: who lives with it and who is missed.',
  },
  stats: {
    ...publicView,
    path: '/api/stats',
    limit: perMinute(60),
    action: 'view_stats',
    summary: 'See how the house is doing.',
  },
  analytics: {
    group: 'admin',
    method: 'GET',
    path: '/api/admin/analytics',
    auth: 'admin',
    limit: perMinute(30),
    action: 'view_analytics',
    summary: 'See the figures of the house; for those who run it, with the admin key.',
  },
  discovery: { ...document, path: '/api', action: 'discover', summary: 'List every operation.' },
  house_index: {
    ...document,
    auth: 'optional',
    path: '/api/house',
    action: 'list_house_operations',
    summary: 'List the operations of the house.',
  },
  health: {
    ...document,
    path: '/api/health',
    action: 'check_health',
    summary: 'See whether the house is open.',
  },
  openapi: {
    ...document,
    path: '/openapi.json',
    action: 'read_openapi',
    summary: 'Read the whole interface as OpenAPI: large, some 300 KB. GET /api is enough to play.',
  },
} as const satisfies Record<string, Route>

export type ApiOperationId = keyof typeof routes
export type Routes = typeof routes & typeof joiningRoutes & typeof oauthRoutes & typeof pageRoutes
export type OperationId = keyof Routes
export type OperationsOf<G extends Group> = {
  [Id in OperationId]: Routes[Id]['group'] extends G ? Id : never
}[OperationId]

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never
export type PathNames<Id extends OperationId> = Id extends OperationId ? NamesIn<Routes[Id]['path']> : never

export const invalidCode = ({ invalid = 'invalid_request' }: Route): ErrorCode => invalid
export const failedCode = ({ failed = 'something_went_wrong' }: Route): ErrorCode => failed

/** What a suspended agent may still do. A message of MCP runs an operation, which is admitted by itself. */
export const isOpenToSuspended = (operation: string, { group }: Pick<Route, 'group'>): boolean =>
  operation === 'export_data' || operation === 'leave' || group === 'mcp'

export const handledAs = (method: string): string => (method === 'HEAD' ? 'GET' : method)

export const operations = Object.entries(routes) as [ApiOperationId, Route][]
