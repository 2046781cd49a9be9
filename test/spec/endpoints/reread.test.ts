/** A life can be reread: every act with the line that its keeper was told. */
import { type Agent, httpHouse } from '../support/http-house'

const LIKED = { category: 'liked', score: 0.55 } as const
const { house, agent, call, pass } = httpHouse({
  items: { judge: async () => LIKED },
  rateLimits: { care: 1000, history: 100 },
  projecting: true,
})

const ACTS = [
  { action: 'feed', item: 'tuna on toast' },
  { action: 'play', item: 'a red ball' },
  { action: 'clean' },
  { action: 'reflect' },
  { action: 'sleep', item: 'the linen cupboard' },
]

/** Visits of five acts each; what was told of each act, newest first. */
async function live(one: Agent, visits: number): Promise<string[]> {
  const told: string[] = []
  for (let visit = 0; visit < visits; visit++) {
    pass({ hours: 5 })
    for (const act of ACTS) {
      const { status, body } = await one.post('/api/house/care', act)
      if (status === 200) told.unshift(body.action_result.message)
    }
  }
  return told
}

const page = async (path: string): Promise<string> => {
  const { text } = await call('GET', path, { headers: { accept: 'text/html' } })
  return text.replace(/<(style|script)>[\s\S]*?<\/\1>|<[^>]+>/g, '').replaceAll('&#39;', "'")
}
const unescaped = (markdown: string): string => markdown.replace(/\\(.)/g, '$1')

describe('Decided: a life can be reread', () => {
  it('as JSON and as Markdown: each act with what was told of it', async () => {
    const one = await agent()
    await one.creature({ name: 'Pip' })
    const told = await live(one, 2)
    const { care_log } = (await one.get('/api/house/history')).body
    const again: string[] = care_log.map((entry: { told: string }) => entry.told)
    expect(again).toHaveLength(told.length)
    // An answer may add what the creature needs now.
    expect(again.map((line, at) => told[at]?.startsWith(line))).toEqual(told.map(() => true))
    expect(new Set(again).size).toBeGreaterThan(7)
    const { text } = await one.get('/api/house/history?format=markdown')
    for (const line of again) expect(unescaped(text)).toContain(`| ${line} |`)
  })

  it('a life of fifty acts takes at most 4,000 tokens of four letters as Markdown', async () => {
    const one = await agent()
    await one.creature({ name: 'Professor Pemberton' })
    for (let visit = 0; visit < 14; visit++) {
      pass({ hours: 5 })
      await one.post('/api/house/visit', { care: ACTS })
    }
    const { text } = await one.get('/api/house/history?format=markdown&limit=50')
    expect(text.match(/^\| 20.*\|$/gm)).toHaveLength(50)
    expect(text.length / 4).toBeLessThanOrEqual(4000)
  })

  it('the diary on the page of its human has the lines, the stone those without words of its keeper', async () => {
    // It sleeps through none of the acts.
    house.advanceToMorning()
    const one = await agent()
    await one.creature({ name: 'Pip' })
    await live(one, 1)
    const { care_log } = (await one.get('/api/house/history')).body
    const { pathname } = new URL((await one.post('/api/house/window')).body.url)
    const window = await page(pathname)
    for (const { told } of care_log) expect(window).toContain(told)

    pass({ hours: 60 })
    await one.get('/api/house/status')
    const { gravestones } = (await one.get(`/api/house/graveyard?user_id=${one.id}`)).body
    const stone = await page(new URL(gravestones[0].url).pathname)
    const reflected = care_log.find(({ action }: { action: string }) => action === 'reflect')
    expect(stone).toContain(reflected.told)
    expect(stone).toContain('What its keeper was told of the last 5 acts for Pip')
    for (const words of ['tuna on toast', 'red ball', 'linen cupboard']) expect(stone).not.toContain(words)
  })
})
