/** Whether an item poisons or injures an animal, by the lists. */
import type { ItemAction } from '../../../species/care-actions'
import type { BodyKind } from '../../../species/items'
import { containsPhrase, normaliseItem } from './normalise'
import { type PoisonList, poisonLists } from './poison-lists'

interface Poison extends Omit<PoisonList, 'names'> {
  name: string
}

let poisons: readonly Poison[] | undefined

/** Parsed at the first judgement. */
const allPoisons = (): readonly Poison[] => {
  poisons ??= poisonLists().flatMap(({ names, ...rest }) =>
    names.split(',').map((name) => ({ ...rest, name: normaliseItem(name) })),
  )
  return poisons
}

/**
 * Whether the normalised item poisons such an animal. A poison that is named in an item which the species approves for
 * this action is none for it.
 */
export const isPoison = (body: BodyKind, action: ItemAction, item: string, approved: readonly string[]): boolean =>
  allPoisons().some(
    (poison) =>
      containsPhrase(item, poison.name) &&
      poison.bodies.includes(body) &&
      poison.actions.includes(action) &&
      !approved.some((one) => containsPhrase(normaliseItem(one), poison.name)),
  )
