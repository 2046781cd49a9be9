/** Starts Chromium for browser tests; CHROMIUM sets its path if it is not /usr/bin/chromium. */
import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
const FLAGS = [
  '--no-sandbox',
  '--headless',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

export async function launch(): Promise<Browser> {
  if (!existsSync(executablePath)) throw new Error(`no Chromium at ${executablePath}: set CHROMIUM`)
  return chromium.launch({ executablePath, args: FLAGS })
}

/** Runs a test program: prints a failure and sets the exit code. */
export const run = (main: () => Promise<void>): Promise<void> =>
  main().catch((error: Error) => {
    console.error(error)
    process.exitCode = 1
  })
