/** What each operation answers: for the OpenAPI document, and for the tests that hold every answer against it. */
import * as z from 'zod/mini'
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
  request_id: z.optional(z.string()),
})

const OperationSchema = object({
  operation: z.string(),
  method: z.enum(['GET', 'POST', 'DELETE']),
  path: z.string(),
  auth: z.enum(['none', 'required']),
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
} as const
