/**
 * Stored codes of the domain's closed word lists. A word without a code does not compile, and codes do not depend on
 * the order of a list. Never reuse a code: stored rows would change their meaning.
 */

import type { Past } from '../../domain/afterlife/gravestone'
import type { Effectiveness, ItemCategory } from '../../domain/care/care'
import type { Cause, EvolutionPath, HatchedStage, Milestone, Stage } from '../../domain/creature/creature'
import type { FeedTiming } from '../../domain/creature/feeding'
import type { FeelingCause, FeelingKind } from '../../domain/creature/feeling'
import type { KeepsakeKind } from '../../domain/creature/keepsakes'
import type { Expression } from '../../domain/creature/mood'
import type { PaintingFailure } from '../../domain/creature/painting-result'
import type { CareAction, ItemAction } from '../../species/care-actions'
import type { BuiltInTier, Family, InnateTrait, Tier, TrustSpeed } from '../../species/vocabulary'

export type Codes<Word extends string> = Readonly<Record<Word, string>>

export const FAMILY_CODES: Codes<Family> = { cat: 'c', dog: 'd', exotic: 'e', 'ai-native': 'a' }

export const BUILT_IN_TIER_CODES: Codes<BuiltInTier> = { common: 'c', uncommon: 'u', rare: 'r', extreme: 'x' }
export const TIER_CODES: Codes<Tier> = { ...BUILT_IN_TIER_CODES, community: 'm' }

export const TRUST_SPEED_CODES: Codes<TrustSpeed> = { instant: 'i', fast: 'f', medium: 'm', slow: 's' }

/** One letter each: a creature's traits are stored as one text. */
export const TRAIT_CODES: Codes<InnateTrait> = {
  punctual: 'p',
  forgiving: 'f',
  suspicious: 's',
  grateful: 'g',
  stoic: 't',
  anxious: 'a',
  vocal: 'v',
  stubborn: 'b',
  gentle: 'e',
  nocturnal: 'n',
  social: 'o',
  solitary: 'l',
}

export const ITEM_ACTION_CODES: Codes<ItemAction> = {
  feed: 'f',
  play: 'p',
  clean: 'c',
  medicine: 'm',
  discipline: 'd',
  sleep: 's',
}
/** One letter each: a creature's recent actions are stored as one text. */
export const ACTION_CODES: Codes<CareAction> = { ...ITEM_ACTION_CODES, reflect: 'r' }

export const EXPRESSION_CODES: Codes<Expression> = {
  sleeping: 's',
  critical: 'c',
  sick: 'i',
  hungry: 'h',
  happy: 'a',
  curious: 'u',
  content: 'o',
  fading: 'f',
  wary: 'w',
}

export const HATCHED_STAGE_CODES: Codes<HatchedStage> = { baby: 'b', child: 'c', teen: 't', adult: 'a' }
export const STAGE_CODES: Codes<Stage> = { egg: 'e', ...HATCHED_STAGE_CODES }

export const PATH_CODES: Codes<EvolutionPath> = { high_care: 'h', balanced: 'b', low_care: 'l', rescue: 'r' }

export const CAUSE_CODES: Codes<Cause> = { poison: 'p', hunger: 'h', illness: 'i', neglect: 'n' }

export const ENDED_CODES: Codes<Past['ended']> = { died: 'd', released: 'r' }

/** One letter each: the milestone's value follows it. */
export const MILESTONE_CODES: Codes<Milestone['type']> = {
  trust_milestone: 't',
  happiness_milestone: 'h',
  discipline_milestone: 'd',
  health_milestone: 'e',
  care_streak: 's',
  stage_transition: 'g',
  age_milestone: 'a',
}

export const FEELING_CODES: Codes<FeelingKind> = {
  hurt: 'h',
  let_down: 'l',
  scolded: 's',
  glad_of_wish: 'g',
  missed_you: 'm',
  proud: 'p',
}

export const FEELING_CAUSE_CODES: Codes<FeelingCause> = {
  harmful_item: 'h',
  late_meal: 'l',
  missed_meal: 'm',
  discipline: 'd',
  wish_granted: 'g',
  long_wait: 'w',
  milestone: 'i',
}

export const CATEGORY_CODES: Codes<ItemCategory> = { loved: 'v', liked: 'l', neutral: 'n', disliked: 'd', harmful: 'h' }

export const TIMING_CODES: Codes<FeedTiming> = { early: 'e', on_time: 'o', late: 'l', missed_window: 'm' }

export const EFFECTIVENESS_CODES: Codes<Effectiveness> = { effective: 'e', reduced: 'r', wasted: 'w' }

/** One letter each: what a creature kept is stored as one text. */
export const KEEPSAKE_CODES: Codes<KeepsakeKind> = {
  wish_1: '1',
  wish_2: '2',
  wish_3: '3',
  wish_4: '4',
  wish_5: '5',
  return: 'r',
  streak: 's',
  hundred_days: 'h',
}

export const SETBACK_CODES: Codes<PaintingFailure> = { unaffordable: 'u', refused: 'r', failed: 'f' }
