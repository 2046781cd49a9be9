/** What to do at a visit, in short: "Moth: play, feed; Pip: look". */
import type { CareAction } from '../../species/care-actions'

export interface ErrandView {
  creature_id: string
  name: string
  action: CareAction | 'look'
  item?: string
  times?: number
  why: string
}

export interface ToDo {
  to_do: readonly ErrandView[]
}

/** "reflect 3 times". */
export const errandText = ({ action, item, times }: ErrandView): string =>
  `${action}${item ? ` with ${item}` : ''}${times ? ` ${times} times` : ''}`

type Naming = (errand: Pick<ErrandView, 'creature_id' | 'name'>) => string

/** By name; if two share a name, with the beginning of the id. */
export function uniqueNames(visits: readonly ToDo[]): Naming {
  const ids = new Map<string, Set<string>>()
  for (const { name, creature_id } of visits.flatMap(({ to_do }) => to_do)) {
    ids.set(name, (ids.get(name) ?? new Set()).add(creature_id))
  }
  return ({ name, creature_id }) =>
    (ids.get(name)?.size ?? 0) > 1 ? `${name} (${creature_id.slice(0, ID_SHOWN)})` : name
}
const ID_SHOWN = 8

/** "Moth: play, feed", "Pip: look". */
const errandsByCreature = ({ to_do }: ToDo, nameOf: Naming): string[] =>
  [...new Set(to_do.map(({ creature_id }) => creature_id))]
    .map((id) => to_do.filter(({ creature_id }) => creature_id === id))
    .map((all) => `${nameOf(all[0] as ErrandView)}: ${all.map(errandText).join(', ')}`)

/** "Moth: play, feed; Pip: look". */
export const errandsText = (visit: ToDo, nameOf = uniqueNames([visit])): string =>
  errandsByCreature(visit, nameOf).join('; ')
