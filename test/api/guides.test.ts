/** The guides for agents: short, and correct in every operation, field and number. */
import { type Guides, guides } from '../../lambdas/api/documents/guides'
import { openapi } from '../../lambdas/api/documents/openapi'
import { meaningOf } from '../../lambdas/api/documents/request-words'
import { toolList } from '../../lambdas/api/documents/tool-list'
import { shared } from '../../lambdas/api/fields/shared'
import { everyRoute } from '../../lambdas/api/routes/every-route'
import { match } from '../../lambdas/api/routes/match'
import { parseRequest } from '../../lambdas/api/schemas/validate'
import { PROMPTS } from '../../lambdas/mcp/prompts'
import { CARE_ACTIONS, takesItem } from '../../lambdas/species/care-actions'
import { sharedTestHouse } from '../support/test-house'

const BASE = 'https://house.test'
const texts = guides({ base_url: BASE })
const fieldsAndValues = JSON.stringify(openapi({ base_url: BASE }))
const named = Object.entries(texts) as [keyof Guides, string][]
const MOST_LINES: Readonly<Record<keyof Guides, number>> = { llms: 15, skill: 80, heartbeat: 15 }

const house = sharedTestHouse()

describe.each(named)('%s', (name, text) => {
  it('is short', () => {
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(MOST_LINES[name])
  })

  it('names only existing calls, addresses and fields', () => {
    const calls = [...text.matchAll(/`(GET|POST|DELETE) (\/[^\s`]*)`/g)]
    for (const [, method = '', path = ''] of calls) expect([path, match(method, path)]).not.toEqual([path, null])
    const links = [...text.matchAll(/https:\/\/house\.test(\/[\w./-]*[\w-])?/g)].map(([, path]) => path ?? '/')
    const paths: string[] = Object.values(everyRoute).map(({ path }) => path)
    expect(links.filter((path) => !paths.includes(path))).toEqual([])
    const words = [...text.matchAll(/`([a-z]+(?:_[a-z]+)+)(?:\.(\w+))?`/g)].flatMap(([, ...parts]) => parts)
    const prompts = PROMPTS.map((prompt) => prompt.name)
    const known = (word: string) =>
      fieldsAndValues.includes(`"${word}"`) || prompts.includes(word) || word === 'api_key' || word === 'high_care'
    expect(words.filter((word) => word && !known(word))).toEqual([])
  })

  it('shows bodies that are valid', () => {
    for (const [, operation, body = ''] of text.matchAll(/`POST \/api\/\w+\/(\w+)` with `(\{[^`]*\})`/g)) {
      const { request } = everyRoute[operation as 'care']
      expect(parseRequest(request, { body, query: {}, path: {} })).not.toHaveProperty('faults')
    }
    for (const [, action] of text.matchAll(/\{"action":"(\w+)"\}/g)) expect(CARE_ACTIONS).toContain(action)
  })

  it('is served at its path, with the base URL', async () => {
    const { status, headers, text: served } = await house.call('GET', everyRoute[name].path)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe(`text/${name === 'llms' ? 'plain' : 'markdown'}; charset=utf-8`)
    expect(served).toBe(guides({ base_url: house.url })[name])
  })
})

it('the skill file starts with front matter', () => {
  const [, front = ''] = /^---\n([\s\S]*?)\n---\n/.exec(texts.skill) ?? []
  expect(front).toMatch(/^name: [a-z-]{1,64}$/m)
  expect(front).toMatch(/^description: .{20,1024}$/m)
  // Other fields at the top level are refused by validators of skills.
  const fields = [...String(front).matchAll(/^(\w+):/gm)].map(([, field]) => field)
  expect(fields).toEqual(['name', 'description', 'metadata'])
})

it.each([
  '36 hours',
  'at least 24 and at most 48 hours',
  '50% to 100%',
  'past 150%',
  '22:00 and 06:00',
  '7 days',
  '120 hours',
])('the skill file contains %s, as the rules do', (number) => expect(texts.skill).toContain(number))

it('GET /api links to all of them', async () => {
  const { documents } = (await house.call('GET', '/api')).body
  for (const name of ['llms', 'skill', 'heartbeat', 'mcp'] as const) {
    expect(documents[name]).toBe(`${house.url}${everyRoute[name].path}`)
  }
})

it.each([
  ['the field action', shared.action.says],
  ['the route', everyRoute.care.summary],
  ['the tool', JSON.stringify(toolList().find(({ name }) => name === 'visit')?.inputSchema)],
  ['what the skill says of their effects', texts.skill.match(/^- `feed` fills.*$/m)?.[0]],
])('%s lists every care action', (_, text = '') => {
  expect(CARE_ACTIONS.filter((action) => !new RegExp(`\\b${action}\\b`, 'i').test(text))).toEqual([])
})

it('the field item names every action that takes no item', () => {
  const without = CARE_ACTIONS.filter((action) => !takesItem(action))
  expect(without.filter((action) => !meaningOf('care', 'item')?.includes(action))).toEqual([])
})
