/** The dynoxide process: started, watched, started again when it dies, and ended with the process that wanted it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type Address, unreachableAddress } from './unreachable'

export interface Engine {
  endpoint: string
  close(): Promise<void>
}

/** Who wants to know when the engine dies. */
export interface EngineEvents {
  /** It runs again, on the same data. */
  onRestart?(lastWords: string): void
  /** It does not, and nothing can be asked any more. */
  onLost?(error: Error): void
}

/** The engine has a watcher beside it that waits on our pipe: when we are gone, however we went, it ends the engine. */
const UNTIL_PIPE_CLOSES = `exec 3<&0
"$@" 3<&- & engine=$!
(read -r _ <&3; kill $engine) 2>/dev/null & watcher=$!
wait $engine; code=$?
kill $watcher 2>/dev/null
exit $code`

/** What it holds from the start, and where it keeps it. Without a file its data dies with it. */
export interface EngineData {
  file?: string
  /** Files as DynamoDB exports a table, and the table's description. To take much in, it may take as long as it likes. */
  imported?: { source: string; schema: string }
}

const STARTS_WITHIN_MS = 60_000
const ENDS_WITHIN_MS = 10_000
/** More deaths than that within a minute, and it is not started again. */
const DEATHS_PER_MINUTE = 5
const LAST_WORDS = 2_000

export async function startDynoxide(
  binary: string,
  { file, imported }: EngineData,
  watch: EngineEvents = {},
): Promise<Engine> {
  const address = await unreachableAddress()
  const { host, port } = address
  const data = [
    ...(imported ? ['import', '--serve', '--source', imported.source, '--schema', imported.schema] : []),
    ...(file ? ['--db-path', file] : []),
  ]
  const args = [binary, ...data, '--host', host, '--port', String(port)]
  const deaths: number[] = []
  let closing = false
  let running = await launch(args, address, imported ? Number.POSITIVE_INFINITY : STARTS_WITHIN_MS)

  const revive = async (lastWords: string): Promise<void> => {
    if (closing) return
    deaths.push(performance.now())
    try {
      if (!file) throw new EngineLost('The embedded database died, and what it held in memory with it.', lastWords)
      if (deaths.filter((at) => performance.now() - at < 60_000).length > DEATHS_PER_MINUTE)
        throw new EngineLost(`The embedded database died ${deaths.length} times and is not started again.`, lastWords)
      running = await launch(args, address, STARTS_WITHIN_MS)
      void running.ended.then(revive)
      watch.onRestart?.(lastWords)
    } catch (error) {
      watch.onLost?.(error as Error)
    }
  }
  void running.ended.then(revive)

  return {
    endpoint: `http://${host}:${port}`,
    close: async () => {
      closing = true
      await running.stop()
    },
  }
}

class EngineLost extends Error {
  constructor(message: string, lastWords: string) {
    super(`${message}\n  it said   ${lastWords || 'nothing'}`)
  }
}

interface Running {
  /** Resolves with its last words. */
  ended: Promise<string>
  stop(): Promise<void>
}

async function launch(args: readonly string[], address: Address, withinMs: number): Promise<Running> {
  const child = spawn('sh', ['-c', UNTIL_PIPE_CLOSES, 'sh', ...args], {
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
  })
  let lastWords = ''
  child.stderr?.on('data', (chunk) => {
    lastWords = `${lastWords}${chunk}`.slice(-LAST_WORDS)
  })
  const ended = new Promise<string>((resolve) => child.once('close', () => resolve(lastWords.trim())))
  const end = ended.then(() => true)
  const stop = () => stopped(child, ended)

  const deadline = performance.now() + withinMs
  const [binary, ...options] = args
  const advice = `\n  program   ${binary}\n  options   ${options.join(' ')}
If its data is damaged, put back a copy of it, or move it away to begin anew. DYNOXIDE_BIN names another program.`
  while (!(await answers(address))) {
    if (await Promise.race([end, pause(5, false)]))
      throw new EngineLost('The embedded database did not start.', (await ended) + advice)
    if (performance.now() < deadline) continue
    await stop()
    throw new EngineLost(`The embedded database does not answer after ${withinMs / 1000} s.`, lastWords + advice)
  }
  return { ended, stop }
}

async function stopped(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  child.stdin?.end()
  const kill = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), ENDS_WITHIN_MS)
  await ended
  clearTimeout(kill)
}

/** Whether anybody listens there. */
export const answers = (address: Address): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(address)
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('close', () => socket.destroy()).once('connect', () => socket.end())
  })
