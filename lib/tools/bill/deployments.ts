/** Four deployments, each with its recommended settings and its cost limit. */
import { MOST_VALUES } from '../../../lambdas/api/metrics'

export interface Deployment {
  name: string
  agents: number
  settings: Readonly<Record<string, string>>
  /** Maximum dollars a month; `idle` without any calls. */
  limit?: number
  idle?: number
}

const CERTIFICATE = 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b'

/** Settings of the tuned deployment, grouped by what they change. */
export const TUNING: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a domain on the API itself': {
    domainName: 'pets.example.com',
    certificateArn: CERTIFICATE,
    apiDomainName: 'api.pets.example.com',
    apiCertificateArn: CERTIFICATE,
  },
  'the firewall before CloudFront': { firewallAt: 'edge' },
  'capacity by the hour': { provisionedReads: '100', provisionedWrites: '200', startingCapacity: '300,700' },
  'what the gateway remembers': { authorizerCacheSeconds: '300' },
  'calls that share a line': { callsPerLine: String(MOST_VALUES / 2) },
  'a cheaper access log': { accessLog: 'infrequent' },
  'metrics by group': { metricsBy: 'group' },
  'half the memory': { memoryMegabytes: '512' },
  'no reservoir of traces': { tracedPerSecond: '0' },
}

/** Not in the tuned deployment: it has a domain on the API itself, so calls do not pass CloudFront. */
export const BEHIND_CLOUDFRONT = { mcpOpeningsAt: 'edge', firewallAt: 'edge' }

/** Units a second that the tuned deployment could also reserve for a year: a purchase, not a setting. */
export const RESERVED = { reads: 300, writes: 700 }

export const DEPLOYMENTS: readonly Deployment[] = [
  { name: 'Ten agents', agents: 10, settings: { small: 'true' }, idle: 8 },
  { name: 'Ten thousand agents', agents: 10_000, settings: { metricsBy: 'group', tracedPerSecond: '0' } },
  { name: 'A million agents, plain', agents: 1_000_000, settings: {}, limit: 2_900 },
  {
    name: 'A million agents, tuned',
    agents: 1_000_000,
    settings: Object.assign({}, ...Object.values(TUNING)),
    limit: 1_700,
  },
]
