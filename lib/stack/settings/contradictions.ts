/** Settings that are valid one by one but not together. */
import type { StackConfig } from './table'

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
    when: ({ apiDomainName, apiCertificateArn }) => isHalfSet(apiDomainName, apiCertificateArn),
    fault: 'apiDomainName and apiCertificateArn go together: give both or neither',
  },
  {
    when: ({ cdn, domainName, apiDomainName }) => apiDomainName !== null && (!cdn || !domainName),
    fault:
      'with apiDomainName, pages need a domainName behind CloudFront: give it and leave cdn=true; for everything on the API itself, give domainName and cdn=false alone',
  },
  {
    when: ({ domainName, apiDomainName }) => apiDomainName !== null && apiDomainName === domainName,
    fault: 'apiDomainName is another than domainName: give the API a name of its own, such as api.pets.example.com',
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
    when: ({ cdn, domainName, baseUrl }) => !cdn && !domainName && !baseUrl,
    fault:
      'without CloudFront (cdn=false) there is no address without a stage in it: give domainName, or the baseUrl of your own CDN',
  },
  {
    when: ({ cdn, domainName, basePath }) => basePath !== null && (cdn || !domainName),
    fault: 'basePath needs a domainName on the API itself (cdn=false): CloudFront serves the house on the whole domain',
  },
  {
    when: ({ cdn, dailyPictures }) => !cdn && dailyPictures > 0,
    fault: 'painted pictures are served by CloudFront: leave cdn=true, or set dailyPictures=0',
  },
  {
    when: ({ provisionedReads, provisionedWrites, startingCapacity }) =>
      isHalfSet(provisionedReads, provisionedWrites) || isHalfSet(provisionedReads, startingCapacity),
    fault:
      'provisionedReads, provisionedWrites and startingCapacity go together: give all, or none to pay by request (for a table that an earlier release provisioned, startingCapacity is its provisionedReads,provisionedWrites)',
  },
  {
    when: ({ authorizerCacheSeconds, platformRanges }) => authorizerCacheSeconds > 0 && platformRanges !== null,
    fault:
      'platformRanges counts agents by their keys, but the gateway caches the authorizer by address (authorizerCacheSeconds): give one of them',
  },
  {
    when: ({ cdn, viewerHeader }) => cdn && viewerHeader !== null,
    fault: 'viewerHeader is for a CDN of your own (cdn=false): CloudFront sends the address by itself',
  },
]

export const findContradictions = (config: StackConfig): string[] =>
  CONTRADICTIONS.filter(({ when }) => when(config)).map(({ fault }) => fault)
