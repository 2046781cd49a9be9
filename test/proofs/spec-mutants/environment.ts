/** The environment of the tests, except that a file ends at its first failure and tells which literals were used. */
import type { Circus } from '@jest/types'
import TestEnvironment from '../../support/jest/environment'
import type { Shared } from './worker'

const shared = (): Shared => (globalThis as unknown as Record<symbol, Shared>)[Symbol.for('spec-mutants')]!

export default class extends TestEnvironment {
  failed = false
  opened = false

  override async setup() {
    await super.setup()
    Object.assign(this.global, { literalUsed: (id: number) => shared().used(id) })
  }

  handleTestEvent(event: Circus.Event): void {
    switch (event.name) {
      case 'hook_success':
        this.opened = true
        return
      case 'hook_failure':
        // What a test house finds when it closes is no rule of the specification.
        if (!event.hook.type.startsWith('after')) this.fail(event.describeBlock?.name ?? '', event.error)
        return
      case 'test_fn_failure':
        this.fail(event.test.name, event.error)
        return
      case 'test_start':
        if (this.failed) event.test.mode = 'skip'
        return
      case 'run_describe_start':
        if (this.failed) event.describeBlock.mode = 'skip'
        return
    }
  }

  fail(title: string, error: unknown): void {
    if (this.failed) return
    this.failed = true
    shared().failure = { title, opened: this.opened, error: String((error as Error)?.message ?? error) }
  }
}
