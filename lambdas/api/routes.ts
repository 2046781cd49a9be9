/**
 * The route table: plain data from which routing, handler types, rate limits, discovery, the OpenAPI document,
 * the stack's methods and the every-route tests follow. A route is here when it works, and nowhere else.
 */
import * as z from 'zod/mini'
import type { ErrorCode } from './errors'
import { httpsUrl, line, matching, prose, timezone, webUrl } from './schemas'
import type { RequestSchemas } from './validate'

export const GROUPS = ['auth', 'meta'] as const
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
  auth: 'none' | 'required'
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
