/** The documents are correct and complete. */
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import measured from '../docs/bench.json'
import { everyOperation } from '../lambdas/api/routes/every-route'
import { operations } from '../lambdas/api/routes/routes'
import { UNLIMITED } from '../lib/local/local-host'
import { tables } from '../lib/tools/bench/tables'
import { PROOFS, TOOLS } from '../lib/tools/commands'
import { storedRows, withDataModel } from '../lib/tools/documents/data-model'
import { WITH_TABLES, withTables } from '../lib/tools/documents/readme'
import packageJson from '../package.json'
import { openTestHouse, sharedTestHouse } from './support/test-house'

const ROOT = join(__dirname, '..')
const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')

it.each(WITH_TABLES)(
  '%s has current tables of routes, settings and bench results (updated by npm run tool readme)',
  (name) => {
    const text = readFileSync(join(ROOT, name), 'utf8')
    expect(withTables(text, tables(measured))).toBe(text)
  },
)

it('the README is short', () => {
  expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(10_500)
  expect(readme.split(/\s+/).length).toBeLessThanOrEqual(900)
})

it.each([
  ['docs/rules.md', 'lambdas'],
  ['docs/glossary.md', '.'],
])('%s names existing files and exports', (document, root) => {
  const text = readFileSync(join(ROOT, document), 'utf8')
  const named = [...text.matchAll(/`([\w/-]+\.ts)`(?: `(\w+)`)?/g)].map(([, file = '', name = '']) => ({ file, name }))
  expect(named.length).toBeGreaterThan(20)
  const missing = named.filter(({ file, name }) => {
    const path = join(ROOT, root, file)
    return !existsSync(path) || (name !== '' && !new RegExp(`export .*\\b${name}\\b`).test(readFileSync(path, 'utf8')))
  })
  expect(missing).toEqual([])
})

describe('docs/rules.md and test/spec', () => {
  const rules = readFileSync(join(ROOT, 'docs/rules.md'), 'utf8')
  const spec = join(ROOT, 'test/spec')

  it('each rule names existing tests', () => {
    const rows = [...rules.matchAll(/^\| (?!Rule |---).*\| (.*) \|$/gm)]
    expect(rows.length).toBeGreaterThan(50)
    const missing = rows
      .flatMap(([, cell = '']) => cell.split(/(?<=`), (?=`)/))
      .filter((named) => {
        const [, file, title] = /^`([\w/-]+)` `([^`]+)`$/.exec(named) ?? []
        const path = join(spec, `${file}.test.ts`)
        return !title || !existsSync(path) || !readFileSync(path, 'utf8').includes(`describe('${title}', `)
      })
    expect(missing).toEqual([])
  })

  it('each test of a decision is named', () => {
    const tests = readdirSync(spec, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'))
    const decisions = tests.flatMap((file) =>
      [...readFileSync(join(spec, file), 'utf8').matchAll(/^describe\('(Decided: .*)', \(/gm)].map(
        ([, title]) => `\`${file.replace('.test.ts', '')}\` \`${title}\``,
      ),
    )
    expect(decisions.length).toBeGreaterThan(40)
    expect(decisions.filter((decision) => !rules.includes(decision))).toEqual([])
  })
})

it('the data model shows the kinds of rows and their copies (updated by npm run tool readme)', () => {
  const dataModel = readFileSync(join(ROOT, 'docs/data-model.md'), 'utf8')
  expect(withDataModel(dataModel)).toBe(dataModel)
  expect(readFileSync(join(ROOT, 'docs/rows.json'), 'utf8')).toBe(storedRows())
})

describe('commands', () => {
  const scripts = Object.keys(packageJson.scripts)
  const text = (name: string) => readFileSync(join(ROOT, name), 'utf8')
  const sources = ['bin', 'lib', 'lambdas', 'test'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${name}`),
  )

  it('named in sources exist', () => {
    const strays = ['.ci/run', ...sources].flatMap((name) =>
      [...text(name).matchAll(/npm run(?: -s)? (prove|tool|[\w:]+)(?: ([a-z][\w-]*))?/g)]
        .filter(([, script = '', command = '']) => {
          if (!scripts.includes(script)) return true
          const known = { prove: PROOFS, tool: TOOLS }[script]
          return known !== undefined && command !== '' && !Object.hasOwn(known, command)
        })
        .map(([found]) => `${name}: ${found}`),
    )
    expect(strays).toEqual([])
  })

  it('are all in CONTRIBUTING.md or the README', () => {
    const named = scripts.filter((name) => name !== 'prepare')
    const told = readme + text('CONTRIBUTING.md')
    expect(named.filter((name) => !new RegExp(`npm (run )?${name}\\b`).test(told))).toEqual([])
  })

  it('run existing files', () => {
    const run = Object.values(PROOFS).flatMap((command) => command.run)
    const files = [...run, ...Object.values(packageJson.scripts)].flatMap(
      (text) => text.match(/[\w/.-]+\.(ts|mjs)\b/g) ?? [],
    )
    // Files that a command builds exist once it has run.
    const isBuilt = (file: string) => file.startsWith('dist/')
    expect(files.length).toBeGreaterThan(20)
    expect(
      files.filter(
        (file) => !file.includes('*') && !file.startsWith('.') && !isBuilt(file) && !existsSync(join(ROOT, file)),
      ),
    ).toEqual([])
  })

  it('need no POSIX shell: programs with plain arguments, joined by && at most', () => {
    const lines = Object.values(packageJson.scripts).flatMap((text) => text.split(' && '))
    const programs = ['node', 'npm', 'tsx', 'jest', 'biome', 'tsc', 'cdk']
    const isPlain = (line: string) =>
      programs.includes(line.split(' ')[0]!) && !/[$`'|;<>*]/.test(line.replace(/"[^"$`]*"/g, ''))
    expect(lines.filter((line) => !isPlain(line))).toEqual([])
  })
})

it('the latest bench measured every operation', () => {
  const benched = new Set(measured.operations.map(({ operation }) => operation))
  expect(everyOperation.map(([id]) => id).filter((id) => !benched.has(id))).toEqual([])
})

it('docs/local.md lists the settings that bin/local.ts reads', () => {
  const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
  const listed = [...read('docs/local.md').matchAll(/^\| `(\w+)` +\|/gm)].map(([, name]) => name)
  const asked = [...read('bin/local.ts').matchAll(/const \{([^}]+)\} = process\.env/g)]
  expect(listed.toSorted()).toEqual(asked.flatMap(([, names = '']) => names.match(/\w+/g)).toSorted())
})

describe('the first example of the README', () => {
  const [, environment = '', program = ''] = /^([A-Z_=\w ]+) node (examples\/keeper\.mjs)$/m.exec(readme) ?? []
  const folder = mkdtempSync(join(tmpdir(), 'example-'))

  it('raises a creature, and can be run twice', async () => {
    const house = await openTestHouse({ rateLimits: UNLIMITED })
    const env = Object.fromEntries(environment.split(' ').map((one) => one.split('=')))
    const run = async () => {
      const options = { cwd: folder, env: { PATH: process.env.PATH, ...env } }
      return (await promisify(execFile)(process.execPath, [join(ROOT, program), house.url], options)).stdout
    }
    try {
      const [first, second] = [await run(), await run()]
      for (const line of ['Moth the ', '  reflect: ', '  feed: ', '  Back in ', ', child, is '])
        expect(first).toContain(line)
      expect(second).toMatch(/^Moth the .*, child, is \w+\.\n$/)
    } finally {
      await house.close()
    }
  })

  it('is shown with lines that it prints, and an answer of the house', () => {
    const shown = /keeper\.mjs\n```\n\n```text\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''
    expect(shown.trimEnd().split('\n')).toHaveLength(6)
    for (const line of shown.trimEnd().split('\n'))
      expect(line).toMatch(/^(Moth the \w+, baby, is \w+\.| {2}(feed|reflect|Back).*)$/)
    const [, answered = ''] = /this one:\n\n```text\n([\s\S]*?)```/.exec(readme) ?? []
    const step = /POST \/api\/house\/visit (\{.*\}):/.exec(answered)?.[1] ?? ''
    const axolotl = readFileSync(join(ROOT, 'lambdas/species/exotic/axolotl.md'), 'utf8').split('## Items')[1]
    for (const { action, item } of JSON.parse(step).care)
      if (item) expect([action, axolotl]).toEqual([action, expect.stringContaining(item)])
  })
})

describe('every way to join', () => {
  const table = readFileSync(join(ROOT, 'docs/join.md'), 'utf8')
  const claims = new Map(
    [...table.matchAll(/^\| (?!Your agent |---)(\S.*?) +\| (.*?) +\|$/gm)].map(([, who = '', how = '']) => [who, how]),
  )

  it('is linked from the README by its heading', () => {
    const anchors = [...table.matchAll(/^## (.*)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\w ]/g, '')
        .replaceAll(' ', '-'),
    )
    const linked = [...readme.matchAll(/docs\/join\.md#([\w-]+)/g)].map(([, anchor]) => anchor)
    expect(linked).toEqual(anchors)
  })
  /** The command or address in a claim, with the URL and key of the test house. */
  const code = (who: string, key = '') =>
    /`(.+?)`/.exec(claims.get(who)!)![1]!.replaceAll('http://localhost:8787', house.url).replace('ch_…', key)
  const folder = mkdtempSync(join(tmpdir(), 'joining-'))
  const shell = (command: string) =>
    promisify(execFile)('sh', ['-e', '-c', command], { cwd: folder, env: { PATH: process.env.PATH, HOME: folder } })
  const mcp = async (url: string, headers?: Record<string, string>) => {
    const client = new Client({ name: 'joining', version: '1.0.0' })
    await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }))
    return client
  }

  const house = sharedTestHouse({ projecting: false })
  let key: string
  beforeAll(async () => {
    key = (await house.newAgent()).key
    await house.call('POST', '/api/house/adopt', { key, body: { name: 'Polly' } })
    await house.call('GET', '/api/house/status', { key })
  })

  /** How each is tested: here, or in the listed files. */
  const TRIED: Readonly<Record<string, readonly string[] | (() => Promise<void>)>> = {
    'writes HTTP calls': async () => {
      const { body } = await house.call('GET', '/api')
      const listed = body.operations.map(({ operation }: { operation: string }) => operation)
      const calls = operations.filter(([, { path }]) => path.startsWith('/api')).map(([id]) => id)
      expect(listed.sort()).toEqual(calls.sort())
    },
    'Claude Code': ['test/proofs/outside/examples.ts'],
    'Claude Code, with a plugin': ['test/proofs/outside/examples.ts', 'test/plugins/claude-code.slow.ts'],
    'any other MCP client': async () => {
      const { url, headers } = JSON.parse(code('any other MCP client', key)).mcpServers['creature-house']
      const client = await mcp(url, headers)
      expect(await client.callTool({ name: 'status', arguments: {} })).not.toHaveProperty('isError', true)
      await client.close()
    },
    'a hosted client (claude.ai, ChatGPT)': ['test/mcp/sign-in.slow.ts'],
    'MCP without HTTP': ['test/proofs/outside/package.ts', 'test/lib/local/stdio/bridge.slow.ts'],
    'MCP without headers': async () => {
      const client = await mcp(`${house.url}/mcp`)
      for (const [name, arguments_] of [
        ['status', {}],
        ['care', { action: 'reflect' }],
      ] as const) {
        const result = await client.callTool({ name, arguments: { ...arguments_, api_key: key } })
        expect(result).not.toHaveProperty('isError', true)
      }
      await client.close()
    },
    'has skills': async () => {
      await shell(code('has skills'))
      const skill = readFileSync(join(folder, '.claude/skills/creature-house/SKILL.md'), 'utf8')
      expect(skill).toMatch(/^---\nname: creature-house\n/)
    },
    'wakes on a heartbeat': async () => {
      await shell(code('wakes on a heartbeat'))
      expect(readFileSync(join(folder, 'HEARTBEAT.md'), 'utf8')).toContain(`House: ${house.url}`)
    },
    'wakes by schedule': ['test/operations/care/plan.slow.ts'],
    'is built in TypeScript or Python': ['test/clients/typescript.slow.ts', 'test/proofs/outside/clients.ts'],
    'has a framework': ['test/proofs/outside/examples.ts', 'test/examples/cron.slow.ts'],
    'is a program': ['test/examples/keeper.slow.ts'],
    'is short of tokens': async () => {
      const status = await house.call('GET', '/api/house/status', { key, headers: { accept: 'text/plain' } })
      expect(status.headers['content-type']).toContain('text/plain')
      expect(status.text).toContain('Come back in')
    },
    'discovers servers': ['test/api/cards.test.ts'],
    reads: async () => {
      expect((await house.call('GET', '/llms.txt')).text).toMatch(/^# /)
      for (const path of ['/', '/hall', '/graveyard', '/species', '/species/axolotl', '/docs']) {
        const { headers, text } = await house.call('GET', path, { headers: { accept: 'text/markdown' } })
        expect([path, headers['content-type']]).toEqual([path, expect.stringContaining('text/markdown')])
        expect(text).toMatch(/^# /m)
      }
    },
  }

  it('is tested', () => expect([...claims.keys()].filter((who) => !(who in TRIED))).toEqual([]))

  it.each(Object.entries(TRIED))('%s', async (who, tried) => {
    expect(claims.has(who)).toBe(true)
    if (typeof tried === 'function') return tried()
    expect(tried.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
  })
})
