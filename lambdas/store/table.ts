/** The single table: its keys and indexes, used by the store, the CDK stack and the local host. */

export const TABLE = {
  partitionKey: 'pk',
  sortKey: 'sk',
  timeToLive: 'expires_at',
  indexes: {
    /**
     * Sparse index of rows to look at later. Living creatures are spread over several partitions, so that none is hot.
     */
    due: { name: 'due', partitionKey: 'due_shard', sortKey: 'due_at', sortKeyType: 'N', projection: 'KEYS_ONLY' },
  },
} as const

export const DUE_SHARDS = 8
export const dueShards = Array.from({ length: DUE_SHARDS }, (_, shard) => `due#${shard}`)
/** How often the audit runs, and how far back and ahead it looks. */
export const AUDIT_MINUTES = 15
/** Index partition of orders to ask the payment provider about. */
export const ORDERS_DUE = 'orders'
export const PENDING_DELETIONS = 'leaving'
/** Index partition of accounts by their last movement of credits, for the audit. */
export const ACCOUNTS = 'accounts'

export interface Key {
  pk: string
  sk: string
}

const LOG_DIGITS = 10

/**
 * `agent`, `agent-untold#…`, `balance`, `connection#…` and `creature#…` sort next to each other: one query returns the
 * whole household.
 */
export const HOUSEHOLD_RANGE = { from: 'agent', beforeCreatures: 'connection#~', to: 'creature#~' } as const

/** Below and above every sort key; a key is never empty. */
export const FIRST = ' '
export const LAST = '~'
/** Above every number of a numbered list. */
export const HIGHEST_NUMBER = 9_999_999_999

export const VIEW_PREFIX = 'view#'
export const LIMIT_PREFIX = 'limit#'

export const keys = {
  agent: (id: string): Key => ({ pk: `agent#${id}`, sk: 'agent' }),
  /** What others did and the agent was not told yet. Sorts next to the agent, so that it is read with the household. */
  untold: (agentId: string, about: string, stoneId?: string): Key => ({
    pk: `agent#${agentId}`,
    sk: `agent-untold#${about}${stoneId === undefined ? '' : `#${stoneId}`}`,
  }),
  username: (username: string): Key => ({ pk: `username#${username}`, sk: 'username' }),
  creature: (agentId: string, id: string): Key => ({ pk: `agent#${agentId}`, sk: `creature#${id}` }),
  /** Dead and released creatures are outside the household range but in the keeper's partition. */
  past: (agentId: string, id: string): Key => ({ pk: `agent#${agentId}`, sk: `past#${id}` }),
  /** Numbered by the keeper's deaths, so that a page of stones is a key range. */
  stone: (agentId: string, number: number): Key => ({ pk: `agent#${agentId}`, sk: `stone#${digits(number)}` }),
  /** Numbered by the creature's care actions, so that an offset is a key range. */
  log: (creatureId: string, number: number): Key => ({ pk: `${LOG}${creatureId}`, sk: digits(number) }),
  /** An item that was offered to a creature, with its judgement. */
  tried: (agentId: string, creatureId: string, action: string, item: string): Key => ({
    pk: `agent#${agentId}`,
    sk: `tried#${creatureId}#${action}#${item}`,
  }),
  /** Sorts between the agent and its creatures, so that it is read with the household. */
  balance: (agentId: string): Key => ({ pk: `agent#${agentId}`, sk: 'balance' }),
  /** A hosted client that may act for this agent; read with the household, so that a token needs no other read. */
  connection: (agentId: string, id: string): Key => ({ pk: `agent#${agentId}`, sk: `connection#${id}` }),
  /** An authorization code, by its hash. */
  grant: (agentId: string, hash: string): Key => ({ pk: `agent#${agentId}`, sk: `grant#${hash}` }),
  /** A flower that this agent laid: one on a stone. */
  flower: (agentId: string, stoneId: string): Key => ({ pk: `agent#${agentId}`, sk: `flower#${stoneId}` }),
  /** A flower that the human of this agent laid on a stone of the household. */
  humanFlower: (agentId: string, stoneId: string): Key => ({ pk: `agent#${agentId}`, sk: `human-flower#${stoneId}` }),
  ledger: (agentId: string, number: number): Key => ({ pk: `ledger#${agentId}`, sk: digits(number) }),
  order: (id: string): Key => ({ pk: `order#${id}`, sk: 'order' }),
  placed: (agentId: string, orderId: string): Key => ({ pk: `agent#${agentId}`, sk: `placed#${orderId}` }),
  /** The unpaid order for a thing that its keeper requested, so that a repeated request gets the same order. */
  openOrder: (agentId: string, requestName: string): Key => ({
    pk: `agent#${agentId}`,
    sk: `open-order#${requestName}`,
  }),
  /** The order that a call with an Idempotency-Key began to pay. */
  pledge: (call: string): Key => ({ pk: `pledge#${call}`, sk: 'pledge' }),
  payment: (id: string): Key => ({ pk: `payment#${id}`, sk: 'payment' }),
  /** A keeper's words for the pictures of a creature. A separate row: they are long, and only the painter needs them. */
  wish: (agentId: string, creatureId: string): Key => ({ pk: `agent#${agentId}`, sk: `wish#${creatureId}` }),
  /** One per picture to be painted. */
  painting: (id: string): Key => ({ pk: `painting#${id}`, sk: 'painting' }),
  vector: (embedderId: string, item: string): Key => ({ pk: `vector#${embedderId}#${item}`, sk: 'vector' }),
  /** Vectors and calibration of all approved items, for one embedding model. */
  calibration: (embedderId: string, name: string): Key => ({ pk: `calibration#${embedderId}`, sk: name }),
  /** Counts of one caller, of all operations with rate-limit windows of this length. */
  limit: (caller: string, windowSeconds: number, windowStart: number): Key => ({
    pk: `${LIMIT_PREFIX}${caller}#${windowSeconds}#${windowStart}`,
    sk: 'limit',
  }),
  design: (agentId: string, slug: string): Key => ({ pk: `agent#${agentId}`, sk: `design#${slug}` }),
  species: (slug: string): Key => ({ pk: `species#${slug}`, sk: 'species' }),
  /** A projection row. A partition is read in the order of names. */
  view: (partition: string, name: string): Key => ({ pk: `${VIEW_PREFIX}${partition}`, sk: name }),
  /** Counts of deleted accounts, by the counter that they count in. */
  departed: (partition: string, name: string): Key => ({ pk: `departed#${partition}`, sk: name }),
  /** Record of what an operator did. All are in one partition, in order of time. */
  moderation: (at: number, id: string): Key => ({ pk: 'moderation', sk: `${at}#${id}` }),
  marker: (name: string): Key => ({ pk: `marker#${name}`, sk: 'marker' }),
}

/** The part of a key after its first `#`. */
export const idIn = (key: string): string => key.slice(key.indexOf('#') + 1)

export const viewKey = ({ partition, name }: { partition: string; name: string }): Key => keys.view(partition, name)

const LOG = 'log#'
const digits = (number: number): string => String(number).padStart(LOG_DIGITS, '0')
