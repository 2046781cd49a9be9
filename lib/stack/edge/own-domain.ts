/** A domain of one's own: on the front door, or on the API itself; and its records, if Route 53 has it. */
import { DomainName, EndpointType, SecurityPolicy } from 'aws-cdk-lib/aws-apigateway'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import { AaaaRecord, ARecord, HostedZone, type IAliasRecordTarget, RecordTarget } from 'aws-cdk-lib/aws-route53'
import { ApiGatewayDomain, CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets'
import { Construct } from 'constructs'
import type { HouseApi } from '../api/house-api'
import type { CloudFront } from './cloudfront'

export interface OwnDomainProps {
  domainName: string
  hostedZoneId: string | null
  on: CloudFront | ApiMapping
}

/** The API with all that it takes to answer to a domain; the front door knows its certificate by itself. */
export interface ApiMapping {
  api: HouseApi
  certificateArn: string
  basePath: string | null
}

export class OwnDomain extends Construct {
  /** What the domain's record must lead to. */
  readonly recordTarget: string

  constructor(scope: Construct, id: string, { domainName, hostedZoneId, on }: OwnDomainProps) {
    super(scope, id)
    const [recordTarget, target] = 'api' in on ? this.mapped(domainName, on) : atTheDoor(on)
    this.recordTarget = recordTarget
    if (hostedZoneId) this.record(hostedZoneId, domainName, target)
  }

  private mapped(domainName: string, { api, certificateArn, basePath }: ApiMapping): Led {
    const domain = new DomainName(this, 'Name', {
      domainName,
      certificate: Certificate.fromCertificateArn(this, 'Certificate', certificateArn),
      endpointType: EndpointType.REGIONAL,
      securityPolicy: SecurityPolicy.TLS_1_2,
    })
    domain.addBasePathMapping(api, { basePath: basePath ?? undefined, stage: api.deploymentStage })
    return [domain.domainNameAliasDomainName, new ApiGatewayDomain(domain)]
  }

  private record(hostedZoneId: string, domainName: string, alias: IAliasRecordTarget): void {
    const zone = HostedZone.fromHostedZoneAttributes(this, 'Zone', { hostedZoneId, zoneName: domainName })
    const target = RecordTarget.fromAlias(alias)
    new ARecord(this, 'V4', { zone, target })
    new AaaaRecord(this, 'V6', { zone, target })
  }
}

/** What a record leads to, by its name and as Route 53 has it. */
type Led = [name: string, target: IAliasRecordTarget]

const atTheDoor = ({ distribution }: CloudFront): Led => [
  distribution.distributionDomainName,
  new CloudFrontTarget(distribution),
]
