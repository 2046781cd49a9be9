/** The single table: its keys and indexes, read by the store, by the stack and by the local host alike. */

export const TABLE = {
  partitionKey: 'pk',
  sortKey: 'sk',
  timeToLive: 'expires_at',
  indexes: {
    /** Sparse: when to look at a row next. Living creatures are spread over a few partitions so that none is hot. */
    due: { name: 'due', partitionKey: 'due_shard', sortKey: 'due_at', sortKeyType: 'N', projection: 'KEYS_ONLY' },
  },
} as const

export const DUE_SHARDS = 8
export const dueShards = Array.from({ length: DUE_SHARDS }, (_, shard) => `due#${shard}`)
/** What the reaper is woken for, each in a run of its own: a shard of those that are due, or one of its other chores. */
export const REAPER_JOBS = [...dueShards, 'rest', 'first-places', 'watch'] as const
/** The partition of the same index that lists the orders to ask the payment provider about. */
export const ORDERS_DUE = 'orders'
/** The one that lists lives long over, for the instant their care logs go. */
export const OLD_CARE_LOGS = 'old-care-logs'
/** The one that lists agents who left, until all is cleared away. */
export const PENDING_DELETIONS = 'leaving'
/** The one that lists everybody whose credits have ever moved, for the watch to go through. */
export const ACCOUNTS = 'accounts'

export interface Key {
  pk: string
  sk: string
}

const LOG_DIGITS = 10

/** `agent`, `balance`, `charge#…` and `creature#…` sort next to each other: one query returns the keeper and everything that lives. */
export const HOUSEHOLD_RANGE = { from: 'agent', to: 'creature#~' } as const

/** Below and above every name that a sort key begins with; a key is never empty. */
export const FIRST = ' '
export const LAST = '~'
/** Above every number of a numbered list. */
export const HIGHEST_NUMBER = 9_999_999_999

export const VIEW_PREFIX = 'view#'
export const LIMIT_PREFIX = 'limit#'

export const keys = {
  agent: (id: string): Key => ({ pk: `agent#${id}`, sk: 'agent' }),
  username: (username: string): Key => ({ pk: `username#${username}`, sk: 'username' }),
  creature: (agentId: string, id: string): Key => ({ pk: `agent#${agentId}`, sk: `creature#${id}` }),
  /** Dead and released creatures leave the house range but stay with their keeper. */
  past: (agentId: string, id: string): Key => ({ pk: `agent#${agentId}`, sk: `past#${id}` }),
  /** Numbered by the keeper's deaths, so that a page of stones is a key range. */
  stone: (agentId: string, number: number): Key => ({ pk: `agent#${agentId}`, sk: `stone#${digits(number)}` }),
  /** Numbered by the creature's care actions, so that an offset is a key range. */
  log: (creatureId: string, number: number): Key => ({ pk: `${LOG}${creatureId}`, sk: digits(number) }),
  /** What a creature was offered and what it made of it. */
  tried: (agentId: string, creatureId: string, action: string, item: string): Key => ({
    pk: `agent#${agentId}`,
    sk: `tried#${creatureId}#${action}#${item}`,
  }),
  /** Sorts between the agent and its creatures, so that it comes with the house. */
  balance: (agentId: string): Key => ({ pk: `agent#${agentId}`, sk: 'balance' }),
  /** A place for a creature of somebody else's that this agent looks after: there are as many as it may sit for. */
  charge: (agentId: string, slot: number): Key => ({ pk: `agent#${agentId}`, sk: `charge#${slot}` }),
  /** One for each stone and agent, beside all others on that stone. */
  flower: (keeperId: string, stoneNumber: number, agentId: string): Key => ({
    pk: `flower#${keeperId}#${digits(stoneNumber)}`,
    sk: agentId,
  }),
  /** Which flowers an agent has laid. */
  laidFlower: (agentId: string, stoneId: string): Key => ({ pk: `agent#${agentId}`, sk: `laid-flower#${stoneId}` }),
  ledger: (agentId: string, number: number): Key => ({ pk: `ledger#${agentId}`, sk: digits(number) }),
  order: (id: string): Key => ({ pk: `order#${id}`, sk: 'order' }),
  /** Which orders an agent has placed. */
  placed: (agentId: string, orderId: string): Key => ({ pk: `agent#${agentId}`, sk: `placed#${orderId}` }),
  /** Which order answers a want of its keeper's that nobody has paid for yet. */
  openOrder: (agentId: string, want: string): Key => ({ pk: `agent#${agentId}`, sk: `open-order#${want}` }),
  /** Which order a call with an Idempotency-Key has begun to pay. */
  pledge: (call: string): Key => ({ pk: `pledge#${call}`, sk: 'pledge' }),
  payment: (id: string): Key => ({ pk: `payment#${id}`, sk: 'payment' }),
  /** What its keeper wants a creature's pictures to show: long, and wanted only by who paints them. */
  wish: (agentId: string, creatureId: string): Key => ({ pk: `agent#${agentId}`, sk: `wish#${creatureId}` }),
  /** One for each picture to be painted. */
  painting: (id: string): Key => ({ pk: `painting#${id}`, sk: 'painting' }),
  /** How many pictures a day has had. */
  pictures: (day: string): Key => ({ pk: `pictures#${day}`, sk: 'pictures' }),
  vector: (embedderId: string, item: string): Key => ({ pk: `vector#${embedderId}#${item}`, sk: 'vector' }),
  /** The vectors of all approved items and how to judge by them, for one model. */
  calibration: (embedderId: string, name: string): Key => ({ pk: `calibration#${embedderId}`, sk: name }),
  limit: (counter: string, windowStart: number): Key => ({
    pk: `${LIMIT_PREFIX}${counter}#${windowStart}`,
    sk: 'limit',
  }),
  /** Which species an agent has designed. */
  design: (agentId: string, slug: string): Key => ({ pk: `agent#${agentId}`, sk: `design#${slug}` }),
  /** What an agent designed for all. */
  species: (slug: string): Key => ({ pk: `species#${slug}`, sk: 'species' }),
  /** What the projector keeps: a partition is a partition, read in the order of names. */
  view: (partition: string, name: string): Key => ({ pk: `${VIEW_PREFIX}${partition}`, sk: name }),
  marker: (name: string): Key => ({ pk: `marker#${name}`, sk: 'marker' }),
}

const LOG = 'log#'
/** Whose care log a key belongs to. */
export const loggedCreatureId = ({ pk }: Key): string => pk.slice(LOG.length)
const digits = (number: number): string => String(number).padStart(LOG_DIGITS, '0')
