/** The OpenAPI document: complete, and clean in a linter's eyes. */
import { execFileSync } from 'node:child_process'
import { openapi } from '../../lambdas/api/openapi'
import { operations } from '../../lambdas/api/routes'

const document = openapi('https://creature-house.test') as {
  openapi: string
  info: { version: string }
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>
}

it('is version 3.1 of the format and 1.0.0 of the interface', () => {
  expect(document.openapi).toBe('3.1.0')
  expect(document.info.version).toBe('1.0.0')
})

it('describes exactly the routes of the table', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => `${operationId}: ${method.toUpperCase()} ${path}`),
  )
  expect(described.sort()).toEqual(operations.map(([id, { method, path }]) => `${id}: ${method} ${path}`).sort())
})

/** The linter ships only as an ES module, which these tests are not; so it gets a process of its own. */
const LINT = `
  import { text } from 'node:stream/consumers'
  import { createConfig, lintFromString } from '@redocly/openapi-core'
  const config = await createConfig({ extends: ['recommended'], rules: { 'operation-4xx-response': 'error', 'operation-2xx-response': 'off' } })
  const problems = await lintFromString({ source: await text(process.stdin), config })
  console.log(JSON.stringify(problems.map((one) => [one.ruleId, one.message, one.location[0]?.pointer].join(' '))))
`

it('passes the linter', () => {
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', LINT], {
    input: JSON.stringify(document),
  })
  expect(JSON.parse(output.toString())).toEqual([])
})
