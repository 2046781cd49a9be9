/**
 * One simulated clock for a whole world. Whatever takes time is an event; the next one runs, and everything that follows
 * from it without waiting, before the one after it. Between two events the machine is given no chance to finish anything
 * of its own (a file, a timer, a socket): whoever waits for such a thing waits until the end, and is found out there. So
 * a world is the same each time it is run from the same seed.
 */
import { chance, mixBits, seedOf } from '../../../lambdas/domain/chance'

/** Whoever does something: a function of the house, an agent, a service. What is dead hears nothing any more. */
export interface Actor {
  readonly name: string
  dead: boolean
}

interface Event {
  at: number
  order: number
  actor: Actor
  act(): void
  /** Nobody waits for it in person: nothing follows from it but further events. */
  quiet: boolean
}

/** When every promise that could go on has done so: a tick comes after all of them, and before any file or timer. */
const settled = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve))

export class Scheduler {
  /** The event that runs now, counted from the beginning: what came before what. */
  tick = 0
  /** Who acts at this moment. */
  actor: Actor = { name: 'nobody', dead: false }
  private readonly events: Event[] = []
  private order = 0

  constructor(
    readonly seed: number,
    /** Milliseconds since the epoch. */
    public now: number,
  ) {}

  /** The same for the same name, in [0, 1): what is decided about one thing does not hang on what is decided elsewhere. */
  draw(name: string): number {
    return chance(mixBits(this.seed ^ 0x2545f491), seedOf(name))
  }

  /** One of these, each as likely as its weight. */
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

  /** After so many milliseconds, unless the actor is dead by then. Returns how to call it off. */
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

  /** Whether anything is left to happen. */
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

  /** Until nothing is left to happen; false where it did not come to rest within so many events. */
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
