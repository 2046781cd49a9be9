/** The house on AWS: a table, a function for each group of routes, the API in front of them, and alarms. */
import { Annotations, CfnOutput, Stack, type StackProps, Stage } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { GROUPS, type Group } from '../../lambdas/api/routes/routes'
import { SETTINGS } from '../../lambdas/config'
import { HouseApi } from './api/house-api'
import { USAGE_PLAN } from './api/usage-plan'
import { allowModel } from './bedrock'
import { DeletionProtection } from './deletion-protection'
import { CloudFront, edgeStackName } from './edge/cloudfront'
import { Firewall, type FirewallPlacement } from './edge/firewall'
import { OwnDomain } from './edge/own-domain'
import { ProxyKey } from './edge/proxy-key'
import { GradualReleases } from './gradual-releases'
import { HouseFunction } from './house-function'
import { HouseTable } from './house-table'
import { Calibrator } from './jobs/calibrator'
import { Canary } from './jobs/canary'
import { Painter } from './jobs/painter'
import { isSeller, Payments } from './jobs/payments'
import { Projector } from './jobs/projector'
import { Reaper } from './jobs/reaper'
import { keySecret } from './key-secret'
import { Alarms } from './monitoring/alarms'
import { HouseDashboard } from './monitoring/dashboard'
import { budgetSpending } from './monitoring/spending-budget'
import { traceCalls } from './monitoring/tracing'
import { isBehindCloudFront, knownAddress, offersMpp, pagesAddress, type StackConfig, usesEdgeRegion } from './settings'
import { allowGroup } from './table-actions'

export interface HouseStackProps extends StackProps {
  config: StackConfig
  /** Where the bundles are: a folder for each function. */
  bundles: string
}

const MPP_NEEDS_A_DOOR =
  'MPP is not offered: where calls do not come through CloudFront (cdn=false, apiDomainName) nobody restores the header in which its clients look for a challenge.'

/** Where CloudFront has its functions and its figures. */
const EDGE_REGION = 'us-east-1'

/** Who asks a model what words mean: of items, and of pictures. */
const READING = ['auth', 'house', 'public', 'mcp'] as const satisfies readonly Group[]

export class HouseStack extends Stack {
  /** Where agents find it. */
  readonly address: CfnOutput

  constructor(scope: Construct, id: string, { config, bundles, ...props }: HouseStackProps) {
    super(scope, id, {
      description: 'Creature House: a real-time virtual-pet house for AI agents',
      ...props,
      crossRegionReferences: config.firewallAt === 'edge',
      // Only what is at the edge has to know the region beforehand; where nobody tells, it is the one of the edge.
      env: usesEdgeRegion(config) ? { ...props.env, region: props.env?.region ?? EDGE_REGION } : undefined,
    })
    if (config.mppNetworkId && !offersMpp(config)) Annotations.of(this).addWarningV2('house:mpp', MPP_NEEDS_A_DOOR)
    const common = { bundles, logRetention: config.logRetentionDays, byAlias: config.releaseMinutes > 0 }
    const table = new HouseTable(this, 'Table', config)
    const doorKey = config.cdn || config.viewerHeader ? new ProxyKey(this, 'DoorKey', config) : null
    const authorizer = new HouseFunction(this, 'Authorizer', {
      ...common,
      name: 'authorizer',
      description: 'Tells the gateway which usage-plan key a caller counts under',
      environment: {
        [SETTINGS.usageKeys]: USAGE_PLAN.keys(config.stackName).join(','),
        // Unlike the name it holds something random, and it stays what it is for as long as the stack lives.
        [SETTINGS.usageSalt]: this.stackId,
        ...(config.platformRanges && { [SETTINGS.platformRanges]: config.platformRanges.join(',') }),
        ...doorKey?.environment,
        // Before the API nobody else stands who would turn away those that go around the door.
        ...(config.firewallAt === 'edge' && isBehindCloudFront(config) && { [SETTINGS.proxyOnly]: 'true' }),
      },
      memoryMegabytes: 256,
    })
    const environment = {
      [SETTINGS.table]: table.tableName,
      [SETTINGS.baseUrl]: knownAddress(config) ?? '',
      [SETTINGS.pagesUrl]: pagesAddress(config) ?? '',
      [SETTINGS.metricsNamespace]: config.stackName,
      [SETTINGS.metricsBy]: config.metricsBy,
      [SETTINGS.callsPerLine]: String(config.callsPerLine),
      [SETTINGS.careLogDays]: String(config.careLogDays),
      [SETTINGS.securityContact]: config.securityContact ?? '',
      [SETTINGS.dailyPictures]: String(config.dailyPictures),
      // Empty here; it is named so that `sam local invoke --env-vars` can set it.
      [SETTINGS.dynamodbEndpoint]: '',
    }
    const payments = new Payments(this, 'Payments', { ...common, config, environment, table })
    const projector = new Projector(this, 'Projector', {
      ...common,
      environment,
      table,
      reservedConcurrency: config.projectorConcurrency,
    })
    const reaper = new Reaper(this, 'Reaper', {
      ...common,
      environment,
      table,
      reservedConcurrency: config.reaperConcurrency,
    })
    const painter =
      config.dailyPictures > 0 ? new Painter(this, 'Painter', { ...common, config, environment, table }) : null
    const calibrator = new Calibrator(this, 'Calibrator', { ...common, config, environment, table })
    const adminKey = keySecret(
      this,
      'AdminKey',
      config.adminKeySecretName,
      'The key that opens the analytics of the house',
    )
    const canaryPass =
      config.canaryMinutes > 0
        ? keySecret(this, 'CanaryPass', null, 'By which the house knows its own canary when it registers')
        : null
    const reading = { [SETTINGS.embeddingModelId]: config.embeddingModelId }
    const serving = (group: Group): HouseFunction => {
      const description = `The ${group} routes`
      const sells = isSeller(group) ? payments.selling(group) : { environment: {} }
      const own: Partial<Record<Group, Readonly<Record<string, string>>>> = {
        ...Object.fromEntries(READING.map((group) => [group, reading])),
        admin: { [SETTINGS.adminKeySecret]: config.adminKeySecretName ?? adminKey.secretArn },
        ...(canaryPass && { auth: { ...reading, [SETTINGS.canarySecret]: canaryPass.secretArn } }),
      }
      const made = new HouseFunction(this, `${group}-routes`, {
        ...common,
        name: group,
        description,
        memoryMegabytes: config.memoryMegabytes,
        ...sells,
        environment: { ...environment, ...doorKey?.environment, ...sells.environment, ...own[group] },
      })
      allowGroup(made, group, table)
      return made
    }
    const groups = Object.fromEntries(GROUPS.map((group) => [group, serving(group)])) as Record<Group, HouseFunction>
    const api = new HouseApi(this, 'Api', { config, groups, authorizer })
    const firewall = config.firewall ? this.firewall(config, api, doorKey) : null
    const firewallArn = config.firewallAt === 'edge' ? (firewall?.arn ?? null) : null
    const door =
      config.cdn && doorKey
        ? new CloudFront(this, 'FrontDoor', { config, bundles, api, key: doorKey, firewallArn })
        : null
    if (painter) door?.serveFiles('/paintings/*', painter.gallery)
    traceCalls(this, api, config)
    const { domainName, apiDomainName, hostedZoneId, basePath, certificateArn, apiCertificateArn } = config
    const onApi = { api, certificateArn: certificateArn ?? '', basePath }
    const domain = domainName ? new OwnDomain(this, 'Domain', { domainName, hostedZoneId, on: door ?? onApi }) : null
    const apiDomain = apiDomainName
      ? new OwnDomain(this, 'ApiDomain', {
          domainName: apiDomainName,
          hostedZoneId,
          on: { ...onApi, certificateArn: apiCertificateArn ?? '' },
        })
      : null
    // A new key of the door is known to all who ask for it before anybody comes with it.
    door?.distribution.node.addDependency(
      ...[authorizer, ...Object.values(groups)].map(({ target: called }) => called),
      ...(firewall && !firewallArn ? [firewall] : []),
    )
    for (const group of READING) allowModel(groups[group], config.embeddingModelId)
    for (const group of GROUPS.filter(isSeller)) payments.allowKeys(groups[group])
    adminKey.grantRead(groups.admin.lambda)
    canaryPass?.grantRead(groups.auth.lambda)
    const address = knownAddress(config) ?? door?.address ?? ''
    const canary = canaryPass
      ? new Canary(this, 'Canary', {
          ...common,
          environment,
          address,
          pagesAddress: pagesAddress(config) ?? address,
          minutes: config.canaryMinutes,
          pass: canaryPass,
        })
      : null
    const functions = [
      authorizer,
      projector.function,
      reaper.function,
      calibrator.function,
      ...(painter ? [painter.function] : []),
      ...(canary ? [canary.function] : []),
      ...payments.functions,
      ...Object.values(groups),
    ]
    const watched = {
      functions,
      api,
      table,
      deadLetters: {
        'stripe-events': payments.deadLetters,
        projector: projector.deadLetters,
        ...(painter && { painter: painter.deadLetters }),
      },
      namespace: config.stackName,
      by: config.metricsBy,
      firewall,
      door,
    }
    const atEdge = [props.env?.region, this.region].includes(EDGE_REGION)
    const alarms = new Alarms(this, 'Alarms', {
      ...watched,
      edgeCountsHere: atEdge,
      which: config.alarms,
      email: config.alarmEmail,
    })
    if (config.releaseMinutes > 0)
      new GradualReleases(this, 'Releases', { functions, alarms, minutes: config.releaseMinutes })
    // Dashboards and budgets belong to the account, not to a region.
    const dashboard = `${config.stackName}-${this.region}`
    if (config.monthlyBudget !== null)
      budgetSpending(this, 'Spending', { name: dashboard, dollars: config.monthlyBudget, topic: alarms.topic })
    new HouseDashboard(this, 'Watch', { ...watched, name: dashboard })

    const outputs: Record<string, string> = {
      ApiUrl: address,
      TableName: table.tableName,
      AlarmTopic: alarms.topic.topicArn,
      Dashboard: dashboard,
      AccessLogGroup: api.accessLogGroup,
      ApiId: api.restApiId,
      StripeKeySecret: config.stripeSecretName ?? payments.key.secretArn,
      AdminKeySecret: config.adminKeySecretName ?? adminKey.secretArn,
      StripeDeadLetters: payments.deadLetters.queueUrl,
      ProjectorDeadLetters: projector.deadLetters.queueUrl,
      ...(painter && { PainterDeadLetters: painter.deadLetters.queueUrl, Gallery: painter.gallery.bucketName }),
      ...(domain && { DomainLeadsTo: domain.recordTarget }),
      ...(apiDomain && { ApiDomainLeadsTo: apiDomain.recordTarget, PagesUrl: pagesAddress(config) ?? '' }),
      ...(doorKey && { DoorKeySecret: doorKey.secret.secretArn }),
      // Where a CDN of one's own is to send what it takes.
      ...(!config.cdn && { ApiOrigin: api.url }),
    }
    new DeletionProtection(this, 'DeletionProtection', {
      table,
      enabled: config.deletionProtection,
      logRetention: config.logRetentionDays,
    })
    for (const [name, value] of Object.entries(outputs)) new CfnOutput(this, name, { value })
    this.address = this.node.findChild('ApiUrl') as CfnOutput
  }

  private firewall(config: StackConfig, api: HouseApi, key: ProxyKey | null): Firewall {
    const { stackName, firewallAt, apiDomainName } = config
    const stands: FirewallPlacement =
      firewallAt === 'edge' ? { at: 'edge' } : { at: 'api', api, key, allowsDirectCalls: apiDomainName !== null }
    const scope = firewallAt === 'api' || this.region === EDGE_REGION ? this : this.edgeStack(stackName)
    return new Firewall(scope, 'Firewall', {
      name: stackName,
      rate: config.firewallRate,
      platforms: config.platformRanges ?? [],
      placement: stands,
    })
  }

  /** For what can be made in that region alone; what runs at the edge finds the same. */
  private edgeStack(stackName: string): Stack {
    const name = edgeStackName(stackName, this.region)
    return new Stack(Stage.of(this) ?? this, name, {
      stackName: name,
      env: { account: this.account, region: EDGE_REGION },
      crossRegionReferences: true,
    })
  }
}
