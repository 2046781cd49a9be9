/** Coverage of worlds: kinds of work, faults that hit each, and concurrent work. */
import type { Fault } from './network'
import type { World } from './world'

const FAULTS: readonly Fault[] = [
  ...(['cut', 'lost', 'late', 'throttled', 'unsure', 'away', 'unheard', 'collision', 'unprocessed'] as const),
  ...(['dies before', 'dies after'] as const),
]

const ALL_IN_ONE = '(in one process)'

interface Span {
  id: string
  what: string
  from: number
  to: number
}

type Counts = Map<string, number>

const count = (counts: Counts, name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1)
const total = (counts: Counts): number => [...counts.values()].reduce((sum, times) => sum + times, 0)

export class Coverage {
  worlds = 0
  events = 0
  private readonly done: Counts = new Map()
  private readonly faultCounts: Counts = new Map()
  private readonly beside: Counts = new Map()
  /** A fault in one kind of work, concurrent with another kind. */
  private readonly both: Counts = new Map()

  add({ time, history, house, faults }: World): void {
    this.worlds += 1
    this.events += time.tick
    const spans: Span[] = [
      ...history.map(({ who, act, from, to }) => ({ id: who, what: act.what, from, to: to ?? Infinity })),
      ...house.jobRuns,
    ]
    for (const { what } of spans) count(this.done, what)
    const struck = new Map<string, Set<Fault>>()
    for (const { what, fault } of faults) {
      const span = spans.find(({ id }) => what.startsWith(`${id} `))
      // The local host is one process, so the sender inside it is unknown.
      count(this.faultCounts, `${span?.what ?? ALL_IN_ONE}|${fault}`)
      if (span) struck.set(span.id, (struck.get(span.id) ?? new Set()).add(fault))
    }
    for (const [at, one] of spans.entries())
      for (const other of spans.slice(at + 1))
        if (one.from <= other.to && other.from <= one.to) {
          count(this.beside, [one.what, other.what].sort().join('|'))
          for (const [hit, near] of [[one, other] as const, [other, one] as const])
            for (const fault of struck.get(hit.id) ?? []) count(this.both, `${hit.what}|${fault}|${near.what}`)
        }
  }

  /** One-line summary for progress. */
  get sum(): string {
    const { done, faultCounts, beside, both } = this
    return [
      `${this.events} events, ${total(done)} runs of ${done.size} kinds`,
      `${total(faultCounts)} faults (${faultCounts.size} pairs of work and fault)`,
      `${total(beside)} overlaps (${beside.size} pairs)`,
      `${both.size} kinds of faults during an overlap`,
    ].join(', ')
  }

  /** A row per kind of work: how often it ran, how often each fault hit it, and how many kinds it overlapped. */
  lines(): string[] {
    const kinds = [...this.done.keys(), ALL_IN_ONE].sort()
    const width = Math.max(...kinds.map(({ length }) => length))
    const row = (name: string, cells: readonly (string | number)[]) =>
      [name.padEnd(width), ...cells.map((cell) => String(cell).padStart(11))].join(' ')
    const neighbours = (kind: string) => kinds.filter((other) => this.beside.has([kind, other].sort().join('|'))).length
    return [
      row('', ['done', ...FAULTS, 'overlapped']),
      ...kinds.map((kind) =>
        row(kind, [
          this.done.get(kind) ?? 0,
          ...FAULTS.map((fault) => this.faultCounts.get(`${kind}|${fault}`) ?? '-'),
          `${neighbours(kind)} of ${this.done.size}`,
        ]),
      ),
      `${this.worlds} worlds: ${this.sum}`,
    ]
  }
}
