/** npm packages that a tool installs into a temporary folder. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

export const LAMBDA_NODE = '24.21.0'

/** Returns the folder of the package. `spec` is a name with a version. */
export function installPackage(folder: string, spec: string): string {
  const quietly = ['--no-save', '--no-audit', '--no-fund', '--silent']
  execFileSync('npm', ['install', ...quietly, '--prefix', folder, spec])
  return join(folder, 'node_modules', spec.replace(/@[^@]+$/, ''))
}

/** Linux only. Returns the path of the binary, or null if the package cannot be installed. */
export function installNode(folder: string): string | null {
  const name = `node-linux-${process.arch}`
  try {
    return join(installPackage(folder, `${name}@${LAMBDA_NODE}`), 'bin/node')
  } catch {
    process.stderr.write(`${name}@${LAMBDA_NODE} cannot be installed: using Node ${process.versions.node}.\n`)
    return null
  }
}
