/** `npm run prove <name>` and `npm run tool <name>`: run a command, or list all commands. */
import { spawn } from 'node:child_process'
import { PROOFS, TOOLS } from '../lib/tools/commands'

const KINDS = { prove: PROOFS, tool: TOOLS }

const [kind, name = '', ...args] = process.argv.slice(2)
const commands = KINDS[kind as keyof typeof KINDS]
const command = commands[name]

if (command) {
  const child = spawn('sh', ['-c', `${command.run} "$@"`, name, ...args], { stdio: 'inherit' })
  // The terminal sends its signals to the child as well: this process only waits for it to end.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
} else {
  if (name) console.error(`There is no ${kind} ${name}.\n`)
  const width = Math.max(...Object.keys(commands).map((known) => known.length))
  const lines = Object.entries(commands).map(([known, { what }]) => `  ${known.padEnd(width)}  ${what}`)
  console.log(`npm run ${kind} <name>, one of:\n\n${lines.join('\n')}`)
  process.exitCode = name ? 1 : 0
}
