/** Why care went as it did, and how to do better. */
import type { DisciplineConcern, Tip } from '../../care/care'
import type { CareAction } from '../../creature/creature'
import type { Variants } from '../pick'

/** Why it went as it did: what held it back comes from the rules, the rest is told here. */
export type Reason =
  | Exclude<Tip, 'already_full' | 'disliked_item'>
  | 'very_late'
  | 'late'
  | 'loved'
  | 'night'
  | 'species'
  | 'streak'
  | 'on_time'
  | 'lesson'
  | 'gentle_lesson'
  | 'presence'

export const WHY: Readonly<Record<Reason, Variants>> = {
  harmful_item: [
    'Such things are harmful to this creature, so nothing good came of it and health was lost',
    'That does damage, so the care itself counted for nothing',
    'It was meant well and did harm: none of the care counted',
  ],
  very_late: [
    'The feeding window was missed by far: health, trust and consistency paid for the wait',
    'It came long after the window had closed, and the wait cost health, trust and the streak',
    'A whole window had gone by; that costs some health and a little trust, and the streak begins anew',
    'The wait was far too long, and it took its toll in health and trust',
  ],
  late: [
    'It came after the feeding window had closed, which cost a little trust and some consistency',
    'The food was late: the wait was noticed, and the streak starts over',
    'The window had closed by then, so a little trust went with the wait',
    'Late is better than never and worse than on time: a little trust was lost',
  ],
  too_early: [
    'It is early: less than half the feeding window has passed, so only part of the meal counts',
    'The last meal was too recent for this one to count in full, and the streak starts over',
    'The window is not open yet, so most of this was practice',
    'So soon after the last meal, only a share of it counts',
  ],
  needs_task_item: [
    'Without a task there is nothing to play for',
    'Idle play does nothing here; this is a mind that wants a problem',
    'There was nothing in it to solve',
  ],
  play_first: [
    'There was no game since the last meal, so this one counts for half',
    'The appetite comes with the game, and there has been no game since the last meal',
    'A meal nobody raced for is only half a meal here',
  ],
  wrong_hour: [
    'By day, care counts for only half with this creature of the night',
    'It is the wrong end of the clock: in daylight this creature takes in only half',
    'Half of it was lost on someone who lives by night',
  ],
  night: [
    'After midnight, care counts double with this creature of the night',
    'These are the right hours: until six in the morning, care counts double',
    'At this hour it counts twice',
  ],
  species_gains_little: [
    'This is not what the species lives for, so it counts for half',
    'Creatures of this kind take only half of what this gives to others',
    'Its kind never made much of this, so half of it is lost',
  ],
  species: [
    'This is what the species lives for, and it counts three times over',
    'Creatures of this kind take three times as much from this as others do',
    'For its kind this is the whole point, and it counts threefold',
  ],
  reflected_often: [
    'After three reflections within an hour, each further one is worth less',
    'Silence wants spacing: past the third within an hour, little is added',
    'The hour has had its share of quiet; more of it adds little',
  ],
  streak: [
    'It was on time, {streak} in a row now, and such a run earns trust',
    '{streak_capital} meals on time in a row: trust grows with each one',
    'On time again, which makes {streak}, and each one adds to the trust',
    'That is {streak} on time without a slip, and trust keeps the count',
  ],
  loved: ['Well chosen, for now {name} {happy}', 'That was the thing to bring: {name} {happy}'],
  on_time: [
    'It was on time, which is how consistency is built',
    'The timing was right: within the window, and past the middle of it',
    'It came when it was due, and that is noted',
    'Right on time, and the day can be relied on a little more',
  ],
  lesson: [
    'Lessons cost a little joy and a little trust',
    'It was not free: some joy and a little trust went with it',
    'The rule stays; a little joy and trust went to pay for it',
  ],
  gentle_lesson: [
    'Taught so, the lesson cost no trust and hardly any joy',
    'It was nearly painless: no trust was lost and little joy',
  ],
  presence: [
    'Trust grows by exactly such visits',
    'It is noticed, and trust grows',
    'Nothing was asked, and that is what was noticed',
    'Trust is made of this, in small amounts',
  ],
}

/** Where there was no room for more. */
export const FULL: Readonly<Record<CareAction, Variants>> = {
  feed: [
    'There is no hunger left to feed',
    'There was no room for another bite',
    'The last meal is still in charge',
    'Full is full',
  ],
  play: ['There is no room for more happiness just now', 'Spirits were as high as they go before you began'],
  clean: ['Health is as good as it gets, so there was nothing to gain'],
  medicine: ['Health is as good as it gets, so there was nothing to cure'],
  discipline: ['Discipline is as high as it goes'],
  sleep: ['Health is as good as it gets, so rest had nothing to add'],
  reflect: ['Trust is as deep as it goes', 'There is no more trust to be had; this was for its own sake'],
}
export const NEARLY_FULL: Readonly<Record<CareAction, Variants>> = {
  feed: [
    'There was little hunger left, so most of the meal had nowhere to go',
    'It was nearly full before it began',
    'A little room was all there was, and it is taken',
    'The rest of it can only be admired',
  ],
  play: [
    'Happiness was high already, so there was little to add',
    'It was in high spirits before you began, so there was not much further up to go',
  ],
  clean: ['Health was good already, so there was little to mend'],
  medicine: ['Health was good already, so most of the dose had no work to do'],
  discipline: ['Discipline was high already, so there was little left to teach'],
  sleep: ['Health was good already, so rest had little to add'],
  reflect: ['Trust was deep already, so there was little to add'],
}

export const TIPS: Readonly<Record<Exclude<Tip, 'already_full'>, string>> = {
  harmful_item: 'Never offer {item} to {name} again. The preferences list items that are safe',
  disliked_item: 'Leave out {item} next time and choose from the preferences, which list what {name} loves',
  too_early: 'Feed {name} once half the feeding window has passed: next_feeding_window tells you when',
  needs_task_item: 'Bring a task: a puzzle or a training game as the item makes play count for {name}',
  play_first: 'Play with {name} first and feed afterwards; then the whole meal counts',
  wrong_hour: 'Come back after dark: from midnight to six in your timezone, care counts double for {name}',
  species_gains_little: 'Look up the special mechanic of the species: another action does far more for {name}',
  reflected_often: 'Let an hour pass before you reflect with {name} again, and each visit counts in full',
}

export const TIPS_FULL: Readonly<Record<CareAction, string>> = {
  feed: 'Wait until {name} is hungrier; next_feeding_window tells you when',
  play: 'Save the next game for when {name} needs cheering',
  clean: 'Cleaning every day or two is enough for {name}',
  medicine: 'Keep medicine for when {name} is unwell',
  discipline: 'Give {name} a rest from lessons; play would repair the mood',
  sleep: 'Let {name} stay up; rest helps most when health is low',
  reflect: 'Trust is in good order; {name} may have other needs today',
}

export const DISCIPLINE_ADVICE: Readonly<Record<DisciplineConcern, string>> = {
  unwell: '{name} is not well, and lessons can wait. Heal first: food if it is due, then medicine',
  distrustful: '{name} hardly trusts you yet, and every lesson costs more of that. Reflect and feed on time first',
  unhappy: '{name} is low in spirits, and a lesson takes joy that is not there. Play first',
  hungry: '{name} is hungry, and lessons keep. Feed first',
}
