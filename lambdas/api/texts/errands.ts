/** What to do at a visit, in short: "Moth: play, feed; Pip: look". */

export interface ToldErrand {
  creature_id: string
  name: string
  action: string
  item?: string
  times?: number
  why: string
}

export interface ToDo {
  to_do: readonly ToldErrand[]
}

/** "reflect 3 times". */
const deed = ({ action, item, times }: ToldErrand): string =>
  `${action}${item ? ` with ${item}` : ''}${times ? ` ${times} times` : ''}`

export type Naming = (errand: Pick<ToldErrand, 'creature_id' | 'name'>) => string

/** By name; if two share a name, with the beginning of the id. */
export function naming(visits: readonly ToDo[]): Naming {
  const ids = new Map<string, Set<string>>()
  for (const { name, creature_id } of visits.flatMap(({ to_do }) => to_do))
    ids.set(name, (ids.get(name) ?? new Set()).add(creature_id))
  return ({ name, creature_id }) =>
    (ids.get(name)?.size ?? 0) > 1 ? `${name} (${creature_id.slice(0, ID_SHOWN)})` : name
}
const ID_SHOWN = 8

/** Every creature of these visits: id to unique name. */
export const visited = (visits: readonly ToDo[], nameOf = naming(visits)): Map<string, string> =>
  new Map(visits.flatMap(({ to_do }) => to_do).map((errand) => [errand.creature_id, nameOf(errand)]))

/** "Moth: play, feed", "Pip: look". */
export const eachInShort = ({ to_do }: ToDo, nameOf: Naming): string[] =>
  [...new Set(to_do.map(({ creature_id }) => creature_id))]
    .map((id) => to_do.filter(({ creature_id }) => creature_id === id))
    .map((all) => `${nameOf(all[0] as ToldErrand)}: ${all.map(deed).join(', ')}`)

export const BETWEEN = '; '

/** "Moth: play, feed; Pip: look". */
export const inShort = (visit: ToDo, nameOf = naming([visit])): string => eachInShort(visit, nameOf).join(BETWEEN)
