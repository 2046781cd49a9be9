/** Table proxy for both releases: writes produce stream records, and calls can be made to fail. */
import { once } from 'node:events'
import { Agent, createServer, type IncomingHttpHeaders, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { PROJECTED_REMOVALS, PROJECTED_TYPES } from '../../../lambdas/domain/projections/projections'

type Image = Record<string, { S?: string; N?: string }>

/** As the stream passes it to the projector. */
export interface StreamRecord {
  eventID: string
  eventName: 'INSERT' | 'MODIFY' | 'REMOVE'
  dynamodb: { SequenceNumber: string; Keys: Image; NewImage?: Image; OldImage?: Image }
}

/** `lost` and `error`: carried out, but the reply is missing or a 500. `throttled`: refused. */
export const FAULTS = ['lost', 'error', 'throttled'] as const
export type Fault = (typeof FAULTS)[number]

export interface SharedTable {
  url: string
  /** Records that the projector has not received yet, in order. */
  stream: StreamRecord[]
  /** Makes the next `calls` calls fail. */
  injectFaults(fault: Fault, calls: number): void
  /** Ends the faults; returns the number of calls that failed. */
  endFaults(): number
  close(): void
}

interface Answer {
  status: number
  type: string
  text: string
}

interface Part {
  Key?: Image
  Item?: Image
}

interface Call extends Part {
  TransactItems?: Record<string, Part>[]
  RequestItems?: Record<string, Record<string, Part>[]>
}

const WRITES: Readonly<Record<string, (call: Call) => Part[]>> = {
  PutItem: (call) => [call],
  UpdateItem: (call) => [call],
  DeleteItem: (call) => [call],
  TransactWriteItems: ({ TransactItems = [] }) =>
    TransactItems.flatMap(({ ConditionCheck: _, ...item }) => Object.values(item)),
  BatchWriteItem: ({ RequestItems = {} }) =>
    Object.values(RequestItems)
      .flat()
      .flatMap(Object.values<Part>),
}

const keyOf = ({ Key, Item }: Part): Image => {
  const { pk, sk } = (Key ?? Item) as Image
  return { pk: pk as { S: string }, sk: sk as { S: string } }
}

/** As long as real sequence numbers. */
const FIRST = 10n ** 20n

/** The event source's filter. */
const isProjected = ({ NewImage, OldImage }: StreamRecord['dynamodb']): boolean =>
  (PROJECTED_TYPES as readonly string[]).includes(NewImage?.type?.S ?? '') ||
  (PROJECTED_REMOVALS as readonly string[]).includes(OldImage?.type?.S ?? '')

export async function shareTable(endpoint: string, table: string): Promise<SharedTable> {
  const stream: StreamRecord[] = []
  let sequence = 0
  let armed: { fault: Fault; left: number } | null = null
  let met = 0
  let turn: Promise<unknown> = Promise.resolve()

  const upstream = new Agent({ keepAlive: true })
  const send = (headers: Record<string, string>, body: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const sent = request(endpoint, { method: 'POST', headers, agent: upstream }, async (answer) =>
        resolve({
          status: answer.statusCode ?? 500,
          type: answer.headers['content-type'] ?? '',
          text: (await buffer(answer)).toString(),
        }),
      )
      sent.on('error', reject).end(body)
    })

  const imagesOf = async (keys: readonly Image[], headers: Record<string, string>): Promise<(Image | undefined)[]> =>
    Promise.all(
      keys.map(async (Key) => {
        const asked = { ...headers, 'x-amz-target': 'DynamoDB_20120810.GetItem' }
        const { text } = await send(asked, JSON.stringify({ TableName: table, Key, ConsistentRead: true }))
        return (JSON.parse(text) as { Item?: Image }).Item
      }),
    )

  /** One write at a time, so that the images before and after it are known. */
  const write = async (target: string, headers: Record<string, string>, body: string) => {
    const keys = (WRITES[target]?.(JSON.parse(body)) ?? []).map(keyOf)
    const before = await imagesOf(keys, headers)
    const answer = await send(headers, body)
    if (answer.status !== 200) return answer
    const after = await imagesOf(keys, headers)
    for (const [index, Keys] of keys.entries()) {
      const [OldImage, NewImage] = [before[index], after[index]]
      if (JSON.stringify(OldImage) === JSON.stringify(NewImage)) continue
      sequence += 1
      const dynamodb = { SequenceNumber: String(FIRST + BigInt(sequence)), Keys, NewImage, OldImage }
      const eventName = OldImage ? (NewImage ? 'MODIFY' : 'REMOVE') : 'INSERT'
      if (isProjected(dynamodb)) stream.push({ eventID: String(sequence), eventName, dynamodb })
    }
    return answer
  }

  const strike = (): Fault | null => {
    if (!armed) return null
    const { fault } = armed
    armed.left -= 1
    if (armed.left === 0) armed = null
    met += 1
    return fault
  }

  const server = createServer(async (incoming, outgoing) => {
    const body = (await buffer(incoming)).toString()
    const target = String(incoming.headers['x-amz-target']).split('.')[1] ?? ''
    const headers = passedOn(incoming.headers)
    const fault = strike()
    if (fault === 'throttled') return refuse(outgoing, 400, 'ProvisionedThroughputExceededException')
    const carried = target in WRITES ? turn.then(() => write(target, headers, body)) : send(headers, body)
    turn = target in WRITES ? carried.catch(() => null) : turn
    const answer = await carried
    if (fault === 'lost') return incoming.socket.destroy()
    if (fault === 'error') return refuse(outgoing, 500, 'InternalServerError')
    outgoing.writeHead(answer.status, { 'content-type': answer.type }).end(answer.text)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stream,
    injectFaults(fault, calls) {
      armed = { fault, left: calls }
    },
    endFaults() {
      const count = met
      armed = null
      met = 0
      return count
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const passedOn = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    ['authorization', 'content-type', 'x-amz-target', 'x-amz-date', 'x-amz-security-token'].flatMap((name) =>
      typeof headers[name] === 'string' ? [[name, headers[name]]] : [],
    ),
  )

const refuse = (outgoing: ServerResponse, status: number, type: string): void => {
  outgoing.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' })
  outgoing.end(JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${type}`, message: 'as the proof wants it' }))
}
