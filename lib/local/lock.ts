/** One house at a time lives on its data: the folder is claimed by a file that names the process. */
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const LOCK_FILE = 'house.lock'

/** Claims the folder and returns how to let it go. A claim whose process is gone is nobody's. */
export function claim(dataDir: string, pid = process.pid): () => void {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, LOCK_FILE)
  const mine = `${file}.${pid}`
  try {
    writeFileSync(mine, `${pid} ${bornAt(pid)}`.trim())
    if (take(mine, file) || (clearedAway(file, mine) && take(mine, file))) return () => rmSync(file, { force: true })
    throw new HouseIsOpen(dataDir)
  } finally {
    rmSync(mine, { force: true })
  }
}

/** Whether a living process has claimed the folder. */
export const isClaimed = (dataDir: string): boolean => isAlive(holderOf(join(dataDir, LOCK_FILE)))

class HouseIsOpen extends Error {
  constructor(dataDir: string) {
    super(`A house is open on the data in ${dataDir}. Close it, or choose another folder: DATA_DIR=… npm start`)
  }
}

/** Made with its content or not at all, in one step: of two that come at the same moment, one has it. */
function take(mine: string, file: string): boolean {
  try {
    linkSync(mine, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Whether the claim that stood there was a dead one's, and is gone. Somebody else may have been as quick: theirs stays. */
function clearedAway(file: string, mine: string): boolean {
  if (isAlive(holderOf(file))) return false
  const aside = `${mine}.aside`
  try {
    renameSync(file, aside)
  } catch {
    return true
  }
  const dead = !isAlive(holderOf(aside))
  if (!dead) take(aside, file)
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

/** In a container that was killed and started again, another process has the same number: only its birth tells them apart. */
function isAlive(holder: Holder | null): boolean {
  if (holder === null) return false
  const born = holder.born && bornAt(holder.pid)
  if (born && born !== holder.born) return false
  try {
    process.kill(holder.pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const BORN_AT_FIELD = 19

/** When a process began, as the system counts; nothing where the system does not say. */
function bornAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of a program, in brackets, may hold anything.
    return stat.slice(stat.lastIndexOf(') ') + 2).split(' ')[BORN_AT_FIELD] ?? ''
  } catch {
    return ''
  }
}
