/** Refuses a deployment that would lose settings of the deployed stack. */
import { ConfigError } from '../../lambdas/config'
import { isSetting, pipelineName, type StackConfig } from '../stack/settings'
import { type Connection, type Noted, readNotedSettings } from './deployed-settings'

/** Set by `npm run deploy` for the CDK app: turns the check on, and lists the settings that may be lost. */
export const DROPPED_VARIABLE = 'DROPPED_SETTINGS'

/** Accepts a deployed stack without an output of its settings. */
const UNNOTED = 'unnoted'

export interface DeployArguments {
  dropped: string[]
  profile: string | null
  /** For `cdk deploy`. */
  rest: string[]
}

export function readDeployArguments(args: readonly string[]): DeployArguments {
  const dropped: string[] = []
  const rest: string[] = []
  for (let index = 0; index < args.length; index++) {
    const [flag = '', value] = (args[index] as string).split(/=(.*)/s)
    if (flag !== '--drop') rest.push(args[index] as string)
    else dropped.push(...(value ?? args[++index] ?? '').split(','))
  }
  const unknown = dropped.filter((name) => name !== UNNOTED && !isSetting(name))
  if (unknown.length > 0) throw new ConfigError(unknown.map((name) => `--drop: there is no setting "${name}"`))
  const profile = rest.flatMap((arg, index) =>
    arg === '--profile' ? [rest[index + 1]] : arg.startsWith('--profile=') ? [arg.slice('--profile='.length)] : [],
  )
  return { dropped, rest, profile: profile[0] ?? null }
}

export interface Deployment {
  config: StackConfig
  isGiven(name: string): boolean
  /** Settings that may be lost. */
  dropped: readonly string[]
}

/** Throws unless every noted setting is given again or dropped by name. */
export async function checkDeployedSettings(
  { config, isGiven, dropped }: Deployment,
  connection: Connection,
): Promise<void> {
  const stacks = [config.stackName, pipelineName(config)]
  const notes = await Promise.all(stacks.map((stack) => readNotedSettings(stack, connection)))
  const faults = stacks.flatMap((stack, index) => {
    const noted = notes[index] ?? null
    if (noted !== 'unnoted') return noted ? lostSettings(noted, isGiven, dropped) : []
    return dropped.includes(UNNOTED) ? [] : [unnotedFault(stack)]
  })
  if (faults.length > 0) throw new ConfigError([...new Set(faults)])
}

const lostSettings = (noted: Noted, isGiven: (name: string) => boolean, dropped: readonly string[]): string[] =>
  Object.entries(noted)
    .filter(([name]) => isSetting(name) && !isGiven(name) && !dropped.includes(name))
    .map(
      ([name, value]) =>
        `${name} is ${JSON.stringify(value)} in the deployed stack and missing here: add it to "context" in cdk.json, or run npm run deploy -- --drop ${name}`,
    )

const unnotedFault = (stack: string): string =>
  `the stack ${stack} was deployed by a release that did not note its settings: compare them with npx cdk diff, add what is missing to "context" in cdk.json, then run npm run deploy -- --drop ${UNNOTED} once`
