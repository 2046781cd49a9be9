/** `npm run prove conformance`: the official MCP conformance suite against a local host, in every revision that the house supports. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLocalHost } from '../../../lib/local/local-host'
import { installNode } from '../../../lib/tools/packages'
import { runCommand } from '../../../lib/tools/run-command'
import { nodeFolderWith } from '../../support/packages'

const SUITE = '@modelcontextprotocol/conformance'
const VERSION = '0.2.0-alpha.12'
const REVISIONS = ['2026-07-28', '2025-11-25', '2025-06-18'] as const

/** Scenarios that do not need tools, resources or prompts made for the suite. */
const APPLICABLE: readonly string[] = [
  'server-initialize',
  'server-stateless',
  'ping',
  'tools-list',
  'resources-list',
  'sep-2164-resource-not-found',
  'prompts-list',
  'dns-rebinding-protection',
  'caching',
  'http-header-validation',
]

/** Why others are not applicable, by the start of their names. */
const NOT_APPLICABLE: readonly (readonly [start: RegExp, why: string])[] = [
  [/^(tools-call|json-schema|http-custom-header|resources-(read|templates)|prompts-get)/, "asks for the suite's own"],
  [/^(logging|completion|resources-(un)?subscribe)/, 'of a capability that the house does not declare'],
  [/^server-(sse|session)/, 'of streams and sessions, which the house does not open'],
  [/^(elicitation|input-required)/, 'of a server that asks its client back'],
  [/^(tasks|sep-2640)/, 'of an extension that the house does not declare'],
]

interface Check {
  id: string
  status: 'SUCCESS' | 'FAILURE' | 'WARNING' | 'SKIPPED' | 'INFO'
  errorMessage?: string
  details?: { untestable?: boolean }
}

/** Returns the exit code: 1 if a check fails. */
async function runConformance(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'))
  const host = await startLocalHost({ writeLog: () => {} })
  let failures = 0
  try {
    // The suite needs a newer Node than this project.
    const node = (process.platform === 'linux' && installNode(folder)) || process.execPath
    const suite = join(nodeFolderWith([`${SUITE}@${VERSION}`]), 'node_modules', SUITE, 'dist/index.js')
    const list = execFileSync(node, [suite, 'list', '--server']).toString()
    for (const [, name = '', versions = ''] of list.matchAll(/- ([\w-]+) \[([^\]]+)\]/g)) {
      if (!APPLICABLE.includes(name)) {
        const why = NOT_APPLICABLE.find(([start]) => start.test(name))?.[1] ?? 'not known: look at it'
        console.log(`–  ${name}: ${why}`)
        continue
      }
      for (const revision of REVISIONS.filter((one) => versions.split(',').includes(one))) {
        const results = join(folder, `${name}-${revision}`)
        const options = ['--url', `${host.url}/mcp`, '--scenario', name, '--spec-version', revision, '-o', results]
        // Asynchronous, because the local host answers from this process.
        await once(spawn(node, [suite, 'server', ...options], { stdio: 'ignore' }), 'exit')
        failures += report(name, revision, checksIn(results))
      }
    }
    failures += await checkAuthorizationServer(node, suite, host.url, folder)
  } finally {
    await host.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return failures > 0 ? 1 : 0
}

const CALLBACK_PORT = '43117'

/** The suite's client asks for a code; this program does what a person does with the page. */
async function checkAuthorizationServer(node: string, suite: string, url: string, folder: string): Promise<number> {
  const send = (path: string, fields: object) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: url, accept: 'text/html' },
      body: path === CONSENT ? new URLSearchParams({ ...fields }) : JSON.stringify(fields),
    })
  const redirect_uris = [`http://127.0.0.1:${CALLBACK_PORT}/callback`]
  const sendForJson = async (path: string, fields: object) =>
    (await (await send(path, fields)).json()) as Record<string, string>
  const [{ your_token: api_key = '' }, { client_id = '' }] = await Promise.all([
    sendForJson('/api/auth/register', { username: 'conformance' }),
    sendForJson('/oauth/register', { redirect_uris }),
  ])
  const results = join(folder, 'authorization')
  const options = ['--url', url, '--client-id', client_id, '--resource', `${url}/mcp/hosted`, '--port', CALLBACK_PORT]
  const running = spawn(node, [suite, 'authorization', ...options, '-o', results], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let output = ''
  running.stdout.on('data', async (chunk) => {
    const asked = output.includes(CONSENT)
    output += chunk
    const [address] = /https?:\S+\/oauth\/authorize\?\S+(?=\s)/.exec(output) ?? []
    if (!address || asked) return
    const fields = Object.fromEntries(new URL(address).searchParams)
    const allowed = await send(CONSENT, { ...fields, choice: 'key', api_key })
    await fetch(String(allowed.headers.get('location')))
  })
  await once(running, 'exit')
  return report('authorization server', 'all revisions', checksIn(results))
}
const CONSENT = '/oauth/authorize'

function checksIn(results: string): Check[] {
  const files = readdirSync(results, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('checks.json'),
  )
  return files.flatMap((file) => JSON.parse(readFileSync(join(results, file), 'utf8')) as Check[])
}

/** Returns the number of failures. */
function report(name: string, revision: string, checks: readonly Check[]): number {
  const passed = checks.filter(({ status }) => status === 'SUCCESS').length
  const untestable = checks.filter(({ details }) => details?.untestable)
  const failed = checks.filter(({ status, details }) => status === 'FAILURE' && !details?.untestable)
  const failures = failed.length + (passed === 0 ? 1 : 0)
  const note = untestable.length > 0 ? `, ${untestable.length} ask for the suite's own tools` : ''
  console.log(`${failures > 0 ? '✗' : '✓'}  ${name} (${revision}): ${passed} passed${note}`)
  for (const { id, errorMessage } of failed) console.log(`     ${id}: ${errorMessage}`)
  return failures
}

await runCommand(runConformance, { stack: true })
