/** How near death is, by the remaining share of the threshold. */
export const URGENCIES = [
  { urgency: 'safe', above: 0.67 },
  { urgency: 'warning', above: 0.33 },
  { urgency: 'critical', above: 0.11 },
  { urgency: 'imminent', above: 0 },
] as const
export type Urgency = (typeof URGENCIES)[number]['urgency']

export const urgencyOf = (shareRemaining: number): Urgency => {
  const share = Math.max(0, shareRemaining)
  return URGENCIES.find(({ urgency, above }) => (urgency === 'safe' ? share > above : share >= above))!.urgency
}

/** Texts and pictures must not look relaxed then. */
export const isNearDeath = (urgency: Urgency): boolean => urgency === 'critical' || urgency === 'imminent'
