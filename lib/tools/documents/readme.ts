/** Generates the tables of the documents: endpoints, settings, commands, and the results of `bench`. */

import { describeKey } from '../../../lambdas/api/documents/discovery'
import { guides } from '../../../lambdas/api/documents/guides'
import { everyOperation } from '../../../lambdas/api/routes/every-route'
import { describeLimit } from '../../../lambdas/api/routes/limits'
import { describeSettings } from '../../stack/settings'
import { type Command, PROOFS, TOOLS } from '../commands'

/** Replaces the text between `<!-- name -->` and `<!-- /name -->`. */
export const withMarked = (page: string, name: string, text: string): string =>
  page.replace(
    new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*(<!-- /${name} -->)`),
    (_, start: string, end: string) => `${start}\n${text}\n\n${end}`,
  )

/** The documents with such tables. */
export const WITH_TABLES = ['CONTRIBUTING.md', 'docs/api.md', 'docs/bench.md', 'docs/settings.md'] as const

export const withTables = (page: string, bench: string): string =>
  Object.entries({
    proofs: commandTable('prove', PROOFS),
    tools: commandTable('tool', TOOLS),
    endpoints: endpointTable(),
    settings: settingsTable(),
    bench,
  }).reduce((text, [name, table]) => withMarked(text, name, table), page)

/** The plugin contains the skill of the service, with the address from its user's settings. */
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

const settingsTable = (): string =>
  [
    '| Setting | Default | Meaning |',
    '|---|---|---|',
    ...describeSettings().map(([name, usual, meaning]) => `| \`${name}\` | ${usual} | ${meaning} |`),
  ].join('\n')
