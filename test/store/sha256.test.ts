/** Database calls must be signed as the SDK signs them. */
import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { Sha256 as PublishedSha256 } from '@smithy/core/checksum'
import { SignatureV4 } from '@smithy/signature-v4'
import { Sha256 } from '../../lambdas/store/client/sha256'
import { connect } from '../../lambdas/store/db'

/** The header that the published signer sends with the same request. */
async function signedByTheSdk({ headers, method = '', url = '' }: IncomingMessage, body: string): Promise<unknown> {
  const signed = /SignedHeaders=([^,]+)/.exec(String(headers.authorization))?.[1]?.split(';') ?? []
  const signer = new SignatureV4({
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    region: 'local',
    service: 'dynamodb',
    sha256: PublishedSha256,
  })
  const sent = Object.fromEntries(signed.map((name) => [name, String(headers[name])]))
  const [, ...parts] = /^(....)(..)(..T..)(..)(..Z)$/.exec(String(headers['x-amz-date'])) ?? []
  const signingDate = new Date(`${parts.slice(0, 3).join('-')}:${parts.slice(3).join(':')}`)
  const request = { method, protocol: 'http:', hostname: 'localhost', path: url, headers: sent, body }
  return (await signer.sign(request, { signingDate })).headers.authorization
}

it('signs every call as the published SDK does', async () => {
  const signatures: unknown[][] = []
  const sent: unknown[][] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    signatures.push([request.headers.authorization, await signedByTheSdk(request, body)])
    sent.push([request.headers['x-amz-target'], JSON.parse(body)])
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const db = connect({ table: 'creatures', endpoint, newId: () => 'an id' })
    const [TableName, one, two] = [db.table, { pk: 'one' }, { pk: '鮪' }]
    await db.send(new GetCommand({ TableName, Key: one }))
    await db.send(new PutCommand({ TableName, Item: one }))
    await db.send(new GetCommand({ TableName, Key: two }))
  } finally {
    server.closeAllConnections()
    server.close()
  }
  const [TableName, service] = ['creatures', 'DynamoDB_20120810']
  expect(sent).toEqual([
    [`${service}.GetItem`, { TableName, Key: { pk: { S: 'one' } } }],
    [`${service}.PutItem`, { TableName, Item: { pk: { S: 'one' } } }],
    [`${service}.GetItem`, { TableName, Key: { pk: { S: '鮪' } } }],
  ])
  for (const [own, published] of signatures) expect(own).toBe(published)
  expect(new Set(signatures.map(([own]) => own)).size).toBe(3)
})

it('computes the same digests as Node, also with a secret that was used before', async () => {
  const secrets = [undefined, 'secret', 'other', Buffer.from('secret'), Buffer.from('other')]
  const texts = ['', 'one', 'two', 'a longer text']
  for (const secret of [...secrets, ...secrets])
    for (const one of [...texts, ...texts]) {
      const [mine, node] = [new Sha256(secret), secret ? createHmac('sha256', secret) : createHash('sha256')]
      mine.update(Buffer.from(one))
      mine.update(Buffer.from(' and more'))
      expect(Buffer.from(await mine.digest())).toEqual(node.update(`${one} and more`).digest())
      mine.reset()
      mine.update(Buffer.from(one))
      const fresh = secret ? createHmac('sha256', secret) : createHash('sha256')
      expect(Buffer.from(await mine.digest())).toEqual(fresh.update(one).digest())
    }
})
