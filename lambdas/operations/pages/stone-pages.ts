/** The graveyard page and the page of one stone. */

import { asItDied, type Gravestone, returnOf } from '../../domain/afterlife/gravestone'
import { resurrectionDeadline } from '../../domain/afterlife/resurrection'
import { type LogEntry, publicEntry } from '../../domain/care/care-log'
import { type Creature, publicCreature } from '../../domain/creature/creature'
import { UUID } from '../../domain/names'
import { deathOrderKey } from '../../domain/projections/projections'
import { fromIso } from '../../domain/time/instants'
import { storyOf, withoutHarm } from '../../domain/voice/story'
import { publicToldText } from '../../domain/voice/telling/log-line'
import type { Handler } from '../../http/call'
import { graveyardPage, type StoneView, stonePage } from '../../pages/stones'
import { hasHumanFlower, readGraveyardFlowers, readKeeperFlowers } from '../../store/flowers'
import { readCreatureWithKeeper, readDeaths, readDiary, readStoneCard } from '../../store/projections/page-lookups'
import { readActivity } from '../../store/projections/views'
import { pageNotFound, pageReply, siteOf } from './page-reply'

const STONES_PER_PAGE = 24

/** Cursor of a stone: time of death and id. Other values are ignored. */
const CURSOR = /^\d{4}-\d\d-\d\dT[\d:.]{12}Z#[0-9a-f-]{36}$/

export const graveyard_page: Handler<'graveyard_page'> = async (call) => {
  const { ctx, query, now } = call
  const before = CURSOR.test(query.before ?? '') ? query.before : undefined
  const [found, flowers, { totals }] = await Promise.all([
    readDeaths(ctx.db, { limit: STONES_PER_PAGE + 1, before }),
    readGraveyardFlowers(ctx.db, { limit: STONES_PER_PAGE + 1, ...(before && { to: orderOf(before) }) }),
    readActivity(ctx.db, now),
  ])
  const onPage = found.slice(0, STONES_PER_PAGE)
  return pageReply(
    graveyardPage({
      site: siteOf(call),
      total: totals.gravestones ?? 0,
      stones: onPage.map(({ card, name }) => ({ stone: card, flowers: flowers.get(orderOf(name))?.count ?? 0 })),
      next: found.length > STONES_PER_PAGE ? (onPage.at(-1)?.name ?? null) : null,
      first: before === undefined,
    }),
  )
}

/** The cursor as a sort key of the graveyard's flowers. */
const orderOf = (cursor: string): string => {
  const [died = '', id = ''] = cursor.split('#')
  return deathOrderKey(fromIso(died), id)
}

/** Entries of the care log that are shown, latest last. */
const ENTRIES = 250

export const stone_page: Handler<'stone_page'> = async (call) => {
  const { id } = call.params
  const card = UUID.test(id) ? await readStoneCard(call.ctx.db, id) : null
  if (!card) return pageNotFound(call, 'stone')
  const [{ stone, living, past }, diary, flowers, human_flower] = await Promise.all([
    readCreatureWithKeeper(call.ctx.db, card.agent_id, card.creature_id, card.number),
    readDiary(call.ctx.db, card.creature_id, ENTRIES),
    readKeeperFlowers(call.ctx.db, card.agent_id, { from: card.number, to: card.number }),
    hasHumanFlower(call.ctx.db, card.agent_id, id),
  ])
  if (!stone) return pageNotFound(call, 'stone')
  const death = past?.ended === 'died' && past.stone_id === stone.id ? past : null
  const latest = living ?? past?.creature
  const dead = death?.creature ?? (latest && asItDied(latest, stone))
  const creature = dead ?? latest
  const until = resurrectionDeadline(stone.died_at, call.now)
  return pageReply(
    stonePage({
      site: siteOf(call),
      stone,
      flowers: flowers.get(card.number) ?? null,
      human_flower,
      creature: creature ? publicCreature(creature) : null,
      diary: entriesBefore(stone, diary).map(publicEntry),
      told: creature ? toldActs(creature, entriesBefore(stone, diary)) : [],
      story: dead ? publicStory(dead, stone, entriesBefore(stone, diary)) : null,
      way_back: death && until && { until, cost: returnOf(death.creature).cost },
    }),
  )
}

/** Leaves out the creature's memory and its log, because the keeper's texts are private. */
const publicStory = (creature: Creature, { died_at }: Gravestone, diary: readonly LogEntry[]): string =>
  storyOf({
    creature: { ...creature, memory: {}, cared: withoutHarm(creature.cared, diary) },
    log: [],
    ended: { how: 'died', at: died_at },
    now: died_at,
  })

/** So many of the acts are told on a page. */
const TOLD = 50

const toldActs = ({ species }: Creature, diary: readonly LogEntry[]): StoneView['told'] =>
  diary.slice(-TOLD).map((entry) => ({ at: entry.done_at, text: publicToldText(species, entry) }))

const entriesBefore = <Entry extends { done_at: number }>({ died_at }: Gravestone, diary: readonly Entry[]): Entry[] =>
  diary.filter(({ done_at }) => done_at <= died_at)
