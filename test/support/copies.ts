/** Compares denormalised copies in rows with their source. */
import { isDeepStrictEqual } from 'node:util'
import type { Change, Row } from '../../lambdas/store/row'
import { COPIES, IN_KEY } from '../../lib/tools/documents/data-model'

/** Copies that differ from their source. A copy that is never updated may match a former source. */
export function staleCopies(rows: readonly Row[], former: readonly Row[] = []): string[] {
  const homes = new Map(rows.map(homeIn))
  const once = former.map(homeIn)
  return COPIES.flatMap(({ home, field, at, under, by, on_change }) =>
    rows.flatMap(({ pk, type, data }) => {
      if (type !== at) return []
      const id = by === IN_KEY ? pk.slice(pk.indexOf('#') + 1) : inPath(data, by)
      const name = `${home} ${id}`
      if (!homes.has(name)) return []
      const copied = inPath(data, under)
      const says = (source: unknown) => isDeepStrictEqual(inPath(source, field), copied)
      const original = homes.get(name)
      if (says(original) || (on_change !== 'renewed' && once.some(([whose, source]) => whose === name && says(source))))
        return []
      return [`${at}.${under} is ${copied}, not ${inPath(original, field)} as ${home}.${field}`]
    }),
  )
}

/** Renamed rows whose name no other row copied: such a rename proves nothing about updating copies. */
export function untestedCopies(rows: readonly Row[], former: readonly Row[]): string[] {
  const homes = new Map(rows.map(homeIn))
  return COPIES.filter(({ on_change, field }) => on_change === 'renewed' && field !== '').flatMap((copy) => {
    const { home, field, at, under, by } = copy
    const renamed = former.map(homeIn).filter(([name, was]) => {
      const is = name.startsWith(`${home} `) ? homes.get(name) : undefined
      return is !== undefined && !isDeepStrictEqual(inPath(was, field), inPath(is, field))
    })
    const isCopied = rows.some(({ type, data }) =>
      renamed.some(([name]) => type === at && name === `${home} ${inPath(data, by)}`),
    )
    if (renamed.length === 0 || isCopied) return []
    return [`${home}.${field} was changed where no ${at}.${under} copied it: try it with one`]
  })
}

/** Rows that these changes rename, as they were before. */
export const rowsRenamedBy = (changes: readonly Change[]): Row[] =>
  changes.flatMap(({ before, after }) => {
    if (!before || before === 'whatever' || !after) return []
    const [[was, is], kind] = [[homeIn(before)[1], homeIn(after)[1]], homeIn(before)[0].split(' ')[0]]
    const differs = COPIES.some(
      ({ home, field }) => home === kind && !isDeepStrictEqual(inPath(was, field), inPath(is, field)),
    )
    return differs ? [before] : []
  })

/** A past creature is still the source of its stone's and its log's copies. */
const homeIn = ({ type, data }: Row): [string, unknown] => {
  if (type === 'past') return [`creature ${inPath(data, 'creature.id')}`, inPath(data, 'creature')]
  return [`${type} ${inPath(data, type === 'species' ? 'slug' : 'id')}`, data]
}

const inPath = (data: unknown, path: string): unknown =>
  path === '' ? data : path.split('.').reduce((part: unknown, name) => (part as Fields | null)?.[name], data)

type Fields = Readonly<Record<string, unknown>>
