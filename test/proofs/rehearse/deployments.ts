/** Checks the templates of several settings: alone, in two regions, next to a second stack, and updated there and back. */
import { ACCOUNT, type StackTemplate, synthesizeStacks } from '../../support/services/templates'
import { findCollisions, findFaults, findMovedNames } from './rules'

interface Place {
  stackName: string
  region: string
}

const HOME: Place = { stackName: 'CreatureHouse', region: 'us-east-1' }
const PLACES: readonly Place[] = [
  HOME,
  { stackName: 'OtherHouse', region: 'us-east-1' },
  { stackName: 'CreatureHouse', region: 'eu-central-1' },
]

type Settings = (place: Place) => Readonly<Record<string, string>>

const certificate = (region: string): string => `arn:aws:acm:${region}:${ACCOUNT}:certificate/0a1b`
const domainOf = ({ stackName, region }: Place): string => `${stackName.toLowerCase()}.${region}.example.com`

/** Settings that add or replace resources. An operator chooses other names in each place. */
const SETTINGS: Readonly<Record<string, Settings>> = {
  defaults: () => ({}),
  'pictures, a budget, platforms and gradual releases': () => ({
    dailyPictures: '100',
    monthlyBudget: '3000',
    platformRanges: '203.0.113.0/24,2001:db8::/48',
    releaseMinutes: '10',
  }),
  'a domain on the API': (place) => ({
    cdn: 'false',
    domainName: domainOf(place),
    certificateArn: certificate(place.region),
  }),
  'a function at the edge': () => ({ mppNetworkId: 'profile_1' }),
  'the longest names': ({ stackName }) => ({ mppNetworkId: 'profile_1', stackName: stackName.padEnd(58, 'x') }),
  'no firewall, and a restored table': ({ stackName }) => ({ firewall: 'false', tableName: `${stackName}-restored` }),
}

export function rehearse(bundles: string): string[] {
  const synthesize = (settings: Settings, place: Place): StackTemplate[] =>
    synthesizeStacks({ stackName: place.stackName, ...settings(place) }, bundles, place.region)
  const defaults = synthesize(() => ({}), HOME)
  return Object.entries(SETTINGS).flatMap(([name, settings]) => {
    const deployed = PLACES.map((place) => ({ settings: settings(place), stacks: synthesize(settings, place) }))
    const atHome = deployed[0]!.stacks
    const faults = [
      ...deployed.flatMap((each) => each.stacks.flatMap((stack) => findFaults(stack, each.settings))),
      ...findCollisions(deployed.flatMap(({ stacks }) => stacks)),
      ...findMovedNames(defaults, atHome),
      ...findMovedNames(atHome, defaults),
    ]
    return [...new Set(faults)].map((fault) => `${name}: ${fault}`)
  })
}
