/** Holds what rows copy from each other against its home. */
import { isDeepStrictEqual } from 'node:util'
import type { Row } from '../../lambdas/store/row'
import { IN_KEY } from '../../lambdas/store/rows/layout'
import { COPIES } from '../../lib/data-model'

/** Copies that do not say what their home says. */
export function staleCopies(rows: readonly Row[]): string[] {
  const homes = new Map(rows.map(homeIn))
  return COPIES.flatMap(({ home, field, at, under, by }) =>
    rows.flatMap(({ pk, type, data }) => {
      const id = type !== at ? null : by === IN_KEY ? pk.slice(pk.indexOf('#') + 1) : inPath(data, by)
      const source = homes.get(`${home} ${id}`)
      if (!source) return []
      const [told, copied] = [inPath(source, field), inPath(data, under)]
      return isDeepStrictEqual(told, copied) ? [] : [`${at}.${under} is ${copied}, not ${told} as ${home}.${field}`]
    }),
  )
}

/** One of the past is still the home of what its stone and its log say of it. */
const homeIn = ({ type, data }: Row): [string, unknown] => {
  if (type === 'past') return [`creature ${inPath(data, 'creature.id')}`, inPath(data, 'creature')]
  return [`${type} ${inPath(data, type === 'species' ? 'slug' : 'id')}`, data]
}

const inPath = (data: unknown, path: string): unknown =>
  path === '' ? data : path.split('.').reduce((part: unknown, name) => (part as Fields | null)?.[name], data)

type Fields = Readonly<Record<string, unknown>>
