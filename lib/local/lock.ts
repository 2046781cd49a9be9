/** Lock file that names its process: one local host at a time per data folder. */
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDataFolder } from './data-folder'

const LOCK_FILE = 'house.lock'

/** Locks the folder and returns the release function. Ignores the lock of a process that has ended. */
export function lockFolder(dataDir: string): () => void {
  openDataFolder(dataDir)
  const file = join(dataDir, LOCK_FILE)
  const mine = `${file}.${process.pid}`
  try {
    writeFileSync(mine, `${process.pid} ${startTimeOf(process.pid)}`.trim())
    if (linkLock(mine, file) || (removeDeadLock(file, mine) && linkLock(mine, file)))
      return () => rmSync(file, { force: true })
    throw new DataInUse(dataDir)
  } finally {
    rmSync(mine, { force: true })
  }
}

/** Whether a running process has locked the folder. */
export const isLocked = (dataDir: string): boolean => isAlive(holderOf(join(dataDir, LOCK_FILE)))

export class DataInUse extends Error {
  constructor(dataDir: string) {
    super(`A house is open on the data in ${dataDir}. Close it, or choose another folder with DATA_DIR.`)
  }
}

/** A hard link creates the file with its content in one step: only one of two concurrent processes succeeds. */
function linkLock(mine: string, file: string): boolean {
  try {
    linkSync(mine, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/**
 * Removes the lock of a dead process; returns whether it is gone. If another process replaced it meanwhile, restores
 * that lock.
 */
function removeDeadLock(file: string, mine: string): boolean {
  if (isAlive(holderOf(file))) return false
  const aside = `${mine}.aside`
  try {
    renameSync(file, aside)
  } catch {
    return true
  }
  const dead = !isAlive(holderOf(aside))
  if (!dead) linkLock(aside, file)
  rmSync(aside, { force: true })
  return dead
}

interface Holder {
  pid: number
  born: string
}

function holderOf(file: string): Holder | null {
  try {
    const [pid, born = ''] = readFileSync(file, 'utf8').split(' ')
    return Number(pid) ? { pid: Number(pid), born } : null
  } catch {
    return null
  }
}

/** After a container restart another process may have the same pid: the start time distinguishes them. */
function isAlive(holder: Holder | null): boolean {
  if (holder === null) return false
  const born = holder.born && startTimeOf(holder.pid)
  if (born && born !== holder.born) return false
  try {
    process.kill(holder.pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const START_TIME_FIELD = 19

/** Start time of a process in clock ticks; empty if the system does not provide it. */
function startTimeOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program's name, in brackets, may contain spaces.
    return stat.slice(stat.lastIndexOf(') ') + 2).split(' ')[START_TIME_FIELD] ?? ''
  } catch {
    return ''
  }
}
