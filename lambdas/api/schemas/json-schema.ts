/** Request schemas as JSON Schema, with a description per field. */
import * as z from 'zod/mini'
import { meaningOf } from '../documents/request-words'
import { jsonSchemaOverrides } from './schemas'

export type Json = Record<string, unknown>

const OPTIONS = {
  io: 'input',
  unrepresentable: 'any',
  override: ({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: Json }) => {
    const shown = jsonSchemaOverrides.get(zodSchema)
    if (shown?.type) for (const key of Object.keys(jsonSchema)) delete jsonSchema[key]
    Object.assign(jsonSchema, shown)
    // Zod omits the default where the value is transformed.
    const { def } = zodSchema._zod
    if (def.type === 'default') jsonSchema.default = def.defaultValue
    // Implied by the format or the type.
    if (jsonSchema.format === 'date-time') delete jsonSchema.pattern
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  },
} as const

/** `owner` selects the description of fields with several meanings. */
export const requestSchema = (schema: z.ZodMiniType, owner: string): Json =>
  described(bare(z.toJSONSchema(schema, OPTIONS) as Json), owner)

/** In a body, null in an optional field counts as absent. */
export const bodySchema = (schema: z.ZodMiniType, owner: string): Json => nullsAllowed(requestSchema(schema, owner))

function described(schema: Json, owner: string): Json {
  const { additionalProperties: more, ...rest } = schema
  return {
    ...mapped(rest, (inner) => described(inner, owner)),
    ...(more === false && { additionalProperties: false }),
    ...(isJson(more) && Object.keys(more).length > 0 && { additionalProperties: described(more, owner) }),
    ...(isJson(schema.properties) && {
      properties: mapValues(schema.properties, (inner, name) => ({
        ...described(inner, name),
        description: meaningOf(owner, name),
      })),
    }),
  }
}

function nullsAllowed(schema: Json): Json {
  const required = (schema.required ?? []) as string[]
  return {
    ...mapped(schema, nullsAllowed),
    ...(isJson(schema.properties) && {
      properties: mapValues(schema.properties, (inner, name) =>
        required.includes(name) ? nullsAllowed(inner) : orNull(nullsAllowed(inner)),
      ),
    }),
  }
}

const orNull = (schema: Json): Json =>
  typeof schema.type === 'string'
    ? {
        ...schema,
        type: [schema.type, 'null'],
        ...(Array.isArray(schema.enum) && { enum: [...schema.enum, null] }),
      }
    : schema

/** The nested schemas of a schema, other than its fields. */
function mapped(schema: Json, change: (inner: Json) => Json): Json {
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === 'items' && isJson(value)) return [key, change(value)]
      if (['anyOf', 'oneOf', 'allOf'].includes(key)) return [key, (value as Json[]).map(change)]
      return [key, value]
    }),
  )
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const mapValues = (object: Json, change: (value: Json, name: string) => Json): Json =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value as Json, name)]))

const bare = ({ $schema: _, $id: __, ...schema }: Json): Json => schema
