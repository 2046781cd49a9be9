/** A proxy between the house and its database that makes one database call of a request fail. */
import { errorReply, type ProxiedReply, startDynamoDbProxy } from '../../support/services/dynamodb-proxy'

export const KINDS = ['cut', 'lost', 'error', 'throttled', 'cancelled', 'slow'] as const
/**
 * `cut`: the connection breaks before the call arrives. `lost`: the call is executed, but its reply is lost.
 * `error`: executed, and answered with a 500. `throttled`, `cancelled`: refused. `slow`: executed, and never answered
 * before the client's timeout.
 */
export type Kind = (typeof KINDS)[number]

export const LASTINGS = ['once', 'throughout', 'on'] as const
/** One attempt; every attempt of this call and of later ones of its kind; everything from this call on. */
export type Lasting = (typeof LASTINGS)[number]

export interface Trouble {
  /** The kind and number of the call in the request: the second query is `Query#2`. */
  call: string
  kind: Kind
  lasting: Lasting
}

export interface Wire {
  url: string
  /** Resets the counts; from now on this call fails, or none if null. */
  begin(trouble: Trouble | null): void
  /** The calls since then, each once however often it was retried. */
  calls(): string[]
  /** Whether a call has failed. */
  struck(): boolean
  close(): void
}

const WRITES = /^(Put|Update|Delete|TransactWrite|BatchWrite)/
/** Only writes can be cancelled by a concurrent transaction. */
export const canMeet = (call: string, kind: Kind): boolean => kind !== 'cancelled' || WRITES.test(call)

export async function proxyTo(endpoint: string): Promise<Wire> {
  let [trouble, struck, begun]: [Trouble | null, boolean, boolean] = [null, false, false]
  let names = new Map<string, string>()
  let counts = new Map<string, number>()

  /** A retry has the same id, so it counts as the same call. */
  const nameOf = (target: string, id: string): string => {
    const known = names.get(id)
    if (known) return known
    const count = (counts.get(target) ?? 0) + 1
    counts.set(target, count)
    names.set(id, `${target}#${count}`)
    return `${target}#${count}`
  }

  const faultOf = (target: string, name: string): Kind | null => {
    if (!trouble) return null
    if (name === trouble.call && (trouble.lasting !== 'once' || !struck)) begun = true
    else if (trouble.lasting === 'once') return null
    if (!begun || (trouble.lasting === 'throughout' && target !== trouble.call.split('#')[0])) return null
    if (!canMeet(target, trouble.kind)) return null
    struck = true
    return trouble.kind
  }

  const proxy = await startDynamoDbProxy(endpoint, async ({ operation, headers, body, closed }, forward) => {
    const kind = faultOf(operation, nameOf(operation, String(headers['amz-sdk-invocation-id'])))
    if (kind === 'cut') return null
    if (kind === 'throttled') return errorReply('ProvisionedThroughputExceededException')
    if (kind === 'cancelled') return cancelled(operation, body)
    const reply = await forward()
    if (kind === 'error') return errorReply('InternalServerError', 500)
    if (kind === 'slow') await closed()
    return kind === 'lost' || kind === 'slow' ? null : reply
  })

  return {
    url: proxy.url,
    begin(next) {
      ;[trouble, struck, begun] = [next, false, false]
      ;[names, counts] = [new Map(), new Map()]
    },
    calls: () => [...names.values()],
    struck: () => struck,
    close: proxy.close,
  }
}

/** As if a concurrent transaction had locked the first row. */
function cancelled(operation: string, body: string): ProxiedReply {
  if (operation !== 'TransactWriteItems') return errorReply('TransactionConflictException')
  const { TransactItems } = JSON.parse(body) as { TransactItems: object[] }
  const CancellationReasons = TransactItems.map((_, index) => ({ Code: index === 0 ? 'TransactionConflict' : 'None' }))
  return errorReply('TransactionCanceledException', 400, { CancellationReasons })
}
