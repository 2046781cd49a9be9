/** The tables of the documents: endpoints, read off the route table, commands, and figures, as the bench and the disaster tell them. */

import { describeKey } from '../../../lambdas/api/documents/discovery'
import { guides } from '../../../lambdas/api/documents/guides'
import { everyOperation } from '../../../lambdas/api/routes/every-route'
import { describeLimit } from '../../../lambdas/api/routes/limits'
import { type Command, PROOFS, TOOLS } from '../commands'

/** The text between the marks of this name, replaced. */
export const withMarked = (page: string, name: string, text: string): string =>
  page.replace(
    new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*(<!-- /${name} -->)`),
    (_, start: string, end: string) => `${start}\n${text}\n\n${end}`,
  )

/** The documents that have such tables between marks. */
export const WITH_TABLES = ['CONTRIBUTING.md', 'docs/api.md', 'docs/bench.md'] as const

/** `figures` by the names of their marks. */
export const withTables = (page: string, figures: Readonly<Record<'bench' | 'disaster', string>>): string =>
  Object.entries({
    proofs: commandTable('prove', PROOFS),
    tools: commandTable('tool', TOOLS),
    endpoints: endpointTable(),
    ...figures,
  }).reduce((text, [name, table]) => withMarked(text, name, table), page)

/** The plugin brings the house's own skill, with the address that its user's settings name. */
export const PLUGIN_SKILL = 'plugins/claude-code/skills/creature-house/SKILL.md'
export const pluginSkill = (): string => guides({ base_url: '$CREATURE_HOUSE_URL' }).skill

const commandTable = (script: string, commands: Readonly<Record<string, Command>>): string =>
  [
    '| Command | What it does |',
    '| --- | --- |',
    ...Object.entries(commands).map(([name, { what }]) => `| \`npm run ${script} ${name}\` | ${what} |`),
  ].join('\n')

function endpointTable(): string {
  const rows = everyOperation.map(
    ([operation, route]) =>
      `| \`${route.method} ${route.path}\` | ${describeKey(route)} | ${describeLimit(operation, route)} | ${route.summary} |`,
  )
  return ['| Call | Key | Limit | What it does |', '|---|---|---|---|', ...rows].join('\n')
}
