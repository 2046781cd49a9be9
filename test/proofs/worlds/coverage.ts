/** What kinds of thing were done in worlds, what befell each, and what was under way beside it. */
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
  private readonly befell: Counts = new Map()
  private readonly beside: Counts = new Map()
  /** A fault that befell one while another was under way. */
  private readonly both: Counts = new Map()

  add({ time, history, house, faults }: World): void {
    this.worlds += 1
    this.events += time.tick
    const spans: Span[] = [
      ...history.map(({ who, deed, from, to }) => ({ id: who, what: deed.what, from, to: to ?? Infinity })),
      ...house.worked,
    ]
    for (const { what } of spans) count(this.done, what)
    const struck = new Map<string, Set<Fault>>()
    for (const { what, fault } of faults) {
      const span = spans.find(({ id }) => what.startsWith(`${id} `))
      // On this machine one process does everything, and who in it sent something is not told.
      count(this.befell, `${span?.what ?? ALL_IN_ONE}|${fault}`)
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

  /** One line, while it goes on. */
  get sum(): string {
    const { done, befell, beside, both } = this
    return [
      `${this.events} events, ${total(done)} pieces of work of ${done.size} kinds`,
      `${total(befell)} faults (${befell.size} pairs of work and fault)`,
      `${total(beside)} overlaps (${beside.size} pairs)`,
      `${both.size} kinds of a fault in one beside another`,
    ].join(', ')
  }

  /** A row for each kind of work: how often it was done, how often each fault befell it, and beside how many kinds. */
  lines(): string[] {
    const kinds = [...this.done.keys(), ALL_IN_ONE].sort()
    const width = Math.max(...kinds.map(({ length }) => length))
    const row = (name: string, cells: readonly (string | number)[]) =>
      [name.padEnd(width), ...cells.map((cell) => String(cell).padStart(11))].join(' ')
    const neighbours = (kind: string) => kinds.filter((other) => this.beside.has([kind, other].sort().join('|'))).length
    return [
      row('', ['done', ...FAULTS, 'beside']),
      ...kinds.map((kind) =>
        row(kind, [
          this.done.get(kind) ?? 0,
          ...FAULTS.map((fault) => this.befell.get(`${kind}|${fault}`) ?? '-'),
          `${neighbours(kind)} of ${this.done.size}`,
        ]),
      ),
      `${this.worlds} worlds: ${this.sum}`,
    ]
  }
}
