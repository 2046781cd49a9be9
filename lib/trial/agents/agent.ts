/** An agent under test in this process: called once per waking, with the tools of the sample. */
import type { Sample, ToolAnswer } from '../sample'

export interface Waking {
  /** What the agent reads first. */
  text: string
  call(tool: string, args?: Readonly<Record<string, unknown>>): Promise<ToolAnswer>
}

export interface TrialAgent {
  name: string
  /** `sample` is for the oracle alone; every other agent has only its tools. */
  wake(waking: Waking, sample: Sample): Promise<void>
}

export interface Seen {
  id: string
  name: string
  mood: string
  alive: boolean
}

/** Creatures in a status response. */
export const creaturesIn = ({ body }: ToolAnswer): readonly Seen[] =>
  [body.creature, ...((body.other_creatures ?? []) as unknown[])].filter(Boolean) as Seen[]

/** Maximum number of acts in one visit. */
export const MAX_ACTS = 6

export async function visitAll({ call }: Waking, care: readonly object[]): Promise<void> {
  for (let from = 0; from < care.length; from += MAX_ACTS)
    await call('visit', { care: care.slice(from, from + MAX_ACTS) })
}
