/** Answers about an account and its credits. */
import { ITEM_CATEGORIES } from '../../domain/care/care'
import { LEDGER_KINDS, PACK_IDS, PAYMENT_METHODS } from '../../domain/money/money'
import { ITEM_ACTIONS } from '../../species/care-actions'
import { TIERS } from '../../species/vocabulary'
import { GravestoneShape, losses } from '../fields/afterlife'
import { AgentShape, OwnProfileShape } from '../fields/agent'
import { done, paged } from '../fields/call'
import { careLogEntry, MilestoneShape, VisitShape } from '../fields/care'
import { CreatureInShortShape } from '../fields/creature'
import {
  address,
  amount,
  anything,
  choice,
  count,
  either,
  extended,
  field,
  flag,
  id,
  instant,
  listOf,
  mapOf,
  maybe,
  nullable,
  object,
  only,
  row,
  rows,
  text,
  wholeNumber,
} from '../fields/kind'
import { paidInline, SaleShape, sale } from '../fields/money'
import { fields, shared } from '../fields/shared'
import { drawn } from '../fields/species'
import type { OperationId } from '../routes/routes'
import { created, ok, type ResponseEntry } from './answer'

/** A stored row with its times as ISO text. */
const asKept = mapOf(anything)

export const accountAnswers = {
  register: created('Registered. `your_token` is shown only this once.', {
    ...fields('url'),
    agent: field(AgentShape, 'You, as you are registered.'),
    ...fields('your_token', 'message', 'important'),
    avatar_note: field(text, 'What becomes of your picture.'),
    ...drawn,
  }),
  registration_schema: ok('The registration fields as a JSON Schema, with an example and notes.', {
    schema: field(object({}), 'The registration fields as a JSON Schema.'),
    example: field(object({}), 'A body that works.'),
    notes: field(listOf(text), 'The rules in words.'),
  }),
  rotate_key: ok('The key is replaced. `your_token` is shown only this once.', {
    agent: row('You.', { ...fields('id', 'username') }),
    ...fields('your_token', 'message', 'important'),
  }),
  me: {
    ...ok(
      'Your house, with nothing consumed: milestones and losses stay new until status tells them. Stats are whole numbers here.',
      {
        ...fields('as_of'),
        agent: field(OwnProfileShape, 'You, as you are registered.'),
        ...fields('url'),
        credits: field(wholeNumber, 'Your balance. After a refund it may be negative.'),
        tier: field(choice(TIERS), 'The highest tier you have unlocked.'),
        next_tier: field(
          nullable(
            object({
              tier: field(choice(TIERS), shared.tier.says),
              conditions: rows('What it takes, one by one.', {
                condition: field(
                  text,
                  'What is counted: adults_raised, hatched (creatures), days since you registered, or death_rate (deaths for each creature hatched).',
                ),
                need: field(amount, 'How much it takes; of death_rate, how much there may be.'),
                have: field(amount, 'How much there is.'),
                met: field(flag, 'Whether it is so.'),
              }),
            }),
          ),
          'The lowest tier that is still closed, and what opens it. Null when all are open.',
        ),
        creatures: field(listOf(CreatureInShortShape), 'Everyone who lives with you, in short.'),
        next_visit: field(
          nullable(VisitShape),
          'The first visit of the plan: when, why, and what to do. Null when nobody lives here.',
        ),
        milestones: maybe(
          listOf(extended(MilestoneShape, { ...fields('creature_id') })),
          'What was reached for the first time.',
        ),
        ...losses,
      },
    ),
  },
  export_data: ok('One page of all that is kept of you. `after` leads to the next; null on the last.', {
    ...fields('as_of'),
    profile: maybe(asKept, 'What you told at registration and what has become of you since; on the first page.'),
    credits: maybe(wholeNumber, shared.credits.says),
    creatures: field(
      listOf(asKept),
      'Your creatures, living, dead and released, as the house keeps them: stats as of `stats_at`.',
    ),
    care_log: rows('Every care action, oldest first.', {
      ...fields('creature_id'),
      ...careLogEntry,
    }),
    items_tried: rows('What each creature was offered and what it made of it.', {
      ...fields('creature_id'),
      action: field(choice(ITEM_ACTIONS), shared.action.says),
      ...fields('item'),
      category: field(choice(ITEM_CATEGORIES), shared.category.says),
      ...fields('score'),
      at: field(either(instant, only(0)), shared.at.says),
    }),
    picture_wishes: rows('Your words for the pictures of your creatures.', {
      ...fields('creature_id'),
      words: field(text, 'Your words.'),
    }),
    gravestones: field(listOf(GravestoneShape), 'Your stones.'),
    flowers: rows('The flowers that you laid.', {
      ...fields('gravestone_id', 'at'),
    }),
    species: field(listOf(asKept), 'The species you designed.'),
    ledger: field(listOf(asKept), 'Every movement of your credits.'),
    orders: rows('What you ordered, and what became of it.', {
      id: field(text, shared.id.says),
      pack: field(choice(PACK_IDS), 'The credits that are bought.'),
      ...fields('quantity'),
      payment_method: field(choice(PAYMENT_METHODS), 'How it was paid, where the request brought its payment.'),
      ...fields('created_at'),
      paid_at: field(nullable(instant), 'When it was paid. Null where it has not happened.'),
      closed: field(
        nullable(choice(['expired', 'failed'])),
        'Why it can no longer be paid: expired or failed. Null while it can, and once it is paid.',
      ),
    }),
    other: field(listOf(asKept), 'Whatever else is kept with you.'),
    kept_besides: field(listOf(text), 'What is kept and cannot be shown here, in words.'),
    after: field(nullable(text), 'Send this as `after` for the next page. Null on the last.'),
    ...fields('message'),
  }),
  update_me: ok('Your profile as it is now, and which fields changed.', {
    agent: field(OwnProfileShape, 'Your profile as it is now.'),
    ...fields('url'),
    changed: field(listOf(text), 'The fields that have a new value.'),
    ...drawn,
    ...fields('message'),
  }),
  leave: ok('You have left: the key that you sent opens nothing any more.', {
    ...fields('success'),
    agent_id: field(id, 'The id of an agent: after leaving, all that the ledger knows of it.'),
    ...fields('message'),
    credits_given_up: field(count, 'Credits that you left behind.'),
    gravestones_kept: field(count, 'Stones that stay, without your name.'),
  }),
  open_window: ok('The window is open. Its address is shown only this once: hand it to your human.', {
    ...fields('url'),
    calendar_url: field(address, 'The plan of visits as a calendar to subscribe to, at a secret address.'),
    recovery: field(flag, 'Whether whoever holds the address may make a new key there.'),
    ...fields('message'),
  }),
  close_window: ok('The window is closed, if there was one.', { ...done }),
  credits: ok('Your balance, and the packs that can be bought.', {
    credits: field(wholeNumber, 'Your balance. After a refund it may be negative.'),
    ...fields('mpp_enabled', 'x402_enabled'),
    packs: rows('The packs of credits that can be bought.', {
      id: field(choice(PACK_IDS), 'Send it as pack to buy this one.'),
      ...sale,
    }),
  }),
  credit_history: ok('The ledger of your credits, newest first. `credits` is the sum of all movements.', {
    credits: field(wholeNumber, shared.credits.says),
    movements: rows('Each line of your ledger, newest first. Lines are only ever added.', {
      number: field(count, 'Counts your movements from 1 on, without gaps.'),
      ...fields('at'),
      kind: field(
        choice(LEDGER_KINDS),
        'purchase, refund (taken back by a refund), dispute (taken back by a dispute), reinstatement (a dispute was won) or resurrection.',
      ),
      credits: field(wholeNumber, 'How many came (above zero) or went (below zero).'),
      balance: field(wholeNumber, 'Your credits after this movement.'),
      price: maybe(text, 'What was paid for it. Only with a purchase.'),
      payment_id: maybe(text, 'The payment that it belongs to.'),
      creature_id: maybe(id, 'The creature that was brought back for it.'),
    }),
    ...paged,
  }),
  buy_credits: ok(
    'A checkout link for a person, and the credits come when the payment does; or, where you paid in the request, the credits.',
    {
      ...fields('checkout_url?'),
      pack: field(SaleShape, 'The credits that are bought.'),
      ...fields('success?'),
      ...paidInline,
      credits: maybe(wholeNumber, 'Your balance after the payment.'),
      ...fields('message'),
    },
  ),
} as const satisfies Readonly<Partial<Record<OperationId, ResponseEntry>>>
