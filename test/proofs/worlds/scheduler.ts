/**
 * Simulated clock of a world. Everything that takes time is an event. Each event runs with all promise continuations
 * that follow from it before the next one starts. Between events no real I/O (file, timer, socket) can complete: code
 * that waits for it is still waiting at the end, where this is detected. So the same seed always gives the same
 * history.
 */
import { chance, mixBits, seedOf } from '../../../lambdas/domain/chance'

/** An actor: a function of the service, an agent or an external service. Events of a dead actor are skipped. */
export interface Actor {
  readonly name: string
  dead: boolean
}

interface Event {
  at: number
  order: number
  actor: Actor
  act(): void
  /** No promise waits for it; it only schedules further events. */
  quiet: boolean
}

/** Resolves after all pending promise continuations, and before any I/O or timer. */
const settled = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve))

export class Scheduler {
  /** Number of the current event, which defines the order of events. */
  tick = 0
  actor: Actor = { name: 'nobody', dead: false }
  private readonly events: Event[] = []
  private order = 0

  constructor(
    readonly seed: number,
    /** Milliseconds since the epoch. */
    public now: number,
  ) {}

  /** Random number in [0, 1), fixed per name: decisions about one thing do not depend on others. */
  draw(name: string): number {
    return chance(mixBits(this.seed ^ 0x2545f491), seedOf(name))
  }

  /** Picks one at random, by weight. */
  pick<T>(name: string, weighed: readonly (readonly [weight: number, thing: T])[]): T {
    let left = this.draw(name) * weighed.reduce((sum, [weight]) => sum + weight, 0)
    for (const [weight, thing] of weighed) {
      left -= weight
      if (left < 0) return thing
    }
    return (weighed.at(-1) as readonly [number, T])[1]
  }

  whole(name: string, from: number, to: number): number {
    return from + Math.floor(this.draw(name) * (to - from + 1))
  }

  /** Schedules an event, which is skipped if the actor is dead by then. Returns a function that cancels it. */
  after(ms: number, actor: Actor, act: () => void, quiet = false): () => void {
    this.order += 1
    const event: Event = { at: this.now + Math.max(0, ms), order: this.order, actor, act, quiet }
    const { events } = this
    let child = events.length
    events.push(event)
    for (
      let parent = (child - 1) >> 1;
      child > 0 && before(event, events[parent] as Event);
      parent = (child - 1) >> 1
    ) {
      events[child] = events[parent] as Event
      child = parent
    }
    events[child] = event
    return () => {
      event.actor = GONE
    }
  }

  sleep(ms: number, actor: Actor): Promise<void> {
    return new Promise((resolve) => this.after(ms, actor, resolve))
  }

  /** Whether no events are left. */
  get over(): boolean {
    return !this.events.some(({ actor }) => !actor.dead)
  }

  private next(): Event | undefined {
    const { events } = this
    const first = events[0]
    const last = events.pop()
    if (!first || !last || events.length === 0) return first
    let parent = 0
    for (;;) {
      let child = 2 * parent + 1
      if (child >= events.length) break
      if (child + 1 < events.length && before(events[child + 1] as Event, events[child] as Event)) child += 1
      if (!before(events[child] as Event, last)) break
      events[parent] = events[child] as Event
      parent = child
    }
    events[parent] = last
    return first
  }

  /** Runs until no events are left; returns false if `most` events were not enough. */
  async run(most: number): Promise<boolean> {
    for (let left = most; left > 0; ) {
      const event = this.next()
      if (!event) return true
      if (event.actor.dead) continue
      left -= 1
      this.tick += 1
      this.now = Math.max(this.now, event.at)
      this.actor = event.actor
      event.act()
      if (!event.quiet) await settled()
    }
    return false
  }
}

const GONE: Actor = { name: 'called off', dead: true }
const before = (one: Event, other: Event): boolean =>
  one.at < other.at || (one.at === other.at && one.order < other.order)
