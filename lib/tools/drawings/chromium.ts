/** Starts Chromium without a window. */
import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const FLAGS = [
  '--no-sandbox',
  '--headless',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

export async function launchChromium(executablePath = '/usr/bin/chromium'): Promise<Browser> {
  if (!existsSync(executablePath)) throw new Error(`no Chromium at ${executablePath}: set CHROMIUM`)
  return chromium.launch({ executablePath, args: FLAGS })
}
