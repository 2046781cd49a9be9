/** A bare handler to compare with: repeats the database calls that a real handler made, and does nothing else. */
import type { Db } from '../../../lambdas/store/db'
import type { Command, Send, Trips } from '../../local/engine/meter'

/** The same calls in the same order. Writes go to other rows, on a condition that always holds. */
export async function repeat(send: Db['send'], trips: Trips): Promise<void> {
  for (const together of trips) {
    const commands = together.map((command) => new command.constructor(harmlessInput(command) as never))
    await Promise.all(commands.map((command) => (send as unknown as Send)(command)))
  }
}

type Write = Record<string, unknown> & { Item?: Row; Key?: Row; UpdateExpression?: string }
type Row = Record<string, unknown>

const ALWAYS = 'attribute_not_exists(nothing)'

export function harmlessInput({ input }: Pick<Command, 'input'>): Record<string, unknown> {
  const { TransactItems, ClientRequestToken, ...rest } = input
  if (Array.isArray(TransactItems))
    return {
      ...rest,
      TransactItems: TransactItems.map((write: Record<string, Write>) =>
        Object.fromEntries(Object.entries(write).map(([kind, part]) => [kind, harmlessWrite(part)])),
      ),
    }
  return input.Item || input.UpdateExpression ? harmlessWrite(input as Write) : input
}

function harmlessWrite({ ConditionExpression, ExpressionAttributeValues, ...write }: Write): Write {
  return {
    ...write,
    ...(ConditionExpression !== undefined && { ConditionExpression: ALWAYS }),
    ...(write.UpdateExpression && { ExpressionAttributeValues }),
    ...(write.Item && { Item: ownRow(write.Item) }),
    ...(write.Key && { Key: ownRow(write.Key) }),
  }
}

const ownRow = (row: Row): Row => ({ ...row, pk: `bare#${row.pk}` })
