/** Takes the first step of each response until one recommends a later visit. */

export interface Step {
  action: string
  method?: string
  endpoint?: string
  body?: Record<string, unknown>
}

export interface Checkin {
  at: string
  hours_from_now: number
}

/** More than any visit needs, with three creatures. */
const MOST_STEPS = 60

interface Advice {
  next_steps?: readonly Step[]
  recommended_checkin?: Checkin
  /** In responses that leave out the reason. */
  next_visit?: Checkin
}

export interface Following<Answer> {
  send(step: Step): Promise<Answer>
  /** Called with every response before its first step is taken. */
  look?(answer: Answer): Promise<void> | void
  isLater?(checkin: Checkin): boolean
}

/** Returns the recommended visit; null if a response has no step, or if the steps do not end. */
export async function followSteps<Answer extends { body: unknown }>(
  first: Answer,
  { send, look, isLater = ({ hours_from_now }) => hours_from_now > 0 }: Following<Answer>,
): Promise<Checkin | null> {
  let answer = first
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    await look?.(answer)
    const { next_steps: [step] = [], next_visit, recommended_checkin: checkin = next_visit } = answer.body as Advice
    if (!step) return null
    if (checkin && isLater(checkin) && step.method === 'GET') return checkin
    answer = await send(step)
  }
  return null
}

/** The first act that is suggested, to be sent alone instead of in a visit; undefined if there is none. */
export function firstAct(steps: readonly Step[]): Step | undefined {
  const step = steps.find(({ endpoint }) => !endpoint?.endsWith('/visit'))
  return step?.endpoint?.endsWith('/care') ? step : undefined
}
