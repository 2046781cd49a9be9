/** Reads the stack's settings from the CDK context (`-c baseUrl=…`), the deployment's file or the environment; reports all faults at once. */
import { ConfigError, type Environment } from '../../../lambdas/config'
import { readTerms } from '../../../lambdas/domain/money/terms'
import { findContradictions } from './contradictions'
import { SETTINGS, type Setting, type SettingName, type StackConfig } from './settings'

export { hasPath, hasProxy, knownAddress, offersMpp } from './addresses'
export type { StackConfig } from './settings'

const ROWS = Object.entries(SETTINGS) as [SettingName, Setting][]

/** For each setting a value other than its default. */
export const EXAMPLES = Object.fromEntries(ROWS.map(([name, { example }]) => [name, example])) as Readonly<
  Record<SettingName, string>
>

/** All numbers at their minimum, and all at their maximum. */
export const EXTREMES = [0, 1].map((end) =>
  Object.fromEntries(ROWS.flatMap(([name, { read }]) => (read.bounds ? [[name, String(read.bounds[end])]] : []))),
)

/** The rows of the table in docs/settings.md: name, default (and the default of `small`), meaning. */
export const describeSettings = (): [name: string, defaults: string, meaning: string][] =>
  ROWS.map(([name, setting]) => {
    const small = setting.small ? `, small: ${setting.small}` : ''
    return [name, `${setting.default ?? '–'}${small}`, setting.meaning]
  })

/** `baseUrl` in the context is `HOUSE_BASE_URL` in the environment. */
const environmentName = (setting: string): string =>
  `HOUSE_${setting.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`

type Context = (name: string) => unknown

const given = (name: string, context: Context, env: Environment): string =>
  asText(context(name) ?? env[environmentName(name)])

export function readStackConfig(context: Context, env: Environment = {}): StackConfig {
  const faults: string[] = []
  const isSmall = given('small', context, env) === 'true'
  const values = ROWS.map(([name, setting]) => {
    const text = given(name, context, env) || (isSmall && setting.small) || setting.default
    if (text === null) return [name, null]
    const result = setting.read(text)
    if ('value' in result) return [name, result.value]
    faults.push(`${name} (or ${environmentName(name)}) is "${text}": give ${result.expected}`)
    return [name, null]
  })
  const config: StackConfig = Object.fromEntries(values)
  const terms = faults.length === 0 ? readTerms(config) : null
  if (terms && 'faults' in terms) faults.push(...terms.faults)
  if (faults.length === 0) faults.push(...findContradictions(config))
  if (faults.length > 0) throw new ConfigError(faults)
  return config
}

/** The file may contain a list or an object: `"rateLimits": { "care": 60 }`. */
const asText = (value: unknown): string =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? JSON.stringify(value) : String(value ?? '')
