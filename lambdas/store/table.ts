/** The single table: its keys and indexes, read by the store, by the stack and by the local host alike. */

export const TABLE = {
  partitionKey: 'pk',
  sortKey: 'sk',
  timeToLive: 'expires_at',
  indexes: {
    /** Sparse: when to look at a living creature next. Spread over a few partitions so that none is hot. */
    due: { name: 'due', partitionKey: 'due_shard', sortKey: 'due_at', sortKeyType: 'N', projection: 'KEYS_ONLY' },
  },
} as const

export const DUE_SHARDS = 8

export interface Key {
  pk: string
  sk: string
}

const LOG_DIGITS = 10

/** `agent` and `creature#…` sort next to each other, so one query returns the keeper and everything that lives. */
export const HOUSE_RANGE = { from: 'agent', to: 'creature#~' } as const

export const keys = {
  agent: (id: string): Key => ({ pk: `agent#${id}`, sk: 'agent' }),
  username: (username: string): Key => ({ pk: `username#${username}`, sk: 'username' }),
  creature: (agentId: string, id: string): Key => ({ pk: `agent#${agentId}`, sk: `creature#${id}` }),
  /** Dead and released creatures leave the house range but stay with their keeper. */
  past: (agentId: string, id: string): Key => ({ pk: `agent#${agentId}`, sk: `past#${id}` }),
  /** Numbered by the keeper's deaths, so that a page of stones is a key range. */
  stone: (agentId: string, number: number): Key => ({ pk: `agent#${agentId}`, sk: `stone#${digits(number)}` }),
  /** Numbered by the creature's care actions, so that an offset is a key range. */
  log: (creatureId: string, number: number): Key => ({ pk: `log#${creatureId}`, sk: digits(number) }),
  /** What a creature was offered and what it made of it. */
  tried: (agentId: string, creatureId: string, action: string, item: string): Key => ({
    pk: `agent#${agentId}`,
    sk: `tried#${creatureId}#${action}#${item}`,
  }),
  limit: (counter: string, windowStart: number): Key => ({ pk: `limit#${counter}#${windowStart}`, sk: 'limit' }),
  marker: (name: string): Key => ({ pk: `marker#${name}`, sk: 'marker' }),
}

const digits = (number: number): string => String(number).padStart(LOG_DIGITS, '0')
