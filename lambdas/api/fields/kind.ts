/**
 * What the fields of answers may be. Types of views, texts and handlers follow from them; only documents and tests read
 * them when they run, so no function carries them.
 */
import * as z from 'zod/mini'

declare const VALUE: unique symbol

/** `Value` is its type in an answer. */
export interface FieldKind<Value = unknown> {
  readonly form: Form
  readonly [VALUE]?: Value
}

type Form =
  | { readonly is: 'value'; readonly schema: Readonly<Record<string, unknown>> }
  /** What an agent wrote: data, shown with its author. */
  | { readonly is: 'agentWords' }
  | { readonly is: 'list'; readonly of: FieldKind }
  | { readonly is: 'map'; readonly of: FieldKind }
  | { readonly is: 'either'; readonly of: readonly FieldKind[] }
  | ShapeForm<AnswerFields>

export interface Field<Value = unknown> {
  readonly kind: FieldKind<Value>
  /** Its description in the documents. */
  readonly says: string
  readonly optional: boolean
}
export type Required<Value = unknown> = Field<Value> & { readonly optional: false }
/** A field that not every answer has. */
export type Optional<Value = unknown> = Field<Value> & { readonly optional: true }
export type AnswerFields = Readonly<Record<string, Field>>

export type ValueOf<One> = One extends FieldKind<infer Value> ? Value : never
type FieldValue<One> = One extends Field<infer Value> ? Value : never
type OptionalNames<All> = { [Name in keyof All]: All[Name] extends Optional ? Name : never }[keyof All]
type Flat<Value> = { [Name in keyof Value]: Value[Name] }
export type ObjectOf<All> = Flat<
  { [Name in Exclude<keyof All, OptionalNames<All>>]: FieldValue<All[Name]> } & {
    [Name in OptionalNames<All>]?: FieldValue<All[Name]> | undefined
  }
>

interface ShapeForm<All> {
  readonly is: 'object'
  readonly fields: All
  /** Under which documents name it; without one it is described where it is. */
  readonly name?: string
}

/** An object with known fields. */
export interface Shape<All extends AnswerFields = AnswerFields> extends FieldKind<ObjectOf<All>> {
  readonly form: ShapeForm<All>
}

export const field = <Value>(kind: FieldKind<Value>, says: string): Required<Value> => ({ kind, says, optional: false })
export const maybe = <Value>(kind: FieldKind<Value>, says: string): Optional<Value> => ({ kind, says, optional: true })
export const row = <const All extends AnswerFields>(says: string, fields: All) => field(object(fields), says)
export const rows = <const All extends AnswerFields>(says: string, fields: All) => field(listOf(object(fields)), says)
export const maybeRow = <const All extends AnswerFields>(says: string, fields: All) => maybe(object(fields), says)
export const maybeRows = <const All extends AnswerFields>(says: string, fields: All) =>
  maybe(listOf(object(fields)), says)

const value = <Value>(schema: Readonly<Record<string, unknown>>): FieldKind<Value> => ({
  form: { is: 'value', schema },
})

export const text = value<string>({ type: 'string' })
export const agentWords: FieldKind<string> = { form: { is: 'agentWords' } }
export const address = value<string>({ type: 'string', format: 'uri' })
export const id = value<string>({ type: 'string', format: 'uuid', pattern: z.toJSONSchema(z.uuid()).pattern })
export const instant = value<string>({ type: 'string', format: 'date-time' })
export const flag = value<boolean>({ type: 'boolean' })
export const number = value<number>({ type: 'number' })
export const wholeNumber = value<number>({ type: 'integer' })
/** Whole numbers from 0 on, and from 1 on. */
export const count = value<number>({ type: 'integer', minimum: 0 })
export const positive = value<number>({ type: 'integer', minimum: 1 })
export const amount = value<number>({ type: 'number', minimum: 0 })
export const hours = amount
export const percent = value<number>({ type: 'number', minimum: 0, maximum: 100 })
export const nothing = value<null>({ type: 'null' })
export const anything = value<unknown>({})

export const only = <const Value extends string | number | boolean>(one: Value): FieldKind<Value> =>
  value({ type: typeof one, const: one })
export const choice = <const Value extends string>(values: readonly Value[]): FieldKind<Value> =>
  value({ type: 'string', enum: values })

export const object = <const All extends AnswerFields>(fields: All): Shape<All> => ({ form: { is: 'object', fields } })
export const shape = <const All extends AnswerFields>(name: string, fields: All): Shape<All> => ({
  form: { is: 'object', fields, name },
})
/** With further fields, or other ones of the same names. */
export const extended = <Base extends AnswerFields, const More extends AnswerFields>(
  { form: { fields } }: Shape<Base>,
  more: More,
): Shape<Omit<Base, keyof More> & More> => object({ ...fields, ...more } as Omit<Base, keyof More> & More)
export const without = <Base extends AnswerFields, const Name extends keyof Base & string>(
  { form: { fields } }: Shape<Base>,
  ...names: readonly Name[]
): Shape<Omit<Base, Name>> =>
  object(
    Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name as Name))) as Omit<Base, Name>,
  )
export const listOf = <Value>(of: FieldKind<Value>): FieldKind<readonly Value[]> => ({ form: { is: 'list', of } })
export const mapOf = <Value>(of: FieldKind<Value>): FieldKind<Readonly<Record<string, Value>>> => ({
  form: { is: 'map', of },
})
export const either = <const Of extends readonly FieldKind[]>(...of: Of): FieldKind<ValueOf<Of[number]>> => ({
  form: { is: 'either', of },
})
export const nullable = <Value>(kind: FieldKind<Value>): FieldKind<Value | null> =>
  either(kind, nothing) as FieldKind<Value | null>

/** From 0 to 100; null where the species hides it. */
export const stat = nullable(percent)
