/** Care with an unheard-of item, with the bundle as it is deployed: the trimmed SDK asks Bedrock, once. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBedrockEmbedder } from '../../lambdas/clients/bedrock-embedder'
import { pack } from '../../lambdas/clients/item-vectors'
import offline from '../../lambdas/clients/vectors/offline-use-lite-512.json'
import { SETTINGS } from '../../lambdas/config'
import { itemsOf } from '../../lambdas/domain/care/items'
import { KINDS } from '../../lambdas/domain/care/items/kinds'
import { normaliseItem } from '../../lambdas/domain/care/items/normalise'
import { quantise } from '../../lambdas/domain/care/items/quantise'
import { keepCalibration } from '../../lambdas/store/calibrations'
import { bundle } from '../../lib/bundle'
import { LOCAL_TABLE } from '../../lib/local/house'
import { BedrockStub } from '../support/bedrock'
import { openHouse, type TestHouse } from '../support/house'
import { endLambdas, eventOf, lambda } from '../support/lambda'
import { newKeeper, whereItIsNoon } from '../support/life'

const DIMENSIONS = 256
const outdir = mkdtempSync(join(tmpdir(), 'care-bundle-'))
const bedrock = new BedrockStub()
let house: TestHouse

/** A direction of its own for every place in the list. */
const pointing = (at: number) => Array.from({ length: DIMENSIONS }, (_, i) => Math.cos((i + 1) * (at + 1)))

beforeAll(async () => {
  await bundle({ outdir })
  house = await openHouse({ time: () => Date.now() })
  const items = itemsOf('calico', 'cat').approved.play.map(normaliseItem)
  const embedder = { id: createBedrockEmbedder().id, dimensions: DIMENSIONS }
  const kinds = KINDS.map(({ name }) => name)
  const vectors = [...kinds, ...items].map((_, at) => quantise(pointing(at)))
  const calibration = offline.calibration as never
  const packed = pack(embedder, { calibration, figures: {}, kinds, items, vectors })
  await keepCalibration(house.context.db, embedder.id, { fingerprint: 'test', ...packed })
}, 60_000)

afterAll(async () => {
  endLambdas()
  bedrock.close()
  await house.close()
  rmSync(outdir, { recursive: true, force: true })
})

it('judges by what the model answers', async () => {
  const endpoint = await bedrock.open()
  bedrock.reply = () => ({ body: JSON.stringify({ embedding: pointing(KINDS.length), inputTextTokenCount: 3 }) })
  const keeper = await newKeeper(house, { timezone: whereItIsNoon() })
  await keeper.raise({ species_slug: 'calico' })
  const call = lambda(outdir, 'house', {
    [SETTINGS.table]: LOCAL_TABLE,
    [SETTINGS.dynamodbEndpoint]: house.context.config.dynamodbEndpoint ?? '',
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: endpoint,
  })
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
