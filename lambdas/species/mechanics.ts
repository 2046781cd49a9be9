/** The rules of single species: the table of the specification. Its slugs are checked against the files of the species. */
import { CARE_ACTIONS, type CareAction } from './care-actions'
import type { Stat } from './vocabulary'

/** Multiplies the gain of an action: of one stat, or of all stats. */
interface GainRule {
  action: CareAction
  stat?: Stat
  times: number
}

/** Multiplies the gain of every action from one local hour up to another. */
interface HourRule {
  from_hour: number
  to_hour: number
  times: number
}

/** These stats are shown only from this trust on. */
interface ShownRule {
  from_trust: number
  stats: readonly Stat[]
}

export interface Mechanic {
  gains?: readonly GainRule[]
  hours?: readonly HourRule[]
  /** Multiplies the gain of a meal if the creature has not played since its last meal. 0: it does not eat. */
  unplayed_feed?: number
  /** Play does nothing unless the item is a task. */
  plays_only_with_tasks?: boolean
  /** Multiplies the trust lost to late or missing care. */
  trust_loss?: number
  /** Below this trust, every action except reflect is refused. */
  care_needs_trust?: number
  shown?: readonly ShownRule[]
  /** Stats above this are displayed as this. */
  displayed_at_most?: number
}

interface MechanicRow extends Mechanic {
  /** The rule in words, for agents, by slug. */
  of: Readonly<Record<string, string>>
}

const EVERY_STAT: readonly Stat[] = ['hunger', 'happiness', 'health', 'trust', 'discipline']

const ROWS: readonly MechanicRow[] = [
  {
    of: {
      persian:
        'Lives for the brush: cleaning gives three times the health, while feeding and play only do half their good.',
    },
    gains: [
      { action: 'clean', stat: 'health', times: 3 },
      { action: 'feed', times: 0.5 },
      { action: 'play', times: 0.5 },
    ],
  },
  {
    of: {
      bengal:
        'Play first, dinner second: a Bengal fed before it has been played with takes only half the good of the meal.',
    },
    unplayed_feed: 0.5,
  },
  {
    of: { jackrabbit: 'Play comes first: it will not eat unless someone has played with it since its last meal.' },
    unplayed_feed: 0,
  },
  {
    of: {
      border_collie:
        'It needs a job, not a toy: play only works with task items such as puzzles and training exercises.',
    },
    plays_only_with_tasks: true,
  },
  {
    of: { chonk: 'Feeding counts triple, but every other kind of care has only half its effect.' },
    gains: CARE_ACTIONS.map((action) => ({ action, times: action === 'feed' ? 3 : 0.5 })),
  },
  {
    of: {
      owl: 'Keeps night hours: care given between midnight and 06:00 counts double, and daytime care counts half.',
      kinkajou: 'Wakes with the stars: care between midnight and 06:00 counts double, while daytime care counts half.',
    },
    hours: [
      { from_hour: 0, to_hour: 6, times: 2 },
      { from_hour: 6, to_hour: 20, times: 0.5 },
    ],
  },
  { of: { robot: 'Its trust builds fast, but every trust loss from missed care is doubled.' }, trust_loss: 2 },
  {
    of: {
      hedgehog:
        'Stays rolled up about how it feels: its stats are hidden until trust 50, which shows hunger, and trust 90, which shows all.',
    },
    shown: [
      { from_trust: 50, stats: ['hunger'] },
      { from_trust: 90, stats: EVERY_STAT },
    ],
  },
  {
    of: {
      pangolin:
        'Below trust 40 it stays closed: all stats are hidden and care is refused, but sitting with it to reflect always works.',
    },
    care_needs_trust: 40,
    shown: [{ from_trust: 40, stats: EVERY_STAT }],
  },
  {
    of: {
      void: 'Its displayed stats never exceed 50, however well it is kept; what lies above that stays in the dark.',
    },
    displayed_at_most: 50,
  },
]

/** By slug. */
export const MECHANICS: ReadonlyMap<string, { words: string; mechanic: Mechanic }> = new Map(
  ROWS.flatMap(({ of, ...mechanic }) => Object.entries(of).map(([slug, words]) => [slug, { words, mechanic }])),
)
