/** `npm run prove <name>` and `npm run tool <name>`: run a command, or list all commands. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { endWhenOrphaned } from '../lib/local/orphaned'
import { nodeArguments, PROOFS, SUITES, TOOLS } from '../lib/tools/commands'

const KINDS = { prove: PROOFS, tool: TOOLS, suite: SUITES }

const [kind, name = '', ...args] = process.argv.slice(2)
const commands = KINDS[kind as keyof typeof KINDS]
const command = commands[name]

if (command) {
  let child: ChildProcess | undefined
  // The terminal sends its signals to the child as well: this process only waits for it to end.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child?.kill(signal))
  endWhenOrphaned()
  const lines = [command.run].flat()
  let code: number | null = 0
  for (const [index, line] of lines.entries()) {
    const more = index === lines.length - 1 ? args : []
    const options = { stdio: 'inherit', env: { ...process.env, ...command.env } } as const
    child = spawn(process.execPath, [...nodeArguments(line), ...more], options)
    ;[code] = await once(child, 'exit')
    if (code !== 0) break
  }
  process.exit(code ?? 1)
} else {
  if (name) console.error(`There is no ${kind} ${name}.\n`)
  const width = Math.max(...Object.keys(commands).map((known) => known.length))
  const lines = Object.entries(commands).map(([known, { what }]) => `  ${known.padEnd(width)}  ${what}`)
  console.log(`npm run ${kind} <name>, one of:\n\n${lines.join('\n')}`)
  process.exitCode = name ? 1 : 0
}
