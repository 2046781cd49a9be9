/** What has been noted of some changes and not yet written: rows, sums to be added, entries for lists. */

/** Where something is noted: on a partition, which is read in the order of names. */
export interface ProjectionKey {
  partition: string
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

export class PendingProjections {
  readonly rows = new Map<string, { key: ProjectionKey; data: object | null }>()
  readonly changed = new Set<string>()
  readonly sums = new Map<string, { key: ProjectionKey; counts: Map<string, number> }>()
  readonly lists = new Map<string, Map<string, ListEntry>>()

  load(key: ProjectionKey, data: object | null): void {
    this.rows.set(keyId(key), { key, data })
  }

  read<T extends object>(key: ProjectionKey): T | null {
    return (this.rows.get(keyId(key))?.data as T | undefined) ?? null
  }

  /** What is known to stand there already asks for no write; what is to be written anyway is not compared again. */
  write(key: ProjectionKey, data: object | null): void {
    const id = keyId(key)
    const known = this.changed.has(id) ? undefined : this.rows.get(id)
    if (known && JSON.stringify(known.data) === JSON.stringify(data)) return
    this.rows.set(id, { key, data })
    this.changed.add(id)
  }

  add(key: ProjectionKey, name: string, by: number): void {
    const id = keyId(key)
    const { counts } = this.sums.get(id) ?? { counts: new Map<string, number>() }
    if (counts.size === 0) this.sums.set(id, { key, counts })
    counts.set(name, (counts.get(name) ?? 0) + by)
  }

  /** The latest word on an entry counts. */
  addToList(list: string, entry: ListEntry): void {
    const entries = this.lists.get(list) ?? new Map<string, ListEntry>()
    this.lists.set(list, entries.set(entry.order, entry))
  }
}

const keyId = ({ partition, name }: ProjectionKey): string => `${partition}|${name}`
