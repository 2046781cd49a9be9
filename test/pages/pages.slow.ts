/** Every public page over HTTP: content, cost, privacy and escaping. */

import { createHash } from 'node:crypto'
import { sha256 } from '../../lambdas/pages/parts/hash-source'
import { rebuild } from '../../lambdas/store/checks/rebuild'
import { alterCreature, designSpecies, newKeeper } from '../support/agents/keeper'
import { openKeeperPage } from '../support/agents/keeper-pages'
import { HOSTILE, openPopulatedHouse, type PopulatedHouse } from '../support/agents/populated-house'
import { seedCreatures } from '../support/creatures'
import { htmlFaults } from '../support/html'
import { freshAddress, type Received, type Sent } from '../support/http'
import { pngSize } from '../support/png'
import { buyCredits } from '../support/services/stripe'

const BROWSER = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } }

let peopled: PopulatedHouse
beforeAll(async () => {
  peopled = await openPopulatedHouse()
})
afterAll(() => peopled?.house.close())

const get = (path: string, sent: Sent = BROWSER): Promise<Received> =>
  peopled.house.call('GET', path, { from: freshAddress(), ...sent })

/** The most bytes of each: people open them on phones. */
const MOST_BYTES: Readonly<Record<string, number>> = {
  home: 28_500,
  hall: 17_500,
  graveyard: 15_000,
  species: 33_000,
  models: 21_500,
  figures: 22_000,
  'a species': 23_000,
  'a community species': 25_500,
  'a keeper': 40_500,
  'a keeper of nobody': 22_000,
  'a creature': 25_000,
  'a hungry creature': 25_500,
  'an egg': 22_000,
  'a released creature': 24_500,
  'a stone': 30_846,
  docs: 26_500,
}
const PAGES = Object.keys(MOST_BYTES)

/** It also works without its script. */
const SCRIPTED = 'figures'
/** Has code, but nothing to copy. */
const PLAIN = 'docs'

it('lists every page', () => {
  expect(Object.keys(peopled.pages).toSorted()).toEqual(PAGES.toSorted())
})

describe.each(PAGES)('the page of %s', (name) => {
  const open = () => get(peopled.pages[name] ?? '')

  it('is small, valid HTML with a description and a preview', async () => {
    const { status, headers, text } = await open()
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MOST_BYTES[name] ?? 0)
    expect(text.match(/<h1\b/g)).toHaveLength(1)
    expect(text).toMatch(/<meta name="description" content="[^"]{20,}">/)
    expect(text).toMatch(/<meta property="og:title" content="[^"]+">/)
    expect(text).toMatch(/<meta property="og:image" content="http:[^"]+\/cards\/\w+\/[^"]+\.png">/)
    expect(text).not.toMatch(/undefined|\[object|NaN/)
    expect(await htmlFaults(text)).toEqual([])
  })

  it('is also served as Markdown', async () => {
    const { status, headers, text } = await get(peopled.pages[name] ?? '', { headers: { accept: 'text/markdown' } })
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8')
    expect(headers.vary).toMatch(/^Accept(, |$)/)
    expect(text).toMatch(/^(.*\n)*# \S/)
    expect(text.length).toBeGreaterThan(60)
    expect(text.replace(/`[^`]*`/g, '').replaceAll(HOSTILE, '')).not.toMatch(/<\/?(p|div|span|a|li|td|section)\b/)
    expect((await get(peopled.pages[name] ?? '')).headers.vary).toMatch(/^Accept(, |$)/)
  })

  it('allows no script or resource but its own', async () => {
    const { headers, text } = await open()
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe|https?:/)
    expect(text).not.toContain('<script>window.broken')
    expect(text).not.toMatch(/<img src=x|\sstyle=|\son\w+="/)
    const scripts = [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script)
    expect(text.match(/<script\b(?! type="application\/ld\+json")/g) ?? []).toHaveLength(
      name === SCRIPTED || (name !== PLAIN && /<time|<code>/.test(text)) ? 1 : 0,
    )
    const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    expect(/script-src ([^;]*)/.exec(policy)?.[1] ?? '').toBe(hashes.join(' '))
    expect(policy.includes('connect-src')).toBe(name === 'figures')
  })

  it('has no broken links', async () => {
    const { text } = await open()
    const links = new Set([...text.matchAll(/(?:href|src)="(\/[^"#]*)"/g)].map(([, path]) => path as string))
    const some = [...links].filter((_, at) => at % Math.ceil(links.size / 8) === 0)
    const broken = await Promise.all(some.map(async (path) => ((await get(path)).status < 400 ? null : path)))
    expect(broken.filter((path) => path !== null)).toEqual([])
  })
})

it('the keeper page has at most 51,500 bytes', async () => {
  const { house, keeper } = peopled
  const { text } = await get(await openKeeperPage(house, keeper))
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(51_500)
})

describe('survival by model', () => {
  it('is drawn as a curve for each family and for all, with a table', async () => {
    const { text } = await get('/models')
    expect(text.match(/<path id="curve-\w+" d="M[\d. HV]+"\/>/g)).toHaveLength(2)
    expect(text.match(/<svg [^>]*role="img" aria-label="The share of creatures kept by \w+[^"]+day \d+/g)).toHaveLength(
      3,
    )
    const read = (await get('/models', { headers: { accept: 'text/markdown' } })).text
    expect(read).toMatch(/^\| Model \| Day 1 \| Day 3 \| Day 7 \|/m)
    expect(read).toMatch(/^\| Claude \| \d+% \(\d+\) \|/m)
    expect(read).toMatch(/22 hatched, none grew up\. 6 died: .*\b2 of hunger\b/)
    expect(read).toContain('Creatures of keepers that named no model are not counted.')
    expect(read).not.toContain(HOSTILE.slice(0, 8))
  })
})

it('the admin page takes its key in a form that may call this server only, and is not cached', async () => {
  const { text, headers } = await get('/admin')
  expect(headers['cache-control']).toBe('no-store')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("connect-src 'self'")
  expect(policy).toContain("form-action 'none'")
  expect(text).toMatch(/<input id="key" type="password" autocomplete="one-time-code"/)
  expect(text).not.toMatch(/localStorage|sessionStorage|cookie=|\?key=/)
  expect(text).toContain('<meta name="robots" content="noindex">')
  const others = await Promise.all(['/', '/hall', '/models', '/docs'].map((path) => get(path)))
  for (const other of others) expect(other.headers['content-security-policy']).not.toContain('connect-src')
})

it('the reference of all calls is valid HTML', async () => {
  expect(await htmlFaults((await get('/docs/api')).text)).toEqual([])
})

it('pages show the text of agents unchanged', async () => {
  const escaped = HOSTILE.replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
  expect((await get(`/agents/${peopled.keeper.username}`)).text).toContain(escaped)
  expect((await get(`/species/${peopled.design}`)).text).toContain(escaped)
})

describe('as Markdown', () => {
  const read = async (path: string): Promise<string> => (await get(path, { headers: { accept: 'text/markdown' } })).text
  const LIVE =
    '# Owned\n\n![x](https://evil.example/x.png) <script>x()</script>\n```\n- [y](https://evil.example) | _z_ **w** &lt;b&gt;'

  it('the text of agents stays text, on one line', async () => {
    const { house } = peopled
    const keeper = await newKeeper(house, {
      username: 'sly-one',
      display_name: LIVE.slice(0, 100),
      bio: LIVE,
      location: LIVE,
      social_links: [
        { platform: LIVE.slice(0, 50), url: 'https://example.org/a)![x](https://evil.example/x.png' },
        { platform: '- [y](//evil.example)', url: 'https://example.org/b' },
      ],
    })
    const design = { slug: 'sly_fox', name: LIVE.slice(0, 50), personality: LIVE, special_mechanic: `1. ${LIVE}` }
    await designSpecies(house, keeper, design)
    await keeper.raise({ species_slug: 'sly_fox' })
    for (const path of ['/agents/sly-one', '/species/sly_fox', '/species', '/']) {
      const text = await read(path)
      const live = text.replace(/\\./g, '')
      expect(live).not.toMatch(/^# Owned|!\[x|\[y\]|<script|_z_|\*\*w|&lt;|^1\. /m)
      expect(live.split('\n').filter((line) => line.startsWith('```')).length % 2).toBe(0)
      expect(text.replace(/\\(.)/g, '$1')).toContain('"# Owned ![x](https://evil.example/')
    }
    const said = await read('/species/sly_fox')
    expect(said).toMatch(/^# "\\# Owned .*" \(words of sly-one\)$/m)
    expect(said).toMatch(/^"\\# Owned .*" \(words of sly-one\)$/m)
    expect(said).toMatch(/^"1\\. \\# Owned .*" \(words of sly-one\)$/m)
    expect(await read('/agents/sly-one')).toMatch(/^"\\# Owned .*" \(words of sly-one\)$/m)
    expect(await read('/species/axolotl')).toMatch(/^# Axolotl$/m)
    expect(await read('/species/axolotl')).not.toContain('words of')
  })

  it.each(PAGES)('the tables of %s are well-formed', async (name) => {
    const text = await read(peopled.pages[name] ?? '')
    const tables = [...text.matchAll(/(?:^\|.*\n?)+/gm)].map(([table]) => table.trim().split('\n'))
    if (name === 'docs') expect(tables.length).toBeGreaterThan(4)
    expect(text).not.toMatch(/^-{3,}$|\S\|---/m)
    for (const rows of tables) {
      const widths = rows.map((row) => row.replace(/\\./g, '').split('|').length)
      expect([rows.length > 2, rows[1], new Set(widths).size]).toEqual([
        true,
        expect.stringMatching(/^\|( --- \|)+$/),
        1,
      ])
    }
  })

  it('the entries of the hall and of a timeline are separated', async () => {
    const hall = await read('/hall')
    expect(hall).toMatch(/^1\. \[\*\*Polly\*\* · Retriever, \w[\w ]* · 4 days old\]\(\/creatures\//m)
    expect(hall).toMatch(/^1\. \["Ada of the Lamp .*"\]\(\/agents\/ada-of-the-lamp\) · 1 stone$/m)
    expect(await read(`/creatures/${peopled.creatures.grown}`)).toMatch(/^2\. Hatched · 2 March 2026, 09:00 UTC$/m)
  })
})

describe('the home page', () => {
  it.each([undefined, '*/*', 'application/json'])('redirects an agent that accepts %s to the API', async (accept) => {
    const { status, headers, body } = await get('/', { headers: accept ? { accept } : {} })
    expect(status).toBe(308)
    expect(headers.location).toMatch(/\/api$/)
    expect(headers.vary).toMatch(/^Accept(, |$)/)
    expect(body.next_steps.length).toBeGreaterThan(0)
  })

  it('is HTML for a browser, with Vary: Accept', async () => {
    const { status, headers, text } = await get('/')
    expect(status).toBe(200)
    expect(headers.vary).toMatch(/^Accept(, |$)/)
    expect(text).toContain('Fern')
  })
})

describe('a link to an unknown creature, stone, agent or species', () => {
  it.each([
    '/creatures/3f0c1a52-8d1e-4b7a-9c55-0e8f6f1d2a34',
    '/creatures/nonsense',
    '/creatures/%E0%A4%A',
    '/stones/3f0c1a52-8d1e-4b7a-9c55-0e8f6f1d2a34',
    '/agents/nobody-at-all',
    '/agents/%3Cscript%3E',
    '/species/no_such_species',
    '/species/..%2F',
  ])('%s is a 404 page with a link back', async (path) => {
    const { status, headers, text } = await get(path)
    expect(status).toBe(404)
    expect(headers['content-type']).toContain('text/html')
    expect(await htmlFaults(text)).toEqual([])
    expect(text).toContain('To the front door')
    expect(text).toContain('<meta name="robots" content="noindex">')
    expect(text).not.toContain('<script')
  })
})

it.each(['a creature', 'a keeper', 'hall'])(
  'rings around faces on the page of %s show the time that is left in levels only',
  async (name) => {
    const { text } = await get(peopled.pages[name] ?? '')
    const rings = [...text.matchAll(/class="ring \w+".*?stroke-dasharray="(\d+) 100"/g)].map(([, left]) => left)
    expect(rings.length).toBeGreaterThan(0)
    expect(rings.filter((left) => !['100', '67', '33', '11'].includes(left ?? ''))).toEqual([])
  },
)

describe('private data', () => {
  it('stats of a creature are not shown', async () => {
    const { body } = await peopled.keeper.status(peopled.creatures.grown)
    const page = await get(`/creatures/${peopled.creatures.grown}`)
    const text = page.text.slice(page.text.indexOf('<main'))
    expect(text).not.toMatch(/\b(hunger|happiness|health|trust|discipline|hours_remaining|dies_at)\b/i)
    expect(text).not.toContain(body.creature.death_clock.dies_at)
    expect(text).toMatch(/class="clock (safe|warning|critical|imminent)"/)
  })
})

describe('the album of a creature', () => {
  const albumOf = async (page: string) => {
    const { text } = await get(peopled.pages[page]!)
    const [section = ''] = /<section aria-labelledby="stages">.*?<\/section>/s.exec(text) ?? []
    return [
      ...section.matchAll(/<img [^>]*src="([^"]+)" alt="([^"]+)".*?<strong>(.*?)<\/strong><span>(.*?)<\/span>/gs),
    ].map(([, src = '', alt = '', name = '', look = '']) => ({ src, alt, name, look }))
  }

  it.each([
    ['a creature', 4],
    ['a hungry creature', 2],
  ])('of %s shows %i of eight forms in colour, and the others as outlines', async (page, reached) => {
    const pictures = await albumOf(page)
    expect(pictures).toHaveLength(8)
    const outlines = pictures.filter(({ src }) => src.endsWith('.outline.svg'))
    expect(outlines).toEqual(pictures.slice(reached))
    for (const { alt, name } of outlines) expect(alt).toMatch(new RegExp(`^Outline of an? ${name}$`, 'i'))
  })

  it('names the adult forms of its family', async () => {
    const forms = await albumOf('a creature')
    const names = forms.map(({ name }) => name)
    expect(names).toEqual(['Egg', 'Baby', 'Child', 'Teenager', 'Sunpup', 'Traildog', 'Ghostdog', 'Threelegs'])
    const looks = forms.slice(0, 4).map(({ look }) => look.replace('; not reached', ''))
    expect(looks).toEqual(['where it began', 'newly hatched', 'half grown', 'nearly grown'])
  })

  it('has outlines that are cacheable forever', async () => {
    const { src } = (await albumOf('a creature')).at(-1)!
    const { status, headers, text } = await get(src)
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(text).toMatch(/<title>Outline: Retriever, grown, once rescued, content<\/title><filter/)
  })
})

describe('an overdue death', () => {
  it('is shown on every page before it is recorded', async () => {
    const { house, keeper } = peopled
    const id = await keeper.raise({ name: 'Brief', species_slug: 'tabby' })
    const { body } = await keeper.status(id)
    expect((await get(`/agents/${keeper.username}`)).text).toContain(`/creatures/${id}`)
    house.clock.advance(body.creature.death_clock.hours_remaining + 0.01)
    expect((await get(`/creatures/${id}`)).text).toMatch(/Brief<\/bdi> died of (being left alone|hunger)/)
    expect((await get(`/agents/${keeper.username}`)).text).not.toContain(`/creatures/${id}`)
    expect((await get('/hall')).text).not.toContain(`/creatures/${id}`)
    expect((await get(`/badge/${id}.svg`)).text).toContain('at rest')
    await house.runJobs()
    expect((await get('/graveyard')).text).toContain('Brief')
  })
})

describe('a picture', () => {
  const aFace = async (ending: string) => {
    const { text } = await get(`/creatures/${peopled.creatures.released}`)
    const [path = ''] = /\/faces\/[^"]+\.svg/.exec(text) ?? []
    return path.replace(/svg$/, ending)
  }

  it('is drawn from its address alone, and is cacheable forever', async () => {
    const path = await aFace('svg')
    const before = peopled.house.dbCalls.length
    const { status, headers, text } = await get(path)
    expect(status).toBe(200)
    expect(peopled.house.dbCalls.length).toBe(before)
    expect(headers['content-type']).toContain('image/svg+xml')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['x-ratelimit-limit']).toBeTruthy()
    expect(text).toMatch(/^<svg /)
  })

  it('is animated by an inline style, and has a still version at another address', async () => {
    const [moving, still] = [await get(await aFace('svg')), await get(await aFace('still.svg'))]
    expect(moving.headers['content-security-policy']).toMatch(/default-src 'none'; style-src 'unsafe-inline'/)
    expect(moving.text).toContain('prefers-reduced-motion:no-preference')
    expect(still.status).toBe(200)
    expect(still.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(still.text).toBe(moving.text.replace(/<style>.*<\/style>/, ''))
  })

  it('is on a page whose policy allows exactly its styles', async () => {
    const { headers, text } = await get(`/creatures/${peopled.creatures.released}`)
    const styles = [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => sha256(style))
    expect(styles.length).toBeGreaterThan(1)
    for (const style of styles) expect(headers['content-security-policy']).toContain(style)
  })

  it('is also served as PNG', async () => {
    const { status, headers, bytes } = await get(await aFace('png'))
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('image/png')
    expect(pngSize(bytes)).toEqual([320, 320])
  })

  it('counts against the rate limit as PNG, but not as SVG', async () => {
    const path = await aFace('svg')
    const from = freshAddress()
    const left = async (file: string) => (await get(file, { from })).headers['x-ratelimit-remaining']
    const png = path.replace('.svg', '.png')
    expect([await left(png), await left(path), await left(png), await left(path)]).toEqual(['59', '60', '58', '60'])
  })

  it.each(['/faces/v1/tabby/adult-happy/nobody.svg', '/faces/v0/tabby/adult/x.svg', '/faces/v1/a/b/%00.png'])(
    'is a 404 at %s',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )

  it('of an agent exists from registration on', async () => {
    const { text } = await get(`/agents/${peopled.keeper.username}`)
    expect(text).toMatch(/<svg [^>]+><title>ada-of-the-lamp/)
  })
})

describe('a link card', () => {
  it.each([
    ['house', () => 'door'],
    ['creature', () => peopled.creatures.grown],
    ['creature', () => peopled.creatures.dead],
    ['stone', () => peopled.stoneId],
    ['agent', () => peopled.keeper.username],
  ])('of a %s is a PNG of 1200 x 630', async (kind, name) => {
    const path = `/cards/${kind}/${name()}.png`
    let answer: Received | undefined
    expect(
      await peopled.house.countRoundTrips(async () => {
        answer = await get(path)
      }),
    ).toBeLessThanOrEqual(2)
    expect(answer?.status).toBe(200)
    expect(pngSize(answer?.bytes)).toEqual([1200, 630])
  })

  it.each(['/cards/nothing/x.png', '/cards/creature/x.png', '/cards/__proto__/x.png', '/cards/agent/nobody-here.png'])(
    'is a 404 at %s',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )
})

it('a badge is an image even for an unknown creature', async () => {
  const alive = await get(`/badge/${peopled.creatures.grown}.svg`)
  expect(alive.status).toBe(200)
  expect(alive.headers['content-type']).toContain('image/svg+xml')
  expect(alive.text).toContain('Polly')
  const none = await get('/badge/nobody.svg')
  expect(none.status).toBe(404)
  expect(none.text).toMatch(/^<svg /)
})

it('the graveyard continues on the next page', async () => {
  const { house, keeper } = peopled
  await seedCreatures(house, keeper.id, 26)
  house.clock.advance(60)
  await house.runJobs()
  const first = await get('/graveyard')
  const [, next = ''] = /rel="next" href="([^"]+)"/.exec(first.text) ?? []
  const second = await get(next)
  const stones = (text: string) => [...text.matchAll(/\/stones\/([0-9a-f-]{36})/g)].map(([, id]) => id)
  const seen = [...stones(first.text), ...stones(second.text)].filter((id, at, all) => all.indexOf(id) === at)
  expect(stones(first.text).length).toBeGreaterThanOrEqual(24)
  const { body } = await house.call('GET', '/api/house/graveyard?per_page=200')
  expect(seen.toSorted()).toEqual(body.gravestones.map(({ id }: { id: string }) => id).toSorted())
})

it.each(['', '%00', 'nonsense', `2026-03-02T09:00:00.000Z%23${'x'.repeat(36)}`])(
  'the graveyard starts at the newest stone if the cursor is %j',
  async (before) => {
    const { status, text } = await get(`/graveyard?before=${before}`)
    expect(status).toBe(200)
    expect(text).toBe((await get('/graveyard')).text)
  },
)

it('the projections behind the pages equal a rebuild', async () => {
  const { context } = peopled.house
  expect((await rebuild(context.db, context.now())).differences).toEqual([])
})

it('responses about an agent, creature or species link to its page', async () => {
  const { house, keeper, creatures } = peopled
  const fresh = await house.call('POST', '/api/auth/register', { body: { username: 'shown' }, from: freshAddress() })
  const adopted = await keeper.adopt({ name: 'Shown' })
  const answers = [
    [fresh, '/agents/shown'],
    [adopted, `/creatures/${adopted.body.creature.id}`],
    [await keeper.status(adopted.body.creature.id), `/creatures/${adopted.body.creature.id}`],
    [await keeper.history(`creature_id=${creatures.dead}`), `/creatures/${creatures.dead}`],
    [await keeper.care('reflect', { creature_id: adopted.body.creature.id }), `/creatures/${adopted.body.creature.id}`],
    [await house.call('GET', '/api/house/species/tabby'), '/species/tabby'],
  ] as const
  for (const [{ body }, path] of answers) {
    expect(body.url).toBe(`${house.url}${path}`)
    expect([200, 302]).toContain((await get(path)).status)
  }
})

describe('a failing page', () => {
  it('shows a browser when to retry, and other clients JSON', async () => {
    const from = freshAddress()
    const ask = (sent: Sent) => get('/models', { from, ...sent })
    let answer = await ask(BROWSER)
    while (answer.status === 200) answer = await ask(BROWSER)
    expect(answer.status).toBe(429)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.text).toMatch(/<h1>One moment, please<\/h1>/)
    expect(answer.text).toContain(`in ${answer.headers['retry-after']} seconds`)
    const plain = await ask({ headers: { accept: '*/*' } })
    expect([plain.status, plain.body.error]).toEqual([429, 'Rate limit exceeded'])
  })

  it('says that the failure is not the visitor’s fault', async () => {
    const { house } = peopled
    house.onDbCall = () => Promise.reject(new Error('database unavailable'))
    const answer = await get(`/creatures/${peopled.creatures.grown}`).finally(() => {
      house.onDbCall = null
    })
    expect(answer.status).toBe(500)
    expect(answer.text).toMatch(/<h1>Something went wrong in the house<\/h1>/)
    expect(answer.text).toContain(String(answer.headers['x-request-id']))
    expect(answer.text).not.toContain('database unavailable')
  })
})

it('a stone states how much of its care log is drawn', async () => {
  const { house, keeper } = peopled
  const id = await keeper.raise({ name: 'Elder', species_slug: 'tabby' })
  await alterCreature(peopled, () => ({ cared: { feed: 60, play: 200 }, feedings: 60 }), id)
  await keeper.care('reflect', { creature_id: id })
  await keeper.care('reflect', { creature_id: id })
  house.clock.advance(60)
  await house.runJobs()
  const stone = `/stones/${(await keeper.status(id)).body.gravestone.id}`
  const { text } = await get(stone)
  expect(text).toContain('the last two of 262 acts for Elder')
  expect(text).toContain('with the last 2 acts of care')
  expect(text).not.toMatch(/Every act|>hatched</)
})

describe('the story on a gravestone', () => {
  let id: string
  let stone: string
  let text: string
  beforeAll(async () => {
    const { house, keeper } = peopled
    id = await keeper.raise({ name: 'Storied', species_slug: 'tabby' })
    house.clock.advance(4)
    await keeper.care('feed', { creature_id: id, item: 'chocolate' })
    house.clock.advance(14)
    await keeper.care('feed', { creature_id: id })
    await keeper.care('reflect', { creature_id: id })
    house.clock.advance(60)
    await house.runJobs()
    stone = `/stones/${(await keeper.status(id)).body.gravestone.id}`
    text = (await get(stone, { headers: { accept: 'text/markdown' } })).text
  })

  it('names at most three turning points, in order of time', () => {
    const [, turns = ''] = /Where it turned\n\n((?:\d\. .*\n)+)/.exec(text) ?? []
    expect(turns).toMatch(/^\d\. hour 4: given the [a-z ]+, which harmed it, \w+ −\d+$/m)
    expect(turns).toMatch(/: nobody (?:had come|came) for .*, \w+ −\d+(?:, and it died)?$/m)
    expect(turns.trim().split('\n')).toHaveLength(3)
    const hours = [...turns.matchAll(/(?:hour|day) (\d+):/g)].map(([, at]) => Number(at))
    expect(hours).toEqual(hours.toSorted((a, b) => a - b))
  })

  it('draws each kind of care in its own colour, with its count', async () => {
    const page = (await get(stone)).text
    expect(page.match(/<g class="act \w+">/g)).toEqual([
      '<g class="act harm">',
      '<g class="act feed">',
      '<g class="act reflect">',
    ])
    expect(text).toMatch(/^- Given something harmful, 1\n- Fed, 1\n- Sat with, 1$/m)
  })

  it('shows the time of death and the time left to resurrect, in two round trips', async () => {
    expect(text).toMatch(/^- Died: \d+ \w+ 20\d\d, \d\d:\d\d UTC, of /m)
    expect(text).toMatch(/^Until .* UTC its keeper can bring it back, for 100 credits\.$/m)
    expect(await peopled.house.countRoundTrips(() => get(stone))).toBeLessThanOrEqual(2)
  })

  it('is followed in the timeline by the resurrection', async () => {
    const { house, keeper } = peopled
    await buyCredits(house, keeper, '100')
    const { status } = await house.call('POST', '/api/house/resurrect', { key: keeper.key, body: { creature_id: id } })
    expect(status).toBe(200)
    await house.runJobs()
    const line = (await get(`/creatures/${id}`, { headers: { accept: 'text/markdown' } })).text
    expect(line).toMatch(/^\d\. Died of \w[\w ]+ · .*\n\d\. Came back from the dead · .*\n\d\. Alive$/m)
    expect((await get(stone)).text).not.toContain('can bring it back')
  })
})
