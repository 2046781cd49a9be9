/** Tokens of a life by visits. */
import { measureLives } from '../../../lib/tools/bench/tokens'

it('costs at most 8,000 tokens by visits over MCP, and 15,000 as JSON', async () => {
  const lives = await measureLives((way) => way.startsWith('visits'))
  const tokens = Object.fromEntries(lives.map((one) => [one.way, one.tokens]))
  expect(tokens['visits, over MCP']).toBeLessThanOrEqual(8_000)
  expect(tokens['visits, as JSON']).toBeLessThanOrEqual(15_000)
})
