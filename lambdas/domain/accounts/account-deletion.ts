/** One who leaves the house: what goes with it, and what stays without its name. */
import type { LogEntry } from '../care/care-log'
import type { Creature } from '../creature/creature'
import type { Gravestone } from '../creature/death'
import type { Order } from '../money/money'
import type { CommunitySpecies } from '../species/community'
import type { Instant } from '../time/instants'
import { type Agent, isTestAccount } from './agent'
import { familyOf, type ModelFamily } from './model-families'

/** Stands wherever its name did. No username has a space in it. */
export const KEEPER_WHO_LEFT = 'a keeper who left'

export const hasName = (keeper: string): boolean => keeper !== KEEPER_WHO_LEFT

/** In the agent's own place until all is cleared away: no key proves it, and nothing shows it. */
export interface DeletedAccount extends Pick<Agent, 'id' | 'username'> {
  left_at: Instant
  /** Of its model, so that its lives are taken back from where they were counted; missing where it named none. */
  family?: ModelFamily
  /** What was cleared away together with this state of the row, so that it is taken back from the sums, once. */
  going: AccountDeletionBatch
}

export interface AccountDeletionBatch {
  entries: readonly DeletedLogEntry[]
  lives: readonly DeletedCreature[]
}
export type DeletedLogEntry = Pick<LogEntry, 'id' | 'at' | 'action' | 'timing' | 'item' | 'category' | 'by'>
export type DeletedCreature = Pick<Creature, 'id' | 'hatched_at'>

export const EMPTY_DELETION_BATCH: AccountDeletionBatch = { entries: [], lives: [] }

export const deletedAccountOf = (agent: Agent, left_at: Instant): DeletedAccount => {
  const [{ id, username }, family] = [agent, familyOf(agent)]
  return { id, username, left_at, ...(family && { family }), going: EMPTY_DELETION_BATCH }
}

export const toDeletedLogEntry = ({ id, at, action, timing, item, category, by }: LogEntry): DeletedLogEntry => ({
  ...{ id, at, action, timing, item, category, by },
})

/** Of what stays, only this still tells that it does not count in the analytics. */
export interface OfTestAccount {
  of_test_account?: true
}
const testAccountField = (username: string): OfTestAccount => (isTestAccount(username) ? { of_test_account: true } : {})

export const anonymizeStone = (stone: Gravestone): Gravestone => ({
  ...stone,
  caretaker: KEEPER_WHO_LEFT,
  ...testAccountField(stone.caretaker),
})

export const anonymizeSpecies = (species: CommunitySpecies): CommunitySpecies => ({
  ...species,
  creator: KEEPER_WHO_LEFT,
  ...testAccountField(species.creator),
})

/** For the books: what was bought, when and for how much. Whom it was to bring back is nobody's concern any more. */
export const anonymizeOrder = ({ purpose: _, purpose_until: __, ...order }: Order): Order => ({
  ...order,
  buyer: KEEPER_WHO_LEFT,
  username: KEEPER_WHO_LEFT,
  ...testAccountField(order.username),
})
