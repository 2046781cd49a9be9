/** Runs dynoxide as a child process, restarts it after a crash, and stops it when this process ends. */
import { type ChildProcess, spawn } from 'node:child_process'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type Address, engineAddress } from './unreachable'

export interface Engine {
  endpoint: string
  /** The reply to a command from this process, without a connection. Only the built-in table has it. */
  execute?(command: object): Promise<object>
  close(): Promise<void>
}

export interface EngineEvents {
  /** Called after a crash, when the engine runs again on the same data. */
  onRestart?(lastOutput: string): void
  /** Called when the engine crashed and cannot be restarted. All later database calls fail. */
  onLost?(error: Error): void
}

/**
 * Shell script that runs the engine and a watcher. The watcher reads our pipe, so it notices even a SIGKILL of this
 * process, and stops the engine.
 */
const RUN_UNTIL_PIPE_CLOSES = `exec 3<&0
"$@" 3<&- & engine=$!
(read -r _ <&3; kill $engine) 2>/dev/null & watcher=$!
wait $engine; code=$?
kill $watcher 2>/dev/null
exit $code`

export interface EngineData {
  file?: string
  /** Without one, a random address that web pages cannot reach. */
  port?: number
}

const START_TIMEOUT_MS = 60_000
const STOP_TIMEOUT_MS = 10_000
/** After more crashes than this within a minute, the engine is not restarted. */
const MAX_CRASHES_PER_MINUTE = 5
const MAX_OUTPUT_CHARACTERS = 2_000

export async function startDynoxide(
  binary: string,
  { file, port: chosen }: EngineData,
  watch: EngineEvents = {},
): Promise<Engine> {
  const address = await engineAddress(chosen)
  const { host, port } = address
  const args = [binary, ...(file ? ['--db-path', file] : []), '--host', host, '--port', String(port)]
  const crashes: number[] = []
  let closing = false
  let running = await launch(args, address)

  const restart = async (lastOutput: string): Promise<void> => {
    if (closing) return
    crashes.push(performance.now())
    try {
      if (!file) throw new EngineLost('The embedded database crashed. Its data was in memory and is lost.', lastOutput)
      if (crashes.filter((at) => performance.now() - at < 60_000).length > MAX_CRASHES_PER_MINUTE)
        throw new EngineLost(`The embedded database crashed ${crashes.length} times and is not restarted.`, lastOutput)
      running = await launch(args, address)
      void running.ended.then(restart)
      watch.onRestart?.(lastOutput)
    } catch (error) {
      watch.onLost?.(error as Error)
    }
  }
  void running.ended.then(restart)

  return {
    endpoint: `http://${host}:${port}`,
    close: async () => {
      closing = true
      await running.stop()
    },
  }
}

class EngineLost extends Error {
  constructor(message: string, lastOutput: string) {
    super(`${message}\n  output    ${lastOutput || 'nothing'}`)
  }
}

interface Running {
  /** Resolves with the end of its standard error when the process has exited. */
  ended: Promise<string>
  stop(): Promise<void>
}

async function launch(args: readonly string[], address: Address): Promise<Running> {
  const child = spawn('sh', ['-c', RUN_UNTIL_PIPE_CLOSES, 'sh', ...args], {
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
  })
  let lastOutput = ''
  child.stderr?.on('data', (chunk) => {
    lastOutput = `${lastOutput}${chunk}`.slice(-MAX_OUTPUT_CHARACTERS)
  })
  const ended = new Promise<string>((resolve) => child.once('close', () => resolve(lastOutput.trim())))
  const end = ended.then(() => true)
  const stop = () => stopChild(child, ended)

  const deadline = performance.now() + START_TIMEOUT_MS
  const [binary, ...options] = args
  const advice = `\n  program   ${binary}\n  options   ${options.join(' ')}
If its data is damaged, put back a copy of it, or move it away to start with an empty house. DYNOXIDE_BIN names another program.`
  while (!(await isListening(address))) {
    if (await Promise.race([end, pause(5, false)]))
      throw new EngineLost('The embedded database did not start.', (await ended) + advice)
    if (performance.now() < deadline) continue
    await stop()
    throw new EngineLost(
      `The embedded database does not answer after ${START_TIMEOUT_MS / 1000} s.`,
      lastOutput + advice,
    )
  }
  return { ended, stop }
}

async function stopChild(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  child.stdin?.end()
  const kill = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), STOP_TIMEOUT_MS)
  await ended
  clearTimeout(kill)
}

/** Whether a server accepts connections at this address. */
export const isListening = (address: Address): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(address)
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('close', () => socket.destroy()).once('connect', () => socket.end())
  })
