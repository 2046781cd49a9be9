/** Runs the files of test/spec, with a literal of the product changed, until one of them fails. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Config } from '@jest/types'
import { readConfig } from 'jest-config'
import TestRunner from 'jest-runner'
import type { Literal } from './literals'

const ROOT = resolve(import.meta.dirname, '../../..')

/** What the environment and the runtime of the tests see. */
export interface Shared {
  /** Texts that files have instead of those on disk. */
  texts: Map<string, string>
  /** Called by literals that are marked. */
  used: (id: number) => void
  failure: { title: string; error: string; opened: boolean } | null
  /** Loads a file anew, with all that depends on it. */
  forget: (path: string) => void
}

export type Verdict =
  | { kind: 'found'; by: string; title: string; error: string }
  | { kind: 'closed'; by: string; error: string }
  | { kind: 'survived' }

/** Asked by the parent process. */
export type Task =
  | { ask: 'judge'; id: number; mutant: Literal; files: readonly string[] }
  | { ask: 'mark'; id: number; literals: readonly (Literal & { id: number })[]; file: string }
export type Answer =
  | { id: number; verdict: Verdict; seconds: number; full: boolean }
  | { id: number; used: readonly number[]; failed: string | null; seconds: number }

/** Sent before each file, so that one that never ends is told from many that take long. */
export interface Progress {
  id: number
  begins: string
}

const shared: Shared = { texts: new Map(), used: () => {}, failure: null, forget: () => {} }
// Our layers of data and pure functions run in this process's context, all others in that of their test file.
Object.assign(globalThis, { [Symbol.for('spec-mutants')]: shared, literalUsed: (id: number) => shared.used(id) })

interface Runtime {
  createContext(config: Config.ProjectConfig, options: object): Promise<object>
}

/** Restarted by the parent above this much memory: test files leave some behind. */
const FULL_BYTES = 1.5 * 1024 ** 3

async function open() {
  const base = (await import(join(ROOT, 'jest.config.js'))).default
  const own = (name: string) => join(ROOT, 'test/proofs/spec-mutants', name)
  const config = {
    ...base,
    rootDir: ROOT,
    runtime: own('runtime.cjs'),
    testEnvironment: own('environment.ts'),
    testMatch: ['<rootDir>/test/spec/**/*.test.ts'],
    moduleNameMapper: { ...base.moduleNameMapper, '/documented-fields$': own('no-documented-fields.ts') },
  }
  const argv = { _: [], $0: '', config: JSON.stringify(config) } as unknown as Config.Argv
  const { globalConfig, projectConfig } = await readConfig(argv, ROOT)
  const runtime = createRequire(import.meta.url)(own('runtime.cjs')) as Runtime
  const context = await runtime.createContext(projectConfig, { console, maxWorkers: 1, watch: false, watchman: false })

  /** Runs one file; the failure that ended it. */
  const run = async (file: string): Promise<Shared['failure']> => {
    shared.failure = null
    const runner = new TestRunner(globalConfig, { sourcesRelatedToTestsInChangedFiles: undefined })
    runner.on('test-file-success', ([, result]) => {
      const error = result.testExecError ?? (result.numFailingTests > 0 && { message: result.failureMessage })
      if (error) shared.failure ??= { title: '', opened: false, error: error.message ?? '' }
    })
    runner.on('test-file-failure', ([, error]) => {
      shared.failure ??= { title: '', opened: false, error: error.message }
    })
    const watcher = { isInterrupted: () => false, isWatchMode: () => false }
    const tests = [{ context, path: join(ROOT, file) }]
    await runner.runTests(tests as never, watcher as never, { serial: true })
    return shared.failure
  }

  /** What runs while these files have other texts. */
  const withTexts = async <Result>(texts: ReadonlyMap<string, string>, act: () => Promise<Result>) => {
    const forget = () => {
      for (const file of texts.keys()) shared.forget(file)
    }
    shared.texts = new Map(texts)
    forget()
    return act().finally(() => {
      shared.texts = new Map()
      forget()
    })
  }
  return { run, withTexts }
}

function changed({ file, start, end, becomes }: Literal): Map<string, string> {
  const path = join(ROOT, file)
  const source = readFileSync(path, 'utf8')
  return new Map([[path, source.slice(0, start) + becomes + source.slice(end)]])
}

/** Sources in which each of these literals tells when it is used. */
function marked(literals: readonly (Literal & { id: number })[]): Map<string, string> {
  const parts = new Map<string, { at: number; length: number; text: string }[]>()
  for (const { file, id, expression } of literals) {
    if (!expression) continue
    const { start, end } = expression
    const known = parts.get(file) ?? []
    known.push({ at: start, length: end - start, text: `(literalUsed(${id}),` }, { at: end, length: 0, text: ')' })
    parts.set(file, known)
  }
  return new Map(
    [...parts].map(([file, inFile]) => {
      // From the end, so that places stay; where several begin, the outer one comes first.
      inFile.sort((a, b) => b.at - a.at || a.length - b.length)
      const path = join(ROOT, file)
      const source = readFileSync(path, 'utf8')
      return [path, inFile.reduce((text, { at, text: put }) => text.slice(0, at) + put + text.slice(at), source)]
    }),
  )
}

async function serve(): Promise<void> {
  const { run, withTexts } = await open()

  const judge = (mutant: Literal, files: readonly string[], begins: (file: string) => void): Promise<Verdict> =>
    withTexts(changed(mutant), async () => {
      for (const file of files) {
        begins(file)
        const failure = await run(file)
        const error = stripVTControlCharacters(failure?.error ?? '').slice(0, 2000)
        if (failure && !failure.opened) return { kind: 'closed', by: file, error }
        if (failure) return { kind: 'found', by: file, title: failure.title, error }
      }
      return { kind: 'survived' }
    })

  process.on('message', async (task: Task) => {
    const began = Date.now()
    const seconds = () => (Date.now() - began) / 1000
    if (task.ask === 'judge') {
      const begins = (file: string) => process.send?.({ id: task.id, begins: file } satisfies Progress)
      const verdict = await judge(task.mutant, task.files, begins)
      const full = process.memoryUsage.rss() > FULL_BYTES
      process.send?.({ id: task.id, verdict, seconds: seconds(), full } satisfies Answer)
    } else {
      const used = new Set<number>()
      shared.used = (id) => used.add(id)
      const failure = await withTexts(marked(task.literals), () => run(task.file))
      shared.used = () => {}
      const failed = failure && `${failure.title}: ${failure.error}`
      process.send?.({ id: task.id, used: [...used], failed, seconds: seconds() } satisfies Answer)
    }
  })
  // The parent has ended.
  process.on('disconnect', () => process.exit())
  process.send?.('ready')
}

serve()
