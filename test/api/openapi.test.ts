/** The OpenAPI document: complete and correct. */
import { openapi } from '../../lambdas/api/documents/openapi'
import { requestWords } from '../../lambdas/api/documents/request-words'
import { shared } from '../../lambdas/api/fields/shared'
import { everyOperation, everyRoute } from '../../lambdas/api/routes/every-route'
import type { Route } from '../../lambdas/api/routes/routes'

interface Schema {
  type?: string | string[]
  description?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  [keyword: string]: unknown
}
interface Operation {
  operationId: string
  description?: string
  parameters?: { name: string; description: string; schema: Schema }[]
  requestBody?: { required: boolean; content: { 'application/json': { schema: Schema } } }
  responses: Record<string, { description: string; headers: object; content: Record<string, { schema: Schema }> }>
}

const document = openapi({ base_url: 'https://creature-house.test' }) as {
  openapi: string
  info: { version: string }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}
const described = Object.values(document.paths).flatMap((methods) => Object.values(methods))
const operation = (id: string): Operation => described.find(({ operationId }) => operationId === id)!
const bodyOf = (id: string) => operation(id).requestBody!

it('describes exactly the routes of the table', () => {
  const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => `${operationId}: ${method.toUpperCase()} ${path}`),
  )
  expect(listed.sort()).toEqual(everyOperation.map(([id, { method, path }]) => `${id}: ${method} ${path}`).sort())
})

it('states the rate limit of each counted operation', () => {
  const limits = everyOperation.map(([id, { limit }]) => [id, limit.uncounted ? undefined : `At most ${limit.max} per`])
  const documented = everyOperation.map(([id]) => [id, operation(id).description?.match(/^At most \d+ per/)?.[0]])
  expect(documented).toEqual(limits)
})

it('describes every field of every request and response', () => {
  const silent: string[] = []
  const walk = (schema: Schema, at: string): void => {
    for (const [name, inner] of Object.entries(schema.properties ?? {})) {
      if (!inner.description) silent.push(`${at}.${name}`)
      walk(inner, `${at}.${name}`)
    }
    for (const inner of [schema.items, ...(schema.anyOf ?? [])]) if (inner) walk(inner, at)
  }
  for (const [id, schema] of Object.entries(document.components.schemas)) walk(schema, id)
  for (const { operationId, parameters = [], requestBody } of described) {
    for (const { name, description } of parameters) if (!description) silent.push(`${operationId}.${name}`)
    if (requestBody) walk(requestBody.content['application/json'].schema, operationId)
  }
  expect(silent).toEqual([])
  expect(document.components.schemas.Creature?.properties?.hunger?.description).toContain('100 is full, 0 is starving')
})

it('uses every description of a field', () => {
  const text = JSON.stringify(document)
  const described = [...requestWords, ...Object.values(shared).map(({ says }) => says)]
  expect(described.filter((words) => !text.includes(JSON.stringify(words)))).toEqual([])
})

describe('bodies', () => {
  it('are required if a field is', () => {
    const wrong = described.filter(({ operationId, requestBody }) => {
      const { body } = (everyRoute as Readonly<Record<string, Route>>)[operationId]?.request ?? {}
      // Each of several names for one field may be missing, but one of them is required.
      const names = requestBody?.content['application/json'].schema.oneOf
      return Boolean(requestBody?.required) !== (Boolean(names) || body?.safeParse({}).success === false)
    })
    expect(wrong.map(({ operationId }) => operationId)).toEqual([])
  })

  it('name exactly one creature to resurrect', () => {
    expect(bodyOf('resurrect').content['application/json'].schema.oneOf).toEqual([
      { required: ['creature_id'] },
      { required: ['id'] },
    ])
  })

  it('may contain null for an optional field', () => {
    const { properties } = bodyOf('care').content['application/json'].schema
    expect(properties).toMatchObject({
      notes: { type: ['string', 'null'], maxLength: 1000 },
      action: { type: 'string' },
    })
  })
})

describe('responses', () => {
  it('are all described, in each of their formats', () => {
    expect(Object.keys(operation('history').responses['200']!.content)).toEqual([
      'application/json',
      'text/markdown',
      'text/plain',
    ])
    expect(operation('manifest').responses['200']!.content).toEqual({
      'application/manifest+json': { schema: { type: 'object' } },
    })
    for (const page of ['open_checkout', 'payment_done', 'payment_cancelled']) {
      expect(Object.keys(operation(page).responses['404']!.content)).toEqual(['text/html'])
    }
    expect(operation('open_checkout').responses['303']!.headers).toHaveProperty('Location')
    expect(operation('analytics').responses).toHaveProperty('401')
    for (const { responses } of described) expect(responses['429']?.headers).toHaveProperty('Retry-After')
  })

  it('of refusals have their own fields', () => {
    const { schemas } = document.components
    expect(operation('resurrect').responses['402']!.content['application/json']!.schema).toEqual({
      $ref: '#/components/schemas/InsufficientCreditsError',
    })
    expect(schemas.InsufficientCreditsError?.properties).toMatchObject({ cost: { type: 'integer' }, checkout_url: {} })
    expect(schemas.DiedBeforeReleaseError?.properties).toHaveProperty('gravestone')
    expect(schemas.WindowClosedError?.properties).toHaveProperty('closed_at')
  })

  it('repeat no description', () => {
    for (const { responses } of described) {
      for (const { description } of Object.values(responses)) {
        const parts = description.split(' or ')
        expect(new Set(parts).size).toBe(parts.length)
      }
    }
  })
})

describe('payments', () => {
  it.each(['buy_credits', 'resurrect'])('%s documents the payment headers of request and response', (id) => {
    const sent = operation(id).parameters?.map(({ name }) => name)
    expect(sent).toEqual(expect.arrayContaining(['Payment-Authorization', 'PAYMENT-SIGNATURE']))
    const { 200: paid, 402: unpaid } = operation(id).responses
    const asked = ['WWW-Authenticate', 'PAYMENT-REQUIRED', 'X-PAYMENT-REQUIRED']
    expect(Object.keys(unpaid!.headers)).toEqual(expect.arrayContaining(asked))
    expect(Object.keys(paid!.headers)).toEqual(expect.arrayContaining(['Payment-Receipt', 'PAYMENT-RESPONSE']))
    expect(Object.keys(paid!.headers)).not.toEqual(expect.arrayContaining(asked))
  })

  it('are documented for no other operation', () => {
    const paid = described.filter(({ parameters = [] }) => parameters.some(({ name }) => name === 'PAYMENT-SIGNATURE'))
    expect(paid.map(({ operationId }) => operationId).sort()).toEqual(['buy_credits', 'resurrect'])
  })
})

describe('response fields', () => {
  const fields = (id: string) => document.components.schemas[id]!.properties!

  it('use one name and one shape for one thing', () => {
    const shapes = new Map<string, Set<string>>()
    const walk = ({ properties = {}, items, anyOf = [] }: Schema): void => {
      for (const [name, inner] of Object.entries(properties)) {
        const shape = String(inner.$ref ?? inner.type)
          .split('/')
          .at(-1) as string
        shapes.set(name, (shapes.get(name) ?? new Set()).add(shape))
        walk(inner)
      }
      for (const inner of [...anyOf, ...(items ? [items] : [])]) walk(inner)
    }
    for (const schema of Object.values(document.components.schemas)) walk(schema)
    expect([...shapes.get('gravestone')!].sort()).toEqual(['Gravestone', 'GravestoneTag'])
    expect([...shapes.get('resurrection')!]).toEqual(['WayBack'])
    expect([...shapes.keys()].filter((name) => /cost|price/.test(name)).sort()).toEqual([
      'cost',
      'next_resurrection_cost',
      'price',
    ])
    const whole = Object.keys(fields('Gravestone'))
    expect(whole).toEqual(expect.arrayContaining(Object.keys(fields('GravestoneTag'))))
  })
})

it('have no example that names a creature', () => {
  const named = everyOperation.filter(([, { example }]) =>
    /[0-9a-f]{8}-[0-9a-f]{4}-/.test(JSON.stringify(example ?? {})),
  )
  expect(named.map(([operation]) => operation)).toEqual([])
})
