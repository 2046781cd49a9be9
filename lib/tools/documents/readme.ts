/** Generates the tables of the documents: endpoints, rules, settings, and the results of `bench`. */

import { endpointTables } from '../../../lambdas/api/documents/endpoint-tables'
import { guides } from '../../../lambdas/api/documents/guides'
import { withMarked } from '../../../lambdas/api/documents/marked'
import { describeSettings } from '../../stack/settings'
import { gameTables } from './game-tables'

/** The documents with such tables. */
export const WITH_TABLES = ['docs/api.md', 'docs/bench.md', 'docs/game.md', 'docs/settings.md'] as const

/** `bench`: tables of the latest run. */
export const withTables = (page: string, bench: string): string =>
  Object.entries({
    endpoints: endpointTables(),
    ...gameTables(),
    settings: settingsTable(),
    bench,
  }).reduce((text, [name, table]) => withMarked(text, name, table), page)

/** The plugin contains the skill of the service. Its user's settings have the address, so the file names none. */
export const PLUGIN_SKILL = 'plugins/claude-code/skills/creature-house/SKILL.md'
export const pluginSkill = (): string =>
  guides({ base_url: '$CREATURE_HOUSE_URL' })
    .skill.replace(/^metadata:\n.*\n/m, '')
    .replace(
      '## Begin\n',
      '$&\n`$CREATURE_HOUSE_URL` is the address of the house, http://localhost:8787 unless it is set.\n',
    )

const settingsTable = (): string =>
  [
    '| Setting | Default | Meaning |',
    '|---|---|---|',
    ...describeSettings().map(([name, usual, meaning]) => `| \`${name}\` | ${usual} | ${meaning} |`),
  ].join('\n')
