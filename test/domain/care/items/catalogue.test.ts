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

  it.each(ITEM_ACTIONS)('approves at least six items for %s', (action) => {
    const few = CATALOGUE.filter(({ slug, family }) => distinct(itemsOf(slug, family).approved[action]).size < 6)
    expect(few.map(({ slug }) => slug)).toEqual([])
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
