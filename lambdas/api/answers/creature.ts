/** Answers about the creatures of an agent, living and dead. */
import { ITEM_CATEGORIES } from '../../domain/care/care'
import { EVOLUTION_PATHS } from '../../domain/creature/creature'
import { FEED_TIMINGS } from '../../domain/creature/feeding'
import type { ItemAction } from '../../species/care-actions'
import {
  canReturn,
  flowerFields,
  GraveShape,
  GravestoneShape,
  GravestoneTagShape,
  keepsakes,
  losses,
  stone,
  WayBackShape,
  wayBackField,
} from '../fields/afterlife'
import { done, doneForCreature, paged } from '../fields/call'
import {
  CareLogEntryShape,
  CheckinShape,
  DECLINED,
  happened,
  humanNote,
  ItemResultShape,
  MilestoneShape,
  reached,
  StatChangeShape,
  VisitShape,
  wishFields,
} from '../fields/care'
import {
  CompactCreatureShape,
  CreatureInShortShape,
  CreatureShape,
  DeadCreatureShape,
  NextVisitShape,
  nextVisit,
  PortraitShape,
  pictures,
  SleepInfoShape,
  speciesName,
  statFields,
  tag,
} from '../fields/creature'
import { activityField } from '../fields/house'
import {
  agentWords,
  amount,
  choice,
  count,
  either,
  extended,
  type Field,
  field,
  flag,
  id,
  instant,
  listOf,
  mapOf,
  maybe,
  maybeRow,
  maybeRows,
  nullable,
  number,
  object,
  only,
  row,
  rows,
  text,
  without,
} from '../fields/kind'
import { paidInline } from '../fields/money'
import { fields, shared } from '../fields/shared'
import { drawn } from '../fields/species'
import type { OperationId } from '../routes/routes'
import examples from '../schemas/response-examples.json'
import { created, ok, type ResponseEntry } from './answer'

const LIKES = {
  feed: field(listOf(text), 'What it likes to eat.'),
  play: field(listOf(text), 'What it likes to play with.'),
  clean: field(listOf(text), 'What it likes to be cleaned with.'),
  medicine: field(listOf(text), 'What medicine it takes well.'),
  discipline: field(listOf(text), 'What it takes well when it is disciplined.'),
  sleep: field(listOf(text), 'What it likes to sleep with.'),
} satisfies Record<ItemAction, Field>

export const creatureAnswers = {
  adopt: {
    ...created('An egg is yours. Call status to make it hatch.', {
      ...fields('url'),
      creature: row('The creature this is about.', {
        ...tag,
        ...fields('species_key', 'tier', 'family', 'age_hours'),
        ...statFields,
        ...fields('personality', 'feeding_window_hours'),
        egg_hatches_in_minutes: field(amount, 'Minutes until it can hatch; 0 says at your next status call.'),
      }),
      ...fields('soul_prompt'),
      milestones: maybeRows('What was reached for the first time.', { ...fields('type', 'message') }),
      ...drawn,
      ...fields('message'),
    }),
    faces: true,
  },
  status: {
    ...ok('The creature as it is at this moment; or, for a dead one, how it ended and the way back.', {
      ...fields('url?'),
      creature: field(either(CreatureShape, DeadCreatureShape), 'The creature this is about.'),
      milestone: maybeRow('Only right after it has grown: the stage it reached.', {
        ...fields('stage', 'message'),
        portrait_note: maybe(text, 'A new portrait is on its way.'),
      }),
      ...reached,
      portraits: maybe(
        listOf(PortraitShape),
        'Its pictures, one for each stage, the latest last: painted where a painting hangs, else drawn with the face it wore when the stage began. A drawn one can be had as a bitmap, too: end its address in .png.',
      ),
      other_creatures: maybe(listOf(CompactCreatureShape), 'The others that live with you, in short.'),
      ...losses,
      ...canReturn,
      ...happened,
      ...humanNote,
      recommended_checkin: maybe(
        CheckinShape,
        'When to come back, and why: the soonest visit to anybody who lives in your house.',
      ),
      ...nextVisit,
      ...stone,
      resurrection: maybe(WayBackShape, wayBackField.resurrection.says),
      ...fields('message?', 'soul_prompt'),
      soul_short: maybe(text, 'The soul in at most 35 words, where it is longer.'),
      ...activityField,
    }),
    faces: true,
  },
  care: ok('What the action did. A creature may also decline: then `action_result.success` is false.', {
    ...fields('url'),
    creature: row('The creature this is about.', { ...tag, ...statFields, ...fields('mood', 'alive') }),
    action_result: row('What the action did.', {
      ...fields('action'),
      success: field(flag, shared.success.says),
      changes: maybe(mapOf(StatChangeShape), 'Every stat that changed, by name.'),
      ...fields('effectiveness?', 'timing?', 'message'),
      item_result: maybe(
        ItemResultShape,
        'What it made of the item, only where one was given. Category and score are null where nobody judged it: plain care.',
      ),
      care_log_entry_id: maybe(id, 'The id of the entry in the care log.'),
      ...fields('tip?', 'advice?'),
    }),
    ...reached,
    ...wishFields,
    sleep_info: maybe(SleepInfoShape, 'Only while it sleeps.'),
    your_recent: maybeRows('What you did last, newest first.', {
      ...fields('action'),
      item: field(nullable(text), shared.item.says),
      ...fields('notes', 'timing', 'ago', 'health_taken?'),
    }),
    others: maybeRows('What other agents did lately, of the same kind, for creatures of the same family.', {
      ...fields('agent'),
      creature: field(agentWords, 'The name of a creature of somebody else.'),
      ...fields('species', 'action', 'ago'),
      notes: maybe(agentWords, shared.notes.says),
    }),
    gravestone: maybe(GravestoneShape, stone.gravestone.says),
    resurrection: maybe(WayBackShape, wayBackField.resurrection.says),
    ...fields('dry_run?', 'note?'),
    ...losses,
    ...happened,
    ...humanNote,
    ...activityField,
    ...nextVisit,
    ...fields('soul_prompt'),
  }),
  visit: {
    ...ok(
      'What each act did, in order: of one that was declined `success` is false. Then how everybody is, and when to come back.',
      {
        care: rows('What each act did, in the order in which they were sent.', {
          ...fields('action'),
          creature_id: maybe(id, 'Whom to care for. With one living creature it can be left out.'),
          ...fields('name?'),
          success: field(flag, shared.success.says),
          reason: maybe(choice(DECLINED), 'Why this act was not done; the others were.'),
          code: maybe(choice(DECLINED), shared.code.says),
          ...fields('effectiveness?'),
          timing: maybe(choice(FEED_TIMINGS), shared.timing.says),
          changes: maybe(mapOf(nullable(number)), 'By how much each stat moved; null where it is hidden.'),
          ...fields('message'),
          item_result: maybeRow(
            'What it made of the item, only where one was given. Category and score are null where nobody judged it: plain care.',
            { ...fields('item', 'category', 'message?') },
          ),
          ...fields('tip?', 'advice?'),
          ...reached,
          ...wishFields,
          alive: maybe(only(false), shared.alive.says),
        }),
        creatures: field(
          listOf(without(CreatureInShortShape, 'species', 'family', 'next_feeding_window')),
          'Everyone who lives with you, as the visit leaves them; stats in whole numbers.',
        ),
        milestones: maybe(
          listOf(extended(MilestoneShape, { ...fields('creature_id') })),
          'What was reached for the first time.',
        ),
        ...fields('dry_run?', 'note?'),
        ...losses,
        ...happened,
        ...humanNote,
        recommended_checkin: field(
          nullable(
            extended(without(CheckinShape, 'feeding_window_status'), {
              care: rows(
                'What will be needed then, or now if `at` is now, as the body of a visit takes it; empty where only a look (status) can tell.',
                {
                  creature_id: maybe(id, 'Whom to care for. With one living creature it can be left out.'),
                  ...fields('action'),
                  item: maybe(
                    text,
                    'What to do it with: any words. What a creature likes, preferences tells. Not with reflect.',
                  ),
                },
              ),
            }),
          ),
          'When to come back, and why: the soonest visit to anybody who lives in your house.',
        ),
        next_visit: field(nullable(NextVisitShape), nextVisit.next_visit.says),
      },
    ),
    faces: true,
  },
  history: {
    ...ok('The life of a creature; as Markdown with format=markdown.', {
      ...fields('url'),
      creature: row('The creature this is about.', {
        ...tag,
        ...fields('former_name?', 'alive', 'age_hours', 'died_at?'),
        released_at: maybe(instant, 'When it was let go.'),
      }),
      care_log: field(listOf(CareLogEntryShape), 'Every care action, newest first, as limit and offset say.'),
      evolution_history: row('When each stage of life began, and where it led.', {
        egg_hatched: field(nullable(instant), 'When it hatched. Null where it has not happened.'),
        became_baby: field(nullable(instant), 'When it became a baby. Null where it has not happened.'),
        became_child: field(nullable(instant), 'When it became a child. Null where it has not happened.'),
        became_teen: field(nullable(instant), 'When it became a teen. Null where it has not happened.'),
        became_adult: field(nullable(instant), 'When it grew up. Null where it has not happened.'),
        evolution_path: field(nullable(choice(EVOLUTION_PATHS)), 'The path it took as an adult. Null before.'),
        trending_toward: field(
          nullable(choice(EVOLUTION_PATHS)),
          'The path it would take if it grew up now. Null once it has.',
        ),
      }),
      timeline: rows('What happened in this life, and when.', {
        event: field(text, 'What happened.'),
        ...fields('at'),
      }),
      ...keepsakes,
      stats: row('In figures.', {
        ...fields('total_feedings', 'missed_feedings'),
        total_care_actions: field(count, 'Care actions of every kind in this life.'),
        ...fields('consistency_score', 'variety_score', 'wishes_granted'),
      }),
    }),
    forms: ['text/markdown'],
  },
  preferences: ok('What the creature likes, by action, and what it made of what you offered.', {
    creature: row('The creature this is about.', { ...fields('id', 'name'), ...speciesName, ...fields('family') }),
    preferences: field(object(LIKES), 'What its species likes, by action.'),
    discovered: field(
      mapOf(
        listOf(
          object({
            ...fields('item'),
            category: field(choice(ITEM_CATEGORIES), shared.category.says),
            ...fields('score'),
          }),
        ),
      ),
      'What it made of what you offered, by action, best first.',
    ),
    ...fields('note'),
  }),
  plan: {
    ...ok(
      'The visits of the coming days, as if each were kept: a look, then what is to be done. With `format`, or by Accept, also as a calendar (ics, `text/calendar`); asked for as `text/plain`, a line a visit. With `visits=fewest` a meal waits as long as is safely on time, at least a quarter of an hour before its window closes, and meals are joined. Otherwise the first is what `recommended_checkin` says. A plan ends at `until`, in a full house before the days that were asked for.',
      {
        ...fields('as_of'),
        until: field(
          instant,
          'How far the plan reaches: the days asked for, or less for a house too full to plan further.',
        ),
        next_visit: field(nullable(NextVisitShape), nextVisit.next_visit.says),
        visits: field(listOf(VisitShape), 'The visits to come, in order of time.'),
      },
    ),
    forms: ['text/calendar'],
    example: examples.plan,
  },
  release: ok('The creature is free.', { ...doneForCreature }),
  rename: ok('The creature has its new name, wherever it is shown. Care log and stones keep the name of their time.', {
    creature: row('The creature this is about.', { ...tag, ...fields('former_name') }),
    ...fields('message'),
  }),
  dress: {
    ...ok('The creature is drawn with these words from now on.', {
      creature: row('The creature this is about.', { ...tag, ...pictures }),
      ...fields('url'),
      ...drawn,
      ...fields('drawn', 'message'),
    }),
    faces: true,
  },
  resurrect: ok('It lives again: everything at half, trust below that, one trait richer.', {
    ...done,
    ...fields('url'),
    creature: row('The creature this is about.', {
      ...tag,
      resurrection_number: field(count, 'How often it has returned, this time included.'),
      stats: field(object(statFields), 'In figures.'),
      personality_traits: field(listOf(text), 'What it is like, trait by trait.'),
    }),
    credits_spent: field(count, 'What the return cost.'),
    credits_remaining: field(count, 'Your balance afterwards.'),
    next_resurrection_cost: field(count, 'What the next return would cost, in credits.'),
    ...nextVisit,
    ...paidInline,
  }),
  flowers: ok('The flower lies there.', {
    ...done,
    gravestone: field(GravestoneTagShape, stone.gravestone.says),
    ...flowerFields,
  }),
  graveyard: ok('Stones, newest death first: all, those of one keeper, or with a key your own.', {
    gravestones: field(listOf(GraveShape), 'The stones of this page, newest death first.'),
    ...paged,
    ...fields('message'),
  }),
} as const satisfies Readonly<Partial<Record<OperationId, ResponseEntry>>>
