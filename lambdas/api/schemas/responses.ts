/** The answer of each operation, for the OpenAPI document and for tests that check every answer. */
import { accountAnswers } from '../answers/account'
import type { ResponseEntry } from '../answers/answer'
import { creatureAnswers } from '../answers/creature'
import { pageAnswers } from '../answers/pages'
import { publicAnswers } from '../answers/public'
import { serviceAnswers } from '../answers/service'
import { ignored } from '../fields/call'
import { extended, type ValueOf } from '../fields/kind'
import { everyOperation } from '../routes/every-route'
import type { pageRoutes } from '../routes/page-routes'
import { namesIgnored, type OperationId } from '../routes/routes'

const ANSWERS = { ...accountAnswers, ...creatureAnswers, ...publicAnswers, ...serviceAnswers } satisfies Readonly<
  Record<Exclude<OperationId, keyof typeof pageRoutes | keyof typeof pageAnswers>, ResponseEntry>
>

/** The JSON of an operation's success. */
export type Body<Id extends OperationId> = Id extends keyof typeof ANSWERS
  ? (typeof ANSWERS)[Id] extends { schema: infer One }
    ? ValueOf<One>
    : never
  : never

const PAGE = { status: 200, contentType: 'text/html', forms: ['text/markdown'] } as const

const entries: Readonly<Partial<Record<OperationId, ResponseEntry>>> = ANSWERS
const pages: Readonly<Partial<Record<OperationId, Partial<ResponseEntry>>>> = pageAnswers

/** An answer names the fields of the body and the query that it ignored. Other formats have rules of their own. */
export const responses = Object.fromEntries(
  everyOperation.map(([operation, route]): [OperationId, ResponseEntry] => {
    const { schema, ...entry } = entries[operation] ?? { ...PAGE, description: route.summary, ...pages[operation] }
    return [
      operation,
      { ...entry, ...(schema && { schema: namesIgnored(route) ? extended(schema, ignored) : schema }) },
    ]
  }),
) as Readonly<Record<OperationId, ResponseEntry>>
