/** Projection changes that are not written yet: rows and counter increments. */

/** A projection row. Rows of one partition are sorted by name. */
export interface ProjectionKey {
  partition: string
  name: string
  /** TTL in seconds since the epoch. */
  expires_at?: number
  /** Number of rows that share the increments of a counter, if not the default. */
  slots?: number
}

/** Counts of rows that were deleted with their account, as the counter of this key counted them. */
export interface Departed extends ProjectionKey {
  counts: Readonly<Record<string, number>>
}

export class PendingProjections {
  readonly rows = new Map<string, { key: ProjectionKey; data: object | null }>()
  readonly changed = new Set<string>()
  readonly sums = new Map<string, { key: ProjectionKey; counts: Map<string, number> }>()

  load(key: ProjectionKey, data: object | null): void {
    this.rows.set(keyId(key), { key, data })
  }

  read<T extends object>(key: ProjectionKey): T | null {
    return (this.rows.get(keyId(key))?.data as T | undefined) ?? null
  }

  /** Skips the write if the loaded row is equal. A row that is already marked as changed is not compared. */
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
}

const keyId = ({ partition, name }: ProjectionKey): string => `${partition}|${name}`
