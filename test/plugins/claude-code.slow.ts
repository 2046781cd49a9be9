/** The Claude Code plugin: its files are consistent, and its script reports in time and never blocks. */
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, utimesSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toolList } from '../../lambdas/api/documents/tool-list'
import { match } from '../../lambdas/api/routes/match'
import { PLUGIN_SKILL, pluginSkill } from '../../lib/tools/documents/readme'
import packageJson from '../../package.json'
import { listen } from '../support/http'
import { sharedTestHouse } from '../support/test-house'

const ROOT = join(__dirname, '../..')
const PLUGIN = join(ROOT, 'plugins/claude-code')
const text = (path: string) => readFileSync(join(PLUGIN, path), 'utf8')
const json = (path: string) => JSON.parse(text(path))

interface Ran {
  code: number
  stdout: string
  stderr: string
}

const run = (program: string, args: readonly string[], env: Record<string, string>) =>
  new Promise<Ran>((resolve) => {
    execFile(program, args, { env: { PATH: process.env.PATH, ...env } }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? -1) : 0, stdout, stderr }),
    )
  })

const SCRIPT = join(PLUGIN, 'scripts/creature.mjs')
/** Long enough for a busy machine; tests of the timeout set a short one. */
const settings = (url: string, key: string, more: Record<string, string> = {}) => ({
  CREATURE_HOUSE_URL: url,
  CREATURE_HOUSE_KEY: key,
  CREATURE_HOUSE_TIMEOUT_MS: '60000',
  ...more,
})
const hook = (env: Record<string, string>) => run(process.execPath, [SCRIPT], env)
const SILENT: Ran = { code: 0, stdout: '', stderr: '' }

async function serving<T>(listener: RequestListener, act: (url: string) => Promise<T>): Promise<T> {
  const server = createServer(listener)
  try {
    return await act(await listen(server))
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const house = sharedTestHouse()

async function keeperOf(name: string, species_slug = 'axolotl'): Promise<string> {
  const { key } = await house.newAgent()
  await house.call('POST', '/api/house/adopt', { key, body: { name, species_slug } })
  return key
}
const hatch = (key: string) => house.call('GET', '/api/house/status', { key })

describe('the plugin files', () => {
  it('are listed in the marketplace under the same name and version', () => {
    const { name, owner, plugins } = JSON.parse(readFileSync(join(ROOT, '.claude-plugin/marketplace.json'), 'utf8'))
    expect([name, typeof owner.name, plugins.length]).toEqual(['creature-house', 'string', 1])
    expect(join(ROOT, plugins[0].source)).toBe(PLUGIN)
    const manifest = json('.claude-plugin/plugin.json')
    expect(manifest).toMatchObject({ name: plugins[0].name, version: packageJson.version })
    expect(manifest.description).toBe(plugins[0].description)
  })

  it('include the skill file that the server serves', async () => {
    expect(readFileSync(join(ROOT, PLUGIN_SKILL), 'utf8')).toBe(pluginSkill())
    const served = (await house.call('GET', '/skill.md')).text
    const [, front = '', text = ''] = /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(pluginSkill()) ?? []
    expect(front).toMatch(/^name: creature-house\ndescription: [^$\n]+\n$/)
    const [title = '', explained = '', ...steps] = text.split(/(?<=\n)(?=## Begin|1\. )/)
    expect(explained).toContain('`$CREATURE_HOUSE_URL` is the address of the house, http://localhost:8787 unless')
    for (const part of [title, ...steps]) expect(served).toContain(part.replaceAll('$CREATURE_HOUSE_URL', house.url))
  })

  it('take URL and key from the settings, with defaults', () => {
    const { house: server } = json('.mcp.json').mcpServers
    expect(server.type).toBe('http')
    const filled = (value: string, env: Record<string, string>) =>
      value.replace(/\$\{(\w+):-([^}]*)\}/g, (_, name, otherwise) => env[name] ?? otherwise)
    const env = settings('https://house.test', 'ch_key')
    expect(filled(server.url, env)).toBe('https://house.test/mcp')
    expect(filled(server.headers.Authorization, env)).toBe('Bearer ch_key')
    expect(filled(server.url, {})).toBe('http://localhost:8787/mcp')
    expect(filled(server.headers.Authorization, {})).toBe('Bearer ')
  })

  it('allow a new agent to register without a key', async () => {
    const { body } = await house.call('POST', '/mcp', {
      headers: { authorization: 'Bearer', accept: 'application/json, text/event-stream' },
      body: {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'register', arguments: { username: 'keyless' } },
      },
    })
    expect(body.result.structuredContent.your_token).toMatch(/^ch_/)
  })

  it.each(readdirSync(join(PLUGIN, 'commands')))('the command %s names existing tools', (file) => {
    const [, front = '', prompt = ''] = /^---\n([\s\S]+?)\n---\n([\s\S]+)$/.exec(text(`commands/${file}`)) ?? []
    expect(front).toMatch(/^description: \S.+$/m)
    const tools = toolList().map(({ name }) => `mcp__plugin_creature_house__${name}`)
    const allowed = /^allowed-tools: (.+)$/m.exec(front)?.[1]?.split(', ') ?? []
    expect(allowed.length).toBeGreaterThan(1)
    expect(allowed.filter((tool) => !tools.includes(tool))).toEqual([])
    for (const tool of allowed) expect(prompt).toMatch(new RegExp(`\`${tool.split('__').at(-1)}\``))
  })

  it('include the commands /creature:visit and /creature:adopt', () => {
    expect(readdirSync(join(PLUGIN, 'commands')).sort()).toEqual(['adopt.md', 'visit.md'])
  })

  it('are described in a README that names no other file', () => {
    const named = [...text('README.md').matchAll(/`((?:scripts|hooks|commands|skills)\/[\w/.-]+)`/g)].map(
      ([, path]) => path!,
    )
    expect(named).toContain('scripts/creature.mjs')
    expect(named.filter((path) => !existsSync(join(PLUGIN, path)))).toEqual([])
  })
})

describe('the session-start hook', () => {
  const [{ hooks, matcher }] = json('hooks/hooks.json').hooks.SessionStart
  /** Runs the hook as Claude Code does. */
  const asConfigured = (env: Record<string, string>) =>
    run('sh', ['-c', hooks[0].command], { CLAUDE_PLUGIN_ROOT: PLUGIN, ...env })

  it('is a command with a short timeout', () => {
    expect(matcher.split('|')).toEqual(['startup', 'resume', 'clear'])
    expect(hooks).toEqual([{ type: 'command', command: expect.any(String), timeout: expect.any(Number) }])
  })

  it('prints nothing if all is well', async () => {
    const key = await keeperOf('Polly')
    await hatch(key)
    expect(await asConfigured(settings(house.url, key))).toEqual(SILENT)
  })

  it('prints two lines: which creatures need care, and how to give it', async () => {
    const key = await keeperOf('Polly')
    await hatch(key)
    await house.call('POST', '/api/house/adopt', { key, body: { name: 'Bo', species_slug: 'tabby' } })
    const { code, stdout } = await asConfigured(settings(`${house.url}/`, key))
    const [first = '', second = '', ...rest] = stdout.split('\n')
    expect([code, rest]).toEqual([0, ['']])
    expect(first).toMatch(/^Creature House: you are needed now by .*\bPolly \(reflect\)/)
    expect(first).toContain('Bo (look, reflect)')
    expect(second).toMatch(/^Next visit: now\. Bo is an egg/)
    const [, method = '', url = ''] = /(POST) (\S+)\.$/.exec(second) ?? []
    expect(url.startsWith(house.url)).toBe(true)
    expect(match(method, url.slice(house.url.length))).not.toBeNull()
    const { creatures } = (await house.call('GET', '/api/me', { key })).body
    expect(creatures.map(({ stage }: { stage: string }) => stage).sort()).toEqual(['baby', 'egg'])
  })

  it('reports danger and death, without marking them as seen', async () => {
    const key = await keeperOf('Polly')
    const { dies_at } = (await hatch(key)).body.creature.death_clock
    house.clock.advance(30)
    const danger = await hook(settings(house.url, key))
    expect(danger.stdout).toContain(`Polly dies at ${dies_at} without care.`)
    expect(danger.stdout.trimEnd().split('\n')).toHaveLength(2)
    house.clock.advance(20)
    const death = await hook(settings(house.url, key))
    expect(death.stdout).toMatch(
      /^Creature House: Polly has died since you last looked\.\nNobody lives there now\..+\n$/,
    )
    expect((await hook(settings(house.url, key))).stdout).toBe(death.stdout)
  })

  it.each([
    ['no settings', () => ({})],
    ['no key', () => ({ CREATURE_HOUSE_URL: house.url })],
    ['a wrong key', () => settings(house.url, 'ch_wrong')],
    ['no server', () => settings('http://127.0.0.1:1', 'ch_any')],
    ['an invalid URL', () => settings('not an address', 'ch_any')],
  ])('prints nothing with %s', async (_, env) => expect(await hook(env())).toEqual(SILENT))

  it('prints nothing for an empty household, and without Node', async () => {
    const { key } = await house.newAgent()
    expect(await hook(settings(house.url, key))).toEqual(SILENT)
    expect(await run('/bin/sh', ['-c', hooks[0].command], { PATH: '/nowhere' })).toEqual(SILENT)
  })

  it('gives up after its timeout, and sends one request', async () => {
    let asked = 0
    const ran = await serving(
      () => {
        asked += 1
      },
      (url) => hook(settings(url, 'ch_any', { CREATURE_HOUSE_TIMEOUT_MS: '500' })),
    )
    expect([ran, asked]).toEqual([SILENT, 1])
  })

  it('sends one read, and does not follow redirects with its key', async () => {
    const asked: string[] = []
    const ran = await serving(
      ({ url, method, headers }, response) => {
        asked.push(`${method} ${url} ${headers.authorization}`)
        response.writeHead(302, { location: '/elsewhere' }).end()
      },
      (url) => hook(settings(url, 'ch_mine')),
    )
    expect([ran, asked]).toEqual([SILENT, ['GET /api/me Bearer ch_mine']])
  })
})

describe('the status line', () => {
  const folder = () => mkdtempSync(join(tmpdir(), 'status-line-'))
  const line = (env: Record<string, string>, TMPDIR = folder()) =>
    run(process.execPath, [SCRIPT, 'line'], { ...env, TMPDIR })

  it.each([
    ['axolotl', /^🦎 Polly · happy · meal in \d h\n$/],
    ['tabby', /^🐈 Polly · happy · meal in \d h\n$/],
  ])('shows the next creature: %s', async (species, expected) => {
    const key = await keeperOf('Polly', species)
    const env = settings(house.url, key)
    expect((await line(env)).stdout).toBe('🥚 Polly · hatches when you look\n')
    await hatch(key)
    expect((await line(env)).stdout).toMatch(expected)
  })

  it('shows danger before a meal, and a gravestone after the last death', async () => {
    const key = await keeperOf('Polly')
    await hatch(key)
    house.clock.advance(30)
    expect((await line(settings(house.url, key))).stdout).toMatch(/^🦎 Polly · \w+ · dies in 6 h\n$/)
    house.clock.advance(20)
    expect((await line(settings(house.url, key))).stdout).toBe('🪦 Polly\n')
  })

  it('sends one request in five minutes, also after a failure, and stores no key', async () => {
    let asked = 0
    const TMPDIR = folder()
    await serving(
      (_, response) => {
        asked += 1
        response.writeHead(500).end()
      },
      async (url) => {
        const env = settings(url, 'ch_secret')
        for (let times = 0; times < 3; times += 1) expect(await line(env, TMPDIR)).toEqual(SILENT)
        expect(asked).toBe(1)
        const kept = readdirSync(TMPDIR)
        expect(kept).toHaveLength(1)
        const file = join(TMPDIR, kept[0]!)
        expect(file + readFileSync(file, 'utf8')).not.toContain('ch_secret')
        utimesSync(file, 0, 0)
        await line(env, TMPDIR)
        expect(asked).toBe(2)
      },
    )
  })

  it('is cached for five minutes', async () => {
    const key = await keeperOf('Polly')
    const TMPDIR = folder()
    const first = await line(settings(house.url, key), TMPDIR)
    await hatch(key)
    expect(await line(settings(house.url, key), TMPDIR)).toEqual(first)
    expect(first.stdout).toContain('🥚 Polly')
  })
})
