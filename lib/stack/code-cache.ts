/**
 * Builds the code caches of the bundles in Lambda's own image, because V8 accepts a cache only from the same Node with
 * the same flags. Needs Docker on an arm64 machine.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { build } from 'esbuild'
import { FUNCTIONS, SHAPE } from './bundle'

/** Set to the image of the runtime; without it no caches are built. */
export const CODE_CACHE_VARIABLE = 'CODE_CACHE_IMAGE'

interface CodeCacheOptions {
  image: string
  docker?: string
  port?: number
}

const WRITER = 'write-code-caches'

export async function buildCodeCaches(
  bundles: string,
  { image, docker = 'docker', port = 9000 }: CodeCacheOptions,
): Promise<void> {
  await build({ ...SHAPE, entryPoints: [`lib/stack/${WRITER}.ts`], outdir: bundles })
  const run = ['run', '--rm', '-p', `${port}:8080`, '-v', `${bundles}:/var/task`, image, `${WRITER}.handler`]
  const container = spawn(docker, run, { stdio: 'inherit' })
  const ended = once(container, 'exit').then(([code]) => {
    throw new Error(`code caches: the container exited with ${code}`)
  })
  try {
    const answer = await Promise.race([invoke(port), ended])
    if (answer !== 'null') throw new Error(`code caches: ${answer}`)
  } finally {
    ended.catch(() => {})
    container.kill()
  }
}

/** Calls the runtime interface emulator of the image as soon as it listens. */
async function invoke(port: number): Promise<string> {
  const url = `http://localhost:${port}/2015-03-31/functions/function/invocations`
  for (;;) {
    const answer = await fetch(url, { method: 'POST', body: JSON.stringify(FUNCTIONS) }).catch(() => null)
    if (answer) return answer.text()
    await setTimeout(500)
  }
}
