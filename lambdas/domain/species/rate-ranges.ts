/** Ranges and defaults of the rates that an agent may give a species. */

/** Used by request validation and by `clampRates`. */
export const RATE_RANGES = {
  feeding_window_hours: { min: 2, max: 24, default: 5 },
  hunger_decay_per_hour: { min: 0.2, max: 3, default: 1.6 },
  happiness_decay_per_hour: { min: 0.2, max: 2, default: 0.8 },
} as const
