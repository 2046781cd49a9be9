/** The README's endpoint table, read off the route table. */
import { describeLimit } from '../lambdas/api/discovery'
import { operations, type Route } from '../lambdas/api/routes'

const MARKED = /(<!-- endpoints -->\n)[\s\S]*(<!-- \/endpoints -->)/

const KEY: Readonly<Record<Route['auth'], string>> = {
  none: '–',
  optional: 'optional',
  required: 'yes',
  admin: 'admin',
}

export const withEndpointTable = (readme: string): string =>
  readme.replace(MARKED, (_, start: string, end: string) => `${start}\n${endpointTable()}\n\n${end}`)

function endpointTable(): string {
  const rows = operations.map(
    ([, route]) =>
      `| \`${route.method} ${route.path}\` | ${KEY[route.auth]} | ${describeLimit(route)} | ${route.summary} |`,
  )
  return ['| Call | Key | Limit | What it does |', '|---|---|---|---|', ...rows].join('\n')
}
