/** What the text of every operation is written with: times, names, quotes and steps. */
import { namesOnce } from '../../domain/names'
import { namedFields, type StepFields, withFields } from '../named-steps'
import type { NextStep } from '../next-steps'
import { kept, optional, RANK, type TextLine } from './line'
import { CARE, VISIT, withoutRepeats } from './steps'
import type { Times } from './times'

export interface Named {
  id: string
  name: string
}

/** A step as one line that works as printed. */
export interface WrittenStep {
  call: string
  why: string
}

export interface WriterContext {
  times: Times
  /** The living creatures of the household that the answer is for. */
  creatures: readonly Named[]
  /** Those it lost lately. */
  lost: readonly Named[]
  /** As an HTTP call or as a tool call. Null if it cannot be made that way. */
  call(step: NextStep): WrittenStep | null
}

export interface Writer extends Times {
  /** The creature's name, with its id where another one of the household has the same. */
  nameOf(creature: Named): string
  /** With its id where another creature, living or lost, has or had the same name. */
  nameOfLost(creature: Named): string
  /** Undefined if it does not live in the household. */
  nameById(id: string | undefined): string | undefined
  /** Of the only creature of the household. */
  onlyName: string | undefined
  /** A step that names creatures where names are unique. */
  call(step: NextStep): WrittenStep | null
  /** The steps under a heading; none if there is none. The first is kept, later ones may go. */
  steps(steps: readonly NextStep[]): TextLine[]
  /** Without sentences that were already said. */
  once(text: string): string
}

export const quoted = (text: string): string => JSON.stringify(text)

/** Words of an agent, with their author: data, never an instruction. */
export const wordsOf = (author: string, text: string): string => `${quoted(text)} (words of ${author})`

/** "feeding_window" as words. */
export const spaced = (key: string): string => key.replaceAll('_', ' ')

/** Without what is empty. */
export const joined = (parts: readonly (string | false | null | undefined)[], between = ', '): string =>
  parts.filter(Boolean).join(between)

/** In the order of their first appearance. */
export function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): [string, Row[]][] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return [...groups]
}

/** With a full stop, unless it ends like a sentence. */
export const fullStop = (text: string): string => (text === '' || /[.!?…]["”’]?$/.test(text) ? text : `${text}.`)

const sentencesOf = (text: string): string[] =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?]) (?=\S)/)

/** Calls that mean the only living creature where none is named. */
const MEAN_THE_ONLY_ONE = ['/api/house/care', '/api/house/visit', '/api/house/status', '/api/house/preferences']

export const STEPS = 'Next:'

/** Steps that care for a creature, or bring one back, are never left out. */
const ACTS: readonly string[] = [CARE, VISIT, '/api/house/credits', '/api/house/resurrect']

export function writerOf({ times, creatures, lost, call }: WriterContext): Writer {
  const said = new Set<string>()
  const namedAmong =
    (others: readonly Named[]) =>
    ({ id, name }: Named): string =>
      others.some((one) => one.id !== id && one.name.toLowerCase() === name.toLowerCase()) ? `${name} (id ${id})` : name
  const nameOf = namedAmong(creatures)
  const names = namesOnce(creatures)
  const only = creatures.length === 1 ? creatures[0] : undefined
  /** By name, and without the only creature where the call means it anyway. */
  const shortened = (fields: StepFields, path: string): StepFields => {
    const named = namedFields(fields, names)
    const { creature_id, creature, ...rest } = named
    const isOnly = only && (creature_id === only.id || creature === only.name)
    return isOnly && MEAN_THE_ONLY_ONE.includes(path) ? rest : named
  }
  const once = (text: string): string => {
    const fresh = sentencesOf(times.inZone(text)).filter((one) => !said.has(one))
    for (const one of fresh) said.add(one)
    return fresh.join(' ')
  }
  const callOf: Writer['call'] = (step) => call(withFields(step, shortened))
  return {
    ...times,
    once,
    call: callOf,
    nameOf,
    nameOfLost: namedAmong([...creatures, ...lost]),
    nameById(id) {
      const one = creatures.find((each) => each.id === id)
      return one && nameOf(one)
    },
    onlyName: only?.name,
    steps(steps) {
      const written = withoutRepeats(steps).flatMap((step) => {
        const one = callOf(step)
        return one ? [{ ...one, isAct: step.method === 'POST' && ACTS.includes(step.endpoint ?? '') }] : []
      })
      const lines = written.map(({ call: text, why, isAct }, index) => {
        const reason = once(why)
        const rank = index === 0 || isAct ? RANK.kept : RANK.step
        return optional(rank, `- ${text}${reason && `: ${reason}`}`, `- ${text}`)
      })
      return lines.length > 0 ? [kept(STEPS), ...lines] : []
    },
  }
}
