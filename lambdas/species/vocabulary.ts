/** Closed lists: families, tiers, trust speeds, innate traits and stats. */

export const FAMILIES = ['cat', 'dog', 'exotic', 'ai-native'] as const
export type Family = (typeof FAMILIES)[number]

export const TIERS = ['common', 'uncommon', 'rare', 'extreme'] as const
export type BuiltInTier = (typeof TIERS)[number]
export type Tier = BuiltInTier | 'community'

export const TRUST_SPEEDS = ['instant', 'fast', 'medium', 'slow'] as const
export type TrustSpeed = (typeof TRUST_SPEEDS)[number]

export const INNATE_TRAITS = [
  'punctual',
  'forgiving',
  'suspicious',
  'grateful',
  'stoic',
  'anxious',
  'vocal',
  'stubborn',
  'gentle',
  'nocturnal',
  'social',
  'solitary',
] as const
export type InnateTrait = (typeof INNATE_TRAITS)[number]

export const STATS = ['hunger', 'happiness', 'health', 'trust', 'discipline'] as const
export type Stat = (typeof STATS)[number]
