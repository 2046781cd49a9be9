/** The README's endpoint table, read off the route table. */
import { describeKey, describeLimit } from '../lambdas/api/discovery'
import { everyOperation } from '../lambdas/api/every-route'

const MARKED = /(<!-- endpoints -->\n)[\s\S]*(<!-- \/endpoints -->)/

export const withEndpointTable = (readme: string): string =>
  readme.replace(MARKED, (_, start: string, end: string) => `${start}\n${endpointTable()}\n\n${end}`)

function endpointTable(): string {
  const rows = everyOperation.map(
    ([, route]) =>
      `| \`${route.method} ${route.path}\` | ${describeKey(route)} | ${describeLimit(route)} | ${route.summary} |`,
  )
  return ['| Call | Key | Limit | What it does |', '|---|---|---|---|', ...rows].join('\n')
}
