/** Why a creature died: decided at the instant of death, and the same wherever it is told. */
import { type LifeKeeper, lifeHouse } from '../support/life-house'
import { itemsByName } from '../support/life-items'

const { house, pass, keeper, design } = lifeHouse({ items: itemsByName, projecting: false })

const CALM = { hunger_decay_per_hour: 0.2, happiness_decay_per_hour: 0.2, feeding_window_hours: 24 }
const HUNGRY = { ...CALM, hunger_decay_per_hour: 3, feeding_window_hours: 2 }
const FRAIL = { ...CALM, feeding_window_hours: 2 }

const given = (item: string) => ({ action: 'medicine', item: `harmful ${item}` })
const MEDICINE = { action: 'medicine' }

/** A visit without food every ten hours. */
const companyUntilItEnds = async (one: LifeKeeper): Promise<void> => {
  for (let visits = 0; visits < 12; visits++) {
    pass(10)
    await one.care('reflect')
  }
}
const leftAlone = async (): Promise<void> => pass(40)
/** After visits in a quick rhythm, fullness falls four times as fast. */
const brokenRhythm = async (one: LifeKeeper): Promise<void> => {
  for (let visits = 0; visits < 4; visits++) {
    pass(0.3)
    await one.care('reflect')
  }
  pass(40)
}

type Body = Record<string, unknown>
type Ending = [name: string, cause: string, species: Body, acts: Body[], then: (one: LifeKeeper) => Promise<void>]

const ENDINGS: Ending[] = [
  ['starved: fullness was 0', 'hunger', HUNGRY, [], brokenRhythm],
  ['left alone, and not starving', 'neglect', CALM, [], leftAlone],
  ['ill: health reached 0 with food in it', 'illness', FRAIL, [], companyUntilItEnds],
  ['poisoned at once', 'poison', CALM, Array(5).fill(given('pill')), leftAlone],
  ['poisoned slowly', 'poison', FRAIL, Array(4).fill(given('pill')), leftAlone],
  ['poisoned, healed to 50 or more, then left alone', 'neglect', CALM, [given('pill'), MEDICINE], leftAlone],
  ['poisoned a little, then starved', 'hunger', HUNGRY, [given('pill'), given('pill')], brokenRhythm],
  [
    'poisoned by three items',
    'poison',
    FRAIL,
    [given('pill'), given('tonic'), given('pill'), given('dose')],
    leftAlone,
  ],
]

const WORDS: Readonly<Record<string, string>> = {
  hunger: 'died of hunger',
  neglect: 'died of neglect',
  illness: 'died of illness',
  poison: 'died of what it was given',
}

describe('Decided: the cause of death is the first that holds of poison, hunger, illness and neglect', () => {
  it.each(ENDINGS)('%s: %s, in every answer that tells it', async (_, cause, species, acts, then) => {
    const one = await keeper()
    const id = await one.raise(await design(species))
    await one.acts(acts)
    await then(one)

    const empty = await one.status()
    expect([empty.status, empty.body.last_lost.cause, empty.body.creature.cause]).toEqual([404, cause, cause])
    expect(empty.body.message).toContain(WORDS[cause])
    const { body } = await one.status(id)
    expect(body.creature).toMatchObject({ id, alive: false, cause })
    expect((await one.care('feed')).body.creature).toMatchObject({ alive: false, cause })
    const [stone] = (await one.call('GET', '/api/house/graveyard')).body.gravestones
    expect(stone).toMatchObject({ creature_id: id, cause, epitaph: body.creature.epitaph })
    const life = await one.history(`format=markdown&creature_id=${id}`)
    expect(life.text).toContain(`Died of ${WORDS[cause]?.slice('died of '.length)}`)
    expect(/given the harmful/.test(stone.epitaph)).toBe(cause === 'poison')
  })

  it('the epitaph names what it was poisoned with, how often, and what that took', async () => {
    const one = await keeper()
    await one.raise(await design(FRAIL))
    await one.acts([given('pill'), given('tonic'), given('pill'), given('dose')])
    pass(40)
    const { body } = await one.status()
    expect(body.gravestone.epitaph ?? body.lost_since_last_look[0].gravestone.epitaph).toContain(
      'It was given the harmful pill twice, the harmful tonic once and the harmful dose once, which took 80 of its health.',
    )
  })
})

describe('Decided: an act that harmed is told as harm, with its item and what it took', () => {
  it('in the history, in the last acts and in the life as a text', async () => {
    const one = await keeper()
    const id = await one.raise(await design(CALM))
    await one.care('medicine', { item: 'harmful pill' })
    house.clock.advance(1 / 60)
    const { body } = await one.care('reflect')
    expect(body.your_recent[0]).toMatchObject({ action: 'medicine', item: 'harmful pill', health_taken: 20 })
    const { care_log } = (await one.history(`creature_id=${id}`)).body
    const harms = care_log.filter((entry: { health_taken?: number }) => 'health_taken' in entry)
    expect(harms).toMatchObject([{ action: 'medicine', item: 'harmful pill', health_taken: 20 }])
    const { text } = await one.history(`format=markdown&creature_id=${id}`)
    expect(text).toMatch(/\| medicine \| harmful pill \|[^|]*\| harmed it \|/)
    expect(text).toContain('given the harmful pill, which took 20 of its health')
  })
})
