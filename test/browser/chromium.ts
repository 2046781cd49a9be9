/** Starts Chromium for browser tests; CHROMIUM sets its path if it is not /usr/bin/chromium. */
import { launchChromium } from '../../lib/tools/drawings/chromium'

export const launch = () => launchChromium(process.env.CHROMIUM)

/** Runs a test program: prints a failure and sets the exit code. */
export const run = (main: () => Promise<void>): Promise<void> =>
  main().catch((error: Error) => {
    console.error(error)
    process.exitCode = 1
  })
