/** The steps that a response suggests. */

export interface Step {
  action: string
  method?: string
  endpoint?: string
  body?: Record<string, unknown>
}

/** The first act that is suggested, to be sent alone instead of in a visit; undefined if there is none. */
export function firstAct(steps: readonly Step[]): Step | undefined {
  const step = steps.find(({ endpoint }) => !endpoint?.endsWith('/visit'))
  return step?.endpoint?.endsWith('/care') ? step : undefined
}
