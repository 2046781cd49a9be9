/** The OpenAPI document is free of lint problems. */
import { execFileSync } from 'node:child_process'
import { openapi } from '../../lambdas/api/documents/openapi'

it('passes the linter', () => {
  // An ES module only, which Jest does not load here; so it runs in another process.
  const script = `
    import { text } from 'node:stream/consumers'
    import { createConfig, lintFromString } from '@redocly/openapi-core'
    const config = await createConfig({ extends: ['recommended'], rules: { 'operation-4xx-response': 'error', 'operation-2xx-response': 'off' } })
    const problems = await lintFromString({ source: await text(process.stdin), config })
    console.log(JSON.stringify(problems.map((one) => [one.ruleId, one.message, one.location[0]?.pointer].join(' '))))
  `
  const input = JSON.stringify(openapi({ base_url: 'https://creature-house.test' }))
  const problems = execFileSync(process.execPath, ['--input-type=module', '-e', script], { input }).toString()
  expect(JSON.parse(problems)).toEqual([])
})
