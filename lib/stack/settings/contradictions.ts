/** Settings that are valid one by one but not together. */
import { hasProxy } from './addresses'
import type { StackConfig } from './settings'

interface Contradiction {
  when(config: StackConfig): boolean
  fault: string
}

const isHalfSet = (one: unknown, two: unknown): boolean => (one === null) !== (two === null)

const CONTRADICTIONS: readonly Contradiction[] = [
  {
    when: ({ domainName, certificateArn }) => isHalfSet(domainName, certificateArn),
    fault: 'domainName and certificateArn go together: give both or neither',
  },
  {
    when: ({ domainName, hostedZoneId }) => hostedZoneId !== null && !domainName,
    fault: 'hostedZoneId is of no use without domainName',
  },
  {
    when: ({ domainName, baseUrl }) => domainName !== null && baseUrl !== null,
    fault: 'baseUrl follows from domainName: give only one',
  },
  {
    when: ({ cdn, certificateArn }) => cdn && certificateArn !== null && !certificateArn.includes(':us-east-1:'),
    fault:
      'CloudFront takes certificates of us-east-1 only: give such a certificateArn, or cdn=false to put the domain on the API itself',
  },
  {
    when: (config) => config.doorKeyVersion !== null && !hasProxy(config),
    fault: 'doorKeyVersion is of no use without a proxy: leave cdn=true, or give the baseUrl of your own',
  },
  {
    when: ({ cdn, dailyPictures }) => !cdn && dailyPictures > 0,
    fault: 'painted pictures are served by CloudFront: leave cdn=true, or set dailyPictures=0',
  },
]

export const findContradictions = (config: StackConfig): string[] =>
  CONTRADICTIONS.filter(({ when }) => when(config)).map(({ fault }) => fault)
