/** What pages say in every state that an owner may meet: the worst finding first, and nothing against it. */

import { obeyLine } from '../support/agents/obey-line'
import { openWindowsOfStates, type WindowState } from '../support/agents/windows-of-states'
import { freshAddress } from '../support/http'

let opened: readonly WindowState[]
beforeAll(async () => {
  opened = await openWindowsOfStates()
})
afterAll(() => Promise.all(opened.map(({ house }) => house.close())))

/** Its window, or another page of its house. Follows the redirect of a dead creature to its stone. */
const read = async (state: WindowState, path = state.path): Promise<string> => {
  const sent = { from: freshAddress(), headers: { accept: 'text/html' } }
  const { status, headers, text } = await state.house.call('GET', path, sent)
  return status === 302 ? read(state, String(headers.location)) : text
}

const textOf = (page: string): string =>
  page
    .replace(/<(style|svg|script)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:])/g, '$1')
    .replaceAll('W'.repeat(50), 'W')

/** The first 300 characters below the title. */
const leadOf = (page: string): string => textOf(page.slice(page.indexOf('</h1>'))).slice(0, 300)

const STATES = [
  ...['lapsed', 'past seven days', 'empty', 'egg', 'well', 'overdue', 'poisoned', 'poisoned asleep', 'health 25'],
  ...['dying', 'dying asleep', 'just dead', 'dead with a survivor', 'paid', 'resurrected', 'released'],
  ...['twelve living', 'four in need', 'twelve dead', 'account left'],
]
const stateOf = (name: string): WindowState => opened.find((one) => one.name === name) as WindowState

it('has a page for every state', () => {
  expect(opened.map(({ name }) => name)).toEqual(STATES)
})

describe.each(STATES)('the window of a house that is %s', (name) => {
  it('says what is worst within its first 300 characters, and nothing against it', async () => {
    const page = await read(stateOf(name))
    const { says, never } = stateOf(name)
    expect(leadOf(page)).toMatch(says)
    if (never) expect(textOf(page)).not.toMatch(never)
    expect(leadOf(page.replace(/<code>.*?<\/code>/gs, ''))).not.toContain('(Pacific/Honolulu)')
    expect(textOf(page)).not.toMatch(/since in|in 0 |Nothing is new|in 1 minute ago|\bat \d+ \w+ \d{4}/)
  })

  it('has no dead anchor, no raw call and no empty part', async () => {
    const page = await read(stateOf(name))
    expect(deadAnchors(page)).toEqual([])
    expect(textOf(page)).not.toMatch(/curl |POST \/|\/api\/house/)
    expect(page).not.toMatch(/<(div|section|ul|ol)[^>]*><\//)
  })

  it('has public pages that say it, too', async () => {
    const { pages, told = {}, never } = stateOf(name)
    expect(Object.keys(pages)).toEqual(expect.arrayContaining(Object.keys(told)))
    for (const [kind, path] of Object.entries(pages)) {
      const page = await read(stateOf(name), path)
      const expected = told[kind as keyof typeof told]
      expect([kind, expected ? leadOf(page) : 'anything']).toEqual([kind, expect.stringMatching(expected ?? /./)])
      if (!expected)
        expect([kind, leadOf(page)]).toEqual([
          kind,
          expect.not.stringMatching(/: It (is|dies|was)|: Its|return|needs? somebody/),
        ])
      // The survivor of a dead creature is well.
      if (never && name !== 'dead with a survivor')
        expect([kind, textOf(page)]).toEqual([kind, expect.not.stringMatching(never)])
      expect([kind, deadAnchors(page)]).toEqual([kind, []])
      expect([kind, textOf(page)]).toEqual([kind, expect.not.stringContaining('Honolulu')])
    }
  })
})

const deadAnchors = (page: string): string[] =>
  [...page.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id).filter((id) => !page.includes(`id="${id}"`))

it('names in each line to copy the house and the creature, and a deadline where there is one', async () => {
  for (const { name, path } of opened.filter((one) => /overdue|poisoned|dying|health|just dead|paid/.test(one.name))) {
    const page = await read(stateOf(name))
    const [, line = ''] = /<section class="card".*?<code>(.*?)<\/code>/s.exec(page) ?? []
    expect([name, line]).toEqual([
      name,
      expect.stringMatching(/in Creature House \(http:\/\/[^)]+\).* before \d{4}-\d\d-\d\d \d\d:\d\d /),
    ])
    expect(line).not.toContain(path)
  }
})

it('offers adopting only without a living creature and without one that can return', async () => {
  const offering = []
  for (const state of opened) if (textOf(await read(state)).includes('and adopt a creature')) offering.push(state.name)
  expect(offering).toEqual(['lapsed', 'past seven days', 'empty', 'released'])
})

/** Last, because it changes the houses. */
describe.each(STATES.filter((name) => name !== 'account left'))('the lines to copy of a house that is %s', (name) => {
  it('can be followed by its agent', async () => {
    const state = stateOf(name)
    const pages = await Promise.all([state.path, ...Object.values(state.pages)].map((path) => read(state, path)))
    const lines = pages.flatMap((page) =>
      [...page.matchAll(/class="say">.*?<code>(.*?)<\/code>/gs)].map(([, line = '']) => line.replaceAll('&quot;', '"')),
    )
    expect(lines.length).toBeGreaterThanOrEqual(3)
    const answers = []
    for (const line of new Set(lines)) answers.push([line, (await obeyLine(state, line)).status])
    expect(answers.filter(([, status]) => status !== 200 && status !== 201)).toEqual([])
  })
})
