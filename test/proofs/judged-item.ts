/**
 * From the template to a judged item: the functions' settings and bundles, against Bedrock's wire format with real
 * embeddings. Takes minutes, so it is a separate command: npm run prove items
 */

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createOfflineEmbedder } from '../../lambdas/adapters/offline-embedder'
import { SETTINGS } from '../../lambdas/config'
import { eventOf } from '../../lib/local/events'
import { LOCAL_TABLE } from '../../lib/local/local-host'
import { bundle } from '../../lib/stack/bundle'
import { runCommand } from '../../lib/tools/run-command'
import { newKeeper, timezoneAtNoon } from '../support/agents/keeper'
import { BedrockStub } from '../support/services/bedrock'
import { endLambdas, lambda } from '../support/services/lambda'
import { openTestHouse } from '../support/test-house'

const DIMENSIONS = 256

/** Imitates a model of half the size: adds the two halves of the vector. */
const folded = (vector: ArrayLike<number>): number[] =>
  Array.from({ length: DIMENSIONS }, (_, at) => vector[at]! + vector[at + DIMENSIONS]!)

const CASES = [
  ['feed', 'canned fish', ['loved', 'liked']],
  ['feed', 'a plate of rusty nails', ['harmful']],
  ['play', 'a feather tied to a piece of string', ['loved', 'liked', 'neutral']],
] as const

async function main(): Promise<void> {
  const outdir = mkdtempSync(join(tmpdir(), 'proof-'))
  const synth = spawnSync('npx', ['cdk', 'synth', '--quiet', '--output', join(outdir, 'cdk.out')], {
    env: { ...process.env, CDK_VALIDATION: 'false' },
  })
  assert.equal(synth.status, 0, String(synth.stderr))
  const template = JSON.parse(readFileSync(join(outdir, 'cdk.out/CreatureHouse.template.json'), 'utf8'))
  const settings = (id: string) => template.Resources[id].Properties.Environment.Variables as Record<string, unknown>
  const modelOf = (id: string) => ({ [SETTINGS.embeddingModelId]: String(settings(id)[SETTINGS.embeddingModelId]) })

  const offline = createOfflineEmbedder()
  await offline.warmUp()
  const bedrock = new BedrockStub()
  bedrock.answer = async ({ inputText }) => {
    const embedding = folded(await offline.embed(String(inputText)))
    return { body: JSON.stringify({ embedding, inputTextTokenCount: 3 }) }
  }
  const endpoint = await bedrock.open()
  await bundle({ outdir: join(outdir, 'bundles') })
  const house = await openTestHouse({ time: () => Date.now() })
  const environment = {
    [SETTINGS.table]: LOCAL_TABLE,
    [SETTINGS.dynamodbEndpoint]: house.context.config.dynamodbEndpoint ?? '',
    [SETTINGS.rateLimits]: JSON.stringify({ care: 1_000 }),
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: endpoint,
  }
  try {
    const calibrator = lambda(
      join(outdir, 'bundles'),
      'calibrator',
      { ...environment, ...modelOf('CalibratorFunction') },
      { seconds: 900 },
    )
    const taught = (await calibrator({})) as { outcome: string }
    console.log(`calibrator: ${JSON.stringify(taught)} after ${bedrock.received.length} model calls`)
    assert.equal(taught.outcome, 'taught')
    assert.equal(((await calibrator({})) as { outcome: string }).outcome, 'known')

    const keeper = await newKeeper(house, { timezone: timezoneAtNoon() })
    await keeper.raise({ species_slug: 'housecat' })
    const care = lambda(join(outdir, 'bundles'), 'house', { ...environment, ...modelOf('HouseFunction') })
    for (const [action, item, expected] of CASES) {
      const { body } = await care(eventOf('care', { key: keeper.key, body: { action, item } }))
      const { item_result } = JSON.parse(body).action_result
      console.log(`${action} with "${item}": ${item_result.category} (${item_result.score})`)
      assert.ok((expected as readonly string[]).includes(item_result.category), `${item} is ${item_result.category}`)
    }
  } finally {
    endLambdas()
    bedrock.close()
    await house.close()
    rmSync(outdir, { recursive: true, force: true })
  }
}

await runCommand(main, { stack: true })
