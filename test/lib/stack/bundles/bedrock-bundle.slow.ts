/** Deployed bundles that call Bedrock: care with an unknown item, and the painter with its gallery and queue. */

import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { createBedrockEmbedder } from '../../../../lambdas/adapters/bedrock-embedder'
import { pack, quantise } from '../../../../lambdas/adapters/item-vectors'
import offline from '../../../../lambdas/adapters/vectors/offline-use-lite-512.json'
import { SETTINGS } from '../../../../lambdas/config'
import { itemsOf } from '../../../../lambdas/domain/care/items'
import { ITEM_KINDS } from '../../../../lambdas/domain/care/items/kinds'
import { normaliseItem } from '../../../../lambdas/domain/care/items/normalise'
import { saveCalibration } from '../../../../lambdas/store/items/calibrations'
import { eventOf } from '../../../../lib/local/events'
import { LOCAL_TABLE } from '../../../../lib/local/local-host'
import { bundle } from '../../../../lib/stack/bundle'
import { newKeeper, timezoneAtNoon } from '../../../support/agents/keeper'
import { BedrockStub } from '../../../support/services/bedrock'
import { endLambdas, lambda } from '../../../support/services/lambda'
import { S3Stub } from '../../../support/services/s3'
import { openTestHouse, type TestHouse } from '../../../support/test-house'

const DIMENSIONS = 256
const outdir = mkdtempSync(join(tmpdir(), 'bedrock-bundle-'))
const bedrock = new BedrockStub()
const s3 = new S3Stub()
const delayed: unknown[] = []
const queue = createServer(async (request, response) => {
  delayed.push(await json(request))
  response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end('{}')
})
let house: TestHouse
let asked: string

/** A distinct direction for every position in the list. */
const pointing = (at: number) => Array.from({ length: DIMENSIONS }, (_, i) => Math.cos((i + 1) * (at + 1)))

beforeAll(async () => {
  await bundle({ outdir })
  asked = await bedrock.open()
  queue.listen(0, '127.0.0.1')
  await once(queue, 'listening')
  house = await openTestHouse({ time: () => Date.now() })
  const items = itemsOf('calico', 'cat').approved.play.map(normaliseItem)
  const embedder = { id: createBedrockEmbedder().id, dimensions: DIMENSIONS }
  const kinds = ITEM_KINDS.map(({ name }) => name)
  const vectors = [...kinds, ...items].map((_, at) => quantise(pointing(at)))
  const calibration = offline.calibration as never
  const packed = pack(embedder, { calibration, figures: {}, kinds, items, vectors })
  await saveCalibration(house.context.db, embedder.id, { fingerprint: 'test', ...packed })
})

afterAll(async () => {
  endLambdas()
  bedrock.close()
  s3.close()
  queue.closeAllConnections()
  queue.close()
  await house.close()
  rmSync(outdir, { recursive: true, force: true })
})

const environment = () => ({
  [SETTINGS.table]: LOCAL_TABLE,
  [SETTINGS.dynamodbEndpoint]: house.context.config.dynamodbEndpoint ?? '',
  AWS_ENDPOINT_URL_BEDROCK_RUNTIME: asked,
})

it("judges by the model's response", async () => {
  bedrock.reply = () => ({ body: JSON.stringify({ embedding: pointing(ITEM_KINDS.length), inputTextTokenCount: 3 }) })
  const keeper = await newKeeper(house, { timezone: timezoneAtNoon() })
  await keeper.raise({ species_slug: 'calico' })
  const call = lambda(outdir, 'house', environment())
  const { statusCode, body } = await call(
    eventOf('care', { key: keeper.key, body: { action: 'play', item: 'zorblat whimsy' } }),
  )
  expect([statusCode, JSON.parse(body).error]).toEqual([200, undefined])
  const { action_result } = JSON.parse(body)
  expect(bedrock.received).toHaveLength(1)
  expect(bedrock.received[0]).toMatchObject({
    path: '/model/amazon.titan-embed-text-v2:0/invoke',
    authorization: expect.stringContaining('AWS4-HMAC-SHA256'),
    body: { inputText: 'zorblat whimsy', dimensions: DIMENSIONS, normalize: true },
  })
  expect(action_result.item_result).toMatchObject({ item: 'zorblat whimsy', category: expect.any(String) })
})

it('paints and stores a picture, and leaves the message in the queue if the model fails', async () => {
  house.context.config.dailyPictures = 100
  const [gallery, picture] = [await s3.open(), Buffer.from('89504e470d0a1a0a', 'hex')]
  const queueUrl = `http://127.0.0.1:${(queue.address() as AddressInfo).port}/1/paintings`
  const paint = lambda(outdir, 'painter', {
    ...environment(),
    [SETTINGS.dailyPictures]: '100',
    [SETTINGS.imageModelId]: 'stability.stable-image-core-v1:1',
    [SETTINGS.galleryBucket]: 'gallery',
    [SETTINGS.paintingQueueUrl]: queueUrl,
    AWS_ENDPOINT_URL_S3: gallery,
    AWS_ENDPOINT_URL_SQS: new URL(queueUrl).origin,
  })
  const keeper = await newKeeper(house)
  const id = await keeper.raise({ species_slug: 'tabby' })
  const order = { dynamodb: { Keys: { pk: { S: `painting#creature-${id}-baby` } } } }
  const attributes = { ApproximateReceiveCount: '1' }
  const message = { messageId: 'one', receiptHandle: 'handle', attributes, body: JSON.stringify(order) }

  bedrock.reply = () => ({ status: 500, body: '{}' })
  expect(await paint({ Records: [message] })).toEqual({ batchItemFailures: [{ itemIdentifier: 'one' }] })
  expect(delayed).toEqual([expect.objectContaining({ QueueUrl: queueUrl, ReceiptHandle: 'handle' })])

  bedrock.reply = () => ({ body: JSON.stringify({ finish_reasons: [null], images: [picture.toString('base64')] }) })
  expect(await paint({ Records: [message] })).toEqual({ batchItemFailures: [] })
  const [hung] = s3.objects.get(`/gallery/paintings/creatures/${id}/baby.png`) ?? []
  expect(hung).toMatchObject({ type: 'image/png', authorization: expect.stringContaining('AWS4-HMAC-SHA256') })
  expect(hung?.bytes.equals(picture)).toBe(true)
})
