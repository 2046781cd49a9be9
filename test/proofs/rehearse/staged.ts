/** Templates of the house for any place, without the time it takes to bundle. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import type { CloudAssembly } from 'aws-cdk-lib/cx-api'
import { context } from '../../../cdk.json'
import { EDGE_FUNCTION, FUNCTIONS } from '../../../lib/stack/bundle'
import { addStacks } from '../../../lib/stack/house-app'
import { readStackConfig } from '../../../lib/stack/settings'
import type { Place } from './cloud'
import type { Template } from './rules'
import type { Staged, StagedStack } from './scenes'

/** Names that an operator chooses are another in each place. */
export type Settings = (place: Place) => Readonly<Record<string, string>>

export interface Stage {
  with(settings?: Settings): Staged
  close(): void
}

const ACCOUNT = '123456789012'

export function openStage(): Stage {
  // Whether each property has the right form is for `cdk synth` to say, and would take more time than all the rest.
  process.env.CDK_VALIDATION = 'false'
  const bundles = mkdtempSync(join(tmpdir(), 'rehearsal-'))
  for (const name of [...FUNCTIONS, EDGE_FUNCTION]) {
    mkdirSync(join(bundles, name))
    writeFileSync(join(bundles, name, 'index.js'), `exports.handler = async () => '${name}'\n`)
  }
  const made = new Map<string, StagedStack[]>()
  return {
    with:
      (settings = () => ({})) =>
      ({ stack, region }) => {
        const given = settings({ stack, region })
        const key = JSON.stringify([given, stack, region])
        const known = made.get(key)
        if (known) return known
        const config = readStackConfig((name) => ({ ...given, stackName: stack })[name])
        const app = new App({ context })
        addStacks(app, config, bundles, { account: ACCOUNT, region })
        const stacks = stacksIn(app.synth(), region)
        made.set(key, stacks)
        return stacks
      },
    close: () => rmSync(bundles, { recursive: true, force: true }),
  }
}

/** The houses of a pipeline lie within its own assembly, and come after it. */
const stacksIn = (assembly: CloudAssembly, home: string, inPipeline = false): StagedStack[] => [
  ...assembly.stacks.map(({ stackName, environment, template }) => ({
    place: { stack: stackName, region: environment.region.startsWith('unknown') ? home : environment.region },
    template: template as Template,
    inPipeline,
  })),
  ...assembly.nestedAssemblies.flatMap(({ nestedAssembly }) => stacksIn(nestedAssembly, home, true)),
]

const CONNECTION = `arn:aws:codeconnections:us-east-1:${ACCOUNT}:connection/0a1b`
const certificate = (region: string): string => `arn:aws:acm:${region}:${ACCOUNT}:certificate/0a1b`

/** Settings that change what is made, and that an operator comes to one day. */
export const LATER: Readonly<Record<string, Settings>> = {
  'pictures, a budget, platforms and gradual releases': () => ({
    dailyPictures: '100',
    monthlyBudget: '3000',
    platformRanges: '203.0.113.0/24,2001:db8::/48',
    releaseMinutes: '10',
  }),
  'a domain on the API itself': ({ stack, region }) => ({
    cdn: 'false',
    domainName: `${stack.toLowerCase()}.${region}.example.com`,
    certificateArn: certificate(region),
  }),
  'a domain for the API beside that of the pages': ({ stack, region }) => ({
    domainName: `${stack.toLowerCase()}.${region}.example.com`,
    certificateArn: certificate('us-east-1'),
    apiDomainName: `api.${stack.toLowerCase()}.${region}.example.com`,
    apiCertificateArn: certificate(region),
  }),
  'what is made at the edge': () => ({
    firewallAt: 'edge',
    mppNetworkId: 'profile_1',
    platformRanges: '203.0.113.0/24',
  }),
  'a pipeline': () => ({
    pipelineRepository: 'someone/creature-house',
    pipelineConnectionArn: CONNECTION,
    firewallAt: 'edge',
  }),
  'no firewall, and a table of another name': ({ stack }) => ({ firewall: 'false', tableName: `${stack}-restored` }),
}
