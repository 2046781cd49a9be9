/** Public data with the deployed bundles: the stream to the projector, the admin key from its secret. */

import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb'
import { SETTINGS } from '../../../../lambdas/config'
import { PROJECTED_TYPES } from '../../../../lambdas/domain/projections/projections'
import { eventOf } from '../../../../lib/local/events'
import type { FunctionName } from '../../../../lib/stack/bundle'
import { jobActions, tableActions } from '../../../../lib/stack/table-actions'
import { lambda, useBundles } from '../../../support/services/lambda'

const SECRET_NAME = 'house/admin'
const ADMIN_KEY = 'made-by-secrets-manager'
const TABLE = 'house'
const the = useBundles({ secrets: { [SECRET_NAME]: ADMIN_KEY } })

const run = <Name extends FunctionName>(name: Name) =>
  lambda(the.outdir, name, {
    AWS_ENDPOINT_URL: the.aws.urlFor(name),
    [SETTINGS.table]: TABLE,
    [SETTINGS.adminKeySecret]: SECRET_NAME,
  })

it('projects stream records, shows them, and opens the analytics with the key from the secret', async () => {
  const [auth, projector, house, admin] = [run('auth'), run('projector'), run('public'), run('admin')]
  const registered = JSON.parse((await auth(eventOf('register', { body: { username: 'streamed' } }))).body)
  const direct = new DynamoDBClient({
    endpoint: the.endpoint,
    region: 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  })
  const { Items = [] } = await direct.send(new ScanCommand({ TableName: TABLE }))
  direct.destroy()
  const Records = Items.filter(({ type }) => PROJECTED_TYPES.includes(type?.S ?? '')).map((NewImage, at) => ({
    eventName: 'INSERT',
    dynamodb: { SequenceNumber: String(100 + at), NewImage },
  }))
  expect(Records).toHaveLength(1)
  const event = { shardId: 'shardId-1', Records, window: {}, state: {} }
  for (const _ of [1, 2]) expect(await projector(event)).toEqual({ state: {}, batchItemFailures: [] })

  const stats = await house(eventOf('stats'))
  expect(JSON.parse(stats.body)).toMatchObject({ agents: 1, activity_24h: { active_agents: 1 } })
  const stones = await house(eventOf('graveyard', { key: registered.your_token }))
  expect(JSON.parse(stones.body).gravestones).toEqual([])
  expect((await house(eventOf('list_species'))).statusCode).toBe(200)
  expect((await house(eventOf('hall'))).statusCode).toBe(200)

  expect((await admin(eventOf('analytics', { headers: { 'x-admin-key': 'a guess' } }))).statusCode).toBe(401)
  const figures = await admin(eventOf('analytics', { headers: { 'x-admin-key': ADMIN_KEY } }))
  expect(JSON.parse(figures.body).agents.total).toBe(1)
  expect(the.aws.secretsRead).toEqual([{ by: 'admin', secret: SECRET_NAME }])

  const within = (name: FunctionName, granted: readonly string[]) =>
    expect(the.aws.actions(name).filter((action) => !granted.includes(action))).toEqual([])
  for (const group of ['public', 'admin'] as const) within(group, tableActions(group))
  within('projector', jobActions('projector').table)
})
