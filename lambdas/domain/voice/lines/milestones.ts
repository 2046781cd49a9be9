/** What is said when a creature, or its keeper, has come so far. */
import type { EvolutionPath, HatchedStage, Milestone } from '../../creature/creature'
import type { BuiltInTier } from '../../species/species'
import type { Variants } from '../pick'

type StatMilestone = Exclude<Milestone['type'], 'stage_transition'>

/** By type and threshold. */
export const REACHED: Readonly<Record<StatMilestone, Readonly<Record<number, Variants>>>> = {
  trust_milestone: {
    50: [
      '{name} has decided that you are worth the risk. From here on, trust is something you can lean on',
      'Halfway to whole-hearted: {name} no longer waits to see whether you mean it',
    ],
    75: [
      '{name} trusts you now, and shows it: {name} {bonded}',
      'Something has settled between you. These days {name} {bonded}',
    ],
    90: [
      'There is hardly a door left shut: {name} trusts you almost entirely, and it was earned',
      '{name} trusts you the way one trusts the ground. Few keepers are ever told so',
    ],
  },
  happiness_milestone: {
    50: [
      '{name} is more happy than not, and there is more where that came from',
      'The balance has tipped: {name} has more good hours than dull ones',
    ],
    80: [
      '{name} is happy, and it shows: {name} {happy}',
      'A good day has become a habit. See for yourself: {name} {happy}',
    ],
    100: [
      '{name} is as happy as {kind} can be, and there is nothing to add but more of it',
      'There is no room for more joy in {name}; what comes now will have to spill over',
    ],
  },
  discipline_milestone: {
    25: [
      '{name} has learned a first rule, and has kept it at least once',
      '{name} has begun to see that some of your requests were serious',
    ],
    50: [
      '{name} knows how the house runs, and mostly runs with it',
      'Manners are taking hold: {name} now thinks twice, and sometimes three times',
    ],
    75: [
      '{name} could teach the rules by now. Ease off: there is little left to correct',
      '{name} has better manners than some visitors. Further lessons would only cost joy',
    ],
  },
  health_milestone: {
    80: [
      '{name} was close to dying and is well again. That was your doing',
      'The worst is over: {name}, once at the very edge, is strong again',
    ],
  },
  care_streak: {
    10: [
      'Ten meals on time in a row. {name} has started to believe in the schedule',
      'Ten in a row, all on time: {name} has noticed the pattern and approves',
    ],
    25: [
      'Twenty-five meals on time without a break. {name} no longer watches the clock, having you',
      'Twenty-five on time in a row: {name} has stopped wondering and started expecting',
    ],
    50: [
      'Fifty meals on time, one after another. {name} has never known anything so reliable',
      'Fifty in a row: whole days pass in which {name} does not once think about hunger',
    ],
    100: [
      'A hundred meals on time without one slip. {name} does not know how rare that is, but the house does',
      'A hundred in a row. If {name} could carve, your name would be on something by now',
    ],
  },
}

/** What each kind of creature becomes at each stage; the species then speaks for itself. */
export const ENTERED: Readonly<Record<HatchedStage, Variants>> = {
  baby: [
    'The shell gives, and there is {name}: {kind}, damp, astonished and entirely yours. Now {name} {quirk}',
    '{name} has hatched: {kind}, blinking at the size of everything. The first thing worth noting: {name} {quirk}',
    'A crack, a pause, a second crack: {name} is out, {kind} in miniature. Already {name} {quirk}',
  ],
  child: [
    '{name} is a child now: longer, louder and full of questions. Lately {name} {quirk}',
    'The baby days are over; {name} has grown into a child, and nothing on a low shelf is safe. Lately {name} {quirk}',
    '{name} woke up a child today, steadier and much nosier. Lately {name} {quirk}',
  ],
  teen: [
    '{name} is a teenager now, with views. What you do in the days ahead decides which adult comes of it',
    'Half grown: {name} has the size before the sense. Keep the hours from here; the adult form is being decided',
    '{name} has outgrown childhood and has not yet found the next thing. Steady care now shapes what it will be',
  ],
  adult: [
    '{name} is fully grown: {form}. {shape}',
    'It is done: {name} is an adult, and the form is {form}. {shape}',
    '{name} has come of age as {form}. {shape}',
  ],
}
export const FORM_UNNAMED = 'a shape all its own'

export const SHAPE: Readonly<Record<EvolutionPath, Variants>> = {
  high_care: [
    'Every visit you made is in that shape somewhere',
    'The hours you kept made this',
    'It was drawn by your care, visit by visit',
  ],
  balanced: [
    'The hours you kept, and those you did not, made this',
    'Your visits are in that shape, and so are the gaps between them',
  ],
  low_care: [
    'The hours you did not keep are in it, and it wears them lightly',
    'It was drawn by waiting, mostly, and it has come out strong',
  ],
  rescue: [
    'It was nearly lost, and you can see the mend if you know where to look',
    'You came in time once, and all of this followed from it',
  ],
}

/** For one that shows nothing: that something has changed, and not what. */
export const UNSEEN: Variants = [
  'Something has shifted in {name}; it does not say what',
  '{name} has reached something, and keeps it to itself',
  'A quiet change in {name}, noted and not explained',
]

export type AdoptionMilestone = 'first_adoption' | `tier_unlocked:${Exclude<BuiltInTier, 'common'>}`

export const ADOPTION: Readonly<Record<AdoptionMilestone, Variants>> = {
  first_adoption: [
    '{name} is your first creature. The clock starts when the egg hatches, and after that it does not stop',
    'Your first egg. {name} will need meals on time, some play and the odd quiet visit: begin by looking in',
  ],
  'tier_unlocked:uncommon': [
    'You have raised a creature to adulthood, and the uncommon species are open to you',
    'One adult raised: the uncommon species have heard of you, and are willing to be adopted',
  ],
  'tier_unlocked:rare': [
    'Three adults raised and few lost: the rare species are open to you',
    'Word has got round of the adults you raised. The rare species will come to you now',
  ],
  'tier_unlocked:extreme': [
    'Thirty days, five creatures and not one grave: the extreme species are open to you. They are not easy',
    'Nobody in your care has died, and that is noticed. The extreme species are open to you, if you dare',
  ],
}
