/** The house on AWS: a table, a function for each group of routes, background jobs, the API in front, and monitoring. */
import { Annotations, CfnOutput, Stack, type StackProps } from 'aws-cdk-lib/core'
import type { Construct } from 'constructs'
import { SETTINGS } from '../../lambdas/config'
import { Authorizer } from './api/authorizer'
import { addGroupFunctions } from './api/group-functions'
import { HouseApi } from './api/house-api'
import { DeletionProtection } from './deletion-protection'
import { CloudFront } from './edge/cloudfront'
import { EDGE_REGION } from './edge/edge-stack'
import { Firewall } from './edge/firewall'
import { OwnDomain } from './edge/own-domain'
import { ProxyKey } from './edge/proxy-key'
import { GradualReleases } from './gradual-releases'
import type { JobProps } from './house-function'
import { HouseTable } from './house-table'
import { Audit } from './jobs/audit'
import { Calibrator } from './jobs/calibrator'
import { Canary } from './jobs/canary'
import { Painter } from './jobs/painter'
import { Payments } from './jobs/payments'
import { Projector } from './jobs/projector'
import { Reaper } from './jobs/reaper'
import { keySecret } from './key-secret'
import { Alarms } from './monitoring/alarms'
import { HouseDashboard } from './monitoring/dashboard'
import { addSpendingBudget } from './monitoring/spending-budget'
import { hasPath, hasProxy, knownAddress, offersMpp, type StackConfig } from './settings'

export interface HouseStackProps extends StackProps {
  config: StackConfig
  /** The folder with a bundle for each function. */
  bundles: string
}

const MPP_NEEDS_CLOUDFRONT =
  'MPP is not offered: without CloudFront (cdn=false) the header with the challenge keeps the name that API Gateway gives it, and clients do not find it.'

const SIGN_IN_NEEDS_ROOT =
  'Hosted MCP clients sign in only if the root of the domain forwards two well-known addresses to the house, because its address has a path: see "A path" in docs/settings.md.'

export class HouseStack extends Stack {
  /** The address that agents call. */
  readonly address: CfnOutput

  constructor(scope: Construct, id: string, { config, bundles, ...props }: HouseStackProps) {
    super(scope, id, {
      description: 'Creature House: a real-time virtual-pet house for AI agents',
      ...props,
      // The template fits every region, unless the function at the edge must know the stack's region.
      env: offersMpp(config) ? { ...props.env, region: props.env?.region ?? EDGE_REGION } : undefined,
    })
    if (config.mppNetworkId && !offersMpp(config)) Annotations.of(this).addWarningV2('house:mpp', MPP_NEEDS_CLOUDFRONT)
    if (hasPath(config)) Annotations.of(this).addWarningV2('house:sign-in', SIGN_IN_NEEDS_ROOT)

    const table = new HouseTable(this, 'Table', config)
    const proxyKey = hasProxy(config) ? new ProxyKey(this, 'DoorKey', config) : null
    const authorizer = new Authorizer(this, 'Authorizer', { config, bundles, proxyKey })

    const shared: JobProps = { config, bundles, table, environment: sharedEnvironment(config, table) }
    const payments = new Payments(this, 'Payments', shared)
    const projector = new Projector(this, 'Projector', shared)
    const reaper = new Reaper(this, 'Reaper', shared)
    const audit = new Audit(this, 'Audit', shared)
    const painter = config.dailyPictures > 0 ? new Painter(this, 'Painter', shared) : null
    const calibrator = new Calibrator(this, 'Calibrator', shared)

    const adminKey = keySecret(this, 'AdminKey', config.adminKeySecretName, ADMIN_KEY)
    const groups = addGroupFunctions(this, { ...shared, proxyKey, payments, adminKey })
    const api = new HouseApi(this, 'Api', { config, groups, authorizer })

    const firewall = config.firewall ? new Firewall(this, 'Firewall', { config, api, key: proxyKey }) : null
    const keyReaders = [authorizer, ...Object.values(groups)].map(({ target }) => target)
    const gallery = painter?.gallery ?? null
    const cloudFront =
      config.cdn && proxyKey
        ? new CloudFront(this, 'FrontDoor', { config, bundles, api, key: proxyKey, firewall, keyReaders, gallery })
        : null
    const { domainName, certificateArn, hostedZoneId } = config
    const domain =
      domainName && certificateArn
        ? new OwnDomain(this, 'Domain', { domainName, hostedZoneId, on: cloudFront ?? { api, certificateArn } })
        : null
    const address = knownAddress(config) ?? cloudFront?.address ?? api.gatewayUrl
    const canary = config.small ? null : new Canary(this, 'Canary', { ...shared, address })

    const jobs = [projector, reaper, audit, calibrator, painter, canary].flatMap((job) => (job ? [job.function] : []))
    const functions = [authorizer, ...jobs, ...payments.functions, ...Object.values(groups)]
    const deadLetters = {
      'stripe-events': payments.deadLetters,
      projector: projector.deadLetters,
      ...(painter && { painter: painter.deadLetters }),
    }
    const monitored = { functions, api, table, deadLetters, firewall, cloudFront }
    const isInEdgeRegion = [props.env?.region, this.region].includes(EDGE_REGION)
    const alarms = new Alarms(this, 'Alarms', { config, ...monitored, isInEdgeRegion })
    // Dashboards and budgets are unique in the account, not in a region.
    const accountWideName = `${config.stackName}-${this.region}`
    if (!config.small) new HouseDashboard(this, 'Watch', { name: accountWideName, namespace: config.stackName, alarms })
    addSpendingBudget(this, 'Spending', { config, name: accountWideName, topic: alarms.tickets })
    if (config.releaseMinutes > 0) new GradualReleases(this, 'Releases', { config, functions, alarms })
    new DeletionProtection(this, 'DeletionProtection', { config, table })

    this.address = this.addOutputs({
      ApiUrl: address,
      TableName: table.tableName,
      AlarmTopic: alarms.pages.topicArn,
      TicketTopic: alarms.tickets.topicArn,
      Dashboard: config.small ? undefined : accountWideName,
      AccessLogGroup: api.accessLogGroup,
      ApiId: api.restApiId,
      StripeKeySecret: config.stripeSecretName ?? payments.key.secretArn,
      AdminKeySecret: config.adminKeySecretName ?? adminKey.secretArn,
      DoorKeySecret: proxyKey?.secret.secretArn,
      StripeDeadLetters: payments.deadLetters.queueUrl,
      ProjectorDeadLetters: projector.deadLetters.queueUrl,
      PainterDeadLetters: painter?.deadLetters.queueUrl,
      Gallery: painter?.gallery.bucketName,
      DomainLeadsTo: domain?.recordTarget,
    }).ApiUrl
    new CfnOutput(this, 'GatewayUrl', { value: api.gatewayUrl, description: whenGatewayAnswers(config) })
  }

  private addOutputs<Name extends string>(values: Record<Name, string | null | undefined>): Record<Name, CfnOutput> {
    const given = (Object.entries(values) as [Name, string | null | undefined][]).filter(([, value]) => value != null)
    const outputs = given.map(([name, value]) => [name, new CfnOutput(this, name, { value: value as string })])
    return Object.fromEntries(outputs)
  }
}

/** The description of the output `GatewayUrl`. */
function whenGatewayAnswers(config: StackConfig): string {
  const { cdn, domainName, firewall } = config
  if (!hasProxy(config))
    return domainName ? 'Closed: the API answers only at its domain' : 'The address that agents call'
  const others = firewall ? 'other calls get a 404' : 'other calls are answered too, and share a limit by address'
  return `Where ${cdn ? 'CloudFront forwards' : 'your proxy forwards'} calls to, with the proxy key; ${others}`
}

const ADMIN_KEY = 'Admin key: analytics and /admin'

/** For all functions but the authorizer, which runs before every call and reads no configuration. */
const sharedEnvironment = (config: StackConfig, table: HouseTable): Record<string, string> => ({
  [SETTINGS.table]: table.tableName,
  [SETTINGS.baseUrl]: knownAddress(config) ?? '',
  [SETTINGS.metricsNamespace]: config.stackName,
  [SETTINGS.securityContact]: config.securityContact ?? '',
  [SETTINGS.dailyPictures]: String(config.dailyPictures),
  // Empty here, but named: `sam local invoke --env-vars` sets only variables that exist.
  [SETTINGS.dynamodbEndpoint]: '',
})
