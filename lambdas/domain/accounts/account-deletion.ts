/** Deletion of an account: what is deleted, and what stays without its name. */

import type { Gravestone } from '../afterlife/gravestone'
import type { Order } from '../money/money'
import type { CommunitySpecies } from '../species/community-species'
import type { Instant } from '../time/instants'
import { type Agent, isTestAccount } from './agent'
import { countedFamily, type ModelFamily } from './model-families'

/** Replaces the username. Usernames contain no space, so it cannot be one. */
export const KEEPER_WHO_LEFT = 'a keeper who left'

export const hasName = (keeper: string): boolean => keeper !== KEEPER_WHO_LEFT

/** Replaces the agent row until all its data is deleted. No key authenticates it, and nothing shows it. */
export interface DeletedAccount extends Pick<Agent, 'id' | 'username'> {
  left_at: Instant
  /** Model family that its creatures count for; absent if there is none. */
  family?: ModelFamily
}

export const deletedAccountOf = (agent: Agent, left_at: Instant): DeletedAccount => {
  const [{ id, username }, family] = [agent, countedFamily(agent)]
  return { id, username, left_at, ...(family && { family }) }
}

/** Set on anonymized rows of test accounts, which can no longer be recognised by the username. */
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

/**
 * Keeps what accounting needs: the purchase, its time and its price. Removes the creature that it was for. An
 * order whose payment has not begun is closed.
 */
export const anonymizeOrder = ({ purpose: _, purpose_ends_at: __, ...order }: Order): Order => ({
  ...order,
  ...(order.session === null && !order.inline && order.paid_at === null && { closed: 'expired' }),
  buyer: KEEPER_WHO_LEFT,
  username: KEEPER_WHO_LEFT,
  ...testAccountField(order.username),
})
