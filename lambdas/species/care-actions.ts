/** The care actions. Schemas, refusals, charts and most texts that name actions read these two tables. */

/**
 * `worksAsleep`: accepted while the creature sleeps, and also below the trust that its species needs for other care
 * (`care_needs_trust`).
 */
export const CARE = {
  feed: { takesItem: true, worksAsleep: false },
  play: { takesItem: true, worksAsleep: false },
  clean: { takesItem: true, worksAsleep: false },
  medicine: { takesItem: true, worksAsleep: false },
  discipline: { takesItem: true, worksAsleep: false },
  sleep: { takesItem: true, worksAsleep: false },
  reflect: { takesItem: false, worksAsleep: true },
} as const satisfies Record<string, { takesItem: boolean; worksAsleep: boolean }>

export type CareAction = keyof typeof CARE
export const CARE_ACTIONS = Object.keys(CARE) as readonly CareAction[]

/** "feed, play, … and reflect". */
export const careActionList = (conjunction: 'and' | 'or'): string =>
  `${CARE_ACTIONS.slice(0, -1).join(', ')} ${conjunction} ${CARE_ACTIONS.at(-1)}`

export const ACTIONS_WHILE_ASLEEP: readonly CareAction[] = CARE_ACTIONS.filter((action) => CARE[action].worksAsleep)

interface CareWords {
  /** Used after "it was": "washed". */
  passive: string
  /** Used around the creature's name: "put Moth to bed". */
  active: readonly [before: string, after: string]
  /** Used in a list of what was given: "Bedtime". */
  noun: string
  /** Used in a life chart. */
  colour: `#${string}`
}

/** Separate from `CARE`, so that functions that show no words do not bundle them. */
export const CARE_WORDS: Readonly<Record<CareAction, CareWords>> = {
  feed: { passive: 'fed', active: ['fed ', ''], noun: 'Meal', colour: '#d9701c' },
  play: { passive: 'played with', active: ['played with ', ''], noun: 'Play', colour: '#3f9142' },
  clean: { passive: 'washed', active: ['washed ', ''], noun: 'Wash', colour: '#2f8fc4' },
  medicine: { passive: 'given medicine', active: ['gave ', ' its medicine'], noun: 'Medicine', colour: '#d23b4a' },
  discipline: { passive: 'corrected', active: ['had a word with ', ''], noun: 'A stern word', colour: '#8a7660' },
  sleep: { passive: 'put to bed', active: ['put ', ' to bed'], noun: 'Bedtime', colour: '#7c72c9' },
  reflect: { passive: 'sat with', active: ['sat with ', ''], noun: 'Company', colour: '#c05aa0' },
}

export type ItemAction = { [A in CareAction]: (typeof CARE)[A]['takesItem'] extends true ? A : never }[CareAction]
export const takesItem = (action: CareAction): action is ItemAction => CARE[action].takesItem
export const ITEM_ACTIONS: readonly ItemAction[] = CARE_ACTIONS.filter(takesItem)
