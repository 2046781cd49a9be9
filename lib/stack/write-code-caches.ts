/**
 * Writes a V8 code cache for every file of the bundles: a cold start then reads bytecode instead of compiling. V8
 * rejects the cache of another version, architecture or set of flags, and compiles as usual.
 */
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cachedDataVersionTag, setFlagsFromString } from 'node:v8'
import { Script } from 'node:vm'

/** Names the builder, as part of an asset's hash: the caches of another Node are another asset. */
const BUILDER_FILE = 'code-cache.json'

export function writeCodeCaches(bundles: string, functions: readonly string[]): void {
  for (const name of functions) {
    const folder = join(bundles, name)
    const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'))
    for (const file of scripts) writeCodeCache(folder, file.slice(0, -'.js'.length))
    writeFileSync(join(folder, BUILDER_FILE), JSON.stringify({ node: process.version, v8: cachedDataVersionTag() }))
  }
}

function writeCodeCache(folder: string, name: string): void {
  const script = join(folder, `${name}.js`)
  const source = join(folder, `${name}.source.js`)
  renameSync(script, source)
  const wrapped = `(function (exports, require, module, __filename, __dirname) {${readFileSync(source, 'utf8')}\n})`
  writeFileSync(source, wrapped)
  writeFileSync(
    join(folder, `${name}.cache`),
    compileEagerly(wrapped, `/var/task/${name}.source.js`).createCachedData(),
  )
  writeFileSync(script, loader(name))
}

/**
 * Compiles all functions, not only those that run at load: the first call needs many of them. Stack traces show the
 * name that the cache was written with.
 */
function compileEagerly(source: string, filename: string): Script {
  setFlagsFromString('--no-lazy')
  try {
    return new Script(source, { filename })
  } finally {
    // The flags are part of the cache, and must be those of the reader.
    setFlagsFromString('--lazy')
  }
}

const loader = (name: string): string => `const { readFileSync } = require('node:fs')
const { Script } = require('node:vm')
const filename = __dirname + '/${name}.source.js'
const cachedData = readFileSync(__dirname + '/${name}.cache')
const script = new Script(readFileSync(filename, 'utf8'), { filename, cachedData })
if (script.cachedDataRejected)
  console.warn(JSON.stringify({ level: 'warn', message: 'code cache rejected', node: process.version }))
script.runInThisContext()(exports, require, module, filename, __dirname)
`

/** In Lambda's image the runtime calls this, with the flags that it always sets. */
export const handler = async (functions: readonly string[]): Promise<void> =>
  writeCodeCaches(process.env.LAMBDA_TASK_ROOT as string, functions)
