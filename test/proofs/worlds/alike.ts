/** What two tables answer and hold, in a form in which it can be compared. */
import { unmarshall } from '@aws-sdk/util-dynamodb'

interface Refusal extends Error {
  Item?: Record<string, never>
  CancellationReasons?: { Code?: string; Item?: Record<string, never> }[]
}

const opened = (item: Record<string, never> | undefined) => (item ? inOrder(unmarshall(item)) : undefined)

/** An answer without what only a wire has, or a refusal with all that a caller reads of it. */
export async function answerOf(ask: () => Promise<object>): Promise<object> {
  try {
    const {
      $metadata: _,
      ConsumedCapacity: __,
      ScannedCount: ___,
      ...answer
    } = (await ask()) as Record<string, unknown>
    return inOrder(withoutOrder(answer)) as object
  } catch (error) {
    const { name, Item, CancellationReasons } = error as Refusal
    return {
      refused: name,
      ...(Item && { item: opened(Item) }),
      ...(CancellationReasons && {
        reasons: CancellationReasons.map((reason) => ({ code: reason.Code, item: opened(reason.Item) })),
      }),
    }
  }
}

/** What a batch finds comes in any order. */
const withoutOrder = ({ Responses, ...answer }: Record<string, unknown>): object => ({
  ...answer,
  ...(Responses !== undefined && { Responses: Object.values(Responses as object).map(standing) }),
})

export const standing = (items: readonly object[]): string[] =>
  items.map((item) => JSON.stringify(inOrder(item), bytesAsText)).sort()

const bytesAsText = (_: string, value: unknown): unknown =>
  value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value

/** Names of a map have no order either. */
function inOrder(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64')
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, each]) => [name, inOrder(each)]),
  )
}
