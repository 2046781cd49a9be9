/** Mending while the house is open: whatever is under way, before it, after it or in the middle, is told once. */
import { DeleteCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import type { Gravestone } from '../../../lambdas/domain/creature/death'
import { rebuild } from '../../../lambdas/store/audit/rebuild'
import { checkSubject } from '../../../lambdas/store/audit/subjects'
import type { Row } from '../../../lambdas/store/row'
import { type Keeper, newKeeper } from '../../support/agents/keeper'
import { openTestHouse, type TestHouse } from '../../support/test-house'

let house: TestHouse
let keeper: Keeper
beforeEach(async () => {
  house = await openTestHouse({ projecting: true, rateLimits: { register: 1000 } })
  keeper = await newKeeper(house)
  await keeper.raise({ species_slug: 'tabby' })
})
afterEach(() => house.close())

const mend = () => rebuild(house.context.db, house.clock.now(), { mend: true, open: true })
const differing = async () => (await rebuild(house.context.db, house.clock.now())).differences.map(({ place }) => place)

/** What is written from now on is told to nobody, until it is all told. */
function heldBack(): () => Promise<void> {
  const { db } = house.context
  const tell = db.onCommit
  db.onCommit = async () => {}
  return async () => {
    db.onCommit = tell
    await tell?.([])
  }
}

/** Something of everything that follows from rows: sums, boards, tallies, what happened lately, cards. */
async function muchHappens(): Promise<void> {
  const other = await newKeeper(house)
  await other.raise({ species_slug: 'beagle' })
  await other.care('reflect', { notes: 'Here we are.' })
  await keeper.care('play')
}

it('leaves to the stream what is still on its way', async () => {
  const tell = heldBack()
  await muchHappens()
  await mend()
  await tell()
  expect(await differing()).toEqual([])
})

it('leaves a death to the stream: the watch would count it by its place, and the stream once more', async () => {
  const tell = heldBack()
  house.clock.advance(60)
  await keeper.status()
  await mend()
  const { died_at } = ((await house.rowsOf<Gravestone>(keeper.id, 'stone'))[0] as Row<Gravestone>).data
  const check = { db: house.context.db, consistent: true, repair: true }
  await checkSubject(check, `hour ${Math.floor(died_at / 3_600_000)}`)
  await tell()
  expect(await differing()).toEqual([])
})

it('writes over nothing that was told after it had read the rows', async () => {
  let waiting = true
  house.onDbCall = async (command, go) => {
    const page = await go()
    if (waiting && command instanceof ScanCommand) {
      waiting = false
      await muchHappens()
    }
    return page
  }
  await mend()
  expect(waiting).toBe(false)
  expect(await differing()).toEqual([])
})

it('lets nobody back onto a board who died while it looked', async () => {
  await house.context.db.send(new DeleteCommand({ TableName: house.context.db.table, Key: await onBoard() }))
  let waiting = true
  house.onDbCall = (command, go) => {
    if (!waiting || !('TransactItems' in (command as PutCommand).input)) return go()
    waiting = false
    house.clock.advance(60)
    return keeper.status().then(go)
  }
  await mend()
  expect(waiting).toBe(false)
  expect(await differing()).toEqual([])
})

const BOARD = 'view#hall#oldest_living'
const onBoard = async () => {
  const { pk, sk } = (await house.allRows()).find(({ pk }) => pk === BOARD) as { pk: string; sk: string }
  return { pk, sk }
}

it('mends what one row tells by itself: what is missing, what is wrong, and what nobody speaks for', async () => {
  house.clock.advance(60)
  await keeper.status()
  await (await newKeeper(house)).raise({ species_slug: 'beagle' })
  const { table, send } = house.context.db
  const rows = await house.allRows()
  const at = (partition: string) => rows.find(({ pk }) => pk.startsWith(`view#${partition}`)) as (typeof rows)[number]
  const [oldest, bereaved, stone] = [at('hall#oldest_living'), at('hall#gravestone_count'), at('stone#')]
  const Key = ({ pk, sk }: typeof oldest) => ({ pk, sk })
  await send(new DeleteCommand({ TableName: table, Key: Key(oldest) }))
  await send(
    new PutCommand({ TableName: table, Item: { ...bereaved, data: { ...(bereaved.data as object), gravestones: 7 } } }),
  )
  await send(new DeleteCommand({ TableName: table, Key: Key(stone) }))
  await send(
    new PutCommand({
      TableName: table,
      Item: { ...oldest, sk: '000000000000001#nobody', data: { agent_id: 'nobody', creature_id: 'nobody' } },
    }),
  )
  expect(await differing()).toHaveLength(4)
  expect(await mend()).toMatchObject({ differing: 4, mended: 4 })
  expect(await differing()).toEqual([])
})

it('says how much has to wait until nobody writes', async () => {
  const { table, send } = house.context.db
  const tally = (await house.allRows()).find(({ pk }) => pk.startsWith('view#tally#provider:unknown'))
  await send(new PutCommand({ TableName: table, Item: { ...tally, data: { ...(tally?.data as object), count: 9 } } }))
  expect(await mend()).toMatchObject({ differing: 1, mended: 0 })
  expect(await rebuild(house.context.db, house.clock.now(), { mend: true })).toMatchObject({ differing: 1, mended: 1 })
  expect(await differing()).toEqual([])
})
