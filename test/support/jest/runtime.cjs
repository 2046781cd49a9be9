/**
 * Jest's runtime, except that modules are compiled once per process instead of once per test file, and stateless ones
 * are also loaded only once.
 */
const { existsSync } = require('node:fs')
const { createRequire, isBuiltin } = require('node:module')
const { dirname, join, resolve, sep } = require('node:path')
const { compileFunction, Script } = require('node:vm')
const { default: Runtime } = require('jest-runtime')

/**
 * Node loads packages itself. Jest loads its own packages, those with ES modules only (Middy and mppx, which are
 * transformed with our files), those that can be opened only once (resvg) or check the classes of their caller (esbuild),
 * and modules named by their path: bundles, which run in the environment of their test.
 */
const LEFT_TO_JEST = /^(\/|@jest\/|@middy\/|mppx\/|@resvg\/|esbuild$)/

/** Our layers of data and pure functions, which import only one another: half of what a test file loads. The last two hold
 * the rows, which Node finds equal only to objects of the same context. */
const PURE = [
  ...['species', 'domain', 'drawing', 'api', 'pages', 'store/client', 'store/entities', 'store/table'],
  ...['../lib/local/engine/memory-table', '../lib/local/engine/expressions'],
].map((folder) => join(__dirname, '../../../lambdas', folder, sep))
const isPure = (path) => PURE.some((folder) => `${path}${sep}`.startsWith(folder))

/** Whether it is one of our own files, except data. */
const isScript = (name) => name.startsWith('.') && !name.endsWith('.json')
const fileOf = (from, name) => {
  const path = resolve(dirname(from), name)
  return existsSync(`${path}.ts`) ? `${path}.ts` : join(path, 'index.ts')
}

/** Loaded modules, their source maps and the modules that loaded them, by path. */
const loaded = new Map()
const importers = new Map()
const sourceMaps = new Map()

function forget(path) {
  if (!loaded.delete(path)) return
  for (const one of importers.get(path) ?? []) forget(one)
}

/** Compiled modules by path. Jest compiles each again for every test file, which takes longer than running it. */
const compiled = new Map()
const scriptOf = (path, code, parameters) => {
  const known = compiled.get(path)
  if (known?.code === code) return known.script
  const opening = `(function(${parameters.join(',')}){`
  const script = new Script(`${opening}${code}\n})`, { filename: path, columnOffset: -opening.length })
  compiled.set(path, { code, script })
  return script
}

module.exports = class extends Runtime {
  isIsolating = false

  constructor(...args) {
    super(...args)
    for (const [path, map] of sourceMaps) this.getSourceMaps().set(path, map)
    const { executor } = this
    const compile = executor.compile.bind(executor)
    executor.compile = (code, path) => {
      const context = this._environment.getVmContext()
      // A cached script cannot import dynamically: it has no callback of this test file.
      const isStatic = context && !code.includes('import(')
      return isStatic
        ? scriptOf(path, code, executor.injectedModuleParameters).runInContext(context)
        : compile(code, path)
    }
  }

  /** A test may replace modules here. */
  isolateModules(act) {
    this.isIsolating = true
    try {
      super.isolateModules(act)
    } finally {
      this.isIsolating = false
    }
  }

  requireModuleOrMock(from, name) {
    if (!name.startsWith('.') && !isBuiltin(name) && !LEFT_TO_JEST.test(name)) return createRequire(from)(name)
    const isShared = isScript(name) && !this.isIsolating && isPure(resolve(dirname(from), name))
    return isShared ? this.requirePure(fileOf(from, name)) : super.requireModuleOrMock(from, name)
  }

  /** Loads a file anew when it is needed next, with all that depends on it. */
  static forget(path) {
    forget(path)
  }

  requirePure(path) {
    const known = loaded.get(path)
    if (known) return known.exports
    const module = { exports: {} }
    const code = this.transformCache.transform(path)
    sourceMaps.set(path, this.getSourceMaps().get(path))
    const run = compileFunction(code, ['module', 'exports', 'require', '__dirname'], { filename: path })
    const load = (name) => {
      if (!isScript(name)) return createRequire(path)(name)
      const needed = fileOf(path, name)
      importers.set(needed, new Set([...(importers.get(needed) ?? []), path]))
      return this.requirePure(needed)
    }
    run(module, module.exports, load, dirname(path))
    loaded.set(path, module)
    return module.exports
  }
}
