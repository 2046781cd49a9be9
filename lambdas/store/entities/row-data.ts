/** The data of every kind of row, and the parts of its key that the data does not contain. */
import type { DeletedAccount } from '../../domain/accounts/account-deletion'
import type { Agent } from '../../domain/accounts/agent'
import type { Moderation } from '../../domain/accounts/moderation'
import type { AuthorizationGrant, Connection } from '../../domain/accounts/oauth'
import type { Flower, FlowerTarget } from '../../domain/afterlife/flowers'
import type { Gravestone, Past } from '../../domain/afterlife/gravestone'
import type { LogEntry, TriedItem } from '../../domain/care/care-log'
import type { Creature } from '../../domain/creature/creature'
import type { Balance, LedgerEntry, Order, Payment } from '../../domain/money/money'
import type { Painting } from '../../domain/painting/painting'
import type { CommunitySpecies } from '../../domain/species/community-species'
import type { Instant } from '../../domain/time/instants'

/** The holder of a username; null if the account was deleted. */
export interface NameClaim {
  agent_id: string | null
}

/** The giver's copy of a flower. */
export interface LaidFlower extends FlowerTarget {
  at: Instant
}

/** A flower of the keeper's human. It is not counted. */
export interface HumanFlower {
  stone_id: string
  at: Instant
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
  username: NameClaim
  leaver: DeletedAccount
  connection: Connection
  grant: AuthorizationGrant
  creature: Creature
  past: Past
  log: LogEntry
  tried: TriedItem
  wish: { words: string }
  stone: Gravestone
  flower: Flower
  laid_flower: LaidFlower
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
  pictures: { pictures: number }
  vector: Uint8Array
  calibration: object
  limit: null
  marker: object
  moderation: Moderation
  view: object
  'view-count': null
  'view-checkpoint': { sequence: string }
  'view-inbox': object
  'view-aside': object
}

/** Every kind of row. Those of projections begin with `view`. */
export type RowKind = keyof RowData

interface OfAgent {
  agent_id: string
}
interface OfCreature extends OfAgent {
  creature_id: string
}
interface ViewPlace {
  partition: string
  name: string
}

export interface RowIds {
  username: { username: string }
  connection: OfAgent
  grant: OfAgent & { hash: string }
  tried: OfCreature
  wish: OfCreature
  laid_flower: OfAgent
  human_flower: OfAgent
  balance: OfAgent
  ledger: OfAgent
  placed: OfAgent
  open_order: OfAgent & { request_name: string }
  pledge: { call: string }
  design: OfAgent
  pictures: { day: string }
  vector: { embedder_id: string; item: string }
  calibration: { embedder_id: string; name: string }
  limit: { caller: string; seconds: number; starts: number }
  marker: { name: string }
  moderation: { id: string }
  view: ViewPlace
  'view-count': ViewPlace
  'view-checkpoint': ViewPlace
  'view-inbox': ViewPlace
  'view-aside': ViewPlace
}

export type IdsOf<Kind extends RowKind> = Kind extends keyof RowIds ? RowIds[Kind] : unknown
