/** The README's tables: endpoints, read off the route table, and figures, as the bench tells them. */
import { describeKey, describeLimit } from '../lambdas/api/documents/discovery'
import { everyOperation } from '../lambdas/api/routes/every-route'

const marked = (readme: string, name: string, text: string): string =>
  readme.replace(
    new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*(<!-- /${name} -->)`),
    (_, start: string, end: string) => `${start}\n${text}\n\n${end}`,
  )

export const withTables = (readme: string, figures: string): string =>
  marked(marked(readme, 'endpoints', endpointTable()), 'bench', figures)

function endpointTable(): string {
  const rows = everyOperation.map(
    ([, route]) =>
      `| \`${route.method} ${route.path}\` | ${describeKey(route)} | ${describeLimit(route)} | ${route.summary} |`,
  )
  return ['| Call | Key | Limit | What it does |', '|---|---|---|---|', ...rows].join('\n')
}
