/** Templates of the house for any place, without the time it takes to bundle. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import { context } from '../../../cdk.json'
import { EDGE_FUNCTION, FUNCTIONS } from '../../../lib/bundle'
import { readStackConfig } from '../../../lib/config'
import { HouseStack } from '../../../lib/house-stack'
import type { Place } from './cloud'
import type { Template } from './rules'
import type { Staged } from './scenes'

/** Names that an operator chooses are another in each place. */
export type Settings = (place: Place) => Readonly<Record<string, string>>

export interface Stage {
  with(settings?: Settings): Staged
  close(): void
}

export function openStage(): Stage {
  const bundles = mkdtempSync(join(tmpdir(), 'rehearsal-'))
  for (const name of [...FUNCTIONS, EDGE_FUNCTION]) {
    mkdirSync(join(bundles, name))
    writeFileSync(join(bundles, name, 'index.js'), `exports.handler = async () => '${name}'\n`)
  }
  const made = new Map<string, Template>()
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
        new HouseStack(app, stack, { config, bundles, env: { region } })
        const template = app.synth().getStackByName(stack).template as Template
        made.set(key, template)
        return template
      },
    close: () => rmSync(bundles, { recursive: true, force: true }),
  }
}

/** Settings that change what is made, and that an operator comes to one day. */
export const LATER: Readonly<Record<string, Settings>> = {
  'pictures, a budget and platforms': () => ({
    dailyPictures: '100',
    monthlyBudget: '3000',
    platformRanges: '203.0.113.0/24,2001:db8::/48',
  }),
  'gradual releases': () => ({ releaseMinutes: '10' }),
  'a domain on the API itself': ({ stack, region }) => ({
    cdn: 'false',
    domainName: `${stack.toLowerCase()}.${region}.example.com`,
    certificateArn: 'arn:aws:acm:eu-central-1:123456789012:certificate/0a1b',
  }),
  'no firewall, and a table of another name': ({ stack }) => ({ firewall: 'false', tableName: `${stack}-restored` }),
}
