/** `npm run prove <name>` and `npm run tool <name>`: run a command, or list all commands. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { endWhenOrphaned } from '../lib/local/orphaned'
import { type Command, nodeArguments, PROOFS, SUITES, TOOLS } from '../lib/tools/commands'
import { runCommand } from '../lib/tools/run-command'

const PROGRAMS = { prove: PROOFS, suite: SUITES }

const [kind = '', name = '', ...args] = process.argv.slice(2)
const tool = kind === 'tool' ? TOOLS[name] : undefined
const programs = PROGRAMS[kind as keyof typeof PROGRAMS]?.[name]

endWhenOrphaned()
if (tool) await runCommand(() => tool.run(args, process.env), { stack: !tool.plainErrors })
else if (programs) process.exit(await runPrograms(programs))
else list(kind === 'tool' ? TOOLS : PROGRAMS[kind as keyof typeof PROGRAMS])

/** Runs the programs one after another until one fails. Returns its exit code. */
async function runPrograms({ run, env }: Command): Promise<number> {
  let child: ChildProcess | undefined
  // The terminal sends its signals to the child as well: this process only waits for it to end.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child?.kill(signal))
  const lines = [run].flat()
  let code: number | null = 0
  for (const [index, line] of lines.entries()) {
    const more = index === lines.length - 1 ? args : []
    const options = { stdio: 'inherit', env: { ...process.env, ...env } } as const
    child = spawn(process.execPath, [...nodeArguments(line), ...more], options)
    ;[code] = await once(child, 'exit')
    if (code !== 0) break
  }
  return code ?? 1
}

function list(commands: Readonly<Record<string, { what: string }>>): void {
  if (name) console.error(`There is no ${kind} ${name}.\n`)
  const width = Math.max(...Object.keys(commands).map((known) => known.length))
  const lines = Object.entries(commands).map(([known, { what }]) => `  ${known.padEnd(width)}  ${what}`)
  console.log(`npm run ${kind} <name>, one of:\n\n${lines.join('\n')}`)
  process.exitCode = name ? 1 : 0
}
