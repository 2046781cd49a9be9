/** What has been noted of some changes and not yet written: rows, sums to be added, entries for lists. */

/** Where something is noted: on a shelf, which is read in the order of names. */
export interface Place {
  shelf: string
  name: string
  /** Seconds since the epoch after which nobody asks for it any more. */
  expires_at?: number
  /** Over how many rows the sums here are spread, where that is fewer than elsewhere. */
  slots?: number
}

/** An entry of a list that is numbered without gaps, in the order of `order`, which names it. */
export interface ListEntry {
  order: string
  /** Where the row is that it tells of. */
  ref: Readonly<Record<string, string | number>>
}

export class ProjectionSketch {
  readonly rows = new Map<string, { place: Place; data: object | null }>()
  readonly changed = new Set<string>()
  readonly sums = new Map<string, { place: Place; counts: Map<string, number> }>()
  readonly lists = new Map<string, Map<string, ListEntry>>()

  know(place: Place, data: object | null): void {
    this.rows.set(label(place), { place, data })
  }

  read<T extends object>(place: Place): T | null {
    return (this.rows.get(label(place))?.data as T | undefined) ?? null
  }

  /** What is known to stand there already asks for no write; what is to be written anyway is not compared again. */
  write(place: Place, data: object | null): void {
    const where = label(place)
    const known = this.changed.has(where) ? undefined : this.rows.get(where)
    if (known && JSON.stringify(known.data) === JSON.stringify(data)) return
    this.rows.set(where, { place, data })
    this.changed.add(where)
  }

  add(place: Place, name: string, by: number): void {
    const where = label(place)
    const { counts } = this.sums.get(where) ?? { counts: new Map<string, number>() }
    if (counts.size === 0) this.sums.set(where, { place, counts })
    counts.set(name, (counts.get(name) ?? 0) + by)
  }

  /** The latest word on an entry counts. */
  enlist(list: string, entry: ListEntry): void {
    const entries = this.lists.get(list) ?? new Map<string, ListEntry>()
    this.lists.set(list, entries.set(entry.order, entry))
  }
}

const label = ({ shelf, name }: Place): string => `${shelf}|${name}`
