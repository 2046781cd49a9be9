/**
 * Runs a bundled program with V8's code cache, so that the next start does not compile it again. The cache is written
 * after the first answer, because it contains only what was compiled until then.
 */
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs')
const { subscribe, unsubscribe } = require('node:diagnostics_channel')
const Module = require('node:module')
const { basename, dirname, join } = require('node:path')
const { Script } = require('node:vm')

/** The first answer has left by then. */
const WRITTEN_AFTER_MS = 300
const ANSWERED = 'http.server.response.finish'

/** `file`: the bundle. `folder`: for the cache; one that cannot be written is as good as none. */
module.exports = function runCached(file, folder) {
  mapStacks(dirname(file))
  let write = Module.enableCompileCache ? cacheByNode(folder) : cacheByScript(dirname(file), folder)
  const writeOnce = () => {
    try {
      write?.()
    } catch {
      // A disk that is full or read-only: the next start compiles again.
    }
    write = null
  }
  const answered = ({ request }) => {
    // The embedded database answers over HTTP too.
    if ('x-amz-target' in request.headers) return
    unsubscribe(ANSWERED, answered)
    setTimeout(writeOnce, WRITTEN_AFTER_MS)
    // A program that ends before waits for it.
    process.on('exit', writeOnce)
  }
  subscribe(ANSWERED, answered)
  require(file)
}

function cacheByNode(folder) {
  Module.enableCompileCache(folder)
  return () => Module.flushCompileCache?.()
}

/** Node 20 has no compile cache of its own. */
function cacheByScript(home, folder) {
  const compiled = new Map()
  const load = Module._extensions['.js']
  Module._extensions['.js'] = (module, filename) => {
    if (dirname(filename) !== home) return load(module, filename)
    const cache = join(folder, `${basename(filename)}.${process.version}.${process.arch}.cache`)
    const cachedData = readIfThere(cache)
    const columnOffset = -Module.wrapper[0].length
    const script = new Script(Module.wrap(readFileSync(filename, 'utf8')), { filename, cachedData, columnOffset })
    if (!cachedData || script.cachedDataRejected) compiled.set(cache, script)
    const own = Module.createRequire(filename)
    script.runInThisContext().call(module.exports, module.exports, own, module, filename, home)
  }
  return () => {
    if (compiled.size === 0) return
    mkdirSync(folder, { recursive: true })
    for (const [cache, script] of compiled) {
      // Another start may read it meanwhile.
      const unfinished = `${cache}.${process.pid}`
      writeFileSync(unfinished, script.createCachedData())
      renameSync(unfinished, cache)
    }
  }
}

function readIfThere(file) {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/** Stacks name the sources. The map is read for the first one only: it is large. */
function mapStacks(home) {
  const maps = new Map()
  const mapOf = (file) => {
    if (!maps.has(file)) {
      const text = file.startsWith(home) ? readIfThere(`${file}.map`) : undefined
      maps.set(file, text ? new Module.SourceMap(JSON.parse(text)) : null)
    }
    return maps.get(file)
  }
  Error.prepareStackTrace = (error, sites) => {
    const lines = sites.map((site) => {
      const file = site.getFileName() ?? ''
      const found = mapOf(file)?.findEntry(site.getLineNumber() - 1, site.getColumnNumber() - 1)
      if (!found?.originalSource) return `\n    at ${site}`
      const name = site.getFunctionName()
      const place = `${join(home, found.originalSource)}:${found.originalLine + 1}:${found.originalColumn + 1}`
      return `\n    at ${name ? `${name} (${place})` : place}`
    })
    return `${error}${lines.join('')}`
  }
}
