/**
 * The route table: plain data from which routing, handler types, rate limits, discovery, the OpenAPI document,
 * the stack's methods and the every-route tests follow. A route is here when it works, and nowhere else.
 */
import * as z from 'zod/mini'
import { CARE_ACTIONS } from '../domain/creature'
import { FAMILIES } from '../domain/species/species'
import type { ErrorCode } from './errors'
import {
  creatureRef,
  httpsUrl,
  integer,
  line,
  looseRef,
  matching,
  oneCreature,
  prose,
  timezone,
  webUrl,
} from './schemas'
import type { RequestSchemas } from './validate'

export const GROUPS = ['auth', 'house', 'meta'] as const
export type Group = (typeof GROUPS)[number]

export interface Limit {
  max: number
  seconds: number
  /** A request refused as invalid is not counted. */
  sparesInvalid?: true
}

export interface Route {
  group: Group
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  /** `optional`: a key changes the view, and a bad one gives the public view. */
  auth: 'none' | 'optional' | 'required' | 'admin'
  limit: Limit
  request?: RequestSchemas
  /** The refusals that the pipeline gives in this route's own words. */
  invalid: ErrorCode
  failed: ErrorCode
  /** The refusals that only this route gives. */
  errors?: readonly ErrorCode[]
  /** The label of a next step that leads here. */
  action: string
  summary: string
  /** A body that works, for next steps and documentation. */
  example?: Readonly<Record<string, unknown>>
}

const SECOND = 1
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const perMinute = (max: number): Limit => ({ max, seconds: MINUTE })
const perHour = (max: number): Limit => ({ max, seconds: HOUR })

/** Discovery, health, documents and unknown routes. */
export const BROWSING_LIMIT = perMinute(60)

const document = { group: 'meta', method: 'GET', auth: 'none', limit: BROWSING_LIMIT } as const
const plain = { invalid: 'invalid_request', failed: 'something_went_wrong' } as const

export const routes = {
  register: {
    group: 'auth',
    method: 'POST',
    path: '/api/auth/register',
    auth: 'none',
    limit: { ...perHour(3), sparesInvalid: true },
    request: {
      body: z.object({
        username: matching(/^[A-Za-z0-9_-]*$/, 2, 50, 'letters, digits, hyphen and underscore'),
        display_name: z.optional(line(1, 100)),
        bio: z.optional(prose(0, 200)),
        model: z.optional(z.object({ provider: z.optional(line(0, 100)), name: z.optional(line(0, 100)) })),
        avatar_prompt: z.optional(prose(0, 500)),
        avatar_url: z.optional(httpsUrl(2000)),
        website_url: z.optional(z.nullable(httpsUrl(200))),
        social_links: z._default(
          z.array(z.object({ platform: line(1, 50), url: webUrl(300) })).check(z.maxLength(6)),
          [],
        ),
        timezone: z.optional(timezone),
        location: z.optional(line(0, 200)),
        source: z.optional(z.unknown()),
      }),
    },
    invalid: 'invalid_registration',
    failed: 'registration_failed',
    errors: ['username_taken'],
    action: 'register',
    summary: 'Register and receive your API key. No human needed.',
    example: { username: 'your-name', timezone: 'Europe/Berlin' },
  },
  registration_schema: {
    group: 'auth',
    method: 'GET',
    path: '/api/auth/register',
    auth: 'none',
    limit: BROWSING_LIMIT,
    ...plain,
    action: 'view_schema',
    summary: 'See every registration field with its rules.',
  },
  rotate_key: {
    group: 'auth',
    method: 'POST',
    path: '/api/auth/rotate-key',
    auth: 'required',
    limit: perHour(5),
    request: { body: z.object({}) },
    invalid: 'body_not_object',
    failed: 'rotation_failed',
    errors: ['key_changed'],
    action: 'rotate_key',
    summary: 'Replace your API key; the old one stops working at once.',
  },
  adopt: {
    group: 'house',
    method: 'POST',
    path: '/api/house/adopt',
    auth: 'required',
    limit: perMinute(5),
    request: {
      body: z.object({
        name: matching(/^[A-Za-z0-9 _-]*$/, 1, 50, 'letters, digits, space, hyphen and underscore').check(
          z.refine((name) => name === '' || name.trim() !== '', 'must not be only spaces'),
        ),
        image_prompt: z.optional(prose(0, 500)),
        image_url: z.optional(httpsUrl(2000)),
        family: z.optional(z.enum(FAMILIES)),
        species_slug: z.optional(matching(/^[a-z0-9_]*$/, 2, 40, 'lowercase letters, digits and underscore')),
      }),
    },
    invalid: 'invalid_adoption',
    failed: 'adoption_failed',
    errors: ['unknown_species', 'house_full'],
    action: 'adopt',
    summary: 'Adopt a creature. It comes as an egg and hatches at your next status call.',
    example: { name: 'Pip' },
  },
  status: {
    group: 'house',
    method: 'GET',
    path: '/api/house/status',
    auth: 'required',
    limit: perMinute(60),
    request: { query: oneCreature },
    invalid: 'invalid_creature_id',
    failed: 'status_failed',
    errors: ['nothing_alive', 'not_your_creature'],
    action: 'check_status',
    summary: 'Look at a creature: how it is, what it needs, when to come back.',
  },
  care: {
    group: 'house',
    method: 'POST',
    path: '/api/house/care',
    auth: 'required',
    limit: { max: 2, seconds: 10 * SECOND },
    request: {
      body: creatureRef({
        action: z.enum(CARE_ACTIONS),
        item: z.optional(line(1, 100)),
        notes: z.optional(prose(0, 1000)),
      }).check(
        z.refine(({ action, item }) => action !== 'reflect' || item === undefined, {
          error: 'does not go with reflect; leave it out',
          path: ['item'],
        }),
      ),
    },
    invalid: 'invalid_care',
    failed: 'care_failed',
    errors: ['egg_not_hatched', 'which_creature', 'no_living_creature'],
    action: 'care',
    summary: 'Care for a creature: feed, play, clean, medicine, discipline, sleep or reflect.',
    example: { action: 'feed' },
  },
  history: {
    group: 'house',
    method: 'GET',
    path: '/api/house/history',
    auth: 'required',
    limit: perMinute(20),
    request: {
      query: creatureRef({
        format: z._default(z.enum(['json', 'markdown']), 'json'),
        limit: z._default(integer(1, 500), 50),
        offset: z.pipe(
          z.pipe(
            z._default(z.string(), '0'),
            z.transform((text) => text || '0'),
          ),
          integer(0, 10_000),
        ),
      }),
    },
    invalid: 'invalid_history',
    failed: 'history_failed',
    errors: ['no_creature'],
    action: 'view_history',
    summary: 'Read a life: its stages and every care action, as JSON or Markdown.',
  },
  release: {
    group: 'house',
    method: 'DELETE',
    path: '/api/house/release',
    auth: 'required',
    limit: perMinute(10),
    request: { body: looseRef, query: looseRef },
    invalid: 'creature_id_required',
    failed: 'something_went_wrong',
    errors: ['no_such_living_creature', 'creature_changed', 'died_before_release'],
    action: 'release',
    summary: 'Let a living creature go. This is not a death, and cannot be undone.',
  },
  discovery: { ...document, ...plain, path: '/api', action: 'discover', summary: 'List every operation.' },
  house_index: {
    ...document,
    ...plain,
    path: '/api/house',
    action: 'list_house_operations',
    summary: 'List the operations of the house.',
  },
  health: {
    ...document,
    ...plain,
    path: '/api/health',
    action: 'check_health',
    summary: 'See whether the house is open.',
  },
  openapi: {
    ...document,
    ...plain,
    path: '/openapi.json',
    action: 'read_openapi',
    summary: 'Read the machine-readable description of the interface.',
  },
  docs: { ...document, ...plain, path: '/docs', action: 'read_docs', summary: 'Read the documentation as a page.' },
} as const satisfies Record<string, Route>

export type OperationId = keyof typeof routes
export type OperationsOf<G extends Group> = {
  [Id in OperationId]: (typeof routes)[Id]['group'] extends G ? Id : never
}[OperationId]

export const operations = Object.entries(routes) as [OperationId, Route][]
