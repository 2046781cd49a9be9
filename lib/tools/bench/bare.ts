/** Notes what a handler asks the database for, and asks for the same without a handler. */
import type { Db } from '../../../lambdas/store/db'

interface Command {
  input: Record<string, unknown>
  constructor: new (input: never) => Command
}

type Send = (command: Command) => Promise<unknown>

/** Calls that were under way together, one group after the other. */
export type Trips = readonly (readonly Command[])[]

export function recorder() {
  let trips: Command[][] = []
  /** Trips from which something has come back: what is asked for then may rest on it, and is the next. */
  let back = 0
  const intercept = (send: Db['send']): Db['send'] =>
    (async (command: Command) => {
      const trip = back
      trips[trip] ??= []
      trips[trip].push(command)
      try {
        return await (send as unknown as Send)(command)
      } finally {
        back = Math.max(back, trip + 1)
      }
    }) as unknown as Db['send']
  return {
    intercept,
    /** What was asked for since the last time. */
    take(): Trips {
      const taken = trips
      trips = []
      back = 0
      return taken.filter(Boolean)
    },
  }
}

/** The same calls in the same order. Writes go to rows of their own, on a condition that always holds. */
export async function repeat(send: Db['send'], trips: Trips): Promise<void> {
  for (const together of trips) {
    const commands = together.map((command) => new command.constructor(aside(command.input) as never))
    await Promise.all(commands.map((command) => (send as unknown as Send)(command)))
  }
}

type Write = Record<string, unknown> & { Item?: Row; Key?: Row; UpdateExpression?: string }
type Row = Record<string, unknown>

const ALWAYS = 'attribute_not_exists(nothing)'

function aside(input: Record<string, unknown>): Record<string, unknown> {
  const { TransactItems, ClientRequestToken, ...rest } = input
  if (Array.isArray(TransactItems))
    return {
      ...rest,
      TransactItems: TransactItems.map((write: Record<string, Write>) =>
        Object.fromEntries(Object.entries(write).map(([kind, part]) => [kind, harmless(part)])),
      ),
    }
  return input.Item || input.UpdateExpression ? harmless(input as Write) : input
}

function harmless({ ConditionExpression, ExpressionAttributeValues, ...write }: Write): Write {
  return {
    ...write,
    ...(ConditionExpression !== undefined && { ConditionExpression: ALWAYS }),
    ...(write.UpdateExpression && { ExpressionAttributeValues }),
    ...(write.Item && { Item: moved(write.Item) }),
    ...(write.Key && { Key: moved(write.Key) }),
  }
}

const moved = (row: Row): Row => ({ ...row, pk: `bare#${row.pk}` })
