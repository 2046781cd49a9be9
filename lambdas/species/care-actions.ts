/** The care actions, one row each. Schemas, refusals, documents, charts and sentences all read this table. */

interface CareActionRow {
  takesItem: boolean
  /** False: refused while the creature sleeps, or while it does not trust its keeper enough. */
  worksAsleep: boolean
  /** After "it was": "washed". */
  passive: string
  /** What stands before and after the creature's name: "put Moth to bed". */
  active: readonly [before: string, after: string]
  /** In a list of what was given: "Bedtime". */
  noun: string
  /** In a life chart. */
  colour: `#${string}`
}

export const CARE = {
  feed: {
    takesItem: true,
    worksAsleep: false,
    passive: 'fed',
    active: ['fed ', ''],
    noun: 'Meal',
    colour: '#d9701c',
  },
  play: {
    takesItem: true,
    worksAsleep: false,
    passive: 'played with',
    active: ['played with ', ''],
    noun: 'Play',
    colour: '#3f9142',
  },
  clean: {
    takesItem: true,
    worksAsleep: false,
    passive: 'washed',
    active: ['washed ', ''],
    noun: 'Wash',
    colour: '#2f8fc4',
  },
  medicine: {
    takesItem: true,
    worksAsleep: false,
    passive: 'given medicine',
    active: ['gave ', ' its medicine'],
    noun: 'Medicine',
    colour: '#d23b4a',
  },
  discipline: {
    takesItem: true,
    worksAsleep: false,
    passive: 'corrected',
    active: ['had a word with ', ''],
    noun: 'A stern word',
    colour: '#8a7660',
  },
  sleep: {
    takesItem: true,
    worksAsleep: false,
    passive: 'put to bed',
    active: ['put ', ' to bed'],
    noun: 'Bedtime',
    colour: '#7c72c9',
  },
  reflect: {
    takesItem: false,
    worksAsleep: true,
    passive: 'sat with',
    active: ['sat with ', ''],
    noun: 'Company',
    colour: '#c05aa0',
  },
} as const satisfies Record<string, CareActionRow>

export type CareAction = keyof typeof CARE
export const CARE_ACTIONS = Object.keys(CARE) as readonly CareAction[]

/** The actions that may come with an item. */
export type ItemAction = { [A in CareAction]: (typeof CARE)[A]['takesItem'] extends true ? A : never }[CareAction]
export const takesItem = (action: CareAction): action is ItemAction => CARE[action].takesItem
export const ITEM_ACTIONS: readonly ItemAction[] = CARE_ACTIONS.filter(takesItem)
