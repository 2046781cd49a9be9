/** The values of fields, by name. An answer shows a list of them. */
import type { Call } from '../../http/call'

/** The instant and the address of the house, which some values depend on. */
export type ViewedAt = Pick<Call, 'base_url' | 'now'>

export const viewedAt = <Subject extends object>(
  { base_url, now }: ViewedAt,
  subject: Subject,
): Subject & ViewedAt => ({
  ...subject,
  base_url,
  now,
})

/** Typed by the rows of the documents, so that the two cannot differ. */
export type Values<All, Subject> = { [Name in keyof All]?: (subject: Subject) => All[Name] }

/** What all of these functions take. */
type Subject<Valued> = (Valued extends (subject: infer One) => unknown ? (one: One) => void : never) extends (
  one: infer All,
) => void
  ? All
  : never

type Value<Valued> = Valued extends (subject: never) => infer One ? One : never
type Picked<All, Name extends keyof All> = {
  [One in Name as undefined extends Value<All[One]> ? never : One]: Value<All[One]>
} & {
  [One in Name as undefined extends Value<All[One]> ? One : never]?: Exclude<Value<All[One]>, undefined>
}

/** The fields of a list, in its order, without those that have no value. */
export const pickFields = <All extends object, const Name extends keyof All & string>(
  fields: All,
  names: readonly Name[],
  subject: Subject<All[Name]>,
): Picked<All, Name> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = (fields[name] as (subject: unknown) => unknown)(subject)
      return value === undefined ? [] : [[name, value]]
    }),
  ) as Picked<All, Name>

export const allFields = <All extends object>(
  fields: All,
  subject: Subject<All[keyof All]>,
): Picked<All, keyof All & string> =>
  pickFields(fields, Object.keys(fields) as (keyof All & string)[], subject as never)

/** Fields that their subject has under the same names. */
export const copied =
  <Subject>() =>
  <const Name extends keyof Subject & string>(...names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, (subject: Subject) => subject[name]])) as {
      readonly [One in Name]: (subject: Pick<Subject, One>) => Subject[One]
    }
