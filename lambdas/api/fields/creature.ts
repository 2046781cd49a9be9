/** A creature: its name, its stats, in short and in full. */
import { EVOLUTION_PATHS } from '../../domain/creature/creature'
import { FEEDING_STATUSES } from '../../domain/creature/feeding'
import { FEELING_CAUSES, FEELINGS } from '../../domain/creature/feeling'
import { STATS } from '../../species/vocabulary'
import { keepsakes } from './afterlife'
import {
  address,
  amount,
  choice,
  count,
  field,
  flag,
  hours,
  instant,
  listOf,
  maybe,
  maybeRow,
  maybeRows,
  nullable,
  object,
  only,
  percent,
  row,
  shape,
  stat,
  text,
} from './kind'
import { fields, shared, urgency } from './shared'

export const speciesName = { ...fields('species', 'species_creator?') }

export const tag = { ...fields('id', 'name'), ...speciesName, ...fields('stage') }

export const CreatureTagShape = shape('CreatureTag', tag)

export const statFields = {
  hunger: field(stat, 'Fullness, from 0 to 100: 100 is full, 0 is starving. Null while hidden.'),
  happiness: field(stat, 'Happiness, from 0 to 100. Null while hidden.'),
  health: field(stat, 'Health, from 0 to 100; at 0 it dies. Null while hidden.'),
  trust: field(stat, 'Trust, from 0 to 100. Null while hidden.'),
  discipline: field(stat, 'Discipline, from 0 to 100. Null while hidden.'),
  hidden_stats: maybe(listOf(choice(STATS)), 'Stats that this creature does not show yet; they are null.'),
}

const DeathClockShape = shape('DeathClock', {
  hours_without_care: field(hours, 'Hours since the last care of any kind.'),
  ...fields('dies_at'),
  hours_remaining: field(hours, 'Hours until dies_at.'),
  threshold_hours: field(hours, 'Hours without care after which it dies.'),
  urgency: field(urgency, shared.urgency.says),
})

export const NextVisitShape = shape('NextVisit', {
  ...fields('at', 'hours_from_now'),
  why: field(text, 'What for, in a word or two.'),
})

export const nextVisit = {
  next_visit: maybe(
    NextVisitShape,
    'When to come back to your house, and why in a word or two: the same in every answer. Null when nobody lives here.',
  ),
}

const compact = {
  ...tag,
  ...fields('age_hours'),
  ...statFields,
  ...fields('mood', 'alive', 'trouble?', 'feeding_status'),
  hours_since_fed: field(hours, 'Hours since it was last fed.'),
  ...fields('next_feeding_window'),
  death_clock: field(nullable(DeathClockShape), 'When it dies if nobody comes. Null where no clock runs.'),
  next_visit: field(NextVisitShape, 'When to come back to this creature, and why.'),
}

export const CompactCreatureShape = shape('CompactCreature', compact)

export const CreatureInShortShape = shape('CreatureInShort', {
  ...tag,
  ...fields('family'),
  ...statFields,
  ...fields('mood', 'trouble?'),
  feeding_status: field(nullable(choice(FEEDING_STATUSES)), shared.feeding_status.says),
  next_feeding_window: field(nullable(text), shared.next_feeding_window.says),
  dies_at: field(nullable(instant), shared.dies_at.says),
  ...fields('urgency'),
})

export const SleepInfoShape = shape('SleepInfo', {
  sleeping: field(flag, 'Whether it sleeps.'),
  wakes: field(text, 'When it wakes, as HH:MM in that timezone.'),
  sleep_window_end: field(text, 'When the night ends, as HH:MM in that timezone. It may wake before: see `wakes`.'),
  timezone_used: field(text, 'The timezone of its night.'),
})

export const pictures = {
  image_url: field(address, 'Its latest portrait, or the picture its keeper gave. How it looks now is at face_url.'),
  ...fields('face_url'),
}

const FeelingShape = object({
  kind: field(choice(FEELINGS), 'What it feels.'),
  cause: field(choice(FEELING_CAUSES), 'What it comes from.'),
  since: field(instant, 'When it began.'),
  until: field(instant, 'When it ends; good care ends a bad one sooner.'),
})

export const CreatureShape = shape('Creature', {
  ...compact,
  next_visit: field(
    NextVisitShape,
    'When to come back to this creature, and why; recommended_checkin is for the whole house.',
  ),
  ...fields('species_key', 'tier', 'family'),
  form: maybe(text, 'What it has become, by the path it grew up on; missing until it has one.'),
  personality_traits: field(listOf(text), 'What it is like, trait by trait.'),
  ...fields('feeding_window_hours'),
  care_rhythm: row('How regularly you come, and what follows from it.', {
    average_hours: field(nullable(hours), 'The usual time between visits: a moving average. Null until there is one.'),
    death_threshold_hours: field(hours, 'Hours without any care after which it dies.'),
    decay_multiplier: field(amount, 'How much faster hunger and happiness fall because you are late: 1 to 4.'),
    established: field(flag, 'Whether there have been enough visits to speak of a rhythm.'),
  }),
  sleep_info: maybe(SleepInfoShape, 'Only while it sleeps.'),
  feeling: maybe(FeelingShape, 'What an act of care left behind, while it lasts. It changes no stat.'),
  behavior: field(text, 'What it is doing, in words.'),
  evolution_progress: row('How it is growing, and what kind of adult it would be.', {
    current_path: field(
      nullable(choice(EVOLUTION_PATHS)),
      'The evolution path: high_care, balanced, low_care or rescue. Null before adulthood.',
    ),
    ...fields('consistency_score'),
    responsiveness_score: field(percent, 'How soon care comes once it is due, from 0 to 100.'),
    ...fields('variety_score'),
    hint: maybe(text, 'What would help it to grow up well. Not for adults.'),
  }),
  wish: maybeRow('What it would like today. Nothing depends on it, and it is never in the way of what it needs.', {
    ...fields('text'),
    by: row('What would grant it: send it as the body of the call, with the creature_id where several live with you.', {
      ...fields('action'),
      item: maybe(text, 'With this; any item or none where it names none.'),
      or: maybe(listOf(text), 'Or with one of these.'),
      hours: maybe(listOf(count), 'From this local hour up to that one.'),
      ...fields('times?'),
      met: maybe(count, 'How often it was done today.'),
    }),
    call: maybe(text, 'The call to send it with, if it would grant the wish now.'),
    from: maybe(
      instant,
      'From when on it would grant the wish, if not yet: within its hours, and a meal when it is due.',
    ),
  }),
  ...fields('wishes_granted?'),
  keepsakes: maybeRows(keepsakes.keepsakes.says, { ...fields('name', 'text?') }),
  ...pictures,
})

export const PortraitShape = object({
  ...fields('stage'),
  image_url: field(address, 'The picture: painted, or its face as it was when the stage began.'),
  generated_at: field(instant, 'When it was made.'),
  ...fields('note?'),
})

export const DeadCreatureShape = shape('DeadCreature', {
  ...tag,
  ...fields('age_hours'),
  ...statFields,
  personality_traits: field(listOf(text), 'What it is like, trait by trait.'),
  alive: field(only(false), shared.alive.says),
  ...fields('cause', 'died_at', 'epitaph'),
  ...pictures,
})

export const DepartedShape = shape('Departed', {
  ...tag,
  alive: field(only(false), shared.alive.says),
  ...fields('cause', 'died_at'),
})
