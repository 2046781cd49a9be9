/**
 * Data for the MCP Apps view that is not part of the tool result: faces, and suggested calls as buttons. Sent in
 * `_meta`, which models do not read, so that pictures cost no tokens.
 */
import type { NextStep } from '../api/next-steps'
import { subjectAt } from '../drawing/address'
import { portrait } from '../drawing/portrait'
import type { OperationResult } from './run'
import { listedCall, toolCallOf } from './tool-call'

const META = 'creature-house/view'

/** A face has about 7 KB, at most 12. */
const MAX_FACES = 3

/** Operations offered as buttons. Other suggestions cost credits or are for the agent to read. */
const BUTTON_OPERATIONS: readonly string[] = ['status', 'care', 'visit', 'adopt']
const MAX_BUTTONS = 4

export function viewMeta({ ok, body, headers }: OperationResult): { _meta?: Record<string, unknown> } {
  if (!ok || typeof body === 'string') return {}
  const calls = buttonCalls(body.next_steps as NextStep[])
  return { _meta: { [META]: { faces: facesFrom(headers.Link ?? ''), calls } } }
}

/** By creature id. */
const facesFrom = (links: string): Record<string, string> =>
  Object.fromEntries(
    [...links.matchAll(/\/faces\/[^>]+/g)].slice(0, MAX_FACES).flatMap(([path]) => {
      const face = drawnFace(path)
      return face ? [face] : []
    }),
  )

/** The latest drawings by path: a path determines its drawing, and an agent asks for the same face again and again. */
const drawnFaces = new Map<string, [id: string, svg: string]>()
const MAX_DRAWN = 200

function drawnFace(path: string): [id: string, svg: string] | null {
  const known = drawnFaces.get(path)
  if (known) return known
  const subject = subjectAt(path)
  if (!subject) return null
  if (drawnFaces.size >= MAX_DRAWN) drawnFaces.clear()
  const face: [id: string, svg: string] = [subject.id, portrait(subject)]
  drawnFaces.set(path, face)
  return face
}

const buttonCalls = (steps: readonly NextStep[]) =>
  steps
    .flatMap((step) => {
      const call = toolCallOf(step)
      return call && BUTTON_OPERATIONS.includes(call.name)
        ? [{ label: labelOf(step), why: step.description, ...listedCall(call) }]
        : []
    })
    .slice(0, MAX_BUTTONS)

const labelOf = ({ action }: NextStep): string =>
  `${action.charAt(0).toUpperCase()}${action.slice(1).replaceAll('_', ' ')}`
