/** All calls as Markdown, a table for each group, for docs/api.md and `/docs/api`. */
import { everyOperation } from '../routes/every-route'
import { describeLimit, type LimitOverrides } from '../routes/limits'
import { KEY_NEEDED, LISTED_GROUPS } from './discovery'

export const endpointTables = (limits: LimitOverrides = {}): string =>
  Object.entries(LISTED_GROUPS)
    .map(([group, title]) => `### ${title}\n\n${table(group, limits)}`)
    .join('\n\n')

const table = (group: string, limits: LimitOverrides): string =>
  [
    '| Call | What it does | Key | Limit |',
    '| --- | --- | --- | --- |',
    ...everyOperation
      .filter(([, route]) => route.group === group)
      .map(
        ([operation, route]) =>
          `| \`${route.method} ${route.path}\` | ${route.summary} | ${KEY_NEEDED[route.auth]} | ${describeLimit(operation, route, limits)} |`,
      ),
  ].join('\n')
