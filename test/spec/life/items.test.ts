/** Item categories by score, as the house itself judges. */
import { lifeHouse } from '../support/life-house'

const { keeper, design } = lifeHouse()

/** The categories of the specification's table. */
const categoryOf = (score: number): string => {
  if (score >= 0.6) return 'loved'
  if (score >= 0.5) return 'liked'
  if (score >= 0.42) return 'neutral'
  return score >= 0.33 ? 'disliked' : 'harmful'
}

describe('POST /api/house/care: item categories', () => {
  it('loved from 0.60, liked from 0.50, neutral from 0.42, disliked from 0.33, else harmful', async () => {
    const one = await keeper()
    await one.raise('housecat')
    const items = `cardboard box, tennis ball, yarn ball, bubbles, ribbon, feather, mirror, mouse toy, chess, fork,
      puzzle, piano, water, leaf, red dot, sofa, drum, broom, spreadsheet, newspaper, book, hammer, fireworks`
    const seen: [string, string, number][] = []
    for (const item of items.split(/,\s+/)) {
      const { item_result } = await one.act('play', { item, dry_run: true })
      seen.push([item, item_result.category, item_result.score])
    }
    expect(seen).toEqual(seen.map(([item, , score]) => [item, categoryOf(score), score]))
    expect(new Set(seen.map(([, category]) => category)).size).toBe(5)
    // In hundredths, from 0 to 1.
    for (const [, , score] of seen) expect(Math.round(score * 100) / 100).toBe(score)
  })

  it('an approved item is loved, whatever its case and article', async () => {
    const one = await keeper()
    await one.raise('housecat')
    const { preferences } = (await one.call('GET', '/api/house/preferences')).body
    for (const [action, [approved]] of Object.entries<string[]>(preferences)) {
      const { item_result } = await one.act(action, { item: `The ${approved!.toUpperCase()}`, dry_run: true })
      expect(item_result).toMatchObject({ category: 'loved', score: 1 })
    }
  })

  it('Decided: community species use the approved items of their family', async () => {
    const preferencesOf = async (family: string) => {
      const one = await keeper()
      await one.raise(await design({ family }))
      return (await one.call('GET', '/api/house/preferences')).body.preferences
    }
    const [cat, otherCat, dog] = [await preferencesOf('cat'), await preferencesOf('cat'), await preferencesOf('dog')]
    expect(Object.keys(cat)).toEqual(['feed', 'play', 'clean', 'medicine', 'discipline', 'sleep'])
    expect(cat).toEqual(otherCat)
    expect(cat).not.toEqual(dog)
  })
})
