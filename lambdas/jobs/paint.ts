/**
 * Paints ordered pictures: takes an order from the queue, calls the model, stores the picture and updates the subject.
 * One picture per order.
 */
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import type { Gallery, Painter, PaintResult } from '../adapters/painter'
import type { Context } from '../context'
import { mixBits, seedOf } from '../domain/chance'
import type { PaintingResult } from '../domain/creature/creature'
import { briefOf } from '../domain/painting/brief'
import {
  isLeased,
  isSameSubject,
  isSettled,
  keeperSubject,
  MAX_TRIES,
  type PaintedSubject,
  type Painting,
  picturePath,
  waitSeconds,
  withLease,
  withOutcome,
} from '../domain/painting/painting'
import { agentChange, readAgent } from '../store/agents'
import { commit } from '../store/commit'
import { creatureChange, pastChange, readCreature, readPast } from '../store/creatures'
import {
  type PaintingRow,
  paintingChange,
  paintingIdOf,
  pictureCountChange,
  readPainting,
  withPictureWords,
} from '../store/paintings'
import type { Change } from '../store/row'

export interface Studio {
  painter: Painter
  gallery: Gallery
  /** Pictures per day for all agents. */
  budget: number
  /** Makes the message visible again in the queue after this many seconds. */
  later(record: Pick<SQSRecord, 'receiptHandle'>, seconds: number): Promise<void>
}

export type Paint = (event: Pick<SQSEvent, 'Records'>) => Promise<SQSBatchResponse>

/** The painting id in a record of the table's stream. */
const paintingIdIn = (body: string): string => paintingIdOf(JSON.parse(body).dynamodb.Keys.pk.S)

export const paint =
  (ctx: Context, studio: Studio): Paint =>
  async ({ Records }) => {
    const failed: string[] = []
    for (const record of Records) {
      const tries = Number(record.attributes.ApproximateReceiveCount)
      const id = paintingIdIn(record.body)
      try {
        await paintOne(ctx, studio, id)
      } catch (error) {
        const { name, message } = error as Error
        ctx.log({ level: 'error', message: 'painting failed', painting: id, tries, name, reason: message })
        if (tries >= MAX_TRIES) await giveUp(ctx, id)
        else await studio.later(record, waitSeconds(tries))
        failed.push(record.messageId)
      }
    }
    return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) }
  }

/** Another worker holds the lease. The queue redelivers the message when the order is done or the lease has expired. */
class PaintingInProgress extends Error {
  override name = 'PaintingInProgress'
}

async function paintOne(ctx: Context, studio: Studio, id: string): Promise<void> {
  const row = await readPainting(ctx.db, id)
  if (!row || isSettled(row.data)) return
  if (isLeased(row.data, ctx.now())) throw new PaintingInProgress(id)
  const leased = await takeLease(ctx, studio, row)
  if (leased === 'unaffordable') return finishPainting(ctx, row, 'unaffordable')
  let canvas: PaintResult
  try {
    canvas = await studio.painter.paint(briefOf(await withPictureWords(ctx.db, row.data.subject)), modelSeed(id))
    if ('png' in canvas) await studio.gallery.put(pathOf(row.data.subject), canvas.png)
  } catch (error) {
    // Releases the lease for the next attempt; if this fails, the lease expires.
    await commit(ctx.db, [paintingChange(leased, { ...leased.data, lease_ends_at: null })]).catch(() => undefined)
    throw error
  }
  if ('refused' in canvas) ctx.log({ level: 'warn', message: 'painting refused', painting: id, reason: canvas.refused })
  await finishPainting(ctx, leased, 'png' in canvas ? ctx.now() : 'refused')
}

/** Takes the lease and counts the picture for the day, in one transaction. */
async function takeLease(ctx: Context, { budget }: Studio, row: PaintingRow): Promise<PaintingRow | 'unaffordable'> {
  const now = ctx.now()
  const lease = paintingChange(row, withLease(row.data, now))
  const counted = row.data.paid ? null : await pictureCountChange(ctx.db, budget, now)
  if (!row.data.paid && !counted) return 'unaffordable'
  const outcome = await commit(ctx.db, counted ? [lease, counted] : [lease])
  if (outcome.kind !== 'done') throw new PaintingInProgress(row.data.id)
  return lease.after
}

const ATTEMPTS = 8

/** Updates the subject and ends the order in one transaction; retries if the subject changed meanwhile. */
async function finishPainting(ctx: Context, row: PaintingRow, result: PaintingResult): Promise<void> {
  const done = paintingChange(row, withOutcome(row.data, typeof result === 'number' ? 'painted' : result))
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const outcome = await commit(ctx.db, [done, ...(await subjectChanges(ctx, row.data, result))])
    if (outcome.kind === 'done') return
    if (outcome.kind === 'conflict' && outcome.change === done) throw new PaintingInProgress(row.data.id)
  }
  throw new Error(`painting ${row.data.id}: retries exhausted by write conflicts on its subject`)
}

/** The subject may be living, past or deleted. */
async function subjectChanges({ db }: Context, { subject }: Painting, result: PaintingResult): Promise<Change[]> {
  if (subject.kind === 'keeper') {
    const agent = await readAgent(db, subject.agent_id, { consistent: true })
    const current = agent && keeperSubject(agent.data)
    // Ignored if the agent has changed its words since the order.
    return agent && isSameSubject(current, subject) ? [agentChange(agent, { ...agent.data, painted_at: result })] : []
  }
  const { agent_id, creature_id, stage } = subject
  const living = await readCreature(db, agent_id, creature_id)
  if (living) return [creatureChange(living, withPortrait(living.data, stage, result))]
  const past = await readPast(db, agent_id, creature_id)
  return past ? [pastChange(past, { ...past.data, creature: withPortrait(past.data.creature, stage, result) })] : []
}

const withPortrait = <C extends { painted_at?: object }>(creature: C, stage: string, result: PaintingResult): C => ({
  ...creature,
  painted_at: { ...creature.painted_at, [stage]: result },
})

/** Ends the order after the last attempt; the message goes to the dead-letter queue, which has an alarm. */
async function giveUp(ctx: Context, id: string): Promise<void> {
  const row = await readPainting(ctx.db, id)
  if (row && !isSettled(row.data) && !isLeased(row.data, ctx.now())) await finishPainting(ctx, row, 'failed')
}

const pathOf = (subject: PaintedSubject): string =>
  subject.kind === 'keeper'
    ? picturePath.keeper(subject.agent_id)
    : picturePath.creature(subject.creature_id, subject.stage)

/** A retry of an order requests the same picture. The model accepts seeds below 2^32 - 1. */
const modelSeed = (id: string): number => mixBits(seedOf(id)) >>> 1
