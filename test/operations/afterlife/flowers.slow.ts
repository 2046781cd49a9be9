/** Flowers on gravestones: one per stone and agent, shown as a count and the latest names, deleted with the account. */
import {
  emptyFlowers,
  type Flower,
  type Flowers,
  lacksDeletedNames,
  withFlower,
  withoutFlower,
} from '../../../lambdas/domain/afterlife/flowers'
import { asInstant } from '../../../lambdas/domain/time/instants'
import { rebuild } from '../../../lambdas/store/checks/rebuild'
import type { Row } from '../../../lambdas/store/row'
import { useDeletionHouse } from '../../support/agents/account-deletion'
import { type Keeper, newKeeper } from '../../support/agents/keeper'
import { freshAddress } from '../../support/http'

const the = useDeletionHouse()

/** A gravestone and its keeper. */
async function newGravestone(): Promise<{ keeper: Keeper; stone: string }> {
  const keeper = await newKeeper(the.house)
  await keeper.raise({ name: 'Ash', species_slug: 'calico' })
  the.house.clock.advance(60)
  const { body } = await the.house.call('GET', '/api/house/graveyard', { key: keeper.key })
  return { keeper, stone: body.gravestones[0].id }
}

const lay = ({ key }: Pick<Keeper, 'key'>, gravestone_id: unknown) =>
  the.house.call('POST', '/api/house/flowers', { key, body: { gravestone_id }, from: freshAddress() })

/** Flowers of a stone as shown by every view of the graveyard; all must agree. */
async function flowersShown(stone: string, keeper: Keeper) {
  const views = await Promise.all([
    the.get('/api/house/graveyard?per_page=200'),
    the.get(`/api/house/graveyard?agent=${keeper.username}`),
    the.house.call('GET', '/api/house/graveyard', { key: keeper.key }),
  ])
  const [first, ...others] = views.map(({ body }) => {
    const { flowers, flowers_from } = body.gravestones.find(({ id }: { id: string }) => id === stone)
    return { flowers, flowers_from }
  })
  for (const other of others) expect(other).toEqual(first)
  return first
}

/** The kinds of the rows that laying a flower writes. */
async function writtenBy(giver: Keeper, stone: string): Promise<string[]> {
  const kinds: string[] = []
  the.house.onDbCall = (command, go) => {
    const { TransactItems = [] } = (command as { input: { TransactItems?: { Put?: { Item: Row } }[] } }).input
    kinds.push(...TransactItems.map(({ Put }) => Put?.Item.type ?? 'deleted'))
    return go()
  }
  expect((await lay(giver, stone)).status).toBe(200)
  the.house.onDbCall = null
  return kinds.toSorted()
}

describe('a flower', () => {
  it('writes the row of the keeper only with the first news of its stone', async () => {
    const { keeper, stone } = await newGravestone()
    const FIRST = ['agent', 'agent', 'flower', 'untold']
    const [one, two, three] = [await newKeeper(the.house), await newKeeper(the.house), await newKeeper(the.house)]
    expect(await writtenBy(one, stone)).toEqual(FIRST)
    expect(await writtenBy(two, stone)).toEqual(FIRST.slice(1))
    await keeper.raise({ species_slug: 'calico' })
    await keeper.status()
    expect(await writtenBy(three, stone)).toEqual(FIRST)
  })

  it('is counted on its stone and listed with its giver, newest first', async () => {
    const { keeper, stone } = await newGravestone()
    expect(await flowersShown(stone, keeper)).toEqual({ flowers: 0, flowers_from: [] })
    const givers: Keeper[] = []
    for (let at = 0; at < 6; at++) {
      const giver = await newKeeper(the.house)
      givers.unshift(giver)
      the.house.clock.advance(0.1)
      const { status, body } = await lay(giver, stone)
      expect(status).toBe(200)
      expect(body).toMatchObject({ gravestone: { id: stone, name: 'Ash' }, flowers: at + 1 })
    }
    const names = givers.map(({ username }) => username)
    expect(await flowersShown(stone, keeper)).toEqual({ flowers: 6, flowers_from: names.slice(0, 5) })
    const { text } = await the.page(`/stones/${stone}`)
    expect(text).toContain('Six flowers, the last from ')
    for (const name of names.slice(0, 5)) expect(text).toContain(`/agents/${name}"`)
    expect(text).not.toContain(names[5])
    expect(text.match(/stroke="#5d7a44"/g)).toHaveLength(6)
    expect(await the.projectionDifferences()).toEqual([])
  })
})

describe('account deletion', () => {
  it('removes the flowers and the name of the giver', async () => {
    const { keeper, stone } = await newGravestone()
    const [one, two] = [await newKeeper(the.house), await newKeeper(the.house)]
    await lay(one, stone)
    the.house.clock.advance(1)
    await lay(two, stone)
    expect((await the.exportAll(two))[0].flowers).toEqual([{ gravestone_id: stone, at: expect.stringMatching(/Z$/) }])
    expect((await the.deleteAccount(two)).status).toBe(200)
    expect(await flowersShown(stone, keeper)).toEqual({ flowers: 1, flowers_from: [one.username] })
    expect(await the.rowsAbout(two.id)).toEqual([])
    expect((await the.deleteAccount(one)).status).toBe(200)
    expect(await flowersShown(stone, keeper)).toEqual({ flowers: 0, flowers_from: [] })
    expect(await the.projectionDifferences()).toEqual([])
  })

  it('leaves no flower of a concurrent call', async () => {
    const { keeper, stone } = await newGravestone()
    const giver = await newKeeper(the.house)
    let gone: Promise<unknown> | null = null
    the.house.onDbCall = async (command, go) => {
      const writes = JSON.stringify((command as { input: object }).input)
      if (gone || !writes.includes('flower#')) return go()
      gone = Promise.resolve()
      the.house.onDbCall = null
      await the.deleteAccount(giver)
      return go()
    }
    expect((await lay(giver, stone)).status).toBe(401)
    expect(gone).not.toBeNull()
    expect(await flowersShown(stone, keeper)).toEqual({ flowers: 0, flowers_from: [] })
    expect(await the.rowsAbout(giver.id)).toEqual([])
  })

  it('of a giver, if never projected, is found by a rebuild, which removes the flower', async () => {
    const { keeper, stone } = await newGravestone()
    const giver = await newKeeper(the.house)
    await Promise.all([lay(keeper, stone), lay(giver, stone)])
    const { db } = the.house.context
    const { onCommit } = db
    db.onCommit = undefined
    await the.deleteAccount(giver)
    db.onCommit = onCommit
    const flowers = async (options = {}) =>
      (await rebuild(db, the.house.clock.now(), options)).differences.filter(({ row }) => /^view#flowers/.test(row))
    const gone = { expected: null, stored: expect.stringContaining(stone) }
    expect(await flowers()).toEqual([gone, gone].map(expect.objectContaining))
    expect(await flowersShown(stone, keeper)).toMatchObject({ flowers: 1 })
    expect(await flowers({ mend: true })).toHaveLength(2)
    expect(await flowersShown(stone, keeper)).toEqual({ flowers: 0, flowers_from: [] })
    expect(await flowers()).toEqual([])
  })

  it('of the stone’s keeper leaves the flowers of others', async () => {
    const { keeper, stone } = await newGravestone()
    const giver = await newKeeper(the.house)
    await lay(giver, stone)
    await the.deleteAccount(keeper)
    const { body } = await the.get('/api/house/graveyard?per_page=200')
    const grave = body.gravestones.find(({ id }: { id: string }) => id === stone)
    expect(grave).toMatchObject({ caretaker: 'a keeper who left', flowers: 1, flowers_from: [giver.username] })
    expect((await the.page(`/stones/${stone}`)).text).toContain(giver.username)
  })
})

describe('the listed names', () => {
  const STONE = { stone_id: 's', keeper_id: 'k', number: 1, died_at: asInstant(0) }
  const flower = (at: number): Flower => ({ ...STONE, agent_id: `${at}`, agent: `a${at}`, laid_at: asInstant(at) })
  const laidBy = (...ats: number[]): Flowers => ats.map(flower).reduce(withFlower, emptyFlowers(STONE))
  const named = ({ last }: Flowers) => last.map(({ laid_at: at }) => Number(at))

  it('are the newest, in whatever order flowers are projected', () => {
    expect(named(laidBy(3, 1, 2, 9, 4, 8, 5, 7, 6, 10))).toEqual([10, 9, 8, 7, 6, 5, 4, 3])
    expect(laidBy(3, 1, 2).count).toBe(3)
  })

  it('may be fewer after deletions, but never wrong', () => {
    const thinned = [12, 11]
      .map(flower)
      .reduce<Flowers>((lying, one) => withoutFlower(lying, one)!, laidBy(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12))
    expect(named(thinned)).toEqual([10, 9, 8, 7, 6, 5])
    // Projected late and older than the listed names: it is unknown whether it is the next newest.
    const after = withFlower(withFlower(thinned, flower(4.5)), flower(20))
    expect([after.count, named(after)]).toEqual([12, [20, 10, 9, 8, 7, 6, 5]])
    expect(lacksDeletedNames(after, laidBy(1, 2, 3, 4, 4.5, 5, 6, 7, 8, 9, 10, 20))).toBe(true)
    expect(lacksDeletedNames(after, laidBy(1, 2, 3, 4, 4.5, 5, 6, 7, 8, 9, 10.5, 20))).toBe(false)
    expect(withoutFlower(laidBy(1), flower(1))).toBeNull()
  })
})
