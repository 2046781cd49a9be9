/** How near death is, by the remaining share of the threshold. */
export const URGENCIES = [
  { urgency: 'safe', above: 0.67 },
  { urgency: 'warning', above: 0.33 },
  { urgency: 'critical', above: 0.11 },
  { urgency: 'imminent', above: Number.NEGATIVE_INFINITY },
] as const
export type Urgency = (typeof URGENCIES)[number]['urgency']

export const urgencyOf = (shareRemaining: number): Urgency =>
  URGENCIES.find(({ urgency, above }) => (urgency === 'safe' ? shareRemaining > above : shareRemaining >= above))!
    .urgency

/** Texts and pictures must not look relaxed then. */
export const isNearDeath = (urgency: Urgency): boolean => urgency === 'critical' || urgency === 'imminent'
