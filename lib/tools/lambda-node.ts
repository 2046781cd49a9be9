/** Runs a command on the Node version that Lambda runs, from an npm package with its binary. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installNode, LAMBDA_NODE } from './packages'

/** Runs this command again on Lambda's Node and returns its exit code; calls `main` here if that Node is missing. */
export async function onLambdaNode<T>(main: () => Promise<T>): Promise<T | number> {
  const isSame = process.versions.node.split('.')[0] === LAMBDA_NODE.split('.')[0]
  if (isSame || process.platform !== 'linux') return main()
  const folder = mkdtempSync(join(tmpdir(), 'lambda-node-'))
  try {
    const node = installNode(folder)
    if (!node) return await main()
    const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], { stdio: 'inherit' })
    // Pass SIGTERM on. The terminal sends SIGINT to both processes: this one waits for the other to end.
    process.on('SIGTERM', () => child.kill()).on('SIGINT', () => {})
    const [code] = await once(child, 'exit')
    return code ?? 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
