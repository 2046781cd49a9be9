/** A domain of one's own: on the front door, or on the API itself where there is none; and its records, if Route 53 has it. */
import { DomainName, EndpointType, SecurityPolicy } from 'aws-cdk-lib/aws-apigateway'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import { AaaaRecord, ARecord, HostedZone, type IAliasRecordTarget, RecordTarget } from 'aws-cdk-lib/aws-route53'
import { ApiGatewayDomain, CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets'
import { Construct } from 'constructs'
import type { HouseApi } from '../api/house-api'
import type { StackConfig } from '../config'
import type { FrontDoor } from './front-door'

export interface OwnDomainProps {
  config: StackConfig & { domainName: string }
  api: HouseApi
  door: FrontDoor | null
}

export class OwnDomain extends Construct {
  /** What the domain's record must lead to. */
  readonly leadsTo: string

  constructor(scope: Construct, id: string, { config, api, door }: OwnDomainProps) {
    super(scope, id)
    const { domainName, hostedZoneId } = config
    const onApi = door ? null : this.mapped(config, api)
    this.leadsTo = door ? door.distribution.distributionDomainName : (onApi?.domainNameAliasDomainName ?? '')
    const target = door ? new CloudFrontTarget(door.distribution) : onApi && new ApiGatewayDomain(onApi)
    if (hostedZoneId && target) this.record(hostedZoneId, domainName, target)
  }

  private mapped({ domainName, certificateArn, basePath }: OwnDomainProps['config'], api: HouseApi): DomainName {
    const domain = new DomainName(this, 'Name', {
      domainName,
      certificate: Certificate.fromCertificateArn(this, 'Certificate', certificateArn ?? ''),
      endpointType: EndpointType.REGIONAL,
      securityPolicy: SecurityPolicy.TLS_1_2,
    })
    domain.addBasePathMapping(api, { basePath: basePath ?? undefined, stage: api.deploymentStage })
    return domain
  }

  private record(hostedZoneId: string, domainName: string, alias: IAliasRecordTarget): void {
    const zone = HostedZone.fromHostedZoneAttributes(this, 'Zone', { hostedZoneId, zoneName: domainName })
    const target = RecordTarget.fromAlias(alias)
    new ARecord(this, 'V4', { zone, target })
    new AaaaRecord(this, 'V6', { zone, target })
  }
}
