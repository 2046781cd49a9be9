/** For what is measured, or slow elsewhere: the same command again on the Node that Lambda runs, from a package that is nothing but its binary. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const VERSION = '24.21.0'

/** What the other process ended with; null where this one runs it already, or the package cannot be had. */
export async function againOnLambdaNode(): Promise<number | null> {
  const isIt = process.versions.node.split('.')[0] === VERSION.split('.')[0]
  if (isIt || process.platform !== 'linux') return null
  const folder = mkdtempSync(join(tmpdir(), 'lambda-node-'))
  try {
    const node = installed(folder)
    if (!node) return null
    const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], { stdio: 'inherit' })
    // Whoever ends this one means the other; what the terminal sends reaches both.
    process.on('SIGTERM', () => child.kill()).on('SIGINT', () => {})
    const [code] = await once(child, 'exit')
    return code ?? 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function installed(folder: string): string | null {
  const name = `node-linux-${process.arch}`
  const quietly = ['--no-save', '--no-audit', '--no-fund', '--silent']
  try {
    execFileSync('npm', ['install', ...quietly, '--prefix', folder, `${name}@${VERSION}`])
    return join(folder, 'node_modules', name, 'bin/node')
  } catch {
    process.stderr.write(`${name}@${VERSION} cannot be had here: measured on Node ${process.versions.node}.\n`)
    return null
  }
}
