/** The names of the fields that agents write, as their rows mark them. Texts read them from a file made when bundling. */
import { fieldNames, isAgentWords } from '../schemas/answer-schema'
import { errorBodies } from '../schemas/error-bodies'
import { responses } from '../schemas/responses'

export const writtenByAgents = (): readonly string[] => [
  ...new Set(
    [...Object.values(responses).flatMap(({ schema }) => schema ?? []), ...Object.values(errorBodies)].flatMap((one) =>
      fieldNames(one, isAgentWords),
    ),
  ),
]
