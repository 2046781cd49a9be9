/** The operator's domain name on CloudFront or on the API, with its Route 53 records if the zone is given. */
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

/** A domain on the API itself. CloudFront is given its certificate where it is constructed. */
export interface ApiMapping {
  api: HouseApi
  certificateArn: string
}

export class OwnDomain extends Construct {
  /** The DNS name that the domain's record must point to. */
  readonly recordTarget: string

  constructor(scope: Construct, id: string, { domainName, hostedZoneId, on }: OwnDomainProps) {
    super(scope, id)
    const [recordTarget, alias] = 'api' in on ? this.mapToApi(domainName, on) : cloudFrontAlias(on)
    this.recordTarget = recordTarget
    if (hostedZoneId) this.addRecords(hostedZoneId, domainName, alias)
  }

  private mapToApi(domainName: string, { api, certificateArn }: ApiMapping): DomainAlias {
    const domain = new DomainName(this, 'Name', {
      domainName,
      certificate: Certificate.fromCertificateArn(this, 'Certificate', certificateArn),
      endpointType: EndpointType.REGIONAL,
      securityPolicy: SecurityPolicy.TLS_1_2,
    })
    domain.addBasePathMapping(api, { stage: api.deploymentStage })
    return [domain.domainNameAliasDomainName, new ApiGatewayDomain(domain)]
  }

  private addRecords(hostedZoneId: string, domainName: string, alias: IAliasRecordTarget): void {
    const zone = HostedZone.fromHostedZoneAttributes(this, 'Zone', { hostedZoneId, zoneName: domainName })
    const target = RecordTarget.fromAlias(alias)
    new ARecord(this, 'V4', { zone, target })
    new AaaaRecord(this, 'V6', { zone, target })
  }
}

type DomainAlias = [dnsName: string, target: IAliasRecordTarget]

const cloudFrontAlias = ({ distribution }: CloudFront): DomainAlias => [
  distribution.distributionDomainName,
  new CloudFrontTarget(distribution),
]
