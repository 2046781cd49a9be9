/** The data of every kind of row. */
import type { DeletedAccount } from '../../domain/accounts/account-deletion'
import type { Agent } from '../../domain/accounts/agent'
import type { Moderation } from '../../domain/accounts/moderation'
import type { AuthorizationGrant, Connection } from '../../domain/accounts/oauth'
import type { Untold } from '../../domain/accounts/untold'
import type { Flower } from '../../domain/afterlife/flowers'
import type { Gravestone, Past } from '../../domain/afterlife/gravestone'
import type { LogEntry, TriedItem } from '../../domain/care/care-log'
import type { Creature } from '../../domain/creature/creature'
import type { Balance, LedgerEntry, Order, Payment } from '../../domain/money/money'
import type { Painting } from '../../domain/painting/painting'
import type { Departed } from '../../domain/projections/pending-projections'
import type { CommunitySpecies } from '../../domain/species/community-species'
import type { Instant } from '../../domain/time/instants'

/** The holder of a username; null if the account was deleted. */
export interface NameClaim {
  agent_id: string | null
}

/** A flower of the keeper's human. It is not counted. */
export interface HumanFlower {
  stone_id: string
  laid_at: Instant
}

export interface OrderRef {
  order_id: string
}

/** The order that a call with an Idempotency-Key began to pay. */
export interface Pledge extends OrderRef {
  request: string
}

export interface RowData {
  agent: Agent
  untold: Untold
  username: NameClaim
  leaver: DeletedAccount
  departed: Departed
  connection: Connection
  grant: AuthorizationGrant
  creature: Creature
  past: Past
  log: LogEntry
  tried: TriedItem
  wish: { words: string }
  stone: Gravestone
  flower: Flower
  human_flower: HumanFlower
  balance: Balance
  ledger: LedgerEntry
  order: Order
  placed: OrderRef
  open_order: OrderRef
  pledge: Pledge
  payment: Payment
  design: { slug: string }
  species: CommunitySpecies
  painting: Painting
  vector: Uint8Array
  calibration: object
  limit: null
  marker: object
  moderation: Moderation
  view: object
  'view-count': null
  'view-checkpoint': { sequence: string }
}

/** Every kind of row. Those of projections begin with `view`. */
export type RowKind = keyof RowData
