import { everyApprovedItem, itemsOf } from '../../../../lambdas/domain/care/items'
import { itemLists } from '../../../../lambdas/domain/care/items/item-lists'
import { normaliseItem } from '../../../../lambdas/domain/care/items/normalise'
import { SPECIES as CATALOGUE, FAMILY_ITEMS } from '../../../../lambdas/species'
import { ITEM_ACTIONS } from '../../../../lambdas/species/care-actions'
import type { Mechanic } from '../../../../lambdas/species/mechanics'
import { FAMILIES } from '../../../../lambdas/species/vocabulary'

const ITEM_LENGTH = 100

const distinct = (items: readonly string[]): Set<string> => new Set(items.map(normaliseItem))

describe('every species', () => {
  it('has item lists, and every list has a species', () => {
    expect(Object.keys(itemLists().species).sort()).toEqual(CATALOGUE.map(({ slug }) => slug).sort())
    expect(new Set(CATALOGUE.map(({ name }) => name)).size).toBe(CATALOGUE.length)
  })

  describe.each(CATALOGUE)('$slug', (species) => {
    const { approved, harmful } = itemsOf(species.slug, species.family)

    it.each(ITEM_ACTIONS)('approves at least six items for %s', (action) => {
      expect(distinct(approved[action]).size).toBeGreaterThanOrEqual(6)
      expect(distinct(approved[action]).size).toBe(approved[action].length)
    })

    it('has harmful items, none of them approved', () => {
      expect(harmful.length).toBeGreaterThan(0)
      const liked = distinct(Object.values(approved).flat())
      expect([...distinct(harmful)].filter((item) => liked.has(item))).toEqual([])
    })

    it('has fields within the ranges of a species', () => {
      expect(species.slug).toMatch(/^[a-z0-9_]{2,40}$/)
      expect(species.name.length).toBeGreaterThanOrEqual(1)
      expect(species.name.length).toBeLessThanOrEqual(50)
      expect(species.innate_traits.length).toBeLessThanOrEqual(3)
      expect(species.personality.length).toBeGreaterThanOrEqual(10)
      expect(species.personality.length).toBeLessThanOrEqual(300)
      expect(species.special_mechanic?.length ?? 0).toBeLessThanOrEqual(200)
      expect(within(species.feeding_window_hours, 3, 24)).toBe(true)
      expect(within(species.hunger_decay_per_hour, 0.35, 2.6)).toBe(true)
      expect(within(species.happiness_decay_per_hour, 0.2, 1.6)).toBe(true)
    })

    it('has a complete appearance', () => {
      const { look, colours } = species.appearance
      expect(look.length).toBeGreaterThan(10)
      expect(colours).toHaveLength(3)
      for (const colour of colours) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
    })
  })

  it.each(ITEM_ACTIONS.filter((action) => action !== 'medicine'))(
    'shares at most half of its approved items for %s with any other',
    (action) => {
      const lists = Object.entries(itemLists().species).map(([slug, { approved }]) => ({
        slug,
        items: distinct(approved[action]),
      }))
      const twins = lists.flatMap((one, at) =>
        lists
          .slice(at + 1)
          .filter((other) => {
            const shared = [...one.items].filter((item) => other.items.has(item)).length
            return shared > Math.min(one.items.size, other.items.size) / 2
          })
          .map((other) => `${one.slug} and ${other.slug}`),
      )
      expect(twins).toEqual([])
    },
  )
})

const within = (value: number, least: number, most: number): boolean => value >= least && value <= most

describe('the catalogue', () => {
  it.each([
    ['common', ['housecat', 'tabby', 'retriever', 'beagle', 'lab']],
    ['uncommon', ['maine_coon', 'siamese', 'border_collie', 'husky']],
    ['rare', ['parrot', 'chameleon', 'axolotl', 'owl', 'tortoise']],
    ['extreme', ['echo', 'drift', 'mirror', 'phoenix', 'void', 'quantum']],
  ] as const)('%s contains %j', (tier, slugs) => {
    expect(CATALOGUE.filter((one) => one.tier === tier).map(({ slug }) => slug)).toEqual(
      expect.arrayContaining([...slugs]),
    )
  })

  it('covers the documented ranges', () => {
    const reach = (figure: 'feeding_window_hours' | 'hunger_decay_per_hour' | 'happiness_decay_per_hour') => {
      const values = CATALOGUE.map((one) => one[figure])
      return [Math.min(...values), Math.max(...values)]
    }
    expect(reach('feeding_window_hours')).toEqual([3, 24])
    expect(reach('hunger_decay_per_hour')).toEqual([0.35, 2.6])
    expect(reach('happiness_decay_per_hour')).toEqual([0.2, 1.6])
  })
})

const FACTORS: Readonly<Record<number, string>> = { 0.5: 'half', 2: 'doubled?|twice', 3: 'triple|three times' }
const factor = (times: number) => FACTORS[times] ?? `${times}`
const oclock = (hour: number) => (hour === 0 ? 'midnight' : `${String(hour).padStart(2, '0')}:00`)

/** How a sentence may express each number of a rule. */
const EXPECTED_NUMBERS: { [Rule in keyof Mechanic]-?: (rule: NonNullable<Mechanic[Rule]>) => string[] } = {
  gains: (rules) => rules.map(({ times }) => factor(times)),
  hours: (rules) =>
    rules.flatMap(({ from_hour, to_hour, times }) => [
      factor(times),
      from_hour === 6 && to_hour === 20 ? 'daytime' : `${oclock(from_hour)} and ${oclock(to_hour)}`,
    ]),
  unplayed_feed: (worth) => [worth === 0 ? 'will not eat' : factor(worth)],
  plays_only_with_tasks: () => ['task'],
  trust_loss: (times) => [factor(times)],
  care_needs_trust: (least) => [`trust ${least}`],
  shown: (rules) => rules.map(({ from_trust }) => `trust ${from_trust}`),
  displayed_at_most: (most) => [`${most}`],
}

it.each(CATALOGUE)('$slug describes its rule with all numbers if, and only if, it has one', (species) => {
  const { mechanic = {}, special_mechanic } = species
  const rules = Object.entries(mechanic).map(([name, rule]) => EXPECTED_NUMBERS[name as keyof Mechanic](rule as never))
  expect(special_mechanic !== null).toBe(rules.length > 0)
  expect(rules.filter((figures) => figures.length === 0)).toEqual([])
  const said = rules.flat()
  expect(said.filter((figure) => !new RegExp(`\\b(${figure})\\b`).test(special_mechanic ?? ''))).toEqual([])
  const numbers = special_mechanic?.match(/\d+(:\d\d)?/g) ?? []
  expect(numbers.filter((number) => !said.join(' ').includes(number))).toEqual([])
  const factors = Object.values(FACTORS).filter((words) => new RegExp(`\\b(${words})\\b`).test(special_mechanic ?? ''))
  expect(factors.filter((words) => !said.includes(words))).toEqual([])
})

describe('items of community species', () => {
  it.each(FAMILIES)('a community %s has the items of its family, and no harmful list', (family) => {
    const { approved, harmful } = itemsOf('made_up_by_an_agent', family)
    expect(approved).toEqual(FAMILY_ITEMS[family].approved)
    expect(harmful).toEqual([])
    for (const action of ITEM_ACTIONS) expect(distinct(approved[action]).size).toBeGreaterThanOrEqual(6)
  })

  it.each(['constructor', '__proto__', 'toString'])('a species called %s uses the family items', (slug) => {
    expect(itemsOf(slug, 'cat').approved).toEqual(FAMILY_ITEMS.cat.approved)
  })
})

it('no item is longer than agents may write', () => {
  expect(everyApprovedItem().filter((item) => item.length > ITEM_LENGTH || normaliseItem(item) === '')).toEqual([])
})
