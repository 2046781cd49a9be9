/** Health that harmful items took, and what else took health: what there is to heal, and what a death is blamed on. */
import { itemLabel, withArticle } from '../nouns'
import { inSeries, times } from '../words'

/** Its name as its keeper wrote it, which may be cut. */
export interface HarmfulItem {
  item: string
  times: number
  took: number
}

/** What harmful items did since it was last well. */
export interface Harm {
  /** In the order in which they were first given. */
  items: readonly HarmfulItem[]
  /** Of further kinds, together. */
  others?: Omit<HarmfulItem, 'item'>
}

/** Health lost since it was last `COUNTED_BELOW` or more. */
export interface HealthLost {
  to_items: number
  otherwise: number
}

/** The fields of a creature that this file reads. */
interface Harmed {
  harm?: Harm
  health_lost?: HealthLost
}

/** From this health on, a loss is forgotten when it is asked what killed the creature. */
const COUNTED_BELOW = 50
/** With this health, what harmful items did has healed. */
export const HEALED_FROM = 90
/** Limits of what is stored. */
const MOST_KINDS = 3
const LONGEST_NAME = 40

const NOTHING: HealthLost = { to_items: 0, otherwise: 0 }

/** What is known to be lost after health fell or rose from one value to another. */
const lostAfter = ({ health_lost }: Harmed, before: number, after: number, to: keyof HealthLost) => {
  if (after >= COUNTED_BELOW) return undefined
  const known = before >= COUNTED_BELOW ? NOTHING : (health_lost ?? NOTHING)
  return { ...known, [to]: known[to] + Math.max(0, before - after) }
}

/** The passing of time. Only what is lost below the limit counts, so that it does not matter how often this is asked. */
export const lostInTime = (creature: Harmed & { stats: { health: number } }, health: number) =>
  lostAfter(creature, Math.min(COUNTED_BELOW, creature.stats.health), health, 'otherwise')

export const lostInAct = (creature: Harmed, before: number, after: number, harmful: boolean) =>
  lostAfter(creature, before, after, harmful ? 'to_items' : 'otherwise')

const cut = (name: string): string => {
  const letters = [...name]
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME - 1).join('')}…` : name
}

const oneMore = <Given extends Omit<HarmfulItem, 'item'>>(given: Given, took: number): Given => ({
  ...given,
  times: given.times + 1,
  took: given.took + took,
})

/** `before`: its health before the item was given. */
export const harmAfter = ({ harm }: Harmed, name: string, before: number, after: number): Harm => {
  const took = Math.max(0, before - after)
  const item = cut(name)
  if (!harm || before >= HEALED_FROM) return { items: [{ item, times: 1, took }] }
  const { items } = harm
  if (items.some((one) => one.item === item))
    return { ...harm, items: items.map((one) => (one.item === item ? oneMore(one, took) : one)) }
  if (items.length < MOST_KINDS) return { ...harm, items: [...items, { item, times: 1, took }] }
  return { ...harm, others: oneMore(harm.others ?? { times: 0, took: 0 }, took) }
}

export const openHarm = ({ harm, stats }: Harmed & { stats: { health: number } }): Harm | null =>
  harm && stats.health < HEALED_FROM ? harm : null

const takenBy = ({ items, others }: Harm): number => items.reduce((sum, { took }) => sum + took, others?.took ?? 0)

/** Levels below this are shown as 0. */
const SHOWN_AS_NONE = 0.005

/** The first that holds. `stats`: as it died. */
export const causeOf = (
  { health_lost = NOTHING }: Harmed,
  { hunger, health }: { hunger: number; health: number },
): 'poison' | 'hunger' | 'illness' | 'neglect' => {
  if (health_lost.to_items > health_lost.otherwise) return 'poison'
  if (hunger < SHOWN_AS_NONE) return 'hunger'
  return health <= 0 ? 'illness' : 'neglect'
}

/** "the bleach three times and the old soup once". */
const itemsGiven = ({ items, others }: Harm): string =>
  inSeries([
    ...items.map((one) => `${withArticle(itemLabel(one.item))} ${times(one.times)}`),
    ...(others ? [`other things ${times(others.times)}`] : []),
  ])

/** "the bleach three times, which took 45 of its health". `showsHealth`: false if its keeper may not see that number. */
export const harmGiven = (harm: Harm, showsHealth: boolean): string => {
  const took = Math.round(takenBy(harm))
  return `${itemsGiven(harm)}${showsHealth && took > 0 ? `, which took ${took} of its health` : ''}`
}
