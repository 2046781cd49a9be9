/** The settings that a deployment keeps in `deploy/<deployment>.json`. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from '../../../lambdas/config'
import { SETTINGS } from './settings'

const FOLDER = join(import.meta.dirname, '../../../deploy')

export function readDeployment(deployment: string, folder = FOLDER): Readonly<Record<string, unknown>> {
  const file = join(folder, `${deployment}.json`)
  if (!existsSync(file)) throw new ConfigError([`there is no deploy/${deployment}.json for the deployment`])
  const settings: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'))
  const unknown = Object.keys(settings).filter((name) => !(name in SETTINGS))
  if (unknown.length > 0)
    throw new ConfigError(unknown.map((name) => `deploy/${deployment}.json: there is no setting "${name}"`))
  return settings
}
