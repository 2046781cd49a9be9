/**
 * Jest's Node environment without the AsyncLocalStorage that holds each test's name: on Node 20 it slows down every
 * promise. With it, forty files of the suite take 13 to 40 % more processor time (75 s became 85, and 54 became 76).
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import fc from 'fast-check'
import { TestEnvironment } from 'jest-environment-node'

// Properties try the same cases in every run; `SEED=2 npx jest` tries others.
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) })

type Act = (...args: never[]) => unknown

const { run } = AsyncLocalStorage.prototype
/** Skips only Jest's own storage: tests run one after another here, so it is not needed. */
AsyncLocalStorage.prototype.run = function (
  this: AsyncLocalStorage<unknown>,
  store: unknown,
  act: Act,
  ...args: never[]
) {
  const isTests = typeof store === 'object' && store !== null && ('test' in store || 'hook' in store)
  return isTests ? act(...args) : run.call(this, store, act, ...args)
} as typeof run

export default TestEnvironment
