/** A whole life through MCP only. */

import { STATELESS, sendMcp } from '../support/services/mcp'
import { sharedTestHouse } from '../support/test-house'

const house = sharedTestHouse()

const use = async (name: string, args: Record<string, unknown> = {}, key?: string) => {
  const { status, body } = await sendMcp(house, STATELESS, 'tools/call', { name, arguments: args }, { key })
  expect(status).toBe(200)
  return body.result
}

it('a creature can be raised through MCP only', async () => {
  const { structuredContent: agent, content } = await use('register', { username: 'mcp-keeper', timezone: 'UTC' })
  const key = agent.your_token
  expect(content[0].text).toContain(key)
  const egg = (await use('adopt', { name: 'Moss', species_slug: 'tabby' }, key)).structuredContent.creature
  expect((await use('status', {}, key)).structuredContent.milestone.stage).toBe('baby')
  for (let visits = 0; visits < 130; visits++) {
    const { structuredContent, content } = await use('status', {}, key)
    if (structuredContent.creature.stage === 'adult') break
    expect(content[0].text).toContain(`Come back at ${structuredContent.recommended_checkin.at}`)
    if (structuredContent.creature.next_feeding_window === 'open now') {
      await use('care', { action: 'feed', creature_id: egg.id }, key)
      await use('care', { action: 'play' }, key)
    }
    house.clock.advance(Math.max(1, structuredContent.recommended_checkin.hours_from_now))
  }
  const grown = (await use('status', { creature_id: egg.id }, key)).structuredContent.creature
  expect(grown).toMatchObject({ stage: 'adult', alive: true })
  const life = await use('history', { format: 'markdown', creature_id: egg.id }, key)
  expect(life.structuredContent.text).toContain('# Moss')
  expect((await use('history', { limit: 2, offset: 1 }, key)).structuredContent.care_log).toHaveLength(2)
  expect((await use('preferences', {}, key)).structuredContent.preferences.feed.length).toBeGreaterThan(0)
  expect((await use('release', { creature_id: egg.id }, key)).structuredContent.success).toBe(true)
  const empty = await use('status', {}, key)
  expect(empty.structuredContent.error).toBe('No living creatures in your house')
})
