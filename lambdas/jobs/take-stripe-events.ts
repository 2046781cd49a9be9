/** Stripe events, from the queue to the ledger. Events that cannot be processed end in the dead-letter queue. */
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { type Context, processContext } from '../context'
import { readEvent } from '../domain/money/stripe-event'
import { settlePayment } from '../operations/money/settle-payment'

export type StripeEventHandler = (event: Pick<SQSEvent, 'Records'>) => Promise<SQSBatchResponse>

/** If an event fails, only that one is redelivered, not its whole batch. */
export const stripeEventHandler =
  (context?: Context): StripeEventHandler =>
  async ({ Records }) => {
    const ctx = context ?? processContext()
    const failed: string[] = []
    for (const record of Records) {
      if (!(await handleRecord(ctx, record))) failed.push(record.messageId)
    }
    return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) }
  }

async function handleRecord(
  ctx: Context,
  { messageId, body }: Pick<SQSRecord, 'messageId' | 'body'>,
): Promise<boolean> {
  const envelope = parseJson(body)
  const event = {
    message_id: messageId,
    event_id: textAt(envelope, 'detail', 'id'),
    type: textAt(envelope, 'detail-type'),
  }
  const log = (level: 'info' | 'error', outcome: string, reason?: string) =>
    ctx.log({ level, message: 'stripe event', ...event, outcome, ...(reason && { reason }) })
  try {
    const reading = readEvent(envelope)
    const outcome = 'fact' in reading ? await settlePayment(ctx, reading.fact) : reading
    if (typeof outcome === 'object' && 'fault' in outcome) {
      log('error', 'not understood', outcome.fault)
      return false
    }
    log('info', typeof outcome === 'string' ? outcome : outcome.nothing)
    return true
  } catch (error) {
    log('error', 'failed', (error as Error).name)
    return false
  }
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/** Only these fields are logged: an event may contain personal data and secrets. */
function textAt(value: unknown, ...path: string[]): string | undefined {
  const found = path.reduce<unknown>((at, name) => (at as Record<string, unknown> | null)?.[name], value)
  return typeof found === 'string' ? found.slice(0, 100) : undefined
}
