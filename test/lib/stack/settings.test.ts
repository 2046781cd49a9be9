/** The stack's settings: defaults, sources, faults and contradictions. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EXAMPLES, readStackConfig } from '../../../lib/stack/settings'
import { readDeployment } from '../../../lib/stack/settings/deployment'
import { REGIONAL_CERTIFICATE } from '../../support/services/domains'

type Settings = Readonly<Record<string, unknown>>

const read = (settings: Settings) => readStackConfig((name) => settings[name])
it('have defaults', () => {
  expect(read({})).toMatchObject({
    stackName: 'CreatureHouse',
    baseUrl: null,
    deletionProtection: true,
    embeddingModelId: 'amazon.titan-embed-text-v2:0',
    imageModelId: 'stability.stable-image-core-v1:1',
  })
})

it('are read from the context, then from the environment', () => {
  const env = { HOUSE_ALARM_EMAIL: 'keeper@example.com', HOUSE_THROTTLE_RATE: '7' }
  const context = (name: string) => (name === 'throttleRate' ? 9 : undefined)
  expect(readStackConfig(context, env)).toMatchObject({ alarmEmail: 'keeper@example.com', throttleRate: 9 })
})

describe('the file of a deployment', () => {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('has valid settings', () => {
    expect(() => read(readDeployment('production'))).not.toThrow()
  })

  it('may not name an unknown setting', () => {
    writeFileSync(join(folder, 'staging.json'), '{"throttleRate": 7, "alarmMail": "keeper@example.com"}')
    expect(() => readDeployment('staging', folder)).toThrow('deploy/staging.json: there is no setting "alarmMail"')
    writeFileSync(join(folder, 'staging.json'), '{"throttleRate": 7}')
    expect(readDeployment('staging', folder)).toEqual({ throttleRate: 7 })
  })

  it('must exist', () => {
    expect(() => readDeployment('none', folder)).toThrow('there is no deploy/none.json')
  })
})

it('may be JSON in the file', () => {
  expect(read({ rateLimits: { care: 5 } }).rateLimits).toBe('{"care":5}')
  expect(read({ platformRanges: ['203.0.113.0/24', '2001:db8::/48'] }).platformRanges).toHaveLength(2)
})

it('have other defaults with small=true, which explicit settings override', () => {
  expect(read({ small: 'true' })).toMatchObject({
    firewall: false,
    throttleRate: 50,
  })
  expect(read({ small: 'true', firewall: 'true', throttleRate: '80' })).toMatchObject({
    firewall: true,
    throttleRate: 80,
  })
  expect(read({ small: 'false' })).toMatchObject({ firewall: true, throttleRate: 1000 })
})

it.each(['{"care": 5}', '{"care": 5, "home": 100}', '{}'])('take %s as rate limits', (rateLimits) => {
  expect(read({ rateLimits }).rateLimits).toBe(rateLimits)
})

it.each([
  ['{"care": 0}', 'give a JSON object of operation names to positive whole numbers'],
  ['[]', 'give a JSON object'],
  [`{"care": 5${' '.repeat(2_000)}}`, '2000 letters at most'],
  ['{"feed_me": 5}', /give operations that exist instead of feed_me: .*register.*care/],
])('reject %s as rate limits', (rateLimits, fault) => {
  expect(() => read({ rateLimits })).toThrow(fault)
})

/** For each setting a value that must be rejected. */
const INVALID: Readonly<Record<keyof typeof EXAMPLES, unknown>> = {
  stackName: 'x',
  small: 'tiny',
  cdn: 'maybe',
  domainName: 'https://pets.example.com',
  certificateArn: 'a certificate',
  hostedZoneId: 'pets.example.com',
  baseUrl: 'http://pets.example.com/',
  doorKeyVersion: 'the new one',
  firewall: 'on',
  firewallRate: 9,
  platformRanges: '2001:db8::/96',
  rateLimits: '{"feed_me": 5}',
  alarmEmail: 'nobody',
  ticketEmail: 'somebody',
  monthlyBudget: 'plenty',
  securityContact: 'security@example.com',
  tableName: 'x',
  deletionProtection: 'yes',
  throttleRate: 0,
  logRetentionDays: 8,
  releaseMinutes: 7,
  projectorConcurrency: -1,
  adminKeySecretName: 'a b',
  stripeEventSourceName: 'aws.partner/example.com/1',
  stripeSecretName: 'a b',
  mppNetworkId: 'a b',
  x402FacilitatorUrl: 'facilitator',
  x402PayTo: '0x1',
  x402Networks: 'base',
  x402SecretName: 'a b',
  embeddingModelId: 'titan',
  imageModelId: 'a picture',
  imageModelRegion: 'the west',
  dailyPictures: 'some',
}

it('are rejected with all faults at once, each by its name', () => {
  let message = ''
  try {
    read(INVALID)
  } catch (error) {
    message = (error as Error).message
  }
  const named = message.split('\n').slice(1)
  expect(named.map((fault) => /- (\w+) \(/.exec(fault)?.[1])).toEqual(Object.keys(INVALID))
  expect(Object.keys(INVALID)).toEqual(Object.keys(read({})))
})

it.each([
  [{ domainName: 'pets.example.com' }, 'domainName and certificateArn go together'],
  [{ hostedZoneId: 'Z0123456789' }, 'hostedZoneId is of no use without domainName'],
  [{ cdn: 'false', doorKeyVersion: EXAMPLES.doorKeyVersion }, 'doorKeyVersion is of no use without a proxy'],
  [{ cdn: 'false', dailyPictures: 1 }, 'painted pictures are served by CloudFront'],
  [
    { domainName: 'pets.example.com', certificateArn: REGIONAL_CERTIFICATE },
    'CloudFront takes certificates of us-east-1 only',
  ],
  [{ stackName: 'x'.repeat(59) }, 'a letter, then letters, digits and hyphens, 4 to 58 in all'],
])('%j are rejected: %s', (settings, fault) => {
  expect(() => read(settings)).toThrow(fault)
})
