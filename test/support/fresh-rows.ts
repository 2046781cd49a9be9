/**
 * A row of every kind, as the store's own functions write it today. A kind without a row here does not compile. The
 * checked-in rows say more: what can be stored of each kind.
 */

import type { Agent } from '../../lambdas/domain/accounts/agent'
import type { AuthorizationGrant, Connection } from '../../lambdas/domain/accounts/oauth'
import { withKey } from '../../lambdas/domain/accounts/recovery'
import { withRotation } from '../../lambdas/domain/accounts/rotations'
import { newFlower } from '../../lambdas/domain/afterlife/flowers'
import type { Gravestone, Past } from '../../lambdas/domain/afterlife/gravestone'
import { likenessOf } from '../../lambdas/domain/afterlife/likeness'
import { revive } from '../../lambdas/domain/afterlife/resurrection'
import type { LogEntry } from '../../lambdas/domain/care/care-log'
import type { Creature } from '../../lambdas/domain/creature/creature'
import type { FeelingCause, FeelingKind } from '../../lambdas/domain/creature/feeling'
import { KEEPSAKE_KINDS } from '../../lambdas/domain/creature/keepsakes'
import { applyFact, newOrder, newPayment, type Order } from '../../lambdas/domain/money/money'
import { applyChange, PendingProjections } from '../../lambdas/domain/projections/projections'
import { changeZone } from '../../lambdas/domain/time/zone'
import { deletionChanges } from '../../lambdas/store/account-deletion'
import { registrationChanges } from '../../lambdas/store/agents'
import { speciesChanges } from '../../lambdas/store/community-species'
import { adoptionChange, archiveChanges, logEntryChange, triedItemChange } from '../../lambdas/store/creatures'
import type { Db } from '../../lambdas/store/db'
import { flowerChanges, humanFlowerChange } from '../../lambdas/store/flowers'
import { gravestoneChange } from '../../lambdas/store/graveyard'
import { markerRow } from '../../lambdas/store/markers'
import { moderationChange } from '../../lambdas/store/moderation'
import { preparePosting } from '../../lambdas/store/money/ledger'
import { newOrderChange, paymentChange, placedOrderChanges, pledgeChange } from '../../lambdas/store/money/orders'
import { type GrantRow, newConnection, newGrant, usedGrant } from '../../lambdas/store/oauth/connections'
import { newPaintingChange, pictureCountChange, pictureWordsChange } from '../../lambdas/store/paintings'
import { blocksOf, inboxItem, listPartition } from '../../lambdas/store/projections/lists'
import { checkpointKey, counterUpdate, countKey } from '../../lambdas/store/projections/projections'
import { type Change, newRow, type Row, type RowType } from '../../lambdas/store/row'
import { keys } from '../../lambdas/store/table'
import { communitySpecies, creature, egg, hoursAfter, NOON, newcomer } from './creatures'

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const [AGENT, ORDER] = [id(10), id(50)]
const later = (hours: number) => hoursAfter(NOON, hours)

const ada = newcomer({ id: AGENT, username: 'ada', display_name: 'Ada', key_hash: 'c2b4a0' })

const dead: Creature = {
  ...creature({ id: id(21), agent_id: AGENT }),
  death: { at: later(60), cause: 'hunger' },
}

const HARMED: Pick<Creature, 'harm' | 'health_lost'> = {
  harm: {
    items: [
      { item: 'bleach', times: 2, took: 30 },
      { item: 'old soup', times: 1, took: 15 },
    ],
    others: { times: 1, took: 5 },
  },
  health_lost: { to_items: 20, otherwise: 4.5 },
}

const stone: Gravestone = {
  id: id(31),
  number: 1,
  caretaker_id: AGENT,
  caretaker: 'ada',
  creature_id: dead.id,
  name: dead.name,
  species: dead.species.name,
  likeness: likenessOf(dead),
  stage_reached: 'baby',
  age_hours: 60,
  lived: '2 days and 12 hours',
  feedings: 0,
  missed_feedings: 10,
  last_care_action: null,
  cause: 'hunger',
  died_at: later(60),
  epitaph: 'It kept the window warm.',
  resurrected_at: null,
}

const entry: LogEntry = {
  creature_id: id(20),
  id: id(40),
  number: 1,
  at: NOON,
  action: 'reflect',
  item: null,
  category: null,
  notes: null,
  timing: null,
  effectiveness: 'effective',
  before: { hunger: 40.25, happiness: 50, health: 90, trust: 10, discipline: 0 },
  after: { hunger: 40.25, happiness: 52, health: 90, trust: 11.5, discipline: 0 },
  by: { agent_id: AGENT, agent: 'ada', creature: 'Moth', species: 'Plain', family: 'cat' },
}

const foxes = communitySpecies({
  slug: 'glass_fox',
  name: 'Glass Fox',
  family: 'exotic',
  trust_speed: 'slow',
  feeding_window_hours: 6,
  hunger_decay_per_hour: 1.5,
  happiness_decay_per_hour: 0.8,
  personality: 'Clear about everything.',
  innate_traits: ['gentle'],
  creator_id: AGENT,
  creator: 'ada',
})

const order: Order = newOrder(ORDER, ada, { pack: '500', quantity: 1 }, NOON)
const paid = applyFact(newPayment('pi_1'), {
  kind: 'paid',
  payment_id: 'pi_1',
  order_id: ORDER,
  agent_id: AGENT,
  pack: '500',
  quantity: 1,
})
const credited = preparePosting(
  null,
  { agent_id: AGENT, movements: [{ kind: 'purchase', credits: 500 }], at: NOON, about: { payment_id: 'pi_1' } },
  () => id(60),
).changes.map(rowOf)

function rowOf({ after }: Change): Row {
  if (!after) throw new Error('a row that goes')
  return after
}

const [claim, agent] = registrationChanges(ada).map(rowOf) as [Row, Row<Agent>]
const flowers = flowerChanges(newFlower(stone, { id: id(11), username: 'bea' }, later(70))).map(rowOf)
const designs = speciesChanges(foxes).map(rowOf)
const pastOf = (past: Past): Row => rowOf(archiveChanges(adoptionChange(past.creature).after, past)[1] as Change)

/** The projections of a stone and its keeper, computed without a table. */
const pending = new PendingProjections()
for (const after of [agent, rowOf(gravestoneChange(AGENT, stone))]) applyChange({ before: null, after }, pending)
const db = { table: 'house', newId: () => id(70) } as unknown as Db
const shelved = new PendingProjections()
applyChange({ before: null, after: designs[0] as Row }, shelved)
const [list, listed] = [...shelved.lists][0] as [string, Map<string, never>]
const [block] = blocksOf([...listed.values()])
const [sum] = [...pending.sums.values()]
const counted = sum && counterUpdate(db.table, sum.key, 0, sum.counts)[0]?.Update
const views = Object.fromEntries(
  [...pending.rows.values()].map(({ key: place, data }) => [
    place.partition.replace(/#.*/, ''),
    {
      ...newRow(keys.view(place.partition, place.name), 'view', data),
      ...(place.expires_at && { expires_at: place.expires_at }),
    },
  ]),
)

const BYTES = Uint8Array.from([0, 0, 128, 63, 0, 0, 0, 192])

const feeling = (kind: FeelingKind, cause: FeelingCause): Row =>
  rowOf(
    adoptionChange(
      creature({
        id: id(19),
        agent_id: AGENT,
        feeling: { kind, cause, since: later(2), until: later(9) },
        shown: { look: 'aBcD', soul: '0_', act: 'x-Yz' },
      }),
    ),
  )

const grant: AuthorizationGrant = {
  client_hash: 'cd34',
  client_host: 'client.example',
  client_name: 'A client',
  scope: 'play',
  key_mark: 'ef56',
  redirect_uri: 'https://client.example/callback',
  challenge: 'gh78',
  until: later(1),
}
const connected: Connection = {
  id: id(31),
  client_hash: 'cd34',
  client_host: 'client.example',
  client_name: null,
  scope: 'read',
  made_at: NOON,
  key_mark: 'ef56',
  access_hash: 'a1',
  access_until: later(1),
  family_hash: 'b2',
  refresh_hash: 'c3',
  spent: [{ hash: 'd4', until: later(1), successors: 'e5' }],
  until: later(9),
}

export const FRESH_ROWS: Readonly<Record<RowType, Readonly<Record<string, Row>>>> = {
  agent: {
    newcomer: agent,
    'with a change of timezone': newRow(keys.agent(AGENT), 'agent', {
      ...ada,
      ...changeZone(ada, 'Asia/Tokyo', NOON),
      timezone_changed_at: NOON,
    }),
    'that has rotated its key': newRow(keys.agent(AGENT), 'agent', withRotation(withRotation(ada, NOON), NOON)),
    'whose human made it a key': newRow(keys.agent(AGENT), 'agent', {
      ...withKey(ada, 'ff00', 'window', NOON),
      window_hash: '9f86d0',
      recovery: true,
      recovered: { at: NOON, sealed: 'c2VhbGVk', untold: true },
    }),
    'with words of its human': newRow(keys.agent(AGENT), 'agent', {
      ...ada,
      from_human: {
        note: { text: 'Well done.', at: NOON },
        noted_at: NOON,
        waved_at: NOON,
        wants_back: { creature_id: id(20), name: 'Moth', cost: 100, died_at: NOON },
      },
    }),
    'that released a creature': newRow(keys.agent(AGENT), 'agent', { ...ada, last_released_id: id(20) }),
    'without notes': newRow(keys.agent(AGENT), 'agent', { ...ada, from_human: { notes_off: true } }),
  },
  username: { taken: claim },
  leaver: {
    leaving: rowOf(deletionChanges(agent, later(9))[0] as Change),
    'of a model': rowOf(
      deletionChanges({ ...agent, data: { ...agent.data, model_provider: 'openai' } }, later(9))[0] as Change,
    ),
  },
  creature: {
    egg: rowOf(adoptionChange(egg({ id: id(19), agent_id: AGENT }))),
    hatchling: rowOf(adoptionChange(creature({ id: id(18), agent_id: AGENT }))),
    'back from the dead': rowOf(adoptionChange(revive(dead, later(70), 'brave at dusk'))),
    'with a find': rowOf(
      adoptionChange(
        creature({
          id: id(19),
          agent_id: AGENT,
          memory: { loved: 'paper boat', found: { action: 'play', item: 'paper boat' } },
        }),
      ),
    ),
    renamed: rowOf(
      adoptionChange(creature({ id: id(19), agent_id: AGENT, name: 'Fern', renamed: { from: 'Moth', at: later(1) } })),
    ),
    'with a change of timezone': rowOf(
      adoptionChange(creature({ id: id(19), agent_id: AGENT, ...changeZone(ada, 'Asia/Tokyo', NOON) })),
    ),
    'that was given an item': rowOf(adoptionChange(creature({ id: id(19), agent_id: AGENT, shown: { item: 'Qq' } }))),
    'halfway to a wish': rowOf(
      adoptionChange(creature({ id: id(19), agent_id: AGENT, wishes: { granted: 4, day: 20_522, half: 3 } })),
    ),
    'with news that a visit has reported': rowOf(
      adoptionChange(
        creature({
          id: id(19),
          agent_id: AGENT,
          milestones: [
            { type: 'stage_transition', value: 'baby' },
            { type: 'stage_transition', value: 'child' },
          ],
          status_told_until: 1,
          shown_in_visit: 1,
        }),
      ),
    ),
    'hurt by an item': feeling('hurt', 'harmful_item'),
    'let down by a late meal': feeling('let_down', 'late_meal'),
    'let down by a missed meal': feeling('let_down', 'missed_meal'),
    'scolded by discipline': feeling('scolded', 'discipline'),
    'glad of a granted wish': feeling('glad_of_wish', 'wish_granted'),
    'that missed its keeper': feeling('missed_you', 'long_wait'),
    'proud of a milestone': feeling('proud', 'milestone'),
  },
  past: {
    'dead of hunger': pastOf({ ended: 'died', creature: dead, stone }),
    'dead with keepsakes': pastOf({
      ended: 'died',
      creature: dead,
      stone: { ...stone, likeness: { ...likenessOf(dead), kept: KEEPSAKE_KINDS } },
    }),
    'dead of poison': pastOf({
      ended: 'died',
      creature: { ...dead, ...HARMED, death: { at: later(60), cause: 'poison' } },
      stone: { ...stone, cause: 'poison', harm: HARMED.harm },
    }),
    released: pastOf({ ended: 'released', creature: creature({ id: id(17), agent_id: AGENT }), released_at: later(8) }),
  },
  stone: {
    new: rowOf(gravestoneChange(AGENT, stone)),
  },
  log: {
    quiet: rowOf(logEntryChange(entry)),
    'that granted a wish': rowOf(logEntryChange({ ...entry, wish: 3 })),
  },
  tried: {
    once: rowOf(
      triedItemChange(AGENT, id(20), { action: 'play', item: 'Red thread', category: 'loved', score: 0.75, at: NOON }),
    ),
  },
  balance: { 'after a purchase': credited[0] as Row },
  ledger: { purchase: credited[1] as Row },
  order: { open: rowOf(newOrderChange(order, NOON)) },
  placed: { order: rowOf(placedOrderChanges(order, agent, NOON)[0] as Change) },
  open_order: {
    order: newRow(keys.openOrder(AGENT, 'credits'), 'open_order', { order_id: ORDER }, { expires_at: 1_775_736_000 }),
  },
  pledge: { order: pledgeChange({ name: 'care#1', request: 'ab12' }, null, ORDER, NOON).after },
  payment: { paid: rowOf(paymentChange(null, paid)) },
  wish: { words: rowOf(pictureWordsChange(AGENT, id(20), 'on a windowsill')) },
  painting: {
    keeper: rowOf(newPaintingChange({ kind: 'keeper', agent_id: AGENT, picture: [], words: 'a lamp' }, NOON)),
  },
  pictures: { day: rowOf(pictureCountChange(null, NOON)) },
  vector: { item: newRow(keys.vector('local', 'red thread'), 'vector', BYTES, { expires_at: 1_775_736_000 }) },
  calibration: {
    draft: newRow(keys.calibration('local', 'draft#cat'), 'calibration', BYTES, { expires_at: 1_775_736_000 }),
  },
  limit: { ended: newRow(keys.limit(AGENT, 3600, 1_773_144_000), 'limit', null, { expires_at: 1_773_147_660 }) },
  design: { design: designs[1] as Row },
  connection: { open: rowOf(newConnection(AGENT, connected)) },
  grant: {
    open: rowOf(newGrant(AGENT, 'ab12', grant)),
    used: rowOf(usedGrant(newGrant(AGENT, 'ab12', grant).after as GrantRow, id(31))),
  },
  flower: { laid: flowers[0] as Row },
  human_flower: { laid: rowOf(humanFlowerChange(AGENT, { stone_id: id(30), at: NOON })) },
  laid_flower: { laid: flowers[1] as Row },
  species: {
    designed: designs[0] as Row,
  },
  marker: { answer: markerRow({ name: 'once#1', record: { request: 'ab12' }, now: NOON, lasts_seconds: 86_400 }) },
  moderation: {
    note: rowOf(
      moderationChange(
        { kind: 'note', agent_id: AGENT, creature_id: id(20), number: 3, at: NOON, by: 'ada', why: 'an insult' },
        id(30),
      ),
    ),
  },
  view: { ...views, list: newRow(keys.view(listPartition(list), block?.[0] ?? ''), 'view', block?.[1]) },
  'view-count': {
    totals: {
      ...countKey(sum?.key ?? { partition: '', name: '' }, 0),
      type: 'view-count',
      ...addedBy(counted),
    } as unknown as Row,
  },
  'view-checkpoint': { shard: newRow(checkpointKey('shard-1'), 'view-checkpoint', { sequence: '100000000000001' }) },
  'view-inbox': { species: inboxItem(db, list, [...listed.values()][0] as never) },
  'view-aside': {
    record: newRow(keys.view('aside', 'shard-1#2'), 'view-aside', {
      shard: 'shard-1',
      reason: 'unreadable',
      record: '{}',
    }),
  },
}

function addedBy(update: typeof counted): Record<string, number> {
  const { ExpressionAttributeNames: names = {}, ExpressionAttributeValues: values = {} } = update ?? {}
  return Object.fromEntries(
    Object.entries(names).flatMap(([short, name]) =>
      short.startsWith('#n') ? [[name, values[short.replace('#', ':')]]] : [],
    ),
  )
}
