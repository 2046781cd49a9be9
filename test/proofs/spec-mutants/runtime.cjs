/** The runtime of the tests, except that some files have another text than on disk. */
const Runtime = require('../../support/jest/runtime.cjs')

/** What the process that runs the tests shares with it. */
const shared = () => globalThis[Symbol.for('spec-mutants')]

module.exports = class extends Runtime {
  constructor(...args) {
    super(...args)
    // The class that runs the tests, of which the process may have loaded another copy.
    shared().forget = (path) => Runtime.forget(path)
    const { transformCache } = this
    const transform = transformCache.transform.bind(transformCache)
    // Jest knows a file that it transformed by name and time, so the other text must not reach its memory.
    transformCache.transform = (path, options) => {
      const text = shared().texts.get(path)
      if (text === undefined) return transform(path, options)
      const whole = transformCache.getFullTransformationOptions(options)
      return transformCache.scriptTransformer.transformSource(path, text, whole).code
    }
  }
}
