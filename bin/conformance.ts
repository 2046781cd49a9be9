/**
 * `npm run tool conformance`: the official conformance suite of MCP against a house on this machine, in every revision that
 * it speaks. The suite is installed into a folder of its own, with the Node it needs, and removed again.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLocalHost } from '../lib/local/local-host'

const SUITE = '@modelcontextprotocol/conformance@0.2.0-alpha.12'
const NODE = `node-linux-${process.arch}@24.21.0`
const REVISIONS = ['2026-07-28', '2025-11-25', '2025-06-18'] as const

/** What a server can be asked that has no tools, resources or prompts made for the suite. */
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

/** Why the others are not applicable, by the beginning of their names. */
const NOT_APPLICABLE: readonly (readonly [beginning: RegExp, why: string])[] = [
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

const onLinux = process.platform === 'linux'
const folder = mkdtempSync(join(tmpdir(), 'conformance-'))
const house = await startLocalHost({ writeLog: () => {} })
let failures = 0
try {
  execFileSync('npm', [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--silent',
    '--prefix',
    folder,
    SUITE,
    ...(onLinux ? [NODE] : []),
  ])
  const installed = join(folder, 'node_modules')
  const node = onLinux ? join(installed, `node-linux-${process.arch}/bin/node`) : process.execPath
  const suite = join(installed, '@modelcontextprotocol/conformance/dist/index.js')
  const listed = execFileSync(node, [suite, 'list', '--server']).toString()
  const scenarios = [...listed.matchAll(/- ([\w-]+) \[([^\]]+)\]/g)].map(([, name = '', versions = '']) => ({
    name,
    versions: versions.split(','),
  }))
  for (const { name, versions } of scenarios) {
    if (!APPLICABLE.includes(name)) {
      const why = NOT_APPLICABLE.find(([beginning]) => beginning.test(name))?.[1] ?? 'not known: look at it'
      console.log(`–  ${name}: ${why}`)
      continue
    }
    for (const revision of REVISIONS.filter((one) => versions.includes(one))) {
      const results = join(folder, `${name}-${revision}`)
      const asked = [
        'server',
        '--url',
        `${house.url}/mcp`,
        '--scenario',
        name,
        '--spec-version',
        revision,
        '-o',
        results,
      ]
      // The house answers from this process, so that it must not wait here.
      await once(spawn(node, [suite, ...asked], { stdio: 'ignore' }), 'exit')
      report(name, revision, checksIn(results))
    }
  }
} finally {
  await house.close()
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = failures > 0 ? 1 : 0

function checksIn(results: string): Check[] {
  const files = readdirSync(results, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('checks.json'),
  )
  return files.flatMap((file) => JSON.parse(readFileSync(join(results, file), 'utf8')) as Check[])
}

function report(name: string, revision: string, checks: readonly Check[]): void {
  const passed = checks.filter(({ status }) => status === 'SUCCESS').length
  const untestable = checks.filter(({ details }) => details?.untestable)
  const failed = checks.filter(({ status, details }) => status === 'FAILURE' && !details?.untestable)
  failures += failed.length + (passed === 0 ? 1 : 0)
  const aside = untestable.length > 0 ? `, ${untestable.length} ask for the suite's own tools` : ''
  console.log(`${failed.length > 0 || passed === 0 ? '✗' : '✓'}  ${name} (${revision}): ${passed} passed${aside}`)
  for (const { id, errorMessage } of failed) console.log(`     ${id}: ${errorMessage}`)
}
