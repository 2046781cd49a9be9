/**
 * What the view needs of a tool's result beside the answer itself: the faces, and the advised calls as tools. It goes
 * where no model reads it, so that nobody pays tokens for a picture.
 */
import type { NextStep } from '../api/next-steps'
import type { ApiOperationId } from '../api/routes/routes'
import { sitterOf } from '../drawing/address'
import { portrait } from '../drawing/portrait'
import type { Ran } from './run'
import { toolCallOf } from './tool-call'

const META = 'creature-house/view'

/** A face has some 7 KB, and never more than 12. */
const MOST_FACES = 3

/** What a person may press: whatever else is advised costs credits, or is for the agent to read. */
const PRESSED: readonly ApiOperationId[] = ['status', 'care', 'visit', 'adopt']
const MOST_BUTTONS = 4

export function forView({ ok, body, headers }: Ran): { _meta?: Record<string, unknown> } {
  if (!ok || typeof body === 'string') return {}
  return { _meta: { [META]: { faces: facesIn(headers.Link ?? ''), calls: callsIn(body.next_steps as NextStep[]) } } }
}

/** By the id of the creature. */
const facesIn = (links: string): Record<string, string> =>
  Object.fromEntries(
    [...links.matchAll(/\/faces\/[^>]+/g)].slice(0, MOST_FACES).flatMap(([path]) => {
      const sitter = sitterOf(path)
      return sitter ? [[sitter.id, portrait(sitter)]] : []
    }),
  )

const callsIn = (steps: readonly NextStep[]) =>
  steps
    .flatMap((step) => {
      const call = toolCallOf(step)
      return call && PRESSED.includes(call.name) ? [{ label: labelOf(step), why: step.description, ...call }] : []
    })
    .slice(0, MOST_BUTTONS)

const labelOf = ({ action }: NextStep): string =>
  `${action.charAt(0).toUpperCase()}${action.slice(1).replaceAll('_', ' ')}`
