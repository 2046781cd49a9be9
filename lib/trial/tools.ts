/** The tools of the agent under test: some operations of the house, a notebook, and the end of a waking. */
import { toolList } from '../../lambdas/api/documents/tool-list'
import { KEY_ARGUMENT, RETRY_ARGUMENT, type ToolId } from '../../lambdas/api/routes/tools'
import { asText } from '../../lambdas/api/texts/as-text'
import { asToolCall } from '../../lambdas/mcp/tool-call'
import type { HouseAnswer } from './house'
import type { Scenario } from './scenario'

export const NOTEBOOK_BYTES = 4096
export const MIN_WAIT_HOURS = 0.25

export interface TrialTool {
  name: string
  description: string
  inputSchema: Readonly<Record<string, unknown>>
}

/** Registration, adoption, credits, resurrection and public lists are closed: they cannot change the score honestly. */
const OPEN: readonly ToolId[] = ['status', 'care', 'visit', 'preferences', 'history', 'species', 'forecast']
const FOR_SITTING: readonly ToolId[] = ['ask_sitter', 'end_sitting']

export const openOperations = ({ hints, sitter }: Scenario): readonly ToolId[] => [
  ...OPEN,
  ...(hints ? (['plan'] as const) : []),
  ...(sitter ? FOR_SITTING : []),
]

const OWN_TOOLS: readonly TrialTool[] = [
  {
    name: 'notebook',
    description: `Replaces your notebook (at most ${NOTEBOOK_BYTES} bytes), which you are shown at every waking. Without text: reads it.`,
    inputSchema: { type: 'object', properties: { text: { type: 'string' } } },
  },
  {
    name: 'end_waking',
    description: 'Ends this waking. Time passes, and you are woken after that many hours. Nothing else wakes you.',
    inputSchema: {
      type: 'object',
      properties: { wake_in_hours: { type: 'number', minimum: MIN_WAIT_HOURS } },
      required: ['wake_in_hours'],
    },
  },
]

/** A model carries the list in every turn, so arguments that the trial fills in are left out. */
export function trialTools(scenario: Scenario): readonly TrialTool[] {
  const open: readonly string[] = openOperations(scenario)
  const house = toolList().all.filter(({ name }) => open.includes(name))
  return [
    ...house.map(({ name, description, inputSchema }) => {
      const { [KEY_ARGUMENT]: _key, [RETRY_ARGUMENT]: _retry, ...properties } = inputSchema.properties as object as Args
      return { name, description: description.replace(RATE_LIMIT, ''), inputSchema: { ...inputSchema, properties } }
    }),
    ...OWN_TOOLS,
  ]
}

type Args = Record<string, unknown>
/** Removed from tool descriptions, because the trial has no rate limits. */
const RATE_LIMIT = / At most \d+ per [^.]*\./

/** Fields that say what to do next or when to come back. */
const HINTS = ['next_steps', 'recommended_checkin', 'next_visit']

/** The answer without hints, at any depth. */
export function withoutHints(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutHints)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !HINTS.includes(name))
      .map(([name, inner]) => [name, withoutHints(inner)]),
  )
}

export const answerText = (operation: string, { status, body }: HouseAnswer): string =>
  typeof body === 'string' ? body : asText({ operation, status, body, call: asToolCall('all') })
