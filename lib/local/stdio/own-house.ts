/** The house of the stdio server: the one that already runs on the data folder, or a new one in this process. */
import { runningAt, URL_FILE } from '../engine/dynamodb'
import { startLocalHost } from '../local-host'
import { DataInUse } from '../lock'
import { terminalLog } from '../terminal-log'

export interface House {
  url: string
  close(): Promise<void>
}

export async function openOwnHouse(dataDir: string, seed: string | undefined): Promise<House> {
  const running = await runningAt(dataDir, URL_FILE)
  if (running) return { url: running, close: async () => {} }
  try {
    // Log to standard error: standard output carries the protocol.
    return await startLocalHost({ dataDir, seed, writeLog: terminalLog() })
  } catch (error) {
    const started = error instanceof DataInUse ? await runningAt(dataDir, URL_FILE) : null
    if (!started) throw error
    return { url: started, close: async () => {} }
  }
}
